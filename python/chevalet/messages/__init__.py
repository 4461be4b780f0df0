"""The catalogue: every sentence a person reads, in French and in English.

`fr.ftl` and `en.ftl` beside this file are the one copy for the terminal, the server and the page
(Fluent, https://projectfluent.org). An error's sentence has the error's name in kebab case; its
variables are the error's facts.

>>> text("cli-interrupted", language="en")
'Interrupted.'
"""

import os
import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import resources
from typing import Any, Literal, cast

from fluent.runtime import FluentBundle, FluentResource

from chevalet.errors import facts_of, key_of
from chevalet.game.board import Square
from chevalet.notation.squares import square_name

Language = Literal["fr", "en"]
LANGUAGES: tuple[Language, ...] = ("fr", "en")


LONGEST_FACT = 500
"""Characters of one fact that a sentence shows."""

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_MENTIONED = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class UnknownMessage(KeyError):
    """The catalogue lacks a message, or a variable of it was not given: a fault of the program."""


def user_language(environment: Mapping[str, str] | None = None) -> Language:
    """The language of the person at this terminal: French unless another is asked for.

    >>> user_language({"LANG": "en_GB.UTF-8"}), user_language({"LANG": "C.UTF-8"})
    ('en', 'fr')
    >>> user_language({"LANG": "fr_FR.UTF-8", "CHEVALET_LANG": "en"})
    'en'
    """
    settings = os.environ if environment is None else environment
    for name in ("CHEVALET_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if value := settings.get(name, "").strip():
            code = value.replace("-", "_").split("_")[0].split(".")[0].lower()
            return "fr" if code in {"fr", "c", "posix"} else "en"
    return "fr"


def text(key: str, /, *, language: Language | None = None, **variables: object) -> str:
    """The sentence `key` in the user's language, or in the one named."""
    name, _, attribute = key.partition(".")
    bundle = _bundle_with(name, language or user_language())
    if not bundle.has_message(name):
        raise UnknownMessage(key)
    message = bundle.get_message(name)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        raise UnknownMessage(key)
    shown = {variable: _shown(value) for variable, value in variables.items()}
    sentence, faults = bundle.format_pattern(pattern, shown)
    if faults:
        raise UnknownMessage(f"{key}: {faults[0]}")
    return cast("str", sentence)


def describe(error: BaseException, *, language: Language | None = None) -> str:
    """What to tell a person about an error that carries facts."""
    return text(key_of(type(error)), language=language, **facts_of(error))


def source(language: Language) -> str:
    """The catalogue of one language as it is written."""
    return resources.files(__name__).joinpath(f"{language}.ftl").read_text(encoding="utf-8")


@cache
def _bundle(language: Language) -> FluentBundle:
    # Isolation marks keep right-to-left text in order; French and English need none.
    return FluentBundle([language], use_isolating=False)


@cache
def _bundle_with(name: str, language: Language) -> FluentBundle:
    """The messages asked for so far, `name` among them, with those that it mentions.

    Parsing the whole catalogue takes longer than most commands run.
    """
    bundle = _bundle(language)
    if entry := _entries(language).get(name):
        bundle.add_resource(FluentResource(entry))
        for mentioned in _MENTIONED.findall(entry):
            _bundle_with(mentioned, language)
    return bundle


@cache
def _entries(language: Language) -> dict[str, str]:
    """The text of each message and term, by name."""
    starts = list(_ENTRY.finditer(written := source(language)))
    ends = [start.start() for start in starts[1:]] + [len(written)]
    return {start[1]: written[start.start() : end] for start, end in zip(starts, ends, strict=True)}


def _shown(value: object) -> Any:
    """A fact as Fluent takes it: squares by their names, several things with commas."""
    if isinstance(value, int | float):
        return value
    if isinstance(value, Square):
        return square_name(value)
    if isinstance(value, Iterable) and not isinstance(value, str):
        return _cut(", ".join(str(_shown(item)) for item in value))
    return _cut(str(value))


def _cut(fact: str) -> str:
    """What was typed may be of any length; Fluent refuses what is too long for a sentence."""
    return fact if len(fact) <= LONGEST_FACT else fact[:LONGEST_FACT] + "…"
