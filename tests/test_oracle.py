"""The oracle itself, held against cases that were counted by hand and against blind search."""

from dataclasses import replace
from itertools import permutations, product

import pytest

from tests import oracle
from tests.oracle import Move, Rules
from tests.positions import Case, walk

PLAIN = Rules(letters=((1,) * 5,) * 5, words=((1,) * 5,) * 5, values={"A": 1, "S": 1, "U": 3})
EMPTY = (".....",) * 5


def test_the_first_word_covers_the_star() -> None:
    assert oracle.moves(EMPTY, "AS", {"AS"}, PLAIN) == {
        Move(2, 1, "across", "AS", 2),
        Move(2, 2, "across", "AS", 2),
        Move(1, 2, "down", "AS", 2),
        Move(2, 2, "down", "AS", 2),
    }


def test_one_tile_that_makes_two_words_is_one_move() -> None:
    grid = (".....", ".A...", "A....", ".....", ".....")
    found = oracle.moves(grid, "S", {"AS"}, PLAIN)
    assert Move(2, 0, "across", "AS", 4) in found
    assert len([m for m in found if m.points == 4]) == 1


def test_a_joker_is_worth_nothing_and_either_letter_may_be_the_joker() -> None:
    found = oracle.moves(EMPTY, "A?", {"AA"}, PLAIN)
    assert {m.word for m in found} == {"Aa", "aA"}
    assert {m.points for m in found} == {1}


def test_the_words_across_count_too_and_must_be_words() -> None:
    grid = (".....", ".....", ".AS..", ".....", ".....")
    found = oracle.moves(grid, "AS", {"AS", "SA"}, PLAIN)
    # SA under AS from column 1 would make AS and SA downwards: three words of 2 points.
    assert Move(3, 1, "across", "SA", 6) in found
    assert not any(m.word == "AS" and m.row == 3 and m.column == 1 for m in found)


def test_premiums_count_once_and_only_under_new_tiles() -> None:
    words = tuple((3 if (r, c) == (2, 2) else 1,) for r in range(5) for c in range(5))
    tripled = tuple(tuple(words[r * 5 + c][0] for c in range(5)) for r in range(5))
    rules = Rules(letters=((2,) * 5,) * 5, words=tripled, values={"A": 1, "S": 1})
    assert {m.points for m in oracle.moves(EMPTY, "AS", {"AS"}, rules)} == {12}
    grid = (".....", ".....", ".AS..", ".....", ".....")
    assert {m.points for m in oracle.moves(grid, "S", {"ASS"}, rules)} == {4}


def test_the_bonus_is_for_a_full_rack_after_the_multipliers() -> None:
    rules = Rules(((1,) * 5,) * 5, ((2,) * 5,) * 5, {"A": 1, "S": 1}, rack_size=2, bonus=50)
    assert {m.points for m in oracle.moves(EMPTY, "AS", {"AS"}, rules)} == {58}


@pytest.mark.parametrize("seed", range(4))
def test_it_finds_what_laying_any_tiles_anywhere_finds(seed: int) -> None:
    """Without words to try: any tiles, in any order, on any squares of a line."""
    for case, _ in walk(seed, size=5, steps=6):
        case = replace(case, rack=case.rack[:3])
        found = oracle.moves(case.grid, case.rack, case.lexicon, case.rules)
        laid = {frozenset(_laid(case, move).items()): move.points for move in found}
        assert len(laid) == len(found)
        assert laid == _blind(case)


def _laid(case: Case, move: Move) -> dict[oracle.Cell, str]:
    down = move.direction == "down"
    cells = [(move.row + i * down, move.column + i * (not down)) for i in range(len(move.word))]
    tiles = zip(cells, move.word, strict=True)
    return {cell: tile for cell, tile in tiles if not oracle.at(case.grid, cell)}


def _blind(case: Case) -> dict[frozenset[tuple[oracle.Cell, str]], int]:
    letters = sorted({letter for word in case.lexicon for letter in word})
    size = range(len(case.grid))
    found: dict[frozenset[tuple[oracle.Cell, str]], int] = {}
    faces = [[letter.lower() for letter in letters] if t == "?" else [t] for t in case.rack]
    tiles = {
        order for some in product(*faces) for n in (1, 2, 3) for order in permutations(some, n)
    }
    lines = [[(r, c) for c in size] for r in size] + [[(r, c) for r in size] for c in size]
    for line in lines:
        free = [cell for cell in line if not oracle.at(case.grid, cell)]
        for order in tiles:
            for start in range(len(free) - len(order) + 1):
                laid = dict(zip(free[start:], order, strict=False))
                points = oracle.judge(case.grid, laid, case.lexicon, case.rules)
                if points is not None:
                    found[frozenset(laid.items())] = points
    return found
