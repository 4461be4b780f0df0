"""decide(state, action, given): the events that an action leads to, or a refusal.

Pure: chance, time and word lists are given, and what they bring is recorded in the events.
"""

from typing import assert_never

from chevalet.game import events as e
from chevalet.game.actions import (
    Accept,
    Action,
    Answer,
    Contest,
    DropCards,
    Exchange,
    Hold,
    Leave,
    Pass,
    Pause,
    Place,
    PlayCard,
    Resign,
    Resume,
    Return,
    SeeTwoLetterWords,
    Tick,
)
from chevalet.game.admission import admit, require_quiet, require_turn
from chevalet.game.carding import check_cards_of_word, drop, play_card, see_two_letter_words
from chevalet.game.clock import TurnClock
from chevalet.game.contests import accept, contest
from chevalet.game.departures import come_back, leave, pause, play_on, resign, resume
from chevalet.game.given import Course, Given
from chevalet.game.laying import consider
from chevalet.game.reasons import PassReason, ResignReason
from chevalet.game.refusals import NothingDue, NoTimeToHoldFor, NotYourTurn, Refusal
from chevalet.game.state import State
from chevalet.game.tiles import draw
from chevalet.game.timing import beep_due, has_lost_on_time, is_late, synchronise
from chevalet.game.turns import drop_surplus, end_turn, finish_turn, pass_turn, score_play
from chevalet.game.windows import answer, close, read_aloud


def decide(state: State, action: Action, given: Given) -> tuple[e.Event, ...]:
    """What an action leads to; raises a `Refusal`, and then nothing has happened."""
    return apply(state, action, given)[1]


def apply(state: State, action: Action, given: Given) -> tuple[State, tuple[e.Event, ...]]:
    """Decide, then evolve: the state that an action leads to, with the events that lead there."""
    admit(state.public, action)
    course = Course(state, given)
    act(course, action)
    finish_turn(course)
    play_on(course)
    synchronise(course)
    return course.state, tuple(course.events)


def act(course: Course, action: Action) -> None:
    match action:
        case Place():
            require_turn(course, action.seat)
            place(course, action)
        case Exchange():
            require_turn(course, action.seat)
            exchange(course, action)
        case Pass(seat):
            require_turn(course, seat)
            pass_turn(course, seat, PassReason.CHOSEN)
        case Hold():
            hold(course, action)
        case Accept():
            require_quiet(course)
            accept(course, action)
        case Contest():
            require_quiet(course)
            contest(course, action)
        case PlayCard():
            play_card(course, action)
        case Answer():
            answer(course, action)
        case DropCards():
            drop(course, action)
        case SeeTwoLetterWords():
            see_two_letter_words(course, action)
        case Tick():
            tick(course)
        case Pause(seat):
            pause(course, seat)
        case Resume(seat):
            resume(course, seat)
        case Resign(seat):
            resign(course, seat, ResignReason.CHOSEN)
        case Leave(seat):
            leave(course, seat)
        case Return(seat):
            come_back(course, seat)
        case _:
            assert_never(action)


def place(course: Course, action: Place) -> None:
    """Lay tiles; the cards that come with them are read aloud."""
    check_cards_of_word(course, action.seat, action.cards)
    play = consider(course.state, action, course.given)
    course.add(e.WordLaid(action.seat, play))
    course.edition.supply.lay(course, play)
    read_aloud(course, action.seat, play.uses, with_word=True)


def exchange(course: Course, action: Exchange) -> None:
    """Set aside, draw as many, then put back: what is given cannot be drawn again."""
    tiles = "".join(sorted(action.tiles.upper()))
    course.edition.exchange.check(course.state, action.seat, tiles)
    drawn = draw(course.state.bag, len(tiles), course.given.chance)
    course.add(e.Exchanged(action.seat, tiles, drawn, open=course.edition.open_racks))
    end_turn(course, action.seat)


def hold(course: Course, action: Hold) -> None:
    """Keep a word for the end of the turn's time. It is looked at only then."""
    clock = course.public.setup.clock
    if not isinstance(clock, TurnClock) or not clock.plays_held:
        raise NoTimeToHoldFor()
    if action.place is not None and action.place.seat != action.seat:
        raise NotYourTurn(seat=action.place.seat, turn=action.seat)
    require_turn(course, action.seat)
    course.add(e.WordHeld(action.seat, action.place, open=course.edition.open_racks))


def tick(course: Course) -> None:
    """The clock speaks: refused while nothing is due."""
    now, public = course.given.now, course.public
    if public.window is not None and now >= public.window.until:
        close(course)
        return
    seat = public.times.running
    if seat is not None and is_late(public, seat, now):
        if public.pending is not None:
            score_play(course)
        elif public.dropping is not None:
            drop_surplus(course)
        else:
            time_is_up(course, seat)
    elif beep_due(public, now):
        course.add(e.Beeped(public.turn))
    elif seat is not None and has_lost_on_time(public, seat, now):
        resign(course, seat, ResignReason.TIME)
    else:
        raise NothingDue()


def time_is_up(course: Course, seat: int) -> None:
    """It rings, and « le joueur devra alors déposer le mot qu'il a retenu » (ancien).

    Who holds no word that may be played passes.
    """
    clock = course.public.setup.clock
    if isinstance(clock, TurnClock) and clock.rings:
        course.add(e.Rang(seat, clock.rings))
    held = course.state.hands[seat].held
    if held is not None:
        trial = Course(course.state, course.given)
        try:
            place(trial, held)
        except Refusal:
            pass
        else:
            course.add(*trial.events)
            return
    pass_turn(course, seat, PassReason.TIME_UP)
