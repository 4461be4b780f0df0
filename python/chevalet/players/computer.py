"""A computer player: what it does at a table, of which it sees only what its seat sees."""

import asyncio
import secrets

from chevalet.game import events as e
from chevalet.game.actions import Action
from chevalet.game.public import Standing
from chevalet.game.staying import EverythingStays
from chevalet.game.supplies import OpenPool
from chevalet.game.views import View
from chevalet.players.alone import alone_turn
from chevalet.players.cards import answer_card, card_turn, drop_cards, out_of_turn
from chevalet.players.champion import Budget, can_try_out, tried_out
from chevalet.players.contests import verdict
from chevalet.players.dice import dice_turn
from chevalet.players.kit import WordList, kit_for
from chevalet.players.levels import Level, level_named
from chevalet.players.pool import pool_turn
from chevalet.players.turns import EXCHANGES_IN_A_ROW, Thought, usual_turn


class Computer:
    """Plays a seat of any game. Sit it down with `Table.invite`, or ask `choose` yourself."""

    def __init__(
        self,
        level: Level,
        words: WordList,
        seed: int,
        *,
        budget: Budget | None = None,
    ) -> None:
        """`budget` bounds the thinking of levels that think."""
        self.level, self.words, self.seed = level, words, seed
        self.budget = budget or Budget()
        self._exchanged: dict[int, int] = {}

    async def act(self, view: View, news: tuple[e.Event, ...]) -> Action | None:
        """What to do now, or nothing; thinks in a thread, so that other tables go on."""
        self._follow(news)
        return await asyncio.to_thread(self._answer, view) if self._is_asked(view) else None

    def choose(self, view: View, news: tuple[e.Event, ...] = ()) -> Action | None:
        """The same without a loop."""
        self._follow(news)
        return self._answer(view) if self._is_asked(view) else None

    def _is_asked(self, view: View) -> bool:
        public, seat = view.public, view.seat
        if seat is None or public.ended or public.paused:
            return False
        if public.standings[seat] is not Standing.PLAYING:
            return False
        return seat in public.awaited or public.pending is not None or public.cards is not None

    def _answer(self, view: View) -> Action | None:
        public, seat = view.public, view.seat
        assert seat is not None
        kit = kit_for(public.setup, self.words)
        thought = Thought(view, kit, self.level, f"{self.seed} {seat} {view.version}")
        if public.window is not None:
            return answer_card(thought) if seat in public.window.waiting else None
        if public.dropping is not None:
            return drop_cards(thought) if public.dropping == seat else None
        if public.pending is not None:
            return verdict(thought)
        if public.turn != seat:
            return out_of_turn(thought)
        exchanged = self._exchanged.get(seat, 0)
        if isinstance(kit.edition.supply, OpenPool):
            return pool_turn(thought)
        if not isinstance(kit.edition.staying, EverythingStays):
            return dice_turn(thought)
        if public.cards is not None:
            return card_turn(thought, exchanged)
        if self.level.thinks and exchanged < EXCHANGES_IN_A_ROW and can_try_out(thought):
            return tried_out(thought, self.budget)
        if self.level.thinks and len(public.seats) == 1:
            return alone_turn(thought, exchanged)
        return usual_turn(thought, exchanged)

    def _follow(self, news: tuple[e.Event, ...]) -> None:
        """Count the exchanges since the last word: endless ones would keep a game from ending."""
        for event in news:
            match event:
                case e.PlayScored():
                    self._exchanged.clear()
                case e.Exchanged(seat, by_card=False):
                    self._exchanged[seat] = self._exchanged.get(seat, 0) + 1
                case _:
                    pass


def computer(
    level: str, *, words: WordList, seed: int | None = None, budget: Budget | None = None
) -> Computer:
    """A player of a level; the same seed plays the same moves, as far as time does not matter."""
    chosen = secrets.randbits(63) if seed is None else seed
    return Computer(level_named(level), words, chosen, budget=budget)
