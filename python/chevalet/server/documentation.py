"""The documentation of HTTP as a plain page: no script, nothing fetched from elsewhere."""

from html import escape
from typing import Any

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response


async def page(request: Request) -> Response:
    """Every address with what it takes and gives, read off the OpenAPI schema."""
    schema: dict[str, Any] = request.app.openapi()
    parts = [f"<h1>{escape(schema['info']['title'])} {escape(schema['info']['version'])}</h1>"]
    parts.append('<p>The same for programs: <a href="/openapi.json">openapi.json</a>.</p>')
    for path, methods in schema["paths"].items():
        for method, about in methods.items():
            parts += _operation(method.upper(), path, about)
    parts.append("<h2>Models</h2>")
    for name, model in schema["components"]["schemas"].items():
        parts += _model(name, model)
    head = '<meta charset="utf-8"><title>Chevalet: HTTP</title>'
    body = "\n".join(parts)
    return HTMLResponse(
        f'<!doctype html>\n<html lang="en"><head>{head}</head>\n<body>{body}</body></html>'
    )


def _operation(method: str, path: str, about: dict[str, Any]) -> list[str]:
    parts = [f"<h2><code>{method} {escape(path)}</code></h2>"]
    parts.append(f"<p>{escape(about.get('description', ''))}</p>")
    rows = [
        (f"{one['name']} ({one['in']})", _type(one["schema"]))
        for one in about.get("parameters", ())
    ]
    if "requestBody" in about:
        rows.append(("body", _type(_content(about["requestBody"]))))
    rows += [(code, _type(_content(answer))) for code, answer in about["responses"].items()]
    return [*parts, *_table(rows)]


def _model(name: str, model: dict[str, Any]) -> list[str]:
    rows = [(field, _type(one)) for field, one in model.get("properties", {}).items()]
    if "enum" in model:
        rows = [("one of", ", ".join(escape(str(one)) for one in model["enum"]))]
    about = escape(model.get("description", ""))
    return [f'<h3 id="{escape(name)}">{escape(name)}</h3>', f"<p>{about}</p>", *_table(rows)]


def _table(rows: list[tuple[str, str]]) -> list[str]:
    if not rows:
        return []
    lines = (f"<tr><th align='left'>{escape(key)}</th><td>{value}</td></tr>" for key, value in rows)
    return ["<table>", *lines, "</table>"]


def _content(holder: dict[str, Any]) -> dict[str, Any]:
    contents = list(holder.get("content", {}).values())
    found: dict[str, Any] = contents[0].get("schema", {}) if contents else {}
    return found


def _type(schema: dict[str, Any]) -> str:
    """A type in a few words, with a link to the model it names."""
    match schema:
        case {"$ref": ref}:
            name = escape(ref.rsplit("/", 1)[-1])
            return f'<a href="#{name}">{name}</a>'
        case {"anyOf": several} | {"oneOf": several}:
            return " or ".join(_type(one) for one in several)
        case {"const": value}:
            return f"<code>{escape(str(value))}</code>"
        case {"enum": values}:
            return ", ".join(f"<code>{escape(str(value))}</code>" for value in values)
        case {"type": "array", **more}:
            items = more.get("items") or {"anyOf": more.get("prefixItems", [])}
            return f"list of {_type(items)}"
        case {"type": "object", "additionalProperties": dict(values)}:
            return f"names to {_type(values)}"
        case {"type": kind}:
            return escape(str(kind))
        case _:
            return "anything"
