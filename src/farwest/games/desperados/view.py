"""What one seat of desperados sees (RULES.md section 7), and how a view becomes a world."""

from __future__ import annotations

from typing import Annotated, Final

from farwest.games.desperados.numbers import (
    MAX_DESPERADOS,
    MAX_SEATS,
    MOST_JOBS,
    NO_CARD,
    NO_TILE,
    TURNS,
    UNKNOWN,
)
from farwest.games.desperados.state import DesperadosState
from farwest.kit.fields import BySeat, Field, Number, Seat, imagined, seen
from farwest.kit.view import View

CHOSEN_NOT_DEALT: Final = {  # hidden, but chosen: redeal need not have their frequencies
    "laid": "G32: rows are chosen; to who knows nothing of a player each is as likely as another",
    "stuck": "F11: it follows from the row",
    "intent": "D15: the gang's half of a turn is one moment, and every world is at its beginning",
    "struck": "D15: as intent",
    "frames": "D15: as intent",
}


TownBySeat = Annotated[list[int], Field(("seat",), "town")]
Rows = Annotated[list[list[int]], Field(("seat", TURNS), "town", UNKNOWN, filled="seats")]
Tiles = Annotated[list[int], Field(("tile_number",), "bank_tile", UNKNOWN)]
ByJob = Annotated[list[int], Field((MOST_JOBS,), filled="jobs")]


class DesperadosView(View, frozen=True, tag="desperados"):
    marshal: Seat  # -1: not yet drawn
    round: Number  # 1 to 5; 0 in the set-up
    turn: Number  # of the round; 0 between rounds
    step: Number  # of the evaluation; 0 while planning
    purse: Number  # of the team, in dollars
    first: Annotated[int, Field(holds="timetable")]  # -1: not yet drawn
    coach: Annotated[list[int], Field(("coach",), "town")]  # -1: not on the map
    sheriff: Annotated[list[int], Field((MAX_DESPERADOS,), "town")]  # by sheriff, padded with -1
    start: TownBySeat  # padded with -1: where its round began
    figure: TownBySeat  # padded with -1
    laid: Rows  # by turn; -1: none yet; unknown: face down
    shown: Annotated[list[int], Field(("seat",), "set of turn")]  # padded with 0
    stuck: Annotated[list[int], Field(("seat",), filled="seats")]
    # stuck: the turn; 0: not, or not for these eyes
    status: Annotated[list[int], Field(("seat",), "status")]  # padded to 6
    caught: BySeat  # padded to 6: the step of its arrest; 0: none
    lost: Annotated[list[int], Field(("seat",), "set of town")]  # padded to 6 (E9)
    intent: Annotated[list[int], Field(("seat",), "intent")]  # the team's own; 0 for other eyes
    struck: Annotated[int, Field(holds="set of target")]  # that lapsed, the team's own
    jobs: Number  # disk actions launched this round
    job_turn: ByJob  # as job_target to job_needed, by job: as many as `jobs` says
    job_target: Annotated[list[int], Field((MOST_JOBS,), "target", filled="jobs")]
    # job_target: what its disks lie on
    job_town: Annotated[list[int], Field((MOST_JOBS,), "town", filled="jobs")]  # where
    job_crew: Annotated[list[int], Field((MOST_JOBS,), "set of seat", filled="jobs")]
    # job_crew: who put a disk
    job_needed: ByJob  # disks
    poker: Annotated[int, Field(holds="set of town")]  # those with their tile
    poker_tiles: Annotated[list[int], Field(("poker_tile",))]  # not yet won
    coach_tiles: Annotated[list[int], Field(("coach_tile",))]  # not yet won
    drawn: Number  # bank tiles drawn; the rest is the pile
    tile: Tiles  # by number, as drawn; -1: in the pile; unknown: face down
    seen: Annotated[int, Field(holds="set of tile_number")]  # bank tiles that everyone has seen
    bank: Annotated[list[int], Field(("bank",), "tile_number")]  # its tile; -1: none
    robbed: Annotated[int, Field(holds="set of bank")]  # this round, and not refilled


OF_JOBS: Final = ("job_turn", "job_target", "job_town", "job_crew", "job_needed")


def see(s: DesperadosState, seat: int) -> DesperadosView:
    return seen(DesperadosView, DesperadosState, s, seat)


def imagine(view: DesperadosView, s: DesperadosState) -> None:
    """What the view does not say is left open, to be redealt."""
    imagined(view, DesperadosState, s, apart=("laid", "stuck", "tile", *OF_JOBS))
    empty = MAX_SEATS - view.seats
    rows = [[max(card, NO_CARD) for card in row] for row in view.laid]
    s.laid = rows + [[NO_CARD] * TURNS] * empty
    s.stuck = view.stuck + [0] * empty
    s.tile = [max(kind, NO_TILE) for kind in view.tile]
    for name in OF_JOBS:
        setattr(s, name, getattr(view, name) + [0] * (MOST_JOBS - view.jobs))
