"""The door of carson: all that the rest of the house may know of it."""

from __future__ import annotations

from pathlib import Path

from farwest.games.carson import actions as do
from farwest.games.carson import events, questions
from farwest.games.carson.bots.styles import STYLES
from farwest.games.carson.encode import SEGMENTS, encode
from farwest.games.carson.invariants import invariants
from farwest.games.carson.names import LISTS, NAMES
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
    ROUNDS,
    SPACES,
    SQUARES,
    VALUES,
)
from farwest.games.carson.phases.construction import tile_price
from farwest.games.carson.phases.ending import limit_of
from farwest.games.carson.phases.roads import roads_for_a_build
from farwest.games.carson.state import NO_SEAT, CarsonState
from farwest.games.carson.view import CarsonView, imagine, see, table_of
from farwest.games.carson.voice import TownTexts
from farwest.games.carson.words import refusal
from farwest.kernel.game import Game, Preset, Span, Variant, constants
from farwest.kit.fields import Field, HandEncoder
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
BY_SEAT = Field(("seat",))
FIELDS = {
    "round": Field(),
    "face": Field(("card",), "side"),
    "card": Field(("seat",), "card"),
    "waited": Field(("seat",), "yes"),
    "pick_order": Field(("",), "seat"),
    "turn_order": Field(("",), "seat"),
    "pass_order": Field(("",), "seat"),
    **dict.fromkeys(("money", "vp", "revolvers", "roads", "reserve", "supply"), BY_SEAT),
    "ammunition": Field(holds="seat"),
    "white": Field(holds="white_place"),
    "road_supply": Field(),
    "house_supply": Field(),
    "ground": Field(("cell",), "ground"),
    "owner": Field(("cell",), "seat"),
    "road": Field(("edge",), "yes"),
    "shield": Field(("cell",)),
    "near": Field(("",)),
    "standing": Field(("target",), "set of cowboy"),
    "crowd": Field(("multi", "seat")),
    "row": Field(("space",), "building"),
    "bag": Field(("building",)),
    "kept": Field(("seat", "building")),
    "kept_now": Field(("seat", "building")),
    "withdrawn": Field(("building",)),
    "builder": Field(holds="seat"),
    "building": Field(holds="building"),
    "source": Field(holds="source"),
    "site": Field(holds="cell"),
    "plot": Field(holds="cell"),
    "refused": Field(("cell",), "yes"),
    "doubled": Field(holds="building"),
    "duel_at": Field(holds="target"),
    "duel_winner": Field(holds="seat"),
    **dict.fromkeys(("duel_roll", "duel_guns", "duel_cowboys"), BY_SEAT),
    "fought": Field(holds="set of seat"),
    "tiles": Field(("seat", "")),
    "chosen": Field(("seat",), "index"),
    **dict.fromkeys(("discard", "shown", "spent", "pool"), Field(("",))),
    "sum_left": Field(("seat",), "index"),
    "redrew": Field(("seat",), "yes"),
}
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


def asks(view: CarsonView) -> dict[str, tuple[str, int]]:
    """What the sentence of a question speaks of."""
    kind, seat, a, _ = view.frames[-1]
    if kind in (questions.BUILD_OR_KEEP, questions.BUILD_PARCEL, questions.HOUSE_PARCEL):
        return {"a": ("building", view.building)}
    if kind == questions.CONSENT:
        about = {"who": ("seat", view.builder), "a": ("building", view.building)}
        return about | {"b": ("cell", view.plot)}
    if kind == questions.BUY_BUILDING:
        return {
            "a": ("building", view.row[a]),
            "n": ("number", tile_price(table_of(view), seat, a)),
        }
    if kind in (questions.BUY_VP, questions.FILL_SPACE):
        return {"n": ("number", a)}
    if kind == questions.FREE_ACTION:
        return {"a": ("square", a)}
    if kind == questions.TAKE_OR_WAIT:
        return {"a": ("card", view.card[seat])}
    if kind == questions.CASH_LIMIT:
        limit = limit_of(table_of(view), seat)
        return {"a": ("number", view.money[seat]), "n": ("number", limit)}
    if kind == questions.DUEL_TILE:
        return {"a": ("target", view.duel_at)}
    if kind == questions.LAY_ROAD:
        return {"n": ("number", roads_for_a_build(table_of(view), seat))}
    if kind in (questions.PLACE, questions.CHOOSE_WORKER):
        return {"n": ("number", pick_after(view))}
    return {}


def pick_after(view: CarsonView) -> int:
    """CARSON-F2: as which one who passes now would pick in the next round; 0 if none follows."""
    passed = sum(seat != NO_SEAT for seat in view.pass_order)
    return 0 if view.round == ROUNDS else passed + 1


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
    encoded_by=lambda _: HandEncoder(SEGMENTS, encode),
    view_type=CarsonView,
    see=see,
    imagine=imagine,
    invariants=invariants,
    styles=STYLES,
    presets=PRESETS,
    voice=TownTexts(str(Path(__file__).parent), refusal, asks),
    scribe=Positions(FIELDS, LISTS),
)
