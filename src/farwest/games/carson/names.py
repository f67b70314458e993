"""What the ints of carson are called."""

from __future__ import annotations

from typing import Final

from farwest.games.carson.numbers import CORNERS_ON_A_SIDE, MAX_SEATS, MULTI, SIDE

SQUARES: Final = (
    *("wages", "ammunition", "three_roads", "one_road"),
    *("build_12", "build_10", "build_8", "build_6", "build_5", "build_4", "build_3"),
    *("land_income", "gun_income", "gambling", "land_points", "gun_points", "building_points"),
    *("buy_5", "buy_4", "buy_3", "buy_2"),
)
CELLS: Final = tuple(f"r{r}c{c}" for r in range(1, SIDE + 1) for c in range(1, SIDE + 1))
EDGES: Final = (  # CARSON-B4: H(i, c), then V(r, j)
    *(f"h{i}-{c}" for i in range(CORNERS_ON_A_SIDE) for c in range(1, SIDE + 1)),
    *(f"v{r}-{j}" for r in range(1, SIDE + 1) for j in range(CORNERS_ON_A_SIDE)),
)
BUILDINGS: Final = ("ranch", "mine", "drugstore", "bank", "saloon", "hotel", "church", "prison")
NAMES: Final = {  # in the order of the tables
    "square": SQUARES,
    "cell": CELLS,
    "target": (*SQUARES, *CELLS),
    "edge": EDGES,
    "building": BUILDINGS,
    "ground": ("empty", "river", "mountain", "house", *BUILDINGS),
    "card": (
        *("sheriff", "banker", "grocer", "railroad_worker", "settler", "captain", "mercenary"),
    ),
    "side": ("yellow", "red"),
    "property": ("buildings", "houses", "mountains"),
    "space": ("12", "10", "8", "6", "5", "4", "3"),
    "lot": ("none", "small", "middle", "large"),
    "line": (  # of INCOME_LINES
        *("ranch_free", "ranch_river", "mine_mountain", "mine_river", "drugstore_house"),
        *("drugstore_ranch", "bank_house", "bank_mine", "saloon_house", "hotel_itself"),
    ),
}
LISTS: Final = {  # names that only positions use
    "stage": ("sides", "order", "mountains", "tiles", "claims"),
    "worker": ("usual_or_pass", "usual", "white"),  # CARSON-A5.8
    "dispute": ("parcels", "buildings"),
    "source": ("row", "card", "kept"),
    "white_place": ("on_card", "in_reserve", "on_board"),
    "cowboy": (*range(MAX_SEATS), "white"),
    "multi": tuple(name for name, crowd in zip(SQUARES, MULTI, strict=True) if crowd >= 0),
}
