"""What looking at every draw wins when a game is close: one or two tiles in the bag.

Games of `static` against itself up to there; the scores are made close, and the seat to move
chooses twice: by all draws, and by simulation. Where the choices differ, the game is played to its
end after either, with the same hidden tiles, dealt anew several times; from there on both seats try
moves out and search the end.

python benches/close_ends.py [--positions N] [--seconds S] [--seed N]
"""

import argparse
import math
import random
import statistics
from collections.abc import Iterator
from dataclasses import replace

from chevalet import Game
from chevalet.analysis.best import FEW_LEFT
from chevalet.editions import EDITIONS
from chevalet.game.actions import Action
from chevalet.game.decide import apply
from chevalet.game.hands import Hand
from chevalet.game.state import State
from chevalet.game.views import view
from chevalet.lexicon import Lexicon, find
from chevalet.players import Budget, computer
from chevalet.players.computer import Computer
from chevalet.players.kit import kit_for

CLOSE = 20
"""Points between the seats at the most."""
DEALS = 6
"""Times that the hidden tiles are dealt anew."""
LATER = Budget(seconds=0.3, draws=0)


def positions(words: Lexicon, seed: int) -> Iterator[State]:
    """Close games with one or two tiles in the bag."""
    while True:
        seed += 1
        game = Game.new(EDITIONS[0].name, seats=["a", "b"], words=words, seed=seed)
        player = computer("expert", words=words, seed=seed)
        while game.state.public.bag_count > FEW_LEFT and not game.is_over:
            action = player.choose(game.view(game.turn))
            assert action is not None
            game.submit(action)
        if game.state.public.bag_count and not game.is_over:
            ahead = random.Random(seed).randint(-CLOSE, CLOSE)
            yield replace(game.state, public=replace(game.state.public, scores=(400 + ahead, 400)))


def dealt_anew(state: State, chance: random.Random) -> State:
    """The same for the seat to move, with other tiles hidden from it."""
    seat, other = state.public.turn, 1 - state.public.turn
    tiles = list(state.rack(other) + state.bag)
    chance.shuffle(tiles)
    count = len(state.rack(other))
    hands = list(state.hands)
    hands[other] = Hand(rack="".join(sorted(tiles[:count])))
    assert hands[seat] == state.hands[seat]
    return replace(state, hands=tuple(hands), bag="".join(sorted(tiles[count:])))


def result(state: State, action: Action, words: Lexicon, seed: int) -> float:
    """1 if the seat to move wins after this action, half if it draws."""
    seat = state.public.turn
    given = replace(kit_for(state.public.setup, words).given, chance=random.Random(seed).randrange)
    player = computer("champion", words=words, seed=seed, budget=LATER)
    state, _ = apply(state, action, given)
    while state.public.ended is None:
        chosen = player.choose(view(state, state.public.turn))
        assert chosen is not None
        state, _ = apply(state, chosen, given)
    winners = state.public.winners
    return (seat in winners) / len(winners)


def gain(state: State, words: Lexicon, players: tuple[Computer, Computer]) -> float | None:
    """What the first player's choice wins more often than the second's; nothing if they agree."""
    seen = view(state, state.public.turn)
    first, second = (player.choose(seen) for player in players)
    assert first is not None
    assert second is not None
    if first == second:
        return None
    found = []
    for deal in range(DEALS):
        other = dealt_anew(state, random.Random(deal))
        found.append(result(other, first, words, deal) - result(other, second, words, deal))
    return statistics.fmean(found)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=60)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args()
    words = find("fr")
    budgets = Budget(seconds=chosen.seconds), Budget(seconds=chosen.seconds, draws=0)
    by_draws, by_trials = (computer("champion", words=words, seed=1, budget=b) for b in budgets)
    gains, differ = [], 0
    for state, _ in zip(positions(words, chosen.seed), range(chosen.positions), strict=False):
        found = gain(state, words, (by_draws, by_trials))
        differ += found is not None
        gains.append(found or 0.0)
        error = statistics.stdev(gains) / math.sqrt(len(gains)) if len(gains) > 1 else math.nan
        print(
            f"{len(gains)} positions, {differ} with another choice: "
            f"{statistics.fmean(gains):+.2%} ± {error:.2%} games won",
            flush=True,
        )


if __name__ == "__main__":
    main()
