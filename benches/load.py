"""Many games at once on a real server: how long a move takes, and what a game and a socket weigh.

    python benches/load.py --games 500 --every 4 --seconds 20

The server is a process of its own, kept on one core, with its games in an SQLite file; the players
are on the other cores. Every game has two people, each with a socket of its own on the loopback; in
each game somebody plays a legal word every so many seconds. A round trip is from sending a move to
reading that it is kept; a delivery, from sending it to the other player's reading it.
"""

import argparse
import asyncio
import gc
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import orjson
from websockets.asyncio.client import ClientConnection, connect

from chevalet import lexicon
from chevalet._core import Placement
from chevalet.editions import EDITIONS
from chevalet.engine import Engine
from chevalet.game.board import Board
from chevalet.lexicon.indexed import indexed
from chevalet.moves import Moves
from chevalet.notation.values import to_json

ROOT = Path(__file__).resolve().parents[1]

SERVER = """
import sys
from chevalet.server import logs
from chevalet.server.limits import Limits, Pace
from chevalet.server.serving import Settings, serve

much = Pace(1e6, 1e6)
limits = Limits(requests=much, games=much, messages=much, chat=much, sockets=100_000)
logs.set_up("warning")
settings = Settings(port=0, database=sys.argv[1], limits=limits)
serve(settings, lambda address: print(address, flush=True))
"""


@dataclass
class Figures:
    trips: list[float] = field(default_factory=list)
    deliveries: list[float] = field(default_factory=list)
    refused: int = 0
    over: int = 0


class Person:
    """One end of a game: reads everything, plays when told to."""

    def __init__(self, socket: ClientConnection, game: str, seat: int) -> None:
        self.socket, self.game, self.seat = socket, game, seat
        self.view: dict[str, Any] = {}
        self.answers: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self.moved = asyncio.Event()
        self._ids = 0

    async def read(self) -> None:
        async for raw in self.socket:
            message = orjson.loads(raw)
            if message["type"] == "update":
                self.view = message["view"]
                self.moved.set()
            elif (answer := self.answers.pop(message.get("id", -1), None)) is not None:
                answer.set_result(message)

    async def ask(self, **message: Any) -> dict[str, Any]:
        self._ids += 1
        answer = self.answers[self._ids] = asyncio.get_running_loop().create_future()
        await self.socket.send(orjson.dumps({"id": self._ids, **message}).decode())
        return await answer


def memory(process: int) -> int:
    """Kilobytes that a process holds in memory."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


def seconds_used(process: int) -> float:
    """Seconds of the core that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def play(people: list[Person], engine: Engine, every: float, figures: Figures) -> None:
    """A word every so many seconds, until the game is over."""
    await asyncio.sleep(random.uniform(0, every))
    while True:
        view = people[0].view
        if view["ended"] is not None:
            figures.over += 1
            return
        mover, other = people[view["turn"]], people[1 - view["turn"]]
        # In a thread: while one looks for a word, the others must be able to play when they want
        # to. Else their moves would come in a heap, which no people at five hundred tables do.
        action = await asyncio.to_thread(action_for, mover, engine)
        for one in people:
            one.moved.clear()
        begun = time.perf_counter()
        answer = await mover.ask(type="act", version=mover.view["version"], action=action)
        figures.trips.append(time.perf_counter() - begun)
        if answer["type"] == "refused":
            figures.refused += 1
            return
        await other.moved.wait()
        figures.deliveries.append(time.perf_counter() - begun)
        await mover.moved.wait()
        await asyncio.sleep(random.uniform(0.5, 1.5) * every)


def action_for(mover: Person, engine: Engine) -> dict[str, Any]:
    view = mover.view
    found = engine.best(view["board"], view["rack"])
    if not isinstance(found, Placement):
        return {"type": "Pass", "seat": mover.seat}
    (move,) = Moves(Board(tuple(view["board"])), [found])
    tiles = [to_json(laid) for laid in move.tiles]
    return {"type": "Place", "seat": mover.seat, "tiles": tiles, "keep": move.direction.value}


