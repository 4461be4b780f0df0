"""Studying a position: its plays compared while the page looks on."""

import time
from dataclasses import dataclass, field, replace

from chevalet import _core
from chevalet.analysis import replies
from chevalet.analysis.advice import Advice, simulated
from chevalet.analysis.endgame import Solved, solve_endgame
from chevalet.analysis.simulation import ENDLESS, run
from chevalet.analysis.situation import Situation, situation
from chevalet.analysis.tools import Tools, tools_for
from chevalet.game.edition import Edition
from chevalet.lexicon import Lexicon
from chevalet.notation import cgp
from chevalet.server.refusals import NotToStudy
from chevalet.server.study_messages import (
    AskStudy,
    CandidateShown,
    EndSearched,
    OpeningShown,
    PositionJson,
    Study,
)
from chevalet.server.works import Work

CANDIDATES = 15
MOST_RACKS = 400
"""Racks tried where nobody knows the rack of the seat to move."""


def position_of(told: PositionJson, words: str | None = None) -> cgp.Position:
    """The position that a page set up; raises what is wrong with it."""
    operations = (("lex", words),) if words else ()
    return cgp.Position(told.rows, told.racks, told.scores, operations=operations)


def require_tiles(edition: Edition) -> None:
    """Only a board, a bag and racks can be studied."""
    if not edition.tiles or edition.tiles_a_turn is not None:
        raise NotToStudy(edition=edition.name)


