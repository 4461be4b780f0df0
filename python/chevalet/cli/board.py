"""A board in the terminal: French coordinates, tiles in relief, premium squares with their signs.

Colour is never the only sign: every premium square has its symbol, and a joker is in lower case.
"""

from collections.abc import Collection, Mapping

from rich.text import Text

from chevalet.game.board import EMPTY, Layout, Premium, Square
from chevalet.game.edition import Sign

_TILE = "bold black on rgb(240,220,170)"
_JOKER = "bold italic rgb(170,30,30) on rgb(240,220,170)"
_NEW = "bold white on rgb(40,110,60)"
_COLOURS = {
    "double-letter": "black on rgb(160,210,235)",
    "triple-letter": "white on rgb(40,100,170)",
    "double-word": "black on rgb(240,180,190)",
    "triple-word": "white on rgb(190,50,50)",
    "star": "black on rgb(240,180,190)",
    "card": "black on rgb(215,190,235)",
}
_PLAIN = "dim"


def draw(
    rows: tuple[str, ...],
    layout: Layout,
    signs: Mapping[str, Sign],
    new: Collection[Square] = (),
) -> Text:
    """The board as text, three characters a square; the `new` squares stand out."""
    size = range(len(rows))
    drawing = Text(no_wrap=True)
    drawing.append("   " + "".join(f"{column + 1:^3}" for column in size) + "\n", _PLAIN)
    for row in size:
        drawing.append(f" {chr(ord('A') + row)} ", _PLAIN)
        for column in size:
            square = Square(row, column)
            tile = rows[row][column]
            if tile == EMPTY:
                drawing.append(*_premium(layout[square], signs))
            else:
                drawing.append(f" {tile} ", _NEW if square in new else _style(tile))
        drawing.append("\n")
    return drawing


def _style(tile: str) -> str:
    return _JOKER if tile.islower() else _TILE


def _premium(premium: Premium, signs: Mapping[str, Sign]) -> tuple[str, str]:
    sign = signs.get(premium.name)
    if sign is None:
        return " · ", _PLAIN
    return f"{sign.symbol:^3}", _COLOURS.get(premium.name, "reverse")
