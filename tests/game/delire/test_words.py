"""Cards played with a word: what they change in it."""

from dataclasses import replace

import pytest

from chevalet.editions import DELIRE
from chevalet.game import events as e
from chevalet.game.actions import (
    Contest,
    Place,
    PlayCard,
)
from chevalet.game.card_refusals import (
    CardDoesNotApply,
    CardNeedsSquare,
    CardNeedsTile,
    CardNeedsWord,
)
from chevalet.game.laying import consider
from chevalet.game.play import CardUse, Hidden
from chevalet.game.refusals import (
    FirstWordOffStar,
    NothingExchanged,
    NotTouching,
    SquareClosed,
    WordsNotAllowed,
)
from chevalet.game.views import redact, view
from tests.game.delire.support import looked_at, table, use
from tests.game.support import (
    ACROSS,
    CONTESTATION,
    DOWN,
    Table,
    found,
    square,
    tiles,
)


def test_dix_points_avant_de_doubler() -> None:
    assert looked_at(table(), "PASSE", "H8", ACROSS, "PASSE", use("dix-points")).points == 36


def test_un_joker_vaut_cinq_points() -> None:
    play = looked_at(table(), "PASS?", "H8", ACROSS, "PASSe", use("joker-cinq"))
    assert play.points == (3 + 1 + 1 + 1 + 5 * 2) * 2


def test_doubler_le_mot_de_son_choix() -> None:
    made = table().board("H8", ACROSS, "PASSE")
    play = looked_at(made, "RIZ", "M8", DOWN, "RIZ", use("doubler", word="PASSER"))
    assert {word.text: word.points for word in play.words} == {"RIZ": 13, "PASSER": 16}
    with pytest.raises(CardNeedsWord):
        looked_at(made, "RIZ", "M8", DOWN, "RIZ", use("doubler", word="PASSES"))


def test_tripler_le_mot_de_son_choix() -> None:
    made = table().board("H8", ACROSS, "PASSE")
    assert looked_at(made, "RIZ", "M8", DOWN, "RIZ", use("tripler")).points == 39 + 8


def test_toute_lettre_d_un_point_en_vaut_dix() -> None:
    play = looked_at(table(), "PASSE", "H8", ACROSS, "PASSE", use("un-vaut-dix"))
    assert play.points == (3 + 10 + 10 + 10 + 20) * 2


def test_du_vaut_vingt_quatre_points() -> None:
    """« En jouant bien cette carte, vous pouvez remporter 24 points »: DU on a double word."""
    assert looked_at(table(), "DU", "H8", ACROSS, "DU", use("fois-quatre")).points == 24


def test_fois_quatre_pour_ces_mots_seulement() -> None:
    with pytest.raises(CardDoesNotApply):
        looked_at(table(), "AS", "H8", ACROSS, "AS", use("fois-quatre"))
    # LE down, between RIZ-like neighbours: AL across is formed as well and stays as it is.
    made = table(words=frozenset({"PASSE", "LE", "AL"})).board("L8", ACROSS, "E")
    made.board("K7", ACROSS, "A")
    play = looked_at(made, "L", "L7", DOWN, "L", use("fois-quatre", word="LE"))
    assert {word.text: word.points for word in play.words} == {"AL": 2, "LE": 4 * (1 + 1)}


def test_une_case_deja_utilisee_compte_de_nouveau() -> None:
    made = table().board("H8", ACROSS, "PASSE")
    star = use("case-deja-utilisee", square=square("H8"))
    assert looked_at(made, "R", "M8", ACROSS, "R", star).points == 16
    with pytest.raises(CardNeedsSquare):
        looked_at(made, "R", "M8", ACROSS, "R", use("case-deja-utilisee", square=square("A1")))
    with pytest.raises(CardNeedsSquare):
        looked_at(made, "R", "M8", ACROSS, "R", use("case-deja-utilisee", square=square("I8")))


def test_un_mot_n_importe_ou() -> None:
    made = table().board("H8", ACROSS, "PASSE")
    with pytest.raises(NotTouching):
        looked_at(made, "AIR", "A1", ACROSS, "AIR")
    assert looked_at(made, "AIR", "A1", ACROSS, "AIR", use("n-importe-ou")).points == 9


def test_un_mot_a_l_envers_ne_s_allonge_pas() -> None:
    made = table("a-l-envers", rack="PASSE")
    made.act(made.place(0, "H8", ACROSS, "ESSAP", use("a-l-envers")))
    assert found(made.log, e.WordLaid).play.words[0].text == "PASSE"
    made.hold(1, "SUR")
    with pytest.raises(SquareClosed):
        made.act(made.place(1, "M8", ACROSS, "S"))
    with pytest.raises(SquareClosed):
        made.act(made.place(1, "G8", DOWN, "SU"))
    made.act(made.place(1, "I8", DOWN, "SU"))


def test_un_nom_propre() -> None:
    with pytest.raises(WordsNotAllowed):
        looked_at(table(), "PARIS", "H8", ACROSS, "PARIS")
    assert looked_at(table(), "PARIS", "H8", ACROSS, "PARIS", use("nom-propre")).points == 16
    with pytest.raises(WordsNotAllowed):
        looked_at(table(), "PARIS", "H8", ACROSS, "SPIRA", use("nom-propre"))


