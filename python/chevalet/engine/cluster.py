"""Games of a training spread over the machines of a Ray cluster.

Each batch of games is a task. A task needs nothing but what it is given, so one that is lost with
its machine is done again elsewhere, and the result is the same to the byte. Word lists travel by
content: a machine that has the index of a list in its cache does not make it again.
"""

import socket
from collections import deque
from collections.abc import Generator, Sequence
from types import ModuleType, TracebackType
from typing import Any, Self
from urllib.parse import urlsplit

from chevalet import _core
from chevalet.editions import edition as edition_named
from chevalet.engine.rules import rule_table
from chevalet.errors import ChevaletError
from chevalet.game.edition import Edition
from chevalet.lexicon import Lexicon
from chevalet.lexicon.indexed import indexed

AHEAD = 2
"""Batches waiting for each processor: while one is merged, others are played."""
PATIENCE = 5.0
"""Seconds until an address that does not answer is given up."""


class RayMissing(ChevaletError):
    """Work on a cluster needs Ray, which is not installed."""


class ClusterUnreachable(ChevaletError):
    """No cluster answers at this address."""

    address: str


class ClusterForbids(ChevaletError):
    """The cluster wants a token, and there is none or another."""

    address: str


class ClusterUnfit(ChevaletError):
    """A machine of the cluster runs another version of the program."""

    here: str
    there: str


class Cluster:
    """Plays the batches of a training on a cluster, for as long as it is open."""

    def __init__(self, address: str, edition: Edition, words: Lexicon) -> None:
        self.rules = rule_table(edition)
        self._ray = _ray()
        _require_answer(address)
        try:
            self._ray.init(address=address, log_to_driver=False, logging_level="ERROR")
        except (ConnectionError, RuntimeError, TimeoutError, ValueError) as error:
            if isinstance(error.__cause__, self._ray.exceptions.AuthenticationError):
                raise ClusterForbids(address=address) from error
            raise ClusterUnreachable(address=address) from error
        # Tried again as often as machines are lost; what the program itself refuses is not.
        self._play = self._ray.remote(max_retries=-1)(_play)
        self._given = (_core.VERSION, edition.name, words.hash)
        self._graph = self._ray.put(words.graph.to_bytes())

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._ray.shutdown()

    def observe(
        self, seed: int, batches: Sequence[range], table: bytes
    ) -> Generator[_core.LeaveSums, None, None]:
        """What was seen in each batch, in their order, whichever is done first."""
        shared = self._ray.put(table)
        waiting: deque[Any] = deque()
        left = iter(batches)
        try:
            while True:
                for batch in left:
                    task = (seed, batch.start, len(batch))
                    waiting.append(self._play.remote(self._given, self._graph, shared, *task))
                    if len(waiting) >= self._most_ahead():
                        break
                if not waiting:
                    return
                yield self._seen(waiting.popleft())
        finally:
            for task in waiting:
                self._ray.cancel(task)

    def _seen(self, task: Any) -> _core.LeaveSums:
        try:
            return _core.LeaveSums.from_bytes(self.rules, self._ray.get(task))
        except self._ray.exceptions.RayTaskError as error:
            if isinstance(error.cause, ChevaletError):
                raise error.cause from None
            raise

    def _most_ahead(self) -> int:
        """Machines may come and go."""
        return AHEAD * max(1, int(self._ray.cluster_resources().get("CPU", 1)))


def _play(
    given: tuple[str, str, str], graph: bytes, table: bytes, seed: int, first: int, games: int
) -> bytes:
    """One batch, on a machine of the cluster."""
    version, edition, identity = given
    if version != _core.VERSION:
        raise ClusterUnfit(here=version, there=_core.VERSION)
    rules = rule_table(edition_named(edition))
    seen = _core.observe_leaves(
        rules,
        _words(identity, graph),
        seed=seed,
        first=first,
        games=games,
        threads=1,
        leaves=_core.Leaves(rules, table),
    )
    return seen.to_bytes()


_kept: dict[str, _core.Words] = {}


def _words(identity: str, graph: bytes) -> _core.Words:
    """The index of a list, opened once by each process."""
    if identity not in _kept:
        _kept.clear()
        _kept[identity] = indexed(Lexicon(_core.Graph.from_bytes(graph), name=identity))
    return _kept[identity]


def _ray() -> ModuleType:
    try:
        import ray
    except ImportError:
        raise RayMissing from None
    return ray


def _require_answer(address: str) -> None:
    """Ray itself tries for minutes; an address that nobody listens at is told at once."""
    if address == "auto":
        return
    try:
        place = urlsplit(address if "://" in address else f"ray://{address}")
        if place.hostname is None or place.port is None:
            raise ValueError(address)
        with socket.create_connection((place.hostname, place.port), timeout=PATIENCE):
            pass
    except (OSError, ValueError) as error:
        raise ClusterUnreachable(address=address) from error
