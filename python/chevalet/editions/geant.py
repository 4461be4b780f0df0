"""Géant: as classique, on a board that can be felt."""

from dataclasses import replace

from chevalet.editions.classique import CLASSIQUE
from chevalet.game.edition import Sign
from chevalet.game.exchanges import ExchangeIfBagHolds
from chevalet.game.opening import JokerCountsAsA

GEANT = replace(
    CLASSIQUE,
    name="geant",
    exchange=ExchangeIfBagHolds(7),
    opening=JokerCountsAsA(),
    signs={
        "double-letter": Sign("△", "sign-hollow-triangle"),
        "triple-letter": Sign("▲", "sign-full-triangle"),
        "double-word": Sign("○", "sign-hollow-circle"),
        "triple-word": Sign("●", "sign-full-circle"),
        "star": Sign("★", "sign-star"),
    },
)
