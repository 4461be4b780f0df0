"""`make bench`: how fast the native core is, as ratios taken in one run.

Machines differ and are noisy, so seconds are the processor's own, every rate stands beside a
yardstick measured just before and after it (a loop of dependent arithmetic), and beside a count of
instructions (valgrind's callgrind), which is the same on every run.

python benches/report.py [NAME-or-FILE of a word list] [--games N] [--no-callgrind] [--json]
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

import lexicon as lexicon_bench
import searches
import whole_game

from chevalet.editions import EDITIONS
from chevalet.engine import rule_table
from chevalet.engine.training import Plan, Training
from chevalet.game.edition import Edition
from chevalet.game.tiles import ALPHABET, JOKER
from chevalet.lexicon import DEFAULT, Lexicon, find
from chevalet.lexicon.indexed import indexed

ROOT = Path(__file__).resolve().parents[1]
BUILD = ROOT / ".build" / "bench"
YARDSTICK_MILLIONS = 60
SEED = "1"


@dataclass(frozen=True)
class Figure:
    """One row: a rate, the yardstick's rate beside it, instructions a piece, peak memory."""

    what: str
    unit: str
    rate: float
    yardstick: float
    instructions: float | None
    megabytes: float

    @property
    def ratio(self) -> float:
        """Pieces of work for every thousand million steps of the yardstick."""
        return self.rate / self.yardstick * 1e9


@dataclass(frozen=True)
class Files:
    """What the native program is given."""

    program: Path
    rules: Path
    words: Path
    index: Path
    leaves: Path


def rules_text(edition: Edition) -> str:
    """The rule table as the native program reads it."""
    layout, tiles = edition.layout, JOKER + ALPHABET
    numbers = [layout.size, layout.star.row, layout.star.column, edition.rack_size, edition.bonus]
    numbers += [premium.letter for row in layout.rows for premium in row]
    numbers += [premium.word for row in layout.rows for premium in row]
    numbers.append(len(tiles))
    numbers += [edition.values.get(tile, 0) for tile in tiles]
    numbers += [edition.tiles.get(tile, 0) for tile in tiles]
    return " ".join(map(str, numbers))


def program() -> Path:
    command = ["cargo", "build", "--release", "--locked", "--quiet", "-p", "chevalet-core"]
    subprocess.run([*command, "--example", "measure"], cwd=ROOT, check=True)
    folder = Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target"))
    return folder / "release" / "examples" / "measure"


def leave_table(words: Lexicon, edition: Edition) -> Path:
    """A small leave table of the word list's own, kept from run to run."""
    path = BUILD / f"{words.hash}.klv2"
    if not path.exists():
        print("learning leaves for this word list (once) ...", file=sys.stderr)
        path.parent.mkdir(parents=True, exist_ok=True)
        plan = Plan(games=4000, generations=3)
        training = Training(rule_table(edition), indexed(words), plan)
        for _ in training.run(threads=2):
            pass
        path.write_bytes(training.table)
    return path


def run(files: Files, mode: str, games: int, *, leaves: bool = True) -> dict[str, float]:
    """The numbers the program printed."""
    command = arguments(files, mode, games, leaves)
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    numbers = dict(line.split() for line in done.stdout.splitlines())
    return {name: float(value) for name, value in numbers.items()}


def arguments(files: Files, mode: str, games: int, leaves: bool) -> list[str]:
    given = [files.program, files.rules, files.words, files.index]
    table = files.leaves if leaves else "-"
    return [*map(str, given), str(table), mode, str(games), SEED]


def yardstick(files: Files) -> float:
    """Steps a second of the loop that has nothing to do with the game."""
    numbers = run(files, "loop", YARDSTICK_MILLIONS)
    return YARDSTICK_MILLIONS * 1e6 / numbers["seconds"]


def instructions(files: Files, mode: str, games: int, *, leaves: bool = True) -> int:
    """Instructions of the whole program, start included."""
    with tempfile.TemporaryDirectory() as folder:
        command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/out"]
        done = subprocess.run(
            [*command, *arguments(files, mode, games, leaves)],
            capture_output=True,
            text=True,
            check=True,
        )
    counted = re.search(r"Collected\s*:\s*(\d+)", done.stderr)
    assert counted, done.stderr
    return int(counted[1])


