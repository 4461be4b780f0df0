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
    for direction, word, start in _candidates(grid, rack, lexicon):
        cells = _cells(start, direction, len(word))
        free = [
            (cell, letter) for cell, letter in zip(cells, word, strict=True) if not at(grid, cell)
        ]
        for tiles in _ways(rack, [letter for _, letter in free]):
            laid = {cell: tile for (cell, _), tile in zip(free, tiles, strict=True)}
            key = frozenset(laid.items())
            if key not in found and (points := judge(grid, laid, lexicon, rules)) is not None:
                after = lay(grid, laid)
                found[key] = Move(*start, direction, "".join(at(after, c) for c in cells), points)
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
    if not any(at(grid, (row, column)) for row in range(len(grid)) for column in range(len(grid))):
        return rules.star in laid
    neighbours = [
        _step(cell, direction, by) for cell in laid for direction in DIRECTIONS for by in (-1, 1)
    ]
    return any(at(grid, cell) for cell in neighbours)


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


def _ways(rack: str, letters: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Every way to make these letters from the rack: each by its tile, or by a joker."""
    held = Counter(rack)
    needed = Counter(letters)
    if sum(max(0, count - held[letter]) for letter, count in needed.items()) > held["?"]:
        return
    for tiles in product(*((letter, letter.lower()) for letter in letters)):
        used = Counter("?" if tile.islower() else tile for tile in tiles)
        if used <= held:
            yield tiles


def _candidates(grid: Grid, rack: str, lexicon: Collection[str]) -> Iterator[tuple[str, str, Cell]]:
    """Every word in every place where the letters that lie there are its own.

    Only saves time: what is left out here (words that would be longer than they are, or that need
    more tiles than the rack has) the rules would refuse as well.
    """
    size = len(grid)
    lengths: dict[int, list[str]] = {}
    for word in sorted(lexicon):
        lengths.setdefault(len(word), []).append(word)
    # Letters that a word can be made of: those of the board, and of the rack unless it has a joker.
    everywhere = set("".join(grid).upper()) | set(rack)
    for direction, row, column in product(DIRECTIONS, range(size), range(size)):
        start = (row, column)
        if at(grid, _step(start, direction, -1)):
            continue
        for length, words in lengths.items():
            cells = _cells(start, direction, length)
            if not on(grid, cells[-1]) or at(grid, _step(start, direction, length)):
                continue
            there = [(place, at(grid, cell).upper()) for place, cell in enumerate(cells)]
            fixed = [(place, letter) for place, letter in there if letter]
            if not length - len(rack) <= len(fixed) < length:
                continue
            for word in words:
                if all(word[place] == letter for place, letter in fixed) and (
                    "?" in rack or everywhere.issuperset(word)
                ):
                    yield direction, word, start
