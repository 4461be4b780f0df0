"""Points by brute force: the words are read off the grid, letter by letter, and counted.

Written from the rulebooks alone, cards included; shares no code with the package but its data.
"""

from dataclasses import dataclass

from chevalet.game.edition import Edition
from chevalet.game.play import CardUse

Cell = tuple[int, int]
_LETTER = {"d": 2, "t": 3}
_WORD = {"D": 2, "*": 2, "T": 3}


@dataclass(frozen=True)
class Turn:
    """What lay there, what was laid, in one or several goes, and the cards that came with it."""

    before: tuple[str, ...]
    goes: tuple[dict[Cell, str], ...]
    cards: tuple[CardUse, ...] = ()
    cards_before: int = 0


def points(turn: Turn, edition: Edition) -> int:
    names = [use.card for use in turn.cards]
    grid = [list(row) for row in turn.before]
    found: list[tuple[str, list[Cell], dict[Cell, str]]] = []
    for number, go in enumerate(turn.goes):
        for (row, column), tile in go.items():
            grid[row][column] = tile
        for cells in runs(grid, go):
            text = "".join(grid[r][c] for r, c in cells).upper()
            backwards = "a-l-envers" in names and number == 0 and not found
            found.append((text[::-1] if backwards else text, cells, go))
    texts = [text for text, _, _ in found]
    total = 0
    for place, (text, cells, go) in enumerate(found):
        total += word_points(turn, edition, grid, place, texts, text, cells, go)
    if "plusieurs-mots" not in names and sum(map(len, turn.goes)) >= 7:
        total += 50
    if names and turn.cards_before + len(names) >= 3:
        total += 10
    return total


def word_points(
    turn: Turn,
    edition: Edition,
    grid: list[list[str]],
    place: int,
    texts: list[str],
    text: str,
    cells: list[Cell],
    go: dict[Cell, str],
) -> int:
    quadruple = ("ON", "SI", "DU", "DE", "LA", "LE", "JE")
    drawing = str(edition.layout).replace(" ", "").split("\n")
    again = [u.square for u in turn.cards if u.card == "case-deja-utilisee" and u.square]
    names = [use.card for use in turn.cards]

    def is_about(use: CardUse) -> bool:
        """Is this card about this word: the one named, else the first that it could be about?"""
        able = [i for i, t in enumerate(texts) if use.card != "fois-quatre" or t in quadruple]
        able = [i for i in able if use.word is None or texts[i] == use.word]
        return bool(able) and able[0] == place

    here = [use.card for use in turn.cards if is_about(use)]
    total, factor = 0, 1
    for row, column in cells:
        tile = grid[row][column]
        if tile.islower():
            worth = 5 if "joker-cinq" in names else 0
        else:
            worth = edition.values[tile]
            if worth == 1 and "un-vaut-dix" in names:
                worth = 10
            if "fois-quatre" in here:
                worth *= 4
        counts = (row, column) in go or any((s.row, s.column) == (row, column) for s in again)
        if counts:
            worth *= _LETTER.get(drawing[row][column], 1)
            factor *= _WORD.get(drawing[row][column], 1)
        total += worth
    total += 10 * here.count("dix-points")
    return int(total * factor * 2 ** here.count("doubler") * 3 ** here.count("tripler"))


def runs(grid: list[list[str]], go: dict[Cell, str]) -> list[list[Cell]]:
    """The words through the tiles laid: the one along them first, then those across, in order."""
    down = len(go) > 1 and len({column for _, column in go}) == 1
    steps = [(1, 0), (0, 1)] if down else [(0, 1), (1, 0)]
    found = [run(grid, min(go), steps[0])]
    found += [run(grid, cell, steps[1]) for cell in sorted(go)]
    return [cells for cells in found if len(cells) > 1]


def run(grid: list[list[str]], cell: Cell, step: Cell) -> list[Cell]:
    def tile(row: int, column: int) -> str:
        inside = 0 <= row < len(grid) and 0 <= column < len(grid)
        return grid[row][column] if inside else "."

    row, column = cell
    while tile(row - step[0], column - step[1]) != ".":
        row, column = row - step[0], column - step[1]
    cells = []
    while tile(row, column) != ".":
        cells.append((row, column))
        row, column = row + step[0], column + step[1]
    return cells
