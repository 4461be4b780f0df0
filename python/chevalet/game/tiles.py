"""Tiles and multisets of tiles.

A tile is one character: `A` to `Z`, or `?` for a joker on a rack. On the board a joker is the
lower-case letter it stands for. A bag or a rack is a multiset, written as a sorted string, so there
is no order that could tell anything.

    >>> put("AET", "S?")
    '?AEST'
    >>> take("AEEST", "ES")
    'AET'
"""

from collections.abc import Callable, Mapping

JOKER = "?"
ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

Chance = Callable[[int], int]
"""Chance, given to the rules by their caller: `chance(n)` picks a number from 0 to n - 1.

`secrets.randbelow` is one, and so is `random.Random(7).randrange`. Whatever it picks is recorded in
the events, so a replay needs no chance at all.
"""


class NotHeld(ValueError):
    """A tile was taken from a multiset that does not hold it."""

    def __init__(self, tile: str) -> None:
        super().__init__(tile)
        self.tile = tile


def supply(counts: Mapping[str, int]) -> str:
    """The multiset with so many of each tile."""
    return "".join(tile * counts[tile] for tile in sorted(counts))


def put(tiles: str, more: str) -> str:
    """The multiset that holds both."""
    return "".join(sorted(tiles + more)) if more else tiles


def take(tiles: str, taken: str) -> str:
    """What is left when `taken` is gone; raises `NotHeld` for the first tile that is not there."""
    for tile in taken:
        if tile not in tiles:
            raise NotHeld(tile)
        tiles = tiles.replace(tile, "", 1)
    return tiles


def draw(tiles: str, count: int, chance: Chance) -> str:
    """So many tiles drawn blindly, or all of them when there are fewer."""
    drawn = []
    for _ in range(min(count, len(tiles))):
        tile = tiles[chance(len(tiles))]
        drawn.append(tile)
        tiles = tiles.replace(tile, "", 1)
    return "".join(sorted(drawn))


def on_rack(tile: str) -> str:
    """The tile as it lies on a rack: a joker on the board forgets its letter there."""
    return JOKER if tile.islower() else tile


def letter(tile: str) -> str:
    """The letter a laid tile is read as."""
    return tile.upper()


def value(tile: str, values: Mapping[str, int]) -> int:
    """What is printed on the tile; a joker is worth nothing."""
    return values.get(tile, 0)


def total(tiles: str, values: Mapping[str, int]) -> int:
    return sum(value(tile, values) for tile in tiles)
