"""From a French spelling to the letters on the tiles."""

from __future__ import annotations

import unicodedata

# Boards go up to 21 squares; a word of one letter is never played.
SHORTEST, LONGEST = 2, 21

_OPENED = str.maketrans({"œ": "oe", "Œ": "OE", "æ": "ae", "Æ": "AE", "ß": "ss"})
_LETTERS = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZ")


def fold(spelling: str) -> str | None:
    """The tiles of a spelling, or None if it cannot be laid as one word.

    >>> fold("œdème")
    'OEDEME'
    >>> fold("garde-fou") is None
    True

    Accents fall only by canonical decomposition: an ordinal such as « xxᵉ » must not turn into
    letters.
    """
    opened = unicodedata.normalize("NFD", spelling.translate(_OPENED))
    tiles = "".join(c for c in opened if not unicodedata.combining(c)).upper()
    if SHORTEST <= len(tiles) <= LONGEST and _LETTERS.issuperset(tiles):
        return tiles
    return None
