"""The door of circles: all that the rest of the house may know of it."""

from __future__ import annotations

from pathlib import Path

from farwest.games.circles import actions as do
from farwest.games.circles import events, questions
from farwest.games.circles.bots.styles import STYLES
from farwest.games.circles.invariants import invariants
from farwest.games.circles.numbers import (
    AMOUNTS,
    COINS,
    FACES,
    GOODS,
    MAX_ROUNDS,
    MAX_SEATS,
    MIN_SEATS,
    MOST_REFLICKS,
    NOISES,
    POWERS,
    SIDES,
    START_SILVER,
    START_TICKETS,
    TICKETS_IN_BOX,
    TOKENS,
)
from farwest.games.circles.state import CirclesState
from farwest.games.circles.view import HIDDEN, CirclesView, imagine, see
from farwest.games.circles.words import LIMITS, LISTS, NAMES, PARTS, SKILLS, asks, refusal
from farwest.kernel.game import Game, Preset, Span, Value, Variant, constants
from farwest.kit.fields import FieldEncoder
from farwest.kit.positions import Positions
from farwest.kit.texts import Texts

SPANS = (
    Span("flick", do.FLICKING, POWERS),
    Span("side", do.SIDE, SIDES, "side"),
    Span("tickets", do.RIDE, TICKETS_IN_BOX + 1),
    Span("buy", do.BUY, GOODS, "good"),
    Span("done", do.DONE),
    Span("draw", do.DRAW),
    Span("leave", do.LEAVE),
    Span("deposit", do.DEPOSIT),
    Span("withdraw", do.WITHDRAW),
    Span("amount", do.AMOUNT, AMOUNTS + 1),
    Span("bet", do.BET),
    Span("decline", do.DECLINE),
    Span("stake", do.STAKE),
    Span("fold", do.FOLD),
    Span("rob", do.ROB, MAX_SEATS, "seat"),
    Span("first", do.FIRST, MAX_SEATS, "seat"),
    Span("noise", do.JOLT, NOISES),
    Span("face", do.FACE, FACES, "face"),
    Span("token", do.PULL, TOKENS, "token"),
    Span("lot", do.CAST, MAX_SEATS, "seat"),
    Span("coin", do.COIN, COINS, "token"),
)
FLICK_ANSWERS = 4  # CIRC-D1: a power and three bytes
CONTEST_ROUNDS = 1 + 3 * max(MOST_REFLICKS)  # CIRC-E33, CIRC-R10: three stages
LONGEST_TURN = (
    FLICK_ANSWERS + MAX_SEATS + 2 + MAX_SEATS + CONTEST_ROUNDS * MAX_SEATS * FLICK_ANSWERS
)


def seat_fits(value: Value, seats: int) -> bool:
    return value == "drawn" or int(value) < seats


def skill_of(seat: int) -> Variant:
    """CIRC-D11: every seat's profile, fixed at table creation."""

    def fits(value: Value, seats: int) -> bool:
        return seat < seats or value == SKILLS[0]

    return Variant(f"skill_{seat}", SKILLS, fits)


SHEET: dict[str, Value] = {  # CIRC-R14: the letter of the French sheet
    "ring": "single_shop",
    "max_rounds": 0,
    "contest": "until_decided",
    "exchange": "free",
}

GAME: Game[CirclesState, CirclesView] = Game(
    name="circles",
    package="farwest.games.circles",
    version="1",
    seats=range(MIN_SEATS, MAX_SEATS + 1),
    longest=1 + max(MAX_ROUNDS) * MAX_SEATS * LONGEST_TURN,
    names=NAMES,
    spans=SPANS,
    variants=(
        Variant("preset", ("standard", "hard")),
        Variant("start_silver", START_SILVER),
        Variant("start_tickets", START_TICKETS),
        Variant("ring", ("standard", "single_robber", "single_shop")),
        Variant("vote", ("unanimous", "majority")),
        Variant("cart_consumed", (False, True)),
        Variant("half_turn_min", (False, True)),
        Variant("max_rounds", ("usual", 100, 200, 5, 10, 20, 0)),
        Variant("contest", ("five_rounds", "until_decided")),
        Variant("exchange", ("automatic", "free")),
        Variant("first_seat", ("drawn", *range(MAX_SEATS)), seat_fits),
        *(skill_of(seat) for seat in range(MAX_SEATS)),
    ),
    questions=constants(questions),
    events=constants(events),
    tellings=events.TELLINGS,
    askings=questions.ASKINGS,
    encoded_by=FieldEncoder,
    view_type=CirclesView,
    see=see,
    imagine=imagine,
    invariants=invariants,
    styles=STYLES,
    voice=Texts(str(Path(__file__).parent), refusal, asks, PARTS, LIMITS),
    scribe=Positions.of(CirclesView, HIDDEN, LISTS),
    presets=(Preset("sheet", SHEET),),
)
