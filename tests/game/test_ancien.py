"""The old box: its solitaire games and its chronometer."""

import pytest

from chevalet.editions import (
    ANCIEN,
    ANCIEN_DEUX_CHEVALETS,
    ANCIEN_LETTRES_VISIBLES,
    ANCIEN_SOLITAIRE,
    CLASSIQUE,
)
from chevalet.game import events as e
from chevalet.game.actions import Exchange, Hold, Pass, Tick
from chevalet.game.clock import MINUTE, TotalClock, TurnClock
from chevalet.game.reasons import EndReason, PassReason, ResignReason
from chevalet.game.refusals import (
    NoExchange,
    NothingDue,
    NoTimeToHoldFor,
    NotYourTurn,
    TooLate,
    TooManyTiles,
    WordsNotAllowed,
)
from chevalet.game.setup import Options
from chevalet.game.timing import next_due
from chevalet.game.views import view
from tests.game.support import ACROSS, CONTESTATION, DOWN, Table, found, kinds

# --- alone ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("limit", [30, 40])
def test_seul_trente_ou_quarante_tours(limit: int) -> None:
    table = Table(ANCIEN_SOLITAIRE, seats=1, options=Options(turn_limit=limit))
    for turn in range(limit):
        assert table.public.ended is None, turn
        table.act(Exchange(0, table.state.rack(0)[:1]))
    assert table.public.ended is EndReason.TURN_LIMIT


def test_seul_avec_deux_chevalets() -> None:
    """Two racks, one person: both are seen."""
    table = Table(ANCIEN_DEUX_CHEVALETS)
    seen = view(table.state, 0)
    assert [hand.rack for hand in seen.hands if hand] == [table.state.rack(0), table.state.rack(1)]
    table.act(Pass(0))
    assert table.public.turn == 1


def test_seul_toutes_lettres_visibles() -> None:
    table = Table(ANCIEN_LETTRES_VISIBLES, seats=1)
    assert len(table.state.rack(0)) == 102
    table.act(table.place(0, "H8", ACROSS, "PASSE"))
    assert table.public.rack_counts == (97,)
    table.act(table.place(0, "F8", ACROSS, "REPASSERAI"))
    with pytest.raises(NoExchange):
        table.act(Exchange(0, "A"))


def test_sept_lettres_au_plus_par_coup() -> None:
    table = Table(ANCIEN_LETTRES_VISIBLES, seats=1, words=frozenset({"ALLEMAND", "LLEMAND"}))
    with pytest.raises(TooManyTiles):
        table.act(table.place(0, "H8", ACROSS, "ALLEMAND"))
    events = table.act(table.place(0, "H8", ACROSS, "LLEMAND"))
    assert found(events, e.WordLaid).play.bonus == 50


def test_toutes_lettres_visibles_rien_a_soustraire() -> None:
    table = Table(ANCIEN_LETTRES_VISIBLES, seats=1)
    table.act(table.place(0, "H8", ACROSS, "PASSE"))
    table.act(Pass(0))
    table.act(Pass(0))
    assert (table.public.ended, table.public.scores) == (EndReason.ALL_PASSED_TWICE, (16,))


# --- the rulebook's cautions ----------------------------------------------------------------------


def test_dame_a_la_place_de_dans_n_est_pas_permis() -> None:
    """« Si on fait DAME à la place de DANS on trouve OM et UE qui ne veulent rien dire. »"""
    words = frozenset({"DAME", "DANS", "MOUE", "ON", "US", "MALIN"})
    table = Table(ANCIEN, words=words).board("D9", ACROSS, "MOUE").board("D9", DOWN, "MALIN")
    table.hold(0, "DMENS")
    with pytest.raises(WordsNotAllowed) as wrong:
        table.act(table.place(0, "C10", ACROSS, "DAME"))
    assert set(wrong.value.words) == {"OM", "UE"}
    events = table.act(table.place(0, "C10", ACROSS, "DANS"))
    assert found(events, e.PlayScored).points == 13


