"""The door of meeples: all that the rest of the house may know of it."""

from __future__ import annotations

from pathlib import Path

from farwest.games.meeples import actions as do
from farwest.games.meeples import events, questions
from farwest.games.meeples.bots.styles import STYLES
from farwest.games.meeples.invariants import invariants
from farwest.games.meeples.numbers import (
    BUILDER,
    BUILDINGS,
    DEALT,
    DEALT_TYPES,
    DEPUTY_DRAW,
    DIE,
    DIRECTIONS,
    ENDS,
    IN_BOX,
    LOCATIONS,
    MADAME_DRAW,
    MAX_SEATS,
    MEEPLES,
    MIN_SEATS,
    MINER,
    MINER_DRAW,
    PIECES,
    ROBBER,
    ROBBER_DRAW,
    ROUND_CAPS,
    SKILL,
    SPACES,
)
from farwest.games.meeples.state import MeeplesState
from farwest.games.meeples.view import MeeplesView, imagine, see
from farwest.games.meeples.words import NAMES, asks, refusal
from farwest.kernel.game import Game, Preset, Span, Variant, constants
from farwest.kit.fields import FieldEncoder
from farwest.kit.positions import Positions
from farwest.kit.texts import Texts

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
    encoded_by=FieldEncoder,
    view_type=MeeplesView,
    see=see,
    imagine=imagine,
    invariants=invariants,
    styles=STYLES,
    presets=(SHEET,),
    voice=Texts(str(Path(__file__).parent), refusal, asks),
    scribe=Positions.of(MeeplesView),
)
