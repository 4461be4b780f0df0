"""The catalogue: every sentence a person reads, in French and in English.

`fr.ftl` and `en.ftl` beside this file are the one copy for the terminal, the server and the page
(Fluent, https://projectfluent.org). An error's sentence has the error's name in kebab case; its
variables are the error's facts.

>>> text("cli-interrupted", language="en")
'Interrupted.'
"""

import os
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
    bundle = _bundle(language or user_language())
    name, _, attribute = key.partition(".")
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
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source(language)))
    return bundle


def _shown(value: object) -> Any:
    """A fact as Fluent takes it: squares by their names, several things with commas."""
    if isinstance(value, str | int | float):
        return value
    if isinstance(value, Square):
        return square_name(value)
    if isinstance(value, Iterable):
        return ", ".join(str(_shown(item)) for item in value)
    return str(value)
