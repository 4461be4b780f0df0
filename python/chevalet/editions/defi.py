"""Dé-fi: twelve dice, a small board that is swept after every turn, one minute, 200 points."""

from dataclasses import replace

from chevalet.editions.classique import CLASSIQUE
from chevalet.game.board import grid
from chevalet.game.clock import MINUTE, TurnClock
from chevalet.game.endings import AllPassedTwice, NothingToSettle, ScoreReached
from chevalet.game.exchanges import NeverExchange
from chevalet.game.staying import OnlyTheWordStays
from chevalet.game.supplies import DiceBox

# The pictures of the rulebook are lost: this layout and these faces are our own.
GRID = grid("""
    T . . d . d . . T
    . D . . t . . D .
    . . t . . . t . .
    d . . d . d . . d
    . t . . * . . t .
    d . . d . d . . d
    . . t . . . t . .
    . D . . t . . D .
    T . . d . d . . T
""")

DICE = (
    "EASRNB",
    "EITLSF",
    "EORNTG",
    "EUSLDH",
    "EARTCJ",
    "EINSMK",
    "EOTRPQ",
    "EULNDV",
    "EAISCW",
    "EIOTMX",
    "AIURLY",
    "AOUPZ?",
)

# « Les joueurs doivent placer leur mot avant que la minute ne s'écoule ; dans le cas contraire, ils
# doivent passer leur tour »
SABLIER = TurnClock(MINUTE, beep_left=None, rings=0, plays_held=False)

DEFI = replace(
    CLASSIQUE,
    name="defi",
    seats=range(2, 9),
    layout=GRID,
    tiles={},
    dice=DICE,
    supply=DiceBox(),
    exchange=NeverExchange(),
    staying=OnlyTheWordStays(),
    endings=(ScoreReached(200), AllPassedTwice()),
    settlement=NothingToSettle(),
    clock=SABLIER,
    clocks=(SABLIER,),
    open_racks=True,
)
