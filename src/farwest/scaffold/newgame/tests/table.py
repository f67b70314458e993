"""How tests set a table: positions in words, and dice dealt by hand."""

from __future__ import annotations

from typing import Any

from farwest.kernel.match import Match
from farwest.scaffold.newgame.game import GAME

Dice = list[dict[str, int]]  # by seat: how many of each face


def bidding(*dice: dict[str, int], seat: int = 0, **fields: Any) -> Match[Any, Any]:
    """A round in which everyone has rolled, and it is the turn of `seat`."""
    coins = fields.pop("coins", [3] * len(dice))
    asked = [{"ask": "BID_OR_CALL", "seat": seat}]
    position = {"seats": len(dice), "frames": asked, "round": 1, "coins": coins, "dice": [*dice]}
    return GAME.position(position | fields, chance="by hand")


def answers(match: Match[Any, Any]) -> list[str]:
    return [option.name for option in match.options()]


def told(match: Match[Any, Any], seat: int | None = None) -> list[str]:
    return [event.text for event in match.events(seat)]
