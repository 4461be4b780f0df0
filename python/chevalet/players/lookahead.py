"""One turn further: what the next seat may be expected to make of each placement.

For tables that the native simulation does not play: more than two seats, or cards. The points of
the next seat hurt as much as that seat is a rival: wholly when there is one, by a share when there
are more.
"""

import random

from chevalet.players.turns import Candidate, Thought

RACKS = 24
"""Racks of the next seat that each placement meets."""


def after_the_reply(thought: Thought, candidates: list[Candidate]) -> Candidate | None:
    """The placement that is best when the next seat has answered."""
    public = thought.public
    rivals = len(public.playing) - 1
    unseen, size = thought.view.unseen, public.rack_counts[public.after(thought.seat)]
    if len(candidates) < 2 or not rivals or not unseen or size > 8:
        return candidates[0] if candidates else None
    chance = random.Random(f"{thought.seed} racks")
    racks = ["".join(chance.sample(unseen, min(size, len(unseen)))) for _ in range(RACKS)]
    return max(candidates, key=lambda one: one.value - _reply(thought, one, racks) / rivals)


def _reply(thought: Thought, candidate: Candidate, racks: list[str]) -> float:
    """The mean worth of the next seat's best answer."""
    rows = thought.public.board.with_tiles(candidate.place.tiles).rows
    points = 0.0
    for rack in racks:
        found = thought.kit.weighing.best(rows, rack)
        if found is not None and not isinstance(found, str):
            points += found.equity
    return points / len(racks)
