"""Reviewing a finished game for a page, turn by turn."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass

from chevalet.analysis.review import Depth, TurnReview, is_turn, review, summaries
from chevalet.game import events as e
from chevalet.game.state import State, evolve, opened
from chevalet.lexicon import Lexicon
from chevalet.notation import cgp
from chevalet.server.review_messages import AskReview, Review, SummaryShown, TurnShown
from chevalet.server.study import candidate
from chevalet.server.works import Work

MOST_TRIALS = 1_000


@dataclass(slots=True)
class Reviewing:
    """One review, worked out in a thread by `__call__`."""

    asked: AskReview
    log: Sequence[e.Event]
    words: Lexicon
    threads: int = 1

    def __call__(self, work: Work) -> Review:
        depth = Depth(MOST_TRIALS, seconds=self.asked.seconds, threads=self.threads)
        before, end = positions(self.log)
        done: list[TurnReview] = []
        for turn in review(self.log, self.words, depth, stop=work.stop):
            done.append(turn)
            shown = shown_turn(turn, before[turn.number - 1], self.words.name)
            work.send(self._told(shown, turn.number, len(before)))
        if work.stop.is_set():
            return self._told(None, len(done), len(before), ended="stopped")
        public = end.public
        found = summaries(public.setup.seats, public.scores, done)
        last = self._told(None, len(before), len(before), ended="finished")
        shown_all = tuple(SummaryShown(**asdict(one)) for one in found)
        return last.model_copy(update={"summaries": shown_all})

    def waiting(self) -> Review:
        """For a review that is stopped in the queue."""
        return self._told(None, 0, 0, ended="stopped")

    def _told(
        self, turn: TurnShown | None, done: int, turns: int, ended: str | None = None
    ) -> Review:
        return Review.model_validate(
            {
                "id": self.asked.id,
                "turn": turn,
                "done": done,
                "turns": turns,
                "summaries": (),
                "ended": ended,
            }
        )


def positions(log: Sequence[e.Event]) -> tuple[list[State], State]:
    """The state before every turn, and the one at the end."""
    created = log[0]
    assert isinstance(created, e.GameCreated)
    state, before = opened(created), []
    for event in log[1:]:
        if is_turn(event):
            before.append(state)
        state = evolve(state, event)
    return before, state


def shown_turn(turn: TurnReview, before: State, words: str) -> TurnShown:
    """A turn as the page shows it."""
    others = (score for seat, score in enumerate(turn.scores) if seat != turn.seat)
    position = cgp.Position(
        rows=before.public.board.rows,
        racks=(turn.rack, ""),
        scores=(turn.scores[turn.seat], max(others)),
        operations=(("lex", words),),
    )
    missed = turn.missed_full_rack
    after = list(turn.scores)
    after[turn.seat] += turn.played.points
    return TurnShown(
        number=turn.number,
        seat=turn.seat,
        rack=turn.rack,
        scores=tuple(after),
        win=turn.played.win,
        played=candidate(turn.played, None),
        best=candidate(turn.best, None),
        win_lost=turn.win_lost,
        points_lost=round(turn.points_lost, 1),
        is_best=turn.is_best,
        good_exchange=turn.good_exchange,
        is_solved=turn.is_solved,
        missed_full_rack=None if missed is None else candidate(missed, None),
        unknown=turn.unknown,
        cgp=str(position),
    )
