"""Values of the game in messages: read and written by `notation.values`, described by pydantic.

The game's dataclasses stay the only definition. A mirror is the pydantic model with the same fields
and the `type` that `to_json` adds; only its schema is used.
"""

import types
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from functools import cache
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from pydantic import BaseModel, ConfigDict, Field, GetCoreSchemaHandler, GetJsonSchemaHandler
from pydantic import create_model as new_model
from pydantic_core import CoreSchema, core_schema

from chevalet.notation.values import from_json, to_json


class AsJson:
    """Marks a field whose value is one of the game's: `Annotated[Square, AsJson()]`."""

    def __get_pydantic_core_schema__(self, kind: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        described = handler.generate_schema(mirror(kind))

        def read(value: Any) -> Any:
            return value if _is_game_value(value) else from_json(kind, value)

        return core_schema.no_info_plain_validator_function(
            read,
            json_schema_input_schema=described,
            serialization=core_schema.plain_serializer_function_ser_schema(to_json),
        )

    def __get_pydantic_json_schema__(
        self, schema: CoreSchema, handler: GetJsonSchemaHandler
    ) -> dict[str, Any]:
        # The same in both directions: what is written can be read.
        return handler(schema["json_schema_input_schema"])


def _is_game_value(value: Any) -> bool:
    if isinstance(value, tuple):
        return all(map(_is_game_value, value))
    return (
        value is None
        or isinstance(value, Enum)
        or (is_dataclass(value) and not isinstance(value, type))
    )


@cache
def mirror(kind: Any) -> Any:
    """The pydantic type that describes the JSON of a game value."""
    origin, arguments = get_origin(kind), get_args(kind)
    if origin in (Union, types.UnionType):
        return _union(arguments)
    if origin is tuple and arguments[1:] != (Ellipsis,):
        return tuple[tuple(mirror(one) for one in arguments)]  # type: ignore[misc]
    if origin in (tuple, frozenset):
        return list[mirror(arguments[0])]  # type: ignore[misc]
    return _model(kind) if is_dataclass(kind) else kind


def _union(kinds: tuple[Any, ...]) -> Any:
    models = tuple(mirror(one) for one in kinds if _is_dataclass(one))
    others = tuple(mirror(one) for one in kinds if not is_dataclass(one))
    if len(models) < 2:
        return Union[(*models, *others)]
    one_of: Any = Union[models]  # noqa: UP007
    told_apart: Any = Annotated[one_of, Field(discriminator="type")]
    return Union[(told_apart, *others)] if others else told_apart


def _is_dataclass(kind: Any) -> bool:
    return is_dataclass(kind)


def _model(kind: Any) -> type[BaseModel]:
    hints = get_type_hints(kind)
    described: dict[str, Any] = {"type": (Literal[kind.__name__], ...)}
    for field in fields(kind):
        # Left out by `to_json` when it has its default: the schema says that it may be missing.
        missing = field.default is MISSING
        described[field.name] = (mirror(hints[field.name]), ... if missing else Field(None))
    model: type[BaseModel] = new_model(
        kind.__name__,
        __config__=ConfigDict(extra="forbid", json_schema_extra=_without_false_defaults),
        __doc__=kind.__doc__,
        **described,
    )
    return model


def _without_false_defaults(schema: dict[str, Any]) -> None:
    """The defaults are the dataclass's, not the mirror's."""
    for described in schema["properties"].values():
        described.pop("default", None)
