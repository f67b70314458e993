"""What is particular about the sentences of desperados: read by tests/texts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from farwest.kernel.match import Match
from tests.games.desperados.table import GAME, PEOPLE, lay, to, told
from tests.games.desperados.test_acting import in_salem
from tests.games.desperados.test_upkeep import pile, robbed
from tests.texts.wording import Wording, in_play


def progress() -> Iterator[Match[Any, Any]]:
    yield from rare_positions()
    for seats in (3, 5):
        wishes = {"marshal": "drawn"}
        fresh = GAME.match(seats, chance="by hand", variant=wishes, names=PEOPLE[:seats])
        yield from in_play(fresh, GAME.dice(seats))


def rare_positions() -> Iterator[Match[Any, Any]]:
    """Where too few disks, a disk that lies there and a lost card are the reasons."""
    crowd = in_salem("salem", "tuba_city", "tuba_city")
    told(crowd, "hold-up brown", "hold-up brown")
    yield crowd
    disk = in_salem("tuba_city", "tuba_city", "tuba_city")
    told(disk, "hold-up brown", "nothing", "nothing")
    to(disk, "DESPERADO_CARD")
    told(disk, "lay tombstone", "lay saloon", "lay la_luz")
    yield disk
    yield to(
        lay(("gallup", "la_luz", "roswell"), ("globe", "globe"), lost=[[], ["la_luz"], []]),
        "DESPERADO_CARD",
    )
    yield robbed(**pile(3))


WORDING = Wording(
    GAME,
    PEOPLE,
    rules="DESP",
    english=(
        "rounds?|turn|sheriffs?|ride|rides|lays?|shows?|bank|disks?|gang|win|wins|stays?|begins?"
        "|hold|cheats?|spies|step"
    ),
    plurals="sheriffs|disks|shérifs|disques",
    progress=progress,
    numbers=(1, 2, 5, 2300),
    unseen=("MARSHAL_LAID",),
    never=("refusal-stuck",),  # nobody who is stuck is ever asked
)
