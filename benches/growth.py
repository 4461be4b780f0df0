"""How the cost of finding moves grows: with the board, the word list and jokers. Draws docs/images.

python benches/growth.py [--games N]        (needs matplotlib: make plots)
"""

import argparse
import json
import random
import tempfile
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from time import process_time

import matplotlib as mpl
from report import ROOT, Files, leave_table, program, rules_text, run

from chevalet import _core
from chevalet.editions import EDITIONS
from chevalet.engine import Engine
from chevalet.game.board import grid
from chevalet.game.edition import Edition
from chevalet.lexicon import DEFAULT, find
from chevalet.lexicon.indexed import indexed

mpl.use("svg")
import matplotlib.pyplot as plt
from matplotlib.ticker import LogLocator, NullFormatter

IMAGES = ROOT / "docs" / "images"
SIDES = (9, 11, 13, 15, 17, 19, 21)
SIZES = (50_000, 100_000, 200_000, 400_000, 800_000)
Points = list[tuple[float, float]]


def board_of(side: int) -> Edition:
    """The usual tiles on a board of another side, premium squares strewn as densely as usual."""
    chance = random.Random(side)
    marks = ["." if chance.random() > 0.27 else chance.choice("ddtD") for _ in range(side * side)]
    marks[side * side // 2] = "*"
    rows = [" ".join(marks[row * side : (row + 1) * side]) for row in range(side)]
    return replace(EDITIONS[0], layout=grid("\n".join(rows)))


def more_words(words: Sequence[str], size: int) -> list[str]:
    """So many words: a sample of the list, or the list and words that look like French."""
    chance = random.Random(size)
    if size <= len(words):
        return sorted(chance.sample(words, size))
    made = set(words)
    while len(made) < size:
        first, second = chance.choice(words), chance.choice(words)
        word = first[: chance.randint(2, 8)] + second[-chance.randint(2, 6) :]
        made.add(word[:15])
    return sorted(made)


def cost(
    folder: Path, edition: Edition, graph: _core.Graph, leaves: Path, games: int
) -> dict[str, float]:
    """Microseconds of the processor for all moves, and for the best, of a position."""
    files = Files(program(), folder / "rules", folder / "words.kwg", folder / "words.index", leaves)
    files.rules.write_text(rules_text(edition), encoding="ascii")
    files.words.write_bytes(graph.to_bytes())
    made = run(files, "index", 0)
    every = run(files, "all", games)
    best = run(files, "games", games * 4)
    return {
        "all": every["besides-seconds"] / every["positions"] * 1e6,
        "best": best["seconds"] / best["positions"] * 1e6,
        "megabytes": made["bytes"] / 1e6,
    }


def jokers(engine: Engine, games: int) -> dict[str, Points]:
    """Microseconds for racks with none, one and two jokers on boards of whole games."""
    found: dict[str, Points] = {"all": [], "best": []}
    boards = positions(engine, games)
    for count in range(3):
        seconds = {"all": 0.0, "best": 0.0}
        for rows, rack in boards:
            asked = rack[: 7 - count] + "?" * count
            for way, ask in (("all", engine.moves), ("best", engine.best)):
                start = process_time()
                ask(rows, asked)
                seconds[way] += process_time() - start
        for way in found:
            found[way].append((count, seconds[way] / len(boards) * 1e6))
    return found


def positions(engine: Engine, games: int) -> list[tuple[list[str], str]]:
    """Boards along whole games, with racks without jokers drawn from what is left."""
    chance, seen = random.Random(1), []
    for _ in range(games):
        rows = ["." * 15] * 15
        for _ in range(20):
            unseen = [tile for tile in engine.unseen(rows, "") if tile != "?"]
            if len(unseen) < 7:
                break
            rack = "".join(chance.sample(unseen, 7))
            move = engine.best(rows, rack)
            if not isinstance(move, _core.Placement):
                break
            seen.append((rows, rack))
            rows = laid(rows, move)
    return seen


def laid(rows: list[str], move: _core.Placement) -> list[str]:
    cells = [list(row) for row in rows]
    for step, tile in enumerate(move.tiles):
        if tile != ".":
            across = move.direction == "across"
            cells[move.row + (0 if across else step)][move.column + (step if across else 0)] = tile
    return ["".join(row) for row in cells]


def draw(name: str, title: str, label: str, lines: dict[str, Points]) -> None:
    figure, axes = plt.subplots(figsize=(6.4, 4.0))
    for line, points in lines.items():
        axes.plot(
            *zip(*points, strict=True), marker="o", label=f"{line} move".replace("all", "every")
        )
    axes.set(title=title, xlabel=label, ylabel="µs a position, one core", yscale="log")
    places = [x for x, _ in next(iter(lines.values()))]
    if places[-1] > 10 * places[0] > 0:
        axes.set_xscale("log")
    axes.set_xticks(places, [f"{x:,.0f}" for x in places], minor=False)
    axes.xaxis.minorticks_off()
    axes.yaxis.set_major_locator(LogLocator(subs=(1, 2, 5)))
    axes.yaxis.set_major_formatter("{x:,.0f}")
    axes.yaxis.set_minor_formatter(NullFormatter())
    axes.grid(visible=True, alpha=0.3)
    axes.legend()
    figure.tight_layout()
    figure.savefig(IMAGES / f"{name}.svg", metadata={"Date": None})
    plt.close(figure)


def draw_all(found: dict[str, dict[str, Points]]) -> None:
    plt.rcParams.update({"svg.hashsalt": "chevalet", "svg.fonttype": "none"})
    draw("growth-board", "Cost and the side of the board", "squares a side", found["side"])
    draw("growth-words", "Cost and the word list", "words", found["words"])
    draw("growth-jokers", "Cost and jokers, asked from Python", "jokers", found["jokers"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    games = parser.parse_args().games
    usual, edition = find(DEFAULT), EDITIONS[0]
    leaves = leave_table(usual, edition)
    by_side: dict[str, Points] = {"all": [], "best": []}
    by_size: dict[str, Points] = {"all": [], "best": []}
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for side in SIDES:
            found = cost(folder, board_of(side), usual.graph, leaves, games)
            for way in by_side:
                by_side[way].append((side, found[way]))
        for size in SIZES:
            graph = _core.Graph.from_words(more_words(list(usual), size))
            found = cost(folder, edition, graph, leaves, games)
            print(f"{size} words: an index of {found['megabytes']:.1f} MB")
            for way in by_size:
                by_size[way].append((size, found[way]))
    by_jokers = jokers(Engine(edition, indexed(usual), leaves=leaves.read_bytes()), games // 10)
    found_all = {"side": by_side, "words": by_size, "jokers": by_jokers}
    draw_all(found_all)
    print(json.dumps(found_all, indent=1))


if __name__ == "__main__":
    main()
