"""The rule table of an edition, as the native core wants it."""

from chevalet import _core
from chevalet.game.edition import Edition
from chevalet.game.exchanges import ExchangeIfBagHolds
from chevalet.game.tiles import ALPHABET, JOKER

_TILES = JOKER + ALPHABET
_NEVER = 1_000
"""More tiles than any bag holds."""


def rule_table(edition: Edition) -> _core.Rules:
    """Board, values, tile counts, rack size and bonus of an edition; the core hears no name."""
    rows = edition.layout.rows
    star = edition.layout.star
    return _core.Rules(
        letters=[[premium.letter for premium in row] for row in rows],
        words=[[premium.word for premium in row] for row in rows],
        start=(star.row, star.column),
        values=[edition.values.get(tile, 0) for tile in _TILES],
        counts=[edition.tiles.get(tile, 0) for tile in _TILES],
        rack_size=edition.rack_size,
        bonuses=[0] * edition.rack_size + [edition.bonus],
    )


def exchange_needs(edition: Edition) -> int:
    """How many tiles the bag must hold for an exchange, as the native core wants it."""
    rule = edition.exchange
    return rule.required if isinstance(rule, ExchangeIfBagHolds) else _NEVER
