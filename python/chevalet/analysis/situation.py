"""What the seat to move knows, read from a view or a position and checked: once, here."""

from dataclasses import dataclass
from typing import Protocol, TypeAlias

from chevalet.editions import EDITIONS
from chevalet.editions import edition as edition_named
from chevalet.engine import BoardUnfit
from chevalet.errors import ChevaletError
from chevalet.game.board import Layout, Square
from chevalet.game.edition import Edition
from chevalet.game.tiles import ALPHABET, JOKER, on_rack, take
from chevalet.game.views import View
from chevalet.lexicon import DEFAULT, Lexicon, find, named
from chevalet.notation import cgp
from chevalet.notation.squares import square_name

EMPTY = "."
MOST_SEATS = 4
"""That the native simulation plays."""


class HasView(Protocol):
    """A game: whose turn it is, and what that seat sees."""

    @property
    def turn(self) -> int: ...
    def view(self, seat: int | None) -> View: ...


PositionLike: TypeAlias = "cgp.Position | View | HasView | str"
"""A game, the view of the seat to move, a CGP position or its text."""


class BoardApart(ChevaletError):
    """Tiles that no game can have laid: they touch no word, or the first square is free."""

    square: str
    """The first such square, in French notation."""


class TwoSeatsNeeded(ChevaletError):
    """Only a game of two can be searched in this way."""

    seats: int


class RackUnknown(ChevaletError):
    """A position without the rack of the seat to move."""


class NothingLeftToPlay(ChevaletError):
    """The other rack is empty and so is the bag: the game is over."""


class HandsTooSmall(ChevaletError):
    """With tiles in the bag every rack is full; this one is not."""

    rack: str
    wanted: int


@dataclass(frozen=True, slots=True)
class Situation:
    """A position as the seat to move knows it; the opponent is the next seat."""

    edition: Edition
    rows: tuple[str, ...]
    rack: str
    unseen: str
    """The tiles in the bag and on the other racks."""
    opponent: int
    """How many of them the opponent holds."""
    spread: int
    """Own score less the opponent's."""
    known: str = ""
    """Tiles known to be on the opponent's rack."""
    further: tuple[tuple[int, int], ...] = ()
    """The seats after the opponent's: how many tiles each holds, own score less the seat's."""

    @property
    def bag(self) -> int:
        """How many tiles are left to draw."""
        return len(self.unseen) - self.opponent - sum(tiles for tiles, _ in self.further)

    @property
    def seats(self) -> int:
        return 2 + len(self.further)

    def require_two_seats(self) -> None:
        """Refuse games of more."""
        if self.further:
            raise TwoSeatsNeeded(seats=self.seats)

    def unknown_words(self, words: Lexicon) -> tuple[str, ...]:
        """Words on the board that the list has not: allowed, but worth a warning."""
        lines = [*self.rows, *("".join(column) for column in zip(*self.rows, strict=True))]
        laid = (word.upper() for line in lines for word in line.replace(EMPTY, " ").split())
        return tuple(dict.fromkeys(word for word in laid if len(word) > 1 and word not in words))


def situation(position: PositionLike, *, edition: Edition | str | None = None) -> Situation:
    """Read and check a position; what no game can reach is refused with its reason.

    >>> rows = "/".join(["15"] * 7 + ["4PASSE6"] + ["15"] * 7)
    >>> read = situation(f"{rows} AEINRS?/ 0/16 0")
    >>> read.bag, read.opponent, read.spread, len(read.unseen)
    (83, 7, -16, 90)
    """
    if isinstance(position, str):
        position = cgp.parse(position)
    if isinstance(position, cgp.Position):
        read = _from_position(position, _edition(edition))
    else:
        view = position if isinstance(position, View) else position.view(position.turn)
        read = _from_view(view, edition)
    most = read.edition.rack_size
    if max(len(read.rack), read.opponent) > most:
        held = max(len(read.rack), read.opponent)
        raise cgp.RackTooLong(rack=read.rack, held=held, most=most)
    if read.opponent == 0:
        raise NothingLeftToPlay()
    return read


def lexicon_of(position: PositionLike, words: Lexicon | str | None) -> Lexicon:
    """The list asked for, else the one that the position names, else the built-in one."""
    if words is not None:
        return words if isinstance(words, Lexicon) else find(words)
    if isinstance(position, str):
        position = cgp.parse(position)
    told = position.lexicon if isinstance(position, cgp.Position) else None
    return named(told or DEFAULT)


def _edition(edition: Edition | str | None) -> Edition:
    if edition is None:
        return EDITIONS[0]
    return edition_named(edition) if isinstance(edition, str) else edition


def _from_position(position: cgp.Position, edition: Edition) -> Situation:
    if len(position.racks) != 2:
        raise TwoSeatsNeeded(seats=len(position.racks))
    if position.size != edition.layout.size:
        raise BoardUnfit(side=position.size, wanted=edition.layout.size)
    position.check(edition.tiles, edition.rack_size)
    _check_joined(position.rows, edition.layout)
    rack, known = position.racks
    if not rack:
        raise RackUnknown()
    laid = "".join(on_rack(tile) for row in position.rows for tile in row if tile != EMPTY)
    unseen = _sorted(take(edition.bag, laid + rack))
    opponent = len(known) or min(edition.rack_size, len(unseen))
    if len(unseen) > opponent:
        for held in (rack, known or " " * opponent):
            if len(held) != edition.rack_size:
                raise HandsTooSmall(rack=held, wanted=edition.rack_size)
    spread = position.scores[0] - position.scores[1]
    return Situation(edition, position.rows, rack, unseen, opponent, spread, known)


def _from_view(view: View, edition: Edition | str | None) -> Situation:
    public = view.public
    playing = public.playing
    if view.seat is None or view.seat not in playing or not view.rack:
        raise RackUnknown()
    if not 2 <= len(playing) <= MOST_SEATS:
        raise TwoSeatsNeeded(seats=len(playing))
    own = playing.index(view.seat)
    other, *rest = playing[own + 1 :] + playing[:own]
    hands = "".join(hand.rack for seat in (other, *rest) if (hand := view.hands[seat]))
    hand = view.hands[other]
    return Situation(
        edition=_edition(edition or public.setup.edition),
        rows=public.board.rows,
        rack=view.rack,
        unseen=_sorted(view.unseen + hands),
        opponent=public.rack_counts[other],
        spread=public.scores[view.seat] - public.scores[other],
        known=hand.rack if hand else "",
        further=tuple(
            (public.rack_counts[seat], public.scores[view.seat] - public.scores[seat])
            for seat in rest
        ),
    )


def _sorted(tiles: str) -> str:
    return "".join(sorted(tiles, key=(ALPHABET + JOKER).index))


def _check_joined(rows: tuple[str, ...], layout: Layout) -> None:
    """All tiles hang together with the first square, as words laid one after the other do."""
    laid = {
        (row, column)
        for row, text in enumerate(rows)
        for column, tile in enumerate(text)
        if tile != EMPTY
    }
    if not laid:
        return
    start = (layout.star.row, layout.star.column)
    reached, waiting = {start}, [start]
    if start not in laid:
        raise BoardApart(square=square_name(Square(*min(laid))))
    while waiting:
        row, column = waiting.pop()
        near = {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}
        fresh = (near & laid) - reached
        reached |= fresh
        waiting += fresh
    if apart := laid - reached or (laid if len(laid) == 1 else set()):
        raise BoardApart(square=square_name(Square(*min(apart))))
