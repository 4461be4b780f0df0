"""Reads tests/corpus/*.txt: positions with the number of legal moves, their total and best points.

A case is a few lines `key value`, ended by an empty line; `#` starts a comment. Keys: `id`,
`lexicon` (words), `rack`, `expect`; and where they differ from an empty usual board, `board` (the
first field of a CGP line), `premiums` (a drawing, its rows separated by `/`: `.` plain, `d` `t`
letter, `D` `T` word, `*` the star, a double word), `rack-size` and `bonus`.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from chevalet.editions import EDITIONS
from chevalet.notation import cgp
from tests.oracle import Rules
from tests.positions import Case

CORPUS = Path(__file__).parent / "corpus"
USUAL = EDITIONS[0]
_MULTIPLIERS = {".": (1, 1), "d": (2, 1), "t": (3, 1), "D": (1, 2), "T": (1, 3), "*": (1, 2)}


@dataclass(frozen=True)
class Count:
    """How many placements, the sum of their points, the points of the best."""

    placements: int
    total: int
    best: int


def cases() -> list[tuple[Case, Count]]:
    """Every case of the corpus, in order."""
    return [_case(fields) for file in sorted(CORPUS.glob("*.txt")) for fields in _read(file)]


def _read(file: Path) -> Iterator[dict[str, str]]:
    text = file.read_text(encoding="utf-8")
    for number, block in enumerate(text.split("\n\n"), start=1):
        lines = [line for line in block.splitlines() if line.strip() and not line.startswith("#")]
        if not lines:
            continue
        fields = {key: value.strip() for key, _, value in (line.partition(" ") for line in lines)}
        missing = {"id", "lexicon", "rack", "expect"} - fields.keys()
        if missing or len(fields) != len(lines):
            raise ValueError(f"{file.name}, case {number}: {sorted(missing) or 'a key twice'}")
        yield fields


def _case(fields: dict[str, str]) -> tuple[Case, Count]:
    board = fields.get("board", "/".join([str(USUAL.layout.size)] * USUAL.layout.size))
    position = cgp.parse(f"{board} {fields['rack']}/ 0/0 0")
    usual = "/".join("".join(premium.mark for premium in row) for row in USUAL.layout.rows)
    drawing = fields.get("premiums", usual).replace(" ", "").split("/")
    if [len(row) for row in drawing] != [position.size] * position.size:
        raise ValueError(f"{fields['id']}: the premiums do not fit the board")
    marks = [[_MULTIPLIERS[mark] for mark in row] for row in drawing]
    rules = Rules(
        letters=tuple(tuple(letter for letter, _ in row) for row in marks),
        words=tuple(tuple(word for _, word in row) for row in marks),
        values=USUAL.values,
        rack_size=int(fields.get("rack-size", USUAL.rack_size)),
        bonus=int(fields.get("bonus", USUAL.bonus)),
    )
    words = frozenset(fields["lexicon"].split())
    return Case(fields["id"], position.rows, position.rack, words, rules), _count(fields["expect"])


def _count(text: str) -> Count:
    names, numbers = text.split()[::2], text.split()[1::2]
    if names != ["placements", "total", "best"]:
        raise ValueError(f"expect: {text}")
    return Count(*map(int, numbers))
