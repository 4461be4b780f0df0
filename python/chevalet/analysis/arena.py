"""Games between players in one process, without a table: the same rules, as fast as they think."""

import random
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Protocol

from chevalet.game import events as e
from chevalet.game.actions import Action, Pass
from chevalet.game.decide import apply
from chevalet.game.opening import create, needs_proper_nouns
from chevalet.game.public import Public
from chevalet.game.setup import Options, Setup, WordListId, WordRule
from chevalet.game.state import State, replay
from chevalet.game.views import View, redact, view
from chevalet.lexicon import Lexicon
from chevalet.players.kit import Kit, kit_for

PROPER_NOUNS = "noms-propres"


class Chooser(Protocol):
    """A player that is asked directly."""

    def choose(self, view: View, news: tuple[e.Event, ...] = ()) -> Action | None: ...


class BagOrder:
    """Chance that draws the tiles of a bag in an order laid down before the game.

    So two games with the players changed over draw the same tiles one after the other, whatever
    the players do; tiles that are put back go to places laid down as well.
    """

    def __init__(self, seed: str) -> None:
        self._random = random.Random(seed)
        self._order: list[str] = []

    def follow(self, bag: str) -> None:
        """Take note of what is in the bag before something is decided."""
        kept, wanted = [], Counter(bag)
        for tile in self._order:
            if wanted[tile]:
                wanted[tile] -= 1
                kept.append(tile)
        for tile in sorted(wanted.elements()):
            kept.insert(self._random.randint(0, len(kept)), tile)
        self._order = kept

    def __call__(self, count: int) -> int:
        if count != len(self._order):  # a card, a die, the order of seats: no matter of the bag
            return self._random.randrange(count)
        tile = self._order.pop()
        return sorted([*self._order, tile]).index(tile)


@dataclass(slots=True)
class Played:
    """A game that is over."""

    log: list[e.Event]
    state: State
    seconds: list[float] = field(default_factory=list)
    """Time that each seat has thought."""

    @property
    def scores(self) -> tuple[int, ...]:
        return self.state.public.scores


def play(
    edition: str, words: Lexicon, players: Sequence[Chooser], *, seed: str, rule: str = "arbitre"
) -> Played:
    """One game from its first draw to its end."""
    kit, setup = _made(edition, words, len(players), rule)
    order = BagOrder(seed)

    def can_place(public: Public, rack: str) -> bool:
        closed = public.cards.closed if public.cards else ()
        return bool(kit.plain.moves(public.board.rows, rack, limit=1, closed=closed))

    given = replace(kit.given, chance=order, can_place=can_place)
    log = list(create(setup, given))
    played = Played(log, replay(log), [0.0] * len(players))
    told = [0] * len(players)
    while played.state.public.ended is None:
        moved = False
        for seat in _asked(played.state):
            news = tuple(redact(event, seat) for event in log[told[seat] :])
            told[seat] = len(log)
            before = time.perf_counter()
            action = players[seat].choose(view(played.state, seat), news)
            played.seconds[seat] += time.perf_counter() - before
            if action is not None:
                order.follow(played.state.bag)
                played.state, events = apply(played.state, action, given)
                log += events
                moved = True
                break
        if not moved:
            # Nobody has anything to say: whoever is awaited lets its turn go by.
            awaited = played.state.public.awaited[0]
            played.state, events = apply(played.state, Pass(awaited), given)
            log += events
    return played


def _asked(state: State) -> list[int]:
    """The seats in the order they are asked: those who have cards may speak before the others."""
    public = state.public
    awaited = list(public.awaited)
    if public.cards is None and public.pending is None:
        return awaited
    return [seat for seat in public.playing if seat not in awaited] + awaited


def _made(edition: str, words: Lexicon, seats: int, rule: str) -> tuple[Kit, Setup]:
    names = tuple(f"{number + 1}" for number in range(seats))
    setup = Setup(edition, names, WordListId(words.name, words.hash), word_rule=WordRule(rule))
    kit = kit_for(setup, words)
    if needs_proper_nouns(kit.edition):
        setup = replace(setup, proper_nouns=WordListId(PROPER_NOUNS, ""))
        kit = kit_for(setup, words)
    if kit.edition.turn_limits:
        setup = replace(setup, options=Options(turn_limit=kit.edition.turn_limits[0]))
    return kit, setup
