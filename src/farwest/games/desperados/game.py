"""The door of desperados: all that the rest of the house may know of it."""

from __future__ import annotations

from pathlib import Path

from farwest.games.desperados import actions as do
from farwest.games.desperados import events, questions
from farwest.games.desperados.bots.styles import STYLES
from farwest.games.desperados.encode import SEGMENTS, encode
from farwest.games.desperados.invariants import invariants
from farwest.games.desperados.numbers import (
    BANK_KINDS,
    BANK_WORTH,
    CARDS,
    COACH_KINDS,
    COACH_WORTH,
    COACHES,
    MAX_SEATS,
    MIN_SEATS,
    POKER_KINDS,
    POKER_WORTH,
    TARGET_PER_DESPERADO,
    TIMETABLES,
    TOWNS,
)
from farwest.games.desperados.state import DesperadosState
from farwest.games.desperados.view import DesperadosView, imagine, see
from farwest.games.desperados.words import here, refusal
from farwest.kernel.game import Game, Preset, Span, Value, Variant, constants
from farwest.kit.fields import Field, HandEncoder
from farwest.kit.positions import Positions
from farwest.kit.texts import Texts

NAMES = {  # in the order of the tables
    "town": (
        *("aztec", "el_paso", "flagstaff", "gallup", "globe", "la_luz", "los_lunas"),
        *("payson", "phoenix", "roswell", "salem", "santa_fe", "shiprock", "silver_city"),
        *("socorro", "st_johns", "tombstone", "tuba_city", "tucson", "saloon"),
    ),
    "coach": ("brown", "blue"),
    "intent": ("undecided", "nothing", "cheat", "hold_up_brown", "hold_up_blue", "spy"),
    "status": ("active", "arrested", "out"),
    "timetable": ("1", "2", "3", "4", "5"),
    "bank_tile": tuple(str(worth) for worth in BANK_WORTH),
    "poker_tile": tuple(str(worth) for worth in POKER_WORTH),
    "coach_tile": tuple(str(worth) for worth in COACH_WORTH),
    "bank": ("flagstaff", "santa_fe", "silver_city", "socorro", "tucson"),
    "turn": ("1", "2", "3", "4", "5"),
}
SPANS = (
    Span("place", do.PLACE, TOWNS, "town"),
    Span("ride", do.RIDE, TOWNS, "town"),
    Span("stay", do.STAY),
    Span("lay", do.LAY, CARDS, "town"),
    Span("nothing", do.NOTHING),
    Span("cheat", do.CHEAT),
    Span("hold-up", do.HOLD_UP, COACHES, "coach"),
    Span("spy", do.SPY),
    Span("fill", do.FILL, TOWNS, "town"),
    Span("marshal", do.MARSHAL, MAX_SEATS, "seat"),
    Span("tile", do.TILE, BANK_KINDS, "bank_tile"),
    Span("first", do.FIRST, TIMETABLES, "timetable"),
    Span("poker", do.POKER, POKER_KINDS, "poker_tile"),
    Span("coach", do.COACH, COACH_KINDS, "coach_tile"),
)
FIELDS = {
    "marshal": Field(holds="seat"),
    "round": Field(),
    "turn": Field(),
    "step": Field(),
    "purse": Field(),
    "first": Field(holds="timetable"),
    "coach": Field(("coach",), "town"),
    "sheriff": Field(("",), "town"),
    "start": Field(("seat",), "town"),
    "figure": Field(("seat",), "town"),
    "laid": Field(("seat", ""), "town"),
    "shown": Field(("seat",), "set of turn"),
    "stuck": Field(("seat",)),
    "status": Field(("seat",), "status"),
    "caught": Field(("seat",)),
    "lost": Field(("seat",), "set of town"),
    "intent": Field(("seat",), "intent"),
    "struck": Field(holds="set of target"),
    "jobs": Field(),
    "job_turn": Field(("",)),
    "job_target": Field(("",), "target"),
    "job_town": Field(("",), "town"),
    "job_crew": Field(("",), "set of seat"),
    "job_needed": Field(("",)),
    "poker": Field(holds="set of town"),
    "poker_tiles": Field(("poker_tile",)),
    "coach_tiles": Field(("coach_tile",)),
    "drawn": Field(),
    "tile": Field(("",), "bank_tile"),
    "seen": Field(holds="set of number"),
    "bank": Field(("bank",), "index"),
    "robbed": Field(holds="set of bank"),
}
TARGETS = (*NAMES["coach"], *(f"poker_{town}" for town in NAMES["town"][:TOWNS]))  # DESP-E1, E2
DRAWN = "drawn"
BALANCED_NAME = "balanced"  # DESP-G37


def marshal_fits(value: Value, seats: int) -> bool:
    return value == DRAWN or int(value) < seats


def asks(view: DesperadosView) -> dict[str, tuple[str, int]]:
    """What the sentence of a question speaks of."""
    kind, seat, a, _ = view.frames[-1]
    if kind == questions.SETUP_SHERIFF:
        return {"n": ("number", a + 1)}
    if kind == questions.SHERIFF:
        return {"a": ("town", view.sheriff[a]), "n": ("number", a + 1)}
    if kind in (questions.MARSHAL_CARD, questions.DESPERADO_CARD, questions.INTENT):
        town = here(view) if seat == view.seat else view.figure[seat]
        return {"a": ("town", town), "n": ("number", view.turn)}
    return {}


GAME: Game[DesperadosState, DesperadosView] = Game(
    name="desperados",
    package="farwest.games.desperados",
    version="1",
    seats=range(MIN_SEATS, MAX_SEATS + 1),
    longest=1000,
    names=NAMES,
    spans=SPANS,
    variants=(
        Variant("marshal", (*range(MAX_SEATS), DRAWN), marshal_fits),
        Variant("target_per_desperado", (*TARGET_PER_DESPERADO, BALANCED_NAME)),
        Variant("talk", ("private", "open")),
        Variant("early_end", (False, True)),
        Variant("coach_tiles", ("10", "13-list")),
    ),
    presets=(Preset("sheet", {"talk": "open", "coach_tiles": "13-list"}),),  # DESP-G42
    questions=constants(questions),
    events=constants(events),
    tellings=events.TELLINGS,
    askings=questions.ASKINGS,
    encoded_by=lambda _: HandEncoder(SEGMENTS, encode),
    view_type=DesperadosView,
    see=see,
    imagine=imagine,
    invariants=invariants,
    styles=STYLES,
    voice=Texts(str(Path(__file__).parent), refusal, asks),
    scribe=Positions(FIELDS, {"target": TARGETS}),
)
