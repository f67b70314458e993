"""The table where carson is tested: positions laid as needed, moves by name, what was told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import farwest
from farwest.games.carson import numbers as t
from farwest.games.carson.phases.geometry import COST
from farwest.games.carson.view import HIDDEN, CarsonView, distances, shields
from farwest.games.carson.words import LISTS
from farwest.kernel.game import Game
from farwest.kernel.match import Match
from farwest.kit.fields import declared

AnyMatch = Match[Any, Any]
GAME: Game[Any, Any] = farwest.load("carson")
FIELDS = {**declared(CarsonView), **HIDDEN}
HERE = Path(__file__).parent
RULES = (Path(t.__file__).parent / "RULES.md").read_text("utf-8")
PEOPLE = ("anna", "ben", "cleo", "dan", "eve")
SEATS = (2, 3, 4, 5)
CELLS, EDGES = GAME.names["cell"], GAME.names["edge"]
TARGETS, BUILDINGS = GAME.names["target"], GAME.names["building"]
SPACES, CARDS = GAME.names["space"], GAME.names["card"]
ROW = {"12": "mine", "10": "ranch", "8": "hotel", "6": "saloon", "5": "bank"} | {
    "4": "mine",
    "3": "ranch",
}
STEP = {  # by square or step: its place on the track
    (*TARGETS[: t.SQUARES], "parcels", "deferred", "incomes")[place]: step
    for step, place in enumerate(t.TRACK)
}
USUAL = ("banker", "settler", "captain", "grocer", "railroad_worker")  # cards that change little
QUIET = (
    *("SET_OUT_TILE", "ROLLED_DIE", "COUNTED ", "COUNTED_FORCE", "CHOSE_SITE", "CHOSE_PLOT"),
    *("OPENED_BUILDINGS", "DUEL_BEGAN", "EARNED_IN_ALL"),
)


def start(seats: int = 3, **variant: Any) -> AnyMatch:
    """A game from its start whose draws are ours to make."""
    return GAME.match(seats, chance="by hand", variant=variant, names=PEOPLE[:seats])


def around(cell: str) -> list[str]:
    """The four edges of a cell."""
    r, c = int(cell[1]), int(cell[3])
    return [f"h{r - 1}-{c}", f"h{r}-{c}", f"v{r}-{c - 1}", f"v{r}-{c}"]


def lay(
    seats: int = 3,
    *,
    ask: str = "PLACE",
    seat: Any = 0,
    a: int = 0,
    b: int = 0,
    below: Sequence[Mapping[str, Any]] = (),
    variant: Mapping[str, Any] | None = None,
    town: str | None = "r4c4",
    ground: Mapping[str, str] | None = None,
    owner: Mapping[str, int] | None = None,
    laid: Sequence[str] | None = None,
    roads: Sequence[int] = (),
    cards: Sequence[str | None] = (),
    reserve: Sequence[int] = (),
    standing: Mapping[str, Sequence[int]] | None = None,
    white_at: str | None = None,
    crowd: Sequence[Sequence[int]] = (),
    row: Mapping[str, str] | None = None,
    kept: Sequence[Mapping[str, int]] = (),
    kept_now: Sequence[Mapping[str, int]] = (),
    building: str | None = None,
    order: Sequence[int] | None = None,
    passed: Sequence[int] | None = None,
    **facts: Any,
) -> AnyMatch:
    """A position, its pieces completed so that none is missing."""
    board = int((variant or {}).get("board") == "river")
    held = dict(ground or {})
    if town:
        held[town] = "house"
    if board:
        held |= {f"r{r}c{c}": "river" for r, c in t.RIVER_CELLS}
    edges = list(laid) if laid is not None else around(town or "r4c4")
    road = [int(name in edges) for name in EDGES]
    grounds = [GAME.names["ground"].index(held.get(cell, "empty")) for cell in CELLS]
    stands = {
        target: sum(1 << who for who in seats_) for target, seats_ in (standing or {}).items()
    }
    crowds = [[*(crowd[k] if k < len(crowd) else ()), *[0] * seats][:seats] for k in range(2)]
    out = [
        sum(bits >> who & 1 for target, bits in stands.items() if target != white_at)
        + sum(row_[who] for row_ in crowds)
        for who in range(seats)
    ]
    if white_at:
        stands[white_at] = stands.get(white_at, 0) | t.WHITE
        if white_at in ("wages", "one_road"):
            stands[white_at] = t.WHITE
    home = [*reserve, *[t.START_COWBOYS] * seats][:seats]
    for_sale = dict(ROW if row is None else row)
    piles = [[*pile, *[{}] * seats][:seats] for pile in (kept, kept_now)]
    used = [*for_sale.values(), *held.values(), building]
    bag = {
        name: t.TILES[k]
        - used.count(name)
        - sum(pile.get(name, 0) for rows in piles for pile in rows)
        for k, name in enumerate(BUILDINGS)
    }
    stock = [*roads, *[0] * seats][:seats]
    waits = {frame["ask"] for frame in below}
    picking = "NEXT_PICK" in waits
    turn = list(order) if order is not None else [] if picking else list(range(seats))
    if passed is None:
        passed = range(seats) if "RESOLVE" in waits and ask != "PLACE" else ()
    spent = sum(COST[board][k] for k, there in enumerate(road) if there)
    full: dict[str, Any] = {
        "seats": seats,
        "variant": dict(variant or {}),
        "frames": [*below, {"ask": ask, "seat": seat, "a": a, "b": b}],
        "round": 1,
        "card": list(cards or USUAL[:seats]),
        "pick_order": list(range(seats)),
        "turn_order": turn,
        "pass_order": list(passed),
        "money": [t.START_MONEY] * seats,
        "revolvers": [t.START_REVOLVERS] * seats,
        "roads": stock,
        "reserve": home,
        "supply": [t.COWBOYS - home[k] - out[k] for k in range(seats)],
        "road_supply": t.ROADS_IN_BOX - sum(stock) - spent,
        "house_supply": t.HOUSES_IN_BOX - list(held.values()).count("house"),
        "ground": held,
        "owner": dict(owner or {}),
        "road": dict.fromkeys(edges, True),
        "near": distances(road, board),
        "shield": dict(zip(CELLS, shields(grounds), strict=True)),
        "standing": {target: cowboys(bits) for target, bits in stands.items()},
        "crowd": crowds,
        "row": for_sale,
        "bag": bag,
        "kept": piles[0],
        "kept_now": piles[1],
        "building": building,
    }
    if white_at:
        full["white"] = "on_board"
    laid_out = full | {name: in_words(name, fact) for name, fact in facts.items()}
    return GAME.position(laid_out, chance="by hand", names=PEOPLE[:seats])


def cowboys(bits: int) -> list[int | str]:
    """Whose cowboys stand there."""
    return [who for k, who in enumerate(LISTS["cowboy"]) if bits >> k & 1]


def in_words(name: str, fact: Any) -> Any:
    """A fact as a position says it: 1 for yes, and the places of the white cowboy as the rules
    number them, are shorter in a test."""
    if name == "white" and isinstance(fact, int):
        return LISTS["white_place"][fact]
    if name in FIELDS and FIELDS[name].holds == "yes":
        by_name = isinstance(fact, Mapping)
        return {k: bool(v) for k, v in fact.items()} if by_name else [bool(v) for v in fact]
    return fact


def nobody(ask: str, a: int = 0, b: int = 0) -> dict[str, Any]:
    """A frame that runs by itself."""
    return {"ask": ask, "seat": "nobody", "a": a, "b": b}


def resolve(
    step: str, seats: int = 3, passed: Sequence[int] | None = None, **facts: Any
) -> AnyMatch:
    """The last to pass is asked: `pass` lets the track be resolved from this step on."""
    *before, last = passed if passed is not None else range(seats)
    below = [nobody("RESOLVE", STEP[step])]
    home = [*facts.pop("reserve", ()), *[t.START_COWBOYS] * seats][:seats]
    lent = [home[who] + (who == last and home[who] == 0) for who in range(seats)]
    match = lay(seats, ask="PLACE", seat=last, below=below, passed=before, reserve=lent, **facts)
    if lent != home:  # who has none at home is not asked: it has just sent the last one off
        supply = list(match.state.supply)
        supply[last] += 1
        match.state.reserve, match.state.supply = [*home, *[0] * (5 - seats)], supply
    return match


def told(match: AnyMatch, *actions: str) -> list[str]:
    """Play these; every event that followed, as "EARNED anna r4c4 5", small ones left out."""
    before = len(match.log)
    for action in actions:
        match.play(action)
    lines = [line(*event[:4]) for turn in match.log[before:] for event in turn]
    return [x for x in lines if not x.startswith(QUIET)]


def some(lines: list[str], *beginnings: str) -> list[str]:
    """Only the events of these names."""
    return [x for x in lines if x.split()[0] in beginnings]


def line(kind: int, seat: int, a: int, b: int) -> str:
    telling = GAME.tellings[kind]
    words = [GAME.events[kind], *PEOPLE[seat : seat + 1]]  # nobody, if it is -1
    for sort, k in ((telling.a, a), (telling.b, b)):
        if sort:
            words.append(PEOPLE[k] if sort == "seat" else GAME.word(sort, k))
    return " ".join(words)


def options(match: AnyMatch) -> list[str]:
    return [option.name for option in match.options()]


def asked(match: AnyMatch) -> tuple[str, int]:
    return GAME.questions[match.state.kind], match.state.seat


def only(match: AnyMatch, verb: str) -> list[str]:
    """What may be done with this verb: the cells, squares or numbers."""
    return [name.split(" ", 1)[-1] for name in options(match) if name.split(" ")[0] == verb]


def cell(name: str) -> int:
    return CELLS.index(name)


def target(name: str) -> int:
    return TARGETS.index(name)


def deal_until_claims(match: AnyMatch, order: Sequence[int] | None = None) -> None:
    """Set-up by hand: seats in this order, town at r4c4, mountains in a corner, then the row."""
    seats = match.seats
    for who in order or range(seats):
        match.play(f"seat {who}")
    rolls = [(3, 3)] + [(r, c) for r in (6, 5) for c in range(1, 7)]
    while match.seat == -1:
        kind = GAME.questions[match.state.kind]
        if kind == "DIE_ROW":
            row, column = rolls.pop(0)
            match.play(f"roll {row}")
            match.play(f"roll {column}")
        else:
            match.play(options(match)[0])
