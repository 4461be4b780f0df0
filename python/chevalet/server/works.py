"""Long work for a page: done in threads of its own, told as it goes on, stopped at once.

A study or a review is asked for under an id and answered again and again with it. Each connection
has one piece of work at a time; the server has a few at once, the others wait their turn.
"""

import asyncio
import logging
import os
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress

from chevalet.analysis.tools import Stop, all_cores
from chevalet.errors import ChevaletError
from chevalet.server.faults import fault
from chevalet.server.metrics import Metrics
from chevalet.server.outbox import Outbox
from chevalet.server.parts import Part
from chevalet.server.protocol import Refused
from chevalet.server.refusals import ServerFault

log = logging.getLogger(__name__)

PAUSE = 0.2
"""Seconds between two answers that are not the last."""
POLITE = 10
"""How far work of this kind stands back behind moves and computer players."""

Do = Callable[["Work"], Part]
"""The work itself: looks at `stop`, tells how far it is, gives its last answer."""


class Work:
    """One piece of work of one connection."""

    def __init__(self, number: int, outbox: Outbox) -> None:
        self.id = number
        self.stop = Stop()
        self._outbox = outbox
        self._loop = asyncio.get_running_loop()
        self._told = 0.0
        self.future: Future[None] | None = None

    def tell(self, made: Callable[[], Part]) -> None:
        """Say how far it is, a few times a second and no more often."""
        now = time.monotonic()
        if now - self._told >= PAUSE and not self.stop.is_set():
            self._told = now
            self.send(made())

    def send(self, message: Part) -> None:
        """From the thread of the work to the connection; nobody is there after the server's end."""
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._outbox.send, message)

    @property
    def is_done(self) -> bool:
        return self.future is None or self.future.done()

    def end(self) -> bool:
        """Stop it; true if it had not begun and will say nothing by itself."""
        self.stop.set()
        return self.future is not None and self.future.cancel()


class Works:
    """The threads of the server for long work."""

    def __init__(self, metrics: Metrics, at_once: int | None = None) -> None:
        self._metrics = metrics
        self._running: set[Work] = set()
        cores = all_cores()
        self.threads = max(1, cores // 2)
        """Threads for each piece of work."""
        self._pool = ThreadPoolExecutor(
            at_once or max(2, cores), "chevalet-work", initializer=_stand_back
        )

    def begin(self, number: int, outbox: Outbox, do: Do) -> Work:
        """Start work, or put it in the queue."""
        work = Work(number, outbox)
        self._running.add(work)
        work.future = self._pool.submit(self._do, work, do)
        work.future.add_done_callback(lambda _: self._running.discard(work))
        return work

    def close(self) -> None:
        """Stop everything and wait for it: an instant."""
        for work in tuple(self._running):
            work.end()
        self._pool.shutdown(wait=True, cancel_futures=True)

    def _do(self, work: Work, do: Do) -> None:
        try:
            work.send(do(work))
        except ChevaletError as refusal:
            self._metrics.refusals.labels(refusal.key).inc()
            work.send(Refused(id=work.id, error=fault(refusal)))
        except Exception:
            self._metrics.faults.inc()
            log.exception("work could not be done")
            work.send(Refused(id=work.id, error=fault(ServerFault())))


def _stand_back() -> None:
    """Threads of Linux have a niceness each; native threads that they start take it over."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), POLITE)