def test_brevestaxe_n_existe_pas() -> None:
    words = frozenset({"BREVE", "BREVES", "TAXE"})
    table = Table(ANCIEN, words=words).board("L15", ACROSS, "TAXE").board("F15", ACROSS, "BREVE")
    table.hold(0, "S")
    with pytest.raises(WordsNotAllowed) as wrong:
        table.act(table.place(0, "K15", ACROSS, "S"))
    assert wrong.value.words == ("BREVESTAXE",)


# --- the chronometer ------------------------------------------------------------------------------


def timed(minutes: int) -> Table:
    return Table(ANCIEN, clock=TurnClock(minutes * MINUTE)).hold(0, "PASSEKW")


def test_le_chronometre_a_deux_durees() -> None:
    assert [clock.length // MINUTE for clock in ANCIEN.clocks] == [2, 4]  # type: ignore[union-attr]


@pytest.mark.parametrize("minutes", [2, 4])
def test_un_bip_quand_il_reste_une_minute(minutes: int) -> None:
    table, beep = timed(minutes), (minutes - 1) * MINUTE
    assert next_due(table.public) == beep
    with pytest.raises(NothingDue):
        table.act(Tick(), now=beep - 1)
    assert table.act(Tick(), now=beep) == (e.Beeped(0),)
    with pytest.raises(NothingDue):
        table.act(Tick(), now=beep + 1)
    assert next_due(table.public) == minutes * MINUTE


def test_un_bip_a_la_mise_en_marche() -> None:
    """The clock starts with the turn, as an event that a front end can sound."""
    table = timed(2)
    assert table.log[-1] == e.ClockStarted(0, 0)
    events = table.act(Pass(0), now=5_000)
    assert events[-1] == e.ClockStarted(1, 5_000)


def test_cinq_sonneries_puis_le_mot_retenu_est_pose() -> None:
    table = timed(2)
    table.act(Hold(0, table.place(0, "H8", ACROSS, "PASSE")))
    events = table.act(Tick(), now=2 * MINUTE)
    assert found(events, e.Rang) == e.Rang(0, 5)
    assert table.public.scores == (16, 0)
    assert table.public.turn == 1


def test_sans_mot_retenu_le_joueur_passe() -> None:
    table = timed(2)
    events = table.act(Tick(), now=2 * MINUTE)
    assert found(events, e.Passed) == e.Passed(0, PassReason.TIME_UP)
    table = timed(2)
    table.act(Hold(0, table.place(0, "A1", ACROSS, "PASSE")))
    events = table.act(Tick(), now=2 * MINUTE)
    assert found(events, e.Passed) == e.Passed(0, PassReason.TIME_UP)


def test_un_mot_lache_n_est_pas_pose() -> None:
    table = timed(2)
    table.act(Hold(0, table.place(0, "H8", ACROSS, "PASSE")))
    table.act(Hold(0, None))
    assert "Passed" in kinds(table.act(Tick(), now=2 * MINUTE))


def test_un_mot_retenu_ne_vaut_que_pour_son_tour() -> None:
    table = timed(2)
    table.act(Hold(0, table.place(0, "H8", ACROSS, "PASSE")))
    table.act(Pass(0))
    table.act(Pass(1))
    assert table.state.hands[0].held is None
    assert "Passed" in kinds(table.act(Tick(), now=2 * MINUTE))


def test_on_ne_retient_que_son_propre_mot() -> None:
    table = timed(2)
    with pytest.raises(NotYourTurn):
        table.act(Hold(0, table.place(1, "H8", ACROSS, "PASSE")))
    with pytest.raises(NotYourTurn):
        table.act(Hold(1, table.place(1, "H8", ACROSS, "PASSE")))


def test_trop_tard_pour_jouer() -> None:
    table = timed(2)
    with pytest.raises(TooLate):
        table.act(table.place(0, "H8", ACROSS, "PASSE"), now=2 * MINUTE)


def test_chaque_tour_a_tout_son_temps() -> None:
    table = timed(2)
    table.act(table.place(0, "H8", ACROSS, "PASSE"), now=119_000)
    assert next_due(table.public) == 119_000 + MINUTE
    table.act(Pass(1), now=119_000 + 2 * MINUTE - 1)


def test_sans_chronometre_on_ne_retient_pas_de_mot() -> None:
    table = Table(CLASSIQUE)
    with pytest.raises(NoTimeToHoldFor):
        table.act(Hold(0, None))
    with pytest.raises(NothingDue):
        table.act(Tick(), now=10**9)


def test_le_temps_d_un_mot_en_attente_vaut_acceptation() -> None:
    table = Table(ANCIEN, rule=CONTESTATION, clock=TurnClock(2 * MINUTE)).hold(0, "PASSE")
    table.act(table.place(0, "H8", ACROSS, "PASSE"), now=1_000)
    assert table.public.times.running == 1
    table.act(Tick(), now=1_000 + 2 * MINUTE)
    assert (table.public.scores, table.public.turn) == ((16, 0), 1)
    assert table.public.times.left_at(1, 1_000 + 2 * MINUTE) == 2 * MINUTE


# --- total time -----------------------------------------------------------------------------------


def test_le_temps_total_avec_increment() -> None:
    table = Table(CLASSIQUE, clock=TotalClock(10 * MINUTE, increment=5_000))
    table.act(Pass(0), now=60_000)
    assert table.public.times.left[0] == 10 * MINUTE + 5_000 - 60_000
    table.act(Pass(1), now=90_000)
    assert table.public.times.left[1] == 10 * MINUTE + 5_000 - 30_000
    assert table.public.times.left[0] == 10 * MINUTE + 10_000 - 60_000


def test_dix_points_par_minute_de_retard_commencee() -> None:
    table = Table(CLASSIQUE, clock=TotalClock(MINUTE)).hold(0, "PASSE").empty_bag()
    events = table.act(table.place(0, "H8", ACROSS, "PASSE"), now=2 * MINUTE + 1)
    assert found(events, e.Penalised) == e.Penalised(0, 20)


def test_au_dela_de_la_limite_on_perd() -> None:
    table = Table(CLASSIQUE, clock=TotalClock(MINUTE, limit=MINUTE))
    assert next_due(table.public) == 2 * MINUTE
    with pytest.raises(NothingDue):
        table.act(Tick(), now=2 * MINUTE - 1)
    events = table.act(Tick(), now=2 * MINUTE)
    assert found(events, e.SeatResigned).reason is ResignReason.TIME
    assert (table.public.ended, table.public.winners) == (EndReason.RESIGNED, (1,))


def test_le_temps_de_contester_ne_depend_pas_du_tour_d_avant() -> None:
    """Who let the last turn run out has the whole time again to doubt the next word."""
    table = Table(ANCIEN, clock=TurnClock(2 * MINUTE), rule=CONTESTATION).hold(0, "PASSEKW")
    table.act(Pass(0), now=0)
    table.act(Tick(), now=MINUTE)
    table.act(Tick(), now=2 * MINUTE)
    table.act(table.place(0, "H8", ACROSS, "PASSE"), now=3 * MINUTE)
    with pytest.raises(NothingDue):
        table.act(Tick(), now=3 * MINUTE + 1)
    table.act(Tick(), now=5 * MINUTE)
    assert table.public.scores == (16, 0)


def test_rien_n_arrive_apres_la_fin() -> None:
    """The clock stops before the game ends, whichever way it ends."""
    table = Table(CLASSIQUE, clock=TotalClock(MINUTE, limit=MINUTE))
    table.act(Tick(), now=2 * MINUTE)
    assert kinds(table.log)[-4:] == ["SeatResigned", "ClockStopped", "Penalised", "GameEnded"]
    assert table.public.scores == (-10, 0)
