"""The score sheet, as French players write it, and what else is read off the events.

A sheet follows the events that one seat may read. It only ever grows, so that a page is sent the
new rows alone.
"""

from bisect import bisect_right
from collections.abc import Iterable
from enum import StrEnum

from chevalet.game import events as e
from chevalet.game.board import Square
from chevalet.game.hands import Hand, hand_after
from chevalet.game.play import Hidden, Play
from chevalet.game.reasons import PassReason, TakenBack
from chevalet.game.unfolding import count
from chevalet.notation.squares import Place, to_french
from chevalet.server.parts import Part


class RowKind(StrEnum):
    WORD = "word"
    TAKEN_BACK = "taken-back"
    EXCHANGE = "exchange"
    PASS = "pass"  # noqa: S105  no password
    SCORE_TAKEN = "score-taken"
    CONTEST = "contest"
    """Points that contesting a good word cost."""
    OVERTIME = "overtime"
    LEFT = "left"
    """What the tiles left at the end change."""


class Row(Part):
    """One line of the sheet: coup, tirage, mot, référence, points, cumul."""

    version: int
    """The version of the game from which on the row is there."""
    number: int | None
    """The turn, counted from 1; nothing for a line that is no turn."""
    seat: int
    kind: RowKind
    rack: str | None
    """The rack before the turn, for those who may see it."""
    word: str
    """The main word; letters that jokers stand for in lower case."""
    place: str
    """Where it lies, in French notation."""
    words: tuple[str, ...]
    tiles: int
    """How many tiles were laid or exchanged."""
    cards: tuple[str, ...]
    points: int
    total: int
    reason: str
    """Why the turn was passed, or whose score was taken; empty when it goes without saying."""


class Settlement(Part):
    """A seat at the end: the tiles left on its rack, and what they change."""

    seat: int
    left: str
    change: int


class Shown(Part):
    """What a card has let a seat see, until the next turn begins."""

    rack_of: int | None
    rack: str
    two_letter_words: tuple[str, ...]


