"""The deck, the card squares and the hand of three."""

import pytest

from chevalet.editions import DELIRE
from chevalet.game import events as e
from chevalet.game.actions import (
    DropCards,
    Leave,
    Pass,
    PlayCard,
    SeeTwoLetterWords,
)
from chevalet.game.board import CARD
from chevalet.game.card_refusals import (
    CardNotHeld,
    DropTheRightNumber,
    NothingToDrop,
    TooManyCards,
)
from chevalet.game.laying import consider
from chevalet.game.play import Hidden
from chevalet.game.views import redact
from chevalet.messages import text
from tests.game.delire.support import table, use
from tests.game.support import (
    ACROSS,
    DOWN,
    found,
    kinds,
    square,
)


def test_vingt_deux_cartes_dix_neuf_textes() -> None:
    assert DELIRE.deck is not None
    assert len(DELIRE.deck.cards) == 19
    assert len(DELIRE.deck.names) == 22
    assert len({card.sentence for card in DELIRE.deck.cards}) == 19


def test_chaque_carte_a_sa_phrase_dans_les_deux_langues() -> None:
    assert DELIRE.deck is not None
    for card in DELIRE.deck.cards:
        assert text(f"card-{card.name}", language="fr") == card.sentence
        assert text(f"card-{card.name}", language="en") != card.sentence


def test_trente_deux_cases_delire_symetriques() -> None:
    rows = DELIRE.layout.rows
    assert sum(premium is CARD for row in rows for premium in row) == 32
    assert rows == rows[::-1] == tuple(row[::-1] for row in rows) == tuple(zip(*rows, strict=True))


def test_une_carte_par_lettre_sur_une_case_delire_apres_le_compte() -> None:
    """« Les cartes délire doivent être piochées APRÈS avoir comptabilisé la valeur du mot. »"""
    made = table(rack="PASSE")
    assert DELIRE.layout[square("H6")] is CARD
    events = made.act(made.place(0, "H6", DOWN, "PASSE"))
    assert found(events, e.WordLaid).play.cards_earned == 2
    order = kinds(events)
    assert order.index("PlayScored") < order.index("CardsDrawn") < order.index("TilesDrawn")
    assert len(found(events, e.CardsDrawn).cards) == 2
    assert made.public.cards.hand_counts == (2, 0)


def test_les_cartes_piochees_sont_cachees_aux_autres() -> None:
    made = table(rack="PASSE")
    drawn = found(made.act(made.place(0, "H6", DOWN, "PASSE")), e.CardsDrawn)
    assert redact(drawn, 1) == e.CardsDrawn(0, Hidden(2))
    assert redact(drawn, 0) == drawn


def test_pas_plus_de_trois_cartes_en_main() -> None:
    """Who would hold more than three chooses what to drop; nothing else happens before."""
    made = table("doubler", "tripler", rack="PASSE")
    events = made.act(made.place(0, "H6", DOWN, "PASSE"))
    assert "TurnBegan" not in kinds(events)
    assert made.public.dropping == 0
    with pytest.raises(TooManyCards):
        made.act(Pass(1))
    with pytest.raises(DropTheRightNumber):
        made.act(DropCards(0, ()))
    with pytest.raises(CardNotHeld):
        made.act(DropCards(0, ("une-autre",)))
    with pytest.raises(NothingToDrop):
        made.act(DropCards(1, ("doubler",)))
    events = made.act(DropCards(0, ("doubler",)))
    assert made.public.cards.hand_counts[0] == 3
    assert "doubler" in made.public.cards.discarded
    assert kinds(events) == ["CardsDropped", "TilesDrawn", "TurnBegan"]


def test_une_carte_jouee_est_hors_jeu() -> None:
    made = table("doubler", rack="PASSE")
    made.act(made.place(0, "H8", ACROSS, "PASSE", use("doubler")))
    assert "doubler" not in made.state.hands[0].cards
    assert made.public.cards.discarded == ("doubler",)
    with pytest.raises(CardNotHeld):
        made.act(PlayCard(0, use("doubler")))


def test_trois_cartes_a_la_fois_dix_points_de_plus() -> None:
    made = table("doubler", "tripler", "un-vaut-dix", rack="PASSE")
    uses = (use("doubler"), use("tripler"), use("un-vaut-dix"))
    play = consider(made.state, made.place(0, "H8", ACROSS, "PASSE", *uses), made.given)
    # (3 + 10 + 10 + 10 + 10x2) x 2 x 2 x 3 + 10
    assert (play.extra, play.points) == (10, 53 * 12 + 10)


def test_regarder_les_mots_de_deux_lettres_n_est_pas_jouer_une_carte() -> None:
    """« ... ne revient pas à jouer une carte pour gagner des points supplémentaires. »"""
    made = table("regarder", "doubler", "tripler", rack="PASSE")
    shown = found(made.act(SeeTwoLetterWords(0, "regarder")), e.TwoLetterWordsShown)
    assert "AS" in shown.words
    assert "PASSE" not in shown.words
    assert redact(shown, 1).words == Hidden(len(shown.words))  # type: ignore[union-attr]
    assert made.public.turn == 0
    place = made.place(0, "H8", ACROSS, "PASSE", use("doubler"), use("tripler"))
    assert consider(made.state, place, made.given).extra == 0


def test_le_dernier_qui_quitte_la_table_ne_finit_pas_la_partie() -> None:
    made = table("doubler", "tripler", rack="PASSE")
    made.act(made.place(0, "H6", DOWN, "PASSE"))
    made.act(Leave(1))
    assert "CardsDropped" in kinds(made.act(Leave(0)))
    assert made.public.ended is None
