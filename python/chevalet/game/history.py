"""The turns of a game as a score sheet tells them, read off the log."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from chevalet.game import events as e
from chevalet.game.play import Play
from chevalet.game.reasons import PassReason, TakenBack


class TurnKind(StrEnum):
    WORD = "word"
    TAKEN_BACK = "taken-back"
    EXCHANGE = "exchange"
    PASS = "pass"  # noqa: S105  no password


@dataclass(frozen=True, slots=True)
class Turn:
    """One turn: who, what, the points and the seat's total after it."""

    seat: int
    kind: TurnKind
    points: int = 0
    total: int = 0
    play: Play | None = None

    @property
    def words(self) -> tuple[str, ...]:
        return tuple(word.text for word in self.play.words) if self.play else ()


def history(log: Iterable[e.Event]) -> tuple[Turn, ...]:
    """The turns that are over."""
    turns: list[Turn] = []
    totals: dict[int, int] = {}
    play: Play | None = None
    for event in log:
        match event:
            case e.WordLaid(_, laid) | e.PlayChanged(_, laid):
                play = laid
            case e.PlayScored(seat, points):
                totals[seat] = totals.get(seat, 0) + points
                turns.append(Turn(seat, TurnKind.WORD, points, totals[seat], play))
            case e.WordTakenBack(seat, _, reason) if reason is TakenBack.WRONG_WORD:
                turns.append(Turn(seat, TurnKind.TAKEN_BACK, 0, totals.get(seat, 0), play))
            case e.Exchanged(seat, by_card=False):
                turns.append(Turn(seat, TurnKind.EXCHANGE, 0, totals.get(seat, 0)))
            case e.Passed(seat, reason) if reason is not PassReason.WORD_TAKEN_BACK:
                turns.append(Turn(seat, TurnKind.PASS, 0, totals.get(seat, 0)))
            case e.ScoreTaken(seat, other, points):
                totals[seat] = totals.get(seat, 0) + points
                totals[other] = totals.get(other, 0) - points
            case e.Contested(seat, _, _, penalty):
                totals[seat] = totals.get(seat, 0) - penalty
            case _:
                pass
    return tuple(turns)
