"""Random positions of every size, and the rules to play them by, from a seed."""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from tests import oracle
from tests.oracle import Grid, Rules

# Few letters, so that words cross often. Values differ so that a wrong square shows in the points.
LETTERS = "AEISTRNU"
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
    cells = range(size)
    star = size // 2

    def multipliers(of_star: int) -> tuple[tuple[int, ...], ...]:
        drawn = [[chance.choices((1, 2, 3), (8, 2, 1))[0] for _ in cells] for _ in cells]
        drawn[star][star] = of_star
        return tuple(map(tuple, drawn))

    return Rules(
        letters=multipliers(of_star=1),
        words=multipliers(of_star=2),
        values=VALUES,
        rack_size=chance.randint(3, 8),
        bonus=chance.choice((0, 10, 50)),
    )


def walk(seed: int, size: int, steps: int) -> Iterator[tuple[Case, set[oracle.Move]]]:
    """A game of random moves: every position on the way, with its legal moves by the oracle.

    Racks have no joker, one and two in turn; the moves played leave jokers on the board.
    """
    chance = random.Random(seed)
    rules = random_rules(chance, size)
    lexicon = random_lexicon(chance, words=120, longest=min(size, 8))
    grid: Grid = ("." * size,) * size
    for step in range(steps):
        rack = random_rack(chance, lexicon, rules.rack_size, jokers=step % 3)
        case = Case(f"{size}x{size}, seed {seed}, step {step}", grid, rack, lexicon, rules)
        moves = oracle.moves(grid, rack, lexicon, rules)
        yield case, moves
        if moves:
            grid = played(grid, chance.choice(sorted(moves)))


def random_rack(chance: random.Random, lexicon: frozenset[str], most: int, jokers: int) -> str:
    """The letters of a word, so that most racks can play, filled up with others and jokers."""
    letters = chance.choice(sorted(lexicon)) + "".join(chance.choices(LETTERS, k=most))
    tiles = chance.randint(1, most)
    return ("?" * jokers + letters)[:tiles]


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
