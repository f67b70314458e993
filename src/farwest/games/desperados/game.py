"""The door of desperados: all that the rest of the house may know of it."""

from __future__ import annotations

from pathlib import Path

from farwest.games.desperados import actions as do
from farwest.games.desperados import events, questions
from farwest.games.desperados.bots.styles import STYLES
from farwest.games.desperados.invariants import invariants
from farwest.games.desperados.numbers import (
    BANK_KINDS,
    CARDS,
    COACH_KINDS,
    COACHES,
    MAX_SEATS,
    MIN_SEATS,
    POKER_KINDS,
    TARGET_PER_DESPERADO,
    TIMETABLES,
    TOWNS,
)
from farwest.games.desperados.state import DesperadosState
from farwest.games.desperados.view import DesperadosView, imagine, see
from farwest.games.desperados.words import LISTS, NAMES, asks, refusal
from farwest.kernel.game import Game, Preset, Span, Value, Variant, constants
from farwest.kit.fields import FieldEncoder
from farwest.kit.positions import Positions
from farwest.kit.texts import Texts

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
DRAWN = "drawn"
BALANCED_NAME = "balanced"  # DESP-G37


def marshal_fits(value: Value, seats: int) -> bool:
    return value == DRAWN or int(value) < seats


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
    encoded_by=FieldEncoder,
    view_type=DesperadosView,
    see=see,
    imagine=imagine,
    invariants=invariants,
    styles=STYLES,
    voice=Texts(str(Path(__file__).parent), refusal, asks),
    scribe=Positions.of(DesperadosView, lists=LISTS),
)
