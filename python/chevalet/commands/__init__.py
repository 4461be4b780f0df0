"""The commands of the command box and of the terminal: a line of text in, lines or an action out.

Pure: what a seat may see goes in, never a whole game. Whoever calls carries the action out.

>>> from chevalet import Game
>>> from chevalet.commands import interpret
>>> game = Game.new("classique", seats=["nord", "sud"], words=["CALA"], seed=7)
>>> interpret("tirage", game.view(seat=game.turn), language="fr").lines
('A, A, C, L, L, Q, T',)
>>> interpret("JOUER h5 cala", game.view(seat=game.turn), language="fr").action.seat == game.turn
True
"""

from chevalet.commands.commands import COMMANDS, Command, interpret
from chevalet.commands.request import Do, Preview, Said, SheetRow

__all__ = ["COMMANDS", "Command", "Do", "Preview", "Said", "SheetRow", "interpret"]
