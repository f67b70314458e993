"""Positions in which a strong person's move is plain: <game>.jsonl, one a line.

Each has a name, the answers that are plain, one sentence why, and the position as Match.position()
writes it (laid by hand with tests/games/<game>/table.py). A position belongs here if the reason
stands by itself, by the rules and by counting, whatever a bot plays.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec

from farwest.bots.registry import bot
from farwest.bots.search import SearchBot
from farwest.kernel.game import AnyGame
from farwest.kernel.match import Match
from farwest.kit.reading import decoded

HERE: Final = Path(__file__).parent
TEN: Final = 10  # of each game


class Plain(msgspec.Struct, frozen=True):
    name: str
    why: str
    plain: list[str]  # answers as they are typed
    position: dict[str, Any]

    def laid(self, game: AnyGame) -> Match[Any, Any]:
        return game.position(self.position)


class Answer(msgspec.Struct, frozen=True):
    """What a bot plays there, and the chance to win it gives that; None: it does not say."""

    action: str
    chance: float | None


def positions_of(game: str) -> list[Plain]:
    lines = (HERE / f"{game}.jsonl").read_text("utf-8").splitlines()
    return [decoded(line, Plain) for line in lines]


def answered(game: AnyGame, view: Any, spec: str, seed: int) -> Answer:
    player: Any = bot(spec, game, seed)
    action = player.choose(view)
    chance = None
    if isinstance(player, SearchBot):
        chance = {t.action: t.chance for t in player.thinker.think(view)}.get(action)
    return Answer(game.action_names[action], chance)
