"""The native core's exceptions become refusals that name what was asked."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NoReturn

from chevalet import _core
from chevalet.lexicon import refusals


@contextmanager
def translated(asked: str) -> Iterator[None]:
    """Within this, what the core refuses is refused in the name of `asked`."""
    try:
        yield
    except _core.BadLetters as error:
        raise refusals.NotLetters(text=asked, character=error.args[0]) from None
    except UnicodeEncodeError as error:
        # Half of a character, from a badly decoded file or command line.
        raise refusals.NotLetters(text=asked, character=asked[error.start]) from None
    except _core.BadPattern as error:
        _pattern(asked, *error.args)
    except _core.BadExpression as error:
        kind, at, detail = error.args
        if kind == "too-large":
            raise refusals.ExpressionTooLarge(expression=asked) from None
        raise refusals.BadExpression(expression=asked, place=at + 1, detail=detail) from None
    except _core.BadGraph as error:
        raise refusals.BrokenGraph(file=asked, detail=str(error)) from None
    except _core.BadWordList as error:
        _word_list(asked, *error.args)


def _pattern(pattern: str, kind: str, at: int, character: str | None) -> NoReturn:
    place = at + 1
    match kind:
        case "unknown-character":
            raise refusals.PatternCharacter(pattern=pattern, place=place, character=character or "")
        case "unclosed-choice":
            raise refusals.PatternUnclosed(pattern=pattern, place=place)
        case "empty-choice":
            raise refusals.PatternEmptyChoice(pattern=pattern, place=place)
        case _:
            raise refusals.PatternTooLong(pattern=pattern)


def _word_list(file: str, kind: str, *facts: object) -> NoReturn:
    match kind, facts:
        case "empty", _:
            raise refusals.EmptyWordList(file=file)
        case "not-text", _:
            raise refusals.NotText(file=file)
        case "few-words", (int(words), int(lines), list(dropped)):
            _, _, examples = max(dropped, key=lambda reason: reason[1])
            line, example = examples[0]
            raise refusals.FewWords(file=file, words=words, lines=lines, line=line, example=example)
        case "bad-length", (str(word),):
            raise refusals.BadWordLength(word=word)
        case _:
            raise refusals.GraphTooLarge(file=file)
