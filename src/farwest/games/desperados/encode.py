"""A View as numbers for learning, in named segments. Seats count from the one that looks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from farwest.games.desperados.numbers import (
    BANK_KINDS,
    BANKS,
    CARDS,
    COACH_KINDS,
    COACH_LIST,
    COACHES,
    EARLY_END,
    MAX_DESPERADOS,
    MAX_SEATS,
    MOST_JOBS,
    NO_CARD,
    NO_TILE,
    OUT,
    POKER_KINDS,
    ROUNDS,
    SPIES,
    TARGET,
    TARGETS,
    TIMETABLES,
    TOWNS,
    TURNS,
    UNKNOWN,
)
from farwest.games.desperados.questions import NEXT_ROUND
from farwest.games.desperados.state import target_for
from farwest.games.desperados.view import DesperadosView

QUESTIONS: Final = NEXT_ROUND + 1
HUNDRED: Final = 100  # dollars: all money is counted in hundreds
SEGMENTS: Final = (  # name, how many numbers
    ("seats", MAX_SEATS + 1),  # one-hot
    ("is_marshal", 1),
    ("marshal", MAX_SEATS),  # one-hot by seat
    ("target", 1),  # in hundreds
    ("early_end", 1),
    ("coach_list", 1),
    ("round", ROUNDS + 1),  # one-hot
    ("turn", TURNS + 1),  # one-hot
    ("step", TURNS + 1),  # one-hot
    ("question", QUESTIONS),  # one-hot
    ("asked", MAX_SEATS),  # one-hot by seat
    ("asked_about", MAX_DESPERADOS),  # one-hot: the sheriff or bank of the question
    ("purse", 1),  # in hundreds
    ("first", TIMETABLES),  # one-hot
    ("coach", COACHES * TOWNS),  # one-hot each
    ("sheriffs", TOWNS),  # how many, by town
    ("start", MAX_SEATS * TOWNS),  # one-hot each by seat
    ("figure", MAX_SEATS * TOWNS),  # one-hot each by seat
    ("laid", MAX_SEATS * TURNS * (CARDS + 1)),  # one-hot each by seat; the last is unknown
    ("shown", MAX_SEATS * TURNS),
    ("stuck", MAX_SEATS * (TURNS + 1)),  # one-hot each by seat
    ("status", MAX_SEATS * (OUT + 1)),  # one-hot each by seat
    ("caught", MAX_SEATS * (TURNS + 1)),  # one-hot each by seat
    ("lost", MAX_SEATS * TOWNS),
    ("intent", MAX_SEATS * (SPIES + 1)),  # one-hot each by seat
    ("struck", TARGETS),
    ("job_turn", MOST_JOBS * (TURNS + 1)),  # one-hot each
    ("job_target", MOST_JOBS * TARGETS),  # one-hot each
    ("job_town", MOST_JOBS * TOWNS),  # one-hot each
    ("job_crew", MOST_JOBS * MAX_SEATS),
    ("job_needed", MOST_JOBS),
    ("poker", TOWNS),
    ("poker_tiles", POKER_KINDS),
    ("coach_tiles", COACH_KINDS),
    ("drawn", 1),
    ("bank", BANKS * (BANK_KINDS + 1)),  # one-hot each: its tile; the last is unknown
    ("gone", BANK_KINDS),  # how many of a kind were robbed
    ("robbed", BANKS),
)
SIZE: Final = sum(size for _, size in SEGMENTS)


def encode(view: DesperadosView) -> list[int]:
    """SIZE whole numbers; what each is, SEGMENTS says."""
    return [number for _, numbers in segments(view) for number in numbers]


def segments(view: DesperadosView) -> Iterator[tuple[str, list[int]]]:
    kind, asked, about, _ = view.frames[-1]
    yield "seats", one_of(MAX_SEATS + 1, view.seats)
    yield "is_marshal", [int(view.seat == view.marshal)]
    yield "marshal", seat_of(view, view.marshal)
    yield "target", [target_for(view.variant[TARGET], view.seats - 1) // HUNDRED]
    yield "early_end", [view.variant[EARLY_END]]
    yield "coach_list", [view.variant[COACH_LIST]]
    yield "round", one_of(ROUNDS + 1, view.round)
    yield "turn", one_of(TURNS + 1, view.turn)
    yield "step", one_of(TURNS + 1, view.step)
    yield "question", one_of(QUESTIONS, kind)
    yield "asked", seat_of(view, asked)
    yield "asked_about", one_of(MAX_DESPERADOS, about)
    yield "purse", [view.purse // HUNDRED]
    yield "first", one_of(TIMETABLES, view.first)
    yield "coach", [n for town in view.coach for n in one_of(TOWNS, town)]
    yield "sheriffs", [view.sheriff[: view.seats - 1].count(town) for town in range(TOWNS)]
    yield "start", by_seat(view, [one_of(TOWNS, town) for town in view.start], TOWNS)
    yield "figure", by_seat(view, [one_of(TOWNS, town) for town in view.figure], TOWNS)
    rows = [[n for card in row for n in card_of(card)] for row in view.laid]
    yield "laid", by_seat(view, rows, TURNS * (CARDS + 1))
    yield "shown", by_seat(view, [bits(turns, TURNS) for turns in view.shown], TURNS)
    yield "stuck", by_seat(view, [one_of(TURNS + 1, turn) for turn in view.stuck], TURNS + 1)
    yield "status", by_seat(view, [one_of(OUT + 1, how) for how in view.status], OUT + 1)
    yield "caught", by_seat(view, [one_of(TURNS + 1, step) for step in view.caught], TURNS + 1)
    yield "lost", by_seat(view, [bits(cards, TOWNS) for cards in view.lost], TOWNS)
    yield "intent", by_seat(view, [one_of(SPIES + 1, what) for what in view.intent], SPIES + 1)
    yield "struck", bits(view.struck, TARGETS)
    yield "job_turn", by_job([one_of(TURNS + 1, turn) for turn in view.job_turn], TURNS + 1)
    yield "job_target", by_job([one_of(TARGETS, aim) for aim in view.job_target], TARGETS)
    yield "job_town", by_job([one_of(TOWNS, town) for town in view.job_town], TOWNS)
    crews = [
        [crew >> seat & 1 if seat >= 0 else 0 for seat in around(view)] for crew in view.job_crew
    ]
    yield "job_crew", by_job(crews, MAX_SEATS)
    yield "job_needed", by_job([[needed] for needed in view.job_needed], 1)
    yield "poker", bits(view.poker, TOWNS)
    yield "poker_tiles", view.poker_tiles
    yield "coach_tiles", view.coach_tiles
    yield "drawn", [view.drawn]
    yield "bank", [n for number in view.bank for n in tile_on(view, number)]
    gone = [view.tile[n] for n in range(view.drawn) if n not in view.bank]
    yield "gone", [gone.count(kind) for kind in range(BANK_KINDS)]
    yield "robbed", bits(view.robbed, BANKS)


def around(view: DesperadosView) -> list[int]:
    """The seats from the looker clockwise; chairs that nobody uses are -1."""
    seats = [(view.seat + k) % view.seats for k in range(view.seats)]
    return seats + [-1] * (MAX_SEATS - view.seats)


def by_seat(view: DesperadosView, rows: list[list[int]], size: int) -> list[int]:
    return [n for seat in around(view) for n in (rows[seat] if seat >= 0 else [0] * size)]


def by_job(rows: list[list[int]], size: int) -> list[int]:
    return [n for row in rows for n in row] + [0] * size * (MOST_JOBS - len(rows))


def seat_of(view: DesperadosView, seat: int) -> list[int]:
    return [int(seat >= 0 and seat == other) for other in around(view)]


def card_of(card: int) -> list[int]:
    if card == NO_CARD:
        return [0] * (CARDS + 1)
    return one_of(CARDS + 1, CARDS if card == UNKNOWN else card)


def tile_on(view: DesperadosView, number: int) -> list[int]:
    if number == NO_TILE:
        return [0] * (BANK_KINDS + 1)
    kind = view.tile[number]
    return one_of(BANK_KINDS + 1, BANK_KINDS if kind == UNKNOWN else kind)


def one_of(size: int, k: int) -> list[int]:
    return [int(k == other) for other in range(size)]


def bits(members: int, size: int) -> list[int]:
    return [members >> k & 1 for k in range(size)]
