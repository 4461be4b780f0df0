"""The course of a turn: it begins, a play is counted, it ends."""

from chevalet.game import events as e
from chevalet.game.board import Line
from chevalet.game.cards import draw_cards
from chevalet.game.clock import left_at_turn_start
from chevalet.game.endings import end_game
from chevalet.game.given import Course
from chevalet.game.public import Public, Standing
from chevalet.game.reasons import PassReason
from chevalet.game.timing import give_time_to_answer, stop


def begin_turn(course: Course, seat: int) -> None:
    """The seat's time is set and its dice are thrown, unless a card makes it lose the turn."""
    public = course.public
    loses = public.cards is not None and public.cards.loses_turn == seat
    clock, times = public.setup.clock, course.public.times
    course.add(e.TurnBegan(seat, left_at_turn_start(clock, times, seat)))
    course.edition.supply.begin_turn(course, seat)
    if loses:
        pass_turn(course, seat, PassReason.CARD)


def pass_turn(course: Course, seat: int, reason: PassReason) -> None:
    course.add(e.Passed(seat, reason))
    end_turn(course, seat)


def end_turn(course: Course, seat: int) -> None:
    """« À la fin de chaque tour, récupérer autant de lettres »; then the game ends or goes on."""
    stop(course)
    if course.public.standings[seat] is not Standing.RESIGNED:
        course.edition.supply.end_turn(course, seat)
    for ending in course.edition.endings:
        if (reason := ending.reached(course)) is not None:
            end_game(course, reason)
            return
    begin_turn(course, course.public.after(seat))


def score_play(course: Course) -> None:
    """The play that lies there is counted, and its turn ends.

    Cards are drawn « APRÈS avoir comptabilisé la valeur du mot », one a card square; a hand that
    grows too full keeps the turn open until enough cards are dropped. So does going out: what was
    just drawn « peut être utilisé immédiatement », and no other time will come.
    """
    pending = course.public.pending
    if pending is None:
        return
    seat, play = pending.seat, pending.play
    course.add(e.PlayScored(seat, play.points))
    leaving = course.edition.staying.leaving(course.public.board, play)
    if leaving:
        course.add(e.SquaresCleared(leaving))
    deck = course.edition.deck
    if deck is not None:
        if any(change.backwards for change in deck.changes(use.card for use in play.uses)):
            # « Les autres joueurs ne peuvent pas allonger le mot formé à l'envers »
            word = play.words[0]
            ends = Line(word.start, word.direction, word.text).ends
            course.add(e.SquaresClosed(tuple(s for s in ends if course.public.board.holds(s))))
        drawn = draw_cards(course.state.deck, play.cards_earned, course.given.chance)
        if drawn:
            course.add(e.CardsDrawn(seat, drawn))
            if lingers(course.public):
                linger(course, seat)
                return
    end_turn(course, seat)


def lingers(public: Public) -> bool:
    """Does a turn whose word is counted wait for its seat to use or to drop cards?"""
    seat, cards = public.turn, public.cards
    out = not public.bag_count and not public.rack_counts[seat]
    return public.surplus > 0 or (out and cards is not None and cards.hand_counts[seat] > 0)


def linger(course: Course, seat: int) -> None:
    """The turn stays open; who is not there to choose drops the first cards."""
    if course.public.standings[seat] is Standing.PLAYING:
        give_time_to_answer(course, seat)
    else:
        drop_surplus(course)


def drop_surplus(course: Course) -> None:
    """The cards that are too many are dropped for the seat, and its turn ends."""
    seat = course.public.turn
    course.add(e.CardsDropped(seat, course.state.hands[seat].cards[: course.public.surplus]))
    end_turn(course, seat)


def finish_turn(course: Course) -> None:
    """A turn that was waiting for its cards ends when they are used, or nobody is there to."""
    public = course.public
    if public.dropping is None or public.window is not None:
        return
    if public.standings[public.turn] is not Standing.PLAYING:
        drop_surplus(course)
    elif not lingers(public):
        end_turn(course, public.turn)
