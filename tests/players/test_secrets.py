"""A computer knows what its seat knows: hidden tiles change nothing that it does."""

import random

import pytest

from chevalet import Game, lexicon
from chevalet.game import events as e
from chevalet.game.hands import Hand
from chevalet.game.state import State
from chevalet.game.views import view
from chevalet.players import LEVELS, Budget, computer

BUDGET = Budget(seconds=600, iterations=60)


def other_secrets(state: State, seat: int, chance: random.Random) -> State:
    """The same table for a seat, with other tiles on the other racks and in the bag."""
    owners = [s for s in state.public.seats if s != seat]
    tiles = list("".join(state.rack(s) for s in owners) + state.bag)
    chance.shuffle(tiles)
    hands = list(state.hands)
    for owner in owners:
        count = len(hands[owner].rack)
        hands[owner] = Hand(rack="".join(sorted(tiles[:count])), cards=hands[owner].cards)
        tiles = tiles[count:]
    return State(
        state.public, tuple(hands), "".join(sorted(tiles)), state.deck, version=state.version
    )


@pytest.mark.parametrize(("edition", "seats"), [("classique", 2), ("classique", 3), ("delire", 3)])
@pytest.mark.parametrize("level", [level.name for level in LEVELS])
def test_hidden_tiles_change_nothing(level: str, edition: str, seats: int) -> None:
    words = lexicon("fr")
    game = Game.new(edition, seats=["a", "b", "c"][:seats], words=words, seed=3)
    changed = 0
    for number in range(8):
        seat = next(iter(game.state.public.awaited))
        other = other_secrets(game.state, seat, random.Random(number))
        changed += other != game.state
        players = [computer(level, words=words, seed=5, budget=BUDGET) for _ in range(2)]
        news = tuple(event for event in game.events if isinstance(event, e.PlayScored))
        action = players[0].choose(view(game.state, seat), news)
        assert action == players[1].choose(view(other, seat), news)
        assert action is not None
        game.submit(action)
    assert changed == 8
