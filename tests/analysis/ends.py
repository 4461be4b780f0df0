"""Positions with the bag empty, from games that computers have played."""

from functools import cache

from chevalet import Game
from chevalet.editions import EDITIONS
from chevalet.lexicon import find
from chevalet.players import computer


@cache
def end_of(seed: int) -> Game:
    """A game in which the bag has just become empty."""
    words = find("fr")
    game = Game.new(EDITIONS[0].name, seats=["a", "b"], words=words, seed=seed)
    player = computer("expert", words=words, seed=seed)
    while game.state.public.bag_count:
        action = player.choose(game.view(game.turn))
        assert action is not None
        game.submit(action)
    return game
