"""Who may study what: nobody is helped in a game that goes on.

Whoever plays a running game without help, changed within a day, studies nothing, as with looking
words up. Whoever plays any other running game does not study that game: a position on whose board
every tile of the game lies in its place, or, before the first word, one with the same rack.
"""

from chevalet.server.club import Club
from chevalet.server.lookups import RECENT
from chevalet.server.refusals import StudyForbidden
from chevalet.server.study_messages import PositionJson

EMPTY = "."


async def require_leave(club: Club, holder: str | None, position: PositionJson) -> None:
    """Refuse whoever would be helped in a game of theirs."""
    if holder is None:
        return
    since = club.now() - RECENT
    for held in await club.seating.games_of(holder, limit=None):
        one = held.summary
        if one.ended:
            continue
        if one.changed > since and not held.arrangement.hints:
            raise StudyForbidden(game=one.game)
        table = await club.tables.find(one.game)
        rows = table.view(None).public.board.rows
        if any(tile != EMPTY for row in rows for tile in row):
            same = covers(position.rows, rows)
        else:
            racks = {"".join(sorted(rack)) for rack in position.racks}
            same = any(table.view(seat).rack in racks for seat in held.seats)
        if same and not table.is_over:
            raise StudyForbidden(game=one.game)


def covers(rows: tuple[str, ...], game: tuple[str, ...]) -> bool:
    """Does every tile of a game lie on the board, at its place?"""
    return len(rows) == len(game) and all(
        len(mine) == len(theirs)
        and all(two in (EMPTY, one) for one, two in zip(mine, theirs, strict=True))
        for mine, theirs in zip(rows, game, strict=True)
    )
