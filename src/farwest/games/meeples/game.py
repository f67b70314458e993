"""The door of meeples: all that the rest of the house may know of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from farwest.games.meeples import actions as do
from farwest.games.meeples import events, questions
from farwest.games.meeples.bots.styles import STYLES
from farwest.games.meeples.encode import SEGMENTS, encode
from farwest.games.meeples.lawful_frames import frames_are_lawful
from farwest.games.meeples.numbers import (
    BARS,
    BUILDER,
    BUILDINGS,
    DEALT,
    DEALT_TYPES,
    DEPUTY_DRAW,
    DIE,
    DIRECTIONS,
    DYNAMITE,
    EMPTY,
    ENDS,
    GOLD,
    GOLD_COST,
    GRAVES,
    IN_BOX,
    JAIL,
    LOCATIONS,
    MADAME,
    MADAME_DRAW,
    MARQUEES,
    MAX_SEATS,
    MEEPLES,
    MIN_SEATS,
    MINER,
    MINER_DRAW,
    PIECES,
    PIECES_IN_BOX,
    ROBBER,
    ROBBER_DRAW,
    ROUND_CAPS,
    SKILL,
    SPACE_AT,
    SPACES,
    STONE,
    STONE_COST,
)
from farwest.games.meeples.reach import time_is_lawful
from farwest.games.meeples.state import NO_SEAT, MeeplesState
from farwest.games.meeples.view import MeeplesView, imagine, see
from farwest.games.meeples.words import refusal
from farwest.kernel.game import Game, Preset, Span, Variant, constants
from farwest.kit.fields import Field, HandEncoder
from farwest.kit.positions import Positions
from farwest.kit.texts import Texts

TOP, BOTTOM = ("t1", "t2", "t3", "t4", "t5", "t6"), ("b6", "b5", "b4", "b3", "b2", "b1")
NAMES = {  # in the order of the tables
    "building": (*TOP, *BOTTOM),
    "location": (*TOP, *BOTTOM, "saloon", "jail"),
    "space": (*TOP, "se", *BOTTOM, "sw"),
    "end": ("sw", "se"),
    "direction": ("cw", "ccw"),
    "meeple": ("builder", "miner", "robber", "deputy", "madame"),
    "piece": ("gold", "stone", "dynamite"),
    "pips": tuple(str(k + 1) for k in range(DIE)),
}
SPANS = (
    Span("pick", do.PICKING, LOCATIONS, "location"),
    Span("start", do.STARTING, SPACES, "space"),
    Span("go", do.GO, DIRECTIONS, "direction"),
    Span("drop", do.DROPPING, MEEPLES, "meeple"),
    Span("name", do.NAMING, MAX_SEATS, "seat"),
    Span("resolve", do.RESOLVING, BUILDINGS, "building"),
    Span("showdown", do.SHOWDOWN),
    Span("yes", do.YES),
    Span("no", do.NO),
    Span("deal", do.DEAL, DEALT_TYPES, "meeple"),
    Span("draw", do.DRAW, PIECES, "piece"),
    Span("roll", do.ROLL, DIE, "pips"),
)
FIELDS = {
    "round": Field(),
    "active": Field(holds="seat"),
    "inside": Field(("location", "meeple")),
    "standing": Field(("space",), "meeple"),
    "token": Field(("end",), "seat"),
    "hand": Field(("meeple",)),
    "die": Field(("end",)),
    "graves": Field(("meeple",)),
    "box": Field(("meeple",)),
    "owner": Field(("building",), "seat"),
    "upgraded": Field(("building",), "yes"),
    "gold": Field(("seat",)),
    "stone": Field(("seat",)),
    "bars": Field(("seat",)),
    "bars_left": Field(),
    "bag": Field(("piece",)),
    "jail_dynamite": Field(),
    "drawn_dynamite": Field(),
    "exploded": Field(),
}
LONGEST_TURN = (  # a bound, not a turn that can be: everything at its largest at once
    3  # PICK, START, DIRECTION
    + (SPACES + 1 + 1)  # DROP on every Space, and Madame's that leaves one free; CONTROLLER
    + (BUILDINGS + 1)  # RESOLVE every Door and the Showdown
    + BUILDINGS  # BUILD or UPGRADE
    + IN_BOX[MINER] * max(MINER_DRAW)
    + IN_BOX[MINER] * ROBBER_DRAW
    + IN_BOX[ROBBER] * DEPUTY_DRAW
    + IN_BOX[BUILDER] * MADAME_DRAW
    + (ENDS + 2 + ENDS * max(SKILL))  # dice, REROLL and its die, rewards
)
LONGEST = DEALT + MAX_SEATS * (1 + max(ROUND_CAPS) * LONGEST_TURN)  # MEEP-D20: if there is a cap
SHEET = Preset("sheet", {"gold_bars_repeat": False, "round_cap": 0})  # MEEP-R22, MEEP-G6


def invariants(s: MeeplesState) -> Iterator[str]:
    """MEEP-D12, at every step as MEEP-D14 says."""
    laws = (
        meeples_are_whole,
        street_is_lawful,
        goods_are_whole,
        frames_are_lawful,
        time_is_lawful,
    )
    for law in laws:  # a later one takes for granted what an earlier one holds
        broken = list(law(s))
        yield from broken
        if broken:
            return


def meeples_are_whole(s: MeeplesState) -> Iterator[str]:
    inside, standing = [list(row) for row in s.inside], list(s.standing)
    graves, box, hand = list(s.graves), list(s.box), list(s.hand)
    dealing = s.kind == questions.DEAL_MEEPLE
    for meeple, name in enumerate(NAMES["meeple"]):
        found = sum(row[meeple] for row in inside) + standing.count(meeple)
        found += hand[meeple] + graves[meeple] + box[meeple]
        if found > IN_BOX[meeple] or (found < IN_BOX[meeple] and not dealing):
            yield f"there is {IN_BOX[meeple]} {name} in all, not {found}."
    if min(*hand, *graves, *box, *(n for row in inside for n in row)) < 0:
        yield "no count of meeples is below zero."
    if sum(graves) > GRAVES or (any(box) and sum(graves) < GRAVES):
        yield f"there are {GRAVES} Graves, and the box is used when they are full."
    if graves[MADAME] or box[MADAME] or inside[JAIL][MADAME]:
        yield "Madame is never defeated or jailed."
    if any(n and k != ROBBER for k, n in enumerate(inside[JAIL])):
        yield "the Jail holds Robbers only."


def street_is_lawful(s: MeeplesState) -> Iterator[str]:
    standing, token = list(s.standing), list(s.token)
    waiting = [end for end in range(ENDS) if standing[SPACE_AT[end]] != EMPTY]
    tokens = [end for end in range(ENDS) if token[end] != NO_SEAT]
    naming = [frame[2] for frame in s.frames() if frame[0] == questions.CONTROLLER]
    drawing = questions.END_SHOWDOWN in [frame[0] for frame in s.frames()]  # MEEP-E14 comes last
    if sorted(tokens + naming) != (list(range(ENDS)) if drawing else waiting):
        yield "a token lies under every duellist, and nowhere else."
    if tokens == [0, 1] and (token[0] == token[1] or s.active not in token):
        yield "two players control the two duellists, and the active player is one of them."
    if MADAME in (standing[space] for space in SPACE_AT):
        yield "Madame never duels."
    if any(die not in range(DIE + 1) for die in s.die):
        yield f"a die shows 1 to {DIE}."
    if s.kind == questions.PICK and (len(waiting) > 1 or len(standing) - standing.count(EMPTY) > 1):
        yield "between turns all Doors are empty and one duellist may wait."


def goods_are_whole(s: MeeplesState) -> Iterator[str]:
    seats, owner, bag = range(s.seats), list(s.owner), list(s.bag)
    gold, stone, bars = list(s.gold), list(s.stone), list(s.bars)
    dynamite = bag[DYNAMITE] + s.jail_dynamite + s.drawn_dynamite + s.exploded
    totals = (bag[GOLD] + sum(gold), bag[STONE] + sum(stone), dynamite)
    for piece, name in enumerate(NAMES["piece"]):
        if totals[piece] != PIECES_IN_BOX[piece]:
            yield f"there are {PIECES_IN_BOX[piece]} {name} in all, not {totals[piece]}."
    if s.bars_left + sum(bars) != BARS:
        yield f"there are {BARS} Gold Bars in all."
    counts = (*bag, *gold, *stone, *bars, s.bars_left)
    if min(*counts, s.jail_dynamite, s.drawn_dynamite, s.exploded) < 0:
        yield "no count of goods is below zero."
    if any(gold[s.seats :] + stone[s.seats :] + bars[s.seats :]):
        yield "who has no seat has no goods."
    for seat in seats:
        if owner.count(seat) > MARQUEES:
            yield f"seat {seat} has {MARQUEES} Marquees."
    for building, side in enumerate(s.upgraded):
        if side not in (0, 1) or (side and owner[building] == NO_SEAT):
            yield f"{NAMES['building'][building]} has no Marquee to flip."


def asks(view: MeeplesView) -> dict[str, tuple[str, int]]:
    """What the sentence of a question speaks of."""
    kind, _, a, _ = view.frames[-1]
    if kind in (questions.BUILD, questions.UPGRADE):
        cost = {"gold": ("number", GOLD_COST[a]), "stone": ("number", STONE_COST[a])}
        return {"a": ("building", a), **cost}
    if kind == questions.DROP:
        return {"a": ("space", a)}
    if kind == questions.CONTROLLER:
        return {"a": ("end", a), "b": ("meeple", view.standing[SPACE_AT[a]])}
    if kind == questions.REROLL:
        return {"a": ("number", view.die[a]), "b": ("number", view.die[1 - a])}
    return {}


GAME: Game[MeeplesState, MeeplesView] = Game(
    name="meeples",
    package="farwest.games.meeples",
    version="1",
    seats=range(MIN_SEATS, MAX_SEATS + 1),
    longest=LONGEST,
    names=NAMES,
    spans=SPANS,
    variants=(
        Variant("gold_bars_repeat", (True, False)),
        Variant("round_cap", ROUND_CAPS),
    ),
    questions=constants(questions),
    events=constants(events),
    tellings=events.TELLINGS,
    askings=questions.ASKINGS,
    encoded_by=lambda _: HandEncoder(SEGMENTS, encode),
    view_type=MeeplesView,
    see=see,
    imagine=imagine,
    invariants=invariants,
    styles=STYLES,
    presets=(SHEET,),
    voice=Texts(str(Path(__file__).parent), refusal, asks),
    scribe=Positions(FIELDS),
)
