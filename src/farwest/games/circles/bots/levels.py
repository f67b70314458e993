"""Who plays circles well: the levels, and what a seat brings to the table.

Two axes: the level is judgement; `skill=expert` behind it is the hand (CIRC-D11).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from farwest.games.circles.bots.marksman import Marksman

PLAYERS: Final[Mapping[str, Callable[..., Marksman]]] = {  # instead of the search of that name
    "greenhorn": partial(Marksman, worlds=1, blur=4.0, care=0, impulse=0.05),
    "cowhand": partial(Marksman, worlds=2, blur=0.205),
    "gunslinger": partial(Marksman, worlds=4, blur=0.09),
    "legend": partial(Marksman, worlds=24),
    "marksman": Marksman,
}
STAND_IN: Final = {"hand": "average"}  # CIRC-D19: who keeps a person's place has no better hand
SECONDS: Final = 0.0  # a marksman looks at everything: it needs no more than it takes
SEAT_WISHES: Final = {"skill": "human"}  # a variant by seat, skill_0; and what people have
