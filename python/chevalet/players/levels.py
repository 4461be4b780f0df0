"""The eight levels of computer players, from a child's first words to champion.

A weak level loses as people do: it knows fewer words, overlooks long ones and crowded places, and
does not think of what it keeps. It never plays badly on purpose: it takes the best it has seen.
"""

from dataclasses import dataclass

from chevalet.errors import ChevaletError


class UnknownLevel(ChevaletError):
    """There is no level of that name."""

    name: str
    known: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Level:
    """How much a computer player knows and sees. Its shown name is the message `level-NAME`."""

    name: str
    rarest: int | None = None
    """The rarest words it knows, by the step of `lexicon.usage`; all words when nothing is said."""
    longest: int = 15
    """Letters of the longest words it thinks of."""
    attention: float = 1.0
    """How likely it is to see a word of two letters in an open place."""
    per_tile: float = 1.0
    """What remains of that for every tile more that is laid."""
    per_crossing: float = 1.0
    """What remains of it for every other word formed at the same time."""
    leaves: bool = False
    """Does it weigh what it keeps on the rack?"""
    doubt: float = 1.0
    """How often it notices a word that is none."""
    thinks: bool = False
    """Does it try its best moves out, as far as its time allows?"""


LEVELS: tuple[Level, ...] = (
    Level(
        name="premiers-mots",
        rarest=9,
        longest=5,
        attention=0.38,
        per_tile=0.67,
        per_crossing=0.27,
        doubt=0.1,
    ),
    Level(
        name="ecolier",
        rarest=11,
        longest=6,
        attention=0.5,
        per_tile=0.75,
        per_crossing=0.38,
        doubt=0.2,
    ),
    Level(
        name="debutant",
        rarest=13,
        longest=8,
        attention=0.63,
        per_tile=0.82,
        per_crossing=0.53,
        doubt=0.4,
    ),
    Level(
        name="famille",
        rarest=15,
        longest=10,
        attention=0.74,
        per_tile=0.86,
        per_crossing=0.65,
        doubt=0.6,
    ),
    Level(name="amateur", rarest=17, attention=0.9, per_tile=0.92, per_crossing=0.8, doubt=0.8),
    Level(name="club", rarest=20, attention=0.98, per_tile=0.97, per_crossing=0.95, doubt=0.95),
    Level(name="expert", leaves=True),
    Level(name="champion", leaves=True, thinks=True),
)


def level_named(name: str) -> Level:
    """The level of that name.

    >>> level_named("champion").leaves
    True
    """
    for level in LEVELS:
        if level.name == name:
            return level
    raise UnknownLevel(name=name, known=tuple(level.name for level in LEVELS))
