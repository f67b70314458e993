"""The log on stderr, one line an event: as text for eyes, or as JSON for programs.

Of an error it tells the kind, the places in the code, and what it said without anything in quotes
or long and random: a traceback as Python writes it may hold what somebody typed.
"""

from __future__ import annotations

import json
import logging
import re
import sys
import traceback
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from farwest.kernel.errors import FarwestError

LOUD: Final = "uvicorn.error"
QUOTED: Final = re.compile(r"'[^']*'|\"[^\"]*\"|“[^”]*”|«[^»]*»")
RANDOM: Final = re.compile(r"[\w.$+/=-]{16,}")
HIDDEN: Final = "…"
SITE: Final = "site-packages"
ALWAYS: Final[dict[str, Any]] = {}  # facts of this process, in every line


def set_up(wish: str) -> None:
    """`json` or `text`: every event; empty: warnings and errors, as text."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLine() if wish == "json" else TextLine())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("farwest").setLevel(logging.INFO if wish else logging.WARNING)


class JsonLine(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return json.dumps(facts_of(record), ensure_ascii=False)


class TextLine(logging.Formatter):
    """Time, level, event, then the facts as name=value."""

    def format(self, record: logging.LogRecord) -> str:
        facts = facts_of(record)
        head = [facts.pop(name) for name in ("time", "level", "event")]
        text = facts.pop("text", "")
        where = facts.pop("where", [])
        pairs = [f"{name}={fact}" for name, fact in facts.items()]
        line = " ".join(part for part in (*head, text, *pairs) if part)
        return one_line(line) + "".join(f"\n    {place}" for place in where)


def facts_of(record: logging.LogRecord) -> dict[str, Any]:
    found: dict[str, Any] = {
        "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
        "level": record.levelname.lower(),
        "event": getattr(record, "event", "") or record.name,
        **ALWAYS,
    }
    if hasattr(record, "event"):
        found |= getattr(record, "facts", {})
    else:
        found["text"] = one_line(record.getMessage())
    if record.exc_info and record.exc_info[1] is not None:
        found |= error_facts(record.exc_info[1])
    return found


def error_facts(error: BaseException) -> dict[str, Any]:
    said = str(error) if isinstance(error, FarwestError) else scrubbed(str(error))
    frames = traceback.extract_tb(error.__traceback__)
    return {
        "error": type(error).__name__,
        "said": one_line(said),
        "where": [f"{place(frame.filename)}:{frame.lineno} {frame.name}" for frame in frames],
    }


def scrubbed(text: str) -> str:
    return RANDOM.sub(HIDDEN, QUOTED.sub(HIDDEN, text))


def place(file: str) -> str:
    """As the reader knows it: from the package on."""
    parts = Path(file).parts
    for root in (SITE, "farwest"):
        if root in parts:
            start = len(parts) - 1 - parts[::-1].index(root)
            return "/".join(parts[start + (root == SITE) :])
    return Path(file).name


def one_line(text: str) -> str:
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())
