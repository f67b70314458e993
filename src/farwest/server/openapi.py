"""The OpenAPI page of the HTTP side, with its shapes taken from wire/."""

from __future__ import annotations

import re
from collections.abc import Iterable
from inspect import getdoc
from typing import Any, Final

import msgspec

from farwest import __version__
from farwest.server.routing import SOCKET, Way
from farwest.tables.wire import Refusal

VERSION: Final = "3.1.0"  # of OpenAPI
REF: Final = "#/components/schemas/{name}"
REFUSED: Final = (400, 403, 404, 409, 429, 503)
OURS: Final = "/api/"  # what lies elsewhere is files and pages, for browsers
PART: Final = re.compile(r"\{(\w+)\}")  # of a path
Shapes = dict[str, Any]


def page(ways: Iterable[Way]) -> dict[str, Any]:
    shapes: Shapes = {}
    paths: dict[str, Any] = {}
    for way in ways:
        if way.method != SOCKET and way.path.startswith(OURS):
            paths.setdefault(way.path, {})[way.method.lower()] = operation(way, shapes)
    about = "A house of Far West games. Sockets speak tables/wire/."
    return {
        "openapi": VERSION,
        "info": {"title": "farwest", "description": about, "version": __version__},
        "paths": paths,
        "components": {"schemas": shapes},
    }


def operation(way: Way, shapes: Shapes) -> dict[str, Any]:
    name = way.handler.__name__
    mark = re.sub(r"\W", "_", f"{name}{way.path}") + f"_{way.method.lower()}"
    made: dict[str, Any] = {"summary": name.replace("_", " ").title(), "operationId": mark}
    if text := getdoc(way.handler):
        made["description"] = text
    if parameters := [*map(in_path, PART.findall(way.path)), *in_query(way)]:
        made["parameters"] = parameters
    if way.takes is not None:
        made["requestBody"] = {"required": True, "content": content(way.takes, shapes)}
    refused = {"description": "Refused; nothing has changed.", "content": content(Refusal, shapes)}
    done = {"description": "Done.", "content": content(way.gives, shapes)}
    made["responses"] = {"200": done} | {str(status): refused for status in REFUSED}
    return made


def in_path(name: str) -> dict[str, Any]:
    schema = {"type": "string", "title": name.title()}
    return {"name": name, "in": "path", "required": True, "schema": schema}


def in_query(way: Way) -> list[dict[str, Any]]:
    return [
        {"name": name, "in": "query", "required": False, "schema": schema}
        for name, schema in (way.asks or {}).items()
    ]


def content(kind: Any, shapes: Shapes) -> dict[str, Any]:
    return {"application/json": {"schema": {} if kind is None else shape(kind, shapes)}}


def shape(kind: Any, shapes: Shapes) -> dict[str, Any]:
    (schema,), components = msgspec.json.schema_components([kind], ref_template=REF)
    shapes.update(components)
    return schema
