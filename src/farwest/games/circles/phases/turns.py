"""A turn: flick, doubt, validity, tickets; and the next player's."""

from __future__ import annotations

from farwest.games.circles.actions import FIRST, FLICKING, RIDE, SIDE
from farwest.games.circles.causes import (
    AT_LIMIT,
    BY_MAJORITY,
    HALF_LAP,
    HAS_WON,
    OVERRULED,
    USUAL,
)
from farwest.games.circles.events import (
    BECAME_FIRST,
    DECIDED,
    DOUBTED,
    FELL_SHORT,
    FINISHED,
    KEPT_TICKETS,
    LEFT_RING,
    LIMIT_REACHED,
    PASSED_STAR,
    ROUND_BEGAN,
    SETTLED,
    STOPPED,
    TRAVELLED,
    VOTED,
)
from farwest.games.circles.numbers import (
    DOUBT,
    ENDLESS,
    HALF_SECTOR,
    HALF_TURN,
    LAP,
    LEAST_ADVANCE,
    MAJORITY,
    MAX_ROUNDS,
    NO_LINE,
    NO_VOTE,
    NUDGE,
    PERSON,
    ROUND_LIMIT,
    SECTOR,
    SECTORS,
    SIDE_A,
    SIDE_B,
    SIDES,
    SKILL,
    TICKET,
    USUAL_LIMIT,
)
from farwest.games.circles.phases.flick import fix_power, launch
from farwest.games.circles.questions import (
    ARRIVE,
    END_TURN,
    FLICK,
    SHERIFF,
    STOP,
    TICKETS,
    TURN,
    VOTE,
)
from farwest.games.circles.state import (
    NO_SEAT,
    CirclesState,
    next_clockwise,
    sector_of,
    space_of,
)
from farwest.kernel.state import NOBODY


def first_seat_options(s: CirclesState) -> None:
    for seat in range(s.seats):
        s.offer(FIRST + seat)


def first_seat_answer(s: CirclesState, action: int) -> None:
    seat_first(s, action - FIRST)


def seat_first(s: CirclesState, seat: int) -> None:
    """CIRC-S10: the first player takes the sheriff's star."""
    s.first = seat
    s.active = seat
    s.star = seat
    s.tell(BECAME_FIRST, seat)


def turn_answer(s: CirclesState, action: int) -> None:
    """CIRC-F2: flick, then what comes of it, then the next player."""
    if s.active == s.first:
        s.round += 1
        s.tell(ROUND_BEGAN, s.active, s.round)
    s.ask(END_TURN, NOBODY)
    s.ask(FLICK, s.active)


def flick_answer(s: CirclesState, action: int) -> None:
    """CIRC-F3: from the exact point where the marble rests."""
    s.ask(STOP, NOBODY)
    fix_power(s, action - FLICKING, USUAL)


