"""What a player may say, till someone calls."""

from __future__ import annotations

from farwest.kernel.state import NOBODY
from farwest.scaffold.newgame.actions import BID, CALL
from farwest.scaffold.newgame.events import BID_MADE, CALLED
from farwest.scaffold.newgame.numbers import DICE, FACES, NO_BID
from farwest.scaffold.newgame.questions import BID_OR_CALL, SHOWDOWN
from farwest.scaffold.newgame.state import NewgameState, next_clockwise


def bid_or_call_options(s: NewgameState) -> None:
    """NEWGAME-R3, NEWGAME-R4: any higher bid that the dice allow; a call, if one stands."""
    for bid in range(s.bid + 1, s.seats * DICE * FACES):
        s.offer(BID + bid)
    if s.bid != NO_BID:
        s.offer(CALL)


def bid_or_call_answer(s: NewgameState, action: int) -> None:
    if action == CALL:
        call(s)
    else:
        make_bid(s, action - BID)


def make_bid(s: NewgameState, bid: int) -> None:
    """NEWGAME-R3: the bid stands, and the next player answers it."""
    s.bid = bid
    s.bidder = s.seat
    s.tell(BID_MADE, s.seat, bid // FACES + 1, bid % FACES)
    s.ask(BID_OR_CALL, next_clockwise(s, s.seat))


def call(s: NewgameState) -> None:
    """NEWGAME-R4: nobody says more; the cups are lifted."""
    s.tell(CALLED, s.seat, s.bidder)
    s.ask(SHOWDOWN, NOBODY, s.seat)
