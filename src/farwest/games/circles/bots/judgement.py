"""What a sensible player knows of circles, lent to the search. Not rules: judgement."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from farwest.games.circles.actions import (
    AMOUNT,
    BUY,
    COIN,
    DECLINE,
    DEPOSIT,
    DONE,
    FLICKING,
    FOLD,
    LEAVE,
    RIDE,
    WITHDRAW,
)
from farwest.games.circles.numbers import (
    BANKING,
    BOWL,
    BOWL_SLOTS,
    CART,
    DIGGING,
    GOLD,
    GOLD_WORTH,
    HALF_STEP,
    HALF_TURN,
    LAP,
    LEAST_ADVANCE,
    LEVEL,
    LEVELS,
    MINE,
    MINE_SLOTS,
    MONEY_BAG,
    NOISES,
    ONE_Z,
    OUT_SPEED,
    PURSE_CAP,
    RANCH_PRICE,
    ROBBER,
    RUBY_WORTH,
    SALOON,
    SECTOR,
    SECTORS,
    SHOVEL,
    SIGMA_PLUS,
    SIGMA_TIMES,
    SKILL,
    SLOWEST,
    SPEED_UNIT,
    STONE,
    STORE,
    TICKET,
    TOKEN_WORTH,
    TOKENS,
    Z,
)
from farwest.games.circles.phases.flick import roll, speed_of
from farwest.games.circles.questions import (
    BANK,
    BANK_AMOUNT,
    DIG,
    FLICK,
    SALOON_ANSWER,
    SALOON_FLICK,
    SALOON_OPEN,
    SHOP,
    TICKETS,
)
from farwest.games.circles.state import NO_SEAT, CirclesState, sector_of, space_of

# Chance to win, by hundredths of a natural logarithm: fitted to games of aiming bots
PURSE_SCORE: Final = (0, 4, 12, 18, 20, 28, 35, 43, 50, 58, 70, 76, 85, 97, 110, 125, 135, 150, 205)
SAVED_SCORE: Final = 6  # by silver unit of an account, up to a ruby
TICKET_SCORE: Final = 13  # by ticket, up to three
TICKET_HOME: Final = 11  # more for each, once the price of the ranch is together
SHOVEL_SCORE: Final = 18
CART_SCORE: Final = 15
TURN_SCORE: Final = 6
FEW: Final = 3  # tickets
MOST_SCORE: Final = 400
CHANCE_OF: Final = tuple(exp(score / 100) for score in range(MOST_SCORE))
STEADY: Final = 1  # the skill without noise: where a power is aimed at
MIDDLE_BYTE: Final = 128
FARTHEST_AIM: Final = 5_800_000  # beyond it a marble may leave the ring
SALOON_AIM: Final = 17  # sectors: CIRC-D11 says 17 to 18 is best

# What a stop is worth, in tenths of a silver unit
TENTHS: Final = 10
WINS: Final = 400
NEVER_BELOW: Final = 30  # the bowl takes three silver at most
SHOVEL_AT_LAST: Final = 8  # to a seat without one
WARES: Final = 3
ROBBERY: Final = 12  # without bank and bowl
SIXTH: Final = 6
ROUND_FOR_ALL: Final = 4
CONTEST: Final = 2
GOOD_IDEA: Final = 40  # a lean, beside 1
EVEN: Final = 4
SAVINGS: Final = 1  # by silver unit that may be laid in a bank
# CIRC-D4: how far a hand of this skill strays at this power, by skill and level
STRAYS: Final = tuple(
    tuple(
        int(
            sqrt(((SLOWEST + HALF_STEP * (2 * LEVEL * k + LEVEL)) * m) ** 2 + (SPEED_UNIT * p) ** 2)
        )
        // 1000
        for k in range(LEVELS)
    )
    for m, p in zip(SIGMA_TIMES, SIGMA_PLUS, strict=True)
)
EIGHTHS: Final = tuple(Z[NOISES * k // 8 + NOISES // 16] for k in range(8))  # evenly likely
SOFTENED: Final = 8  # a lean is the third power of an eighth


def prospects(s: CirclesState, seat: int) -> int:
    """What it owns, and what its tools will bring."""
    purse = s.purse[seat]
    tickets = min(s.goods[seat][TICKET], FEW)
    found = PURSE_SCORE[purse] + SAVED_SCORE * min(s.account[seat], RUBY_WORTH)
    found += tickets * (TICKET_SCORE + TICKET_HOME * (purse == RANCH_PRICE))
    found += SHOVEL_SCORE * (s.goods[seat][SHOVEL] > 0) + TURN_SCORE * (s.active == seat)
    if s.goods[seat][CART] > 0 and s.mine < len(MINE_SLOTS):
        found += CART_SCORE
    return found


def promise_of(s: CirclesState, seat: int) -> float:
    """One's share of all prospects; a ranch bought is the game."""
    if s.winner != NO_SEAT:
        return 1.0 if s.winner == seat else 0.0
    all_of_it: float = 0.0
    for other in range(s.seats):
        all_of_it += CHANCE_OF[prospects(s, other)]
    return CHANCE_OF[prospects(s, seat)] / all_of_it


