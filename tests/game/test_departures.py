"""Resting, leaving, coming back, giving up; a game goes on from its log alone."""

import pytest

from chevalet.editions import CLASSIQUE, DEFI, DELIRE
from chevalet.game import events as e
from chevalet.game.actions import (
    Accept,
    Answer,
    Contest,
    DropCards,
    Leave,
    Pass,
    Pause,
    PlayCard,
    Resign,
    Resume,
    Return,
    Tick,
)
from chevalet.game.clock import MINUTE, TotalClock, TurnClock
from chevalet.game.play import CardUse
from chevalet.game.reasons import EndReason
from chevalet.game.refusals import (
    GameIsNotPaused,
    GameIsPaused,
    NotYourTurn,
    SeatIsAway,
    SeatIsNotAway,
)
from chevalet.game.state import replay
from chevalet.notation.events_json import dumps, loads
from tests.game.support import ACROSS, CONTESTATION, DOWN, Table, found


def reopened(table: Table) -> None:
    """Forget everything but the log, as text."""
    before = table.state
    table.state = replay(loads(dumps(table.log)))
    assert table.state == before


def test_abandonner_fait_gagner_l_autre() -> None:
    table = Table(CLASSIQUE).hold(0, "PASSE")
    table.act(table.place(0, "H8", ACROSS, "PASSE"))
    table.act(Resign(0))
    assert (table.public.ended, table.public.winners) == (EndReason.RESIGNED, (1,))
    assert table.public.scores == (16, 0)


def test_a_trois_les_autres_continuent() -> None:
    table = Table(CLASSIQUE, seats=3)
    table.act(Resign(0))
    assert (table.public.ended, table.public.turn) == (None, 1)
    with pytest.raises(SeatIsAway):
        table.act(Pass(0))
    table.act(Pass(1))
    table.act(Pass(2))
    assert table.public.turn == 1
    table.act(Pass(1))
    table.act(Pass(2))
    assert table.public.ended is EndReason.ALL_PASSED_TWICE
    assert 0 not in table.public.winners


def test_quitter_la_table_et_revenir() -> None:
    table = Table(CLASSIQUE, seats=3)
    table.act(Leave(1))
    table.act(Pass(0))
    assert table.public.turn == 2
    with pytest.raises(SeatIsAway):
        table.act(Pass(1))
    table.act(Return(1))
    with pytest.raises(SeatIsNotAway):
        table.act(Return(1))
    table.act(Pass(2))
    table.act(Pass(0))
    assert table.public.turn == 1


def test_les_des_de_qui_part_retournent_dans_la_boite() -> None:
    table = Table(DEFI)
    table.act(Leave(0))
    assert table.state.rack(0) == ""
    assert table.public.rack_counts == (0, 7)
    numbers = [die.number for die in table.public.dice.rolled]
    assert sorted([*numbers, *table.public.dice.box]) == list(range(12))


def test_qui_part_garde_ses_lettres_et_qui_abandonne_n_en_prend_plus() -> None:
    for action, held in ((Leave(0), 7), (Resign(0), 2)):
        table = Table(CLASSIQUE, seats=3, rule=CONTESTATION).hold(0, "PASSEKW")
        table.act(table.place(0, "H8", ACROSS, "PASSE"))
        table.act(action)
        table.act(Accept(1))
        assert (table.public.scores[0], table.public.rack_counts[0]) == (16, held)


def test_le_temps_de_qui_part_s_arrete() -> None:
    table = Table(CLASSIQUE, seats=3, clock=TotalClock(10 * MINUTE))
    table.act(Leave(0), now=30_000)
    assert table.public.times.left[0] == 10 * MINUTE - 30_000
    assert (table.public.times.running, table.public.times.since) == (1, 30_000)


def test_quand_tous_sont_partis_la_partie_attend() -> None:
    for edition in (CLASSIQUE, DEFI):
        table = Table(edition)
        table.act(Leave(0))
        assert table.public.turn == 1
        table.act(Leave(1))
        assert table.public.ended is None
        table.act(Return(0))
        assert table.public.turn == 0
        table.act(Pass(0))
        assert table.public.turn == 0


