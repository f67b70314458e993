"""What is particular about the sentences of goat: read by tests/texts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from farwest.kernel.match import Match
from tests.games.goat.table import GAME, PEOPLE, SEATS, last_offer
from tests.texts.wording import Wording, in_play


def progress() -> Iterator[Match[Any, Any]]:
    match = last_offer(controls={"gambler": 3}, tokens=[{"bottle": 1}, {}, {"bills": 1}])
    match.play("accept")  # two of the Gambler's four opponents have no token
    yield match
    for seats in SEATS:
        for seed in range(3):
            fresh = GAME.match(seats, chance="by hand", names=PEOPLE[:seats])
            yield from in_play(fresh, GAME.dice(seed))


WORDING = Wording(
    GAME,
    PEOPLE,
    rules="GOAT",
    english=(
        "offers?|cards?|takes?|tokens?|coins?|hats?|deck|dealt|draws?|rounds?|store|bank|thief"
        "|outlaw|goat|barmaid|gambler|widow|miner"
    ),
    plurals=(
        "cards|crates|bundles|nuggets|bottles|cartes|caisses|liasses|bovins|pépites|bouteilles"
    ),
    progress=progress,
    numbers=(1, 2, 5),
    unseen=("DREW", "LAID_DOWN", "STOLE"),
)