async def measure(address: str, process: int, games: int, every: float, seconds: float) -> None:
    box = EDITIONS[0]
    engine = Engine(box, indexed(lexicon("fr")))
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        await new_game(http, box.name)
        weights = [memory(process)]
        cookie = {"Cookie": f"chevalet={http.cookies['chevalet']}"}
        target = address.replace("http", "ws") + "api/socket"
        sockets = [
            await connect(target, additional_headers=cookie, compression=None, max_size=None)
            for _ in range(2 * games)
        ]
        weights.append(memory(process))
        names = [await new_game(http, box.name) for _ in range(games)]
        weights.append(memory(process))
    people = [
        Person(socket, names[number // 2], number % 2) for number, socket in enumerate(sockets)
    ]
    readers = [asyncio.ensure_future(one.read()) for one in people]
    for one in people:
        await one.ask(type="watch", game=one.game, seat=one.seat)
    weights.append(memory(process))
    figures, used, begun = Figures(), seconds_used(process), time.perf_counter()
    pairs = [people[number : number + 2] for number in range(0, len(people), 2)]
    players = [asyncio.ensure_future(play(pair, engine, every, figures)) for pair in pairs]
    await asyncio.sleep(seconds)
    taken, busy = time.perf_counter() - begun, seconds_used(process) - used
    for task in players:
        task.cancel()
    faults = [
        one
        for one in await asyncio.gather(*players, return_exceptions=True)
        if isinstance(one, Exception)
    ]
    tell(figures, weights, games, taken, busy)
    for socket in sockets:
        await socket.close()
    await asyncio.gather(*readers, return_exceptions=True)
    if faults:
        raise faults[0]


async def new_game(http: httpx.AsyncClient, edition: str) -> str:
    seats = [{"kind": "here", "name": name} for name in ("nord", "sud")]
    made = await http.post("/api/games", json={"edition": edition, "seats": seats})
    name: str = made.raise_for_status().json()["game"]
    return name


def tell(figures: Figures, weights: list[int], games: int, taken: float, busy: float) -> None:
    moves = len(figures.trips)
    print(f"{games} games, {2 * games} sockets, {moves} moves in {taken:.0f} s: ", end="")
    print(f"{moves / taken:.0f} a second; refused {figures.refused}, over {figures.over}")
    for name, times in (("round trip", figures.trips), ("delivery  ", figures.deliveries)):
        cuts = statistics.quantiles(times, n=100)
        middle, late, last = (1000 * one for one in (cuts[49], cuts[98], max(times)))
        print(f"{name}  median {middle:.1f} ms  p99 {late:.1f} ms  longest {last:.0f} ms")
    print(f"server     {100 * busy / taken:.0f} % of one core, {1000 * busy / moves:.2f} ms a move")
    start, sockets, made, watched = weights
    print(f"memory     {start / 1024:.0f} MB at the start, {memory_of(weights)}")
    print(f"           a socket {(sockets - start) / (2 * games):.1f} kB,", end=" ")
    print(
        f"a game {(made - sockets) / games:.1f} kB, followed by two {(watched - made) / games:.1f}"
    )


def memory_of(weights: list[int]) -> str:
    return f"{weights[-1] / 1024:.0f} MB with all games open and followed"


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--games", type=int, default=500)
    asked.add_argument("--every", type=float, default=4.0, help="seconds between two moves")
    asked.add_argument("--seconds", type=float, default=20.0)
    wanted = asked.parse_args()
    # The players' own pauses would be counted as the server's.
    gc.disable()
    cores = sorted(os.sched_getaffinity(0))
    with tempfile.TemporaryDirectory(prefix="chevalet-load-") as folder:
        database = f"sqlite:///{folder}/games.sqlite3"
        with subprocess.Popen(
            [sys.executable, "-c", SERVER, database],
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(ROOT / "python")},
        ) as server:
            try:
                os.sched_setaffinity(server.pid, cores[:1])
                if len(cores) > 1:
                    os.sched_setaffinity(0, cores[1:])
                assert server.stdout is not None
                address = server.stdout.readline().strip()
                asyncio.run(
                    measure(address, server.pid, wanted.games, wanted.every, wanted.seconds)
                )
            finally:
                server.terminate()


if __name__ == "__main__":
    main()
