"""The cards: every text of the rulebook, and how they go together."""

from dataclasses import replace

import pytest

from chevalet.editions import DELIRE
from chevalet.game import events as e
from chevalet.game.actions import (
    Accept,
    Answer,
    Contest,
    DropCards,
    Exchange,
    Leave,
    Pass,
    Place,
    PlayCard,
    SeeTwoLetterWords,
    Tick,
)
from chevalet.game.board import CARD, Direction
from chevalet.game.card_refusals import (
    AnswersAwaited,
    CardDoesNotApply,
    CardNeedsSeat,
    CardNeedsSquare,
    CardNeedsTile,
    CardNeedsWord,
    CardNotHeld,
    CardOutOfTime,
    DropTheRightNumber,
    NoScoreToTake,
    NothingToAnswer,
    NothingToDrop,
    RackIsEmpty,
    TooManyCards,
)
from chevalet.game.laying import consider
from chevalet.game.play import CardUse, Hidden, Play
from chevalet.game.reasons import PassReason, TakenBack
from chevalet.game.refusals import (
    AcceptOrContestFirst,
    BagTooSmall,
    FirstWordOffStar,
    NothingDue,
    NothingExchanged,
    NotTouching,
    NotYourTurn,
    SquareClosed,
    WordsNotAllowed,
)
from chevalet.game.views import redact, view
from chevalet.messages import text
from tests.game.support import (
    ACROSS,
    CONTESTATION,
    DOWN,
    Table,
    found,
    kinds,
    square,
    tiles,
)


def table(*cards: str, rack: str = "", **more: object) -> Table:
    made = Table(DELIRE, **more)  # type: ignore[arg-type]
    made.cards(0, *cards)
    return made.hold(0, rack) if rack else made


def looked_at(
    made: Table, rack: str, start: str, direction: Direction, word: str, *uses: CardUse
) -> Play:
    made.hold(0, rack)
    return consider(made.state, made.place(0, start, direction, word, *uses), made.given)


def use(card: str, **about: object) -> CardUse:
    return CardUse(card, **about)  # type: ignore[arg-type]


# --- deck, squares, hand --------------------------------------------------------------------------


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


# --- cards that change points ---------------------------------------------------------------------


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


# --- cards that change where and what -------------------------------------------------------------


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


# --- cards that do something by themselves --------------------------------------------------------


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
        made.given = replace(made.given, can_place=lambda board, rack: False)
        made.act(Pass(0))
        assert (made.public.ended is not None) is ends


# --- the answer window ----------------------------------------------------------------------------


def answered(*cards: str, other: str = "invalider", **more: object) -> Table:
    made = table(*cards, **more)  # type: ignore[arg-type]
    return made.cards(1, other)


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


def test_une_carte_hors_de_son_temps() -> None:
    made = table("doubler", "invalider", "regarder", rack="PASSE")
    for name in ("doubler", "invalider"):
        with pytest.raises(CardOutOfTime):
            made.act(PlayCard(0, use(name)))
    with pytest.raises(CardOutOfTime):
        made.act(made.place(0, "H8", ACROSS, "PASSE", use("regarder", seat=1)))


def test_un_nom_propre_se_conteste() -> None:
    made = table("nom-propre", rack="PARISAS", rule=CONTESTATION)
    made.act(made.place(0, "H8", ACROSS, "PARIS", use("nom-propre")))
    made.act(Contest(1, ("PARIS",)))
    assert made.public.pending is not None
    made = table("nom-propre", rack="AIRPSAS", rule=CONTESTATION)
    made.act(made.place(0, "H8", ACROSS, "SPRIA", use("nom-propre")))
    made.act(Contest(1, ("SPRIA",)))
    assert made.public.board.is_empty


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


def test_le_dernier_qui_quitte_la_table_ne_finit_pas_la_partie() -> None:
    table = Table(DELIRE).cards(0, "doubler", "regarder", "tripler", "joker-cinq")
    table.act(Leave(1))
    assert "CardsDropped" in kinds(table.act(Leave(0)))
    assert table.public.ended is None


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
