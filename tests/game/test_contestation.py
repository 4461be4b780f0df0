"""Words that wait for a verdict."""

import pytest

from chevalet.editions import ANCIEN, CLASSIQUE, DEFI, GEANT
from chevalet.game import events as e
from chevalet.game.actions import Accept, Contest, Exchange, Pass
from chevalet.game.reasons import EndReason, PassReason
from chevalet.game.refusals import (
    AcceptOrContestFirst,
    NothingToContest,
    NotTouching,
    NotYoursToAccept,
    NotYourTurn,
    NoWordNamed,
    OwnWord,
    WordAlreadyContested,
    WordNotLaid,
)
from chevalet.game.setup import Options
from tests.game.support import ACROSS, CONTESTATION, DOWN, Table, found, kinds


def waiting(word: str = "PASSE", *, seats: int = 2, penalty: int = 0) -> Table:
    table = Table(
        CLASSIQUE, seats=seats, rule=CONTESTATION, options=Options(contest_penalty=penalty)
    )
    table.hold(0, word + "KW"[: 7 - len(word)])
    table.act(table.place(0, "H8", ACROSS, word))
    return table


def test_rien_ne_dit_qu_un_mot_est_bon() -> None:
    """A good word and a wrong one are laid in the same way, letter for letter."""
    good, wrong = waiting("PASSE"), waiting("SPASE")
    shapes = [kinds(table.log) for table in (good, wrong)]
    assert shapes[0] == shapes[1]
    assert shapes[0][-1] == "WordLaid"
    assert good.public.scores == wrong.public.scores == (0, 0)


def test_un_mot_conteste_non_admis_les_lettres_reviennent_et_le_tour_passe() -> None:
    table = waiting("SPASE")
    rack = "".join(sorted("SPASEKW"))
    events = table.act(Contest(1, ("SPASE",)))
    assert kinds(events) == ["Contested", "WordTakenBack", "Passed", "TurnBegan"]
    assert found(events, e.Contested).wrong == ("SPASE",)
    assert table.state.rack(0) == rack
    assert table.public.board.is_empty
    assert table.public.scores == (0, 0)
    assert table.public.turn == 1


def test_un_mot_repris_compte_comme_passe() -> None:
    table = waiting("SPASE")
    passed = found(table.act(Contest(1, ("SPASE",))), e.Passed)
    assert passed == e.Passed(0, PassReason.WORD_TAKEN_BACK)
    assert table.public.passes == 1


def test_contester_un_bon_mot_ne_coute_rien() -> None:
    table = waiting()
    table.act(Contest(1, ("PASSE",)))
    assert table.public.scores == (0, 0)
    table.act(Accept(1))
    assert table.public.scores == (16, 0)


def test_une_penalite_de_tournoi_est_une_option() -> None:
    table = waiting(penalty=10)
    table.act(Contest(1, ("PASSE",)))
    assert table.public.scores == (0, -10)
    table = waiting("SPASE", penalty=10)
    table.act(Contest(1, ("SPASE",)))
    assert table.public.scores == (0, 0)


def test_contester_avant_le_tour_du_joueur_suivant() -> None:
    """« Avant le calcul des points et le début du tour du joueur suivant. »"""
    table = waiting("SPASE")
    table.act(Exchange(1, table.state.rack(1)[:1]))
    assert table.public.scores == (2 * (1 + 3 + 1 + 1 + 2), 0)
    with pytest.raises(NothingToContest):
        table.act(Contest(1, ("SPASE",)))


def test_le_joueur_suivant_accepte_en_jouant() -> None:
    table = waiting()
    table.hold(1, "R")
    events = table.act(table.place(1, "M8", ACROSS, "R"))
    assert kinds(events)[:3] == ["PlayScored", "TilesDrawn", "TurnBegan"]
    assert table.public.scores == (16, 0)
    assert table.public.pending.seat == 1


def test_tout_autre_joueur_peut_contester() -> None:
    table = waiting("SPASE", seats=3)
    with pytest.raises(NotYoursToAccept):
        table.act(Accept(2))
    with pytest.raises(NotYourTurn):
        table.act(Pass(2))
    table.act(Contest(2, ("SPASE",)))
    assert table.public.turn == 1


def test_contester_nomme_les_mots() -> None:
    table = waiting()
    with pytest.raises(NoWordNamed):
        table.act(Contest(1, ()))
    with pytest.raises(WordNotLaid):
        table.act(Contest(1, ("PASSER",)))
    table.act(Contest(1, ("passe",)))
    with pytest.raises(WordAlreadyContested):
        table.act(Contest(1, ("PASSE",)))


def test_on_ne_conteste_que_les_mots_nommes() -> None:
    """Of several words only those named are looked up."""
    table = waiting()
    table.act(Accept(1))
    table.hold(1, "RUE")
    # PR is no word; AU and SE are.
    table.act(table.place(1, "H9", ACROSS, "RUE"))
    table.act(Contest(0, ("RUE", "AU")))
    assert table.public.pending is not None
    table.act(Contest(0, ("PR",)))
    assert table.public.pending is None


def test_on_ne_conteste_pas_son_propre_mot() -> None:
    table = waiting()
    with pytest.raises(OwnWord):
        table.act(Contest(0, ("PASSE",)))
    with pytest.raises(OwnWord):
        table.act(Accept(0))


def test_la_place_des_lettres_est_refusee_aussitot() -> None:
    """Only the dictionary waits; where tiles may lie does not."""
    table = waiting()
    table.hold(1, "AS")
    with pytest.raises(NotTouching):
        table.act(table.place(1, "A1", ACROSS, "AS"))


def test_le_dernier_mot_s_accepte_ou_se_conteste() -> None:
    table = Table(CLASSIQUE, rule=CONTESTATION).hold(0, "PASSE").empty_bag()
    table.act(table.place(0, "H8", ACROSS, "PASSE"))
    assert table.public.ended is None
    with pytest.raises(AcceptOrContestFirst):
        table.act(Pass(1))
    table.act(Accept(1))
    assert table.public.ended is EndReason.WENT_OUT


@pytest.mark.parametrize("edition", [CLASSIQUE, GEANT, ANCIEN], ids=lambda e: str(e.name))
def test_les_deux_regles_dans_chaque_edition(edition: object) -> None:
    table = Table(edition, rule=CONTESTATION).hold(0, "SPASE")  # type: ignore[arg-type]
    table.act(table.place(0, "H8", ACROSS, "SPASE"))
    table.act(Contest(1, ("SPASE",)))
    assert table.public.board.is_empty


def test_de_fi_un_mot_conteste_laisse_le_plateau() -> None:
    table = Table(DEFI, rule=CONTESTATION).roll("PASSE")
    table.act(table.place(0, "C5", ACROSS, "PASSE"))
    table.act(Accept(1))
    table.roll("ORTE", seat=1)
    table.act(table.place(1, "C5", DOWN, "PTROE"))
    assert len(list(table.public.board.laid())) == 9
    table.act(Contest(0, ("PTROE",)))
    assert table.public.board.rows[4] == "..PASSE.."
    assert len(table.public.dice.laid) == 5
