"""A program that is killed loses no move that it has acknowledged."""

import random
import signal
import subprocess
import sys
import time

from chevalet.game.state import replay
from chevalet.game.views import redact
from tests.store.writer import digest
from tests.stores import Place

ROUNDS = 3


def run_and_kill(url: str, game: str | None, wait: float) -> tuple[str, list[str]]:
    """Let the writer write for a moment, then kill it; gives what it said."""
    command = [sys.executable, "-m", "tests.store.writer", url, *([game] if game else [])]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as writer:
        try:
            assert writer.stdout is not None
            name, first = writer.stdout.readline().strip(), writer.stdout.readline()
            assert first, "the writer has failed"
            time.sleep(wait)
        finally:
            writer.kill()
        said = [first, *writer.stdout.read().splitlines(keepends=True)]
        assert writer.wait(timeout=30) == -signal.SIGKILL
    # The last line may have been cut off: nobody has read it as an acknowledgement then.
    return name, [line for line in said if line.endswith("\n")]


async def test_no_acknowledged_move_is_lost(lasting_place: Place) -> None:
    game, r, moves = None, random.Random(5), 0
    for _ in range(ROUNDS):
        game, acknowledged = run_and_kill(lasting_place.url, game, r.uniform(0, 0.3))
        store = await lasting_place.open()
        log = (await store.read(game)).events
        (listed,) = await store.games()
        await store.close()
        for line in acknowledged:
            version, told = line.split()
            kept = log[: int(version)]
            assert len(kept) == int(version), "an acknowledged move is lost"
            seen = [redact(event, seat) for seat in (0, 1) for event in kept]
            assert digest(seen) == told, "an acknowledged move has changed"
            moves += 1
        # What was under way is there as a whole, or not at all: the log makes sense to its end.
        assert replay(log).public.awaited
        assert listed.version == len(log)
    assert moves > ROUNDS
