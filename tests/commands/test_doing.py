"""What the commands ask for, as actions; what they refuse, and what they suggest."""

from contextlib import suppress

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from chevalet.commands import COMMANDS, interpret
from chevalet.commands.refusals import (
    AmbiguousCommand,
    CommandIncomplete,
    CommandTooLong,
    MisspeltCommand,
    NoSuchCommand,
    NotACard,
    NotALetter,
    NotAPlayer,
    NothingSaid,
    WatchingOnly,
)
from chevalet.editions import CLASSIQUE, DEFI, DELIRE
from chevalet.errors import ChevaletError
from chevalet.game import actions as a
from chevalet.game.board import Direction
from chevalet.game.card_refusals import NoCards
from chevalet.game.play import CardUse
from chevalet.game.refusals import LetterDiffers
from chevalet.game.views import view
from chevalet.messages import LANGUAGES, describe, text
from chevalet.notation.words import NotAWord
from tests.commands.support import ask, do, previewing
from tests.game.support import ACROSS, CONTESTATION, DOWN, Table, square, tiles


@pytest.fixture
def table() -> Table:
    return Table(CLASSIQUE).board("H8", ACROSS, "PASSE").hold(0, "RIZ?AST")


@pytest.mark.parametrize(
    "said", ["jouer 13H RIZ", "  JOUER   13h  riz ", "Play 13H riz", "jou 13h RIZ", "poser 13H RIZ"]
)
def test_playing_a_word(table: Table, said: str) -> None:
    wanted = a.Place(0, tiles("M8", DOWN, "RIZ"), keep=Direction.DOWN)
    assert do(table, said) == wanted
    table.act(do(table, said))
    assert table.public.scores == (21, 0)


def test_letters_that_lie_there_are_not_laid_again(table: Table) -> None:
    assert do(table, "jouer H8 passes") == a.Place(0, tiles("M8", ACROSS, "S"), keep=ACROSS)
    with pytest.raises(LetterDiffers):
        do(table, "jouer H8 PISSES")


@pytest.mark.parametrize(
    ("said", "laid"),
    [
        ("13H RIz", "RIz"),
        ("13H RI(Z)", "RIz"),
        ("13H ri(z)", "RIz"),
        ("13H ri[z]", "RIz"),
        ("13H riz", "RIZ"),
        # The rack has one joker: more small letters than that are letters.
        ("13H Riz", "RIZ"),
        ("13H Ri(z)", "RIz"),
        # It has no O and no K: a letter that is missing altogether is the joker.
        ("13H roi", "RoI"),
        ("13H ROI", "RoI"),
        ("13H kro", "KRO"),
        ("13H rîz", "RIZ"),
        ("13H RI?", "RI?"),
    ],
)
def test_jokers(table: Table, said: str, laid: str) -> None:
    place = do(table, f"jouer {said}")
    assert isinstance(place, a.Place)
    assert place.tiles == tiles("M8", DOWN, laid)


def test_the_other_actions(table: Table) -> None:
    assert do(table, "échanger AZ?") == do(table, "ECHANGER a z joker") == a.Exchange(0, "AZ?")
    assert do(table, "exchange ast") == a.Exchange(0, "AST")
    assert do(table, "passer") == do(table, "pass") == a.Pass(0)
    assert do(table, "accepter", seat=1) == a.Accept(1)
    assert do(table, "contester passe, riz", seat=1) == a.Contest(1, ("PASSE", "RIZ"))
    assert do(table, "pause") == a.Pause(0)
    assert do(table, "reprendre") == a.Resume(0)
    assert do(table, "retenir") == a.Hold(0, None)
    held = do(table, "retenir 13H RIZ")
    assert isinstance(held, a.Hold)
    assert held.place == do(table, "jouer 13H RIZ")


def test_the_one_word_laid_needs_no_name() -> None:
    made = Table(CLASSIQUE, rule=CONTESTATION).hold(0, "PASSEAI")
    with pytest.raises(CommandIncomplete):
        do(made, "contester", seat=1)
    made.act(made.place(0, "H8", ACROSS, "PASSE"))
    assert do(made, "challenge", seat=1) == a.Contest(1, ("PASSE",))


def test_giving_up_is_said_twice(table: Table) -> None:
    assert "abandonner oui" in ask(table, "abandonner")[0]
    assert "resign yes" in ask(table, "resign", language="en")[0]
    assert do(table, "abandonner OUI") == a.Resign(0)


# --- cards ----------------------------------------------------------------------------------------


def test_cards_with_a_word() -> None:
    made = Table(DELIRE).cards(0, "doubler", "n-importe-ou", "retourner").hold(0, "WASSEAI")
    place = do(made, "jouer H8 PASSE avec doubler passe et n'importe où")
    assert isinstance(place, a.Place)
    assert place.cards == (CardUse("doubler", word="PASSE"), CardUse("n-importe-ou"))
    place = do(made, "play H8 (p)ASSE with retourner H8 W")
    assert isinstance(place, a.Place)
    assert place.cards == (CardUse("retourner", square=square("H8"), tiles="W"),)
    made.act(place)
    assert made.public.scores[0] == 10


def test_several_words_with_the_card() -> None:
    made = Table(DELIRE).cards(0, "plusieurs-mots").hold(0, "PASSEUN")
    place = do(made, "jouer H8 passe puis 8H pu avec plusieurs mots")
    assert isinstance(place, a.Place)
    assert place.then == (tiles("H9", DOWN, "U"),)
    made.act(place)
    assert made.public.scores[0] == 20


