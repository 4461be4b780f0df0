"""An edition: the data of one box, and the few rules that set it apart."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from chevalet.game.board import Layout
from chevalet.game.cards import Deck
from chevalet.game.clock import Clock, NoClock
from chevalet.game.tiles import supply

if TYPE_CHECKING:
    from chevalet.game.endings import Ending, Settlement
    from chevalet.game.exchanges import ExchangeRule
    from chevalet.game.opening import OpeningRule
    from chevalet.game.staying import StayingRule
    from chevalet.game.supplies import Supply


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
    supply: "Supply"
    opening: "OpeningRule"
    exchange: "ExchangeRule"
    staying: "StayingRule"
    endings: "tuple[Ending, ...]"
    settlement: "Settlement"
    tiles: Mapping[str, int] = field(default_factory=dict)
    dice: tuple[str, ...] = ()
    """The faces of each die; none when tiles are drawn from a bag."""
    rack_size: int = 7
    bonus: int = 50
    tiles_a_turn: int | None = None
    """At most so many tiles a turn, where the rack does not say so itself."""
    deck: Deck | None = None
    clock: Clock = NoClock()  # noqa: RUF009  an immutable value
    clocks: tuple[Clock, ...] = ()
    """The clocks that come in the box."""
    turn_limits: tuple[int, ...] = ()
    one_person: bool = False
    """One person plays alone, whatever the number of racks."""
    open_racks: bool = False
    """The letters lie in sight of all."""

    @property
    def bag(self) -> str:
        """The full bag, before anything is drawn."""
        return supply(self.tiles)
