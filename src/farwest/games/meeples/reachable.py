"""What cannot be true at a moment of the game, for positions."""

from __future__ import annotations

from collections.abc import Iterator

from farwest.games.meeples import questions as ask
from farwest.games.meeples.numbers import (
    BUILDER,
    BUILDING_AT,
    BUILDINGS,
    CAP,
    CORNER_BUILDINGS,
    DEPUTY,
    DEPUTY_DRAW,
    DOOR_OF,
    DYNAMITE,
    EMPTY,
    JAIL,
    MADAME,
    MADAME_DRAW,
    MEEPLES_PER_BUILDING,
    MINER,
    MINER_DRAW,
    NOWHERE,
    ONE_BAR,
    PIECES_IN_BOX,
    ROBBER,
    ROBBER_DRAW,
    ROUND_CAPS,
    SALOON,
    SKILL,
    SPACE_AT,
)
from farwest.games.meeples.state import (
    NO_SEAT,
    MeeplesState,
    cheapest_price,
    end_is_triggered,
    is_capped,
)
from farwest.kernel.state import OVER

SOWING = (ask.START, ask.DIRECTION, ask.DROP, ask.OVERFLOW)
DICE = (ask.COMPARE, ask.END_SHOWDOWN)  # while one of them waits, dice lie on the table


def time_is_lawful(s: MeeplesState) -> Iterator[str]:
    kinds = [kind for kind, *_ in s.frames()]
    cap = ROUND_CAPS[s.variant[CAP]]
    if s.round < 0 or (cap and s.round > cap):
        yield f"rounds are counted from 0 to {cap or 'no end'}, not {s.round}."
    elif s.frames()[-1][1] == OVER:
        yield from ending_is_lawful(s)
    elif ask.BEGIN_TURN in kinds:
        yield from setup_is_lawful(s, kinds)
    else:
        yield from turn_is_lawful(s, kinds)
        yield from duel_is_lawful(s, kinds)
        yield from draws_are_lawful(s)


def setup_is_lawful(s: MeeplesState, kinds: list[int]) -> Iterator[str]:
    """MEEP-S1 to MEEP-S11: nothing has happened yet."""
    pieces = (s.gold, s.stone, s.bars, s.graves, s.box, s.hand, s.die)
    still = [n for row in pieces for n in row]
    if s.round or s.active != NO_SEAT or any(still) or any(m != EMPTY for m in s.standing):
        yield "before the first turn nobody has moved, drawn or bought anything."
    if s.jail_dynamite != PIECES_IN_BOX[DYNAMITE] or any(s.upgraded):
        yield "before the first turn all Dynamite is in the Jail and no Marquee is upgraded."
    if any(s.inside[JAIL]) or sum(s.inside[SALOON]) != 1 or not s.inside[SALOON][MADAME]:
        yield "before the first turn the Saloon holds Madame alone, and the Jail nobody."
    if s.frames()[0][2] != 0:
        yield "seat 0 takes the first turn."
    waiting = [frame[1] for frame in s.frames() if frame[0] == ask.CORNER]
    owner, dealing = list(s.owner), ask.DEAL_MEEPLE in kinds
    placed = sorted(seat for seat in owner if seat != NO_SEAT)
    if waiting + placed != list(range(s.seats)) or (dealing and placed):
        yield "starting Marquees are placed from the last seat to the first, one each."
    if any(seat != NO_SEAT and not CORNER_BUILDINGS[k] for k, seat in enumerate(owner)):
        yield "a starting Marquee lies on a corner Building."
    rooms = [sum(s.inside[k]) for k in range(BUILDINGS)]
    full, more = divmod(sum(rooms), MEEPLES_PER_BUILDING)
    if rooms != ([MEEPLES_PER_BUILDING] * full + [more] + [0] * BUILDINGS)[:BUILDINGS]:
        yield f"{MEEPLES_PER_BUILDING} meeples are dealt to one Building after another."


def ending_is_lawful(s: MeeplesState) -> Iterator[str]:
    """MEEP-G2: with a round, and for a reason."""
    busy = any(s.hand) or any(s.die) or s.drawn_dynamite or doors(s)
    if s.active != s.seats - 1 or busy or not (end_is_triggered(s) or is_capped(s)):
        yield "a game is over after the last seat's turn, when an end was triggered."


