"""A game to step through: the board, the racks and the scores after every row of the sheet."""

from collections.abc import Iterator, Sequence

from chevalet.game.events import Event, GameCreated
from chevalet.game.state import opened
from chevalet.game.views import View, evolve_view, view
from chevalet.server.rest import Frame, Replay
from chevalet.server.room import Room
from chevalet.server.seat_view import ended_shown
from chevalet.server.sheet import Row, Sheet


def replay(room: Room, seat: int | None) -> Replay:
    """The game as a seat saw it so far; once it is over, with every rack open."""
    table = room.table
    whole = table.is_over
    events = table.record() if whole else table.since(seat, 0).events
    sheet = Sheet(seat, whole=whole)
    public = table.view(None).public
    return Replay(
        game=table.id,
        edition=public.setup.edition,
        setup=room.setup,
        frames=tuple(frames(events, sheet, seat, whole=whole)),
        settlement=sheet.settlement,
        ended=ended_shown(public),
    )


def frames(
    events: Sequence[Event], sheet: Sheet, seat: int | None, *, whole: bool
) -> Iterator[Frame]:
    """A frame for the start and for every row. Follows the sheet along."""
    created = events[0]
    assert isinstance(created, GameCreated)
    state = opened(created)
    seen = View(state.public, None, state.hands, state.version) if whole else view(state, seat)
    sheet.follow([created])
    told, started = 0, False
    for event in events[1:]:
        seen = evolve_view(seen, event)
        sheet.follow([event])
        if not started and seen.public.turns:
            started = True
            yield frame(seen, sheet, None)
        for row in sheet.rows[told:]:
            yield frame(seen, sheet, row)
        told = len(sheet.rows)


def frame(seen: View, sheet: Sheet, row: Row | None) -> Frame:
    return Frame(
        version=seen.version,
        row=row,
        board=seen.public.board.rows,
        racks=tuple(None if hand is None else hand.rack for hand in seen.hands),
        scores=seen.public.scores,
        bag_count=seen.public.bag_count,
        last=sheet.last,
    )
