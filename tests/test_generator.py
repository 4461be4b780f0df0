"""The native core finds exactly the moves that brute force finds, with the same points."""

from dataclasses import replace

import pytest

from chevalet.editions import EDITIONS
from chevalet.engine import Engine, word_index
from chevalet.game.board import STAR, Layout, Premium
from tests import movecounts, oracle
from tests.movecounts import Count
from tests.positions import Case, difference, walk
from tests.test_corpus import CASES, counted


def engine(case: Case) -> Engine:
    """The engine for the rules of a case, whatever their board."""
    premiums = [
        [Premium("any", "x", letter=letter, word=word) for letter, word in zip(*row, strict=True)]
        for row in zip(case.rules.letters, case.rules.words, strict=True)
    ]
    row, column = case.rules.star
    premiums[row][column] = STAR
    edition = replace(
        EDITIONS[0],
        layout=Layout(tuple(map(tuple, premiums))),
        values=case.rules.values,
        rack_size=case.rules.rack_size,
        bonus=case.rules.bonus,
    )
    return Engine(edition, word_index(case.lexicon))


def found(case: Case) -> list[oracle.Move]:
    """What the native core finds, as the oracle writes it."""
    placements = engine(case).moves(case.grid, case.rack)
    return [oracle.Move(p.row, p.column, p.direction, p.word, p.points) for p in placements]


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("size", range(5, 22))
def test_every_size_of_board_with_no_joker_one_and_two(size: int, seed: int) -> None:
    for case, wanted in walk(100 * seed + size, size, steps=12):
        moves = found(case)
        assert set(moves) == wanted, difference(case, set(moves), wanted)
        assert len(moves) == len(wanted), f"{case.name}: a move twice"


@pytest.mark.parametrize("size", [5, 9, 15])
def test_laid_and_kept_tiles_are_the_rack_and_the_words_are_words(size: int) -> None:
    for case, _ in walk(50 + size, size, steps=9):
        for move in engine(case).moves(case.grid, case.rack):
            laid = "".join("?" if t.islower() else t for t in move.tiles if t != ".")
            assert sorted(laid + move.leave) == sorted(case.rack)
            assert {word.upper() for *_, word in move.words} <= case.lexicon
            assert move.equity == move.points


@pytest.mark.parametrize("size", [5, 9, 15])
def test_the_best_move_is_the_best_of_all_moves(size: int) -> None:
    for case, wanted in walk(7 + size, size, steps=12):
        best = engine(case).best(case.grid, case.rack)
        if wanted:
            assert not isinstance(best, str | None), case.name
            assert best.points == max(move.points for move in wanted), case.name
        else:
            assert best is None, case.name


@pytest.mark.parametrize(("case", "expected"), CASES, ids=[case.name for case, _ in CASES])
def test_the_native_core_counts_as_expected(case: Case, expected: Count) -> None:
    assert counted(set(found(case))) == expected


def test_the_order_of_moves_is_fixed() -> None:
    case, _ = movecounts.cases()[-1]
    assert found(case) == found(case)
