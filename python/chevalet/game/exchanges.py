"""When letters may be exchanged."""

from dataclasses import dataclass
from typing import Protocol

from chevalet.game.refusals import (
    BagTooSmall,
    NoExchange,
    NothingExchanged,
    not_on_rack,
)
from chevalet.game.state import State
from chevalet.game.tiles import NotHeld, take


class ExchangeRule(Protocol):
    def check(self, state: State, seat: int, tiles: str) -> None:
        """Refuse an exchange that may not be."""


@dataclass(frozen=True, slots=True)
class ExchangeIfBagHolds:
    """« Une, plusieurs ou toutes les lettres », as many as the bag holds; `required` at the least.

    geant: « l'échange ne peut avoir lieu que s'il reste au moins 7 lettres dans le sac ».
    """

    required: int = 1

    def check(self, state: State, seat: int, tiles: str) -> None:
        if not tiles:
            raise NothingExchanged()
        check_held(state, seat, tiles)
        required = max(self.required, len(tiles))
        if len(state.bag) < required:
            raise BagTooSmall(held=len(state.bag), required=required)


class NeverExchange:
    """There is nothing to exchange with."""

    def check(self, state: State, seat: int, tiles: str) -> None:
        raise NoExchange()


def check_held(state: State, seat: int, tiles: str) -> None:
    """Refuse tiles that the seat does not hold, or not as often."""
    rack = state.rack(seat)
    try:
        take(rack, tiles)
    except NotHeld as missing:
        raise not_on_rack(missing.tile, rack) from None
