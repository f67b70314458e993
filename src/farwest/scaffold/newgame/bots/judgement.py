"""What a sensible player knows of newgame, lent to the search. Not rules: judgement."""

from __future__ import annotations

from typing import Final

from farwest.kernel.dice import Dice
from farwest.scaffold.newgame.actions import BID, CALL
from farwest.scaffold.newgame.numbers import DICE, FACES, NO_BID
from farwest.scaffold.newgame.questions import BID_OR_CALL, ROLL_DIE
from farwest.scaffold.newgame.redealing import redeal_dice
from farwest.scaffold.newgame.state import NewgameState, count_dice

SENSIBLE: Final = 12  # times as likely as what is not
HONEST: Final = 2  # in so many worlds, one has a bidder who holds another die of what it bid


def chance_to_win(s: NewgameState, seat: int) -> float:
    """The square of one's coins, among those of all: the sum over the seats is 1."""
    mine: float = 0.0
    total: float = 0.0
    for other in range(s.seats):
        share: float = (s.coins[other] + 1.0) * (s.coins[other] + 1.0)
        total += share
        if other == seat:
            mine = share
    return mine / total


def between_rounds(s: NewgameState) -> bool:
    """A coin has just changed hands, and no die of the next round is rolled."""
    if s.kind != ROLL_DIE:
        return False
    rolled = 0
    for seat in range(s.seats):
        rolled += count_dice(s, seat)
    return rolled == 0


def believable(s: NewgameState, seat: int, bid: int) -> bool:
    """Held by itself, and as many more as the others have on average, rounded up."""
    missing = bid // FACES + 1 - s.dice[seat][bid % FACES]
    return missing * FACES < (s.seats - 1) * DICE + FACES


def readiness(s: NewgameState, action: int) -> int:
    """Bid what can be believed, and call what cannot."""
    if s.kind != BID_OR_CALL:
        return 1
    if action == CALL:
        return 1 if believable(s, s.seat, s.bid) else SENSIBLE
    return SENSIBLE if believable(s, s.seat, action - BID) else 1


def guess_dice(s: NewgameState, seat: int, dice: Dice) -> None:
    """As redealt; but whoever bid fives rather holds one: sometimes a die is turned to it."""
    redeal_dice(s, seat, dice)
    if s.shown or s.bid == NO_BID or s.bidder == seat or dice.below(HONEST) > 0:
        return
    turned = dice.below(FACES)
    if s.dice[s.bidder][turned] > 0:
        s.dice[s.bidder][turned] -= 1
        s.dice[s.bidder][s.bid % FACES] += 1