def measure(files: Files, games: int, count: bool) -> Iterator[Figure]:
    """Every row of the table."""
    few = 20
    started = instructions(files, "games", 0) if count else 0
    in_games = instructions(files, "games", few) - started if count else 0
    positions = run(files, "games", few)["positions"]
    # What a mode does besides playing the games.
    for mode, what in (("all", "all moves"), ("fresh", "best move, a board never seen before")):
        before = yardstick(files)
        numbers = run(files, mode, max(games // 4, few))
        pace = (before + yardstick(files)) / 2
        each = None
        if count:
            each = (instructions(files, mode, few) - started - in_games) / positions
        rate = numbers["positions"] / numbers["besides-seconds"]
        yield Figure(what, "positions/s", rate, pace, each, megabytes(numbers))
    for leaves, by in ((True, "points and leave"), (False, "points only")):
        before = yardstick(files)
        numbers = run(files, "games", games, leaves=leaves)
        pace = (before + yardstick(files)) / 2
        each_game = each_position = None
        if count:
            bare = instructions(files, "games", 0, leaves=leaves)
            total = instructions(files, "games", few, leaves=leaves) - bare
            each_game = total / few
            each_position = total / run(files, "games", few, leaves=leaves)["positions"]
        rate = numbers["positions"] / numbers["seconds"]
        best = f"best move in a game, by {by}"
        yield Figure(best, "positions/s", rate, pace, each_position, megabytes(numbers))
        rate = numbers["games"] / numbers["seconds"]
        yield Figure(f"whole games, by {by}", "games/s", rate, pace, each_game, megabytes(numbers))
    before = yardstick(files)
    numbers = run(files, "simulate", few)
    pace = (before + yardstick(files)) / 2
    rate = numbers["rollouts"] / numbers["seconds"]
    what = "simulation in mid-game, 2 plies, 15 candidates"
    yield Figure(what, "rollouts/s", rate, pace, None, megabytes(numbers))
    before = yardstick(files)
    rate, memory = two_threads(files, games)
    pace = (before + yardstick(files)) / 2
    yield Figure("whole games on two threads", "games/s", rate, pace, None, memory / 1e6)


def megabytes(numbers: dict[str, float]) -> float:
    return numbers["peak-kilobytes"] * 1024 / 1e6


def two_threads(files: Files, games: int) -> tuple[float, float]:
    """Games a second through the Python package, as a user would ask."""
    command = [sys.executable, "-m", "chevalet", "bench", "selfplay", "--json", "--threads", "2"]
    command += ["--lexicon", str(files.words), "--leaves", str(files.leaves), "--seed", SEED]
    done = subprocess.run(
        [*command, "--games", str(games * 2)], capture_output=True, text=True, check=True
    )
    result = json.loads(done.stdout)
    return result["games_per_second"], result["peak_memory"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("lexicon", nargs="?", default=DEFAULT)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--ends", type=int, default=20, help="ends of games to solve")
    parser.add_argument("--no-callgrind", action="store_true")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    words, edition = find(chosen.lexicon), EDITIONS[0]
    with tempfile.TemporaryDirectory() as folder:
        rules, graph = Path(folder, "rules"), Path(folder, "words.kwg")
        rules.write_text(rules_text(edition), encoding="ascii")
        graph.write_bytes(words.graph.to_bytes())
        index = Path(folder, "words.index")
        files = Files(program(), rules, graph, index, leave_table(words, edition))
        made = run(files, "index", 0)
        count = not chosen.no_callgrind and shutil.which("valgrind") is not None
        figures = list(measure(files, chosen.games, count))
        opened = run(files, "games", 0)
        ends = run(files, "endgames", chosen.ends) if chosen.ends else {}
    if chosen.json:
        rows = [{**asdict(figure), "ratio": figure.ratio} for figure in figures]
        told = {"words": len(words), "figures": rows, "index": made, "ends": ends}
        print(json.dumps(told, indent=1))
        return
    print(f"{len(words)} words; yardstick {figures[0].yardstick / 1e6:.0f} million steps/s\n")
    print("| one core | rate | for 10⁹ steps of the yardstick | instructions each | memory |")
    print("| --- | --- | --- | --- | --- |")
    for row in figures:
        each = "" if row.instructions is None else f"{row.instructions / 1e6:.3f} M"
        rate = f"{row.rate:,.0f} {row.unit}"
        print(f"| {row.what} | {rate} | {row.ratio:,.0f} | {each} | {row.megabytes:.0f} MB |")
    print()
    lexicon_bench.report(words)
    print(f"| index for move generation | {made['bytes'] / 1e6:.1f} MB |")
    print(f"| make that index | {made['seconds']:.2f} s |")
    print(f"| open that index (map and check) | {opened['open-seconds'] * 1e3:.1f} ms |")
    print()
    if ends:
        print("| searches, two cores | |")
        print("| --- | --- |")
        count = f"{ends['positions']:.0f}"
        solved = f"{ends['solved']:.0f} of {count}"
        print(f"| ends, a full rack against 2 to 7, solved in 30 s | {solved} |")
        print(f"| ... bounds proven within 0.3 s | {ends['bounded']:.0f} of {count} |")
        print(f"| ... median | {ends['median-seconds']:.2f} s |")
        searches.report(words, max(chosen.ends // 2, 1))
        print()
    whole_game.main()


if __name__ == "__main__":
    main()
