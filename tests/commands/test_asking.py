"""What the commands say, word for word: they are meant to be heard."""

from dataclasses import dataclass, replace

import pytest

from chevalet.commands.refusals import NotALetter, NotALine, NothingToTryWith, WatchingOnly
from chevalet.editions import ANCIEN_LETTRES_VISIBLES, CLASSIQUE, DEFI, DELIRE, GEANT
from chevalet.game.actions import Pass, Pause
from chevalet.game.clock import MINUTE, TotalClock
from chevalet.game.refusals import WordsNotAllowed
from chevalet.notation.squares import NotASquare, SquareOffBoard
from tests.commands.support import ask, previewing
from tests.game.support import ACROSS, CONTESTATION, DOWN, Table, square


@pytest.fixture
def table() -> Table:
    made = Table(CLASSIQUE).board("D8", ACROSS, "PASsE").board("E8", DOWN, "AN")
    return made.hold(0, "RIZ?AST")


def test_the_rack(table: Table) -> None:
    assert ask(table, "tirage") == ("joker, A, I, R, S, T, Z",)
    assert ask(table, "RACK", language="en") == ("joker, A, I, R, S, T, Z",)
    assert ask(table.hold(0, ""), "tirage") == ("Chevalet vide.",)
    with pytest.raises(WatchingOnly):
        ask(table, "tirage", seat=None)


def test_squares(table: Table) -> None:
    assert ask(table, "case H4") == ("P, H4",)
    assert ask(table, "case H7") == ("S, joker, H7",)
    assert ask(table, "case a1") == ("vide, mot triple, A1",)
    assert ask(table, "square A1", language="en")[0].startswith("empty, ")
    assert ask(table, "case B1") == ("vide, B1",)
    assert ask(Table(GEANT), "case A1") == ("vide, rond plein, A1",)
    with pytest.raises(NotASquare):
        ask(table, "case 88")
    with pytest.raises(SquareOffBoard):
        ask(table, "case Z1")


def test_rows_and_columns(table: Table) -> None:
    assert ask(table, "ligne H") == (
        "1 mot triple, 2 à 3 vide, 4 à 8 PASSE, 7 S, joker, 9 à 11 vide,"
        " 12 lettre double, 13 à 14 vide, 15 mot triple",
    )
    assert ask(table, "colonne 5") == (
        "A à D vide, E mot double, F à G vide, H à I AN, J vide, K mot double, L à O vide",
    )
    for wrong in ("ligne 8", "ligne HH", "ligne P", "colonne H", "colonne 0", "colonne 16"):
        with pytest.raises(NotALine):
            ask(table, wrong)


def test_the_words_on_the_board(table: Table) -> None:
    assert ask(table, "plateau") == ("PASSE en H4", "AN en 5H")
    assert ask(Table(CLASSIQUE), "board", language="en") == ("Empty board.",)


def test_the_bag(table: Table) -> None:
    counted, unseen = ask(table, "sac")
    assert counted == f"{table.public.bag_count} lettres dans le sac."
    assert unseen.startswith("Non vues : A 7, B 2, ")
    # Fifteen E; one lies on the board.
    assert ask(table, "sac e") == ("E : 14 à voir, sur 15.",)
    assert ask(table, "sac joker") == ("Plus de joker à voir, sur 2.",)
    assert ask(table, "bag z", language="en") == ("No Z left to see, of 1.",)
    assert ask(table.empty_bag(), "sac")[0] == "Sac vide."
    for wrong in ("sac 7", "sac AB", "sac é!"):
        with pytest.raises(NotALetter):
            ask(table, wrong)


def test_a_pool_in_sight_has_nothing_unseen() -> None:
    made = Table(ANCIEN_LETTRES_VISIBLES, seats=1)
    assert ask(made, "sac") == ("Sac vide.",)
    assert len(ask(made, "tirage")[0].split(", ")) == 102


