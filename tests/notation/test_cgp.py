"""CGP positions: what is written is read back, and every fault is named with its place."""

import string
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chevalet.errors import ChevaletError
from chevalet.messages import LANGUAGES, describe
from chevalet.notation import cgp
from chevalet.notation.cgp import Position

EMPTY_15 = "/".join(["15"] * 15)
SUPPLY = Counter("A" * 9 + "E" * 15 + "S" * 6 + "??" + "P" * 2)
# As other programs write it: a challenge rule and clocks that only they understand.
FOREIGN = (
    "15/15/15/15/15/15/4C10/3PaSSE7/4R10/4T2JEU5/4ES9/15/15/15/15"
    " EEIILZ?/ 36/-8 1 lex NWL18; ld french; bdn CrosswordGame; cr void/void; tmr 3/4;"
)


@st.composite
def positions(draw: st.DrawFn) -> Position:
    size = draw(st.integers(2, 21))
    cells = st.sampled_from("....." + string.ascii_letters)
    seats = draw(st.integers(1, 4))
    words = st.text(string.ascii_letters + string.digits + "/", min_size=1, max_size=5)
    names = draw(st.lists(words, unique=True, max_size=4))
    return Position(
        rows=tuple("".join(draw(cells) for _ in range(size)) for _ in range(size)),
        racks=tuple(draw(st.text(string.ascii_uppercase + "?", max_size=7)) for _ in range(seats)),
        scores=tuple(draw(st.integers(-99, 999)) for _ in range(seats)),
        zero_turns=draw(st.integers(0, 6)),
        operations=tuple((name, " ".join(draw(st.lists(words, max_size=2)))) for name in names),
    )


@given(positions())
def test_what_is_written_is_read_back(position: Position) -> None:
    written = str(position)
    # A lone seat without a rack leaves an empty field, which CGP cannot say.
    if position.racks == ("",):
        with pytest.raises(ChevaletError):
            cgp.parse(written)
    else:
        assert cgp.parse(written) == position


def test_positions_of_other_programs_are_read_and_kept() -> None:
    position = cgp.parse(FOREIGN)
    assert position.rows[7] == "...PaSSE......."
    assert position.racks == ("EEIILZ?", "")
    assert position.scores == (36, -8)
    assert position.zero_turns == 1
    assert position.lexicon == "NWL18"
    assert position.operations[3:] == (("cr", "void/void"), ("tmr", "3/4"))
    assert str(position) == FOREIGN


@pytest.mark.parametrize(
    ("text", "error", "facts"),
    [
        ("", cgp.CgpFields, {"found": 0}),
        (f"{EMPTY_15} AS/ 0/0", cgp.CgpFields, {"found": 3}),
        (f"{EMPTY_15[3:]} AS/ 0/0 0", cgp.CgpRowWidth, {"row": 1, "width": 15, "size": 14}),
        ("3/3/2 AS/ 0/0 0", cgp.CgpRowWidth, {"row": 3, "width": 2, "size": 3}),
        ("3/3/AS2 AS/ 0/0 0", cgp.CgpRowWidth, {"row": 3, "width": 4, "size": 3}),
        ("3//3 AS/ 0/0 0", cgp.CgpRowWidth, {"row": 2, "width": 0, "size": 3}),
        ("3/9999999999999/3 A/ 0/0 0", cgp.CgpRowWidth, {"row": 2, "width": 210, "size": 3}),
        (
            "/".join(["22"] * 22) + " A/ 0/0 0",
            cgp.CgpBoardSize,
            {"rows": 22, "least": 2, "most": 21},
        ),
        ("A AS/ 0/0 0", cgp.CgpBoardSize, {"rows": 1, "least": 2, "most": 21}),
        ("3/1É1/3 AS/ 0/0 0", cgp.CgpCharacter, {"character": "É", "place": 4}),
        ("3/1.1/3 AS/ 0/0 0", cgp.CgpCharacter, {"character": ".", "place": 4}),
        ("3/0A2/3 AS/ 0/0 0", cgp.CgpCharacter, {"character": "0", "place": 3}),
        ("3/3/3 aS/ 0/0 0", cgp.CgpCharacter, {"character": "a", "place": 7}),
        ("3/1[CH]1/3 AS/ 0/0 0", cgp.CgpSeveralLetters, {"tile": "[CH]", "place": 4}),
        ("3/3/3 AS 0/0 0", cgp.CgpSeats, {"racks": 1, "scores": 2}),
        ("3/3/3 AS/ 0/x 0", cgp.CgpNumber, {"text": "x"}),
        ("3/3/3 AS/ 0/0 -1", cgp.CgpNumber, {"text": "-1"}),
        ("3/3/3 AS/ 0/0 lex fr;", cgp.CgpNumber, {"text": "lex"}),
        ("3/3/3 AS/ 0/0 0 lex a; lex b;", cgp.CgpOperation, {"name": "lex"}),
    ],
)
def test_every_fault_is_named_with_its_place(
    text: str, error: type[ChevaletError], facts: dict[str, object]
) -> None:
    with pytest.raises(error) as caught:
        cgp.parse(text)
    assert caught.value.facts == facts
    for language in LANGUAGES:
        assert "\n" not in describe(caught.value, language=language)


@pytest.mark.parametrize(
    ("board", "rack", "error"),
    [
        ("3/a1e/1s1", "?", cgp.TooManyJokers),
        ("3/PPP/3", "", cgp.TooManyOfLetter),
        ("3/1P1/3", "PP", cgp.TooManyOfLetter),
        ("3/1Z1/3", "", cgp.TooManyOfLetter),
        ("3/3/3", "AAAAAAAA", cgp.RackTooLong),
    ],
)
def test_a_position_no_game_could_reach_is_refused(
    board: str, rack: str, error: type[ChevaletError]
) -> None:
    position = cgp.parse(f"{board} {rack}/ 0/0 0")
    with pytest.raises(error):
        position.check(SUPPLY, rack_size=7)


def test_a_position_with_all_the_tiles_is_accepted() -> None:
    position = cgp.parse("3/PaP/1S1 AEE?/ 0/0 0")
    assert position.check(SUPPLY, rack_size=7) is position


@given(st.text(max_size=60))
def test_no_text_whatever_gives_anything_but_a_position_or_a_named_refusal(text: str) -> None:
    try:
        cgp.parse(text)
    except ChevaletError as error:
        describe(error, language="fr")


@given(positions(), st.data())
def test_a_damaged_position_is_read_or_refused_by_name(
    position: Position, data: st.DataObject
) -> None:
    text = str(position)
    place = data.draw(st.integers(0, len(text) - 1))
    damaged = (
        text[:place] + data.draw(st.characters()) + text[place + data.draw(st.integers(0, 3)) :]
    )
    try:
        cgp.parse(damaged)
    except ChevaletError as error:
        describe(error, language="en")
