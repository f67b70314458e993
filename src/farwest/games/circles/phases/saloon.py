"""The saloon: a bet, stakes, and a contest of flicks."""

from __future__ import annotations

from farwest.games.circles.actions import BET, CAST, COIN, DECLINE, FLICKING, FOLD, STAKE
from farwest.games.circles.causes import AGAIN, AT_SALOON, FORCED, FREELY, IN_CONTEST, NO_BET, USUAL
from farwest.games.circles.events import (
    BET_LAPSED,
    DREW_CLOSEST,
    DREW_FARTHEST,
    FLICKS_AGAIN,
    FOLDED,
    FOUND_NOTHING,
    MARKED,
    MOVED_ON,
    OPENED_BET,
    SAT_OUT,
    STAKED,
    WON_BET,
)
from farwest.games.circles.numbers import (
    BIN,
    COINS,
    CONTEST_UNTIL,
    FAILED,
    FOLD_PRICE,
    FREE_EXCHANGE,
    GOLD_WORTH,
    LAP,
    MOST_REFLICKS,
    NOT_FLICKED,
    RUBY_WORTH,
    SALOON,
    SALOON_CENTRE,
    SALOON_EDGE,
    SECTOR,
    SILVER_WORTH,
    STAGE_ALL,
    STAGE_CLOSEST,
    STAGE_FARTHEST,
    TOKEN_WORTH,
)
from farwest.games.circles.phases.flick import fix_power, launch
from farwest.games.circles.questions import (
    CONTEST,
    LOT,
    MARK,
    SALOON_ANSWER,
    SALOON_FLICK,
    SALOON_OPEN,
)
from farwest.games.circles.state import CirclesState, gain, next_clockwise, sector_of, tell_loss
from farwest.kernel.state import CHANCE, NOBODY


def enter_saloon(s: CirclesState, seat: int) -> None:
    """CIRC-E24: a bet needs a coin of one's own and an opponent with one."""
    rivals = 0
    for other in range(s.seats):
        rivals += other != seat and s.purse[other] > 0
    if s.purse[seat] > 0 and rivals > 0:
        s.ask(SALOON_OPEN, seat)
    else:
        s.tell(FOUND_NOTHING, seat, SALOON, cause=NO_BET)


def saloon_open_options(s: CirclesState) -> None:
    if s.variant[FREE_EXCHANGE] == 0:
        s.offer(BET)
    s.offer(DECLINE)
    if s.variant[FREE_EXCHANGE] == 1:
        offer_coins(s)


def offer_coins(s: CirclesState) -> None:
    """CIRC-R11: who exchanges first has any token as the highest."""
    for token in range(COINS):
        if s.purse[s.seat] >= TOKEN_WORTH[token]:
            s.offer(COIN + token)


def saloon_open_answer(s: CirclesState, action: int) -> None:
    """CIRC-E23: open a bet or not. CIRC-E25: the bettor stakes too, and cannot withdraw."""
    if action == DECLINE:
        s.tell(MOVED_ON, s.seat, SALOON, cause=AT_SALOON)
        return
    s.stake[s.seat] = staked_by(s, s.seat, action)
    s.tell(OPENED_BET, s.seat, s.stake[s.seat], cause=FREELY if action >= COIN else USUAL)
    ask_opponents(s, next_clockwise(s, s.seat))


def staked_by(s: CirclesState, seat: int, action: int) -> int:
    """CIRC-E25: the highest token. CIRC-R11: or the one that was named."""
    return TOKEN_WORTH[action - COIN] if action >= COIN else highest_token(s.purse[seat])


def highest_token(purse: int) -> int:
    """CIRC-E25: a ruby, else a gold, else a silver."""
    if purse >= RUBY_WORTH:
        return RUBY_WORTH
    return GOLD_WORTH if purse >= GOLD_WORTH else SILVER_WORTH


def ask_opponents(s: CirclesState, seat: int) -> None:
    """CIRC-E26: one after another. CIRC-E27: the poor must stake. CIRC-E28: the broke sit out."""
    while seat != s.active:
        if s.purse[seat] >= FOLD_PRICE:
            s.ask(SALOON_ANSWER, seat)
            return
        if s.purse[seat] == 0:
            s.tell(SAT_OUT, seat)
        else:
            lay_stake(s, seat, STAKE, FORCED)
        seat = next_clockwise(s, seat)
    begin_contest(s)


def lay_stake(s: CirclesState, seat: int, action: int, cause: int) -> None:
    s.stake[seat] = staked_by(s, seat, action)
    s.tell(STAKED, seat, s.stake[seat], cause=cause)


def saloon_answer_options(s: CirclesState) -> None:
    if s.variant[FREE_EXCHANGE] == 0:
        s.offer(STAKE)
    s.offer(FOLD)
    if s.variant[FREE_EXCHANGE] == 1:
        offer_coins(s)


def saloon_answer_answer(s: CirclesState, action: int) -> None:
    """CIRC-E26: stake, or pay a gold to stay out."""
    if action == FOLD:
        s.purse[s.seat] -= FOLD_PRICE
        s.tell(FOLDED, s.seat, FOLD_PRICE)
    else:
        lay_stake(s, s.seat, action, FREELY if action >= COIN else USUAL)
    ask_opponents(s, next_clockwise(s, s.seat))


def begin_contest(s: CirclesState) -> None:
    """CIRC-E29: alone, the bettor has no contest. CIRC-E30: else all flick from the centre."""
    group = 0
    for seat in range(s.seats):
        if s.stake[seat] > 0:
            group |= 1 << seat
    if group == 1 << s.active:
        s.stake[s.active] = 0
        s.tell(BET_LAPSED, s.active)
        return
    s.theta = SALOON_CENTRE
    s.stage = STAGE_ALL
    s.reflicks = 0
    s.near = group
    s.far = group
    flick_all(s, group)


