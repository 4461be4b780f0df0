"""Every legal placement, found by brute force: every word, every place, judged by the plain rules.

Written from the rules alone, for boards of any size, and as simply as can be: it settles disputes
with the native core and shares no code with the package. A grid is one text a row: `.` empty, `A` a
tile, `a` a joker read as A; `?` is a joker on a rack.
"""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import NamedTuple

Cell = tuple[int, int]
Grid = Sequence[str]
DIRECTIONS = ("across", "down")


@dataclass(frozen=True)
class Rules:
    """How points are counted: multipliers a square, letter values, the bonus for a full rack."""

    letters: tuple[tuple[int, ...], ...]
    words: tuple[tuple[int, ...], ...]
    values: Mapping[str, int]
    rack_size: int = 7
    bonus: int = 50

    @property
    def size(self) -> int:
        return len(self.letters)

    @property
    def star(self) -> Cell:
        return self.size // 2, self.size // 2


class Move(NamedTuple):
    """A placement: where its main word starts and runs, the word (jokers lower case), points."""

    row: int
    column: int
    direction: str
    word: str
    points: int


def moves(grid: Grid, rack: str, lexicon: Collection[str], rules: Rules) -> set[Move]:
    """Every legal placement of tiles of this rack.

    A single tile that makes two words is one placement, named after its word across.
    """
    lexicon = frozenset(lexicon)
    found: dict[frozenset[tuple[Cell, str]], Move] = {}
    for direction, word, cells in _candidates(grid, rack, lexicon, rules):
        free = {c: letter for c, letter in zip(cells, word, strict=True) if not at(grid, c)}
        for tiles in _ways(Counter(rack), list(free.values())):
            laid = dict(zip(free, tiles, strict=True))
            points = judge(grid, laid, lexicon, rules)
            if points is None:
                break  # which of the tiles are jokers makes no placement legal
            after = lay(grid, laid)
            name = "".join(at(after, cell) for cell in cells)
            found.setdefault(frozenset(laid.items()), Move(*cells[0], direction, name, points))
    return set(found.values())


def judge(
    grid: Grid, laid: Mapping[Cell, str], lexicon: Collection[str], rules: Rules
) -> int | None:
    """The points of laying these tiles, or nothing if a rule forbids it."""
    if not laid or any(not on(grid, cell) or at(grid, cell) for cell in laid):
        return None
    if len({row for row, _ in laid}) > 1 and len({column for _, column in laid}) > 1:
        return None
    after = lay(grid, laid)
    if not _unbroken(after, laid) or not _connected(grid, laid, rules):
        return None
    runs = {
        run for cell in laid for run in (_run(after, cell, "across"), _run(after, cell, "down"))
    }
    words = [run for run in runs if len(run) > 1]
    if not words or any(_read(after, run) not in lexicon for run in words):
        return None
    bonus = rules.bonus if len(laid) == rules.rack_size else 0
    return bonus + sum(_count(after, run, laid, rules) for run in words)


def lay(grid: Grid, laid: Mapping[Cell, str]) -> tuple[str, ...]:
    """The grid with these tiles on it."""
    return tuple(
        "".join(laid.get((row, column), old) for column, old in enumerate(line))
        for row, line in enumerate(grid)
    )


def at(grid: Grid, cell: Cell) -> str:
    """The tile on a square, empty text where there is none or no square."""
    if not on(grid, cell):
        return ""
    tile = grid[cell[0]][cell[1]]
    return "" if tile == "." else tile


def on(grid: Grid, cell: Cell) -> bool:
    return 0 <= cell[0] < len(grid) and 0 <= cell[1] < len(grid)


def _step(cell: Cell, direction: str, by: int) -> Cell:
    row, column = cell
    return (row, column + by) if direction == "across" else (row + by, column)


def _cells(start: Cell, direction: str, length: int) -> tuple[Cell, ...]:
    return tuple(_step(start, direction, by) for by in range(length))


def _run(grid: Grid, cell: Cell, direction: str) -> tuple[Cell, ...]:
    """The squares of the unbroken run of tiles through a square."""
    while at(grid, _step(cell, direction, -1)):
        cell = _step(cell, direction, -1)
    length = 1
    while at(grid, _step(cell, direction, length)):
        length += 1
    return _cells(cell, direction, length)


def _read(grid: Grid, run: Sequence[Cell]) -> str:
    return "".join(at(grid, cell) for cell in run).upper()


def _unbroken(after: Grid, laid: Mapping[Cell, str]) -> bool:
    """All the tiles of a turn are in one run."""
    first = min(laid)
    return any(set(laid) <= set(_run(after, first, direction)) for direction in DIRECTIONS)


def _connected(grid: Grid, laid: Mapping[Cell, str], rules: Rules) -> bool:
    """The first word covers the star; every other touches what lies there."""
    if any(_touches(grid, cell) for cell in laid):
        return True
    return rules.star in laid and _is_empty(grid)


def _is_empty(grid: Grid) -> bool:
    return all(set(row) == {"."} for row in grid)


def _touches(grid: Grid, cell: Cell) -> bool:
    return any(at(grid, _step(cell, direction, by)) for direction in DIRECTIONS for by in (-1, 1))


def _count(after: Grid, run: Sequence[Cell], laid: Mapping[Cell, str], rules: Rules) -> int:
    """The points of one word; premium squares count for the tiles laid on them this turn only."""
    total, factor = 0, 1
    for row, column in run:
        # A joker is lower case, which has no value: worth nothing, even on a premium square.
        value = rules.values.get(after[row][column], 0)
        if (row, column) in laid:
            value *= rules.letters[row][column]
            factor *= rules.words[row][column]
        total += value
    return total * factor


def _ways(held: Counter[str], letters: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Every way to make these letters from the tiles held: each by its tile, or by a joker."""
    if not letters:
        yield ()
        return
    first, rest = letters[0], letters[1:]
    for needed, tile in ((first, first), ("?", first.lower())):
        if held[needed]:
            held[needed] -= 1
            yield from ((tile, *others) for others in _ways(held, rest))
            held[needed] += 1


def _candidates(
    grid: Grid, rack: str, lexicon: Collection[str], rules: Rules
) -> Iterator[tuple[str, str, tuple[Cell, ...]]]:
    """Every word in every place where the letters that lie there are its own.

    Only saves time: the places left out (beyond the edge, in the middle of a longer run, with
    nothing to lay or too much, touching nothing) are those where the rules refuse any word.
    """
    size = len(grid)
    words: dict[int, list[str]] = {}
    for word in sorted(lexicon):
        words.setdefault(len(word), []).append(word)
    for direction, row, column, length in product(DIRECTIONS, range(size), range(size), words):
        cells = _cells((row, column), direction, length)
        before, after = _step(cells[0], direction, -1), _step(cells[-1], direction, 1)
        if not on(grid, cells[-1]) or at(grid, before) or at(grid, after):
            continue
        fixed = [(place, at(grid, cell).upper()) for place, cell in enumerate(cells)]
        fixed = [(place, letter) for place, letter in fixed if letter]
        free = [cell for cell in cells if not at(grid, cell)]
        if not 1 <= len(free) <= len(rack) or not _connected(grid, dict.fromkeys(free, ""), rules):
            continue
        for word in words[length]:
            if all(word[place] == letter for place, letter in fixed):
                yield direction, word, cells
