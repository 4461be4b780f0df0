"""The answer window: every card may be cancelled."""

from dataclasses import replace

import pytest

from chevalet.game import events as e
from chevalet.game.actions import (
    Answer,
    Pass,
    PlayCard,
    Tick,
)
from chevalet.game.card_refusals import (
    AnswersAwaited,
    CardDoesNotApply,
    CardNotHeld,
    NothingToAnswer,
)
from chevalet.game.laying import consider
from chevalet.game.reasons import TakenBack
from chevalet.game.refusals import (
    NothingDue,
)
from tests.game.delire.support import answered, table, use
from tests.game.support import (
    ACROSS,
    found,
    kinds,
    square,
)


def test_invalider_la_carte_d_un_autre() -> None:
    made = answered("doubler", rack="PASSE")
    events = made.act(made.place(0, "H8", ACROSS, "PASSE", use("doubler")))
    assert kinds(events) == ["WordLaid", "CardPlayed", "WindowOpened"]
    with pytest.raises(AnswersAwaited):
        made.act(Pass(1))
    with pytest.raises(NothingToAnswer):
        made.act(Answer(0))
    with pytest.raises(CardDoesNotApply):
        made.act(Answer(1, cancel="tripler"))
    events = made.act(Answer(1, cancel="doubler"))
    assert found(events, e.PlayChanged).play.points == 16
    assert made.public.scores == (16, 0)
    assert made.state.hands[1].cards == ()


def test_une_carte_invalidee_ne_compte_plus_parmi_trois() -> None:
    made = answered("doubler", "tripler", "un-vaut-dix", rack="PASSE")
    uses = (use("doubler"), use("tripler"), use("un-vaut-dix"))
    made.act(made.place(0, "H8", ACROSS, "PASSE", *uses))
    assert made.public.pending.play.extra == 10
    made.act(Answer(1, cancel="un-vaut-dix"))
    assert made.public.scores == (8 * 2 * 2 * 3, 0)


def test_repondre_n_est_pas_utiliser_une_carte_de_son_tour() -> None:
    made = table("invalider", "doubler", "tripler", rack="PASSE").cards(1, "regarder")
    made.act(PlayCard(1, use("regarder", seat=0)))
    made.act(Answer(0, cancel="regarder"))
    assert made.public.cards.used == ()
    place = made.place(0, "H8", ACROSS, "PASSE", use("doubler"), use("tripler"))
    assert consider(made.state, place, made.given).extra == 0


def test_laisser_la_carte() -> None:
    made = answered("doubler", rack="PASSE")
    made.act(made.place(0, "H8", ACROSS, "PASSE", use("doubler")))
    made.act(Answer(1))
    assert made.public.scores == (32, 0)
    assert made.state.hands[1].cards == ("invalider",)


def test_la_fenetre_ne_dit_rien_de_qui_tient_la_carte() -> None:
    """Whoever holds any card is asked, and the window is the same."""
    with_it = answered("doubler", rack="PASSE")
    without = answered("doubler", other="tripler", rack="PASSE")
    for made in (with_it, without):
        made.act(made.place(0, "H8", ACROSS, "PASSE", use("doubler")))
    assert with_it.public.window == without.public.window
    with pytest.raises(CardNotHeld):
        without.act(Answer(1, cancel="doubler"))


def test_pas_de_fenetre_quand_personne_ne_peut_repondre() -> None:
    made = table("doubler", rack="PASSE")
    assert "WindowOpened" not in kinds(
        made.act(made.place(0, "H8", ACROSS, "PASSE", use("doubler")))
    )
    made = answered("doubler", rack="PASSE")
    public = made.public
    spent = replace(public.cards, discarded=("invalider",))
    made.state = replace(made.state, public=replace(public, cards=spent))
    assert "WindowOpened" not in kinds(
        made.act(made.place(0, "H8", ACROSS, "PASSE", use("doubler")))
    )


def test_un_mot_qui_n_est_plus_permis_revient_et_le_joueur_rejoue() -> None:
    made = answered("n-importe-ou", "tripler", rack="PASSEAI")
    made.board("A1", ACROSS, "AS")
    place = made.place(0, "H8", ACROSS, "PASSE", use("n-importe-ou"), use("tripler"))
    made.act(place)
    events = made.act(Answer(1, cancel="n-importe-ou"))
    assert found(events, e.WordTakenBack).reason is TakenBack.CARD_CANCELLED
    assert made.public.turn == 0
    assert made.state.rack(0) == "".join(sorted("PASSEAI"))
    # The card that was not cancelled comes back as well.
    assert made.state.hands[0].cards == ("tripler",)
    assert made.public.cards.used == ()


def test_une_lettre_retournee_sans_sa_carte_revient() -> None:
    made = answered("retourner", rack="W?ASSE")
    turn_over = use("retourner", square=square("H8"), tiles="W")
    made.act(made.place(0, "H8", ACROSS, "pASSE", turn_over))
    made.act(Answer(1, cancel="retourner"))
    assert made.state.rack(0) == "?AESSW"
    assert made.public.board.is_empty
    assert made.state.hands[0].turned == ()
    assert made.public.cards.turned == frozenset()


def test_invalider_une_carte_jouee_seule() -> None:
    made = answered("regarder")
    made.act(PlayCard(0, use("regarder", seat=1)))
    events = made.act(Answer(1, cancel="regarder"))
    assert "RackShown" not in kinds(events)
    assert made.public.turn == 0


def test_la_fenetre_se_ferme_avec_le_temps() -> None:
    made = answered("doubler", rack="PASSE")
    made.act(made.place(0, "H8", ACROSS, "PASSE", use("doubler")), now=1_000)
    with pytest.raises(NothingDue):
        made.act(Tick(), now=2_000)
    made.act(Tick(), now=16_000)
    assert made.public.scores == (32, 0)
