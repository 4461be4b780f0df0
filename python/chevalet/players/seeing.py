"""What a player sees of the moves there are: words it knows, in places it looks at.

Whether a word is seen is drawn anew every turn, from the player's seed: the same seed sees the
same. A word that is overlooked is overlooked everywhere; a place, for every word that fits there.
"""

import random
from collections.abc import Callable, Iterator, Sequence

from chevalet._core import Placement
from chevalet.players.levels import Level


class Eye:
    """How a player of some level looks at the table in one turn."""

    def __init__(self, level: Level, seed: str, usage: Callable[[str], int]) -> None:
        """`usage` tells how common a word is."""
        self._level = level
        self._usage = usage
        self._seed = seed
        self._luck: dict[str, float] = {}

    def knows(self, word: str) -> bool:
        """Is it a word that this level has ever met? Short words are learned first."""
        rarest = self._level.rarest
        if rarest is None:
            return True
        step = self._usage(word)
        if len(word) == 2:
            return step <= rarest + 6
        return len(word) <= self._level.longest and step <= rarest

    def sees(self, move: Placement) -> bool:
        """Does it find this word, and this place for it?"""
        level = self._level
        if level.rarest is None:
            return True
        words = [text for *_, text in move.words]
        if not all(self.knows(word.upper()) for word in words):
            return False
        found = level.attention * level.per_tile ** (len(move.tiles) - 1)
        if self._lucky(move.word.upper()) >= found:
            return False
        place = level.per_crossing ** (len(words) - 1)
        return self._lucky(f"{move.row} {move.column} {move.direction}") < place

    def seen(self, moves: Sequence[Placement]) -> Iterator[Placement]:
        """The moves that it sees, in their order; if it sees none, all those whose words it knows.

        Someone who finds nothing looks longer.
        """
        any_seen = False
        for move in moves:
            if self.sees(move):
                any_seen = True
                yield move
        if not any_seen:
            for move in moves:
                if all(self.knows(text.upper()) for *_, text in move.words):
                    yield move

    def _lucky(self, what: str) -> float:
        """A number from 0 to 1, always the same for one thing in one turn."""
        found = self._luck.get(what)
        if found is None:
            found = self._luck[what] = random.Random(f"{self._seed} {what}").random()
        return found
