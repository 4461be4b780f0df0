"""Random positions of every size, and the rules to play them by, from a seed."""

import random
from collections import Counter
from dataclasses import dataclass

from tests import oracle
from tests.oracle import Grid, Rules

# Few letters, so that words cross often. Values differ so that a wrong square shows in the points.
LETTERS = "AEISTRNOUL"
VALUES = {letter: 1 + place for place, letter in enumerate(LETTERS)}


@dataclass(frozen=True)
class Case:
    """One position to count: what the oracle needs, and what to call it when it fails."""

    name: str
    grid: Grid
    rack: str
    lexicon: frozenset[str]
    rules: Rules


def random_lexicon(chance: random.Random, words: int, longest: int) -> frozenset[str]:
    """Words that look like none, a third of them with their letters shuffled or lengthened."""
    found: set[str] = set()
    while len(found) < words:
        word = "".join(chance.choices(LETTERS, k=chance.randint(2, longest)))
        found |= {word, "".join(chance.sample(word, len(word)))}
        if len(word) < longest:
            found.add(word + chance.choice(LETTERS))
    return frozenset(found)


def random_rules(chance: random.Random, size: int) -> Rules:
    """Any premiums anywhere, any rack, any bonus: nothing may depend on the usual board."""

    def multipliers() -> tuple[tuple[int, ...], ...]:
        lines = range(size)
        return tuple(tuple(chance.choices((1, 2, 3), (8, 2, 1))[0] for _ in lines) for _ in lines)

    return Rules(
        letters=multipliers(),
        words=multipliers(),
        values=VALUES,
        rack_size=chance.randint(3, 8),
        bonus=chance.choice((0, 10, 50)),
    )


def random_case(seed: int, size: int, jokers: int) -> Case:
    """A board after a few random legal moves, jokers among them, and a rack with so many jokers."""
    chance = random.Random(seed)
    rules = random_rules(chance, size)
    lexicon = random_lexicon(chance, words=120, longest=min(size, 8))
    grid: Grid = ("." * size,) * size
    for _ in range(chance.randint(0, size // 2 + 2)):
        rack = random_rack(chance, rules.rack_size, jokers=chance.choice((0, 0, 0, 1)))
        choices = sorted(oracle.moves(grid, rack, lexicon, rules))
        if choices:
            grid = played(grid, chance.choice(choices))
    rack = random_rack(chance, chance.randint(1, rules.rack_size), jokers)
    return Case(f"seed {seed}, {size}x{size}", grid, rack, lexicon, rules)


def random_rack(chance: random.Random, tiles: int, jokers: int) -> str:
    jokers = min(tiles, jokers)
    return "?" * jokers + "".join(chance.choices(LETTERS, k=tiles - jokers))


def played(grid: Grid, move: oracle.Move) -> Grid:
    """The grid after a move."""
    across = move.direction == "across"
    cells = [
        (move.row, move.column + by) if across else (move.row + by, move.column)
        for by in range(len(move.word))
    ]
    tiles = zip(cells, move.word, strict=True)
    return oracle.lay(grid, {cell: tile for cell, tile in tiles if not oracle.at(grid, cell)})


def difference(case: Case, found: set[oracle.Move], wanted: set[oracle.Move]) -> str:
    """What differs, square by square: how many moves start there, too many, too few."""
    lines = [f"{case.name}, rack {case.rack}", *case.grid]
    missing, extra = wanted - found, found - wanted
    squares = Counter((m.row, m.column, m.direction) for m in missing | extra)
    for (row, column, direction), _ in sorted(squares.items()):
        lines.append(f"row {row}, column {column}, {direction}:")
        for sign, moves in (("missing", missing), ("extra", extra)):
            here = [m for m in moves if (m.row, m.column, m.direction) == (row, column, direction)]
            lines += [f"  {sign} {m.word} {m.points}" for m in sorted(here)]
    return "\n".join(lines)
