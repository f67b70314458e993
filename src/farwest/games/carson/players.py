"""How the levels play carson. Cold.

A placement has eighty answers, most of them idle: whoever does not follow the game's lean wastes
its thoughts. With it 3,000 iterations won 7 of 8 duels against 12,000 without, by 38 points to 26.
"""

from __future__ import annotations

from typing import Any, Final

PLAYERS: Final[dict[str, Any]] = {}
SEAT_WISHES: Final[dict[str, str]] = {}
SENSE: Final = {"leaning": 1}  # for every level
