"""A word as people write it: capitals, a joker in lower case or in brackets."""

import re

from chevalet.errors import ChevaletError
from chevalet.game.board import Board, Direction, Laid, Square
from chevalet.game.refusals import LetterDiffers

# A joker that names no letter is read too: the rules refuse it, and say on which square.
_PIECES = re.compile(r"[A-Za-z?]|\([A-Za-z]\)|\[[A-Za-z]\]")


class NotAWord(ChevaletError):
    """A text that is no word: something in it is no letter."""

    text: str


def read_word(text: str) -> str:
    """The tiles of a word, a joker in lower case.

    >>> read_word("PaSSE"), read_word("P(A)SSE"), read_word("P[A]SSE")
    ('PaSSE', 'PaSSE', 'PaSSE')
    """
    written = text.strip()
    pieces = _PIECES.findall(written)
    if not pieces or "".join(pieces) != written:
        raise NotAWord(text=text)
    return "".join(piece[1].lower() if len(piece) == 3 else piece for piece in pieces)


def tiles_laid(board: Board, start: Square, direction: Direction, word: str) -> tuple[Laid, ...]:
    """The tiles that a word written over the board lays on its free squares."""
    laid = []
    for by, tile in enumerate(word):
        square = direction.step(start, by)
        lying = board.at(square)
        if lying is None:
            laid.append(Laid(square, tile))
        elif lying.upper() != tile.upper():
            raise LetterDiffers(square=square, tile=lying.upper(), given=tile.upper())
    return tuple(laid)
