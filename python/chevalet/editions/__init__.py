"""Every edition, one file each, in one explicit tuple."""

from chevalet.editions.ancien import (
    ANCIEN,
    ANCIEN_DEUX_CHEVALETS,
    ANCIEN_LETTRES_VISIBLES,
    ANCIEN_SOLITAIRE,
)
from chevalet.editions.classique import CLASSIQUE
from chevalet.editions.defi import DEFI
from chevalet.editions.delire import DELIRE
from chevalet.editions.geant import GEANT
from chevalet.game.edition import Edition
from chevalet.game.refusals import UnknownEdition

EDITIONS: tuple[Edition, ...] = (
    CLASSIQUE,
    GEANT,
    DELIRE,
    ANCIEN,
    ANCIEN_SOLITAIRE,
    ANCIEN_DEUX_CHEVALETS,
    ANCIEN_LETTRES_VISIBLES,
    DEFI,
)


def edition(name: str) -> Edition:
    """The edition of that name.

    >>> edition("classique").rack_size
    7
    """
    for one in EDITIONS:
        if one.name == name:
            return one
    raise UnknownEdition(name=name, known=tuple(one.name for one in EDITIONS))


__all__ = [
    "ANCIEN",
    "ANCIEN_DEUX_CHEVALETS",
    "ANCIEN_LETTRES_VISIBLES",
    "ANCIEN_SOLITAIRE",
    "CLASSIQUE",
    "DEFI",
    "DELIRE",
    "EDITIONS",
    "GEANT",
    "edition",
]
