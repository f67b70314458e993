"""The OpenAPI page of the HTTP side, with its shapes taken from wire.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec
from fastapi import APIRouter, FastAPI
from fastapi.openapi.utils import get_openapi

from farwest.tables.wire import Refusal

REF: Final = "#/components/schemas/{name}"
Handler = Callable[..., Any]
SHAPES: dict[str, Any] = {}  # by name: what some route takes or gives
REFUSED: Final = (400, 403, 404, 409, 429, 503)


def route(
    router: APIRouter,
    method: str,
    path: str,
    *,
    takes: Any = None,
    gives: Any = None,
    asks: dict[str, dict[str, Any]] | None = None,
) -> Callable[[Handler], Handler]:
    """A route and what it is about; `asks`: its query, by name."""

    def add(handler: Handler) -> Handler:
        extra: dict[str, Any] = {}
        if takes is not None:
            content = {"application/json": {"schema": shape(takes)}}
            extra["requestBody"] = {"required": True, "content": content}
        if asks:
            extra["parameters"] = [
                {"name": name, "in": "query", "required": False, "schema": schema}
                for name, schema in asks.items()
            ]
        responses: dict[int | str, dict[str, Any]] = {
            status: said(Refusal, "Refused; nothing has changed.") for status in REFUSED
        }
        if gives is not None:
            responses[200] = said(gives, "Done.")
        router.add_api_route(
            path, handler, methods=[method], openapi_extra=extra, responses=responses
        )
        return handler

    return add


def said(kind: Any, text: str) -> dict[str, Any]:
    return {"description": text, "content": {"application/json": {"schema": shape(kind)}}}


def shape(kind: Any) -> dict[str, Any]:
    (schema,), components = msgspec.json.schema_components([kind], ref_template=REF)
    SHAPES.update(components)
    return schema


def describe(app: FastAPI) -> None:
    def page() -> dict[str, Any]:
        if app.openapi_schema is None:
            made = get_openapi(
                title=app.title,
                version=app.version,
                routes=app.routes,
                description="A house of five Far West games. Sockets speak tables/wire.py.",
            )
            made.setdefault("components", {}).setdefault("schemas", {}).update(SHAPES)
            app.openapi_schema = made
        return app.openapi_schema

    app.openapi = page  # type: ignore[method-assign]
