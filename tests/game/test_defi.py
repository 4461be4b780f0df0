"""The dice game."""

from dataclasses import replace

import pytest

from chevalet.editions import DEFI
from chevalet.game import events as e
from chevalet.game.actions import Exchange, Pass, Tick
from chevalet.game.clock import MINUTE, TurnClock
from chevalet.game.reasons import EndReason, PassReason
from chevalet.game.refusals import FirstWordOffStar, NoExchange, TooLate
from tests.game.support import ACROSS, DOWN, Table, found, square, tiles


def passe() -> Table:
    table = Table(DEFI).roll("PASSE")
    table.act(table.place(0, "C5", ACROSS, "PASSE"))
    return table


def test_douze_des_soixante_douze_faces_un_joker() -> None:
    faces = "".join(DEFI.dice)
    assert (len(DEFI.dice), len(faces), faces.count("?")) == (12, 72, 1)
    assert set("ABCDEFGHIJKLMNOPQRSTUVWXYZ") < set(faces)


def test_neuf_cases_sur_neuf_l_etoile_au_centre() -> None:
    rows = DEFI.layout.rows
    assert (DEFI.layout.size, DEFI.layout.star) == (9, square("E5"))
    assert rows == rows[::-1] == tuple(row[::-1] for row in rows) == tuple(zip(*rows, strict=True))
    assert {premium.mark for row in rows for premium in row} == set(".dtDT*")


def test_chaque_joueur_lance_le_meme_de() -> None:
    for seed in range(5):
        chosen = Table(DEFI, seats=4, seed=seed, first=None).log[1]
        assert isinstance(chosen, e.FirstSeatChosen)
        letters = {one.tile for drawing in chosen.rounds for one in drawing}
        assert any(letters <= set(die) for die in DEFI.dice)
        best = min(chosen.rounds[-1], key=lambda one: "" if one.tile == "?" else one.tile)
        assert chosen.seat == best.seat


def test_de_deux_a_huit_joueurs() -> None:
    assert (DEFI.seats.start, DEFI.seats.stop - 1) == (2, 8)


def test_le_couvercle_contient_sept_des() -> None:
    table = Table(DEFI)
    rolled = table.public.dice.rolled
    assert len(rolled) == len({die.number for die in rolled}) == 7
    assert all(die.face in DEFI.dice[die.number] for die in rolled)
    assert table.public.dice.box == tuple(
        n for n in range(12) if n not in {die.number for die in rolled}
    )


def test_moins_de_sept_des_quand_il_en_reste_moins() -> None:
    words = frozenset({"PASSE", "DEPASSER"})
    table = Table(DEFI, words=words).roll("PASSE")
    table.act(table.place(0, "C5", ACROSS, "PASSE"))
    assert len(table.public.dice.rolled) == 7
    table = Table(DEFI, words=frozenset({"PASSENT", "PAS"})).roll("PASSENT")
    table.act(table.place(0, "B5", ACROSS, "PASSENT"))
    assert len(table.public.dice.rolled) == 5
    assert table.public.dice.box == ()


def test_soixante_secondes_sinon_on_passe() -> None:
    table = Table(DEFI).roll("PASSE")
    assert table.public.setup.clock == DEFI.clock == TurnClock(MINUTE, None, 0, plays_held=False)
    with pytest.raises(TooLate):
        table.act(table.place(0, "C5", ACROSS, "PASSE"), now=MINUTE)
    events = table.act(Tick(), now=MINUTE)
    assert found(events, e.Passed) == e.Passed(0, PassReason.TIME_UP)


def test_le_premier_mot_sur_l_etoile_et_apres_chaque_nettoyage() -> None:
    table = Table(DEFI).roll("PASSE")
    with pytest.raises(FirstWordOffStar):
        table.act(table.place(0, "A1", ACROSS, "PASSE"))
    table = passe().roll("S", seat=1)
    table.act(table.place(1, "C5", ACROSS, "PASSES"))
    assert table.public.board.is_empty
    table.roll("PASSE")
    with pytest.raises(FirstWordOffStar):
        table.act(table.place(0, "C1", ACROSS, "PASSE"))
    table.act(table.place(0, "C5", ACROSS, "PASSE"))


def test_les_des_inutilises_retournent_dans_la_boite() -> None:
    table = passe()
    dice = table.public.dice
    assert len(dice.laid) == 5
    out = {number for _, number in dice.laid} | {die.number for die in dice.rolled}
    assert sorted([*dice.box, *out]) == list(range(12))
    assert table.state.rack(0) == ""


def test_jamais_plus_d_un_mot_au_debut_d_un_tour() -> None:
    table = passe().roll("ROUTE", seat=1)
    table.act(table.place(1, "H5", DOWN, "ROUTE"))
    assert set(table.public.board.laid()) == set(tiles("H5", DOWN, "ROUTE"))


def test_un_de_dans_deux_mots_le_joueur_dit_lequel_reste() -> None:
    words = frozenset({"PASSE", "PASSER", "RUE", "UE", "PU"})
    for keep, left in ((ACROSS, ("C5", ACROSS, "PASSER")), (DOWN, ("H5", DOWN, "RUE"))):
        table = Table(DEFI, words=words).roll("PASSE")
        table.act(table.place(0, "C5", ACROSS, "PASSE"))
        table.board("H6", DOWN, "UE")
        table.roll("R", seat=1)
        table.act(table.place(1, "H5", DOWN, "R", keep=keep))
        assert set(table.public.board.laid()) == set(tiles(*left))


def test_passer_laisse_le_plateau_comme_il_est() -> None:
    table = passe()
    table.act(Pass(1))
    assert set(table.public.board.laid()) == set(tiles("C5", ACROSS, "PASSE"))


def test_le_joker_garde_sa_lettre_jusqu_a_ce_qu_il_quitte_le_plateau() -> None:
    table = Table(DEFI).roll("?ASSE")
    table.act(table.place(0, "C5", ACROSS, "pASSE"))
    table.roll("ORTE", seat=1)
    events = table.act(table.place(1, "C5", DOWN, "pORTE"))
    assert found(events, e.WordLaid).play.words[0].text == "PORTE"
    assert table.public.board.at(square("C5")) == "p"


def test_la_case_centrale_double_a_chaque_fois() -> None:
    """« ... (y compris au premier tour) »"""
    table = Table(DEFI).roll("PASSE")
    first = found(table.act(table.place(0, "C5", ACROSS, "PASSE")), e.PlayScored).points
    table.roll("S", seat=1)
    table.act(table.place(1, "C5", ACROSS, "PASSES"))
    table.roll("PASSE")
    again = found(table.act(table.place(0, "C5", ACROSS, "PASSE")), e.PlayScored).points
    assert first == again == (3 + 1 + 1 + 1 + 1) * 2


def test_cinquante_points_pour_sept_des() -> None:
    table = Table(DEFI, words=frozenset({"PASSENT"})).roll("PASSENT")
    play = found(table.act(table.place(0, "B5", ACROSS, "PASSENT")), e.WordLaid).play
    assert play.bonus == 50


def test_fin_a_deux_cents_points() -> None:
    table = Table(DEFI).roll("PASSE")
    table.state = replace(table.state, public=replace(table.public, scores=(186, 0)))
    events = table.act(table.place(0, "C5", ACROSS, "PASSE"))
    assert table.public.ended is EndReason.SCORE_REACHED
    assert table.public.winners == (0,)
    assert not any(isinstance(event, e.Settled) for event in events)


def test_pas_d_echange() -> None:
    with pytest.raises(NoExchange):
        Table(DEFI).act(Exchange(0, "A"))
