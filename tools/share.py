"""The pictures that go with a shared link: a game's poster and name, and the house's own. By hand,
when a poster has changed: `python -m tools.share`, then look at each of them.
`tests/server/test_heads.py` says which is old."""

from __future__ import annotations

import sys
from html import escape
from pathlib import Path
from typing import Final
from zlib import crc32

from playwright.sync_api import Browser

from farwest import games, load
from farwest.kit import art
from farwest.server.heads import HIGH, HOUSE, PICTURE, WIDE
from farwest.tables.cards import poster, posters, symbols_of
from farwest.tables.words import phrase, say
from tests.browser.machine import browser_here, browsing
from tools.palette import HEAD, chunk, smaller

AFTER_HEADER: Final = len(HEAD) + 25
MADE_OF: Final = b"made-of\0"
MOST: Final = 300_000  # bytes
FONTS: Final = art.HERE / "fonts"
SHEET: Final = """<!doctype html><style>
@font-face {{ font-family: Sancreek; src: url({fonts}/sancreek-latin-400-normal.woff2); }}
@font-face {{ font-family: Barlow; src: url({fonts}/barlow-latin-600-normal.woff2); }}
body {{
  margin: 0; width: {wide}px; height: {high}px; overflow: hidden;
  background: {ground}; color: {paper}; font: 600 34px/1.3 Barlow;
  display: grid; grid-template-columns: 560px 1fr; align-items: center;
}}
figure {{
  margin: 0 0 0 48px; height: 500px; overflow: hidden;
  border: 5px solid {ink}; border-radius: 14px; box-shadow: 10px 12px 0 {ink};
}}
svg {{ display: block; width: 100%; height: 100%; }}
main {{ padding: 0 56px 0 64px; }}
h1 {{ font: 400 72px/1.02 Sancreek; margin: 0 0 24px; color: {brass}; }}
b {{
  font: 400 44px/1 Sancreek; color: {brass}; opacity: .85;
  display: block; margin-top: 40px;
}}
.five {{
  display: grid; grid-template-columns: repeat(2, 1fr); gap: 5px;
  background: {ink}; height: 100%;
}}
.five svg:nth-child(5) {{ grid-column: span 2; }}
</style><figure>{drawn}</figure><main><h1>{title}</h1>{line}<b>{mark}</b></main>"""


def use(symbol: str) -> str:
    return f'<svg preserveAspectRatio="xMidYMid slice"><use href="#{symbol}"/></svg>'


def page(name: str) -> str:
    """One picture as markup; what it was made of, for the test that says whether it is old."""
    colours = art.colours("noon")
    if name == HOUSE:
        drawn = f'<div class="five">{"".join(use(poster(load(game))) for game in games())}</div>'
        title, line, mark = "farwest", phrase("en", "share-house"), ""
    else:
        game = load(name)
        drawn = use(poster(game))
        title, line, mark = say(game, "en", "game"), say(game, "en", "card-line"), "farwest"
    looks = SHEET.format(
        fonts=FONTS.as_uri(),
        wide=WIDE,
        high=HIGH,
        ground=colours["mesa-4"],
        paper=colours["sheen"],
        brass=colours["brass"],
        ink=colours["ink"],
        drawn=drawn,
        title=escape(title),
        line=escape(line),
        mark=mark,
    )
    needed = posters() if name == HOUSE else symbols_of(load(name))
    return f'{looks}<svg style="display:none">{needed}</svg>'


def made_of(name: str) -> bytes:
    """A number of all that the picture shows, wherever it is drawn."""
    return b"%08x" % crc32(page(name).replace(FONTS.as_uri(), "").encode())


def file_of(name: str) -> Path:
    folder = art.HERE if name == HOUSE else art.folder_of(load(name).package)
    return folder / PICTURE


def draw(browser: Browser, name: str) -> None:
    shown = browser.new_page(viewport={"width": WIDE, "height": HIGH})
    sheet = Path("build") / "share.html"
    sheet.parent.mkdir(exist_ok=True)
    sheet.write_text(page(name), "utf-8")
    shown.goto(sheet.resolve().as_uri())
    shown.evaluate("document.fonts.ready")
    data = smaller(shown.screenshot())
    shown.close()
    data = data[:AFTER_HEADER] + chunk(b"tEXt", MADE_OF + made_of(name)) + data[AFTER_HEADER:]
    print(f"{file_of(name)}: {len(data):,} bytes{' TOO MANY' if len(data) > MOST else ''}")
    file_of(name).write_bytes(data)


def main() -> None:
    path = browser_here()
    if path is None:
        sys.exit("no browser here: tools/browser installs one where it can.")
    with browsing(path) as browser:
        for name in (HOUSE, *games()):
            draw(browser, name)


if __name__ == "__main__":
    main()
