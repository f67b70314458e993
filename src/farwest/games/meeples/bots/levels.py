"""How the house's bots play meeples, and who begins."""

from __future__ import annotations

from typing import Final

# A search that leans wins 71.8 % (67.3-75.8) of 400 duels against the same that does not.
SENSE: Final = {"leaning": 1}

FIRST_DRAWN: Final = True  # MEEP-D22: seat 0 begins, so who sits there is drawn
