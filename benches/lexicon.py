"""How fast word lists are built, opened and asked: one line of a table each.

python benches/lexicon.py [NAME-or-FILE]
"""

import random
import sys
from collections.abc import Callable, Iterable
from time import process_time

from chevalet import _core
from chevalet.editions import EDITIONS
from chevalet.game.tiles import supply
from chevalet.lexicon import DEFAULT, Lexicon, find

RACKS = 2000


def best(measured: Callable[[], object], times: int) -> float:
    """Seconds of the processor in the quickest of several runs: others may use the machine too."""
    seconds = []
    for _ in range(times):
        start = process_time()
        measured()
        seconds.append(process_time() - start)
    return min(seconds)


def rate(ask: Callable[[str], object], questions: list[str]) -> float:
    """Questions answered in a second."""

    def ask_all() -> None:
        for question in questions:
            ask(question)

    return len(questions) / best(ask_all, 3)


def racks(size: int) -> list[str]:
    """Racks drawn from the bag of tiles, the same on every run."""
    chance = random.Random(7)
    bag = supply(EDITIONS[0].tiles)
    return ["".join(chance.sample(bag, size)) for _ in range(RACKS)]


def measure(lexicon: Lexicon) -> Iterable[tuple[str, str]]:
    """What is measured, and the figure."""
    words = list(lexicon)
    data = lexicon.graph.to_bytes()
    text = "".join(f"{word}\n" for word in words).encode()
    yield "words", f"{len(words)}"
    yield "graph", f"{len(data) / 1e6:.2f} MB"
    yield "read and compile a text", f"{best(lambda: _core.read_word_list(text), 3):.2f} s"
    yield "compile the graph alone", f"{best(lexicon.graph.rebuilt, 3):.2f} s"
    if lexicon.path is not None:
        path = lexicon.path
        yield "open (map and check)", f"{best(lambda: _core.Graph.open(path), 20) * 1e3:.1f} ms"
    sample = random.Random(7).sample(words, min(len(words), 50_000))
    wrong = [word[::-1] for word in sample]
    yield "is it a word", f"{rate(lexicon.__contains__, sample + wrong):,.0f} /s"
    seven = racks(7)
    jokers = [rack[:6] + "?" for rack in seven]
    yield "anagrams of 7 tiles", f"{rate(lexicon.anagrams, seven):,.0f} /s"
    yield "anagrams of 6 tiles and a joker", f"{rate(lexicon.anagrams, jokers):,.0f} /s"
    yield "words of a rack of 7 tiles", f"{rate(lexicon.from_rack, seven):,.0f} /s"
    patterns = [f"*{rack[0]}?{rack[1]}*{rack[2]}".replace("?", "[AEIOU]") for rack in seven[:50]]
    yield "patterns *A[AEIOU]B*C", f"{rate(lexicon.pattern, patterns):,.0f} /s"
    yield "hooks", f"{rate(lexicon.hooks, sample[:RACKS]):,.0f} /s"


def report(lexicon: Lexicon) -> None:
    """Prints the table."""
    print("| word list | |")
    print("| --- | --- |")
    for what, figure in measure(lexicon):
        print(f"| {what} | {figure} |")


if __name__ == "__main__":
    report(find(sys.argv[1] if len(sys.argv) > 1 else DEFAULT))
