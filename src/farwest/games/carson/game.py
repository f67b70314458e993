"""The door of carson: all that the rest of the house may know of it."""

from __future__ import annotations

from pathlib import Path

from farwest.games.carson import actions as do
from farwest.games.carson import events, questions
from farwest.games.carson.bots.styles import STYLES
from farwest.games.carson.invariants import invariants
from farwest.games.carson.numbers import (
    BUILDINGS,
    CAPTAIN_MOST,
    CARDS,
    CELLS,
    DIE_FACES,
    EDGES,
    LOTS,
    MAX_SEATS,
    MIN_SEATS,
    MOST_VP,
    SPACES,
    SQUARES,
    VALUES,
)
from farwest.games.carson.state import CarsonState
from farwest.games.carson.view import HIDDEN, CarsonView, imagine, see
from farwest.games.carson.voice import TownTexts
from farwest.games.carson.words import LISTS, NAMES, asks, refusal
from farwest.kernel.game import Game, Preset, Span, Variant, constants
from farwest.kit.fields import FieldEncoder
from farwest.kit.positions import Positions

SPANS = (
    Span("go", do.GO, SQUARES, "square"),
    Span("stake", do.STAKE, CELLS, "cell"),
    Span("attack", do.ATTACK, CELLS, "cell"),
    Span("protect", do.PROTECT, CELLS, "cell"),
    Span("send", do.SEND),
    Span("send_white", do.SEND_WHITE),
    Span("pass", do.PASS),
    Span("claim", do.CLAIM, CELLS, "cell"),
    Span("pick", do.PICK, CARDS, "card"),
    Span("take_money", do.TAKE_MONEY),
    Span("wait", do.WAIT),
    Span("lot", do.LOT, LOTS, "lot"),
    Span("hire", do.HIRE, CAPTAIN_MOST + 1),
    Span("arm", do.ARM, CAPTAIN_MOST + 1),
    Span("take_tile", do.TAKE_TILE, SPACES, "space"),
    Span("leave", do.LEAVE),
    Span("duel", do.DUEL, CELLS, "cell"),
    Span("buy", do.BUY, CELLS, "cell"),
    Span("buy_tile", do.BUY_TILE),
    Span("perform", do.PERFORM),
    Span("decline", do.DECLINE),
    Span("build", do.BUILD),
    Span("keep", do.KEEP),
    Span("build_kept", do.BUILD_KEPT, BUILDINGS, "building"),
    Span("build_on", do.BUILD_ON, CELLS, "cell"),
    Span("house_on", do.HOUSE_ON, CELLS, "cell"),
    Span("cancel", do.CANCEL),
    Span("agree", do.AGREE),
    Span("refuse", do.REFUSE),
    Span("lay", do.LAY, EDGES, "edge"),
    Span("done", do.DONE),
    Span("stop", do.STOP),
    Span("double", do.DOUBLE, BUILDINGS, "building"),
    Span("buy_points", do.BUY_POINTS, MOST_VP + 1),
    Span("convert", do.CONVERT, MOST_VP + 1),
    Span("play_tile", do.PLAY_TILE, VALUES),
    Span("spare", do.SPARE),
    Span("die_for_it", do.DIE_FOR_IT),
    Span("turn", do.TURN_SIDE, 2, "side"),
    Span("seat", do.DRAW_SEAT, MAX_SEATS, "seat"),
    Span("roll", do.ROLL, DIE_FACES + 1),
    Span("tile", do.DRAW_TILE, BUILDINGS, "building"),
    Span("value", do.DEAL_VALUE, VALUES),
    Span("play_twin", do.PLAY_TWIN, VALUES),
)
VARIANTS = (
    Variant("board", ("plain", "river")),
    Variant("duel_mode", ("dice", "tiles")),
    Variant("mortal_duels", (False, True)),
    Variant("deferred_same_round", (False, True)),
    Variant("house_on_own_parcel", (False, True)),
    Variant("banker_red_any_time", (False, True)),
    Variant("confirm_free_actions", (False, True)),
    Variant("wages_by_player", (False, True)),
    Variant("every_mountain", (False, True)),
    Variant("one_road_a_build", (False, True)),
    Variant("confirm_wages_and_road", (False, True)),
    Variant("personality_sides", ("yellow", "red", "random")),
    *(Variant(f"{card}_side", ("as_the_others", "yellow", "red")) for card in NAMES["card"]),
)

SHEET = (  # CARSON-R6, R7, R10, R20: where the published rules say otherwise
    *("confirm_free_actions", "confirm_wages_and_road"),
    *("wages_by_player", "every_mountain", "one_road_a_build"),
)
PRESETS = (Preset("sheet", dict.fromkeys(SHEET, True)),)


GAME: Game[CarsonState, CarsonView] = Game(
    name="carson",
    package="farwest.games.carson",
    version="2",  # CARSON-F30: a refusal ends with its placement
    earlier=("1",),
    seats=range(MIN_SEATS, MAX_SEATS + 1),
    longest=2000,
    names=NAMES,
    spans=SPANS,
    variants=VARIANTS,
    questions=constants(questions),
    events=constants(events),
    tellings=events.TELLINGS,
    askings=questions.ASKINGS,
    encoded_by=FieldEncoder,
    view_type=CarsonView,
    see=see,
    imagine=imagine,
    invariants=invariants,
    styles=STYLES,
    presets=PRESETS,
    voice=TownTexts(str(Path(__file__).parent), refusal, asks),
    scribe=Positions.of(CarsonView, HIDDEN, LISTS),
)