@dataclass(slots=True)
class Studying:
    """One study: checked when it is made, worked out in a thread by `__call__`."""

    asked: AskStudy
    edition: Edition
    words: Lexicon
    threads: int = 1
    position: cgp.Position = field(init=False)
    held: Situation = field(init=False)
    known: bool = field(init=False)
    """Is the rack of the seat to move known?"""
    _started: float = 0.0

    def __post_init__(self) -> None:
        require_tiles(self.edition)
        self.position = position_of(self.asked.position, self.words.name)
        self.known = bool(self.position.rack)
        checked = self.position if self.known else self._with_some_rack()
        self.held = situation(checked, edition=self.edition)

    def _with_some_rack(self) -> cgp.Position:
        """Any rack that can be held there, so that everything else is checked."""
        place, box = self.position, self.edition
        place.check(box.tiles, box.rack_size)
        left = box.bag
        for tile in place.tiles.elements():
            left = left.replace(tile, "", 1)
        some = replies.racks(left, box.rack_size, 1, seed=0)
        racks = (*some, place.racks[1]) if some else place.racks
        return cgp.Position(place.rows, racks, place.scores, operations=place.operations)

    def __call__(self, work: Work) -> Study:
        self._started = time.monotonic()
        tools = tools_for(self.edition, self.words)
        return self._plays(work, tools) if self.known else self._answers(work, tools)

    def waiting(self) -> Study:
        """What is known before anything is done, for work that is stopped in the queue."""
        return self._told((), 0, "stopped")

    # --- a known rack -------------------------------------------------------------------------

    def _plays(self, work: Work, tools: Tools) -> Study:
        held = self.held
        first = run(
            tools, held, iterations=1, plies=1, candidates=CANDIDATES, threads=1, stop=work.stop
        )
        leaves_open: dict[Advice, OpeningShown] = {}
        drawn = [held.known] if held.known else self._racks(held.unseen, replies.SAMPLE)
        for candidate in first.candidates:
            play = replies_key(simulated(candidate, held.rack))
            found = replies.opening(
                tools, replies.after(held.rows, play), drawn, held.bag, work.stop
            )
            if found is not None:
                leaves_open[play] = shown_opening(found)
            work.tell(lambda: self._simulated(first, leaves_open))
        if not held.bag:
            return self._end(work, first, leaves_open)
        done = run(
            tools,
            held,
            iterations=ENDLESS,
            seconds=max(self.asked.seconds - self._elapsed, 0.05),
            plies=self.asked.plies,
            candidates=CANDIDATES,
            threads=self.threads,
            stop=work.stop,
            progress=lambda so_far: work.tell(lambda: self._simulated(so_far, leaves_open)),
        )
        ended = "stopped" if work.stop.is_set() else "sure" if done.ended == "sure" else "spent"
        return self._simulated(done, leaves_open, ended)

    def _simulated(
        self,
        so_far: _core.Simulation,
        leaves_open: dict[Advice, OpeningShown],
        ended: str | None = None,
    ) -> Study:
        plays = [simulated(candidate, self.held.rack) for candidate in so_far.candidates]
        shown = tuple(candidate(play, leaves_open.get(replies_key(play))) for play in plays)
        return self._told(shown, so_far.rollouts, ended)

    # --- the end ------------------------------------------------------------------------------

    def _end(
        self, work: Work, first: _core.Simulation, leaves_open: dict[Advice, OpeningShown]
    ) -> Study:
        """With the bag empty everything is known: the end is searched instead of guessed."""

        def told(found: Solved, ended: str | None = None) -> Study:
            best = replies_key(found.best)
            plays = [replies_key(simulated(one, self.held.rack)) for one in first.candidates]
            others = [play for play in plays if play != best]
            # Won, lost or even, once it is sure.
            win = 0.5 + 0.5 * ((found.spread > 0) - (found.spread < 0)) if found.exact else None
            leading = replace(best, spread=found.spread, win=win, iterations=found.depth)
            shown = (
                candidate(leading, leaves_open.get(best)),
                *(candidate(play, leaves_open.get(play)) for play in others),
            )
            so_far = self._told(shown, found.nodes, ended)
            low, high = found.bounds
            end = EndSearched(low=low, high=high, depth=found.depth)
            return so_far.model_copy(update={"end": end})

        found = solve_endgame(
            self.position,
            time=max(self.asked.seconds - self._elapsed, 0.05),
            edition=self.edition,
            words=self.words,
            threads=self.threads,
            stop=work.stop,
            progress=lambda so_far: work.tell(lambda: told(so_far)),
        )
        return told(found, "sure" if found.exact else "stopped" if work.stop.is_set() else "spent")

    # --- a rack that nobody knows -------------------------------------------------------------

    def _answers(self, work: Work, tools: Tools) -> Study:
        rows, bag = self.held.rows, self.held.bag
        everything = self.held.unseen + self.held.rack
        for tile in self.held.known:
            everything = everything.replace(tile, "", 1)
        size = len(self.held.rack)
        deadline = self._started + self.asked.seconds

        def tell(so_far: replies.Expected) -> None:
            work.tell(lambda: self._expected(so_far))
            if time.monotonic() > deadline:
                work.stop.set()

        found = replies.expected(
            tools,
            rows,
            self._racks(everything, MOST_RACKS, size),
            bag,
            stop=work.stop,
            progress=tell,
        )
        late = time.monotonic() > deadline
        ended = "stopped" if work.stop.is_set() and not late else "spent"
        return self._told((), 0, ended) if found is None else self._expected(found, ended)

    def _expected(self, found: replies.Expected, ended: str | None = None) -> Study:
        shown = tuple(candidate(play, None, share) for play, share in found.answers)
        return self._told(
            shown, found.tried, ended, found.tried / MOST_RACKS, shown_opening(found.opening)
        )

    # --- inside -------------------------------------------------------------------------------

    @property
    def _elapsed(self) -> float:
        return time.monotonic() - self._started

    def _racks(self, unseen: str, count: int, size: int | None = None) -> list[str]:
        return replies.racks(unseen, size or self.held.opponent, count, seed=self.asked.id)

    def _told(
        self,
        candidates: tuple[CandidateShown, ...],
        rollouts: int,
        ended: str | None,
        progress: float | None = None,
        reply: OpeningShown | None = None,
    ) -> Study:
        spent = self._elapsed / self.asked.seconds if progress is None else progress
        unseen = self.held.unseen if self.known else self.held.unseen + self.held.rack
        return Study.model_validate(
            {
                "id": self.asked.id,
                "kind": "plays" if self.known else "answers",
                "candidates": candidates,
                "rollouts": rollouts,
                "progress": 1.0 if ended else min(spent, 0.99),
                "reply": reply,
                "end": None,
                "unseen": "".join(sorted(unseen, key=lambda tile: (tile == "?", tile))),
                "bag_count": self.held.bag,
                "unknown": self.held.unknown_words(self.words),
                "cgp": str(self.position),
                "ended": ended,
            }
        )


def replies_key(play: Advice) -> Advice:
    """The play itself, without the figures that change while it is looked at."""
    return Advice(
        play.kind, play.points, play.start, play.direction, play.word, play.tiles, play.leave
    )


def shown_opening(found: replies.Opening) -> OpeningShown:
    return OpeningShown(mean=round(found.mean, 1), most=found.most)


def candidate(
    play: Advice, reply: OpeningShown | None, share: float | None = None
) -> CandidateShown:
    """A play as the page shows it."""
    return CandidateShown(
        kind=play.kind,
        place=play.place,
        word=play.word,
        start=play.start,
        direction=play.direction,
        tiles=replies.laid(play),
        exchanged=play.tiles if play.kind == "exchange" else "",
        points=play.points,
        leave=play.leave,
        leave_value=None if play.equity is None else round(play.equity - play.points, 1),
        equity=None if play.equity is None else round(play.equity, 1),
        win=play.win,
        error=play.error,
        spread=None if play.spread is None else round(play.spread, 1),
        iterations=play.iterations,
        dropped=play.dropped,
        reply=reply,
        share=share,
    )
