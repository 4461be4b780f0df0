"""What a page shows of a game: the table as one seat sees it, ready to be drawn.

A page knows no rules. Whatever it needs to know about the moment is here, and it is made from a
`View` alone, so that it cannot tell what the seat may not know.
"""

from typing import Annotated

from chevalet.editions import edition as edition_named
from chevalet.game.actions import Place
from chevalet.game.clock import Clock
from chevalet.game.events import Die
from chevalet.game.public import Public, Standing, Window
from chevalet.game.reasons import EndReason
from chevalet.game.setup import WordRule
from chevalet.game.timing import next_due
from chevalet.game.views import View
from chevalet.server.mirror import AsJson
from chevalet.server.parts import CardUseJson, LaidJson, Part, SquareJson, WordJson
from chevalet.server.permits import Permit, permits, playable
from chevalet.server.sheet import Settlement, Sheet, Shown
from chevalet.store import Arrangement, Kind


class SeatShown(Part):
    """A seat: who sits there, and the level if it is a computer."""

    name: str
    kind: Kind
    level: str | None


class SetupShown(Part):
    """What was agreed before the game."""

    seats: tuple[SeatShown, ...]
    word_rule: WordRule
    words: str
    clock: Annotated[Clock, AsJson()]
    turn_limit: int | None
    contest_penalty: int
    answer_time: int
    hints: bool


class PendingShown(Part):
    """A word that lies there and waits to be accepted or contested."""

    seat: int
    tiles: tuple[LaidJson, ...]
    words: tuple[WordJson, ...]
    points: int
    contested: tuple[str, ...]
    """Words that were looked up already, and found good."""


class WindowShown(Part):
    """Cards just played, and the seats that may still cancel one, until when."""

    seat: int
    uses: tuple[CardUseJson, ...]
    with_word: bool
    waiting: tuple[int, ...]
    until: int


class TurnedShown(Part):
    """A tile that this seat laid face down, with what is printed on it."""

    square: SquareJson
    face: str


class CardsShown(Part):
    """The cards, as far as this seat sees them."""

    hand: tuple[str, ...]
    playable: tuple[str, ...]
    """Those of the hand that may be played by themselves now; the rules have the last word."""
    hand_counts: tuple[int, ...]
    hand_limit: int
    deck_count: int
    discarded: tuple[str, ...]
    used: tuple[str, ...]
    """Cards that the seat to play has used this turn."""
    window: WindowShown | None
    closed: tuple[SquareJson, ...]
    """Squares on which nothing may be laid any more."""
    face_down: tuple[SquareJson, ...]
    turned: tuple[TurnedShown, ...]
    loses_turn: int | None


class DieLaid(Part):
    square: SquareJson
    number: int


class DiceShown(Part):
    """The dice: those just rolled, those on the board, how many are left in the box."""

    count: int
    rolled: tuple[Annotated[Die, AsJson()], ...]
    laid: tuple[DieLaid, ...]
    in_box: int


class TimesShown(Part):
    """Milliseconds. The time of `running` goes down since `since`, by the server's `now`."""

    left: tuple[int, ...]
    running: int | None
    since: int
    due: int | None
    """When the clock will next have something to say."""


class EndShown(Part):
    reason: EndReason
    winners: tuple[int, ...]


class SeatView(Part):
    """The table as one seat sees it; a spectator's seat is null and its rack empty."""

    version: int
    seat: int | None
    edition: str
    setup: SetupShown
    board: tuple[str, ...]
    """One text a row: `.` an empty square, a lower-case letter a joker."""
    rack: str
    racks: tuple[str | None, ...]
    """The racks in sight: one's own, or all of them where they lie open."""
    rack_counts: tuple[int, ...]
    bag_count: int
    unseen: str
    """The tiles this seat cannot see, in alphabetical order, jokers last."""
    scores: tuple[int, ...]
    standings: tuple[Standing, ...]
    turn: int
    turns: int
    awaited: tuple[int, ...]
    may: tuple[Permit, ...]
    """What this seat may ask for now, as far as can be told before it does."""
    pending: PendingShown | None
    held: Annotated[Place | None, AsJson()]
    cards: CardsShown | None
    dice: DiceShown | None
    times: TimesShown | None
    paused: bool
    ended: EndShown | None
    settlement: tuple[Settlement, ...]
    last: tuple[SquareJson, ...]
    """The squares of the last word laid."""
    shown: Shown | None
    """What a card has let this seat see."""


