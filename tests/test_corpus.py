"""The move counts of tests/corpus, by the oracle and by the native core."""

import pytest

from tests import movecounts, oracle
from tests.movecounts import Count
from tests.positions import Case

CASES = movecounts.cases()


def counted(moves: set[oracle.Move]) -> Count:
    points = [move.points for move in moves]
    return Count(len(points), sum(points), max(points, default=0))


@pytest.mark.parametrize(("case", "expected"), CASES, ids=[case.name for case, _ in CASES])
def test_the_oracle_counts_as_expected(case: Case, expected: Count) -> None:
    assert counted(oracle.moves(case.grid, case.rack, case.lexicon, case.rules)) == expected
