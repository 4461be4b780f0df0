"""Errors that a person will read: typed, carrying facts, without wording.

The wording is in the catalogue (`chevalet.messages`), under the error's name in kebab case. Pure:
nothing here reads a file, so the rules may use it.
"""

import dataclasses
import re
from typing import Any, Self, dataclass_transform

_WORD_START = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])")


@dataclass_transform(eq_default=False)
class ChevaletError(Exception):
    """Something the user asked for cannot be done. Annotate a subclass's facts; that is all.

    >>> class BagTooSmall(ChevaletError):
    ...     held: int
    ...     required: int
    >>> error = BagTooSmall(held=3, required=7)
    >>> error.key, error.facts
    ('bag-too-small', {'held': 3, 'required': 7})
    >>> str(error)
    'held=3, required=7'
    """

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        # Equal by identity, as exceptions are: tracebacks and `except*` keep them in sets.
        dataclasses.dataclass(eq=False, repr=True)(cls)

    @property
    def key(self) -> str:
        """The error's name in the catalogue."""
        return key_of(type(self))

    @property
    def facts(self) -> dict[str, Any]:
        """What the message may speak of, by field name."""
        return facts_of(self)

    def __str__(self) -> str:
        return ", ".join(f"{name}={value!r}" for name, value in self.facts.items())

    def __reduce__(self) -> tuple[Any, ...]:
        # Facts given by name are not in `args`, so the usual pickling of exceptions loses them.
        return (_rebuild, (type(self), self.facts))

    @classmethod
    def _from_facts(cls, facts: dict[str, Any]) -> Self:
        return cls(**facts)


def key_of(error: type[BaseException]) -> str:
    """The kebab-case name of an error class: `BagTooSmall` is `bag-too-small`."""
    return _WORD_START.sub("-", error.__name__).lower()


def facts_of(error: BaseException) -> dict[str, Any]:
    """The fields of an error that is a dataclass; nothing for any other exception."""
    names = getattr(error, "__dataclass_fields__", ())
    return {name: getattr(error, name) for name in names}


def _rebuild(cls: type[ChevaletError], facts: dict[str, Any]) -> ChevaletError:
    return cls._from_facts(facts)
