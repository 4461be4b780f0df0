"""The search for the highest score with all letters in sight."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from chevalet.analysis.record import Laid, NothingToPlanFor, RecordSearch
from chevalet.cli.app import run
from chevalet.cli.solitaire_record import RecordMiscounted, played
from chevalet.cli.solitaire_replay import checked, rows
from chevalet.editions import ANCIEN_LETTRES_VISIBLES
from chevalet.engine import word_index
from chevalet.game.refusals import Refusal
from chevalet.lexicon import DEFAULT, Lexicon, find
from chevalet.lexicon.indexed import indexed
from chevalet.notation import gcg, gcg_faults

BEST = Path(__file__).parent.parent / "docs" / "solitaire.gcg"
CERTAIN = 1500
"""What even the shortest search reaches."""


@pytest.fixture(scope="module")
def words() -> Lexicon:
    return find(DEFAULT)


def searched(words: Lexicon, threads: int) -> RecordSearch:
    search = RecordSearch(ANCIEN_LETTRES_VISIBLES, indexed(words), seed=1, beams=2)
    search.run(rounds=1, threads=threads)
    return search


@pytest.fixture(scope="module")
def found(words: Lexicon) -> RecordSearch:
    return searched(words, threads=1)


def test_a_short_search_reaches_what_is_certain(words: Lexicon, found: RecordSearch) -> None:
    """The rules play every turn again, and count the same."""
    game = played(ANCIEN_LETTRES_VISIBLES, words, found.turns)
    assert game.is_over
    assert game.score == (found.score,)
    assert found.score >= CERTAIN


def test_the_same_seed_finds_the_same_game_on_any_number_of_threads(
    words: Lexicon, found: RecordSearch
) -> None:
    assert searched(words, threads=2).turns == found.turns


def test_what_the_rules_refuse_is_no_record(words: Lexicon, found: RecordSearch) -> None:
    first, *rest = found.turns
    wrong = Laid(first.place, first.word, first.points + 1)
    with pytest.raises(RecordMiscounted):
        played(ANCIEN_LETTRES_VISIBLES, words, [wrong, *rest])
    with pytest.raises(Refusal):
        played(ANCIEN_LETTRES_VISIBLES, words, [first, first])


def test_the_game_in_the_docs_is_what_they_say(words: Lexicon) -> None:
    """Every turn of the best game so far, by the rules and with the list of today."""
    game = checked(gcg.read(BEST.read_text()), words)
    assert f"**{game.score[0]:,} points**" in BEST.with_suffix(".md").read_text()
    assert all(word.upper() in words for _, word, _, _ in rows(game))


@pytest.mark.parametrize(
    ("change", "error"),
    [
        (lambda text: text.replace(" +", " +1", 1), gcg_faults.GcgPoints),
        (lambda text: text.replace("#chevalet-setup", "#other"), gcg_faults.GcgNotReplayable),
    ],
)
def test_a_spoilt_record_is_refused(words: Lexicon, change: object, error: type[Exception]) -> None:
    assert callable(change)
    with pytest.raises(error):
        checked(gcg.read(change(BEST.read_text())), words)


def test_a_list_without_long_words_is_refused() -> None:
    with pytest.raises(NothingToPlanFor) as refused:
        RecordSearch(ANCIEN_LETTRES_VISIBLES, word_index(["AS", "SA"]), seed=1)
    assert refused.value.length == 15


@pytest.mark.parametrize(
    "arguments",
    [
        ["--minutes", "0"],
        ["--minutes", "-1"],
        ["--minutes", "beaucoup"],
        ["--rounds", "0"],
        ["--threads", "0"],
        ["--seed", "-1"],
        ["--output", "no-such-folder/game.gcg"],
        ["--show", "no-such-file.gcg"],
    ],
)
def test_bad_options_are_refused_in_one_line(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["solitaire-record", *arguments]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_saved_game_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["solitaire-record", "--show", str(BEST)]) == 0
    last = BEST.read_text().splitlines()[-2:]
    total = next(line.split()[-1] for line in reversed(last) if line.startswith(">"))
    assert f" {total} \n" in capsys.readouterr().out


def test_an_interrupt_keeps_the_best_so_far(tmp_path: Path) -> None:
    target = tmp_path / "game.gcg"
    command = [sys.executable, "-m", "chevalet", "solitaire-record", "--threads", "1"]
    with subprocess.Popen(
        [*command, "--output", str(target)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stderr is not None
        first = process.stderr.readline()
        process.send_signal(signal.SIGINT)
        try:
            _, errors = process.communicate(timeout=60)
        finally:
            process.kill()
    assert process.returncode == 0, errors
    score = checked(gcg.read(target.read_text()), find(DEFAULT)).score[0]
    assert score >= int("".join(filter(str.isdigit, first.partition("point")[0])))
