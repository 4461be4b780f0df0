"""Matches: many games between two contenders, in mirrored pairs, and what they show.

The two games of a pair have the same draws and the contenders changed over, so luck cancels out and
the figures settle sooner. With more than two seats the first contender sits alone, the second on
all other seats: then as many games as there are seats belong together, the first on each once.

A pair is known by its seed and its number: a match that was interrupted goes on where it stopped,
on any number of processes.
"""

import json
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict
from multiprocessing import get_context
from pathlib import Path

from chevalet.analysis.arena import Played, play
from chevalet.analysis.contenders import contender
from chevalet.analysis.native_match import is_plain, played_natively
from chevalet.analysis.results import GameResult, Match
from chevalet.editions import edition as edition_named
from chevalet.errors import ChevaletError
from chevalet.game import events as e
from chevalet.lexicon import find
from chevalet.notation import gcg
from chevalet.notation.gcg_record import record


class OtherMatchKept(ChevaletError):
    """The file holds the results of another match."""

    file: str


def run(
    match: Match,
    games: int,
    *,
    processes: int = 1,
    kept: Path | None = None,
    records: Path | None = None,
) -> Iterator[GameResult]:
    """Play so many games and give each as it ends, those of an earlier run in `kept` first.

    `kept` is a file to which every result is added; `records` a folder for the games in GCG.
    """
    sides = match.sides
    wanted = [(pair, side) for pair in range(-(-games // sides)) for side in range(sides)]
    done = {(one.pair, one.mirror): one for one in _kept(match, kept)}
    for key in wanted:
        if key in done:
            yield done[key]
    left = [key for key in wanted if key not in done]
    if records is None and is_plain(match):
        found: Iterable[GameResult] = played_natively(match, left, processes)
    else:
        found = _played(match, left, processes, records)
    for result in found:
        if kept is not None:
            with kept.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(result)) + "\n")
        yield result


def _kept(match: Match, kept: Path | None) -> Iterator[GameResult]:
    """The results of an earlier run of the same match; begins the file if there is none."""
    if kept is None:
        return
    title = json.dumps(asdict(match))
    if not kept.exists():
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_text(title + "\n", encoding="utf-8")
        return
    head, *lines = kept.read_text(encoding="utf-8").splitlines() or [""]
    if head != title:
        raise OtherMatchKept(file=str(kept))
    sound = list(filter(_is_whole, lines))
    if sound != lines:  # a run was cut off while it wrote
        kept.write_text("\n".join([head, *sound]) + "\n", encoding="utf-8")
    for line in sound:
        yield GameResult.read(json.loads(line))


def _is_whole(line: str) -> bool:
    return line.startswith("{") and line.endswith("}")


def _played(
    match: Match, left: list[tuple[int, int]], processes: int, records: Path | None
) -> Iterator[GameResult]:
    if processes <= 1:
        for pair, mirror in left:
            yield one_game(match, pair, mirror, records)
        return
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        running = [pool.submit(one_game, match, pair, mirror, records) for pair, mirror in left]
        try:
            for future in as_completed(running):
                yield future.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def one_game(match: Match, pair: int, mirror: int, records: Path | None = None) -> GameResult:
    """Play one game of a match by the rules."""
    words = find(match.lexicon)
    names = (match.first, match.second)
    owner = [int(seat != mirror) for seat in range(match.seats)]
    # A seed for the seat, not for the contender: both see the same chances.
    players = [
        contender(names[side]).player(words, match.seed * 1_000_003 + pair) for side in owner
    ]
    played = play(match.edition, words, players, seed=f"{match.seed} {pair}")
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
        file = records / f"{match.seed}-{pair:05d}-{'abcd'[mirror]}.gcg"
        file.write_text(
            gcg.write(record(played.log, edition_named(match.edition))), encoding="utf-8"
        )
    return _result(played, owner, pair, mirror)


def _result(played: Played, owner: list[int], pair: int, mirror: int) -> GameResult:
    turns, full = [0, 0], [0, 0]
    for event in played.log:
        match event:
            case e.PlayScored(seat):
                turns[owner[seat]] += 1
            case e.Exchanged(seat, by_card=False) | e.Passed(seat):
                turns[owner[seat]] += 1
            case e.WordLaid(seat, laid) if laid.bonus:
                full[owner[seat]] += 1
            case _:
                pass
    winners = played.state.public.winners
    seats = [[s for s, side in enumerate(owner) if side == who] for who in (0, 1)]
    mean = [sum(played.scores[s] for s in own) / max(len(own), 1) for own in seats]
    spent = [sum(played.seconds[s] for s in own) for own in seats]
    return GameResult(
        pair=pair,
        mirror=mirror,
        won=sum(owner[seat] == 0 for seat in winners) / len(winners) if winners else 0.5,
        scores=(mean[0], mean[1]),
        turns=(turns[0], turns[1]),
        full_racks=(full[0], full[1]),
        seconds=(spent[0], spent[1]),
    )
