"""Computer players: eight levels, every edition.

>>> import chevalet
>>> from chevalet.players import LEVELS, computer
>>> [level.name for level in LEVELS][0], LEVELS[-1].name
('premiers-mots', 'champion')
>>> game = chevalet.Game.new("classique", seats=["a", "b"], words="fr", seed=1)
>>> player = computer("expert", words=chevalet.lexicon("fr"), seed=1)
>>> type(player.choose(game.view(game.turn))).__name__
'Place'
"""

from chevalet.players.champion import Budget
from chevalet.players.computer import Computer, computer
from chevalet.players.levels import LEVELS, Level, UnknownLevel

__all__ = ["LEVELS", "Budget", "Computer", "Level", "UnknownLevel", "computer"]
