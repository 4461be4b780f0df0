"""The word lists of the server, each opened once."""

import asyncio
from threading import Lock

from chevalet.lexicon import Lexicon, find, names
from chevalet.lexicon.refusals import UnknownLexicon
from chevalet.play import PROPER_NOUNS


class Shelf:
    """Lists by name, never by path: what a page asks for must not open files."""

    def __init__(self) -> None:
        self._open: dict[str, Lexicon] = {}
        self._one_at_a_time = Lock()

    def __call__(self, name: str) -> Lexicon:
        """The list of that name. Slow the first time: a list may have to be compiled."""
        with self._one_at_a_time:
            if name not in self._open:
                if name not in names():
                    raise UnknownLexicon(name=name, known=", ".join(names()))
                self._open[name] = find(name)
            return self._open[name]

    async def fetch(self, name: str) -> Lexicon:
        """The same without holding up anybody else."""
        opened = self._open.get(name)
        return opened if opened is not None else await asyncio.to_thread(self, name)

    async def fetch_proper_nouns(self) -> Lexicon:
        return await self.fetch(PROPER_NOUNS)
