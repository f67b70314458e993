"""A table to test desperados at: rounds by script, and what happened in readable lines."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from farwest.games.desperados import numbers as t
from tests.games import tabletop
from tests.games.tabletop import Tabletop

Row = Sequence[str]
AnyMatch = tabletop.AnyMatch
HERE = Path(__file__).parent
PEOPLE = ("salome", "gregor", "patrick", "sabine", "leon", "jeanne")  # Salome is the marshal
TABLE = Tabletop("desperados", PEOPLE)
GAME, RULES = TABLE.game, TABLE.rules
by_hand = TABLE.by_hand
told = TABLE.told
heard = TABLE.heard
lines = TABLE.lines
options = TABLE.options
asked = TABLE.asked
walks = TABLE.walks
TOWNS = GAME.names["town"]
BANKS = GAME.names["bank"]
SEATS = (3, 4, 5, 6)
PLANNING = ("SHERIFF", "MARSHAL_CARD", "DESPERADO_CARD", "INTENT")
TILES = ("500", "2300", "800", "2600", "1100")  # on the banks, unless a test says otherwise
WATCHER = None


def town(name: str) -> int:
    return TOWNS.index(name)


def opening(tiles: Sequence[str] = TILES, first: str = "1") -> list[str]:
    return [*(f"tile {tile}" for tile in tiles), f"first {first}"]


def lay(
    start: Sequence[str],
    sheriffs: Sequence[str],
    *,
    round: int = 1,
    turn: int = 1,
    first: int = 1,
    rows: Sequence[Row] = (),
    tiles: Sequence[str] = TILES,
    jobs: Sequence[Mapping[str, Any]] = (),
    **facts: Any,
) -> AnyMatch:
    """A turn begins: the first sheriff is asked. `start` is by seat, the marshal first.

    Rows of earlier turns, jobs and any field of Match.position() may be given; coaches stand where
    their timetables say, tiles lie where they began, and nothing is won.
    """
    seats = len(start)
    laid = [list(row) for row in rows] or [[] for _ in range(seats)]
    frames: list[tuple[str, int | str, int]]
    frames = [("END_TURN", "nobody", 0), ("LOCK", "nobody", 0)]
    frames += [("DESPERADO_CARD", seat, 0) for seat in reversed(range(1, seats))]
    frames += [("MARSHAL_CARD", 0, 0)]
    frames += [("SHERIFF", 0, k) for k in reversed(range(seats - 1))]
    poker = [name for k, name in enumerate(TOWNS[: t.TOWNS]) if t.BANK_AT[k] == t.NO_BANK]
    position = {
        "seats": seats,
        "marshal": 0,
        "round": round,
        "turn": turn,
        "first": str(first),
        "frames": [{"ask": kind, "seat": who, "a": a} for kind, who, a in frames],
        "coach": coaches(first - 1, round, turn),
        "sheriff": list(sheriffs),
        "start": list(start),
        "figure": list(start),
        "laid": [[*row, *[None] * (t.TURNS - len(row))] for row in laid],
        "poker": poker,
        "poker_tiles": dict(zip(GAME.names["poker_tile"], t.POKER_TILES, strict=True)),
        "coach_tiles": dict(zip(GAME.names["coach_tile"], t.COACH_TILES[0], strict=True)),
        "drawn": len(tiles),
        "tile": list(tiles),
        "bank": {name: k for k, name in enumerate(BANKS)},
        "jobs": len(jobs),
    }
    for key in ("turn", "target", "town", "crew", "needed"):
        position[f"job_{key}"] = [job[key] for job in jobs]
    return GAME.position(position | facts, chance="by hand", names=PEOPLE[:seats])


def coaches(first: int, round: int, turn: int) -> dict[str, str]:
    """Where the timetables have them."""
    found = {"brown": TOWNS[t.TIMETABLE[(first + round - 1) % t.TIMETABLES][turn]]}
    if round > 1:
        row = t.TIMETABLES + (first + round - 2) % t.TIMETABLES
        found["blue"] = TOWNS[t.TIMETABLE[row][turn]]
    return found


def turn(
    match: AnyMatch,
    *cards: str,
    ride: Mapping[int, str] | None = None,
    intents: Mapping[int, str] | None = None,
) -> list[str]:
    """Play one turn: a card for each seat, sheriffs that ride, what desperados mean to do.

    A sheriff that is not named stays; a desperado that is not named does nothing. Several intents,
    with commas, are for whoever is asked again.
    """
    before, now, again = len(match.log), match.state.turn, dict[int, list[str]]()
    for seat, said in (intents or {}).items():
        again[seat] = said.split(", ")
    while match.seat is not None and (match.state.turn, asked(match)[0]) in (
        (now, k) for k in PLANNING
    ):
        kind, seat = asked(match)
        if kind == "SHERIFF":
            sheriff = match.state.a
            match.play(f"ride {ride[sheriff]}" if ride and sheriff in ride else "stay")
        elif kind == "INTENT":
            match.play(again[seat].pop(0) if again.get(seat) else "nothing")
        else:
            match.play(f"lay {cards[seat]}")
    return lines(match, before)


def play_round(match: AnyMatch, rows: Sequence[str], **acts: Any) -> list[str]:
    """Play the turns that are left of a round; each row is a seat's cards, the marshal's first.

    `acts`: t1 to t5, each with what turn() takes.
    """
    before = len(match.log)
    for k in range(match.state.turn, t.TURNS + 1):
        turn(match, *(row.split()[k - 1] for row in rows), **acts.get(f"t{k}", {}))
    return lines(match, before)


def only(said: Sequence[str], *kinds: str) -> list[str]:
    return [x for x in said if x.startswith(tuple(f"{kind} " for kind in kinds))]


def cards(match: AnyMatch) -> list[str]:
    """The cards that may be laid."""
    return [name.removeprefix("lay ") for name in options(match)]


def row(match: AnyMatch, seat: int) -> list[str]:
    return [TOWNS[card] for card in match.state.laid[seat] if card != t.NO_CARD]


def figures(match: AnyMatch) -> list[str]:
    return [TOWNS[k] for k in match.state.figure[: match.seats]]


def lost(match: AnyMatch, seat: int) -> list[str]:
    return [name for k, name in enumerate(TOWNS) if match.state.lost[seat] >> k & 1]


def to(match: AnyMatch, kind: str) -> AnyMatch:
    """Let sheriffs stay and cards be the first legal ones until this is asked."""
    while asked(match)[0] != kind:
        if asked(match)[0] == "SHERIFF":
            match.play("stay")
        else:
            match.play(options(match)[0])
    return match
