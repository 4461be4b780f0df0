"""Positions with the bag empty, from games that computers have played."""

from collections.abc import Callable
from functools import cache
from itertools import count, islice

from chevalet import Game
from chevalet.editions import EDITIONS
from chevalet.lexicon import find
from chevalet.players import computer


@cache
def end_of(seed: int) -> Game:
    """A game in which the bag has just become empty."""
    return _played(seed, lambda game: not game.state.public.bag_count)


@cache
def small_ends(number: int) -> list[Game]:
    """Games in which nobody has more than two tiles left, and nobody a joker."""

    def small(game: Game) -> bool:
        return all(len(hand.rack) <= 2 and "?" not in hand.rack for hand in game.state.hands)

    games = (_played(seed, small) for seed in count())
    return list(islice((game for game in games if not game.is_over), number))


def _played(seed: int, reached: Callable[[Game], bool]) -> Game:
    words = find("fr")
    game = Game.new(EDITIONS[0].name, seats=["a", "b"], words=words, seed=seed)
    player = computer("expert", words=words, seed=seed)
    while not reached(game) and not game.is_over:
        action = player.choose(game.view(game.turn))
        assert action is not None
        game.submit(action)
    return game
