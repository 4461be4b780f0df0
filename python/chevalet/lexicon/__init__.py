"""Word lists: building, loading, look-ups.

`chevalet.lexicon("fr")` opens a list: one that comes with the program, one of the user's own, or a
file. The answer is a `Lexicon`.

>>> import chevalet
>>> lex = chevalet.lexicon("fr")
>>> "avalanche" in lex, "avalanhce" in lex
(True, False)
>>> lex.anagrams("NIECHS?", limit=3)
('CHAINES', 'CHEMINS', 'CHENILS')
"""

import os
import sys
from types import ModuleType

from chevalet.lexicon.about import About, Dropped, Source
from chevalet.lexicon.comparison import Comparison, compare
from chevalet.lexicon.exporting import export
from chevalet.lexicon.lexicon import Found, Hooks, Lexicon, Made
from chevalet.lexicon.opening import DEFAULT, find, named, names
from chevalet.lexicon.store import add, remove

__all__ = [
    "DEFAULT",
    "About",
    "Comparison",
    "Dropped",
    "Found",
    "Hooks",
    "Lexicon",
    "Made",
    "Source",
    "add",
    "compare",
    "export",
    "find",
    "named",
    "names",
    "remove",
]


class _Opener(ModuleType):
    """This module, when it is called. (The package's own `__init__` tells type checkers.)"""

    def __call__(self, name: str | os.PathLike[str]) -> Lexicon:
        return find(name)


sys.modules[__name__].__class__ = _Opener
