"""Classique: the usual box. The other editions are derived from it."""

from chevalet.game.board import grid
from chevalet.game.edition import Edition, Sign
from chevalet.game.endings import (
    AllPassedTwice,
    LeftTilesCount,
    NothingLeftToPlay,
    SomeoneWentOut,
)
from chevalet.game.exchanges import ExchangeIfBagHolds
from chevalet.game.opening import JokerBeatsA
from chevalet.game.staying import EverythingStays
from chevalet.game.supplies import TileBag

GRID = grid("""
    T . . d . . . T . . . d . . T
    . D . . . t . . . t . . . D .
    . . D . . . d . d . . . D . .
    d . . D . . . d . . . D . . d
    . . . . D . . . . . D . . . .
    . t . . . t . . . t . . . t .
    . . d . . . d . d . . . d . .
    T . . d . . . * . . . d . . T
    . . d . . . d . d . . . d . .
    . t . . . t . . . t . . . t .
    . . . . D . . . . . D . . . .
    d . . D . . . d . . . D . . d
    . . D . . . d . d . . . D . .
    . D . . . t . . . t . . . D .
    T . . d . . . T . . . d . . T
""")

TILES = {
    "A": 9, "B": 2, "C": 2, "D": 3, "E": 15, "F": 2, "G": 2, "H": 2, "I": 8, "J": 1, "K": 1,
    "L": 5, "M": 3, "N": 6, "O": 6, "P": 2, "Q": 1, "R": 6, "S": 6, "T": 6, "U": 6, "V": 2,
    "W": 1, "X": 1, "Y": 1, "Z": 1, "?": 2,
}  # fmt: skip

VALUES = {
    "A": 1, "B": 3, "C": 3, "D": 2, "E": 1, "F": 4, "G": 2, "H": 4, "I": 1, "J": 8, "K": 10,
    "L": 1, "M": 2, "N": 1, "O": 1, "P": 3, "Q": 8, "R": 1, "S": 1, "T": 1, "U": 1, "V": 4,
    "W": 10, "X": 10, "Y": 10, "Z": 10,
}  # fmt: skip

SIGNS = {
    "double-letter": Sign("LD", "sign-letter-double"),
    "triple-letter": Sign("LT", "sign-letter-triple"),
    "double-word": Sign("MD", "sign-word-double"),
    "triple-word": Sign("MT", "sign-word-triple"),
    "star": Sign("★", "sign-star"),
}

CLASSIQUE = Edition(
    name="classique",
    seats=range(2, 5),
    layout=GRID,
    values=VALUES,
    signs=SIGNS,
    tiles=TILES,
    supply=TileBag(),
    opening=JokerBeatsA(),
    exchange=ExchangeIfBagHolds(),
    staying=EverythingStays(),
    endings=(SomeoneWentOut(), AllPassedTwice(), NothingLeftToPlay()),
    settlement=LeftTilesCount(),
)
