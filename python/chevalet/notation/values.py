"""Frozen values as JSON, and back: the annotations of their dataclasses are the schema."""

import types
from collections.abc import Callable
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from functools import cache
from typing import Any, Union, get_args, get_origin, get_type_hints


class Malformed(ValueError):
    """A JSON value that does not fit; `path` leads to it."""

    def __init__(self, path: str, wanted: str) -> None:
        super().__init__(f"{path}: {wanted}")
        self.path = path
        self.wanted = wanted


def to_json(value: Any) -> Any:
    """A value of dataclasses, tuples, sets, enumerations and plain things, as JSON has them.

    A dataclass says its name under `type`; fields that have their default are left out.
    """
    kind: Any = type(value)
    if kind in _PLAIN:
        return value
    if kind is tuple:
        return [to_json(item) for item in value]
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, frozenset):
        return [to_json(item) for item in sorted(value)]
    if not _is_dataclass(kind):
        return value
    told = {"type": kind.__name__}
    for name, default in _written(kind):
        item = getattr(value, name)
        if default is MISSING or item != default:
            told[name] = to_json(item)
    return told


# Asked first: most of what there is to write is one of these.
_PLAIN = frozenset({str, int, bool, float, type(None)})


@cache
def _written(kind: type) -> tuple[tuple[str, Any], ...]:
    """The fields of a dataclass, and what each is when it goes without saying."""
    return tuple((field.name, field.default) for field in fields(kind))


def from_json(kind: Any, value: Any, path: str = "") -> Any:
    """The value of that type, or `Malformed`."""
    return reader(kind)(value, path)


Reader = Callable[[Any, str], Any]


@cache
def reader(kind: Any) -> Reader:
    """What reads JSON as a value of this type; made once for each type."""
    origin = get_origin(kind)
    if origin in (Union, types.UnionType):
        return _one_of(get_args(kind))
    if origin is tuple:
        return _tuple(get_args(kind))
    if origin is frozenset:
        items = _tuple((get_args(kind)[0], ...))
        return lambda value, path: frozenset(items(value, path))
    if is_dataclass(kind):
        return _dataclass(kind)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return _enumeration(kind)
    return _plain(kind)


def _plain(kind: type) -> Reader:
    def read(value: Any, path: str) -> Any:
        # In JSON true is no number, though Python would have it so.
        if type(value) is not kind:
            raise Malformed(path, getattr(kind, "__name__", str(kind)))
        return value

    return read


def _enumeration(kind: type[Enum]) -> Reader:
    def read(value: Any, path: str) -> Any:
        try:
            return kind(value)
        except ValueError:
            raise Malformed(path, kind.__name__) from None

    return read


def _tuple(arguments: tuple[Any, ...]) -> Reader:
    endless = len(arguments) == 2 and arguments[1] is Ellipsis

    def read(value: Any, path: str) -> Any:
        if not isinstance(value, list) or not (endless or len(value) == len(arguments)):
            raise Malformed(path, "list")
        kinds = [arguments[0]] * len(value) if endless else arguments
        pairs = enumerate(zip(kinds, value, strict=True))
        return tuple(reader(kind)(item, f"{path}[{index}]") for index, (kind, item) in pairs)

    return read


def _one_of(kinds: tuple[Any, ...]) -> Reader:
    named: dict[str, Any] = {k.__name__: k for k in kinds if _is_dataclass(k)}
    others = [kind for kind in kinds if not is_dataclass(kind)]

    def read(value: Any, path: str) -> Any:
        if isinstance(value, dict):
            kind = named.get(str(value.get("type")))
            if kind is None:
                raise Malformed(f"{path}.type", " | ".join(named) or "no object")
            return reader(kind)(value, path)
        for kind in others:
            if kind is types.NoneType:
                if value is None:
                    return None
                continue
            try:
                return reader(kind)(value, path)
            except Malformed:
                continue
        raise Malformed(path, " | ".join(getattr(k, "__name__", str(k)) for k in kinds))

    return read


def _dataclass(kind: Any) -> Reader:
    known = {f.name: f for f in fields(kind)}

    def read(value: Any, path: str) -> Any:
        hints = _hints(kind)
        if not isinstance(value, dict) or value.get("type") != kind.__name__:
            raise Malformed(path, kind.__name__)
        for name in value:
            if name != "type" and name not in known:
                raise Malformed(f"{path}.{name}", "no such field")
        told = {}
        for name, field in known.items():
            if name in value:
                told[name] = reader(hints[name])(value[name], f"{path}.{name}")
            elif field.default is MISSING:
                raise Malformed(f"{path}.{name}", "missing")
        return kind(**told)

    return read


@cache
def _is_dataclass(kind: Any) -> bool:
    return is_dataclass(kind)


@cache
def _hints(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind)
