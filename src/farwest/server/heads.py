"""What a link tells before it is followed: its title, one sentence and a picture.

Only what any visitor of that address sees at once: the game, never who plays or how it stands. Of
a game that is over for everybody, the picture shows how it ended.
"""

from __future__ import annotations

from html import escape
from typing import Final

from starlette.requests import Request

from farwest import games, load
from farwest.adapters.drawing import can_rasterise
from farwest.kernel.errors import FarwestError
from farwest.kit import art
from farwest.server.application import App
from farwest.tables.words import phrase, say

TITLE: Final = "<title>farwest</title>"  # of the built page
PAGE: Final = '<html lang="en"'
LOCALES: Final = {"en": "en_GB", "fr": "fr_FR"}
HOUSE: Final = "house"
PICTURE: Final = "share.png"  # in a game's folder, drawn by tools/share.py from its poster
WIDE: Final = 1200
HIGH: Final = 630
AFTER: Final = ("over", "replay", "review")  # pages of games that are over
TOLD: Final = {  # by the first word of a path: which sentence
    "table": "share-table",
    "over": "share-over",
    "replay": "share-replay",
    "review": "share-review",
    "rules": "share-rules",
    "how": "share-how",
    "new": "share-new",
    "puzzle": "share-puzzle",
    "practice": "share-practice",
}


async def game_of(app: App, table: str, game: str) -> str:
    """The game that an address is about; empty: none, or nobody knows it."""
    if table:
        charter = await app.store.charter(table)
        game = charter.game if charter else ""
    return game if game in games() else ""


def picture_of(game: str) -> bytes | None:
    """The house's own where a game has none."""
    folders = [art.HERE] if game in ("", HOUSE) else [art.folder_of(load(game).package), art.HERE]
    found = (folder / PICTURE for folder in folders)
    return next((file.read_bytes() for file in found if file.exists()), None)


async def headed(app: App, request: Request, page: str, table: str = "", game: str = "") -> str:
    """The built page with the head that this address deserves."""
    language = await app.language(request)
    try:
        game = await game_of(app, table, game)
        title = say(load(game), language, "game") if game else ""
    except FarwestError:  # a game that fails is no reason to show no page
        game = title = ""
    first = request.url.path.split("/")[1]
    sentence = TOLD.get(first, "") if game else ""
    text = phrase(language, sentence or "share-house", game=title)
    name = f"{title} · farwest" if title else "farwest"
    drawn = f"/art/{game or HOUSE}.png"
    if game and first in AFTER and await shows_its_end(app, table):
        drawn = f"/api/replays/{table}/picture?language={language}"
    told = head(request, app.settings.secure, language, name, text, drawn)
    return spoken(page, language).replace(TITLE, told, 1)


async def shows_its_end(app: App, table: str) -> bool:
    """To any stranger who opens it."""
    try:
        await app.hall.finished(table, "")
    except FarwestError:
        return False
    return can_rasterise()


def spoken(page: str, language: str) -> str:
    """The built page, said to be in this language: the client will speak it."""
    return page.replace(PAGE, f'<html lang="{language}"', 1)


def head(request: Request, secure: bool, language: str, title: str, text: str, drawn: str) -> str:
    origin = f"{'https' if secure else request.url.scheme}://{request.url.netloc}"
    facts = {
        "og:site_name": "farwest",
        "og:type": "website",
        "og:title": title,
        "og:description": text,
        "og:url": f"{origin}{request.url.path}",
        "og:image": f"{origin}{drawn}",
        "og:image:width": str(WIDE),
        "og:image:height": str(HIGH),
        "og:locale": LOCALES[language],
    }
    metas = [f'<meta property="{name}" content="{escape(value)}">' for name, value in facts.items()]
    metas.append('<meta name="twitter:card" content="summary_large_image">')
    metas.append(f'<meta name="description" content="{escape(text)}">')
    return f"<title>{escape(title)}</title>" + "".join(metas)