def test_cards_by_themselves() -> None:
    made = Table(DELIRE, seats=3).cards(0, "regarder", "echanger-et-jouer", "perdre-son-tour")
    assert do(made, "carte regarder sud") == a.PlayCard(0, CardUse("regarder", seat=1))
    assert do(made, "carte reg ES") == a.PlayCard(0, CardUse("regarder", seat=2))
    assert do(made, "carte échanger et jouer ab") == a.PlayCard(
        0, CardUse("echanger-et-jouer", tiles="AB")
    )
    assert do(made, "card perdre") == a.PlayCard(0, CardUse("perdre-son-tour"))
    with pytest.raises(NotAPlayer):
        do(made, "carte regarder personne")
    with pytest.raises(NotACard):
        do(made, "carte inconnue")
    # With one opponent there is no need to say who.
    two = Table(DELIRE).cards(0, "regarder")
    assert do(two, "carte regarder") == a.PlayCard(0, CardUse("regarder", seat=1))


def test_dropping_answering_and_two_letters() -> None:
    made = Table(DELIRE).cards(0, "doubler", "tripler").cards(1, "invalider").hold(0, "PASSE")
    assert do(made, "écarter doubler tripler") == a.DropCards(0, ("doubler", "tripler"))
    assert do(made, "drop") == a.DropCards(0, ())
    assert do(made, "deux tripler") == a.SeeTwoLetterWords(0, "tripler")
    made.act(do(made, "jouer H8 PASSE avec doubler"))
    assert do(made, "invalider", seat=1) == a.Answer(1, "doubler")
    assert do(made, "cancel doubler", seat=1) == a.Answer(1, "doubler")
    assert do(made, "laisser", seat=1) == a.Answer(1)


def test_no_cards_where_there_are_none(table: Table) -> None:
    for said in ("carte doubler", "écarter doubler", "invalider doubler"):
        with pytest.raises(NoCards):
            do(table, said)


# --- nonsense -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "refusal"),
    [
        ("", NothingSaid),
        ("   ", NothingSaid),
        ("jouet 13H RIZ", MisspeltCommand),
        ("tiarge", MisspeltCommand),
        ("xyzzy", NoSuchCommand),
        ("c", AmbiguousCommand),
        ("jouer", CommandIncomplete),
        ("jouer RIZ", CommandIncomplete),
        ("jouer 13H RIZ 5", CommandIncomplete),
        ("jouer 13H RIZ puis", CommandIncomplete),
        ("jouer 13H R1Z", NotAWord),
        ("passer mon tour", CommandTooLong),
        ("échanger", CommandIncomplete),
        ("échanger A1", NotALetter),
        ("aide xyzzy", NoSuchCommand),
    ],
)
def test_nonsense_is_refused_by_type(table: Table, said: str, refusal: type[ChevaletError]) -> None:
    with pytest.raises(refusal) as fault:
        interpret(said, view(table.state, 0), language="fr")
    for language in LANGUAGES:
        assert describe(fault.value, language=language)


def test_what_was_meant_is_suggested_in_the_language_spoken(table: Table) -> None:
    with pytest.raises(MisspeltCommand) as french:
        interpret("jouet", view(table.state, 0), language="fr")
    assert describe(french.value, language="fr").endswith("Vouliez-vous dire : jouer ?")
    with pytest.raises(MisspeltCommand) as english:
        interpret("exchnage", view(table.state, 0), language="en")
    assert "Did you mean: exchange" in describe(english.value, language="en")


def test_who_watches_asks_and_does_nothing(table: Table) -> None:
    assert ask(table, "case H8", seat=None) == ("P, H8",)
    for said in ("jouer 13H RIZ", "passer", "échanger A", "carte doubler", "essai 13H RIZ"):
        with pytest.raises(WatchingOnly):
            do(table, said, seat=None)


def test_every_word_finds_its_own_command() -> None:
    taken: set[str] = set()
    for command in COMMANDS:
        assert not taken & set(command.words), command.name
        taken |= set(command.words)
        for language in LANGUAGES:
            assert text(f"command-{command.name}", language=language)


TABLES = (
    Table(CLASSIQUE).board("H8", ACROSS, "PASSE").hold(0, "RIZ?AST"),
    Table(DELIRE).cards(0, "doubler", "retourner", "regarder").hold(0, "PASSEAI"),
    Table(DEFI).roll("PASSE"),
)
_WORDS = [word for command in COMMANDS for word in command.words]
_THINGS = ["H8", "8H", "O15", "15O", "PASSE", "riz", "r(i)z", "?", "avec", "puis", "et", "doubler"]
_LINES = st.lists(st.sampled_from(_WORDS + _THINGS) | st.text(max_size=6), max_size=6).map(" ".join)


@given(
    said=st.text(max_size=40) | _LINES, seat=st.sampled_from([0, 1, None]), which=st.integers(0, 2)
)
@example(said="jouer O15 PASSE", seat=0, which=0)
@example(said="case ²", seat=0, which=0)
@settings(max_examples=400, deadline=None)
def test_any_text_is_answered_or_refused_by_type(said: str, seat: int | None, which: int) -> None:
    made = TABLES[which]
    with suppress(ChevaletError):
        interpret(said, view(made.state, seat), language="en", preview=previewing(made), now=5)