def between_turns(s: CirclesState) -> bool:
    return s.kind == FLICK


def value_of(s: CirclesState, seat: int, sector: int) -> int:
    """What it is worth to stop there, in tenths of a silver unit; tickets ride home."""
    space = space_of(s, sector)
    purse = s.purse[seat]
    room = PURSE_CAP - purse
    if room == 0 and (SECTORS - sector) % SECTORS <= s.goods[seat][TICKET]:
        return WINS
    if space == GOLD:
        return TENTHS * min(room, GOLD_WORTH)
    if space == MINE:
        if s.goods[seat][CART] == 0 or s.mine == len(MINE_SLOTS):
            return 0
        return TENTHS * min(room, MINE_SLOTS[s.mine])
    if space == DIGGING:
        return min(TENTHS * room, bag_worth(s)) if s.goods[seat][SHOVEL] > 0 else 0
    if space == BANKING:
        owed = min(room, 2 * s.account[seat]) - s.account[seat]
        return max(TENTHS * owed, SAVINGS * min(purse, RUBY_WORTH))
    if space == BOWL:
        return bowl_worth(s, purse, room)
    if space == STORE:
        return SHOVEL_AT_LAST if purse > 0 and s.goods[seat][SHOVEL] == 0 else WARES
    if space == ROBBER:
        found = 0
        for other in range(s.seats):
            found += s.account[other]
        taken = TENTHS * min(room, found) + bowl_worth(s, purse, room)
        return min(TENTHS * room, ROBBERY) + taken // SIXTH
    if space == MONEY_BAG:
        return ROUND_FOR_ALL if room > 0 else 0
    return CONTEST if space == SALOON else 0


def bag_worth(s: CirclesState) -> int:
    """CIRC-H2: the mean of a draw; a stone costs the shovel."""
    tokens = 0
    worth = 0
    for token in range(TOKENS):
        tokens += s.bag[token]
        worth += s.bag[token] * TENTHS * TOKEN_WORTH[token]
    return (worth - s.bag[STONE] * TENTHS) // tokens


def bowl_worth(s: CirclesState, purse: int, room: int) -> int:
    """CIRC-E5, CIRC-E6: it takes, or gives all it has."""
    if s.bowl < len(BOWL_SLOTS) and purse >= BOWL_SLOTS[s.bowl]:
        return -TENTHS * BOWL_SLOTS[s.bowl]
    found = 0
    for slot in range(s.bowl):
        found += BOWL_SLOTS[slot]
    return TENTHS * min(room, found)