def test_un_mot_que_personne_ne_peut_plus_contester_compte() -> None:
    table = Table(CLASSIQUE, rule=CONTESTATION).hold(0, "PASSE")
    table.act(table.place(0, "H8", ACROSS, "PASSE"))
    table.act(Leave(1))
    assert table.public.scores == (16, 0)
    assert table.public.turn == 0


def test_qui_part_ne_fait_plus_attendre_sa_reponse() -> None:
    table = Table(DELIRE, seats=3).cards(0, "doubler").cards(1, "invalider").cards(2, "tripler")
    table.hold(0, "PASSE")
    table.act(table.place(0, "H8", ACROSS, "PASSE", CardUse("doubler")))
    assert table.public.window.waiting == (1, 2)
    table.act(Leave(1))
    assert table.public.window.waiting == (2,)
    table.act(Leave(2))
    assert table.public.scores[0] == 32


def test_la_pause_arrete_tout() -> None:
    table = Table(CLASSIQUE, clock=TurnClock(2 * MINUTE))
    table.act(Pause(1), now=30_000)
    for action in (Pass(0), Pause(0), Tick()):
        with pytest.raises(GameIsPaused):
            table.act(action, now=10**7)
    table.act(Resume(0), now=10**7)
    assert table.public.times.left_at(0, 10**7) == 90_000
    with pytest.raises(GameIsNotPaused):
        table.act(Resume(0))


def test_reprise_au_milieu_d_une_contestation() -> None:
    table = Table(CLASSIQUE, rule=CONTESTATION, seed=3)
    rack = table.state.rack(0)
    word = rack.replace("?", "")[:2]
    table.act(table.place(0, "H8", ACROSS, word))
    table.act(Pause(0))
    reopened(table)
    table.act(Resume(1))
    reopened(table)
    assert table.public.pending.play.words[0].text == word
    table.act(Contest(1, (word,)) if word not in table.given.words else Accept(1))
    reopened(table)


def test_reprise_au_milieu_d_une_reponse_a_une_carte() -> None:
    table = Table(DELIRE, seed=5)
    table.log += [e.CardsDrawn(0, ("regarder",)), e.CardsDrawn(1, ("invalider",))]
    reopened_from(table)
    table.act(PlayCard(0, CardUse("regarder", seat=1)), now=1_000)
    reopened(table)
    table.act(Pause(1), now=2_000)
    reopened(table)
    table.act(Resume(1), now=90_000)
    assert table.public.window.until == 90_000 + table.setup.options.answer_time
    events = table.act(Answer(1))
    assert found(events, e.RackShown).tiles == table.state.rack(1)
    reopened(table)


def reopened_from(table: Table) -> None:
    table.state = replay(table.log)


def test_qui_est_attendu() -> None:
    """The seats without which nothing goes on, in every phase of a game."""
    table = Table(DELIRE, seats=3, rule=CONTESTATION).cards(0, "doubler", "tripler", "regarder")
    table.cards(2, "invalider").hold(0, "PASSE")
    assert table.public.awaited == (0,)
    table.act(table.place(0, "H6", DOWN, "PASSE", CardUse("doubler")))
    assert table.public.awaited == (2,)
    table.act(Answer(2))
    assert table.public.awaited == (1,)
    table.act(Accept(1))
    assert table.public.awaited == (0,)
    assert table.public.dropping == 0
    table.act(DropCards(0, table.state.hands[0].cards[:1]))
    assert table.public.awaited == (1,)
    table.act(Pause(2))
    assert table.public.awaited == ()
    table.act(Resume(2))
    for seat in (0, 1, 2):
        table.act(Leave(seat))
    assert table.public.awaited == ()


def test_le_tour_d_un_autre() -> None:
    table = Table(CLASSIQUE)
    with pytest.raises(NotYourTurn):
        table.act(Pass(1))
