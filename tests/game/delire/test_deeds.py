"""Cards that do something by themselves."""

from dataclasses import replace

import pytest

from chevalet.editions import DELIRE
from chevalet.game import events as e
from chevalet.game.actions import (
    Accept,
    Answer,
    Exchange,
    Pass,
    PlayCard,
)
from chevalet.game.card_refusals import (
    CardNeedsSeat,
    CardOutOfTime,
    NoScoreToTake,
    RackIsEmpty,
)
from chevalet.game.play import CardUse, Hidden
from chevalet.game.reasons import PassReason
from chevalet.game.refusals import (
    AcceptOrContestFirst,
    BagTooSmall,
    NotYourTurn,
)
from chevalet.game.views import redact
from tests.game.delire.support import table, use
from tests.game.support import (
    ACROSS,
    CONTESTATION,
    Table,
    found,
)


def test_regarder_le_chevalet_d_un_autre_a_tout_moment() -> None:
    made = table("regarder", seats=3)
    made.act(Pass(0))
    shown = found(made.act(PlayCard(0, use("regarder", seat=2))), e.RackShown)
    assert shown.tiles == made.state.rack(2)
    assert redact(shown, 1).tiles == Hidden(7)  # type: ignore[union-attr]
    assert redact(shown, 0) == redact(shown, 2) == shown
    assert made.public.turn == 1


def test_une_carte_sur_un_autre_joueur_dit_lequel() -> None:
    made = table("regarder", "empocher-le-score", "prendre-une-lettre")
    for about in (None, 0, 5):
        with pytest.raises(CardNeedsSeat):
            made.act(PlayCard(0, use("regarder", seat=about)))
    with pytest.raises(NoScoreToTake):
        made.act(PlayCard(0, use("empocher-le-score", seat=1)))
    made.hold(1, "")
    with pytest.raises(RackIsEmpty):
        made.act(PlayCard(0, use("prendre-une-lettre", seat=1)))


def test_echanger_les_chevalets_avant_son_tour() -> None:
    made = table("echanger-chevalets", rack="ABCDEFG").hold(1, "HIJKLMN")
    made.act(PlayCard(0, use("echanger-chevalets", seat=1)))
    assert (made.state.rack(0), made.state.rack(1)) == ("HIJKLMN", "ABCDEFG")
    assert made.public.turn == 0
    made = table("echanger-chevalets")
    made.act(Pass(0))
    with pytest.raises(NotYourTurn):
        made.act(PlayCard(0, use("echanger-chevalets", seat=1)))


def test_on_n_echange_que_sept_lettres() -> None:
    made = table("echanger-chevalets", rack="ABCDEFG").hold(1, "HIJKLMNO")
    made.act(PlayCard(0, use("echanger-chevalets", seat=1)))
    assert made.public.rack_counts == (7, 8)
    assert set("ABCDEFG") < set(made.state.rack(1))
    made = table("echanger-chevalets", rack="ABCDEFGH").hold(1, "IJKLMNO")
    made.act(PlayCard(0, use("echanger-chevalets", seat=1)))
    assert made.public.rack_counts == (8, 7)
    assert set("IJKLMNO") < set(made.state.rack(0))


def test_echanger_des_lettres_et_former_un_mot() -> None:
    made = table("echanger-et-jouer", rack="PASSEKW")
    exchanged = found(made.act(PlayCard(0, use("echanger-et-jouer", tiles="KW"))), e.Exchanged)
    assert (exchanged.given, len(exchanged.drawn)) == ("KW", 2)
    assert made.public.turn == 0
    made.act(made.place(0, "H8", ACROSS, "PASSE"))
    made = table("echanger-et-jouer", rack="PASSEKW").empty_bag()
    with pytest.raises(BagTooSmall):
        made.act(PlayCard(0, use("echanger-et-jouer", tiles="KW")))


def test_faire_perdre_son_tour_au_debut_du_tour_d_un_adversaire() -> None:
    made = table("perdre-son-tour", seats=3)
    with pytest.raises(CardOutOfTime):
        made.act(PlayCard(0, use("perdre-son-tour")))
    made.act(Pass(0))
    events = made.act(PlayCard(0, use("perdre-son-tour")))
    assert found(events, e.Passed) == e.Passed(1, PassReason.CARD)
    assert made.public.turn == 2
    assert made.public.passes == 1


