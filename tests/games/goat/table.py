"""A table to test goat at: positions laid by hand, and what happened in readable lines."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from farwest.games.goat import numbers as t
from tests.games import tabletop
from tests.games.tabletop import Tabletop

AnyMatch = tabletop.AnyMatch
HERE = Path(__file__).parent
PEOPLE = ("pedro", "silvia", "arthur", "georges", "eva")  # the seats of the seed's examples
TABLE = Tabletop("goat", PEOPLE)
GAME, RULES = TABLE.game, TABLE.rules
by_hand = TABLE.by_hand
told = TABLE.told
heard = TABLE.heard
options = TABLE.options
asked = TABLE.asked
walks = TABLE.walks
CHARACTERS, LOCATIONS = GAME.names["character"], GAME.names["location"]
RESOURCES = GAME.names["resource"]
SALOON_CAST = ("outlaw", "sheriff", "thief", "charlatan", "barmaid", "gambler")
SEATS = (2, 3, 4, 5)
WATCHER = None


def dealt(seats: int = 5, dealer: int = 0, hand: str = "farmer goat charlatan sheriff") -> AnyMatch:
    """A first round: the Kid lies face up, the Banker face down, the Dealer has this hand."""
    opening = ("turn widow", "lay banker") if seats == 3 else ("turn kid", "lay banker")
    draws = [f"draw {card}" for card in hand.split()]
    return by_hand(seats, f"dealer {dealer}", *opening, *draws)


def cards(match: AnyMatch, where: str) -> set[str]:
    """The characters that are truly there."""
    place = GAME.names["whereabouts"].index(where)
    return {name for name, k in zip(CHARACTERS, match.state.where, strict=True) if k == place}


def seen_cards(view: Any, where: str) -> set[str]:
    place = GAME.names["whereabouts"].index(where)
    return {name for name, k in zip(CHARACTERS, view.where, strict=True) if k == place}


def owned(match: AnyMatch, seat: int) -> dict[str, int]:
    """A seat's tokens by name, those it has."""
    row = match.state.tokens[seat]
    return {name: n for name, n in zip(RESOURCES, row, strict=True) if n}


def at(names: Sequence[str], counts: Sequence[int]) -> dict[str, int]:
    return {name: n for name, n in zip(names, counts, strict=True) if n}


def bits(names: Iterable[str]) -> int:
    return sum(1 << CHARACTERS.index(name) for name in names)


def controllers(match: AnyMatch) -> dict[str, str]:
    owner = match.state.owner
    return {CHARACTERS[k]: PEOPLE[seat] for k, seat in enumerate(owner) if seat >= 0}


def position(name: str) -> AnyMatch:
    """A match from tests/games/goat/positions; what the file does not say is filled in lawfully."""
    return lay(**json.loads((HERE / "positions" / f"{name}.json").read_text("utf-8")))


def lay(
    seats: int,
    *,
    hand: Sequence[str],
    round: int | None = None,
    dealer: int = 0,
    ask: str = "OFFER_CARD",
    offered: str | None = None,
    target: int | None = None,
    declared: str | None = None,
    last_active: int | None = None,
    controls: Mapping[str, int] | None = None,
    refused: Sequence[str] = (),
    aside: Sequence[str] = (),
    tokens: Sequence[Mapping[str, int]] = (),
    variant: Mapping[str, Any] | None = None,
    **facts: Any,
) -> AnyMatch:
    """A position in a Distribution. Fields are those of Match.position(); these are filled in:
    hats left, supply, gains, who saw what, and the cards not named: two aside, then the deck;
    the first round in which so many coins can be out."""
    controls = controls or {}
    where = dict.fromkeys(hand, "hand") | dict.fromkeys(controls, "in_play")
    where |= dict.fromkeys(refused, "refused")
    removed = [c for c, out in zip(CHARACTERS, t.REMOVED[seats], strict=True) if out]
    rest = [c for c in CHARACTERS if c not in where and c not in removed and c not in aside]
    up, down = (*aside, *(rest[: 2 - len(aside)]))
    where |= {up: "face_up", down: "face_down"}
    where |= {c: "deck" for c in rest if c not in (up, down)}
    purse = [dict(row) for row in tokens] + [{} for _ in range(seats - len(tokens))]
    saw: list[list[str]] = [[] for _ in range(seats)]
    saw[dealer] = list(hand)
    seat = target if ask == "RESPOND" else dealer
    frames = [("END_ROUND", "nobody"), ("SALOON_PHASE", "nobody"), (ask, seat)]
    facts = {
        "hats": [t.HATS[seats] - list(controls.values()).count(k) for k in range(seats)],
        "coins": [t.START_COINS] * seats,
        "supply": supply(seats, purse, facts),
        "saw": saw,
        "known_held": [declared] if declared else [],
        "gained": purse,
    } | facts
    coins = sum(facts["coins"]) + sum(facts.get("elixirs", ()))
    rich = int((variant or {}).get("rich_store", False))
    full = {
        "seats": seats,
        "round": round or first_round(seats, rich, coins, facts.get("tile_coins", {})),
        "dealer": dealer,
        "frames": [{"ask": kind, "seat": who} for kind, who in frames],
        "offered": offered,
        "target": target,
        "declared": declared,
        "last_active": last_active,
        "where": {c: where.get(c, "boxed") for c in CHARACTERS},
        "owner": controls,
        "tokens": purse,
        "variant": variant or {},
    }
    return GAME.position(full | facts, chance="by hand", names=PEOPLE[:seats])