class Sheet:
    """The rows so far, the squares of the last word, the settlement."""

    def __init__(self, seat: int | None, *, whole: bool = False) -> None:
        """`whole` is for the events of a finished game as they are, without anything hidden."""
        self._seat = seat
        self._whole = whole
        self._hands: list[Hand | None] = []
        self._totals: list[int] = []
        self._play: Play | None = None
        self._rack: str | None = None
        self._turns = 0
        self.version = 0
        self.rows: list[Row] = []
        self.last: tuple[Square, ...] = ()
        self.settlement: tuple[Settlement, ...] = ()
        self.shown: Shown | None = None

    def follow(self, events: Iterable[e.Event]) -> None:
        """Go on with events that the seat may read."""
        for event in events:
            self.version += 1
            self._note(event)
            self._hands = [
                None if hand is None else hand_after(hand, seat, event)
                for seat, hand in enumerate(self._hands)
            ]

    def rows_since(self, version: int) -> tuple[int, tuple[Row, ...]]:
        """The rows written after a version, and how many there were before them."""
        first = bisect_right(self.rows, version, key=lambda row: row.version)
        return first, tuple(self.rows[first:])

    def _note(self, event: e.Event) -> None:
        match event:
            case e.GameCreated(setup, open_racks=opened):
                seats = range(len(setup.seats))
                mine = [opened or self._whole or seat == self._seat for seat in seats]
                self._hands = [Hand() if sees else None for sees in mine]
                self._totals = [0 for _ in seats]
            case e.TurnBegan():
                self.shown = None
            case e.WordLaid(seat, play):
                self._play, self._rack = play, self._rack_of(seat)
                self.last = tuple(laid.square for laid in play.laid)
            case e.PlayChanged(_, play):
                self._play = play
            case e.PlayScored(seat, points):
                self._write_word(seat, RowKind.WORD, points)
            case e.WordTakenBack(seat, _, reason):
                self.last = ()
                if reason is TakenBack.WRONG_WORD:
                    self._write_word(seat, RowKind.TAKEN_BACK, 0)
            case e.SquaresCleared(squares):
                self.last = tuple(square for square in self.last if square not in squares)
            case e.Exchanged(seat, given, by_card=False):
                self._turn(seat, RowKind.EXCHANGE, tiles=count(given), rack=self._rack_of(seat))
            case e.Passed(seat, reason) if reason is not PassReason.WORD_TAKEN_BACK:
                told = "" if reason is PassReason.CHOSEN else reason.value
                self._turn(seat, RowKind.PASS, rack=self._rack_of(seat), reason=told)
            case e.ScoreTaken(seat, other, points):
                self._write(seat, RowKind.SCORE_TAKEN, points=points, reason=str(other))
                self._write(other, RowKind.SCORE_TAKEN, points=-points, reason=str(seat))
            case e.Contested(seat, words, penalty=penalty) if penalty:
                self._write(seat, RowKind.CONTEST, points=-penalty, words=words)
            case e.Penalised(seat, points):
                self._write(seat, RowKind.OVERTIME, points=-points)
            case e.Settled(left, changes):
                self._settle(left, changes)
            case e.RackShown(_, other, tiles) if not isinstance(tiles, Hidden):
                if event.seat == self._seat:
                    self.shown = Shown(rack_of=other, rack=tiles, two_letter_words=())
            case e.TwoLetterWordsShown(seat, _, words) if not isinstance(words, Hidden):
                if seat == self._seat:
                    self.shown = Shown(rack_of=None, rack="", two_letter_words=words)
            case _:
                pass

    def _write_word(self, seat: int, kind: RowKind, points: int) -> None:
        play = self._play
        if play is None:
            return
        main = play.words[0]
        self._turn(
            seat,
            kind,
            rack=self._rack,
            word=with_jokers(play),
            place=to_french(Place(main.start, main.direction)),
            words=tuple(word.text for word in play.words),
            tiles=len(play.laid),
            cards=tuple(use.card for use in play.uses),
            points=points,
        )

    def _settle(self, left: tuple[str, ...], changes: tuple[int, ...]) -> None:
        told = enumerate(zip(left, changes, strict=True))
        self.settlement = tuple(
            Settlement(seat=seat, left=tiles, change=change) for seat, (tiles, change) in told
        )
        for one in self.settlement:
            if one.change:
                self._write(one.seat, RowKind.LEFT, points=one.change, rack=one.left)

    def _turn(self, seat: int, kind: RowKind, **told: object) -> None:
        self._turns += 1
        self._write(seat, kind, number=self._turns, **told)

    def _write(self, seat: int, kind: RowKind, **told: object) -> None:
        empty = {"number": None, "rack": None, "word": "", "place": "", "words": (), "tiles": 0}
        row = {**empty, "cards": (), "points": 0, "reason": "", **told}
        points = row["points"]
        assert isinstance(points, int)
        self._totals[seat] += points
        written = {"version": self.version, "seat": seat, "kind": kind, "total": self._totals[seat]}
        self.rows.append(Row.model_validate({**row, **written}))

    def _rack_of(self, seat: int) -> str | None:
        hand = self._hands[seat]
        return None if hand is None else hand.rack


def with_jokers(play: Play) -> str:
    """The main word of a play, the letters that jokers just laid stand for in lower case."""
    main = play.words[0]
    jokers = {laid.square for laid in play.laid if laid.tile.islower()}
    tiles = {laid.square: laid.tile for laid in play.laid}
    letters = list(zip(main.squares, main.text, strict=True))
    if any(tiles.get(square, letter).upper() != letter for square, letter in letters):
        # A card had it laid backwards: what is read first lies last.
        letters = list(zip(reversed(main.squares), main.text, strict=True))
    return "".join(letter.lower() if square in jokers else letter for square, letter in letters)
