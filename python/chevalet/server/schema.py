"""The schema of all messages, for whoever generates types: `python -m chevalet.server.schema`.

One JSON Schema document: every message of the socket and every model of HTTP under `$defs`;
`ClientMessage` and `ServerMessage` are the two unions of the socket.
"""

import json
import sys
from inspect import isclass
from typing import Any

from pydantic.json_schema import JsonSchemaMode, models_json_schema

from chevalet.server import rest, study_messages
from chevalet.server.parts import Asked, Part
from chevalet.server.protocol import VERSION, client_messages, server_messages


def schema() -> dict[str, Any]:
    """What is asked is described as it is read, what is answered as it is written."""
    named = {**vars(rest), **vars(study_messages)}.values()
    models = [m for m in named if isclass(m) and issubclass(m, Part) and m not in (Part, Asked)]
    _, described = models_json_schema([(model, _mode(model)) for model in models])
    asked = client_messages.json_schema(mode="validation")
    said = server_messages.json_schema(mode="serialization")
    definitions = {**described["$defs"], **asked.pop("$defs"), **said.pop("$defs")}
    definitions |= {"ClientMessage": asked, "ServerMessage": said}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Chevalet",
        "description": f"Messages of the server, version {VERSION}",
        "$defs": dict(sorted(definitions.items())),
    }


def _mode(model: type[Part]) -> JsonSchemaMode:
    return "validation" if issubclass(model, Asked) else "serialization"


if __name__ == "__main__":
    json.dump(schema(), sys.stdout, ensure_ascii=False, indent=1)
    sys.stdout.write("\n")
