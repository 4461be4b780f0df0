"""The turn of a player with a rack of tiles: a word, an exchange, or a pass."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice

from chevalet._core import Placement
from chevalet.game.actions import Action, Exchange, Pass, Place
from chevalet.game.board import Direction, Square
from chevalet.game.refusals import Refusal
from chevalet.game.views import View
from chevalet.notation.words import tiles_laid
from chevalet.players.beliefs import believed
from chevalet.players.kit import Kit
from chevalet.players.levels import Level
from chevalet.players.seeing import Eye

LARGEST_RACK, MOST_MOVES = 9, 5000
"""With more tiles there are more moves than anyone looks at: the best of them are enough."""
EXCHANGES_IN_A_ROW = 3
"""Who has exchanged so often without a word on the board gives it up."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A placement that may be made, and what it is worth to the player."""

    place: Place
    points: int
    value: float
    full: bool = False


class Thought:
    """One player's view of one turn, with what is found out about it on the way."""

    def __init__(self, view: View, kit: Kit, level: Level, seed: str) -> None:
        assert view.seat is not None
        self.view, self.kit, self.level, self.seed = view, kit, level, seed
        self.seat = view.seat
        self.public = view.public
        self.state = believed(view)
        self.eye = Eye(level, seed, kit.usage)
        self.engine = kit.engine(leaves=level.leaves)

    def moves(self, rack: str | None = None) -> list[Placement]:
        """Every placement of the rack that the rules allow without a card, the best first."""
        tiles = self.view.rack if rack is None else rack
        last = self.public.bag_count == 0 and bool(self.kit.edition.tiles)
        unseen = self.view.unseen if last else None
        return self.engine.moves(
            self.public.board.rows,
            tiles,
            unseen=unseen,
            most=self.kit.edition.tiles_a_turn,
            limit=MOST_MOVES if len(tiles) > LARGEST_RACK else None,
            closed=self.public.cards.closed if self.public.cards else (),
        )

    def seen(self, moves: Sequence[Placement], most: int) -> list[Candidate]:
        """The best of the moves that this player sees."""
        return [self.candidate(move) for move in islice(self.eye.seen(moves), most)]

    def candidate(self, move: Placement) -> Candidate:
        start, direction = Square(move.row, move.column), Direction(move.direction)
        tiles = tiles_laid(self.public.board, start, direction, move.word)
        full = len(tiles) >= self.kit.edition.rack_size
        value = move.equity if self.level.leaves else float(move.points)
        return Candidate(Place(self.seat, tiles, keep=direction), move.points, value, full)

    def worth_of(self, kept: str) -> float:
        """What keeping these tiles is worth, in points."""
        leaves = self.engine.leaves
        return leaves.value(kept) if leaves is not None and self.public.bag_count else 0.0

    def exchangeable(self) -> int:
        """How many tiles may be exchanged now."""
        rack, rule = self.view.rack, self.kit.edition.exchange
        for count in range(min(len(rack), self.public.bag_count), 0, -1):
            try:
                rule.check(self.state, self.seat, rack[:count])
            except Refusal:
                continue
            return count
        return 0


def usual_turn(thought: Thought, exchanged: int) -> Action:
    """The best placement seen, an exchange that promises more, or a pass."""
    candidates = thought.seen(thought.moves(), 1)
    return place_or_exchange(thought, candidates[0] if candidates else None, exchanged)


def place_or_exchange(thought: Thought, best: Candidate | None, exchanged: int) -> Action:
    """This placement, an exchange that promises more, or a pass."""
    most = thought.exchangeable() if exchanged < EXCHANGES_IN_A_ROW else 0
    given = exchange(thought, best, most) if most else ""
    if given:
        return Exchange(thought.seat, given)
    return best.place if best else Pass(thought.seat)


def exchange(thought: Thought, best: Candidate | None, most: int) -> str:
    """The tiles to exchange rather than play `best`, if that promises more."""
    rack = thought.view.rack[:8]
    if thought.level.leaves and thought.engine.leaves is not None:
        given, _, worth = thought.engine.exchanges(rack, most)[0]
        return given if best is None or worth > best.value else ""
    if best is not None:
        return ""
    # Nothing fits: the letters that are hardest to place go first.
    values = thought.kit.edition.values
    return "".join(sorted(rack, key=lambda tile: -values.get(tile, -1))[:most])
