"""The two catalogues say the same things, and every error has its sentence."""

import importlib
import pickle
import pkgutil
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast, visitor

import chevalet
from chevalet import messages
from chevalet.errors import ChevaletError, facts_of, key_of
from chevalet.game.board import Square
from chevalet.game.card_refusals import CardOutOfTime
from chevalet.game.refusals import BagTooSmall, WrongNumberOfSeats
from chevalet.messages import LANGUAGES, Language, describe


class _Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def _catalogue(language: Language) -> dict[str, set[str]]:
    """Key to variables; attributes are keys of their own, `message.attribute`."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(messages.source(language)).body:
        assert not isinstance(entry, ast.Junk), f"{language}.ftl: {entry.content!r}"
        if not isinstance(entry, ast.Message):
            continue
        parts = [(entry.id.name, entry.value)]
        parts += [(f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes]
        for key, pattern in parts:
            if pattern is None:
                continue
            assert key not in found, f"{language}.ftl: {key} twice"
            variables = _Variables()
            variables.visit(pattern)
            found[key] = variables.names
    return found


def _errors() -> Iterator[type[ChevaletError]]:
    """Every error class of the package that something can raise (a base of others is not)."""
    for module in pkgutil.walk_packages(chevalet.__path__, "chevalet."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
    pending: list[type[ChevaletError]] = [ChevaletError]
    while pending:
        error = pending.pop()
        children = [c for c in error.__subclasses__() if c.__module__.startswith("chevalet.")]
        pending += children
        if not children and error is not ChevaletError:
            yield error


def test_both_languages_have_the_same_keys_with_the_same_variables() -> None:
    french, english = (_catalogue(language) for language in LANGUAGES)
    assert french.keys() == english.keys()
    assert french == english


def test_every_error_has_its_sentence_and_the_sentence_only_uses_its_facts() -> None:
    catalogue = _catalogue("fr")
    for error in _errors():
        key = key_of(error)
        assert key in catalogue, f"python/chevalet/messages/*.ftl lack {key} ({error.__module__})"
        fields = set(getattr(error, "__dataclass_fields__", {}))
        assert catalogue[key] <= fields, f"{key} speaks of {catalogue[key] - fields}"


def test_an_unknown_key_is_a_fault_of_the_program() -> None:
    with pytest.raises(messages.UnknownMessage):
        messages.text("no-such-key", language="fr")


class NotASquare(ChevaletError):
    """Borrows a sentence of the catalogue to show how facts are told."""

    text: object


def test_facts_are_told_as_people_write_them() -> None:
    squares = (Square(7, 7), Square(0, 14))
    assert "“H8, A15”" in messages.describe(NotASquare(text=squares), language="en")


def test_errors_survive_pickling() -> None:
    error = pickle.loads(pickle.dumps(BagLike(held=3)))  # noqa: S301
    assert isinstance(error, BagLike)
    assert error.held == 3


class BagLike(ChevaletError):
    """An error with a fact given by name."""

    held: int


def test_other_exceptions_have_no_facts() -> None:
    assert facts_of(ValueError("x")) == {}


def test_one_and_many_are_told_apart() -> None:
    few = [BagTooSmall(held=held, required=7) for held in (0, 1, 2)]
    assert [describe(one, language="fr") for one in few] == [
        "Le sac est vide ; l’échange en demande 7.",
        "Il reste 1 lettre dans le sac ; l’échange en demande 7.",
        "Il reste 2 lettres dans le sac ; l’échange en demande 7.",
    ]
    alone = WrongNumberOfSeats(seats=2, least=1, most=1)
    assert describe(alone, language="en") == "This edition takes one seat; number given: 2."


def test_a_card_out_of_its_time_says_when_it_is_played() -> None:
    late = CardOutOfTime(card="regarder", when="any-time")
    assert "seule, sans mot" in describe(late, language="fr")
    assert "without a word" in describe(late, language="en")
