"""let a bot of this machine sit down at a table of a house, over the network"""

from __future__ import annotations

import argparse
import secrets
from http.client import HTTPException
from typing import Any, Final
from urllib.error import HTTPError, URLError

import farwest
from farwest.adapters.house_line import HouseLine, may_answer, refusal_of
from farwest.bots import bot
from farwest.kernel.errors import BadCall
from farwest.kit.reading import converted

TRIES: Final = 5  # at a line that went down


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--server", required=True, metavar="URL", help="as http://127.0.0.1:8000")
    parser.add_argument("--token", required=True, help="from the page “me” of that house")
    parser.add_argument("--table", required=True, help="the end of its link")
    parser.add_argument("--seat", type=int, default=-1, metavar="K", help="from 0; else any free")
    parser.add_argument("--level", default="cowhand", help="any bot, as legend or search:...")


def run(wishes: argparse.Namespace) -> int:
    line = HouseLine(wishes.server, wishes.token, wishes.table)
    for attempt in range(TRIES):
        try:
            return play(line, wishes.level, wishes.seat)
        except (URLError, OSError, HTTPException, EOFError) as error:
            if isinstance(error, HTTPError):
                raise BadCall(refusal_of(error)) from None
            if attempt == TRIES - 1:
                raise BadCall(f"{wishes.server} does not answer: {error}.") from None
    return 1


def play(line: HouseLine, level: str, seat: int) -> int:
    """Sits down, answers what it is asked, and leaves when the game is over."""
    game: Any = None
    player: Any = None
    for message in line.messages():
        if message["is"] == "table":
            if game is None:
                game = farwest.load(message["game"])
                player = bot(level, game, secrets.randbits(31))
            line.prepare(message, seat)
        elif message["is"] == "scene" and game is not None and may_answer(message):
            view = converted(message["view"], game.view_type, strict=False)
            line.do("play", move=message["move"], action=player.choose(view))
        elif message["is"] == "outcome":
            print(message["sentence"])
            return 0
    raise EOFError("the house closed the line")
