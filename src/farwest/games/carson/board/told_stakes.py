"""Stakes and chips of carson that a few plain values say all of: told once for all tables."""

from __future__ import annotations

from farwest.games.carson.numbers import BUILT
from farwest.games.carson.words import NAMES
from farwest.kit.keeping import remembered
from farwest.kit.speaking import Say
from farwest.kit.stakes import Chip, Stake
from farwest.kit.texts import Named


def on_ground(held: int) -> Named:
    if held >= BUILT:
        return Named("building", NAMES["building"][held - BUILT])
    return Named("ground", NAMES["ground"][held])


@remembered
def price_chip(say: Say, n: int) -> Chip:
    return Chip(say("chip-price", n=n), "loss" if n else "fact", "coin")


@remembered
def at_parcel(say: Say, verb: str, cell: int) -> str:
    """What is done on a parcel is called by its place."""
    return say("act-at", verb=verb, a=Named("cell", NAMES["cell"][cell]))


@remembered
def staked_alone(say: Say, cell: int, held: int, price: int) -> Stake:
    """Where nobody stands. There are many such parcels, and little of each can change."""
    line = say("stake-stake", a=on_ground(held))
    return Stake(line, (price_chip(say, price),), at_parcel(say, "stake", cell))


@remembered
def claimed_bare(say: Say, cell: int, held: int) -> Stake:
    """Where nothing stands, nothing is gained."""
    line = say("stake-ground", a=on_ground(held))
    return Stake(line, act=at_parcel(say, "claim", cell))
