"""Words of a command as things of the game: placements, letters, cards, players."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from chevalet.commands.refusals import CommandIncomplete, NotACard, NotALetter, NotAPlayer
from chevalet.commands.request import Request, key, plain
from chevalet.errors import ChevaletError
from chevalet.game.actions import Place
from chevalet.game.board import Board, Laid, Square
from chevalet.game.card_refusals import NoCards
from chevalet.game.cards import Card, Deed
from chevalet.game.play import CardUse
from chevalet.game.tiles import ALPHABET, JOKER
from chevalet.notation.squares import Place as Start
from chevalet.notation.squares import french
from chevalet.notation.words import read_word, tiles_laid

_THEN = ("puis", "then")
_WITH = ("avec", "with")
_AND = ("et", "and")
_ABOUT_A_SEAT = (Deed.SWAP_RACKS, Deed.LOOK, Deed.TAKE_TILE, Deed.TAKE_SCORE)


def placement(asked: Request) -> Place:
    """`H4 MOT`, `H4 MOT puis 8A AUTRE`, `H4 MOT avec CARTE et CARTE`."""
    said = asked.take(2)
    words, cards = parted(said, _WITH)
    board, layings, first = asked.public.board, [], None
    seat, rack = asked.seat, asked.view.rack
    for part in split(words, _THEN):
        if len(part) != 2:
            raise CommandIncomplete(usage=asked.usage)
        start, direction = french(plain(part[0]), board.size)
        laid = tiles_said(board, Start(start, direction), part[1], rack)
        board = with_inside(board, laid)
        layings.append(laid)
        first = first or direction
    uses = tuple(card_use(asked, one) for one in split(cards, _AND)) if cards else ()
    return Place(seat, layings[0], then=tuple(layings[1:]), cards=uses, keep=first)


def with_inside(board: Board, laid: Iterable[Laid]) -> Board:
    return board.with_tiles(one for one in laid if board.holds(one.square))


def tiles_said(board: Board, at: Start, word: str, rack: str) -> tuple[Laid, ...]:
    """The tiles that a word lays, jokers in lower case.

    Brackets are always about jokers. So are small letters among capitals, as long as the rack has
    so many jokers: otherwise somebody writes `passe` or `Passe` and means the letters.
    """
    written = plain(word)
    plainly = read_word(written.upper())
    laid = tiles_laid(board, at.square, at.direction, read_word(written))
    if written == written.lower() or jokers_in(laid) > rack.count(JOKER):
        laid = tiles_laid(board, at.square, at.direction, plainly)
    return with_jokers(laid, rack)


def jokers_in(laid: Iterable[Laid]) -> int:
    return sum(one.tile.islower() for one in laid)


def with_jokers(laid: tuple[Laid, ...], rack: str) -> tuple[Laid, ...]:
    """A letter that the rack lacks altogether can only be a joker."""
    wanted = Counter(one.tile for one in laid if one.tile.isupper() and one.tile not in rack)
    spare = rack.count(JOKER) - jokers_in(laid)
    if not wanted or sum(wanted.values()) > spare:
        return laid
    return tuple(Laid(one.square, one.tile.lower()) if one.tile in wanted else one for one in laid)


def rack_letters(said: Sequence[str]) -> str:
    """Letters to give back: `ABC`, `a b c`, `AB?` or `ab joker`."""
    letters = "".join(JOKER if key(word) == "joker" else plain(word).upper() for word in said)
    wrong = next((letter for letter in letters if letter not in ALPHABET + JOKER), None)
    if wrong is not None:
        raise NotALetter(said=wrong)
    return letters


def words_said(said: Sequence[str]) -> tuple[str, ...]:
    return tuple(read_word(plain(word.strip(",;"))).upper() for word in said)


# --- cards ----------------------------------------------------------------------------------------


def card_use(asked: Request, said: Sequence[str]) -> CardUse:
    """A card by its name, then what it is about: a word, a square, a letter, a player."""
    name, about = card_name(asked, said)
    card = next(card for card in deck(asked) if card.name == name)
    use = CardUse(name, seat=only_other(asked) if card.deed in _ABOUT_A_SEAT else None)
    if card.deed in _ABOUT_A_SEAT and about:
        use = CardUse(name, seat=player(asked, " ".join(about)))
    elif card.deed is Deed.EXCHANGE:
        use = CardUse(name, tiles=rack_letters(about))
    elif card.changes is not None and about:
        square, rest = square_said(asked, about)
        turns = card.changes.turn_over
        word = words_said(rest)[0] if rest and not turns else None
        use = CardUse(name, word=word, square=square, tiles=rack_letters(rest) if turns else "")
    return use


def deck(asked: Request) -> tuple[Card, ...]:
    if asked.edition.deck is None:
        raise NoCards()
    return asked.edition.deck.cards


def card_name(asked: Request, said: Sequence[str]) -> tuple[str, Sequence[str]]:
    """The card that the first words name, and what follows; cards in hand go before the others."""
    names = [card.name for card in deck(asked)]
    for known in (list(dict.fromkeys(asked.cards)), names):
        for size in range(min(len(said), 6), 0, -1):
            wanted = key("".join(said[:size]))
            exact = [name for name in known if key(name) == wanted]
            begun = [name for name in known if wanted and key(name).startswith(wanted)]
            if len(found := exact or begun) == 1:
                return found[0], said[size:]
    raise NotACard(said=" ".join(said), known=tuple(dict.fromkeys(asked.cards)) or tuple(names))


def only_other(asked: Request) -> int | None:
    """The one other player, when there is but one."""
    others = [seat for seat in asked.public.seats if seat != asked.seat]
    return others[0] if len(others) == 1 else None


def player(asked: Request, said: str) -> int:
    """A player by name, or by the beginning of it."""
    names, wanted = asked.public.setup.seats, key(said)
    exact = [seat for seat, name in enumerate(names) if key(name) == wanted]
    begun = [seat for seat, name in enumerate(names) if wanted and key(name).startswith(wanted)]
    if len(found := exact or begun) != 1:
        raise NotAPlayer(said=said, names=names)
    return found[0]


def square_said(asked: Request, said: Sequence[str]) -> tuple[Square | None, list[str]]:
    """The first word that names a square, and the others."""
    rest = list(said)
    for word in said:
        try:
            square = french(plain(word), asked.public.board.size).square
        except ChevaletError:
            continue
        rest.remove(word)
        return square, rest
    return None, rest


# --- parts of a command ---------------------------------------------------------------------------


def parted(said: Sequence[str], by: Sequence[str]) -> tuple[list[str], list[str]]:
    """What stands before a word, and what stands after it."""
    at = next((i for i, word in enumerate(said) if key(word) in by), len(said))
    return list(said[:at]), list(said[at + 1 :])


def split(said: Sequence[str], by: Sequence[str]) -> Iterator[list[str]]:
    part: list[str] = []
    for word in said:
        if key(word) in by:
            yield part
            part = []
        else:
            part.append(word)
    yield part
