"""A table for the tests of meeples: positions by hand, and what happened as lines of words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from farwest.games.meeples import numbers as t
from tests.games import tabletop
from tests.games.tabletop import Tabletop

AnyMatch = tabletop.AnyMatch
HERE = Path(__file__).parent
PEOPLE = ["orange", "green", "grey", "black"]
TABLE = Tabletop("meeples", PEOPLE, of_nobody=["DEALT_MEEPLE"], nobody="nobody")
GAME, RULES = TABLE.game, TABLE.rules
told = TABLE.told
lines = TABLE.lines
options = TABLE.options
asked = TABLE.asked
SEATS = tuple(GAME.seats)
MEEPLES = GAME.names["meeple"]
BUILDINGS = GAME.names["building"]
SPACES = GAME.names["space"]


def counts(words: str) -> list[int]:
    """ "miner builder*3" as numbers by meeple."""
    found = [0] * t.MEEPLES
    for word in words.split():
        name, _, number = word.partition("*")
        found[MEEPLES.index(name)] += int(number or 1)
    return found


def lay(
    seats: int = 2,
    *,
    ask: str = "PICK",
    active: int = 0,
    round: int = 1,
    inside: Mapping[str, str] | None = None,
    standing: Mapping[str, str] | None = None,
    token: Mapping[str, int] | None = None,
    rest: str = "b4",
    graves: str = "",
    box: str = "",
    gold: Sequence[int] = (),
    stone: Sequence[int] = (),
    bars: Sequence[int] = (),
    owner: Mapping[str, int] | None = None,
    upgraded: Sequence[str] = (),
    jail_dynamite: int = 3,
    bag_dynamite: int = 0,
    variant: Mapping[str, Any] | None = None,
) -> AnyMatch:
    """A position in a turn. Meeples not named stand in `rest`, Madame in the Saloon; pieces not
    named are in the Bag, Dynamite not named has exploded."""
    standing, inside = standing or {}, dict(inside or {})
    placed = [counts(words) for words in (*inside.values(), *standing.values(), graves, box)]
    left = [n - sum(row[k] for row in placed) for k, n in enumerate(t.IN_BOX)]
    rooms = {name: counts(words) for name, words in inside.items()}
    rooms.setdefault("saloon", [0] * t.MEEPLES)[t.MADAME] += left[t.MADAME]
    crowd = rooms.setdefault(rest, [0] * t.MEEPLES)
    for meeple in range(t.MADAME):
        crowd[meeple] += left[meeple]
    asked = [("END_TURN", "nobody"), ("BANK", "nobody"), ("RESOLVE_NEXT", "nobody"), (ask, active)]
    facts = {
        "seats": seats,
        "variant": variant or {},
        "frames": [{"ask": kind, "seat": who} for kind, who in asked],
        "round": round,
        "active": active,
        "inside": {name: dict(zip(MEEPLES, row, strict=True)) for name, row in rooms.items()},
        "standing": dict(standing),
        "token": dict(token or {}),
        "graves": dict(zip(MEEPLES, counts(graves), strict=True)),
        "box": dict(zip(MEEPLES, counts(box), strict=True)),
        "owner": dict(owner or {}),
        "upgraded": dict.fromkeys(upgraded, True),
        "gold": [*gold, *[0] * (seats - len(gold))],
        "stone": [*stone, *[0] * (seats - len(stone))],
        "bars": [*bars, *[0] * (seats - len(bars))],
        "bars_left": t.BARS - sum(bars),
        "bag": [
            t.PIECES_IN_BOX[t.GOLD] - sum(gold),
            t.PIECES_IN_BOX[t.STONE] - sum(stone),
            bag_dynamite,
        ],
        "jail_dynamite": jail_dynamite,
        "exploded": t.PIECES_IN_BOX[t.DYNAMITE] - jail_dynamite - bag_dynamite,
    }
    return GAME.position(facts, chance="by hand", names=PEOPLE[:seats])


def resolving(standing: Mapping[str, str], seats: int = 2, **facts: Any) -> AnyMatch:
    """Step 3 of a turn. A Miner at the Door of T4, which nobody owns, keeps the choice open."""
    return lay(seats, ask="RESOLVE", standing={"t4": "miner", **standing}, **facts)


def duel(west: str, east: str, seats: int = 2, **facts: Any) -> AnyMatch:
    """Orange is active and controls SW, green SE."""
    token = facts.pop("token", {"sw": 0, "se": 1})
    return resolving({"sw": west, "se": east}, seats, token=token, **facts)


def inside(match: AnyMatch, location: str) -> str:
    """Who is there, as counts() reads it."""
    row = match.state.inside[GAME.names["location"].index(location)]
    return " ".join(f"{name}*{n}" for name, n in zip(MEEPLES, row, strict=True) if n)


def street(match: AnyMatch) -> dict[str, str]:
    """Who stands where."""
    there = match.state.standing
    return {SPACES[k]: MEEPLES[meeple] for k, meeple in enumerate(there) if meeple != t.EMPTY}


def tokens(match: AnyMatch) -> dict[str, str]:
    ends = GAME.names["end"]
    return {ends[k]: PEOPLE[seat] for k, seat in enumerate(match.state.token) if seat >= 0}


def pieces(match: AnyMatch, seat: int) -> tuple[int, int, int]:
    """Gold, Stone and Gold Bars of a seat."""
    s = match.state
    return s.gold[seat], s.stone[seat], s.bars[seat]


def bag(match: AnyMatch) -> list[int]:
    return list(match.state.bag)


def filled(counted: Sequence[int]) -> str:
    return " ".join(f"{name}*{n}" for name, n in zip(MEEPLES, counted, strict=True) if n)
