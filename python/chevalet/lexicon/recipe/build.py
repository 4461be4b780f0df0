"""Making the files of `data/` from the fetched sources."""

from __future__ import annotations

import datetime
import gzip
import hashlib
import json
import lzma
from collections import Counter
from collections.abc import Callable, Iterable
from importlib import resources
from pathlib import Path
from typing import Any

from chevalet.lexicon.blocks import pack
from chevalet.lexicon.forms import Form, encode

from . import credits, grammalecte, hand, littre, proper, thesaurus, usage, witnesses
from .fold import fold
from .sources import debian_member, newest, tar_member
from .words import Base, Judgement, decide

Report = Callable[[str], None]

_HAND = resources.files(__package__) / "hand"


def judgement() -> Judgement:
    """The hand-written files of the recipe."""
    additions: list[hand.Line] = []
    removals: list[hand.Line] = []
    vouched: set[str] = set()
    for file in sorted(_HAND.iterdir(), key=lambda item: item.name):
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


def read_base(sources: Path) -> Base:
    archive = newest(sources, "grammalecte_*.orig.tar.*")
    lexicon = tar_member(archive, "/lexicons/French.lex").decode("utf-8").splitlines()
    dictionary = tar_member(archive, "/FRANCAIS.dic").decode("utf-8").splitlines()
    return Base(grammalecte.rows(lexicon), grammalecte.entries(dictionary))


def text_of(words: Iterable[str]) -> bytes:
    """One word a line, in alphabetical order."""
    return "".join(f"{word}\n" for word in sorted(words)).encode("ascii")


def write_list(out: Path, words: Iterable[str], about: dict[str, Any]) -> None:
    """A word list and its description; the same words give the same bytes."""
    text = text_of(words)
    packed = lzma.compress(text, check=lzma.CHECK_CRC64, preset=9 | lzma.PRESET_EXTREME)
    (out / f"{about['name']}.txt.xz").write_bytes(packed)
    lengths = Counter(len(line) for line in text.decode("ascii").splitlines())
    description = {
        **about,
        "words": lengths.total(),
        "by_length": {str(n): lengths[n] for n in sorted(lengths)},
        "sha256": hashlib.sha256(text).hexdigest(),
    }
    (out / f"{about['name']}.json").write_text(
        json.dumps(description, indent=1, ensure_ascii=False) + "\n", encoding="utf-8"
    )


def forms_table(words: dict[str, set[Form]]) -> bytes:
    """The table of readings, parts of speech and inflections numbered by how often they occur."""
    used = Counter(
        name for forms in words.values() for form in forms for name in (form.pos, form.inflection)
    )
    names = sorted(used, key=lambda name: (-used[name], name))
    codes = {name: code for code, name in enumerate(names)}
    lines = ((word, encode(form, codes)) for word, forms in words.items() for form in forms)
    return pack(lines, {"names": names})


def build(sources: Path, out: Path, report: Report) -> None:
    """Make every file of `data/` from the fetched sources into a folder."""
    out.mkdir(parents=True, exist_ok=True)
    today = datetime.datetime.now(datetime.UTC).date().isoformat()
    base = read_base(sources)
    report(f"base: {len(base.rows)} forms")
    words, refused = decide(base, witnesses.read(sources), judgement())
    for reason, count in sorted(refused.items()):
        report(f"refused: {count} forms, {reason}")
    write_list(out, words, {**credits.french(sources), "built": today})
    report(f"fr: {len(words)} words")
    (out / "forms.tbl").write_bytes(forms_table(words))
    (out / "usage.bin.xz").write_bytes(usage.table(words))

    brands = (_HAND / "brands.list").read_text(encoding="utf-8")
    names = proper.collect(base.rows, sources, brands)
    write_list(out, names, {**credits.proper_nouns(sources), "built": today})
    report(f"noms-propres: {len(names)} words")

    lemmas = frozenset(
        word for forms in words.values() for form in forms if (word := fold(form.lemma))
    )
    folder = "usr/share/stardict/dic"
    index = debian_member(sources, "stardict-xmlittre", f"{folder}/XMLittre.idx")
    text = debian_member(sources, "stardict-xmlittre", f"{folder}/XMLittre.dict.dz")
    articles = littre.table(index, gzip.decompress(text), lemmas)
    (out / "littre.tbl").write_bytes(pack(articles, credits.littre(sources)))
    senses = debian_member(sources, "mythes-fr", "usr/share/mythes/thes_fr.dat").decode("utf-8")
    synonyms = thesaurus.table(senses.splitlines(), lemmas)
    (out / "synonyms.tbl").write_bytes(pack(synonyms, credits.synonyms(sources)))
    report("littre, synonyms: done")
