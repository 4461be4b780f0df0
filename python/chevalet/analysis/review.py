"""The review of a game: every turn beside the best that there was.

Each turn is tried out by simulation from what the seat knew then; with the bag empty everything is
known and the rest of a game of two is played to its end. Turns are given one by one as they are
done, and a `Stop` ends the work at once.
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace

from chevalet import _core
from chevalet.analysis.advice import Advice, simulated
from chevalet.analysis.review_end import searched
from chevalet.analysis.simulation import run
from chevalet.analysis.situation import MOST_SEATS, Situation, situation
from chevalet.analysis.tools import Stop, Tools, tools_for
from chevalet.editions import edition as edition_named
from chevalet.errors import ChevaletError
from chevalet.game import events as e
from chevalet.game.board import Direction, Laid, Square
from chevalet.game.play import Hidden, Play
from chevalet.game.reasons import PassReason
from chevalet.game.state import State, evolve, opened
from chevalet.game.tiles import on_rack, take
from chevalet.game.views import view
from chevalet.lexicon import Lexicon

SHOWN = 5
"""Plays kept of every turn, the best first."""
FULL = 7
"""Tiles of a scrabble, in every edition that can be reviewed."""
FEWEST = 20
"""Trials without which nothing can be said."""
SERIOUS = 0.02
"""Chances to win that are worth a word: an exchange that gives up so many was a bad one."""


class NotReviewable(ChevaletError):
    """Only games of two to four with tiles from a bag, and nothing but words, can be reviewed."""

    edition: str
    seats: int


class NothingPlayed(ChevaletError):
    """A game without a single turn."""


@dataclass(frozen=True, slots=True)
class Depth:
    """How long each turn is looked at."""

    iterations: int = 300
    seconds: float | None = None
    candidates: int = 15
    threads: int = 1
    seed: int = 0


@dataclass(frozen=True, slots=True)
class TurnReview:
    """One turn: what was played, the best there was, and what that cost."""

    number: int
    seat: int
    rack: str
    scores: tuple[int, ...]
    """Before the turn."""
    played: Advice
    best: Advice
    plays: tuple[Advice, ...]
    """The best plays, and the one that was played among them."""
    unknown: tuple[str, ...] = ()
    """Words played that the list does not have."""
    is_solved: bool = False
    """The end was searched, and what is said of it is proven."""
    missed_full_rack: Advice | None = None
    """A scrabble that was there, when none was played."""

    @property
    def win_lost(self) -> float:
        """The chance to win that was given up."""
        if self.played.win is None or self.best.win is None:
            return 0.0
        return max(0.0, self.best.win - self.played.win)

    @property
    def points_lost(self) -> float:
        """The points that were given up, what is kept and what comes after counted in."""
        if self.played.spread is None or self.best.spread is None:
            return 0.0
        return max(0.0, self.best.spread - self.played.spread)

    @property
    def is_best(self) -> bool:
        return self.win_lost < 0.001 and self.points_lost < 0.5

    @property
    def good_exchange(self) -> bool | None:
        """Was an exchange right? Nothing is said of other turns."""
        return None if self.played.kind != "exchange" else self.win_lost < SERIOUS


@dataclass(frozen=True, slots=True)
class Summary:
    """What the review says of one player."""

    name: str
    score: int
    turns: int
    best_turns: int
    points_lost: float
    win_lost: float
    full_racks: int
    missed_full_racks: int
    good_exchanges: int
    bad_exchanges: int


def review(
    log: Sequence[e.Event],
    words: Lexicon,
    depth: Depth | None = None,
    *,
    left_out: Collection[int] = (),
    stop: Stop | None = None,
) -> Iterator[TurnReview]:
    """Review the turns of a log, one after the other.

    `left_out` names turns, counted from 1, of which nothing can be said: their rack is not known.
    """
    created = log[0] if log else None
    if not isinstance(created, e.GameCreated):
        raise NothingPlayed()
    edition = edition_named(created.setup.edition)
    plain = bool(edition.tiles) and edition.deck is None and edition.tiles_a_turn is None
    if not plain or not 2 <= len(created.setup.seats) <= MOST_SEATS:
        raise NotReviewable(edition=edition.name, seats=len(created.setup.seats))
    tools, state, number = tools_for(edition, words), opened(created), 0
    for event in log[1:]:
        if is_turn(event):
            number += 1
            turn = None
            if number not in left_out:
                turn = _turn(tools, words, state, event, number, depth or Depth(), stop)
            if stop is not None and stop.is_set():
                return
            if turn is not None:
                yield turn
        state = evolve(state, event)
    if not number:
        raise NothingPlayed()


def is_turn(event: e.Event) -> bool:
    """Is it what a seat did with its turn?"""
    match event:
        case e.WordLaid() | e.Exchanged(by_card=False):
            return True
        case e.Passed(reason=reason):
            return reason is not PassReason.WORD_TAKEN_BACK
        case _:
            return False


def _turn(
    tools: Tools,
    words: Lexicon,
    state: State,
    event: e.Event,
    number: int,
    depth: Depth,
    stop: Stop | None,
) -> TurnReview | None:
    seat: int = event.seat  # type: ignore[union-attr]  # `is_turn` has seen to it
    if not state.rack(seat):
        return None
    held = situation(view(state, seat))
    play, played, unknown = _played(tools, words, held, event)
    turn = TurnReview(
        number=number,
        seat=seat,
        rack=held.rack,
        scores=state.public.scores,
        played=played,
        best=played,
        plays=(played,),
        unknown=unknown,
        missed_full_rack=_missed(tools, held, played),
    )
    if held.bag == 0 and held.seats == 2 and not unknown:
        laid = event.play.laid if isinstance(event, e.WordLaid) else ()
        best, played, exact = searched(
            tools,
            held,
            played,
            laid,
            seconds=depth.seconds,
            threads=depth.threads,
            stop=stop,
        )
        both = (best,) if best == played else (best, played)
        return replace(turn, played=played, best=best, plays=both, is_solved=exact)
    done = _tried_out(tools, held, depth, [] if play is None else [play], stop)
    plays = tuple(simulated(candidate, held.rack) for candidate in done.candidates)
    found = next((one for one in plays if _same(one, played)), None)
    shown = plays[:SHOWN]
    if found is not None and found not in shown:
        shown = (*shown, found)
    return replace(turn, played=found or played, best=plays[0], plays=shown)


def _tried_out(
    tools: Tools,
    held: Situation,
    depth: Depth,
    also: Sequence[_core.Placement | str],
    stop: Stop | None,
) -> _core.Simulation:
    """The best plays tried out, and what was played; a few times even if there is no time."""

    def trials(iterations: int, seconds: float | None) -> _core.Simulation:
        return run(
            tools,
            held,
            iterations=iterations,
            seconds=seconds,
            candidates=depth.candidates,
            threads=depth.threads,
            seed=depth.seed,
            also=also,
            stop=stop,
        )

    done = trials(depth.iterations, depth.seconds)
    return done if done.iterations >= FEWEST else trials(FEWEST, None)


def _played(
    tools: Tools, words: Lexicon, held: Situation, event: e.Event
) -> tuple[_core.Placement | str | None, Advice, tuple[str, ...]]:
    """What was played: for the core, as a value, and the words of it that the list lacks."""
    match event:
        case e.WordLaid(_, play):
            unknown = tuple(word.text for word in play.words if word.text not in words)
            placement = None if unknown else _placement(tools, held, play)
            return placement, _advice(tools, held, play), unknown
        case e.Exchanged(_, given) if not isinstance(given, Hidden):
            return given, Advice("exchange", 0, tiles=given, leave=take(held.rack, given)), ()
        case _:
            return "", Advice("pass", 0, leave=held.rack), ()


def _placement(tools: Tools, held: Situation, play: Play) -> _core.Placement | None:
    """The same placement as the core finds it."""
    first = play.words[0]
    moves = tools.engine.moves(held.rows, held.rack, word=first.text, through=first.start)
    wanted = set(play.laid)
    return next((move for move in moves if set(_laid(held, move)) == wanted), None)


def _laid(held: Situation, move: _core.Placement) -> tuple[Laid, ...]:
    start, direction = Square(move.row, move.column), Direction(move.direction)
    squares = (direction.step(start, by) for by in range(len(move.word)))
    pairs = zip(squares, move.word, strict=True)
    return tuple(Laid(s, tile) for s, tile in pairs if held.rows[s.row][s.column] == ".")


def _advice(tools: Tools, held: Situation, play: Play) -> Advice:
    """A play that the core may not know, with what can be said of it."""
    first = play.words[0]
    kept = take(held.rack, "".join(on_rack(one.tile) for one in play.laid))
    worth = tools.engine.leaves.value(kept) if tools.engine.leaves and held.bag else 0.0
    laid = {one.square: one.tile for one in play.laid}
    lying = [held.rows[square.row][square.column] for square in first.squares]
    return Advice(
        "place",
        play.points,
        first.start,
        first.direction,
        "".join(laid.get(s, tile) for s, tile in zip(first.squares, lying, strict=True)),
        "".join(laid.get(square, ".") for square in first.squares),
        kept,
        equity=play.points + worth,
    )


def _same(one: Advice, other: Advice) -> bool:
    if one.kind != other.kind:
        return False
    if one.kind == "exchange":
        return sorted(one.tiles) == sorted(other.tiles)
    same_place = (one.start, one.direction, one.tiles) == (
        other.start,
        other.direction,
        other.tiles,
    )
    # One tile that makes two words is the same play in both directions.
    single = laid_count(one) == 1 == laid_count(other) and one.points == other.points
    return same_place or (single and one.leave == other.leave)


def laid_count(advice: Advice) -> int:
    """How many tiles a placement lays."""
    return len(advice.tiles.replace(".", "")) if advice.kind == "place" else 0


def _missed(tools: Tools, held: Situation, played: Advice) -> Advice | None:
    """The best scrabble of the rack, unless one was played."""
    size = tools.engine.edition.rack_size
    if len(held.rack) < size or laid_count(played) >= size:
        return None
    for move in tools.engine.moves(held.rows, held.rack):
        if len(move.tiles.replace(".", "")) >= size:
            start, direction = Square(move.row, move.column), Direction(move.direction)
            found = Advice("place", move.points, start, direction, move.word, move.tiles)
            return replace(found, equity=move.equity)
    return None


def summaries(
    names: Sequence[str], scores: Sequence[int], turns: Sequence[TurnReview]
) -> tuple[Summary, ...]:
    """Each player's turns summed up."""
    found = []
    for seat, name in enumerate(names):
        own = [turn for turn in turns if turn.seat == seat]
        exchanges = [turn.good_exchange for turn in own if turn.good_exchange is not None]
        found.append(
            Summary(
                name=name,
                score=scores[seat],
                turns=len(own),
                best_turns=sum(turn.is_best for turn in own),
                points_lost=sum(turn.points_lost for turn in own),
                win_lost=sum(turn.win_lost for turn in own),
                full_racks=sum(laid_count(turn.played) >= FULL for turn in own),
                missed_full_racks=sum(turn.missed_full_rack is not None for turn in own),
                good_exchanges=sum(exchanges),
                bad_exchanges=len(exchanges) - sum(exchanges),
            )
        )
    return tuple(found)


__all__ = ["Depth", "Stop", "Summary", "TurnReview", "review", "summaries"]
