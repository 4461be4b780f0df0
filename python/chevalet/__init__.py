"""Every edition of French Scrabble: rules, word lists, move generation."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import os
    from typing import TypeAlias

    from chevalet.analysis.best import best_moves as best_moves
    from chevalet.analysis.endgame import solve_endgame as solve_endgame
    from chevalet.analysis.preendgame import solve_preendgame as solve_preendgame
    from chevalet.analysis.simulation import simulate as simulate
    from chevalet.analysis.tools import Stop as Stop
    from chevalet.lexicon import comparison, exporting, opening, store
    from chevalet.lexicon import lexicon as look_ups
    from chevalet.play import Game as Game

    class lexicon(look_ups.Lexicon):  # noqa: N801
        """The package `chevalet.lexicon`, which can be called: type checkers know no such thing."""

        Lexicon: TypeAlias = look_ups.Lexicon
        Found: TypeAlias = look_ups.Found
        Hooks: TypeAlias = look_ups.Hooks
        Made: TypeAlias = look_ups.Made
        add = staticmethod(store.add)
        compare = staticmethod(comparison.compare)
        export = staticmethod(exporting.export)
        find = staticmethod(opening.find)
        names = staticmethod(opening.names)
        remove = staticmethod(store.remove)

        def __init__(self, name: str | os.PathLike[str]) -> None: ...


_FACES = {
    "Game": "chevalet.play",
    "Stop": "chevalet.analysis.tools",
    "best_moves": "chevalet.analysis.best",
    "simulate": "chevalet.analysis.simulation",
    "solve_endgame": "chevalet.analysis.endgame",
    "solve_preendgame": "chevalet.analysis.preendgame",
}


def __getattr__(name: str) -> Any:
    # Loaded when first asked for: the rules need no word list.
    from importlib import import_module

    if name == "lexicon":
        return import_module("chevalet.lexicon")
    if name in _FACES:
        return getattr(import_module(_FACES[name]), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
