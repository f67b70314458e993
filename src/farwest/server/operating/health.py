"""`/health`: the process answers. `/ready`: the house takes guests, or a sentence says why not."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from farwest.kit.texts import LANGUAGES
from farwest.server.application import App
from farwest.server.routing import Ways

WAYS: Final = Ways()
HEADERS: Final = {"Cache-Control": "no-store"}


@WAYS.get("/health")
async def health(app: App, request: Request) -> Response:
    return PlainTextResponse("The house answers.\n", headers=HEADERS)


@WAYS.get("/ready")
async def ready(app: App, request: Request) -> Response:
    trouble = await app.readiness.trouble()
    if trouble is None:
        return PlainTextResponse("The house is ready.\n", headers=HEADERS)
    accepted = request.headers.get("accept-language", "").lower()
    language = next((known for known in LANGUAGES if accepted.startswith(known)), LANGUAGES[0])
    return PlainTextResponse(f"{trouble.said(language)}\n", 503, headers=HEADERS)
