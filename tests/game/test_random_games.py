"""Whole random games of every edition, with legal and illegal actions, and the laws that hold."""

import random
from dataclasses import replace
from typing import Any, ClassVar

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from chevalet.editions import (
    ANCIEN,
    ANCIEN_DEUX_CHEVALETS,
    ANCIEN_LETTRES_VISIBLES,
    ANCIEN_SOLITAIRE,
    CLASSIQUE,
    DEFI,
    DELIRE,
    GEANT,
)
from chevalet.editions.delire import DECK
from chevalet.game import events as e
from chevalet.game.actions import Action, Tick
from chevalet.game.board import CARD, PLAIN, Layout
from chevalet.game.clock import MINUTE, NoClock, TotalClock, TurnClock
from chevalet.game.decide import apply, decide
from chevalet.game.edition import Edition
from chevalet.game.refusals import Refusal
from chevalet.game.state import State, evolve, opened, replay
from chevalet.game.views import View, evolve_view, redact, view
from tests.game import chance, scorer
from tests.game.laws import check_conservation, check_following, check_secrecy
from tests.game.support import ARBITRE, CONTESTATION, Table

# Every plain square gives a card and a hand holds two: turns wait for their cards again and again.
MANY_CARDS = replace(
    DELIRE,
    deck=replace(
        DECK,
        hand_limit=2,
        copies=tuple((card.name, 1 if card.deed is None else 4) for card in DECK.cards),
    ),
    layout=Layout(
        tuple(tuple(CARD if p is PLAIN else p for p in row) for row in DELIRE.layout.rows)
    ),
)
CLOCKS = (
    NoClock(),
    TurnClock(2 * MINUTE),
    TurnClock(MINUTE, beep_left=None, plays_held=False),
    TotalClock(5 * MINUTE, increment=5_000, limit=3 * MINUTE),
)


class RandomGame(RuleBasedStateMachine):
    """One random game; the rules of hypothesis choose seeds, the seeds choose actions."""

    edition: ClassVar[Edition]

    @initialize(data=st.data(), seed=st.integers(0, 2**32))
    def begin(self, data: Any, seed: int) -> None:
        edition = self.edition
        rules = [ARBITRE] if edition.one_person else [ARBITRE, CONTESTATION]
        self.table = Table(
            edition,
            seats=data.draw(st.sampled_from(list(edition.seats))),
            rule=data.draw(st.sampled_from(rules)),
            clock=data.draw(st.sampled_from(CLOCKS)),
            words=chance.WORDS,
            seed=seed,
            first=None,
        )
        self.now = 0
        self.live, self.log, self.views = start(self.table)
        self.scores: list[tuple[scorer.Turn, e.WordLaid]] = []
        for event in self.table.log[1:]:
            self.follow(event)
        assert self.live == self.table.state

    def follow(self, event: e.Event) -> None:
        """One event: the state and every view go on, and every law still holds."""
        before = self.live
        self.live = evolve(self.live, event)
        self.log.append(event)
        r = random.Random(len(self.log))
        for seat in self.views:
            self.views[seat] = evolve_view(self.views[seat], redact(event, seat))
        started = isinstance(event, e.TurnBegan)
        check_conservation(self.live, self.edition, started=started)
        check_following(self.views, self.live)
        check_secrecy(self.live, event, redact, r)
        if isinstance(event, e.WordLaid):
            check_points(before, event, self.edition)

    def submit(self, action: Action) -> bool:
        before = self.live
        # The same chance twice: nothing but what is given may decide.
        first, again = (
            replace(self.table.given, now=self.now, chance=random.Random(len(self.log)).randrange)
            for _ in range(2)
        )
        try:
            events = decide(self.live, action, first)
        except Refusal:
            assert self.live is before
            return False
        assert events
        after, same = apply(self.live, action, again)
        assert same == events
        for event in events:
            self.follow(event)
        assert after == self.live
        return True

    @precondition(lambda self: self.live.public.ended is None)
    @rule(seed=st.integers(0, 2**32), wait=st.sampled_from([0, 1_000, 20_000, 130_000]))
    def act(self, seed: int, wait: int) -> None:
        self.now += wait
        r = random.Random(seed)
        self.submit(chance.random_action(r, self.live, self.edition, self.now))

    @rule()
    def replayed(self) -> None:
        assert replay(self.log) == self.live

    def teardown(self) -> None:
        if not hasattr(self, "live"):
            return
        for _ in range(200):
            if self.live.public.ended is not None:
                break
            (action,) = chance.closing_actions(self.live)
            if not self.submit(action):
                self.now += 5 * MINUTE
                self.submit(Tick())
        assert self.live.public.ended is not None, "every game ends"
        assert replay(self.log) == self.live
        check_all_refused(self.live, self.table)


def start(table: Table) -> tuple[State, list[e.Event], dict[int | None, View]]:
    created = table.log[0]
    assert isinstance(created, e.GameCreated)
    state = opened(created)
    seats: list[int | None] = [*state.public.seats, None]
    return state, [created], {seat: view(state, seat) for seat in seats}


def check_points(before: State, event: e.WordLaid, edition: Edition) -> None:
    """The points are those of the brute-force scorer."""
    cards = before.public.cards
    turn = scorer.Turn(
        before=before.public.board.rows,
        goes=tuple(
            {(one.square.row, one.square.column): one.tile for one in laying}
            for laying in event.play.layings
        ),
        cards=event.play.uses,
        cards_before=len(cards.used) if cards else 0,
    )
    if event.play.keep is None or not event.play.uses:
        assert event.play.points == scorer.points(turn, edition)


def check_all_refused(state: State, table: Table) -> None:
    """After the end nothing is possible any more."""
    for seed in range(5):
        with pytest.raises(Refusal):
            decide(
                state, chance.anything(random.Random(seed), state, table.given.edition), table.given
            )


def machine(tested: Edition, steps: int, examples: int) -> Any:
    class Machine(RandomGame):
        edition = tested

    Machine.__name__ = f"RandomGame_{tested.name}"
    case = Machine.TestCase
    case.settings = settings(
        max_examples=examples,
        stateful_step_count=steps,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
    return case


TestClassique = machine(CLASSIQUE, 60, 15)
TestGeant = machine(GEANT, 60, 15)
TestAncien = machine(ANCIEN, 60, 15)
TestSolitaire = machine(ANCIEN_SOLITAIRE, 60, 15)
TestDeuxChevalets = machine(ANCIEN_DEUX_CHEVALETS, 60, 15)
TestLettresVisibles = machine(ANCIEN_LETTRES_VISIBLES, 40, 4)
TestDefi = machine(DEFI, 60, 15)
TestDelire = machine(DELIRE, 60, 15)
TestDelireManyCards = machine(MANY_CARDS, 80, 30)
