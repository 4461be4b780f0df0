"""Every edition, one file each, in one explicit tuple."""

from chevalet.editions.classique import CLASSIQUE
from chevalet.game.edition import Edition

EDITIONS: tuple[Edition, ...] = (CLASSIQUE,)

__all__ = ["CLASSIQUE", "EDITIONS"]
