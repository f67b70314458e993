"""The door of circles: all that the rest of the house may know of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from farwest.games.circles import actions as do
from farwest.games.circles import events, questions
from farwest.games.circles.bots.styles import STYLES
from farwest.games.circles.encode import SEGMENTS, encode
from farwest.games.circles.numbers import (
    AMOUNTS,
    BAG,
    BOWL_SLOTS,
    FACES,
    FAILED,
    GOODS,
    GOODS_IN_BOX,
    LAP,
    MAX_ROUNDS,
    MAX_SEATS,
    MIN_SEATS,
    MINE_SLOTS,
    MOST_REFLICKS,
    NOISES,
    NOT_FLICKED,
    POWERS,
    PURSE_CAP,
    RING,
    RING_USED,
    SECTORS,
    SIDES,
    STAGE_FARTHEST,
    START_SILVER,
    START_TICKETS,
    STONE,
    TICKETS_IN_BOX,
    TOKENS,
)
from farwest.games.circles.state import CirclesState
from farwest.games.circles.view import CirclesView, imagine, see
from farwest.games.circles.words import LISTS, SKILLS, refusal
from farwest.kernel.game import Game, Span, Value, Variant, constants
from farwest.kit.fields import Field, HandEncoder
from farwest.kit.positions import Positions
from farwest.kit.texts import Texts

NAMES = {  # in the order of the tables
    "space": (
        *("ranch", "dig", "shop", "gold", "bowl", "robber", "bank", "saloon", "mine"),
        "money_bag",
    ),
    "good": ("shovel", "ticket", "cart"),
    "token": ("silver", "gold", "ruby", "stone"),
    "face": ("silver", "gold", "shovel", "ticket", "bank", "donation"),
    "side": ("a", "b"),
}
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
)
FIELDS = {
    "round": Field(),
    "first": Field(holds="seat"),
    "active": Field(holds="seat"),
    "star": Field(holds="seat"),
    "theta": Field(),
    "power": Field(),
    "noise": Field(("",)),
    "speed": Field(),
    "rolled": Field(),
    "out": Field(holds="yes"),
    "flicks": Field(),
    "origin": Field(),
    "shot_from": Field(("seat",), "index"),
    "shot_end": Field(("seat",), "index"),
    "die": Field(holds="face"),
    "purse": Field(("seat",)),
    "account": Field(("seat",)),
    "goods": Field(("seat", "good")),
    "shop": Field(("good",)),
    "mine": Field(),
    "bowl": Field(),
    "bag": Field(("token",)),
    "line": Field(),
    "reach": Field(),
    "vote": Field(("seat",), "side"),
    "stake": Field(("seat",)),
    "distance": Field(("seat",), "index"),
    "stage": Field(holds="stage"),
    "reflicks": Field(),
    "near": Field(holds="set of seat"),
    "far": Field(holds="set of seat"),
    "winner": Field(holds="seat"),
}
FLICK_ANSWERS = 4  # CIRC-D1: a power and three bytes
CONTEST_ROUNDS = 1 + 3 * MOST_REFLICKS  # CIRC-E33: three stages
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


def invariants(s: CirclesState) -> Iterator[str]:
    """Goods and the bag are whole; purses keep their cap; the marble is in the ring."""
    seats, goods = range(s.seats), [list(row) for row in s.goods]
    for good, name in enumerate(NAMES["good"]):
        total = s.shop[good] + sum(goods[seat][good] for seat in seats)
        if total != GOODS_IN_BOX[good]:
            yield f"there are {GOODS_IN_BOX[good]} of the good {name}, not {total}."
    if min(*s.shop, *(n for row in goods for n in row)) < 0:
        yield "no count of goods is below zero."
    for seat in seats:
        if not 0 <= s.purse[seat] <= PURSE_CAP:
            yield f"a purse holds 0 to {PURSE_CAP}, not {s.purse[seat]}."
        if s.account[seat] < 0 or not 0 <= s.stake[seat] <= s.purse[seat]:
            yield f"seat {seat} has an account of 0 or more, and stakes what it has."
        if not NOT_FLICKED <= s.distance[seat] <= FAILED:
            yield f"a distance is 0 to {FAILED}."
    bag = list(s.bag)
    if (
        any(not 0 <= n <= most for n, most in zip(bag, BAG, strict=True))
        or bag[STONE] != BAG[STONE]
    ):
        yield "the bag holds what is left of its coins, and both stones."
    if not 0 <= s.mine <= len(MINE_SLOTS) or not 0 <= s.bowl <= len(BOWL_SLOTS):
        yield "the mine has seven slots and the bowl three."
    if not 0 <= s.theta < LAP:
        yield f"the marble lies at 0 to {LAP - 1}."
    shots = [*s.shot_from, *s.shot_end]
    if not 0 <= s.origin < LAP or s.flicks < 0 or min(shots) < NOT_FLICKED:
        yield "every flick began in the ring."
    begun = s.first in seats and s.active in seats and s.star in seats
    if not begun and (s.round > 0 or s.kind != questions.FIRST_SEAT):
        yield "someone plays first, someone is active, someone has the star."
    if not 0 <= s.power < POWERS or any(not 0 <= n < NOISES for n in s.noise):
        yield "a flick has a power and three bytes."
    if not 0 <= s.stage <= STAGE_FARTHEST or not 0 <= s.reflicks <= MOST_REFLICKS:
        yield "a contest has three stages of five rounds."
    if (s.near | s.far) >> s.seats or min(s.near, s.far) < 0:
        yield "only who sits here takes part in a contest."


def asks(view: CirclesView) -> dict[str, tuple[str, int]]:
    """What the sentence of a question speaks of. CIRC-D22: it warns before money is lost."""
    kind, seat, a, _ = view.frames[-1]
    if kind == questions.BANK_AMOUNT:
        most = (PURSE_CAP - view.purse[seat]) // 2
        lost = a * max(0, view.account[seat] - most)
        return {"n": ("number", a), "most": ("number", most), "lost": ("number", lost)}
    if kind in (questions.VOTE, questions.SHERIFF):
        ring = RING[view.variant[RING_USED]]
        before, after = ring[(view.line - 1) % SECTORS], ring[view.line % SECTORS]
        return {"before": ("space", before), "after": ("space", after)}
    if kind in (questions.SHOP, questions.BANK):
        return {"n": ("number", view.purse[seat])}
    if kind == questions.ROB_VICTIM:
        return {"a": ("face", a)}
    if kind == questions.SALOON_ANSWER:
        return {"a": ("seat", view.active)}
    return {}


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
        Variant("ring", ("standard", "single_robber")),
        Variant("vote", ("unanimous", "majority")),
        Variant("cart_consumed", (False, True)),
        Variant("half_turn_min", (False, True)),
        Variant("max_rounds", MAX_ROUNDS),
        Variant("first_seat", ("drawn", *range(MAX_SEATS)), seat_fits),
        *(skill_of(seat) for seat in range(MAX_SEATS)),
    ),
    questions=constants(questions),
    events=constants(events),
    tellings=events.TELLINGS,
    askings=questions.ASKINGS,
    encoded_by=lambda _: HandEncoder(SEGMENTS, encode),
    view_type=CirclesView,
    see=see,
    imagine=imagine,
    invariants=invariants,
    styles=STYLES,
    voice=Texts(str(Path(__file__).parent), refusal, asks),
    scribe=Positions(FIELDS, LISTS),
)
