"""What holds in every position of circles: a sentence for each rule that one breaks.

A position may leave out how the table came there (CIRC-R13), but not be one that no game reaches.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from farwest.games.circles import questions as ask
from farwest.games.circles.lawful_frames import (
    ASKS_ACTIVE,
    DRAWS,
    before,
    frames,
    from_the_left,
    group_of,
    question,
    still_to_flick,
)
from farwest.games.circles.numbers import (
    ANY_POWER,
    BAG,
    BOWL_SLOTS,
    BYTES,
    CONTEST_UNTIL,
    DELTA,
    DOUBT,
    FACES,
    FAILED,
    FIRST_FIXED,
    FOLD_PRICE,
    FREE_EXCHANGE,
    GOODS_IN_BOX,
    LAP,
    LEVEL,
    MAJORITY,
    MAX_SEATS,
    MIDDLE,
    MINE_SLOTS,
    MOST_REFLICKS,
    NO_FACE,
    NO_LINE,
    NO_VOTE,
    NOISES,
    NOT_FLICKED,
    POWERS,
    PURSE_CAP,
    RANCH,
    SALOON,
    SALOON_CENTRE,
    SECTOR,
    SECTORS,
    SHOVEL,
    SIDE_A,
    SIDE_B,
    SIGMA_PLUS,
    SKILL,
    SPEED_STEP,
    STAGE_ALL,
    STAGE_CLOSEST,
    STAGE_FARTHEST,
    START,
    STONE,
    TICKET,
    TOKEN_WORTH,
)
from farwest.games.circles.phases.flick import roll, speed_of
from farwest.games.circles.phases.robber import eligible
from farwest.games.circles.phases.saloon import highest_token
from farwest.games.circles.phases.spaces import can_buy
from farwest.games.circles.phases.turns import in_dispute, round_limit
from farwest.games.circles.state import NO_SEAT, CirclesState, next_clockwise, sector_of, space_of
from farwest.games.circles.words import NAMES
from farwest.kernel.state import CHANCE, OVER

FARTHEST_ROLL: Final = DELTA[-1]
FASTEST: Final = max(
    speed_of(POWERS - 1, skill, NOISES - 1, NOISES - 1) for skill in range(len(SIGMA_PLUS))
)
LONGEST_TABLE: Final = SPEED_STEP * (len(DELTA) - 1)  # a faster marble leaves


def invariants(s: CirclesState) -> Iterator[str]:
    """The table first, then who is asked what, then what only a flick, a vote, a bet may show."""
    for part in (things, empty_chairs, turn, frames, on_its_space, flick, dispute, contest):
        broken = list(part(s))
        yield from broken
        if broken:
            return  # what follows trusts what went before


def things(s: CirclesState) -> Iterator[str]:
    """CIRC-C1, CIRC-C3: goods and the bag are whole; purses keep their cap."""
    seats, goods = range(s.seats), [list(row) for row in s.goods]
    for good, name in enumerate(NAMES["good"]):
        total = s.shop[good] + sum(goods[seat][good] for seat in seats)
        if total != GOODS_IN_BOX[good]:
            yield f"there are {GOODS_IN_BOX[good]} of the good {name}, not {total}."
    if min(*s.shop, *(n for row in goods for n in row)) < 0:
        yield "no count of goods is below zero."
    most = PURSE_CAP * max(s.round, 0)
    for seat in seats:
        if not 0 <= s.purse[seat] <= PURSE_CAP:
            yield f"a purse holds 0 to {PURSE_CAP}, not {s.purse[seat]}."
        if not 0 <= s.account[seat] <= most:
            yield f"after {s.round} rounds an account holds 0 to {most}, not {s.account[seat]}."
    bag = list(s.bag)
    stones = bag[STONE] == BAG[STONE]
    if not stones or any(not 0 <= n <= most for n, most in zip(bag, BAG, strict=True)):
        yield "the bag holds what is left of its coins, and both stones."
    if not 0 <= s.mine <= len(MINE_SLOTS) or not 0 <= s.bowl <= len(BOWL_SLOTS):
        yield "the mine has seven slots and the bowl three."
    if not 0 <= s.theta < LAP or not 0 <= s.origin < LAP:
        yield f"the marble lies at 0 to {LAP - 1}."


def empty_chairs(s: CirclesState) -> Iterator[str]:
    """Where nobody sits, nobody has anything."""
    for seat in range(s.seats, MAX_SEATS):
        owned = [s.purse[seat], s.account[seat], s.stake[seat], *list(s.goods[seat])]
        marks = [s.vote[seat], s.distance[seat], s.shot_from[seat], s.shot_end[seat]]
        if any(owned) or marks != [NO_VOTE, *[NOT_FLICKED] * 3]:
            yield f"nobody sits in seat {seat}, so it has nothing."


def turn(s: CirclesState) -> Iterator[str]:
    """CIRC-F1, CIRC-V1, CIRC-V3: whose turn it is, in which round, and whether it is over."""
    seats, limit = range(s.seats), round_limit(s.variant, s.seats)
    if s.kind == ask.FIRST_SEAT and s.seat == CHANCE:
        if (s.round, s.first, s.active, s.star) != (0, NO_SEAT, NO_SEAT, NO_SEAT):
            yield "before the first seat is drawn no round has begun and nobody is active."
        if s.variant[FIRST_FIXED] or s.theta != START or s.winner != NO_SEAT:
            yield "the first seat is drawn before the first flick, where the host does not fix it."
        return
    if not (s.first in seats and s.active in seats and s.star in seats):
        yield "someone plays first, someone is active, someone has the star."
        return
    fixed = s.variant[FIRST_FIXED]
    if fixed and s.first != fixed - 1:
        yield f"the host fixed seat {fixed - 1} to play first."
    if not 1 <= s.round <= limit:
        yield f"this game has rounds 1 to {limit}, not {s.round}."
    if s.seat != OVER:
        if s.winner != NO_SEAT:
            yield "whoever buys the ranch ends the game."
    elif s.winner == NO_SEAT:
        if s.round != limit or next_clockwise(s, s.active) != s.first:
            yield "a game without a winner ends after its last round."
    else:
        home = space_of(s, sector_of(s.theta % LAP)) == RANCH
        if s.winner != s.active or s.purse[s.active] or not home:
            yield "the winner is active, at the ranch, and has paid all it held."


def on_its_space(s: CirclesState) -> Iterator[str]:
    """CIRC-F28 to CIRC-F36: a question is put only where and when it has an answer."""
    space, seat = space_of(s, sector_of(s.theta)), s.active
    right = ASKS_ACTIVE.get(s.kind, DRAWS.get(s.kind, space))
    if s.kind in (ask.SALOON_ANSWER, ask.SALOON_FLICK, ask.LOT):
        right = SALOON
    if s.seat != OVER and space != right:
        yield f"{question(s.kind)} is asked at the {NAMES['space'][right]}."
    held = s.account[seat] if s.a else s.purse[seat]
    rivals = [k for k in range(s.seats) if k != seat and s.purse[k] > 0]
    needed = {
        ask.TICKETS: s.goods[seat][TICKET] > 0,
        ask.SHOP: can_buy(s, seat),
        ask.DIG: s.goods[seat][SHOVEL] > 0,
        ask.DRAW_TOKEN: s.goods[seat][SHOVEL] > 0,
        ask.BANK: s.purse[seat] + s.account[seat] > 0,
        ask.BANK_AMOUNT: held > 1,
        ask.SALOON_OPEN: s.purse[seat] > 0 and len(rivals) > 0,
    }
    if s.seat != OVER and not needed.get(s.kind, True):
        yield f"{question(s.kind)} is asked of whoever has something to choose."
    if not NO_FACE <= s.die < FACES:
        yield "the robber die has six faces."
    if s.kind == ask.ROB_VICTIM and s.seat != OVER:
        found = [k for k in range(s.seats) if eligible(s, k, s.a)]
        if s.die != s.a or len(found) < 2:
            yield "the robber chooses among two or more who have what the die shows."


def flick(s: CirclesState) -> Iterator[str]:
    """CIRC-D1 to CIRC-D6, CIRC-R6: what is kept of the last flick, and of one under way."""
    under_way = s.kind == ask.NOISE and s.seat == CHANCE
    drawn = s.a if under_way else 0
    noise = list(s.noise)
    if any(not 0 <= n < NOISES for n in noise) or any(noise[drawn:]):
        yield "a flick has three bytes of noise, and what is not drawn yet is 0."
    if not 0 <= s.power < POWERS:
        yield f"a flick has a power from 0 to {POWERS - 1}."
    if under_way:
        flicker = s.frames()[-1 - (BYTES - s.a)][2] if in_contest(s) else s.active
        if not ANY_POWER[s.variant[SKILL + flicker]] and s.power % LEVEL != MIDDLE:
            yield "a seat of this skill flicks at its own 64 levels."
    inside = s.out or s.speed < LONGEST_TABLE
    if not 0 <= s.speed <= FASTEST or not inside or s.rolled != (0 if s.out else roll(s.speed)):
        yield "a marble rolls as far as its speed takes it, and not at all if it leaves."
    ends = range(NOT_FLICKED, LAP + FARTHEST_ROLL + 1)
    shots = list(zip(s.shot_from, s.shot_end, strict=True))
    if s.flicks < 0 or any(a not in range(NOT_FLICKED, LAP) or b not in ends for a, b in shots):
        yield "every flick began in the ring."
    if any(a == NOT_FLICKED < b for a, b in shots):
        yield "what ended has begun."
    if s.flicks > most_flicks(s):
        yield f"{most_flicks(s)} flicks at most are made by round {s.round}, not {s.flicks}."
    if s.flicks == 0 and any((s.speed, s.out, s.origin, *(a + 1 for a, _ in shots))):
        yield "before the first flick nothing was flicked."


def most_flicks(s: CirclesState) -> int:
    """CIRC-F2: one a turn. CIRC-E33: and a contest, flicked again as often as it allows."""
    if s.round == 0:
        return 0
    turns = s.seats * (s.round - 1) + (s.active - s.first) % s.seats + 1
    stages = (STAGE_ALL, STAGE_CLOSEST, STAGE_FARTHEST)
    again = len(stages) * MOST_REFLICKS[s.variant[CONTEST_UNTIL]]
    return turns * (1 + s.seats * (1 + again))


def dispute(s: CirclesState) -> Iterator[str]:
    """CIRC-F9 to CIRC-F12, CIRC-R5: line and votes stand while a dispute lasts, and no longer."""
    votes = [s.vote[seat] for seat in range(s.seats)]
    if s.seat == OVER or s.kind not in (ask.VOTE, ask.SHERIFF):
        if (s.line, s.reach) != (NO_LINE, 0) or any(vote != NO_VOTE for vote in votes):
            yield "without a dispute there is no line, no reach and no vote."
        return
    past = (s.theta + DOUBT) % SECTOR
    line = (s.theta + DOUBT) // SECTOR % SECTORS
    if s.line != line or past > 2 * DOUBT:
        yield "the marble of a dispute lies on its line."
        return
    if not 1 <= s.reach <= 1 + FARTHEST_ROLL // SECTOR or not in_dispute(s, s.line, s.reach):
        yield "a dispute is about two sectors that differ, within a flick's reach."
    order = [(s.star + 1 + k) % s.seats for k in range(s.seats)]
    if not s.variant[MAJORITY]:
        order = order[:-1]
    cast = [votes[k] for k in order]
    if any(vote not in (NO_VOTE, SIDE_A, SIDE_B) for vote in votes):
        yield "a vote names side A or side B."
    elif sum(vote != NO_VOTE for vote in votes) != sum(vote != NO_VOTE for vote in cast):
        yield "the star-holder does not vote."
    else:
        yield from voting(s, order, cast)


def voting(s: CirclesState, order: list[int], cast: list[int]) -> Iterator[str]:
    """CIRC-F11, CIRC-G30: in turn; the first who differs ends it, unless a majority is sought."""
    made = [vote for vote in cast if vote != NO_VOTE]
    if made != cast[: len(made)]:
        yield "votes are cast in turn, from the star-holder's left."
    elif s.variant[MAJORITY]:
        tied = len(made) == len(cast) and 2 * sum(made) == s.seats
        if s.kind == ask.SHERIFF and not tied:
            yield "the star-holder is asked when the votes are even."
    elif s.kind == ask.SHERIFF:
        split = len(made) > 1 and len(set(made[:-1])) == 1 and made[-1] != made[0]
        if not split and not (len(made) == len(cast) and len(set(made)) == 1):
            yield "the star-holder is asked when all have voted, or two differ."
    elif len(set(made)) > 1:
        yield "voting stops as soon as two differ."
    if s.kind == ask.VOTE and order[len(made) : len(made) + 1] != [s.seat]:
        yield "the next to vote is asked."


def in_contest(s: CirclesState) -> bool:
    kinds = [frame[0] for frame in s.frames()]
    return s.seat != OVER and (ask.CONTEST in kinds or kinds[-1] == ask.LOT)


def contest(s: CirclesState) -> Iterator[str]:
    """CIRC-E25 to CIRC-E33: stakes from the bet on, distances and groups in a contest."""
    seats = range(s.seats)
    stakes, distances = [s.stake[k] for k in seats], [s.distance[k] for k in seats]
    asked = s.kind == ask.SALOON_ANSWER and s.seat != OVER
    if not in_contest(s):
        if (s.near, s.far, s.stage, s.reflicks) != (0, 0, STAGE_ALL, 0):
            yield "without a contest there is no stage of it."
        if any(distance != NOT_FLICKED for distance in distances):
            yield "without a contest no pawn marks a stop."
        if any(stakes) and not asked:
            yield "without a bet nothing is staked."
    if asked:
        if any(stakes[k] for k in seats if k not in (*before(s, s.seat), s.active)):
            yield "opponents stake in turn, from the bettor's left."
        if s.purse[s.seat] < FOLD_PRICE:
            yield "whoever cannot pay to stay out is not asked."
    if asked or in_contest(s):
        for seat in seats:
            if stakes[seat] and not may_stake(s, seat):
                yield f"seat {seat} stakes a token that it has."
        if not stakes[s.active]:
            yield "the bettor stakes too."
        answered = from_the_left(s) if in_contest(s) else before(s, s.seat)
        if any(not stakes[k] and s.purse[k] > PURSE_CAP - FOLD_PRICE for k in answered):
            yield "whoever does not stake is broke, or has paid to stay out."
    if in_contest(s):
        yield from groups(s, stakes, distances)


def after_the_next(s: CirclesState, group: int) -> list[int]:
    """Those of a group who come after one who has yet to flick."""
    order = [k for k in from_the_left(s) if group >> k & 1]
    waiting = still_to_flick(s)
    return order[order.index(waiting[0]) :] if waiting else []


def may_stake(s: CirclesState, seat: int) -> bool:
    """CIRC-E25, CIRC-R11."""
    if s.variant[FREE_EXCHANGE]:
        return s.stake[seat] in TOKEN_WORTH[:STONE] and s.stake[seat] <= s.purse[seat]
    return s.purse[seat] > 0 and s.stake[seat] == highest_token(s.purse[seat])


def groups(s: CirclesState, stakes: list[int], distances: list[int]) -> Iterator[str]:
    """CIRC-E33: all, then those tied for closest, then those tied for farthest."""
    playing = sum(1 << seat for seat, stake in enumerate(stakes) if stake)
    group = group_of(s)
    if s.theta != SALOON_CENTRE:
        yield "in a contest the marble starts at the middle of the saloon."
    if not 0 <= s.reflicks <= MOST_REFLICKS[s.variant[CONTEST_UNTIL]]:
        yield "a contest does not go on for ever."
    if s.near | s.far | playing != playing or min(s.near, s.far) <= 0:
        yield "only those who stake take part in a contest."
        return
    shapes = {
        STAGE_ALL: s.near == s.far == playing,
        STAGE_CLOSEST: s.near & s.far == 0 and s.reflicks > 0,
        STAGE_FARTHEST: s.near & s.far == 0 and s.near.bit_count() == 1 and s.reflicks > 0,
    }
    if group.bit_count() < 2 or not shapes.get(s.stage, False):
        yield "two or more contend: for the bet, then for closest, then for farthest."
    flicked = {k: d for k, d in enumerate(distances) if d != NOT_FLICKED}
    if any(not 0 <= d <= FAILED or not playing >> k & 1 for k, d in flicked.items()):
        yield f"whoever takes part has a distance from 0 to {FAILED}."
    if any(playing >> k & 1 and not group >> k & 1 and k not in flicked for k in range(s.seats)):
        yield "whoever does not flick again has flicked."
    if s.kind == ask.LOT:
        tied = {distances[k] for k in range(s.seats) if group >> k & 1}
        if len(tied) != 1 or NOT_FLICKED in tied:
            yield "a lot is drawn among those who are still tied."
        if s.reflicks != MOST_REFLICKS[s.variant[CONTEST_UNTIL]]:
            yield "a lot is drawn after the last round of flicks."
    elif any(k in flicked for k in after_the_next(s, group)):
        yield "they flick in turn, from the bettor's left."
