"""What is true of every position of desperados: nothing is lost, every row is a walk."""

from __future__ import annotations

from collections.abc import Iterator

from farwest.games.desperados.numbers import (
    BANK_KINDS,
    BANK_TILES,
    BANK_TOWN,
    BANK_WORTH,
    BANKS,
    CARDS,
    COACH_LIST,
    COACH_TILES,
    COACH_WORTH,
    COACHES,
    LOW_KINDS,
    NO_CARD,
    NO_TILE,
    NOWHERE,
    OUT,
    POKER_OF,
    POKER_TILES,
    POKER_WORTH,
    RESERVE_KIND,
    ROUNDS,
    SALOON,
    SPIES,
    START_LOW,
    TARGETS,
    TOWNS,
    TURNS,
)
from farwest.games.desperados.reachable import unreachable
from farwest.games.desperados.state import (
    WHOLE_DECK,
    DesperadosState,
    legal_cards,
    lost_before,
    lowest,
)


def invariants(s: DesperadosState) -> Iterator[str]:
    """A sentence for each that is broken; the later ones count on the earlier."""
    checks = (numbers_fit, money_is_whole, tiles_are_whole, disks_are_whole, rows_are_walks)
    for check in (*checks, unreachable):
        broken = list(check(s))
        yield from broken
        if broken:
            return


def numbers_fit(s: DesperadosState) -> Iterator[str]:
    begun = s.round > 0
    if s.marshal not in range(s.seats) and (begun or s.marshal != NOWHERE):
        yield "the marshal is one of the seats."
    if not (0 <= s.round <= ROUNDS and 0 <= s.turn <= TURNS and 0 <= s.step <= TURNS):
        yield f"there are {ROUNDS} rounds of {TURNS} turns, and as many steps."
    if s.step and s.turn < TURNS:
        yield "the evaluation comes after the last turn."
    pieces = [*s.figure[: s.seats], *s.start[: s.seats], *s.sheriff[: s.seats - 1]]
    if any(town not in range(TOWNS) for town in pieces) and begun:
        yield "every figure and every sheriff stands in a town."
    if any(town not in range(NOWHERE, TOWNS) for town in (*pieces, *s.coach)):
        yield f"towns are 0 to {TOWNS - 1}."
    if begun and s.coach[0] == NOWHERE:
        yield "the brown coach is on the board."
    by_seat = ((s.stuck, TURNS), (s.caught, s.step), (s.status, OUT), (s.intent, SPIES))
    for numbers, most in by_seat:
        if any(not 0 <= n <= most for n in numbers):
            yield f"{list(numbers)} should be 0 to {most}."
    if any(piece != NOWHERE for by_seat in (s.figure, s.start) for piece in by_seat[s.seats :]):
        yield f"there are {s.seats} seats, and no figures of others."
    idle = (s.shown, s.stuck, s.status, s.caught, s.lost, s.intent)
    if any(n for by_seat in idle for n in by_seat[s.seats :]):
        yield f"there are {s.seats} seats, and no others do anything."
    if any(town != NOWHERE for town in s.sheriff[s.seats - 1 :]):
        yield f"there are {s.seats - 1} sheriffs."
    if any(not 0 <= n < 1 << TURNS for n in s.shown):
        yield f"shown is a set of {TURNS} turns."
    if any(not 0 <= n < 1 << TOWNS for n in s.lost):
        yield "only town cards are lost."


def money_is_whole(s: DesperadosState) -> Iterator[str]:
    """DESP-C2: what is not on the board, in a bag or in the pile is in the purse."""
    if not 0 <= s.drawn <= BANK_TILES or not 0 <= s.poker < 1 << TOWNS:
        yield "a tile is drawn once."
        return
    coaches = COACH_TILES[s.variant[COACH_LIST]]
    won = 0
    for left, all_of_them, worth in (
        (s.poker_tiles, POKER_TILES, POKER_WORTH),
        (s.coach_tiles, coaches, COACH_WORTH),
    ):
        for n, total, value in zip(left, all_of_them, worth, strict=True):
            if not 0 <= n <= total:
                yield f"there are {total} tiles of {value}, not {n}."
            won += (total - n) * value
    for number in range(s.drawn):
        if s.tile[number] not in range(BANK_KINDS):
            yield "every bank tile that was drawn has a kind."
            return
        if number not in list(s.bank):
            won += BANK_WORTH[s.tile[number]]
    if won != s.purse:
        yield f"the purse holds what was won, {won} dollars, not {s.purse}."
    if s.poker.bit_count() != sum(s.poker_tiles):
        yield "there is a poker tile for each town that still has one."
    if any(s.poker >> town & 1 for town in BANK_TOWN):
        yield "bank towns have no poker tile."


