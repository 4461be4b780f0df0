"""« Peuvent être utilisées immédiatement »: cards between the count of a word and the next turn."""

from dataclasses import replace

import pytest

from chevalet.game import events as e
from chevalet.game.actions import (
    Accept,
    Answer,
    DropCards,
    Leave,
    Pass,
    PlayCard,
    Return,
    SeeTwoLetterWords,
    Tick,
)
from chevalet.game.card_refusals import (
    AnswersAwaited,
    CardOutOfTime,
    CardsJustDrawn,
    DropTheRightNumber,
    TooManyCards,
)
from chevalet.game.clock import MINUTE, TotalClock, TurnClock
from chevalet.game.reasons import EndReason, PassReason
from chevalet.game.refusals import NothingDue
from chevalet.game.state import replay
from tests.game.delire.support import drawing, table, use
from tests.game.support import CONTESTATION, DOWN, Table, found, kinds


def too_many(*drawn: str, other: tuple[str, ...] = (), **more: object) -> Table:
    """Seat 0 held two cards and has drawn two more."""
    made = table("doubler", "tripler", rack="PASSEKW", **more).cards(1, *other)
    drawing(made, *drawn)
    made.act(made.place(0, "H6", DOWN, "PASSE"))
    return made


def last_score(made: Table, *points: int) -> Table:
    public = replace(made.public, scores=points, last_scores=points)
    made.state = replace(made.state, public=public)
    return made


def test_la_carte_de_trop_s_emploie_immediatement() -> None:
    made = too_many("empocher-le-score", "joker-cinq")
    last_score(made, 10, 30)
    events = made.act(PlayCard(0, use("empocher-le-score", seat=1)))
    assert kinds(events) == ["CardPlayed", "ScoreTaken", "TilesDrawn", "TurnBegan"]
    assert made.public.scores == (40, 0)
    assert made.public.turn == 1
    assert made.state.hands[0].cards == ("doubler", "joker-cinq", "tripler")


def test_une_carte_deja_en_main_s_emploie_aussi() -> None:
    """Any card of the hand makes room, not only those just drawn."""
    made = table("regarder", "tripler", rack="PASSE")
    drawing(made, "dix-points", "joker-cinq")
    made.act(made.place(0, "H6", DOWN, "PASSE"))
    assert "RackShown" in kinds(made.act(PlayCard(0, use("regarder", seat=1))))
    assert made.public.turn == 1


def test_deux_cartes_de_trop_une_jouee_une_ecartee() -> None:
    made = table("doubler", "tripler", "joker-cinq", rack="PASSE")
    drawing(made, "regarder", "dix-points")
    made.act(made.place(0, "H6", DOWN, "PASSE"))
    made.act(PlayCard(0, use("regarder", seat=1)))
    assert made.public.dropping == 0
    with pytest.raises(DropTheRightNumber):
        made.act(DropCards(0, ("doubler", "tripler")))
    made.act(DropCards(0, ("doubler",)))
    assert made.public.turn == 1


def test_pas_les_cartes_qui_s_appliquent_au_mot() -> None:
    """« ... ne peuvent pas s'appliquer au(x) mot(s) qui vient/viennent d'être joué(s) »."""
    made = too_many("echanger-chevalets", "echanger-et-jouer")
    for card in ("doubler", "tripler", "echanger-chevalets", "echanger-et-jouer"):
        with pytest.raises(CardOutOfTime):
            made.act(PlayCard(0, use(card, seat=1, tiles=made.state.rack(0)[:1])))
    with pytest.raises(TooManyCards):
        made.act(Pass(0))


def test_faire_perdre_immediatement_le_tour_qui_suit() -> None:
    made = too_many("perdre-son-tour", "joker-cinq", seats=3)
    events = made.act(PlayCard(0, use("perdre-son-tour")))
    assert found(events, e.TurnToBeLost).seat == 1
    assert found(events, e.Passed) == e.Passed(1, PassReason.CARD)
    assert made.public.turn == 2


def test_la_carte_de_trop_montre_les_mots_de_deux_lettres() -> None:
    made = too_many("dix-points", "joker-cinq")
    events = made.act(SeeTwoLetterWords(0, "dix-points"))
    assert kinds(events) == ["TwoLetterWordsShown", "TilesDrawn", "TurnBegan"]
    assert made.public.turn == 1


def test_les_autres_jouent_a_tout_moment_meme_alors() -> None:
    made = too_many("dix-points", "joker-cinq", other=("regarder",))
    made.act(PlayCard(1, use("regarder", seat=0)))
    with pytest.raises(AnswersAwaited):
        made.act(DropCards(0, ("doubler",)))
    made.act(Answer(0))
    assert made.public.dropping == 0
    made.act(DropCards(0, ("doubler",)))
    assert made.public.turn == 1


@pytest.mark.parametrize("cancelled", [True, False])
def test_la_carte_jouee_immediatement_peut_etre_invalidee(cancelled: bool) -> None:
    made = too_many("empocher-le-score", "joker-cinq", other=("invalider",))
    last_score(made, 10, 30)
    made.act(PlayCard(0, use("empocher-le-score", seat=1)))
    assert made.public.awaited == (1,)
    made.act(Answer(1, cancel="empocher-le-score" if cancelled else None))
    assert made.public.scores == ((10, 30) if cancelled else (40, 0))
    assert made.public.turn == 1