def lean_to(s: CirclesState, action: int) -> int:
    """Aim where it pays, ride to the ranch, do not throw money away."""
    if s.kind == FLICK:
        return aim(s, action - FLICKING)
    if s.kind == SALOON_FLICK:
        return aim_at_saloon(action - FLICKING)
    if s.kind == TICKETS:
        number = action - RIDE
        sector = (sector_of(s.theta) + number) % SECTORS
        worth = NEVER_BELOW + value_of(s, s.seat, sector) - TENTHS * number
        return 1 + max(0, worth) * max(0, worth)
    if s.kind == SHOP:
        return shop_lean(s, action)
    if s.kind == DIG:
        return 1 if (action == LEAVE) == (s.purse[s.seat] < PURSE_CAP) else GOOD_IDEA
    if s.kind == BANK:
        return bank_lean(s, action)
    if s.kind == BANK_AMOUNT:
        return amount_lean(s, action - AMOUNT)
    if s.kind == SALOON_OPEN:
        opens = action != DECLINE
        return 1 if opens == (s.purse[s.seat] == PURSE_CAP) or action > COIN else EVEN
    if s.kind == SALOON_ANSWER:
        return 1 if action == FOLD or action > COIN else EVEN
    return 1


def shop_lean(s: CirclesState, action: int) -> int:
    """The first shovel, the first cart; nothing once the price of the ranch is together."""
    if action == DONE or s.purse[s.seat] == PURSE_CAP:
        return GOOD_IDEA if action == DONE else 1
    good = action - BUY
    if good == TICKET or s.goods[s.seat][good] > 0:
        return 1
    return 2 * GOOD_IDEA if good == SHOVEL or s.mine < len(MINE_SLOTS) else 1


def bank_lean(s: CirclesState, action: int) -> int:
    """Interest while there is room for it; else lay some in while far from the price."""
    room = PURSE_CAP - s.purse[s.seat]
    if action == WITHDRAW:
        return 2 * GOOD_IDEA if room > s.account[s.seat] else 1
    if action == DEPOSIT:
        return GOOD_IDEA if 0 < s.purse[s.seat] <= RUBY_WORTH else 1
    return EVEN


def amount_lean(s: CirclesState, amount: int) -> int:
    """As much as can be doubled without loss; of a purse, up to a ruby's worth."""
    most = PURSE_CAP // 2
    if s.a == 1:
        most = min(s.account[s.seat], (PURSE_CAP - s.purse[s.seat] + 1) // 2)
    off = abs(amount - most)
    return 1 + GOOD_IDEA // (1 + off)


def aim_at_saloon(power: int) -> int:
    """CIRC-D11: a little less than a lap."""
    speed = speed_of(power, STEADY, MIDDLE_BYTE, MIDDLE_BYTE)
    if speed > FARTHEST_AIM:
        return 1
    off = abs(roll(speed) // SECTOR - SALOON_AIM)
    return 1 + GOOD_IDEA // (1 + off * off)


def aim(s: CirclesState, power: int) -> int:
    """The third power of what a flick is worth: the mean of eight that are evenly likely."""
    worth = flick_worth(s, power)
    softened = max(0, NEVER_BELOW + worth // len(EIGHTHS)) // SOFTENED
    return 1 + softened * softened * softened


def flick_worth(s: CirclesState, power: int) -> int:
    """Of eight flicks of this power together; who falls short or leaves the ring gets nothing."""
    least = LEAST_ADVANCE[s.variant[HALF_TURN]]
    strays = STRAYS[s.variant[SKILL + s.seat]][power // LEVEL]
    base = SLOWEST + HALF_STEP * (2 * power + 1)
    start = sector_of(s.theta)
    found = 0
    for k in range(len(EIGHTHS)):
        speed = max(0, base + strays * EIGHTHS[k] // ONE_Z)
        if speed < OUT_SPEED:
            end = s.theta + roll(speed)
            if sector_of(end) - start >= least:
                found += value_of(s, s.seat, sector_of(end % LAP))
    return found
