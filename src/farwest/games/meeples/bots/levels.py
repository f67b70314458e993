"""How the house's bots play meeples, and who begins."""

from __future__ import annotations

from typing import Final

from farwest.games.meeples.bots import traits

# A search that leans wins 71.8 % (67.3-75.8) of 400 duels against the same that does not; with what
# was learned of answers, 54.0 % (52.2-55.7) of 2982 more at equal time: docs/strength.md.
SENSE: Final = {"leaning": 1, "learned": 1}

# 150 to 300 points between levels: with the slips of every game's Greenhorn, which is 550 to 670
# below Cowhand here, it plays away what its lean knows.
STEPS: Final = {"greenhorn": {"slip": 0.04, "impulse": 0.3}}

TRAITS: Final = traits.TRAITS
FIRST_DRAWN: Final = True  # MEEP-D22: seat 0 begins, so who sits there is drawn