def first_round(seats: int, rich: int, coins: int, lying: Mapping[str, int]) -> int:
    """GOAT-F10, GOAT-C41: the first that can have brought these coins; the last if none can."""
    icons = [n * used for n, used in zip(t.COIN_ICONS[rich], t.IN_USE[seats], strict=True)]
    pay = t.SHERIFF_PAY + t.THIEF_BOUNTY + t.CHARLATAN_BOUNTY
    for n in range(1, t.ROUNDS[seats]):
        enough = all(k <= n * icons[LOCATIONS.index(tile)] for tile, k in lying.items())
        most = t.START_COINS * seats + n * sum(icons) + (n - 1) * pay
        if enough and coins + sum(lying.values()) <= most:
            return n
    return t.ROUNDS[seats]


def supply(seats: int, purse: list[dict[str, int]], facts: Mapping[str, Any]) -> dict[str, int]:
    """What is left of every resource."""
    left = {}
    for resource, name in enumerate(RESOURCES):
        tile = LOCATIONS[t.RESOURCE_OF.index(resource)]
        total = t.SUPPLY[seats][resource] + (t.START_BOTTLES * seats if resource == t.BOTTLE else 0)
        looted = facts.get("loot", 0) if facts.get("loot_from") == tile else 0
        used = facts.get("tile_tokens", {}).get(tile, 0) + looted
        left[name] = total - used - sum(row.get(name, 0) for row in purse)
    return left


def last_offer(
    seats: int = 5, *, controls: Mapping[str, int], lap: int | None = None, **facts: Any
) -> AnyMatch:
    """The last offer of a round: the LAP may accept the Goat with its last hat.

    Saloon characters without a controller are out of play; hats that must lie somewhere lie on
    characters whose effects are past.
    """
    lap = seats - 1 if lap is None else lap
    removed = [c for c, out in zip(CHARACTERS, t.REMOVED[seats], strict=True) if out]
    absent = [c for c in SALOON_CAST if c not in controls]
    extras = [c for c in CHARACTERS[:8] if c not in removed and c not in controls]
    placed = dict(controls)
    for seat in range(seats):
        while list(placed.values()).count(seat) < t.HATS[seats] - (seat == lap):
            placed[extras.pop()] = seat
    out = absent + extras
    wishes: dict[str, Any] = {
        "hand": [*out[2:5], "goat"],
        "aside": out[:2],
        "dealer": (lap + 1) % seats,
        "ask": "RESPOND",
        "offered": "goat",
        "target": lap,
        "declared": "goat",
        "last_active": lap,
    }
    return lay(seats, controls=placed, **(wishes | facts))


def evening(match: AnyMatch, *actions: str) -> list[str]:
    """The Goat is accepted; what then happens in the Saloon phase, with these answers."""
    lines = told(match, "accept", *actions)
    lines = lines[1 + lines.index(next(x for x in lines if x.startswith("SALOON_OPENED"))) :]
    ends = ("ROUND_ENDED", "SHOWED", "FINISHED", "STOLE_IN_ROUND")
    return [x for k, x in enumerate(lines) if not any(y.startswith(ends) for y in lines[: k + 1])]
