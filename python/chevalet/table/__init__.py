"""A table: the rules, the store and the players of one game. The one way in is `Table.submit`."""

from chevalet.table.fanout import Batch, SubscriberTooSlow, Subscription
from chevalet.table.players import Player
from chevalet.table.previews import Tried
from chevalet.table.table import GameStillRunning, Library, Table
from chevalet.table.tables import Tables

__all__ = [
    "Batch",
    "GameStillRunning",
    "Library",
    "Player",
    "SubscriberTooSlow",
    "Subscription",
    "Table",
    "Tables",
    "Tried",
]
