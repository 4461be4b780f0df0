"""Does a log hang together? A draw, a word or a turn that is missing or changed is noticed.

The rules are not asked: a log made under older rules is still a log.
"""

from chevalet.game import events as e
from chevalet.game.public import Public, Standing


def follows(public: Public, event: e.Event) -> bool:
    """May this event come next, at this table?"""
    pending = public.pending
    match event:
        case e.GameCreated():
            return False
        case e.FirstSeatChosen():
            return public.turns == 0
        case e.WordLaid(seat):
            return pending is None and public.turns > 0 and seat == public.turn
        case e.PlayChanged(seat):
            return pending is not None and pending.seat == seat
        case e.PlayScored(seat, points):
            return pending is not None and (pending.seat, pending.play.points) == (seat, points)
        case e.WordTakenBack(seat):
            return pending is not None and pending.seat == seat
        case e.Passed(seat) | e.Exchanged(seat):
            return pending is None and public.turns > 0 and seat == public.turn
        case e.TurnBegan():
            return pending is None and public.ended is None and all_have_drawn(public)
        case _:
            return True


def all_have_drawn(public: Public) -> bool:
    """Everyone has as many tiles as anyone, while there are tiles to draw; who gave up draws none.

    Cards move tiles from rack to rack, and dice are thrown when the turn has begun.
    """
    if not public.bag_count or public.cards is not None or public.dice is not None:
        return True
    most = max(public.rack_counts)
    drawing = [s for s in public.seats if public.standings[s] is not Standing.RESIGNED]
    return most > 0 and all(public.rack_counts[seat] == most for seat in drawing)
