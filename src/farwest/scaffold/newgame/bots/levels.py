"""How the house's bots play newgame."""

from __future__ import annotations

from typing import Final

# Seventy answers, most of them absurd: look first where judgement points, and at few while looks
# are few. With 2 seats that wins 67.5 % of 400 games (63.0 to 71.7) against the search without.
# `guessing` stays off: with it on, 46.5 % of 400 (42.7 to 50.4). Measure your own.
SENSE: Final = {"leaning": 1, "width": 1}