def test_reprise_au_milieu_d_un_tour_compte_et_non_fini() -> None:
    """From the log alone: with too many cards, and with a card played at once that waits."""
    made = Table(table().given.edition, seed=5)
    hand = ("doubler", "regarder", "tripler")
    made.log += [e.CardsDrawn(0, hand), e.CardsDrawn(1, ("invalider",))]
    made.state = replay(made.log)
    word = made.state.rack(0).replace("?", "")[:5]
    made.given = replace(made.given, words=frozenset({word}))
    made.act(made.place(0, "H6", DOWN, word))
    assert made.public.dropping == 0
    assert replay(made.log) == made.state
    made.act(PlayCard(0, use("regarder", seat=1)))
    assert made.public.window is not None
    assert replay(made.log) == made.state
    made.state = replay(made.log)
    made.act(Answer(1))
    made.act(DropCards(0, made.state.hands[0].cards[: made.public.surplus]))
    assert made.public.turn == 1


# --- going out with a card drawn ------------------------------------------------------------------


def out(*drawn: str, **more: object) -> Table:
    made = table(rack="PASSE", **more).hold(1, "AX").empty_bag()
    drawing(made, *drawn)
    return last_score(made, 0, 30)


def test_qui_sort_emploie_encore_la_carte_qu_il_vient_de_piocher() -> None:
    """The card is drawn after the count, and no other time will come."""
    made = out("empocher-le-score", "doubler")
    made.act(made.place(0, "H6", DOWN, "PASSE"))
    assert made.public.awaited == (0,)
    scored = made.public.scores[0]
    with pytest.raises(CardsJustDrawn):
        made.act(Pass(1))
    made.act(PlayCard(0, use("empocher-le-score", seat=1)))
    assert made.public.scores == (scored + 30, 0)
    # One card is left that is of no use now: who drops none is done.
    with pytest.raises(DropTheRightNumber):
        made.act(DropCards(0, ("doubler",)))
    made.act(DropCards(0, ()))
    assert made.public.ended == "went-out"
    assert made.public.scores == (scored + 30 + 11, -11)


def test_qui_sort_et_prend_une_lettre_n_est_plus_sorti() -> None:
    made = out("prendre-une-lettre")
    made.act(made.place(0, "H6", DOWN, "PASSE"))
    made.act(PlayCard(0, use("prendre-une-lettre", seat=1)))
    assert made.public.ended is None
    assert made.public.rack_counts == (1, 1)
    assert made.public.turn == 1


def test_qui_sort_sans_piocher_de_carte_finit_la_partie() -> None:
    made = table("empocher-le-score", rack="PASSE").hold(1, "AX").empty_bag()
    drawing(made)
    made.act(made.place(0, "H6", DOWN, "PASSE"))
    assert made.public.ended is EndReason.WENT_OUT


# --- time and absence -----------------------------------------------------------------------------


def test_le_temps_de_choisir_ses_cartes() -> None:
    """At least the time of an answer; then the first cards are dropped."""
    made = table("doubler", "tripler", rack="PASSE", clock=TurnClock(2 * MINUTE))
    drawing(made, "regarder", "joker-cinq")
    made.act(Tick(), now=MINUTE)
    made.act(made.place(0, "H6", DOWN, "PASSE"), now=2 * MINUTE - 1)
    assert made.public.times.left_at(0, 2 * MINUTE - 1) == made.setup.options.answer_time
    late = 2 * MINUTE + made.setup.options.answer_time
    with pytest.raises(NothingDue):
        made.act(Tick(), now=late - 2)
    events = made.act(Tick(), now=late)
    assert found(events, e.CardsDropped).cards == ("doubler",)
    assert made.public.turn == 1
    assert made.public.times.left_at(1, late) == 2 * MINUTE


def test_le_temps_total_court_tant_que_le_tour_n_est_pas_fini() -> None:
    made = too_many("regarder", "joker-cinq", clock=TotalClock(5 * MINUTE))
    made.act(DropCards(0, ("doubler",)), now=MINUTE)
    assert made.public.times.left_at(0, MINUTE) == 4 * MINUTE


def test_qui_s_en_va_ecarte_les_premieres_cartes() -> None:
    made = too_many("regarder", "joker-cinq")
    assert "CardsDropped" in kinds(made.act(Leave(0)))
    assert made.public.turn == 1


def test_qui_s_en_va_pendant_la_reponse_finit_apres_elle() -> None:
    made = table("doubler", "tripler", "joker-cinq", rack="PASSE").cards(1, "invalider")
    drawing(made, "regarder", "dix-points")
    made.act(made.place(0, "H6", DOWN, "PASSE"))
    made.act(PlayCard(0, use("regarder", seat=1)))
    assert "CardsDropped" not in kinds(made.act(Leave(0)))
    events = made.act(Answer(1))
    assert kinds(events)[:4] == ["AnswerGiven", "WindowClosed", "RackShown", "CardsDropped"]
    assert made.public.turn == 1


def test_le_mot_d_un_absent_ne_fait_pas_attendre_ses_cartes() -> None:
    made = table("doubler", "tripler", rack="PASSE", rule=CONTESTATION, seats=3)
    made.act(made.place(0, "H6", DOWN, "PASSE"))
    made.act(Leave(0))
    events = made.act(Accept(1))
    assert "CardsDropped" in kinds(events)
    assert made.public.turn == 1
    made.act(Return(0))
    assert made.public.cards.hand_counts[0] == 3