def turn_is_lawful(s: MeeplesState, kinds: list[int]) -> Iterator[str]:
    """MEEP-F2 to MEEP-F22: what only a part of the turn has."""
    if s.round < 1:
        yield "turns are taken in round 1 and later."
    if any(s.hand) and not any(kind in SOWING for kind in kinds):
        yield "a hand is held only while it is sown."
    if s.drawn_dynamite and ask.EXPLODE not in kinds:
        yield "Dynamite that was drawn explodes at the end of that resolution."
    kind, _, a, b = s.frames()[-1]
    if kind in (ask.PICK, ask.START, ask.DIRECTION) and doors(s):
        yield "all Doors are empty when a sowing begins."
    if kind == ask.PICK:
        yield from last_turn_is_lawful(s)
    if kind == ask.START and any(s.inside[SALOON]) and any(s.inside[JAIL]):
        yield "the hand was all that the Saloon or the Jail held."
    if kind == ask.DIRECTION and b == 0 and BUILDING_AT[a] == NOWHERE:
        yield "a hand that is sown past a Door comes from its Building."
    elif kind == ask.DIRECTION and b == 0 and any(s.inside[BUILDING_AT[a]]):
        yield "the hand was all that the Building held."
    if kind == ask.DIRECTION and b == 1 and s.standing[a] != EMPTY:
        yield "a sowing begins on an available Space."


def last_turn_is_lawful(s: MeeplesState) -> Iterator[str]:
    """MEEP-G2 and MEEP-D12: what the turn before cannot have left."""
    if s.active == 0 and end_is_triggered(s):
        yield "no round begins after the end was triggered."
    before = (s.active - 1) % s.seats
    compelled = s.variant[ONE_BAR] == 0 and (s.round > 1 or s.active > 0)
    if compelled and s.bars_left > 0 and s.gold[before] >= cheapest_price(s):
        yield f"seat {before} would have had to buy a Gold Bar."


def duel_is_lawful(s: MeeplesState, kinds: list[int]) -> Iterator[str]:
    """MEEP-E10, MEEP-E11: SW's die, SE's, perhaps one of them again."""
    kind, _, a, _ = s.frames()[-1]
    rolled = [die > 0 for die in s.die]
    expected = [any(k in DICE for k in kinds)] * 2
    if kind == ask.ROLL_DIE and kinds.count(ask.ROLL_DIE) == 2:
        expected = [False, False]
    elif kind == ask.ROLL_DIE and ask.REROLL in kinds:
        expected = [True, False]
    elif kind == ask.ROLL_DIE and not rolled[1]:
        expected = [True, False]
    if rolled != expected:
        yield "SW's die is rolled first, then SE's; between Showdowns none lies there."
    ends = [frame[2] for frame in s.frames() if frame[0] == ask.ROLL_DIE]
    if len(ends) == 2 and ends != [1, 0]:
        yield "SW's die is rolled first, then SE's."
    if EMPTY in (s.standing[space] for space in SPACE_AT):
        return
    skill = [SKILL[s.standing[space]] for space in SPACE_AT]
    better = [frame[2] for frame in s.frames() if frame[0] == ask.REROLL]
    if any(skill[end] <= skill[1 - end] for end in better):
        yield "only the better shot may roll again."
    if kind == ask.ROLL_DIE and len(ends) == 1 and not better:
        again = all(rolled)
        if (again and skill[a] <= skill[1 - a]) or (not again and (a != 1 or skill[0] != skill[1])):
            yield "only the better shot may roll again, and must be asked."


def draws_are_lawful(s: MeeplesState) -> Iterator[str]:
    """MEEP-E6 to MEEP-E9, MEEP-E13, MEEP-E15: who draws, and how many at most."""
    frames = s.frames()
    if frames[-1][0] != ask.DRAW_PIECE:
        return
    due: dict[int, int] = {frames[-1][2]: 1}
    for kind, _, a, b in frames:
        if kind == ask.DRAWING:
            due[a] = due.get(a, 0) + b
    allowed = dict.fromkeys(list(s.token), max(SKILL))
    for kind, _, a, _ in frames:
        if kind == ask.ENTER:
            allowed = draws_at(s, a)
    if any(number > allowed.get(seat, 0) for seat, number in due.items()):
        yield "nobody draws more than a meeple or a Showdown brings."


def draws_at(s: MeeplesState, building: int) -> dict[int, int]:
    """By seat: what the meeple at that Door brings."""
    meeple, inside = s.standing[DOOR_OF[building]], list(s.inside[building])
    if meeple == MINER:
        return {s.owner[building]: MINER_DRAW[s.upgraded[building]]}
    return {
        s.active: {
            ROBBER: ROBBER_DRAW * inside[MINER],
            DEPUTY: DEPUTY_DRAW * inside[ROBBER],
            MADAME: MADAME_DRAW * inside[BUILDER],
        }.get(meeple, 0)
    }


def doors(s: MeeplesState) -> bool:
    """Whether a meeple stands at one."""
    standing = list(s.standing)
    return any(standing[door] != EMPTY for door in DOOR_OF)
