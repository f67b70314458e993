"""Every game in both climates: interpreted, and compiled where it was built."""

from __future__ import annotations

from typing import Any

import pytest

import farwest
from farwest.kernel.game import Game


def game_in(name: str, pure: bool) -> Game[Any, Any]:
    game = farwest.load(name, pure=pure)
    if not pure and not game.compiled:
        pytest.skip(f"{name} is not compiled here (FARWEST_PURE=1, or not built)")
    return game
