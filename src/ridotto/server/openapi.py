"""The OpenAPI description of the API, made from the structs that read and write it."""

import re
from functools import cache
from typing import Any, Final

import msgspec

from ridotto import __version__
from ridotto.cards.pack_names import LANGUAGES
from ridotto.server.api_call import Call
from ridotto.server.http_bodies import Problem
from ridotto.server.http_requests import PARAMETER
from ridotto.server.persons import PATTERN
from ridotto.server.routes import CALLS, PROBLEMS
from ridotto.server.wire import AnyFrame

REF = "#/components/schemas/{name}"


@cache
def openapi() -> dict[str, Any]:
    """Return the whole description, OpenAPI 3.1. Its schemas include the socket's frames."""
    kinds = [kind for call in CALLS for kind in (call.body, call.answer) if kind is not None]
    kinds = [*kinds, Problem, AnyFrame]
    found, components = msgspec.json.schema_components(kinds, schema_hook=_hook, ref_template=REF)
    _open_bases(components)
    schemas = {id(kind): schema for kind, schema in zip(kinds, found, strict=True)}
    paths: dict[str, Any] = {}
    for call in CALLS:
        body = schemas[id(call.body)] if call.body is not None else None
        operation = _operation(call, body, schemas[id(call.answer)])
        paths.setdefault(call.path, {})[call.method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "Ridotto", "version": __version__, "description": DESCRIPTION},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


DESCRIPTION = "Tables for old card games. The socket is told of in docs/protocol.md."


KEY: Final[dict[str, Any]] = {
    "name": "Ridotto-Key",
    "in": "header",
    "required": True,
    "schema": {"type": "string", "pattern": f"^{PATTERN}$"},
}


def _open_bases(components: dict[str, Any]) -> None:
    """Let a base class stand for any type of the game at the table."""
    for base in ("Action", "Event", "State"):
        properties = components.get(base, {}).get("properties", {})
        if "type" in properties:
            properties["type"] = {"type": "string"}


def _hook(kind: Any) -> dict[str, Any]:
    """Describe an action as a client sends it: the game defines its fields."""
    if kind is msgspec.Raw:
        return {"type": "object", "description": "An action of the game, with its type and seat."}
    raise NotImplementedError(kind)


def _operation(call: Call, body: Any, answer: Any) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "summary": (call.endpoint.__doc__ or "").strip(),
        "parameters": _parameters(call),
        "responses": _responses(call, answer),
    }
    if body is not None:
        content = {"application/json": {"schema": body}}
        operation["requestBody"] = {"required": True, "content": content}
    if call.secured:
        operation["security"] = [{}, {"token": []}]
    return operation


def _parameters(call: Call) -> list[dict[str, Any]]:
    named = [
        {"name": name, "in": "path", "required": True, "schema": {"type": _kind(name)}}
        for name in re.findall(r"{(\w+)}", call.path)
    ]
    asked = [
        {"name": name, "in": "query", "required": False, "schema": {"type": "integer"}}
        for name in call.query
    ]
    wished = [
        {"name": name, "in": "query", "required": False, "schema": _word(name)}
        for name in call.query_words
    ]
    return [*named, *asked, *wished, *([KEY] if call.keyed else [])]


def _word(name: str) -> dict[str, Any]:
    """Describe a parameter that is a word; for a language, list the possible ones."""
    return {"type": "string", **({"enum": list(LANGUAGES)} if name == PARAMETER else {})}


def _kind(parameter: str) -> str:
    """Return the type of a parameter: deals have numbers, tables and games have names."""
    return "integer" if parameter == "deal" else "string"


def _responses(call: Call, answer: Any) -> dict[str, Any]:
    media = call.media.partition(";")[0]
    schema = answer if media == "application/json" else {"type": "string"}
    statuses = [call.status]
    if call.path.endswith("/commands"):
        statuses.append(409)
    problem = {"application/json": {"schema": {"$ref": REF.format(name="Problem")}}}
    return {
        **{
            str(status): {"description": "Done.", "content": {media: {"schema": schema}}}
            for status in statuses
        },
        **{
            str(status): {"description": PROBLEMS[status], "content": problem}
            for status in call.problems
        },
    }
