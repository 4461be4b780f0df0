"""`chevalet moves` and `chevalet bench selfplay`, run as programs."""

import json
import struct
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chevalet.cli.app import run
from chevalet.cli.moves import read
from chevalet.lexicon.refusals import UnknownLexicon
from chevalet.messages import LANGUAGES
from tests import oracle
from tests.movecounts import USUAL
from tests.oracle import Rules
from tests.test_cli import FRENCH, chevalet

ROWS = "15/15/15/15/15/15/15/4PaSSE6/15/15/15/15/15/15/15"
CGP = f"{ROWS} ERST?/ 16/0 0 lex fr; ld french;"
WORDS = ["PASSE", "PASSES", "PASSER", "REPASSE", "RESTE", "ES", "SE", "RE", "AS", "TES", "EST"]


@pytest.fixture
def words(tmp_path: Path) -> str:
    file = tmp_path / "words.txt"
    file.write_text("\n".join(WORDS), encoding="utf-8")
    return str(file)


def test_json_holds_every_legal_placement(words: str) -> None:
    done = chevalet("moves", "--position", CGP, "--lexicon", words, "--json")
    assert done.returncode == 0, done.stderr
    answer = json.loads(done.stdout)
    assert answer["position"] == CGP
    assert answer["lexicon"] == words
    rules = Rules(
        letters=tuple(tuple(p.letter for p in row) for row in USUAL.layout.rows),
        words=tuple(tuple(p.word for p in row) for row in USUAL.layout.rows),
        values=USUAL.values,
    )
    grid = ["." * 15] * 7 + ["....PaSSE......"] + ["." * 15] * 7
    wanted = oracle.moves(grid, "ERST?", WORDS, rules)
    rows = "ABCDEFGHIJKLMNO"
    assert {(m["square"], m["direction"], m["word"], m["points"]) for m in answer["moves"]} == {
        (f"{rows[m.row]}{m.column + 1}", m.direction, m.word, m.points) for m in wanted
    }
    assert len(answer["moves"]) == len(wanted)
    first = answer["moves"][0]
    assert list(first) == ["square", "direction", "word", "tiles", "points", "leave", "equity"]
    assert first["equity"] == max(m["equity"] for m in answer["moves"])


def klv2(values: dict[int, float]) -> bytes:
    """A table of leaves of one tile each (0 the joker, 1 to 26 the letters), made by hand."""
    tiles = sorted(values)
    nodes = [1]
    for tile in tiles:
        last = 1 << 22 if tile == tiles[-1] else 0
        nodes.append(tile << 24 | 1 << 23 | last)
    numbers = [values[tile] for tile in tiles]
    layout = f"<I{len(nodes)}II{len(numbers)}f"
    return struct.pack(layout, len(nodes), *nodes, len(numbers), *numbers)


def test_leaves_are_worth_what_their_table_says(words: str, tmp_path: Path) -> None:
    table = tmp_path / "leaves.klv2"
    table.write_bytes(klv2({0: 20.5, 5: -1.25, 19: 8.0}))
    worth = {"": 0, "?": 20.5, "E": -1.25, "S": 8.0}
    arguments = ("-p", CGP, "-l", words, "--json", "--leaves", str(table))
    answer = json.loads(chevalet("moves", *arguments).stdout)
    kept = {move["leave"]: move["equity"] - move["points"] for move in answer["moves"]}
    assert kept.keys() >= worth.keys()
    assert {leave: kept[leave] for leave in worth} == worth
    equities = [move["equity"] for move in answer["moves"]]
    assert equities == sorted(equities, reverse=True)


def test_top_gives_the_best_only(words: str) -> None:
    every, top = (
        json.loads(chevalet("moves", "-p", CGP, "-l", words, "--json", *more).stdout)["moves"]
        for more in ((), ("--top", "3"))
    )
    assert top == every[:3]


def test_the_board_is_drawn_and_the_moves_are_listed(words: str) -> None:
    done = chevalet("moves", "--position", CGP, "--lexicon", words, environment=FRENCH)
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert lines[0].split() == [str(number) for number in range(1, 16)]
    assert " ".join(lines[8].split()) == "H MT · · LD P a S S E · · LD · · MT"
    assert "Tirage ERST?" in done.stdout


