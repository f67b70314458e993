"""How the house's bots play desperados: levels search; the tracker learned, and is asked by name.

Legend searches and has the tracker's instinct (docs/strength.md, Learned by self-play).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from farwest.games.desperados.bots import showing, traits
from farwest.games.desperados.bots.tracker import Tracker, instinct

__all__ = ["PLAYERS", "ROLES", "SECONDS", "SENSE", "STEPS", "TRAITS", "instinct", "pointless"]

PLAYERS: Final[Mapping[str, Callable[..., Tracker]]] = {"tracker": Tracker}

# At 300 iterations the gang wins 28 of 60 against a marshal who leans, 37 of 40 against one who
# does not; a gang that leans wins 52 of 60. A marshal who guesses wins 9 games more in a hundred
# with 4 seats, and no more with 3; docs/balance-desperados.md has what else was tried. With what
# was learned of answers, at equal time, a marshal wins 8 (3 to 14) games more in a hundred with 3
# seats and 8 (2 to 14) with 4, a gang 3 (-2 to 8) and 2 (-4 to 8): docs/strength.md.
SENSE: Final = {"leaning": 1, "guessing": 1, "learned": 1}
# 150 to 300 points between levels are aimed at, with 3 seats and with 6 (docs/strength.md). Those
# of every game would be 300 to 500 apart with 3; and with 6 five of the gang slip, hence the crowd.
STEPS: Final[dict[str, dict[str, float]]] = {
    "greenhorn": {"iterations": 45, "slip": 0.034, "impulse": 0.08, "crowd": 1},
    "cowhand": {"iterations": 240, "slip": 0.018, "crowd": 1},
    "gunslinger": {"iterations": 850, "slip": 0.007, "crowd": 1},
    # What a marshal lets come to pass tells a gang (side 1) much; a marshal who trusts so loses.
    "legend": {"instinct": 0.03, "knowing": 1, "trusting": 1, "minded": 1},
}
SECONDS: Final = 0.4  # DESP-D15: less than any pause, which hides who had a choice

ROLES: Final = {0: "marshal", 1: "desperado"}  # by side
pointless = showing.pointless
TRAITS: Final = traits.TRAITS
