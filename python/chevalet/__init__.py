"""Every edition of French Scrabble: rules, word lists, move generation."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import os
    from typing import TypeAlias

    from chevalet.lexicon.lexicon import Lexicon as _Lexicon

    class lexicon(_Lexicon):  # noqa: N801
        """The package `chevalet.lexicon`, which can be called: see there."""

        Lexicon: TypeAlias = _Lexicon

        def __init__(self, name: str | os.PathLike[str]) -> None: ...


def __getattr__(name: str) -> Any:
    # Loaded when first asked for: the rules need no word list.
    if name == "lexicon":
        from importlib import import_module

        return import_module("chevalet.lexicon")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
