"""What is particular about the sentences of meeples: read by tests/texts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from farwest.kernel.match import Match
from tests.games.meeples.table import GAME, PEOPLE, SEATS, duel, lay, told
from tests.texts.wording import Wording, in_play


def progress() -> Iterator[Match[Any, Any]]:
    match = lay(3, inside={"t6": "robber*2"}, standing={"sw": "miner"}, token={"sw": 0})
    told(match, "pick t6", "go cw")
    yield match
    match = duel("builder", "miner")
    told(match, "showdown", "roll 1", "roll 2")
    yield match
    for seats in SEATS:
        fresh = GAME.match(seats, chance="by hand", names=PEOPLE[:seats])
        yield from in_play(fresh, GAME.dice(seats))


WORDING = Wording(
    GAME,
    PEOPLE,
    rules="MEEP",
    english=(
        "draws?|rounds?|builders?|miners?|robbers?|deputy|jail|bank|graves?|bars?|stone|gold"
        "|showdown|marquees?|drops?|picks?"
    ),
    plurals="meeples|Meeples|Robbers|Bandits",
    progress=progress,
    ends=".!",
)
