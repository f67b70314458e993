"""What is particular about the sentences of carson: read by tests/texts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from farwest.games.carson import numbers as t
from farwest.kernel.dice import Dice
from farwest.laws import variant_for
from tests.games.carson.table import GAME, PEOPLE, AnyMatch, lay, nobody
from tests.texts.wording import Wording, in_play

SOME_PLACES = (0, 20, 63)  # one message says them all; every one is said as an option


def progress() -> Iterator[AnyMatch]:
    """Random games of all variants."""
    yield from rare_positions()
    for seed in range(14):
        seats = 2 + seed % 4
        wishes = variant_for(GAME, seats, Dice(40 + seed))
        fresh = GAME.match(seats, chance="by hand", variant=wishes, names=PEOPLE[:seats])
        yield from in_play(fresh, GAME.dice(seed))


def rare_positions() -> Iterator[AnyMatch]:
    """What random play seldom shows."""
    sheriff: dict[str, Any] = {"cards": ("sheriff", "banker", "captain")}
    town: dict[str, Any] = {"ground": {"r1c1": "ranch", "r8c8": "ranch"}}
    town["owner"] = {"r1c1": 1, "r8c8": 0}
    yield lay(a=2, white=t.IN_RESERVE, standing={"gambling": [1], "r1c1": [2]}, **sheriff, **town)
    yield lay(face={"sheriff": "red"}, standing={"gambling": [1]}, **sheriff, **town)
    yield lay(seat=1, white_at="gambling", standing={"gambling": [0]}, **sheriff, **town)
    yield lay(ask="CHOOSE_WORKER", white=t.IN_RESERVE, reserve=[0, 1, 1], **sheriff)
    yield lay(round=4, variant={"board": "river"}, town="r2c6", ground={}, row={})
    yield lay(ask="GROCER_INCOME", cards=("grocer", "banker", "captain"), waited=[1, 0, 0], **town)
    yield lay(ask="CAPTAIN_BUY", cards=("captain",), reserve=[9, 3, 3], money=[3, 0, 0])
    placing: dict[str, Any] = {"building": "saloon", "builder": 0, "row": {}}
    placing |= {"below": [nobody("RESOLVE", 12)], "passed": [0, 1, 2]}
    yield lay(ask="LAY_ROAD", site="r4c7", plot="r5c5", owner={"r4c7": 0}, roads=[3], **placing)
    yield lay(
        ask="CONSENT", seat=1, site="r3c3", plot="r3c5", owner={"r3c3": 0, "r3c5": 1}, **placing
    )
    yield lay(ask="CASH_LIMIT", cards=("sheriff", "banker", "captain"), money=[33, 0, 0])
    yield lay(ask="NEXT_DUEL", standing={"r1c1": [0, 1], "r2c2": [1, 2]}, passed=[0, 1, 2])
    yield lay(ask="FREE_ROAD", variant={"board": "river"}, town="r2c6", ground={}, roads=[2])
    yield lay(
        ask="BUY_PARCEL", standing={"r1c1": [0], "r4c4": [0]}, money=[1, 0, 0], passed=[0, 1, 2]
    )


WORDING = Wording(
    GAME,
    PEOPLE,
    rules="CARSON",
    english=(
        "takes?|rolls?|pays?|earns?|builds?|row|column|house|road|gun|money|parcels?"
        "|church|bank|free|mountain"
    ),
    plurals="points|roads|guns|cowboys|routes|revolvers",
    progress=progress,
    some={"cell": SOME_PLACES, "edge": SOME_PLACES, "target": SOME_PLACES},
    ends=".!",
)
