"""What a browser needs to install the house as an app: its manifest, in the asker's language."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from farwest.kit import art
from farwest.server.application import App
from farwest.server.routing import Ways
from farwest.tables.words import phrase

WAYS: Final = Ways()
MANIFEST: Final = "application/manifest+json"
ICONS: Final = (("icon-192.png", "192x192", "any"), ("icon-512.png", "512x512", "any"))
MASKED: Final = ("icon-maskable-512.png", "512x512", "maskable")
FRESH: Final = {"Cache-Control": "no-cache", "Vary": "Accept-Language, Cookie"}


@WAYS.get("/manifest.json")
async def manifest(app: App, request: Request) -> Response:
    language = await app.language(request)
    ground = art.colours("noon")["mesa-4"]

    def shortcut(name: str, path: str) -> dict[str, str]:
        return {"name": phrase(language, name), "url": path}

    told: dict[str, Any] = {
        "name": "farwest",
        "short_name": "farwest",
        "id": "/",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "lang": language,
        "description": phrase(language, "share-house"),
        "background_color": ground,
        "theme_color": ground,
        "categories": ["games"],
        "icons": [
            {"src": f"/{name}", "sizes": sizes, "type": "image/png", "purpose": purpose}
            for name, sizes, purpose in (*ICONS, MASKED)
        ],
        "shortcuts": [shortcut("app-new", "/new"), shortcut("app-puzzles", "/puzzles")],
    }
    return Response(msgspec.json.encode(told), media_type=MANIFEST, headers=FRESH)
