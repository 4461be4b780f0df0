"""All there is to say about a word."""

from dataclasses import asdict
from typing import Any

from chevalet.lexicon.forms import forms
from chevalet.lexicon.lexicon import MOST_TILES, Lexicon
from chevalet.lexicon.littre import YEARS, littre
from chevalet.lexicon.refusals import BadWordLength
from chevalet.lexicon.synonyms import synonyms


def describe_word(lexicon: Lexicon, asked: str, definition: bool) -> dict[str, Any]:
    """All there is to say about a word, as a JSON value."""
    letters = lexicon.folded(asked)
    if not 1 <= len(letters) <= MOST_TILES:
        raise BadWordLength(word=asked)
    hooks = lexicon.hooks(letters)
    readings = forms(letters)
    described: dict[str, Any] = {
        "word": letters,
        "lexicon": lexicon.name,
        "valid": letters in lexicon,
        "forms": [asdict(reading) for reading in readings],
        "before": [letter + letters for letter in hooks.before],
        "after": [letters + letter for letter in hooks.after],
        "without_first": hooks.without_first,
        "without_last": hooks.without_last,
        "anagrams": [other for other in lexicon.anagrams(letters) if other != letters],
        "inside": list(lexicon.inside(letters)),
    }
    if not described["valid"]:
        described["near"] = list(lexicon.near(letters))
    if definition:
        lemmas = dict.fromkeys(reading.lemma for reading in readings)
        senses = [asdict(sense) for lemma in lemmas for sense in synonyms(lemma)]
        articles = [asdict(article) for article in littre(letters)]
        described["definition"] = {"source": f"Littré, {YEARS}", "articles": articles}
        described["synonyms"] = senses
    return described
