"""A game to play from Python, as one plays chess with python-chess.

>>> from chevalet import Game
>>> words = ["PASSE", "PASSER", "RIZ"]
>>> game = Game.new("classique", seats=["nord", "sud"], words=words, seed=7)
>>> game.is_over, game.score
(False, (0, 0))
>>> game.play("H4", "PASSEZ")
Traceback (most recent call last):
    ...
chevalet.game.refusals.TileNotOnRack: tile='P', rack='AACLLQT'
>>> _ = game.pass_turn()
>>> Game.from_events(game.events).state == game.state
True
"""

import random
import secrets
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, Self

from chevalet.editions import edition as edition_named
from chevalet.engine import Engine, word_index
from chevalet.game import actions as a
from chevalet.game import events as e
from chevalet.game.admission import admit
from chevalet.game.board import Board, Direction
from chevalet.game.carding import check_cards_of_word
from chevalet.game.clock import Clock
from chevalet.game.decide import apply
from chevalet.game.edition import Edition
from chevalet.game.given import Course, Given, Words
from chevalet.game.history import Turn, history
from chevalet.game.laying import consider
from chevalet.game.opening import create, needs_proper_nouns
from chevalet.game.play import CardUse, Play
from chevalet.game.refusals import (
    CorruptLog,
    StaleVersion,
    UnknownWordRule,
    WordListMissing,
)
from chevalet.game.setup import Options, Setup, WordRule
from chevalet.game.state import State, replay, resume
from chevalet.game.tiles import Chance
from chevalet.game.views import View, view
from chevalet.lexicon import Lexicon
from chevalet.lexicon import find as find_lexicon
from chevalet.lexicon.indexed import indexed
from chevalet.moves import Move, all_moves, best_moves, can_place
from chevalet.notation import gcg, gcg_log
from chevalet.notation.cgp import Position
from chevalet.notation.gcg_faults import GcgNotReplayable
from chevalet.notation.gcg_record import record
from chevalet.notation.squares import french
from chevalet.notation.words import read_word, tiles_laid
from chevalet.wordsource import (
    HeldWords,
    WordSource,
    by_name,
    container,
    identity,
    require_same,
)

PROPER_NOUNS = "noms-propres"
"""The list that comes with the program, for the editions that need a second one."""


