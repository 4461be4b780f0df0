"""Computer players at a table: woken by what happens, heard like anyone else."""

import logging
from typing import TYPE_CHECKING, Protocol

from chevalet.errors import ChevaletError
from chevalet.game.actions import Action
from chevalet.game.events import Event
from chevalet.game.refusals import NotYourTurn, StaleVersion
from chevalet.game.views import View

if TYPE_CHECKING:
    from chevalet.table.table import Table

log = logging.getLogger(__name__)


class Player(Protocol):
    """Whoever acts for a seat by program. It knows what the seat knows, and nothing else."""

    async def act(self, view: View, news: tuple[Event, ...]) -> Action | None:
        """What to do now, or `None` to wait.

        `view` is the table as the seat sees it, `news` the redacted events since the last call (at
        the first call, all of them). Long thinking belongs in a thread: other tables
        share the loop.
        """


async def accompany(table: "Table", seat: int, player: Player) -> None:
    """Ask a player after everything that happens, until the game is over.

    While it thinks the game may go on without it (a contest, a card, the clock): its answer is then
    stale, is dropped, and it is asked again.
    """
    seen = 0
    while True:
        view, news = table.view(seat), table.since(seat, seen).events
        seen = view.version
        try:
            action = await player.act(view, news)
            if action is not None:
                if getattr(action, "seat", seat) != seat:
                    raise NotYourTurn(seat=getattr(action, "seat", seat), turn=seat)
                await table.submit(view.version, action)
        except StaleVersion:
            pass
        except ChevaletError as refusal:
            # Its name alone: the facts of a refusal may be the tiles of a rack.
            log.error("player refused: game %s, seat %d: %s", table.id, seat, refusal.key)
        except Exception:
            # A fault of one player must not end its seat's game, and has no way to anybody else's.
            log.exception("player failed: game %s, seat %d", table.id, seat)
        if table.is_over:
            return
        await table.beyond(seen)