def setup_shown(public: Public, arrangement: Arrangement) -> SetupShown:
    setup = public.setup
    sitting = zip(setup.seats, arrangement.seats, strict=True)
    return SetupShown(
        seats=tuple(SeatShown(name=name, kind=one.kind, level=one.level) for name, one in sitting),
        word_rule=setup.word_rule,
        words=setup.words.name,
        clock=setup.clock,
        turn_limit=setup.options.turn_limit,
        contest_penalty=setup.options.contest_penalty,
        answer_time=setup.options.answer_time,
        hints=arrangement.hints,
    )


def seat_view(seen: View, sheet: Sheet, setup: SetupShown) -> SeatView:
    """The message for a seat, made of what that seat may know: its view and its sheet."""
    public = seen.public
    hand = seen.hands[seen.seat] if seen.seat is not None else None
    return SeatView(
        version=seen.version,
        seat=seen.seat,
        edition=public.setup.edition,
        setup=setup,
        board=public.board.rows,
        rack=seen.rack,
        racks=tuple(None if one is None else one.rack for one in seen.hands),
        rack_counts=public.rack_counts,
        bag_count=public.bag_count,
        unseen=unseen(seen),
        scores=public.scores,
        standings=public.standings,
        turn=public.turn,
        turns=public.turns,
        awaited=public.awaited,
        may=permits(seen, edition_named(public.setup.edition)),
        pending=_pending(public),
        held=hand.held if hand else None,
        cards=_cards(seen),
        dice=_dice(public),
        times=_times(public),
        paused=public.paused,
        ended=ended_shown(public),
        settlement=sheet.settlement,
        last=sheet.last,
        shown=sheet.shown,
    )


def unseen(seen: View) -> str:
    """Jokers last, as French players list what is left. Dice are all in sight."""
    return "" if seen.public.dice else "".join(sorted(seen.unseen, key=_jokers_last))


def _jokers_last(tile: str) -> tuple[bool, str]:
    return (not tile.isalpha(), tile)


def _pending(public: Public) -> PendingShown | None:
    pending = public.pending
    if pending is None:
        return None
    return PendingShown(
        seat=pending.seat,
        tiles=pending.play.laid,
        words=pending.play.words,
        points=pending.play.points,
        contested=pending.contested,
    )


def _cards(seen: View) -> CardsShown | None:
    table = seen.public.cards
    if table is None:
        return None
    hand = seen.hands[seen.seat] if seen.seat is not None else None
    return CardsShown(
        hand=hand.cards if hand else (),
        playable=playable(seen, edition_named(seen.public.setup.edition)),
        hand_counts=table.hand_counts,
        hand_limit=table.hand_limit,
        deck_count=table.deck_count,
        discarded=table.discarded,
        used=table.used,
        window=_window(table.window),
        closed=tuple(sorted(table.closed)),
        face_down=tuple(sorted(table.turned)),
        turned=tuple(
            TurnedShown(square=square, face=face) for square, face in (hand.turned if hand else ())
        ),
        loses_turn=table.loses_turn,
    )


def _window(window: Window | None) -> WindowShown | None:
    if window is None:
        return None
    return WindowShown(
        seat=window.seat,
        uses=window.uses,
        with_word=window.with_word,
        waiting=window.waiting,
        until=window.until,
    )


def _dice(public: Public) -> DiceShown | None:
    dice = public.dice
    if dice is None:
        return None
    return DiceShown(
        count=dice.count,
        rolled=dice.rolled,
        laid=tuple(DieLaid(square=square, number=number) for square, number in dice.laid),
        in_box=len(dice.box),
    )


def _times(public: Public) -> TimesShown | None:
    times = public.times
    due = next_due(public)
    if not times.left and due is None:
        return None
    return TimesShown(left=times.left, running=times.running, since=times.since, due=due)


def ended_shown(public: Public) -> EndShown | None:
    if public.ended is None:
        return None
    return EndShown(reason=public.ended, winners=public.winners)
