"""The door of goat: all that the rest of the house may know of it."""

from __future__ import annotations

from pathlib import Path

from farwest.games.goat import actions as do
from farwest.games.goat import events, questions
from farwest.games.goat.bots.styles import STYLES
from farwest.games.goat.invariants import invariants
from farwest.games.goat.numbers import (
    CHARACTERS,
    MAX_SEATS,
    MIN_SEATS,
    RESOURCES,
    ROBBABLE,
)
from farwest.games.goat.state import GoatState
from farwest.games.goat.view import HIDDEN, GoatView, imagine, see
from farwest.games.goat.words import LISTS, NAMES, asks, refusal
from farwest.kernel.game import Game, Preset, Span, Value, Variant, constants
from farwest.kit.fields import FieldEncoder
from farwest.kit.positions import Positions
from farwest.kit.texts import Texts

SPANS = (
    Span("offer", do.OFFER, CHARACTERS, "character"),
    Span("target", do.TARGET, MAX_SEATS, "seat"),
    Span("declare", do.DECLARING, CHARACTERS, "character"),
    Span("accept", do.ACCEPT),
    Span("refuse", do.REFUSE),
    Span("rob", do.ROB, ROBBABLE, "location"),
    Span("dupe", do.DUPE, MAX_SEATS, "seat"),
    Span("serve", do.SERVE, MAX_SEATS, "seat"),
    Span("gamble", do.GAMBLE, MAX_SEATS, "seat"),
    Span("dealer", do.DEALER, MAX_SEATS, "seat"),
    Span("turn", do.TURN, CHARACTERS, "character"),
    Span("lay", do.LAY, CHARACTERS, "character"),
    Span("draw", do.DRAW, CHARACTERS, "character"),
    Span("steal", do.STEAL, RESOURCES, "resource"),
)


def dealer_fits(value: Value, seats: int) -> bool:
    return value == "drawn" or int(value) < seats


GAME: Game[GoatState, GoatView] = Game(
    name="goat",
    package="farwest.games.goat",
    version="1",
    seats=range(MIN_SEATS, MAX_SEATS + 1),
    longest=250,
    names=NAMES,
    spans=SPANS,
    variants=(
        Variant("rich_store", (False, True)),
        Variant("first_dealer", ("drawn", *range(MAX_SEATS)), dealer_fits),
        Variant("declare_forced", (False, True)),
    ),
    presets=(Preset("sheet", {"declare_forced": True}),),  # GOAT-G14
    questions=constants(questions),
    events=constants(events),
    tellings=events.TELLINGS,
    askings=questions.ASKINGS,
    encoded_by=FieldEncoder,
    view_type=GoatView,
    see=see,
    imagine=imagine,
    invariants=invariants,
    styles=STYLES,
    voice=Texts(str(Path(__file__).parent), refusal, asks),
    scribe=Positions.of(GoatView, HIDDEN, LISTS),
)
