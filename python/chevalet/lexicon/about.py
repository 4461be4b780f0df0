"""What is known about a word list beside its words."""

from dataclasses import asdict, dataclass, field
from typing import Any, Self


@dataclass(frozen=True, slots=True)
class Source:
    """Something a list was made from."""

    name: str
    version: str = ""
    licence: str = ""
    use: str = ""
    """What was taken from it."""


@dataclass(frozen=True, slots=True)
class Dropped:
    """Lines of a file that gave no word, for one reason, with the first few of them."""

    reason: str
    """`comment`, `columns`, `not-letters`, `too-short`, `too-long` or `duplicate`."""
    count: int
    examples: tuple[tuple[int, str], ...]
    """Line number and text."""


@dataclass(frozen=True, slots=True)
class About:
    """Where a list comes from, under which licences, and what was dropped from it."""

    hash: str = ""
    file: str = ""
    """The name of the file it was read from."""
    encoding: str = ""
    """`utf-8`, `utf-16` or `cp1252`; `kwg` for a word graph."""
    lines: int = 0
    """Lines of that file that are not blank."""
    words: int = 0
    added: str = ""
    """When it was added to the store: a date and time, UTC."""
    licence: str = ""
    description: str = ""
    sources: tuple[Source, ...] = ()
    dropped: tuple[Dropped, ...] = field(default=(), compare=False)

    def to_json(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_json(cls, value: dict[str, Any]) -> Self:
        """Read what `to_json` gave; fields of other versions are passed over.

        >>> import json
        >>> about = About(hash="ab", dropped=(Dropped("too-short", 1, ((3, "A"),)),))
        >>> About.from_json(json.loads(json.dumps(about.to_json()))) == about
        True
        """
        known = {name: value[name] for name in cls.__dataclass_fields__ if name in value}
        known["sources"] = tuple(Source(**source) for source in known.get("sources", ()))
        known["dropped"] = tuple(_dropped(dropped) for dropped in known.get("dropped", ()))
        return cls(**known)


def _dropped(value: dict[str, Any]) -> Dropped:
    examples = tuple((int(line), str(text)) for line, text in value["examples"])
    return Dropped(value["reason"], value["count"], examples)