def test_plusieurs_mots_sans_les_cinquante_points() -> None:
    made = table(rack="PASSEUN")
    then = (tiles("H9", DOWN, "U"), tiles("I9", DOWN, "N"))
    place = made.place(0, "H8", ACROSS, "PASSE", use("plusieurs-mots"), then=then)
    play = consider(made.state, place, made.given)
    # The N makes UN across and AN down, on a double letter.
    assert [(word.text, word.points) for word in play.words] == [
        ("PASSE", 16),
        ("PU", 4),
        ("UN", 3),
        ("AN", 3),
    ]
    assert (len(play.laid), play.bonus, play.points) == (7, 0, 26)
    # Each placement is judged after the one before: U first would touch nothing.
    backwards = replace(place, tiles=then[0], then=(place.tiles,))
    with pytest.raises(FirstWordOffStar):
        consider(made.state, backwards, made.given)


def test_retourner_une_lettre_en_fait_un_joker() -> None:
    turn_over = use("retourner", square=square("H8"), tiles="W")
    made = table("retourner", rack="WASSE")
    events = made.act(made.place(0, "H8", ACROSS, "pASSE", turn_over))
    assert found(events, e.PlayScored).points == (0 + 1 + 1 + 1 + 2) * 2
    assert dict(made.state.hands[0].turned) == {square("H8"): "W"}
    assert made.public.cards.turned == {square("H8")}
    assert "W" in view(made.state, 1).unseen
    assert "W" not in view(made.state, 0).unseen
    laid = found(events, e.WordLaid)
    hidden = redact(laid, 1)
    assert isinstance(hidden, e.WordLaid)
    assert hidden.play.uses[0].tiles == Hidden(1)


def test_retourner_dit_quelle_lettre_et_sur_quelle_case() -> None:
    made = table("retourner", rack="WASSE")
    with pytest.raises(CardNeedsSquare):
        made.act(made.place(0, "H8", ACROSS, "pASSE", use("retourner", tiles="W")))
    with pytest.raises(CardNeedsTile):
        made.act(made.place(0, "H8", ACROSS, "pASSE", use("retourner", square=square("H8"))))


def test_ce_qui_ne_concerne_pas_la_carte_est_sans_effet() -> None:
    """A square and a tile given with a card that is about neither change nothing."""
    made = table("doubler", rack="PASSEWK")
    odd = use("doubler", square=square("H8"), tiles="W", seat=1)
    made.act(made.place(0, "H8", ACROSS, "PASSE", odd))
    assert found(made.log, e.CardPlayed).use == use("doubler")
    assert made.state.hands[0].turned == ()
    assert {"W", "K"} <= set(made.state.rack(0))
    made = table("retourner", "echanger-et-jouer", rack="PASSE")
    hidden = use("retourner", square=square("H8"), tiles=Hidden(1))
    with pytest.raises(CardNeedsTile):
        made.act(made.place(0, "H8", ACROSS, "pASSE", hidden))
    with pytest.raises(NothingExchanged):
        made.act(PlayCard(0, use("echanger-et-jouer", tiles=Hidden(1))))


def test_un_joker_retourne_vaut_cinq_double_sur_un_mot_triple() -> None:
    """A joker worth 5 made by turning a letter over, doubled by a card, on a triple word."""
    made = table().board("H8", ACROSS, "PASSE")
    uses = (
        use("retourner", square=square("A1"), tiles="W"),
        use("joker-cinq"),
        use("doubler"),
        use("n-importe-ou"),
    )
    play = looked_at(made, "WIR", "A1", ACROSS, "aIR", *uses)
    assert play.points == (5 + 1 + 1) * 3 * 2 + 10


def test_un_mot_n_importe_ou_pas_deux() -> None:
    """With several words in a turn, each card frees one of them."""
    uses = (CardUse("plusieurs-mots"), CardUse("n-importe-ou"))
    table = Table(DELIRE).cards(0, "plusieurs-mots", "n-importe-ou", "n-importe-ou")
    table.board("H8", ACROSS, "PASSE").hold(0, "SUSUTAK")
    far = tiles("A1", ACROSS, "SU"), tiles("A15", ACROSS, "SU")
    with pytest.raises(NotTouching):
        table.act(Place(0, far[0], then=far[1:], cards=uses))
    table.act(Place(0, far[0], then=far[1:], cards=(*uses, CardUse("n-importe-ou"))))
    assert table.public.scores[0] == 6 + 6 + 10


def test_un_nom_propre_se_conteste() -> None:
    made = table("nom-propre", rack="PARISAS", rule=CONTESTATION)
    made.act(made.place(0, "H8", ACROSS, "PARIS", use("nom-propre")))
    made.act(Contest(1, ("PARIS",)))
    assert made.public.pending is not None
    made = table("nom-propre", rack="AIRPSAS", rule=CONTESTATION)
    made.act(made.place(0, "H8", ACROSS, "SPRIA", use("nom-propre")))
    made.act(Contest(1, ("SPRIA",)))
    assert made.public.board.is_empty
