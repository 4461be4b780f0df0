"""The turn of a player who throws letters and leaves a word on the board for the next.

The strongest level looks one turn ahead: what it leaves lies there for the next seat, and the first
to reach the goal wins at once.
"""

import random
from dataclasses import dataclass

from chevalet.game.actions import Action, Pass
from chevalet.game.board import Square
from chevalet.game.endings import ScoreReached
from chevalet.game.laying import consider
from chevalet.game.play import Play
from chevalet.game.tiles import on_rack
from chevalet.players.turns import Candidate, Thought

LOOKED_AT = 12
"""Placements that are thought through."""
THROWS = 16
"""Throws of the next seat that are tried against each of them."""
WINNING = 1000.0
"""More than any word brings."""


def dice_turn(thought: Thought) -> Action:
    """The best placement seen, or a pass."""
    looks_ahead = thought.level.thinks
    candidates = thought.seen(thought.moves(), LOOKED_AT if looks_ahead else 1)
    if not candidates:
        return Pass(thought.seat)
    if not looks_ahead:
        return candidates[0].place
    return max(candidates, key=lambda one: outlook(thought, one)).place


def outlook(thought: Thought, candidate: Candidate) -> float:
    """Points now, less what the next seat may be expected to make of what is left."""
    goal, public = goal_of(thought), thought.public
    if goal is not None and public.scores[thought.seat] + candidate.points >= goal:
        return WINNING + candidate.points
    after = left_behind(thought, consider(thought.state, candidate.place, thought.kit.given))
    chance = random.Random(f"{thought.seed} throws")
    rival = public.after(thought.seat)
    replies = []
    for _ in range(THROWS):
        found = thought.kit.plain.best(after.rows, after.throw(thought, chance))
        replies.append(0 if found is None or isinstance(found, str) else found.points)
    lost = 0
    if goal is not None:
        lost = sum(public.scores[rival] + points >= goal for points in replies)
    return candidate.points - (sum(replies) + lost * WINNING / 10) / THROWS


def goal_of(thought: Thought) -> int | None:
    """The score that ends the game, if there is one."""
    goals = (one.points for one in thought.kit.edition.endings if isinstance(one, ScoreReached))
    return next(goals, None)


@dataclass(frozen=True, slots=True)
class LeftBehind:
    """The board that the next seat finds, and the dice in the box."""

    rows: tuple[str, ...]
    box: tuple[int, ...]

    def throw(self, thought: Thought, chance: random.Random) -> str:
        edition = thought.kit.edition
        thrown = chance.sample(self.box, min(edition.rack_size, len(self.box)))
        return "".join(chance.choice(edition.dice[number]) for number in thrown)


def left_behind(thought: Thought, play: Play) -> LeftBehind:
    """What lies there once a play is counted and the board is swept."""
    board = thought.public.board.with_tiles(play.laid)
    swept = set(thought.kit.edition.staying.leaving(board, play))
    lying = {s: n for s, n in where_dice_lie(thought, play).items() if s not in swept}
    count = len(thought.kit.edition.dice)
    box = tuple(number for number in range(count) if number not in lying.values())
    return LeftBehind(board.without(swept).rows, box)


def where_dice_lie(thought: Thought, play: Play) -> dict[Square, int]:
    """Every die on the board after a play: of two with the same face, the one rolled first."""
    dice = thought.public.dice
    if dice is None:
        return {}
    lying, rolled = dict(dice.laid), list(dice.rolled)
    for laid in play.laid:
        die = next(die for die in rolled if die.face == on_rack(laid.tile))
        rolled.remove(die)
        lying[laid.square] = die.number
    return lying