def stop_answer(s: CirclesState, action: int) -> None:
    """CIRC-F6: a marble that left goes back. CIRC-F9: a stop near a line is doubtful."""
    launch(s, s.active)
    if s.out:
        s.tell(LEFT_RING, s.active)
        return
    start = sector_of(s.theta)
    end = s.theta + s.rolled
    s.theta = end % LAP
    past_line = s.theta % SECTOR
    if past_line <= DOUBT or past_line >= SECTOR - DOUBT:
        line = (end + HALF_SECTOR) // SECTOR
        if in_dispute(s, line % SECTORS, line - start):
            open_dispute(s, line % SECTORS, line - start)
            return
    come_to_rest(s, end // SECTOR - start)


def sector_at(line: int, side: int) -> int:
    """CIRC-F9: the candidate on that side of the line."""
    return line if side == SIDE_B else (line + SECTORS - 1) % SECTORS


def in_dispute(s: CirclesState, line: int, reach: int) -> bool:
    """CIRC-F10: no vote when both candidates come to the same."""
    least = LEAST_ADVANCE[s.variant[HALF_TURN]]
    if reach < least:
        return False
    if reach - 1 < least:
        return True
    return space_of(s, sector_at(line, SIDE_A)) != space_of(s, sector_at(line, SIDE_B))


def open_dispute(s: CirclesState, line: int, reach: int) -> None:
    """CIRC-F11: the vote begins at the star-holder's left. CIRC-R5: line and reach last as long."""
    s.line = line
    s.reach = reach
    for seat in range(s.seats):
        s.vote[seat] = NO_VOTE
    left = space_of(s, sector_at(line, SIDE_A))
    right = space_of(s, sector_at(line, SIDE_B))
    s.tell(DOUBTED, s.active, left, right)
    s.ask(VOTE, next_clockwise(s, s.star))


def side_options(s: CirclesState) -> None:
    for side in range(SIDES):
        s.offer(SIDE + side)


def vote_answer(s: CirclesState, action: int) -> None:
    """CIRC-F11: openly, in turn; unanimity is broken by the first who differs."""
    side = action - SIDE
    s.vote[s.seat] = side
    s.tell(VOTED, s.seat, side, cause=by_rule(s))
    after = next_clockwise(s, s.seat)
    if s.variant[MAJORITY] == 1:
        if s.seat == s.star:
            count_votes(s)
        else:
            s.ask(VOTE, after)
    elif after == s.star or agreed_side(s) == NO_VOTE:
        s.ask(SHERIFF, s.star)
    else:
        s.ask(VOTE, after)


def by_rule(s: CirclesState) -> int:
    """The cause of what comes of a vote, but of the sheriff's own word."""
    return BY_MAJORITY if s.variant[MAJORITY] == 1 else USUAL


def agreed_side(s: CirclesState) -> int:
    """CIRC-F12: the side that all votes name, or NO_VOTE."""
    found = NO_VOTE
    for seat in range(s.seats):
        if s.vote[seat] != NO_VOTE:
            if found != NO_VOTE and found != s.vote[seat]:
                return NO_VOTE
            found = s.vote[seat]
    return found


def count_votes(s: CirclesState) -> None:
    """CIRC-G30: a strict majority decides; a tie goes to the star-holder."""
    for_b = 0
    for seat in range(s.seats):
        for_b += s.vote[seat] == SIDE_B
    if 2 * for_b == s.seats:
        s.ask(SHERIFF, s.star)
        return
    side = SIDE_B if 2 * for_b > s.seats else SIDE_A
    s.tell(SETTLED, s.star, side, cause=BY_MAJORITY)
    settle(s, side)


def sheriff_answer(s: CirclesState, action: int) -> None:
    """CIRC-F12: to accept keeps the star. CIRC-F13, CIRC-F14: to decide passes it on."""
    side = action - SIDE
    agreed = agreed_side(s)
    if s.variant[MAJORITY] == 0 and agreed == side:
        s.tell(SETTLED, s.star, side)
    else:
        holder = s.star
        s.star = next_clockwise(s, holder)
        overrules = s.variant[MAJORITY] == 0 and agreed != NO_VOTE
        s.tell(DECIDED, holder, side, cause=OVERRULED if overrules else by_rule(s))
        s.tell(PASSED_STAR, holder, s.star)
    settle(s, side)


def settle(s: CirclesState, side: int) -> None:
    """CIRC-F15: the marble is set inside the chosen sector. CIRC-R5: the dispute is cleared."""
    nudge = NUDGE if side == SIDE_B else -NUDGE
    s.theta = (SECTOR * s.line + nudge + LAP) % LAP
    advanced = s.reach if side == SIDE_B else s.reach - 1
    s.line = NO_LINE
    s.reach = 0
    for seat in range(s.seats):
        s.vote[seat] = NO_VOTE
    come_to_rest(s, advanced)


def come_to_rest(s: CirclesState, advanced: int) -> None:
    """CIRC-F4: valid from two sectors on. CIRC-F7, CIRC-F8: else it stays, and nothing happens."""
    space = space_of(s, sector_of(s.theta))
    cause = HALF_LAP if s.variant[HALF_TURN] == 1 else USUAL
    if advanced < LEAST_ADVANCE[s.variant[HALF_TURN]]:
        s.tell(FELL_SHORT, s.active, space, max(advanced, 0), cause=cause)
        return
    s.tell(STOPPED, s.active, space, advanced, cause=cause)
    s.ask(ARRIVE, NOBODY)
    if s.goods[s.active][TICKET] > 0:
        s.ask(TICKETS, s.active)


def tickets_options(s: CirclesState) -> None:
    for number in range(s.goods[s.seat][TICKET] + 1):
        s.offer(RIDE + number)


def tickets_answer(s: CirclesState, action: int) -> None:
    """CIRC-F17: a sector for each ticket. CIRC-F18: then the marble lies at a centre."""
    number = action - RIDE
    if number > 0:
        s.goods[s.seat][TICKET] -= number
        s.shop[TICKET] += number
        sector = (sector_of(s.theta) + number) % SECTORS
        s.theta = SECTOR * sector + HALF_SECTOR
        s.tell(TRAVELLED, s.seat, number, space_of(s, sector))
    else:
        s.tell(KEPT_TICKETS, s.seat)


def round_limit(variant: list[int], seats: int) -> int:
    """CIRC-V3: usually 100 rounds, and none where a person sits. CIRC-R2: none is a thousand."""
    limit = MAX_ROUNDS[variant[ROUND_LIMIT]]
    if variant[ROUND_LIMIT] == USUAL_LIMIT:
        for seat in range(seats):
            if variant[SKILL + seat] == PERSON:
                limit = ENDLESS
    return limit


def end_turn_answer(s: CirclesState, action: int) -> None:
    """CIRC-F1, CIRC-E37: the next player. CIRC-V1: or a winner. CIRC-V3: or the last round."""
    after = next_clockwise(s, s.active)
    last = after == s.first and s.round == round_limit(s.variant, s.seats)
    if s.winner == NO_SEAT and not last:
        s.active = after
        s.ask(TURN, NOBODY)
        return
    if s.winner == NO_SEAT:
        s.tell(LIMIT_REACHED, s.active, s.round)
    for seat in range(s.seats):
        cause = AT_LIMIT if s.winner == NO_SEAT else HAS_WON if s.winner == seat else USUAL
        s.tell(FINISHED, seat, s.purse[seat] + s.account[seat], cause=cause)
