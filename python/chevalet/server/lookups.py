"""Looking words up, where no game forbids it."""

import asyncio

from chevalet.lexicon import Lexicon
from chevalet.lexicon.describing import describe_word
from chevalet.server.club import Club
from chevalet.server.refusals import LookUpForbidden
from chevalet.server.rest import MadeWord, RackWords, WordInfo

MOST_WORDS = 200
RECENT = 24 * 3600 * 1000
"""A game that nobody has touched for a day forbids nothing any more."""
_LISTED = ("forms", "before", "after", "anagrams", "inside", "near")


async def word(club: Club, holder: str | None, lexicon: str, asked: str) -> WordInfo:
    """Is it a word, and what can be said about it?"""
    await require_leave(club, holder)
    return await asyncio.to_thread(_word, await club.shelf.fetch(lexicon), asked)


async def rack(club: Club, holder: str | None, lexicon: str, tiles: str) -> RackWords:
    """The words that a rack makes, with its jokers."""
    await require_leave(club, holder)
    return await asyncio.to_thread(_rack, await club.shelf.fetch(lexicon), tiles.upper())


async def require_leave(club: Club, holder: str | None) -> None:
    """Refuse whoever plays a running game in which nobody is helped."""
    if holder is None:
        return
    since = club.now() - RECENT
    for held in await club.seating.games_of(holder, limit=None):
        one = held.summary
        if not one.ended and one.changed > since and not held.arrangement.hints:
            raise LookUpForbidden(game=one.game)


def _word(lexicon: Lexicon, asked: str) -> WordInfo:
    described = describe_word(lexicon, asked, definition=True)
    described.pop("synonyms")
    listed = {name: tuple(described.get(name, ())[:MOST_WORDS]) for name in _LISTED}
    forms = [
        {name: form[name] for name in ("spelling", "lemma", "pos", "inflection")}
        for form in listed["forms"]
    ]
    return WordInfo.model_validate({**described, **listed, "forms": forms})


def _rack(lexicon: Lexicon, tiles: str) -> RackWords:
    found = lexicon.from_rack(tiles, shortest=2, limit=MOST_WORDS)
    return RackWords(
        rack=tiles,
        lexicon=lexicon.name,
        words=tuple(
            MadeWord(word=made.word, tiles=made.tiles, points=made.points) for made in found
        ),
        total=found.total,
    )
