"""What messages are made of."""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from chevalet.game.board import Laid, Square
from chevalet.game.play import CardUse, Word
from chevalet.server.mirror import AsJson


class Part(BaseModel):
    """A message, or a piece of one. Nothing in it but what the schema names."""

    model_config = ConfigDict(
        extra="forbid", frozen=True, json_schema_serialization_defaults_required=True
    )


class Asked(Part):
    """What the other side asks for: it may leave out what has a default."""


SquareJson = Annotated[Square, AsJson()]
LaidJson = Annotated[Laid, AsJson()]
WordJson = Annotated[Word, AsJson()]
CardUseJson = Annotated[CardUse, AsJson()]
Id = Annotated[int, Field(ge=0, lt=2**53)]
"""A number of the page's own choice, which comes back in the answer."""