def tiles_are_whole(s: DesperadosState) -> Iterator[str]:
    """DESP-S2: three low and two high on the banks at first, the others below, then the 2000s."""
    tile, bank = list(s.tile), list(s.bank)
    shuffled = tile[: min(s.drawn, BANK_KINDS)]
    if len(set(shuffled)) != len(shuffled) or tile[s.drawn :] != [NO_TILE] * (BANK_TILES - s.drawn):
        yield "every shuffled bank tile is drawn once."
    if s.drawn >= BANKS and sum(kind < LOW_KINDS for kind in tile[:BANKS]) != START_LOW:
        yield f"{START_LOW} of the first {BANKS} bank tiles are low."
    if any(kind != RESERVE_KIND for kind in tile[BANK_KINDS : s.drawn]):
        yield "the last bank tiles are the two 2000s."
    there = [number for number in bank if number != NO_TILE]
    if len(set(there)) != len(there) or any(n not in range(s.drawn) for n in there):
        yield "a bank tile lies on one bank."
    robbed = sum(1 << n for n in range(s.drawn) if n not in there)
    if s.seen & robbed != robbed or not 0 <= s.seen < 1 << s.drawn:
        yield "everyone has seen a tile that was robbed."
    if not 0 <= s.robbed < 1 << BANKS or any(
        s.robbed >> k & 1 and bank[k] != NO_TILE for k in range(BANKS)
    ):
        yield "a robbed bank is empty."


def disks_are_whole(s: DesperadosState) -> Iterator[str]:
    """DESP-F14: one disk each. DESP-E3: what a job records."""
    if not 0 <= s.jobs <= s.seats - 1:
        yield "a disk action needs a disk."
        return
    slots = (s.job_turn, s.job_target, s.job_town, s.job_crew, s.job_needed)
    if any(n for by_job in slots for n in list(by_job)[s.jobs :]):
        yield f"there are {s.jobs} disk actions, and nothing is said of others."
    used = 0
    for job in range(s.jobs):
        crew, aim = s.job_crew[job], s.job_target[job]
        if crew <= 0 or crew & used or crew >> s.seats or crew >> max(s.marshal, 0) & 1:
            yield "every desperado has one disk."
        if aim not in range(TARGETS) or s.job_town[job] not in range(TOWNS):
            yield "a disk lies at a coach or on a poker tile."
        elif aim >= COACHES and s.job_town[job] != aim - POKER_OF:
            yield "a poker tile lies in its town."
        if s.job_turn[job] not in range(1, s.turn + 1):
            yield "an action is launched in a turn of this round."
        if s.job_needed[job] not in range(1, crew.bit_count() + 1):
            yield "an action is launched with as many disks as it needs."
        used |= crew


def rows_are_walks(s: DesperadosState) -> Iterator[str]:
    """DESP-F6 to DESP-F11: every card was legal when it was laid, or a dummy."""
    laid = [list(row) for row in s.laid]
    for seat in range(s.seats):
        row = laid[seat]
        cards = [card for card in row if card != NO_CARD]
        if row != cards + [NO_CARD] * (TURNS - len(cards)):
            yield f"seat {seat} laid its cards from left to right."
        elif len(cards) not in (s.turn, s.turn - 1) or (s.step and len(cards) < TURNS):
            yield f"seat {seat} has laid {len(cards)} cards in turn {s.turn}."
        elif any(card not in range(CARDS) for card in cards):
            yield f"seat {seat} has laid a card that does not exist."
        elif s.shown[seat] >> len(cards):
            yield f"seat {seat} has shown a card that it has not laid."
        else:
            yield from row_is_walk(s, seat, cards)


def row_is_walk(s: DesperadosState, seat: int, cards: list[int]) -> Iterator[str]:
    here, stuck = s.start[seat], 0
    gone = lost_before(s, seat)
    for turn, card in enumerate(cards):
        legal = legal_cards(here, gone)
        if not stuck and not legal:
            stuck = turn + 1
        right = 1 << lowest(WHOLE_DECK & ~gone) if stuck else legal
        if not right >> card & 1:
            yield f"card {turn + 1} of seat {seat} was not legal when it was laid."
            return
        gone |= 1 << card
        here = here if stuck or card == SALOON else card
    if stuck != s.stuck[seat]:
        yield f"seat {seat} is stuck from turn {stuck}, not {s.stuck[seat]}."
