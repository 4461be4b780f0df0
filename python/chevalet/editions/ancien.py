"""Ancien: the old box with its chronometer, and the three ways to play it alone."""

from dataclasses import replace

from chevalet.editions.classique import CLASSIQUE
from chevalet.game.clock import MINUTE, TurnClock
from chevalet.game.endings import NothingToSettle, TurnLimit
from chevalet.game.exchanges import NeverExchange
from chevalet.game.supplies import OpenPool

ANCIEN = replace(
    CLASSIQUE,
    name="ancien",
    # « un bref bip sonore » when one minute is left, « et sonnera 5 fois »
    clocks=(TurnClock(2 * MINUTE), TurnClock(4 * MINUTE)),
)

# « Le joueur joue selon les règles mais limite chaque partie à 30 ou 40 tours »
ANCIEN_SOLITAIRE = replace(
    ANCIEN,
    name="ancien-solitaire",
    seats=range(1, 2),
    one_person=True,
    turn_limits=(30, 40),
    endings=(*ANCIEN.endings, TurnLimit()),
)

# « Le joueur prépare 2 fois 7 lettres, un jeu pour lui et un pour un adversaire imaginaire »
ANCIEN_DEUX_CHEVALETS = replace(
    ANCIEN,
    name="ancien-deux-chevalets",
    seats=range(2, 3),
    one_person=True,
    open_racks=True,
)

# « Laisser visibles toutes les lettres et se servir d'un dictionnaire »
ANCIEN_LETTRES_VISIBLES = replace(
    ANCIEN,
    name="ancien-lettres-visibles",
    seats=range(1, 2),
    one_person=True,
    open_racks=True,
    supply=OpenPool(),
    exchange=NeverExchange(),
    tiles_a_turn=7,
    settlement=NothingToSettle(),
)
