"""An edition: the data of one box, and the few rules that set it apart."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from chevalet.game.board import Layout
from chevalet.game.tiles import supply


@dataclass(frozen=True, slots=True)
class Sign:
    """How a premium square is told apart without its colour: a symbol, and the key of its name."""

    symbol: str
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Edition:
    """One box. Derive another with `dataclasses.replace`."""

    name: str
    seats: range
    layout: Layout
    values: Mapping[str, int]
    signs: Mapping[str, Sign]
    tiles: Mapping[str, int] = field(default_factory=dict)
    rack_size: int = 7
    bonus: int = 50

    @property
    def bag(self) -> str:
        """The full bag, before anything is drawn."""
        return supply(self.tiles)
