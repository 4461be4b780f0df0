"""Bad input ends with one clear line on the error stream and exit code 2, never a traceback."""

import re
import sys
import unicodedata
from typing import Any

import typer

from chevalet.errors import ChevaletError
from chevalet.messages import describe, text

BAD_INPUT = 2


class UnknownCommand(ChevaletError):
    """There is no command of this name."""

    name: str
    similar: str


def refuse(error: ChevaletError) -> int:
    """Say what is wrong with what the user gave."""
    return _say(describe(error))


def misused(error: typer.TyperException) -> int:
    """Say which option or argument is wrong. Typer's errors are worded in English only."""
    name = _parameter(error)
    match type(error).__name__:
        case "NoArgsIsHelpError":
            return BAD_INPUT  # the help of the group was shown instead
        case "MissingParameter":
            return _say(text("usage-missing", name=name))
        case "NoSuchOption":
            return _say(text("usage-no-such-option", name=name))
        case "BadOptionUsage" if "requires" in error.message:
            return _say(text("usage-value-missing", name=name))
        case "BadOptionUsage":
            return _say(text("usage-no-value", name=name))
        case "BadParameter":
            return _say(_bad_value(error, name))
        case "UsageError" if extra := _EXTRA.search(error.message):
            return _say(text("usage-extra", extra=extra[1]))
        case _:
            return _say(text("usage-other", detail=error.format_message()))


_EXTRA = re.compile(r"unexpected extra argument\(s\) \((.*)\)$", re.DOTALL)


def _bad_value(error: typer.TyperException, name: str) -> str:
    """What is wrong with the value of an option, by the validator that refused it."""
    faults: list[Any] = getattr(error.__cause__, "errors", list)()
    match faults:
        case [{"type": "greater_than_equal", "ctx": {"ge": least}}, *_]:
            return text("usage-too-small", name=name, least=str(least))
        case [{"type": "less_than_equal", "ctx": {"le": most}}, *_]:
            return text("usage-too-large", name=name, most=str(most))
        case [{"type": str(kind)}, *_] if kind.startswith(("int_", "float_")):
            return text("usage-no-number", name=name)
    descriptor = getattr(getattr(error, "param", None), "type_descriptor", None)
    if known := getattr(descriptor, "choices", None):
        return text("usage-no-choice", name=name, known=known)
    return text("usage-bad-value", name=name, detail=error.message)


def unreadable(error: OSError) -> int:
    """Say which file cannot be read or written."""
    if error.filename is None:
        return _say(text("output-failed"))
    name = str(error.filename)
    match error:
        case FileNotFoundError():
            return _say(text("file-not-found", name=name))
        case PermissionError():
            return _say(text("file-forbidden", name=name))
        case IsADirectoryError():
            return _say(text("file-is-a-folder", name=name))
        case _:
            return _say(text("file-unusable", name=name, detail=error.strerror or str(error)))


def _parameter(error: typer.TyperException) -> str:
    """The option or argument an error is about, as the user writes it."""
    if option := getattr(error, "option_name", None):
        return str(option)
    parameter = getattr(error, "param", None)
    if parameter is None:
        return ""
    if parameter.param_type_name == "option":
        return str(parameter.opts[0])
    return str(parameter.metavar or parameter.name).upper()


def _say(sentence: str) -> int:
    # What the user typed may be quoted in it: nothing in it may move the cursor or add a line.
    sys.stderr.write(f"chevalet: {''.join(map(_harmless, sentence))}\n")
    return BAD_INPUT


def _harmless(character: str) -> str:
    # The narrow spaces of French numbers are spaces, though Python does not call them printable.
    if character.isprintable() or unicodedata.category(character) == "Zs":
        return character
    return "\N{REPLACEMENT CHARACTER}"