def test_scores_and_turns(table: Table) -> None:
    assert ask(table, "score") == ("vous, 0 point.", "sud, 0 point.")
    assert ask(table, "scores", seat=None, language="en") == ("nord, 0 points.", "sud, 0 points.")
    assert ask(table, "tour") == ("À vous.",)
    assert ask(table, "who", seat=1, language="en") == ("nord.",)
    table.act(Pause(1))
    assert ask(table, "tour") == ("Partie en pause.",)
    ended = replace(table.public, ended="went-out", winners=(1,))
    table.state = replace(table.state, public=ended)
    assert ask(table, "tour") == ("Partie terminée. Gagne : sud.",)


def test_the_time() -> None:
    assert ask(Table(CLASSIQUE), "temps") == ("Partie sans pendule.",)
    made = Table(CLASSIQUE, clock=TotalClock(2 * MINUTE))
    assert ask(made, "temps", now=29_000) == ("vous, 1 minute 31 secondes.", "sud, 2 minutes.")
    assert ask(made, "temps", now=120_000)[0] == "vous, 0 seconde."
    assert ask(made, "time", now=121_000, language="en")[0] == "you, 1 second late."


@dataclass
class Row:
    seat: int = 1
    kind: str = "word"
    word: str = "PASsE"
    place: str = "H4"
    tiles: int = 5
    points: int = 16


def test_the_last_move(table: Table) -> None:
    assert ask(table, "dernier") == ("Rien n’est encore joué.",)
    assert ask(table, "dernier", sheet=[Row()]) == ("PASSE en H4, 16 points, sud.",)
    swapped = Row(seat=0, kind="exchange", tiles=1)
    assert ask(table, "dernier", sheet=[Row(), swapped]) == ("Échange de 1 lettre, vous.",)
    assert ask(table, "last", sheet=[Row(kind="pass")], language="en") == ("Pass, sud.",)
    assert ask(table, "last", sheet=[Row(kind="taken-back"), Row(kind="left")], language="en") == (
        "PASSE at H4 taken back, sud.",
    )


def test_a_word_that_waits_is_the_last_move() -> None:
    made = Table(CLASSIQUE, rule=CONTESTATION).hold(0, "PASSEAI")
    made.act(made.place(0, "H8", DOWN, "PASSE"))
    assert ask(made, "dernier", seat=1) == (
        "PASSE en 8H, 16 points, posé par nord, à accepter ou à contester.",
    )


def test_trying_a_word(table: Table) -> None:
    made = Table(CLASSIQUE).board("H8", ACROSS, "PASSE").hold(0, "RIZ")
    assert ask(made, "essai 13H riz", preview=previewing(made)) == (
        "21 points : RIZ 13, PASSER 8.",
    )
    with pytest.raises(WordsNotAllowed):
        ask(made, "essai 13H zir", preview=previewing(made))
    with pytest.raises(NothingToTryWith):
        ask(made, "essai 13H riz")


def test_cards_and_dice(table: Table) -> None:
    made = Table(DELIRE).cards(0, "doubler").cards(1, "regarder", "tripler")
    assert ask(made, "cartes") == ("doubler : Doublez la valeur de votre mot.", "sud : 2 cartes.")
    assert ask(Table(DELIRE), "cartes") == ("Aucune carte en main.",)
    assert ask(table, "cartes") == ("Cette édition n’a pas de cartes.",)
    assert ask(table, "dés") == ("Cette édition n’a pas de dés.",)
    dice = Table(DEFI).roll("PASSE")
    assert ask(dice, "des") == ("A, E, P, S, S", "7 dés dans la boîte.")
    assert ask(dice, "sac") == ("7 dés dans la boîte.",)


def test_a_square_closed_and_a_tile_face_down() -> None:
    made = Table(DELIRE).board("H8", ACROSS, "pASSE")
    cards = replace(made.public.cards, closed=frozenset({square("G8")}), turned={square("H8")})
    made.state = replace(made.state, public=replace(made.public, cards=cards))
    assert ask(made, "case H8") == ("P, face cachée, H8",)
    assert ask(made, "case H7") == ("vide, fermée, H7",)


def test_help_is_about_all_commands_or_one(table: Table) -> None:
    assert ask(table, "aide passer") == ("passer : passe le tour.",)
    assert ask(table, "help exch", language="en")[0].startswith("exchange ABC : ")
    assert len(ask(table, "?")) == len(ask(table, "help", language="en")) > 20
    table.act(Pass(0))