def test_faire_perdre_un_tour_qui_va_commencer() -> None:
    """While a word waits for its contest, the card bears on the turn about to begin."""
    made = table("perdre-son-tour", rack="PASSE", rule=CONTESTATION, seats=3)
    made.act(made.place(0, "H8", ACROSS, "PASSE"))
    made.act(PlayCard(0, use("perdre-son-tour")))
    with pytest.raises(AcceptOrContestFirst):
        made.act(Pass(1))
    made.act(Accept(1))
    assert made.public.turn == 2


def test_pas_apres_que_l_adversaire_a_commence() -> None:
    made = table("perdre-son-tour")
    made.cards(1, "regarder")
    made.act(Pass(0))
    made.act(PlayCard(1, use("regarder", seat=0)))
    made.act(Answer(0))
    with pytest.raises(CardOutOfTime):
        made.act(PlayCard(0, use("perdre-son-tour")))


def test_prendre_une_lettre_sans_la_regarder() -> None:
    made = table("prendre-une-lettre", rack="ABCDEFG", seats=3).hold(1, "HIJKLMN")
    taken = found(made.act(PlayCard(0, use("prendre-une-lettre", seat=1))), e.TileTaken)
    assert taken.tile in "HIJKLMN"
    assert made.public.rack_counts == (8, 6, 7)
    hidden = redact(taken, 2)
    assert isinstance(hidden, e.TileTaken)
    assert hidden.tile == Hidden(1)
    # « ... avant la fin de son tour suivant »
    made.act(Pass(0))
    assert made.public.rack_counts == (8, 6, 7)
    made.act(Pass(1))
    assert made.public.rack_counts == (8, 7, 7)


def test_une_lettre_prise_pendant_le_tour_manque_jusqu_au_tour_suivant() -> None:
    made = table("prendre-une-lettre")
    made.act(Pass(0))
    made.hold(1, "PASSEKW")
    made.act(PlayCard(0, use("prendre-une-lettre", seat=1)))
    made.act(Exchange(1, made.state.rack(1)[:2]))
    assert made.public.rack_counts == (8, 6)
    made.act(Pass(0))
    made.act(Pass(1))
    assert made.public.rack_counts == (8, 7)


def test_empocher_le_dernier_score() -> None:
    made = table(rack="PASSE")
    made.cards(1, "empocher-le-score")
    made.act(made.place(0, "H8", ACROSS, "PASSE"))
    made.act(PlayCard(1, use("empocher-le-score", seat=0)))
    made.act(Answer(0))
    assert made.public.scores == (0, 16)
    assert made.public.last_scores == (0, 0)
    assert made.public.turn == 1
    made.hold(1, "R")
    made.act(made.place(1, "M8", ACROSS, "R"))
    assert made.public.scores == (0, 24)


def test_tant_que_quelqu_un_tient_une_carte_tout_peut_encore_se_jouer() -> None:
    for cards, ends in (((), True), (("n-importe-ou",), False)):
        made = table(rack="XW").empty_bag()
        made.cards(1, *cards)
        made.given = replace(made.given, can_place=lambda public, rack: False)
        made.act(Pass(0))
        assert (made.public.ended is not None) is ends


def test_une_carte_hors_de_son_temps() -> None:
    made = table("doubler", "invalider", "regarder", rack="PASSE")
    for name in ("doubler", "invalider"):
        with pytest.raises(CardOutOfTime):
            made.act(PlayCard(0, use(name)))
    with pytest.raises(CardOutOfTime):
        made.act(made.place(0, "H8", ACROSS, "PASSE", use("regarder", seat=1)))


def test_deux_fois_chacun_meme_quand_un_tour_est_perdu() -> None:
    """Who lost a turn to a card has not passed it: the other's passes do not count for two."""
    table = Table(DELIRE).cards(0, "perdre-son-tour")
    table.act(Pass(0))
    table.act(PlayCard(0, CardUse("perdre-son-tour")))
    for seat in (0, 1, 0):
        table.act(Pass(seat))
    assert table.public.ended is None
    table.act(Pass(1))
    assert table.public.ended == "all-passed-twice"
