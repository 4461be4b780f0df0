"""How events change what everyone can see.

Nothing here can leak: the secrets of an event are never read, only counted.
"""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any, TypeVar

from chevalet.game import events as e
from chevalet.game.board import Square
from chevalet.game.cards import without
from chevalet.game.clock import left_to_contest
from chevalet.game.play import Hidden
from chevalet.game.public import CardTable, Pending, Public, Standing, Window
from chevalet.game.reasons import PassReason

T = TypeVar("T")


def changed(values: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    """The same tuple with another value at one seat."""
    if not 0 <= seat < len(values):
        raise IndexError(seat)
    return (*values[:seat], value, *values[seat + 1 :])


def raised(values: tuple[int, ...], seat: int, by: int) -> tuple[int, ...]:
    return changed(values, seat, values[seat] + by)


def count(things: str | tuple[str, ...] | Hidden) -> int:
    return things.count if isinstance(things, Hidden) else len(things)


def evolve_public(public: Public, event: e.Event) -> Public:
    """The table after one event."""
    return _CHANGES[type(event)](public, event)


def _same(public: Public, _: e.Event) -> Public:
    return public


def _first(p: Public, event: e.FirstSeatChosen) -> Public:
    return replace(p, turn=event.seat)


def _drawn(p: Public, event: e.TilesDrawn) -> Public:
    number = count(event.tiles)
    racks = raised(p.rack_counts, event.seat, number)
    return replace(p, bag_count=p.bag_count - number, rack_counts=racks)


def _turn(p: Public, event: e.TurnBegan) -> Public:
    times = p.times
    if event.left is not None:
        left = changed(times.left, event.seat, event.left)
        times = replace(times, left=left, beeped=False)
    cards = p.cards
    if cards is not None:
        lost = None if cards.loses_turn == event.seat else cards.loses_turn
        short = changed(cards.short, event.seat, 0)
        cards = replace(cards, used=(), loses_turn=lost, short=short, counted=False)
    return replace(p, turn=event.seat, turns=p.turns + 1, times=times, cards=cards)


def _laid(p: Public, event: e.WordLaid) -> Public:
    play, cards = event.play.concealed, p.cards
    if cards is not None and (
        turned := {u.square for u in play.uses if u.square and count(u.tiles)}
    ):
        cards = replace(cards, turned=cards.turned | turned)
    return replace(
        p,
        cards=cards,
        times=replace(p.times, left=left_to_contest(p.setup.clock, p.times, event.seat)),
        board=p.board.with_tiles(play.laid),
        rack_counts=raised(p.rack_counts, event.seat, -len(play.laid)),
        pending=Pending(event.seat, play),
    )


def _play_changed(p: Public, event: e.PlayChanged) -> Public:
    return replace(p, pending=Pending(event.seat, event.play.concealed))


def _scored(p: Public, event: e.PlayScored) -> Public:
    return replace(
        p,
        scores=raised(p.scores, event.seat, event.points),
        last_scores=changed(p.last_scores, event.seat, event.points),
        pending=None,
        passed=(0,) * len(p.seats),
        cards=replace(p.cards, counted=True) if p.cards is not None else None,
    )


def _contested(p: Public, event: e.Contested) -> Public:
    pending = p.pending
    if pending is not None:
        pending = replace(pending, contested=pending.contested + event.words)
    return replace(p, pending=pending, scores=raised(p.scores, event.seat, -event.penalty))


def _taken_back(p: Public, event: e.WordTakenBack) -> Public:
    racks = raised(p.rack_counts, event.seat, len(event.laid))
    squares, cards = [laid.square for laid in event.laid], p.cards
    if cards is not None and cards.turned:
        cards = replace(cards, turned=cards.turned.difference(squares))
    return replace(_clear(p, squares), rack_counts=racks, pending=None, cards=cards)


def _cleared(p: Public, event: e.SquaresCleared) -> Public:
    return _clear(p, event.squares)


def _clear(p: Public, squares: Iterable[Square]) -> Public:
    gone, dice = frozenset(squares), p.dice
    if dice is not None:
        dice = replace(dice, laid=tuple(pair for pair in dice.laid if pair[0] not in gone))
    return replace(p, board=p.board.without(gone), dice=dice)


def _exchanged(p: Public, event: e.Exchanged) -> Public:
    return p if event.by_card else replace(p, passed=(0,) * len(p.seats))


def _passed(p: Public, event: e.Passed) -> Public:
    if event.reason is PassReason.CARD:
        return p
    return replace(p, passed=raised(p.passed, event.seat, 1))


def _swapped(p: Public, event: e.RacksSwapped) -> Public:
    gain = count(event.taken) - count(event.given)
    racks = raised(raised(p.rack_counts, event.seat, gain), event.other, -gain)
    return replace(p, rack_counts=racks)


def _score_taken(p: Public, event: e.ScoreTaken) -> Public:
    scores = raised(raised(p.scores, event.seat, event.points), event.other, -event.points)
    return replace(p, scores=scores, last_scores=changed(p.last_scores, event.other, 0))


def _clock_started(p: Public, event: e.ClockStarted) -> Public:
    return replace(p, times=replace(p.times, running=event.seat, since=event.at))


def _clock_stopped(p: Public, event: e.ClockStopped) -> Public:
    left = changed(p.times.left, event.seat, event.left)
    return replace(p, times=replace(p.times, left=left, running=None))


def _beeped(p: Public, event: e.Beeped) -> Public:
    return replace(p, times=replace(p.times, beeped=True))


def _paused(p: Public, event: e.Paused) -> Public:
    return replace(p, paused=True)


def _resumed(p: Public, event: e.Resumed) -> Public:
    cards = p.cards
    if cards is not None and cards.window is not None and event.until is not None:
        cards = replace(cards, window=replace(cards.window, until=event.until))
    return replace(p, paused=False, cards=cards)


def _stands(standing: Standing) -> Callable[[Public, Any], Public]:
    def stand(p: Public, event: e.SeatLeft | e.SeatReturned | e.SeatResigned) -> Public:
        return replace(p, standings=changed(p.standings, event.seat, standing))

    return stand


def _penalised(p: Public, event: e.Penalised) -> Public:
    return replace(p, scores=raised(p.scores, event.seat, -event.points))


def _settled(p: Public, event: e.Settled) -> Public:
    scores = tuple(s + c for s, c in zip(p.scores, event.changes, strict=True))
    return replace(p, scores=scores, left=event.left)


def _ended(p: Public, event: e.GameEnded) -> Public:
    return replace(p, ended=event.reason, winners=event.winners)


def _dice_changed(p: Public, event: e.DiceRolled | e.DiceLaid | e.DiceReturned) -> Public:
    dice = p.dice
    assert dice is not None
    match event:
        case e.DiceRolled(seat, rolled):
            racks = changed(p.rack_counts, seat, len(rolled))
            return replace(p, dice=replace(dice, rolled=rolled), rack_counts=racks)
        case e.DiceLaid(squares, numbers):
            pairs = tuple(zip(squares, numbers, strict=True))
            return replace(p, dice=replace(dice, laid=dice.laid + pairs))
        case e.DiceReturned(seat):
            racks = changed(p.rack_counts, seat, 0)
            return replace(p, dice=replace(dice, rolled=()), rack_counts=racks)


def _cards_changed(p: Public, event: e.Event) -> Public:
    cards = p.cards
    assert cards is not None
    match event:
        case e.CardsDrawn(seat, drawn):
            hands = raised(cards.hand_counts, seat, count(drawn))
            deck = cards.deck_count - count(drawn)
            cards = replace(cards, deck_count=deck, hand_counts=hands)
        case e.CardPlayed(seat, use):
            cards = _discarded(cards, seat, (use.card,))
            # A card that answers another is not one of those used in the turn.
            if seat == p.turn and cards.window is None:
                cards = replace(cards, used=(*cards.used, use.card))
        case e.CardsDropped(seat, dropped):
            cards = _discarded(cards, seat, dropped)
        case e.CardsTakenBack(seat, back):
            cards = replace(
                cards,
                hand_counts=raised(cards.hand_counts, seat, len(back)),
                discarded=without(cards.discarded, back),
                used=without(cards.used, back),
            )
        case e.TwoLetterWordsShown(seat, card):
            cards = _discarded(cards, seat, (card,))
        case e.WindowOpened(seat, uses, with_word, waiting, until):
            cards = replace(cards, window=Window(seat, uses, with_word, waiting, until))
        case e.AnswerGiven(seat) if cards.window is not None:
            waiting = tuple(s for s in cards.window.waiting if s != seat)
            cards = replace(cards, window=replace(cards.window, waiting=waiting))
        case e.CardCancelled(seat, card) if seat == p.turn:
            cards = replace(cards, used=without(cards.used, (card,)))
        case e.WindowClosed():
            cards = replace(cards, window=None)
        case e.SquaresClosed(squares):
            cards = replace(cards, closed=cards.closed | set(squares))
        case e.TileTaken(seat, other, _, short):
            racks = raised(raised(p.rack_counts, seat, 1), other, -1)
            p = replace(p, rack_counts=racks)
            cards = replace(cards, short=raised(cards.short, other, int(short)))
        case e.TurnToBeLost(seat):
            cards = replace(cards, loses_turn=seat)
    return replace(p, cards=cards)


def _discarded(cards: CardTable, seat: int, gone: tuple[str, ...]) -> CardTable:
    hands = raised(cards.hand_counts, seat, -len(gone))
    return replace(cards, hand_counts=hands, discarded=cards.discarded + gone)


_CARD_EVENTS = (
    e.CardsDrawn,
    e.CardPlayed,
    e.CardsDropped,
    e.CardsTakenBack,
    e.TwoLetterWordsShown,
    e.WindowOpened,
    e.AnswerGiven,
    e.CardCancelled,
    e.WindowClosed,
    e.SquaresClosed,
    e.TileTaken,
    e.TurnToBeLost,
)
_CHANGES: dict[type, Callable[[Public, Any], Public]] = {
    e.FirstSeatChosen: _first,
    e.TilesDrawn: _drawn,
    e.DiceRolled: _dice_changed,
    e.DiceLaid: _dice_changed,
    e.DiceReturned: _dice_changed,
    e.TurnBegan: _turn,
    e.WordHeld: _same,
    e.WordLaid: _laid,
    e.PlayChanged: _play_changed,
    e.PlayScored: _scored,
    e.Contested: _contested,
    e.WordTakenBack: _taken_back,
    e.SquaresCleared: _cleared,
    e.Exchanged: _exchanged,
    e.Passed: _passed,
    e.RackShown: _same,
    e.RacksSwapped: _swapped,
    e.ScoreTaken: _score_taken,
    e.ClockStarted: _clock_started,
    e.ClockStopped: _clock_stopped,
    e.Beeped: _beeped,
    e.Rang: _same,
    e.Paused: _paused,
    e.Resumed: _resumed,
    e.SeatResigned: _stands(Standing.RESIGNED),
    e.SeatLeft: _stands(Standing.AWAY),
    e.SeatReturned: _stands(Standing.PLAYING),
    e.Penalised: _penalised,
    e.Settled: _settled,
    e.GameEnded: _ended,
    **dict.fromkeys(_CARD_EVENTS, _cards_changed),
}