def flick_all(s: CirclesState, group: int) -> None:
    """CIRC-E30: from the bettor's left, the bettor last; so the bettor is asked for first."""
    s.ask(CONTEST, NOBODY)
    seat = s.active
    for _ in range(s.seats):
        if group >> seat & 1 == 1:
            s.distance[seat] = NOT_FLICKED
            s.ask(SALOON_FLICK, seat)
        seat = (seat + s.seats - 1) % s.seats


def saloon_flick_answer(s: CirclesState, action: int) -> None:
    s.ask(MARK, NOBODY, s.seat)
    fix_power(s, action - FLICKING, AGAIN if s.reflicks > 0 else IN_CONTEST)


def mark_answer(s: CirclesState, action: int) -> None:
    """CIRC-E31: the pawn marks the stop; the marble goes back (CIRC-D23)."""
    launch(s, s.a)
    s.distance[s.a] = FAILED if s.out else distance_after(s.rolled)
    s.tell(MARKED, s.a, s.distance[s.a])


def distance_after(rolled: int) -> int:
    """CIRC-E31: clockwise from the marble to the saloon, in thirds of a sector."""
    end = SALOON_CENTRE + rolled
    home = sector_of(SALOON_CENTRE)
    if end // SECTOR == home:
        return FAILED
    theta = end % LAP
    if sector_of(theta) == home:
        return 0
    return 1 + ((SALOON_EDGE - theta + LAP) % LAP) // BIN


def contest_answer(s: CirclesState, action: int) -> None:
    """CIRC-E33: ties for closest, then for farthest, are flicked again."""
    if s.stage == STAGE_ALL:
        group = s.near
        s.near = nearest(s, group)
        s.far = farthest(s, group)
        if s.near == group:
            again(s, group)
            return
        s.stage = STAGE_CLOSEST
        s.reflicks = 0
    elif s.stage == STAGE_CLOSEST:
        s.near = nearest(s, s.near)
    else:
        s.far = farthest(s, s.far)
    separate(s)


def separate(s: CirclesState) -> None:
    """CIRC-E33 (b), then (c), then the stake is paid."""
    if s.stage == STAGE_CLOSEST:
        if not single(s.near):
            again(s, s.near)
            return
        s.stage = STAGE_FARTHEST
        s.reflicks = 0
    if not single(s.far):
        again(s, s.far)
        return
    pay_stake(s)


def again(s: CirclesState, group: int) -> None:
    """CIRC-E33: the tied flick again; (d) after five rounds, or CIRC-R10 many, the lot decides."""
    if s.reflicks == MOST_REFLICKS[s.variant[CONTEST_UNTIL]]:
        s.ask(LOT, CHANCE, s.stage)
        return
    s.reflicks += 1
    for seat in range(s.seats):
        if group >> seat & 1 == 1:
            s.tell(FLICKS_AGAIN, seat)
    flick_all(s, group)


def lot_options(s: CirclesState) -> None:
    """CIRC-D18: seats ascending."""
    group = s.far if s.a == STAGE_FARTHEST else s.near
    for seat in range(s.seats):
        if group >> seat & 1 == 1:
            s.offer(CAST + seat)


def lot_answer(s: CirclesState, action: int) -> None:
    """CIRC-E33 (d), CIRC-D23: of all, the closest first, then the farthest of the others."""
    seat = action - CAST
    if s.a == STAGE_FARTHEST:
        s.far = 1 << seat
        s.tell(DREW_FARTHEST, seat)
        pay_stake(s)
        return
    s.near = 1 << seat
    s.tell(DREW_CLOSEST, seat)
    if s.a == STAGE_ALL:
        s.far = s.far & ~s.near
        s.stage = STAGE_FARTHEST
        if not single(s.far):
            s.ask(LOT, CHANCE, STAGE_FARTHEST)
            return
    separate(s)


def single(group: int) -> bool:
    return group & (group - 1) == 0


def only(s: CirclesState, group: int) -> int:
    """The seat of a group of one."""
    found = 0
    for seat in range(s.seats):
        if group >> seat & 1 == 1:
            found = seat
    return found


def nearest(s: CirclesState, group: int) -> int:
    """Of a group, those with the smallest distance."""
    best = FAILED
    for seat in range(s.seats):
        if group >> seat & 1 == 1:
            best = min(best, s.distance[seat])
    return those_at(s, group, best)


def farthest(s: CirclesState, group: int) -> int:
    """Of a group, those with the largest distance."""
    worst = 0
    for seat in range(s.seats):
        if group >> seat & 1 == 1:
            worst = max(worst, s.distance[seat])
    return those_at(s, group, worst)


def those_at(s: CirclesState, group: int, distance: int) -> int:
    found = 0
    for seat in range(s.seats):
        if group >> seat & 1 == 1 and s.distance[seat] == distance:
            found |= 1 << seat
    return found


def pay_stake(s: CirclesState) -> None:
    """CIRC-E32: the closest takes the farthest's stake. CIRC-E34: and all is put back."""
    winner = only(s, s.near)
    loser = only(s, s.far)
    stake = s.stake[loser]
    s.purse[loser] -= stake
    credit = gain(s, winner, stake)
    s.tell(WON_BET, winner, loser, stake)
    tell_loss(s, winner, stake - credit)
    s.theta = SALOON_CENTRE
    s.near = 0
    s.far = 0
    s.stage = STAGE_ALL
    s.reflicks = 0
    for seat in range(s.seats):
        s.stake[seat] = 0
        s.distance[seat] = NOT_FLICKED