class Game:
    """A game: its log of events, and the state it leads to."""

    def __init__(
        self,
        events: Sequence[e.Event],
        *,
        words: WordSource | None = None,
        proper_nouns: WordSource | None = None,
        chance: Chance | None = None,
        now: Callable[[], int] = lambda: 0,
    ) -> None:
        self._events = list(events)
        self.state: State = replay(self._events)
        self.edition: Edition = edition_named(self.setup.edition)
        if self.board.size != self.edition.layout.size:
            raise CorruptLog(index=0, detail="size")
        self._held = container(words)
        self.proper_nouns = container(proper_nouns)
        nouns = self.setup.proper_nouns
        # A log that is only read needs no list at all.
        lacking = self.words is not None and self.proper_nouns is None
        if lacking and nouns is not None and nouns.name == PROPER_NOUNS:
            self.proper_nouns = find_lexicon(PROPER_NOUNS)
        self._chance: Chance = chance or secrets.randbelow
        self._now = now
        if self._held is not None:
            require_same(self.setup.words, self._held)
        if self.proper_nouns is not None and nouns is not None:
            require_same(nouns, self.proper_nouns)

    @classmethod
    def new(
        cls,
        edition: str,
        *,
        seats: Sequence[str],
        words: WordSource,
        proper_nouns: WordSource | None = None,
        word_rule: str = "arbitre",
        clock: Clock | None = None,
        options: Options | None = None,
        seed: int | None = None,
        now: Callable[[], int] = lambda: 0,
    ) -> Self:
        """A new game, up to the first turn. With a seed the same draws come again.

        `now` reads the time in milliseconds for games with a clock.
        """
        box = edition_named(edition)
        try:
            rule = WordRule(word_rule)
        except ValueError:
            raise UnknownWordRule(name=word_rule) from None
        held, nouns = container(words), container(proper_nouns)
        if nouns is None and needs_proper_nouns(box):
            nouns = find_lexicon(PROPER_NOUNS)
        if held is None:
            raise WordListMissing()
        setup = Setup(
            edition=edition,
            seats=seats if isinstance(seats, str) else tuple(seats),  # type: ignore[arg-type]
            words=identity(held),
            proper_nouns=None if nouns is None else identity(nouns),
            word_rule=rule,
            clock=box.clock if clock is None else clock,
            options=options or Options(turn_limit=next(iter(box.turn_limits), None)),
        )
        chance: Chance = secrets.randbelow if seed is None else random.Random(seed).randrange
        given = Given(
            edition=box, words=held, proper_nouns=nouns or frozenset(), chance=chance, now=now()
        )
        log = create(setup, given)
        return cls(log, words=held, proper_nouns=nouns, chance=chance, now=now)

    @classmethod
    def from_events(cls, events: Sequence[e.Event], **more: Any) -> Self:
        """The game that a log tells: read without a word list, played on with its own.

        A list that is known by its name need not be given.
        """
        return cls(events, **more)

    @classmethod
    def from_gcg(
        cls, text: str, *, words: WordSource, edition: str | None = None, **more: Any
    ) -> Self:
        """The game that a GCG record tells; draws that it does not tell are made up.

        Records of other programs do not say which edition they were played with: name it.
        """
        game, held = gcg.read(text), container(words)
        setup = gcg_log.setup_of(game)
        if setup is None:
            if edition is None or held is None:
                raise GcgNotReplayable(line=1, detail=gcg.SETUP_PRAGMA)
            names = tuple(player.name for player in game.players)
            setup = Setup(edition, names, identity(held))
        log = gcg_log.log_of(game, edition_named(setup.edition), setup)
        return cls(log, words=held, **more)

    @cached_property
    def words(self) -> "HeldWords | None":
        """The list the game is played with: the one given, or the one its log names."""
        return by_name(self.setup.words) if self._held is None else self._held

    # --- what there is to see -----------------------------------------------------------------

    @property
    def events(self) -> tuple[e.Event, ...]:
        return tuple(self._events)

    def events_from(self, version: int) -> tuple[e.Event, ...]:
        """What has happened since a version, for whoever catches up."""
        return tuple(self._events[version:])

    @property
    def version(self) -> int:
        """The number of events so far."""
        return len(self._events)

    @property
    def setup(self) -> Setup:
        return self.state.public.setup

    @property
    def board(self) -> Board:
        return self.state.public.board

    @property
    def turn(self) -> int:
        """The seat to play."""
        public = self.state.public
        return public.after(public.turn) if public.pending else public.turn

    @property
    def score(self) -> tuple[int, ...]:
        return self.state.public.scores

    @property
    def is_over(self) -> bool:
        return self.state.public.ended is not None

    @property
    def winners(self) -> tuple[int, ...]:
        return self.state.public.winners

    @property
    def history(self) -> tuple[Turn, ...]:
        """The turns so far: words, points, exchanges, passes."""
        return history(self._events)

    def rack(self, seat: int) -> str:
        return self.state.rack(seat)

    def view(self, seat: int | None) -> View:
        """What one seat may see; a spectator is `None`."""
        return view(self.state, seat)

    def position(self) -> Position:
        """The position as CGP says it, with the seat to play first and its rack alone."""
        public, first = self.state.public, self.turn
        order = [*range(first, len(public.seats)), *range(first)]
        return Position(
            rows=self.board.rows,
            racks=tuple(self.rack(seat) if seat == first else "" for seat in order),
            scores=tuple(public.scores[seat] for seat in order),
            zero_turns=public.passes,
            operations=(("lex", self.setup.words.name),),
        )

    def gcg(self) -> str:
        """The record of the game so far in GCG."""
        return gcg.write(record(self._events, self.edition))

    # --- what a seat may do -------------------------------------------------------------------

    def submit(self, action: a.Action, version: int | None = None) -> tuple[e.Event, ...]:
        """Decide an action and go on; a refusal leaves the game as it was."""
        self._require_version(version)
        self.state, events = apply(self.state, action, self.given())
        self._events += events
        return events

    def decide(
        self, action: a.Action, version: int | None = None
    ) -> tuple[State, tuple[e.Event, ...]]:
        """What an action would lead to; the game stays as it is until it follows the events."""
        self._require_version(version)
        return apply(self.state, action, self.given())

    def follow(self, events: Sequence[e.Event], state: State | None = None) -> None:
        """Go on with events that were decided, here (then the state is known) or elsewhere."""
        self.state = resume(self.state, events) if state is None else state
        self._events += events

    def play(
        self,
        place: str | Move,
        word: str = "",
        *,
        cards: Sequence[CardUse] = (),
        keep: Direction | None = None,
    ) -> tuple[e.Event, ...]:
        """Lay a word, in French notation, or a move of `legal_moves`."""
        return self.submit(self._placement(place, word, cards, keep))

    def preview(
        self,
        place: str | Move,
        word: str = "",
        *,
        cards: Sequence[CardUse] = (),
        keep: Direction | None = None,
    ) -> Play:
        """The words and points of a placement, without playing it."""
        placement, given = self._placement(place, word, cards, keep), self.given()
        admit(self.state.public, placement)
        check_cards_of_word(Course(self.state, given), placement.seat, placement.cards)
        return consider(self.state, placement, given)

    def exchange(self, tiles: str) -> tuple[e.Event, ...]:
        return self.submit(a.Exchange(self.turn, tiles))

    def pass_turn(self) -> tuple[e.Event, ...]:
        return self.submit(a.Pass(self.turn))

    def contest(self, *words: str, seat: int | None = None) -> tuple[e.Event, ...]:
        """Doubt words just laid; the seat that plays next, unless another is named."""
        return self.submit(a.Contest(self.turn if seat is None else seat, words))

    def accept(self) -> tuple[e.Event, ...]:
        return self.submit(a.Accept(self.turn))

    def legal_moves(self) -> Sequence[Move]:
        """Every placement that the seat to play may make without a card, the best first.

        A pool with all letters in sight has too many of them: ask for `best_moves` there.
        """
        return all_moves(self._finder(), self.state.public, self.rack(self.turn))

    def best_moves(
        self,
        limit: int,
        *,
        most: int | None = None,
        through: str | None = None,
        word: str | None = None,
    ) -> Sequence[Move]:
        """The best placements of the seat to play, whatever it holds.

        Of `most` tiles at the most; whose word lies over the square named; whose word reads so.
        """
        return best_moves(
            self._finder(),
            self.state.public,
            self.rack(self.turn),
            limit,
            most=most,
            through=None if through is None else french(through, self.board.size).square,
            word=None if word is None else read_word(word).upper(),
        )

    # --- inside -------------------------------------------------------------------------------

    def _require_version(self, version: int | None) -> None:
        if version is not None and version != self.version:
            raise StaleVersion(given=version, current=self.version)

    def _finder(self) -> Engine:
        if self._engine is None:
            raise WordListMissing()
        return self._engine

    @cached_property
    def _engine(self) -> Engine | None:
        if isinstance(self.words, Lexicon):
            return Engine(self.edition, indexed(self.words))
        return None if self.words is None else Engine(self.edition, word_index(self.words))

    def given(self) -> Given:
        """What a decision of this moment is given."""
        if self.words is None:
            raise WordListMissing()
        return Given(
            edition=self.edition,
            words=self.words,
            proper_nouns=self.proper_nouns or frozenset(),
            chance=self._chance,
            now=self._now(),
            can_place=lambda public, rack: can_place(self._finder(), public, rack),
        )

    def _placement(
        self,
        place: str | Move,
        word: str,
        cards: Sequence[CardUse],
        keep: Direction | None,
    ) -> a.Place:
        if isinstance(place, Move):
            tiles, direction = place.tiles, place.direction
        else:
            start, direction = french(place, self.board.size)
            tiles = tiles_laid(self.board, start, direction, read_word(word))
        # One tile may make two words: the notation says which one is meant.
        return a.Place(self.turn, tiles, cards=tuple(cards), keep=keep or direction)


__all__ = ["PROPER_NOUNS", "Game", "HeldWords", "Move", "Words", "identity"]
