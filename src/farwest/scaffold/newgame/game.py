"""The door of newgame: all that the rest of the house may know of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from farwest.kernel.game import Game, Span, Variant, constants
from farwest.kit.fields import FieldEncoder
from farwest.kit.positions import Positions
from farwest.kit.texts import Texts
from farwest.scaffold.newgame import actions as do
from farwest.scaffold.newgame import events, questions
from farwest.scaffold.newgame.bots.styles import STYLES
from farwest.scaffold.newgame.numbers import (
    BIDS,
    DICE,
    FACES,
    LONGEST,
    MAX_SEATS,
    MIN_SEATS,
    NO_BID,
    NO_SEAT,
    ROUNDS,
    START_COINS,
)
from farwest.scaffold.newgame.state import NewgameState
from farwest.scaffold.newgame.view import NewgameView, imagine, see
from farwest.scaffold.newgame.words import asks, refusal

NAMES = {
    "count": tuple(str(k + 1) for k in range(DICE * MAX_SEATS)),
    "face": ("ones", "twos", "threes", "fours", "fives", "sixes"),
}
SPANS = (
    Span("bid", do.BID, BIDS, "count", "face"),  # two things are chosen: bid 3 fives
    Span("call", do.CALL),
    Span("begin", do.BEGIN, MAX_SEATS, "seat"),
    Span("roll", do.ROLL, FACES, "face"),
)


def invariants(s: NewgameState) -> Iterator[str]:
    """A sentence for each thing that cannot be."""
    seats, coins = range(s.seats), list(s.coins)[: s.seats]
    dice = [list(row) for row in s.dice][: s.seats]
    if sum(coins) not in (0, START_COINS * s.seats) or min(coins) < 0:
        yield f"there are {START_COINS * s.seats} coins in all, and nobody owes any."
    for seat in seats:
        if sum(dice[seat]) > DICE or min(dice[seat]) < 0:
            yield f"seat {seat} has {DICE} dice, and no more."
    if not NO_BID <= s.bid < s.seats * DICE * FACES:
        yield "a bid is on as many dice as there are, at most."
    if (s.bid == NO_BID) != (s.bidder == NO_SEAT) or s.bidder >= s.seats:
        yield "a bid has a bidder."


GAME: Game[NewgameState, NewgameView] = Game(
    name="newgame",
    package="farwest.scaffold.newgame",
    version="1",
    seats=range(MIN_SEATS, MAX_SEATS + 1),
    longest=LONGEST,
    names=NAMES,
    spans=SPANS,
    variants=(Variant("rounds", ROUNDS),),
    questions=constants(questions),
    events=constants(events),
    tellings=events.TELLINGS,
    askings=questions.ASKINGS,
    encoded_by=FieldEncoder,
    view_type=NewgameView,
    see=see,
    imagine=imagine,
    invariants=invariants,
    styles=STYLES,
    voice=Texts(str(Path(__file__).parent), refusal, asks),
    scribe=Positions.of(NewgameView),
)
