"""think for a house's bots, from this machine or another"""

from __future__ import annotations

import argparse
import asyncio
import os
from pathlib import Path

from farwest.cli.words import add_language, command_says, language_of
from farwest.kernel.errors import BadCall


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--house", required=True, metavar="ADDRESS", help="http://... or https://")
    parser.add_argument(
        "--key",
        required=True,
        type=Path,
        metavar="FILE",
        help="as `serve --thinkers FILE` wrote it",
    )
    parser.add_argument(
        "--processes", type=int, default=os.cpu_count() or 1, metavar="N", help="at once; else all"
    )
    add_language(parser)


def run(wishes: argparse.Namespace) -> int:
    from farwest.server.thinking.jobs import MOST_PLACES
    from farwest.server.thinking.thinker import ThinkerLife, ThinkerRefused

    if not wishes.house.startswith(("http://", "https://")):
        raise BadCall(f"--house takes http://HOST:PORT or https://..., not {wishes.house[:60]!r}.")
    if not 1 <= wishes.processes <= MOST_PLACES:
        raise BadCall(f"--processes takes 1 to {MOST_PLACES}, not {wishes.processes}.")
    try:
        key = wishes.key.read_text().strip()
    except (OSError, UnicodeError) as error:
        raise BadCall(f"{wishes.key} cannot be read ({error}).") from None
    say = command_says(language_of(wishes.language))
    facts = {"house": wishes.house, "processes": wishes.processes}
    life = ThinkerLife(wishes.house, key, wishes.processes)
    try:
        asyncio.run(life.live(lambda: print(say("thinking-for", **facts), flush=True)))
    except ThinkerRefused as refused:
        raise BadCall(f"{wishes.house}: {refused}") from None
    return 0
