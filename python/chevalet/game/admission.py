"""Who may act now."""

from chevalet.game.actions import Action, Leave, Resign, Resume, Return, Tick
from chevalet.game.card_refusals import AnswersAwaited, CardsJustDrawn, TooManyCards
from chevalet.game.given import Course
from chevalet.game.public import Public, Standing
from chevalet.game.refusals import (
    AcceptOrContestFirst,
    GameIsOver,
    GameIsPaused,
    NoSuchSeat,
    NotYourTurn,
    SeatIsAway,
    TooLate,
)
from chevalet.game.timing import is_late
from chevalet.game.turns import score_play


def admit(public: Public, action: Action) -> None:
    """Refuse whoever is not at the table, and anything while the game rests or is over."""
    if public.ended is not None:
        raise GameIsOver()
    if public.paused and not isinstance(action, Resume | Resign | Leave | Return):
        raise GameIsPaused()
    if isinstance(action, Tick):
        return
    seat = action.seat
    if seat not in public.seats:
        raise NoSuchSeat(seat=seat)
    standing = public.standings[seat]
    back = standing is Standing.AWAY and isinstance(action, Return | Resign)
    if standing is not Standing.PLAYING and not back:
        raise SeatIsAway(seat=seat)


def require_answered(course: Course) -> None:
    """No card waits for answers."""
    window = course.public.window
    if window is not None:
        raise AnswersAwaited(card=window.uses[0].card)


def require_quiet(course: Course) -> None:
    """No card waits for answers, and nobody has cards to drop first."""
    require_answered(course)
    public = course.public
    if public.cards is not None and public.dropping is not None:
        seat, most = public.dropping, public.cards.hand_limit
        if public.surplus:
            raise TooManyCards(seat=seat, held=public.cards.hand_counts[seat], most=most)
        raise CardsJustDrawn(seat=seat)


def require_turn(course: Course, seat: int) -> None:
    """It is this seat's turn; by acting, the next seat accepts the word that waits."""
    require_quiet(course)
    pending = course.public.pending
    if pending is not None:
        if course.public.after(pending.seat) != seat:
            raise NotYourTurn(seat=seat, turn=course.public.after(pending.seat))
        score_play(course)
        if course.public.ended or course.public.dropping is not None or course.public.turn != seat:
            raise AcceptOrContestFirst(seat=seat)
    if course.public.turn != seat:
        raise NotYourTurn(seat=seat, turn=course.public.turn)
    if is_late(course.public, seat, course.given.now):
        raise TooLate(seat=seat)
