"""Making the files of `data/` from the fetched sources."""

from __future__ import annotations

import hashlib
import json
import lzma
from collections.abc import Callable, Iterable
from importlib import resources
from pathlib import Path
from typing import Any

from . import grammalecte, hand, witnesses
from .sources import newest, tar_member
from .words import Base, Judgement, decide

Report = Callable[[str], None]


def judgement() -> Judgement:
    """The hand-written files of the recipe."""
    folder = resources.files(__package__) / "hand"
    additions: list[hand.Line] = []
    removals: list[hand.Line] = []
    vouched: set[str] = set()
    for file in sorted(folder.iterdir(), key=lambda item: item.name):
        if not file.name.endswith(".txt"):
            continue
        lines = hand.lines(file.read_text(encoding="utf-8"))
        if file.name.startswith("removals"):
            removals.extend(lines)
        elif file.name.startswith("vouched"):
            vouched.update(line.word for line in lines)
        else:
            additions.extend(lines)
    return Judgement(additions, removals, frozenset(vouched))


def compress(words: Iterable[str]) -> bytes:
    """One word a line, in alphabetical order; the same words give the same bytes."""
    text = "".join(f"{word}\n" for word in sorted(words)).encode("ascii")
    return lzma.compress(
        text, format=lzma.FORMAT_XZ, check=lzma.CHECK_CRC64, preset=9 | lzma.PRESET_EXTREME
    )


def read_base(sources: Path) -> Base:
    archive = newest(sources, "grammalecte_*.orig.tar.*")
    lexicon = tar_member(archive, "/lexicons/French.lex").decode("utf-8").splitlines()
    dictionary = tar_member(archive, "/FRANCAIS.dic").decode("utf-8").splitlines()
    return Base(grammalecte.rows(lexicon), grammalecte.entries(dictionary))


def build(sources: Path, out: Path, report: Report) -> None:
    """Make the list from the fetched sources into a folder."""
    out.mkdir(parents=True, exist_ok=True)
    base = read_base(sources)
    report(f"base: {len(base.rows)} forms")
    heard = witnesses.read(sources)
    words, refused = decide(base, heard, judgement())
    for reason, count in sorted(refused.items()):
        report(f"refused: {count} forms, {reason}")
    data = compress(words)
    (out / "fr.txt.xz").write_bytes(data)
    by_length: dict[int, int] = {}
    for word in words:
        by_length[len(word)] = by_length.get(len(word), 0) + 1
    info: dict[str, Any] = {
        "name": "fr",
        "words": len(words),
        "by_length": {str(n): by_length[n] for n in sorted(by_length)},
        "sha256": hashlib.sha256(lzma.decompress(data)).hexdigest(),
    }
    (out / "fr.json").write_text(
        json.dumps(info, indent=1, ensure_ascii=False) + "\n", encoding="utf-8"
    )
    report(f"fr: {len(words)} words")
