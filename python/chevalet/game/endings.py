"""When a game ends, and the last settlement."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from chevalet.game import events as e
from chevalet.game.clock import TotalClock
from chevalet.game.given import Course
from chevalet.game.public import Standing
from chevalet.game.reasons import EndReason
from chevalet.game.tiles import total


class Ending(Protocol):
    def reached(self, course: Course) -> EndReason | None:
        """Is the game over, now that a turn has ended?"""


class SomeoneWentOut:
    """« Toutes les lettres ont été piochées et l'un des joueurs a utilisé toutes les lettres de son
    chevalet »."""

    def reached(self, course: Course) -> EndReason | None:
        if course.state.bag:
            return None
        empty = any(not course.state.rack(seat) for seat in course.public.playing)
        return EndReason.WENT_OUT if empty else None


class AllPassedTwice:
    """« Tous les joueurs ont passé leur tour deux fois de suite chacun »."""

    def reached(self, course: Course) -> EndReason | None:
        passed, playing = course.public.passed, course.public.playing
        twice = all(passed[seat] >= 2 for seat in playing)
        return EndReason.ALL_PASSED_TWICE if playing and twice else None


class NothingLeftToPlay:
    """« Toutes les combinaisons possibles ont été jouées »: the bag is empty and no seat can place.

    Cards may make any rack playable, so as long as someone holds one the game goes on.
    """

    def reached(self, course: Course) -> EndReason | None:
        can_place, public = course.given.can_place, course.public
        if (
            can_place is None
            or course.state.bag
            or (public.cards and any(public.cards.hand_counts))
        ):
            return None
        racks = [course.state.rack(seat) for seat in public.playing]
        if any(can_place(public, rack) for rack in racks):
            return None
        return EndReason.NOTHING_LEFT_TO_PLAY


class TurnLimit:
    """« Limite chaque partie à 30 ou 40 tours » (ancien)."""

    def reached(self, course: Course) -> EndReason | None:
        limit = course.public.setup.options.turn_limit
        return EndReason.TURN_LIMIT if limit and course.public.turns >= limit else None


@dataclass(frozen=True, slots=True)
class ScoreReached:
    """« Le jeu se termine une fois qu'un des joueurs a marqué 200 points » (defi)."""

    points: int

    def reached(self, course: Course) -> EndReason | None:
        enough = any(score >= self.points for score in course.public.scores)
        return EndReason.SCORE_REACHED if enough else None


class Settlement(Protocol):
    def changes(self, course: Course, reason: EndReason) -> tuple[int, ...] | None:
        """What the letters left over change in each score; `None` when nothing is settled."""


class LeftTilesCount:
    """« Chaque joueur soustrait de son score la somme des valeurs des lettres restantes sur son
    chevalet. Si l'un des joueurs a utilisé toutes ses lettres, il ajoute à son score la somme de
    toutes les lettres restantes de tous ses adversaires. »"""

    def changes(self, course: Course, reason: EndReason) -> tuple[int, ...] | None:
        racks = [hand.rack for hand in course.state.hands]
        left = [total(rack, course.edition.values) for rack in racks]
        out = reason is EndReason.WENT_OUT
        playing = course.public.playing
        return tuple(
            sum(left) if out and not rack and seat in playing else -points
            for seat, (rack, points) in enumerate(zip(racks, left, strict=True))
        )


class NothingToSettle:
    """No letters are left over."""

    def changes(self, course: Course, reason: EndReason) -> tuple[int, ...] | None:
        return None


def end_game(course: Course, reason: EndReason) -> None:
    """Count what is left, take the overtime off, and name who won. Giving up settles nothing."""
    if reason is not EndReason.RESIGNED:
        changes = course.edition.settlement.changes(course, reason)
        if changes is not None:
            left = tuple(hand.rack for hand in course.state.hands)
            course.add(e.Settled(left, changes))
    clock, now = course.public.setup.clock, course.given.now
    if isinstance(clock, TotalClock):
        for seat in course.public.seats:
            points = clock.overtime_points(course.public.times.left_at(seat, now))
            if points:
                course.add(e.Penalised(seat, points))
    course.add(e.GameEnded(reason, winners(course.public.scores, course.public.standings)))


def winners(scores: Sequence[int], standings: Sequence[Standing]) -> tuple[int, ...]:
    """« Le joueur qui a accumulé le plus de points gagne »; who gave up does not win."""
    able = [seat for seat, standing in enumerate(standings) if standing is not Standing.RESIGNED]
    best = max((scores[seat] for seat in able), default=0)
    return tuple(seat for seat in able if scores[seat] == best)