def test_a_file_of_positions_gives_a_line_of_json_each(words: str, tmp_path: Path) -> None:
    file = tmp_path / "positions.txt"
    small = "5/5/1AS2/5/5 S/ 0/0 0"
    file.write_text(f"# two positions\n{CGP}\n\n{small}\n", encoding="utf-8")
    done = chevalet("moves", "--positions", str(file), "--lexicon", words)
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer["position"] for answer in answers] == [CGP, small]
    piped = chevalet("moves", "--positions", "-", "--lexicon", words, typed=file.read_text())
    assert piped.stdout == done.stdout


def test_a_wrong_line_is_named_and_nothing_is_printed(words: str, tmp_path: Path) -> None:
    file = tmp_path / "positions.txt"
    file.write_text(f"{CGP}\n15/15 A/ 0/0 0\n", encoding="utf-8")
    done = chevalet("moves", "--positions", str(file), "--lexicon", words)
    assert (done.returncode, done.stdout) == (2, "")
    assert "line 2" in done.stderr


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        ((), "--position"),
        (("-p", CGP, "--positions", "x"), "--position"),
        (("-p", "15/15 A/ 0/0 0"), "15"),
        (("-p", CGP.replace("ERST?", "ER???")), "4"),
        (("-p", CGP.replace("ERST?", "ERSTERST")), "ERSTERST"),
        (("-p", CGP.replace("ERST?", "KKST")), "K"),
        (("-p", CGP.replace("ERST?", "ÉRST")), "É"),
        (("-p", CGP.replace("lex fr", "lex FRA20")), "FRA20"),
        (("-p", CGP, "--lexicon", "nothing.txt"), "nothing.txt"),
        (("-p", CGP, "--leaves", "nothing.klv2"), "nothing.klv2"),
        (("-p", CGP, "--leaves", __file__), ""),
        (("-p", CGP, "--top", "0"), "--top"),
        (("-p", CGP, "--top", "many"), "--top"),
        (("--positions", "nothing.txt"), "nothing.txt"),
        (("--positions", "/"), "/"),
        (("-p",), "-p"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_bad_input_is_one_clear_line_and_code_2(
    arguments: tuple[str, ...],
    named: str,
    language: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("CHEVALET_LANG", language)
    code = run(["moves", *arguments])
    printed = capsys.readouterr()
    assert (code, printed.out) == (2, ""), printed.err
    assert len(printed.err.splitlines()) == 1, printed.err
    assert named in printed.err


@given(st.data())
@settings(deadline=None, max_examples=60)
def test_whatever_is_given_as_a_position_is_answered_or_refused(data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(CGP)))
    end = start + data.draw(st.integers(0, 9))
    damaged = CGP[:start] + data.draw(st.text(max_size=4)) + CGP[end:]
    with redirect_stdout(StringIO()), redirect_stderr(StringIO()) as told:
        assert run(["moves", f"--position={damaged}", "--top=3"]) in (0, 2)
    assert len(told.getvalue().splitlines()) <= 1


def test_selfplay_is_measured_and_a_seed_gives_the_same_games(words: str) -> None:
    def played(*more: str) -> dict[str, float]:
        arguments = ("--lexicon", words, "--games", "3", "--json", *more)
        done = chevalet("bench", "selfplay", *arguments)
        assert done.returncode == 0, done.stderr
        answer: dict[str, float] = json.loads(done.stdout)
        return answer

    one, two = played("--seed", "5"), played("--seed", "5", "--threads", "2")
    assert one["games"] == 3
    assert one["seconds"] > 0
    assert one["games_per_second"] == pytest.approx(3 / one["seconds"], rel=0.01)
    assert one["peak_memory"] > 1_000_000
    assert one["mean_score"] == two["mean_score"]
    assert (
        "seed 5" in chevalet("bench", "selfplay", "-l", words, "--games", "1", "--seed", "5").stdout
    )


def test_a_position_never_opens_a_file(tmp_path: Path) -> None:
    """A CGP line may come from anywhere; only the user names files."""
    file = tmp_path / "words.txt"
    file.write_text("AS\nSA\n", encoding="utf-8")
    with pytest.raises(UnknownLexicon):
        read(CGP.replace("lex fr", f"lex {file}"), None)
    assert read(CGP.replace("lex fr", f"lex {file}"), str(file)).lexicon == str(file)
