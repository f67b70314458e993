"""The art and the colours that pictures are made of, read once from their files."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent
THEMES: Final = ("noon", "dusk")
SYMBOL: Final = re.compile(r'<symbol id="([^"]+)".*?</symbol>', re.DOTALL)
TOKEN: Final = re.compile(r"--([a-z0-9-]+):(#[0-9a-f]{3,6})\b")
BLOCK: Final = re.compile(r"([^{}]+)\{([^{}]*)\}")
FACE: Final = re.compile(r"@font-face\{[^}]*\}")
FILE: Final = re.compile(r"url\((fonts/[^)]+)\)")


@cache
def symbols(package: str) -> Mapping[str, str]:
    """By id: the markup of what every game uses, and of what this one adds."""
    return {
        found[1]: found[0]
        for folder in (HERE, folder_of(package))
        for found in SYMBOL.finditer(drawing(folder))
    }


@cache
def folder_of(package: str) -> Path:
    """Where the files of a game lie."""
    return Path(str(import_module(f"{package}.game").__file__)).parent


@cache
def drawing(folder: Path) -> str:
    """The art of a folder; empty if it has none."""
    file = folder / "art.svg"
    return file.read_text("utf-8") if file.exists() else ""


@cache
def colours(theme: str) -> Mapping[str, str]:
    """By name: what tokens.css says of it in this light."""
    found: dict[str, str] = {}
    for selector, body in BLOCK.findall(stylesheet()):
        if ":root" in selector or f"[data-theme={theme}]" in selector:
            found |= dict(TOKEN.findall(body))
    return found


@cache
def stylesheet() -> str:
    return (HERE / "tokens.css").read_text("utf-8")


@cache
def font_faces() -> str:
    """The style rules of all fonts with the fonts inside, for a file that stands alone."""

    def inlined(match: re.Match[str]) -> str:
        data = b64encode((HERE / match[1]).read_bytes()).decode()
        return f"url(data:font/woff2;base64,{data})"

    return "".join(FILE.sub(inlined, face) for face in FACE.findall(stylesheet()))
