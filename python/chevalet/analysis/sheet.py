"""A game typed in by hand from paper: one turn a line.

    Anne  SPOESVA  H4  PASSE  20
    Bob   RIZEAUL  8G  REZ    12
    Anne  OVAEIS?  -OV
    Bob   IAULNTE  passe

Who, the rack (`-` if nobody wrote it down), the square in French notation, the word (a joker in
lower case) and its points. An exchange is a `-` with the letters given, a pass is `passe` or
`pass`. Empty lines and what follows a `#` are left out.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

from chevalet.errors import ChevaletError
from chevalet.game.board import Board, Direction, Square
from chevalet.game.refusals import LetterDiffers, Refusal
from chevalet.notation import gcg
from chevalet.notation.squares import Place, french
from chevalet.notation.words import read_word, tiles_laid

_PASSES = ("passe", "pass", "passer")


class TypedLineMalformed(ChevaletError):
    """A line of a typed game that makes no sense."""

    line: int
    wanted: str
    """What should stand there: `name`, `rack`, `square`, `word`, `points`, `end`."""


class TypedWordMisplaced(ChevaletError):
    """A word that cannot be written over what lies there."""

    line: int
    word: str


@dataclass
class _Reader:
    size: int
    board: Board
    totals: dict[str, int] = field(default_factory=dict)

    def move(self, line: int, words: list[str]) -> gcg.Scored:
        name, rack = words[0], self.rack(line, words)
        at, rest = gcg.At(line, 1, 1), words[2:]
        total = self.totals.setdefault(name, 0)
        if not rest:
            raise TypedLineMalformed(line=line, wanted="square")
        if rest[0].lower() in _PASSES:
            self.end(line, rest[1:])
            return gcg.PassedTurn(name, rack, 0, total, at)
        if rest[0].startswith("-") and len(rest[0]) > 1:
            self.end(line, rest[1:])
            return gcg.Swapped(name, rack, rest[0][1:].upper(), 0, total, at)
        if len(rest) < 2:
            raise TypedLineMalformed(line=line, wanted="word")
        if len(rest) < 3 or not rest[2].lstrip("+").isdigit():
            raise TypedLineMalformed(line=line, wanted="points")
        self.end(line, rest[3:])
        start, direction = self.square(line, rest[0])
        points = int(rest[2].lstrip("+"))
        self.totals[name] = total = total + points
        word = self.word(line, rest[1], start, direction)
        place = Place(start, direction)
        return gcg.Placed(name, rack, place, word, points, total, at)

    def rack(self, line: int, words: list[str]) -> str:
        if len(words) < 2:
            raise TypedLineMalformed(line=line, wanted="rack")
        rack = "" if words[1] == "-" else words[1].upper()
        if not all("A" <= tile <= "Z" or tile == "?" for tile in rack):
            raise TypedLineMalformed(line=line, wanted="rack")
        return rack

    def square(self, line: int, text: str) -> tuple[Square, Direction]:
        try:
            return french(text, self.size)
        except ChevaletError:
            raise TypedLineMalformed(line=line, wanted="square") from None

    def word(self, line: int, text: str, start: Square, direction: Direction) -> str:
        """The word as GCG writes it: `.` for letters that lie there already."""
        try:
            word = read_word(text)
            laid = tiles_laid(self.board, start, direction, word)
        except LetterDiffers:
            raise TypedWordMisplaced(line=line, word=text) from None
        except (ChevaletError, Refusal):
            raise TypedLineMalformed(line=line, wanted="word") from None
        free = {one.square for one in laid}
        if not all(self.board.holds(one.square) for one in laid):
            raise TypedWordMisplaced(line=line, word=text)
        self.board = self.board.with_tiles(laid)
        squares = (direction.step(start, by) for by in range(len(word)))
        return "".join(t if s in free else "." for s, t in zip(squares, word, strict=True))

    def end(self, line: int, more: list[str]) -> None:
        if more:
            raise TypedLineMalformed(line=line, wanted="end")


def read(text: str, size: int = 15) -> gcg.Gcg:
    """The record that a typed game tells.

    >>> game = read("Anne SPOESVA H4 PASSE 20\\nBob RIZEAUL passe")
    >>> [type(move).__name__ for move in game.moves], [one.name for one in game.players]
    (['Placed', 'PassedTurn'], ['Anne', 'Bob'])
    """
    reader = _Reader(size, Board.empty(size))
    moves = tuple(_moves(reader, text))
    return gcg.Gcg(tuple(gcg.Player(name, name) for name in reader.totals), entries=moves)


def _moves(reader: _Reader, text: str) -> Iterator[gcg.Scored]:
    for number, line in enumerate(text.splitlines(), 1):
        words = line.partition("#")[0].split()
        if words:
            yield reader.move(number, words)


def is_gcg(text: str) -> bool:
    """Is a text a GCG record, and not a game typed by hand?"""
    first = next((line.strip() for line in text.splitlines() if line.strip()), "")
    return first.startswith((">", "#"))
