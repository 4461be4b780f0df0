"""Matches that the native core plays by itself, hundreds of games a second."""

import time
from collections.abc import Iterator

from chevalet import _core
from chevalet.analysis.contenders import contender
from chevalet.analysis.results import GameResult, Match
from chevalet.editions import edition as edition_named
from chevalet.game.exchanges import ExchangeIfBagHolds
from chevalet.game.setup import Setup, WordListId
from chevalet.lexicon import find
from chevalet.players.kit import kit_for

AT_ONCE = 250
"""Games between two reports of progress."""
Two = tuple[int, int]


def is_plain(match: Match) -> bool:
    """Two seats that play their best move at once, tiles from a bag, nothing but words."""
    edition = edition_named(match.edition)
    plain = edition.deck is None and bool(edition.tiles) and edition.tiles_a_turn is None
    at_once = all(contender(name).weighs is not None for name in (match.first, match.second))
    return at_once and plain and match.seats == 2 and not edition.one_person


def played_natively(
    match: Match, left: list[tuple[int, int]], threads: int
) -> Iterator[GameResult]:
    words = find(match.lexicon)
    kit = kit_for(Setup(match.edition, (), WordListId(words.name, words.hash)), words)
    tables = [
        kit.weighing.leaves if contender(name).weighs else None
        for name in (match.first, match.second)
    ]
    rule = kit.edition.exchange
    needs = rule.required if isinstance(rule, ExchangeIfBagHolds) else 1
    pairs = sorted({pair for pair, _ in left})
    wanted = set(left)
    for run_of in _runs(pairs):
        for mirror in (0, 1):
            if not any((pair, mirror) in wanted for pair in run_of):
                continue
            a, b = tables[mirror], tables[not mirror]
            before = time.perf_counter()
            played = _core.duel(
                kit.plain.rules,
                kit.plain.words,
                seed=match.seed,
                first=run_of[0],
                games=len(run_of),
                threads=threads,
                leaves=(a, b),
                exchange_needs=needs,
            )
            moves = sum(sum(turns) for _, turns, _ in played)
            pace = (time.perf_counter() - before) * threads / max(moves, 1)
            for pair, (scores, turns, full) in zip(run_of, played, strict=True):
                if (pair, mirror) in wanted:
                    yield _from_core(pair, mirror, scores, turns, full, pace)


def _runs(pairs: list[int]) -> Iterator[range]:
    """Numbers that follow one another, a few at a time."""
    start = 0
    for index in range(1, len(pairs) + 1):
        ends = index == len(pairs) or pairs[index] != pairs[index - 1] + 1
        if ends or index - start == AT_ONCE:
            yield range(pairs[start], pairs[index - 1] + 1)
            start = index


def _from_core(
    pair: int, mirror: int, scores: Two, turns: Two, full: Two, pace: float
) -> GameResult:
    def own(pair_of: Two) -> Two:
        return (pair_of[1], pair_of[0]) if mirror else pair_of

    north, south = own(scores)
    return GameResult(
        pair=pair,
        mirror=mirror,
        won=(north > south) + 0.5 * (north == south),
        scores=(float(north), float(south)),
        turns=own(turns),
        full_racks=own(full),
        seconds=(turns[0] * pace, turns[1] * pace),
    )
