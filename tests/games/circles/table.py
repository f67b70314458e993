"""A table to test circles at: positions laid by hand, and what happened in readable lines."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from farwest.games.circles import numbers as t
from farwest.games.circles.phases.flick import roll, speed_of
from farwest.games.circles.words import SKILLS
from tests.games import tabletop
from tests.games.tabletop import Tabletop

AnyMatch = tabletop.AnyMatch
HERE = Path(__file__).parent
PEOPLE = ("orange", "white", "green", "yellow", "blue")  # CIRC-S3
QUIET = ("FLICKED", "ROLLED ", "ROUND_BEGAN", "KEPT_TICKETS")
TABLE = Tabletop("circles", PEOPLE, quiet=QUIET)
GAME, RULES = TABLE.game, TABLE.rules
told = TABLE.told
options = TABLE.options
asked = TABLE.asked
SEATS = (2, 3, 4, 5)
HUMAN = SKILLS.index("human")
ALL_HUMAN = {f"skill_{seat}": "human" for seat in range(t.MAX_SEATS)}
SECTOR_OF = {  # a sector of each space
    **{"ranch": 0, "dig": 1, "shop": 2, "gold": 3, "bowl": 4, "robber": 5, "bank": 6},
    **{"saloon": 8, "mine": 14, "money_bag": 18},
}


def start(seats: int, first: int | None = 0, **variant: Any) -> AnyMatch:
    """A game from its start whose draws are ours to make."""
    match = GAME.match(seats, chance="by hand", variant=variant, names=PEOPLE[:seats])
    if first is not None:
        match.play(f"first {first}")
    return match


def lay(
    seats: int = 3,
    *,
    ask: str = "FLICK",
    theta: int = t.START,
    active: int = 0,
    goods: Sequence[Mapping[str, int]] = (),
    purse: Sequence[int] = (),
    account: Sequence[int] = (),
    variant: Mapping[str, Any] | None = None,
    **facts: Any,
) -> AnyMatch:
    """A position at the active seat's flick, or at its tickets (then it holds one or more)."""
    held = [dict(row) for row in goods] + [{} for _ in range(seats - len(goods))]
    left = {
        name: t.GOODS_IN_BOX[k] - sum(row.get(name, 0) for row in held)
        for k, name in enumerate(GAME.names["good"])
    }
    frames = [("END_TURN", "nobody"), (ask, active)]
    if ask == "TICKETS":
        frames.insert(1, ("ARRIVE", "nobody"))
    full: dict[str, Any] = {
        "seats": seats,
        "variant": {f"skill_{k}": "human" for k in range(seats)} | dict(variant or {}),
        "frames": [{"ask": kind, "seat": seat} for kind, seat in frames],
        **{"round": 1, "first": 0, "active": active, "star": 0, "theta": theta},
        "purse": [*purse, *[0] * (seats - len(purse))],
        "account": [*account, *[0] * (seats - len(account))],
        "goods": held,
        "shop": left,
        "bag": dict(zip(GAME.names["token"], t.BAG, strict=True)),
    }
    return GAME.position(full | facts, chance="by hand", names=PEOPLE[:seats])


def on(space: str, seats: int = 3, active: int = 0, **facts: Any) -> AnyMatch:
    """The active seat has stopped there, with a ticket it may use; `tickets 0` resolves it."""
    goods = [dict(row) for row in facts.pop("goods", ())]
    goods += [{} for _ in range(seats - len(goods))]
    goods[active]["ticket"] = goods[active].get("ticket", 0) or 1
    theta = t.SECTOR * SECTOR_OF[space] + t.HALF_SECTOR
    return lay(seats, ask="TICKETS", theta=theta, active=active, goods=goods, **facts)


@cache
def triple(delta: int) -> tuple[int, int, int]:
    """CIRC-D17: a power and two bytes of a human flick that rolls exactly so far."""
    aim = min(range(t.POWERS), key=lambda q: abs(roll(speed_of(q, HUMAN, 128, 128)) - delta))
    for q in sorted(range(max(0, aim - 9), min(t.POWERS, aim + 9)), key=lambda q: abs(q - aim)):
        for first in range(t.NOISES):
            for second in range(0, t.NOISES, 3):
                if roll(speed_of(q, HUMAN, first, second)) == delta:
                    return q, first, second
    raise AssertionError(f"no flick rolls {delta}")


def rolls(delta: int) -> list[str]:
    """The answers that roll the marble so far; None of them leaves the ring."""
    power, first, second = triple(delta)
    return [f"flick {power}", f"noise {first}", f"noise {second}", "noise 255"]


LEAVES = ["flick 1023", "noise 255", "noise 255", "noise 0"]  # jumps the rim


def owns(match: AnyMatch, seat: int) -> dict[str, int]:
    return dict(zip(GAME.names["good"], match.state.goods[seat], strict=True))
