"""How the house's bots play newgame."""

from __future__ import annotations

from typing import Final

# Seventy answers, most of them absurd: look first where judgement points, and at few while looks
# are few. Worlds are drawn as the guess has them.
SENSE: Final = {"leaning": 1, "width": 1, "guessing": 1}
