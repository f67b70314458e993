"""What the ints of circles are called, in the order of the tables."""

from typing import Final

NAMES: Final[dict[str, tuple[str, ...]]] = {
    "space": (
        *("ranch", "dig", "shop", "gold", "bowl", "robber", "bank", "saloon", "mine"),
        "money_bag",
    ),
    "good": ("shovel", "ticket", "cart"),
    "token": ("silver", "gold", "ruby", "stone"),
    "face": ("silver", "gold", "shovel", "ticket", "bank", "donation"),
    "side": ("a", "b"),
}
SKILLS: Final = ("average", "exact", "human", "expert", "skilled", "beginner", "wild")
LISTS: Final = {"stage": ("all", "closest", "farthest")}  # CIRC-E33: names that only positions use
