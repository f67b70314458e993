"""What the points of each seat are made of, when the game is over."""

from __future__ import annotations

from farwest.scaffold.newgame.state import NewgameState


def sheet(s: NewgameState) -> list[tuple[str, list[int], str]]:
    """NEWGAME-Z2: each row is a text, the points by seat, and its rule."""
    return [("score-coins", list(s.coins)[: s.seats], "NEWGAME-Z2")]
