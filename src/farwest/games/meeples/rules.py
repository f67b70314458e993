"""A Fistful of Meeples: the table of questions and how a game begins and is scored.

Nothing is hidden (MEEP-H1, MEEP-H4) and the future is not in a State (MEEP-H2): there is nothing
to redeal.
"""

from __future__ import annotations

from typing import Final

from farwest.games.meeples import questions as ask
from farwest.games.meeples.bots.judgement import between_turns, end_of, lean_to, promise_of
from farwest.games.meeples.bots.traits import seat_traits_of, traits_of
from farwest.games.meeples.numbers import (
    BARS,
    DYNAMITE,
    GOLD,
    IN_BOX,
    MADAME,
    PIECES_IN_BOX,
    SALOON,
    STONE,
)
from farwest.games.meeples.phases.bag import (
    draw_piece_answer,
    draw_piece_options,
    drawing_answer,
    explode_answer,
)
from farwest.games.meeples.phases.resolving import (
    build_answer,
    enter_answer,
    resolve_answer,
    resolve_next_answer,
    resolve_options,
    upgrade_answer,
    yes_or_no,
)
from farwest.games.meeples.phases.showdown import (
    compare_answer,
    end_showdown_answer,
    reroll_answer,
    roll_die_answer,
    roll_die_options,
)
from farwest.games.meeples.phases.sowing import (
    controller_answer,
    controller_options,
    direction_answer,
    direction_options,
    drop_answer,
    drop_options,
    overflow_answer,
    pick_answer,
    pick_options,
    start_answer,
    start_options,
)
from farwest.games.meeples.phases.turns import (
    bank_answer,
    begin_turn_answer,
    corner_answer,
    corner_options,
    deal_meeple_answer,
    deal_meeple_options,
    end_turn_answer,
    score,
)
from farwest.games.meeples.questions import BEGIN_TURN, CORNER, DEAL_MEEPLE
from farwest.games.meeples.state import MeeplesState
from farwest.kernel.state import CHANCE, NOBODY, Question, nothing

QUESTIONS: Final = {
    ask.DEAL_MEEPLE: Question(deal_meeple_options, deal_meeple_answer),
    ask.CORNER: Question(corner_options, corner_answer),
    ask.BEGIN_TURN: Question(nothing, begin_turn_answer),
    ask.PICK: Question(pick_options, pick_answer),
    ask.START: Question(start_options, start_answer),
    ask.DIRECTION: Question(direction_options, direction_answer),
    ask.DROP: Question(drop_options, drop_answer),
    ask.CONTROLLER: Question(controller_options, controller_answer),
    ask.RESOLVE_NEXT: Question(nothing, resolve_next_answer),
    ask.RESOLVE: Question(resolve_options, resolve_answer),
    ask.BUILD: Question(yes_or_no, build_answer),
    ask.UPGRADE: Question(yes_or_no, upgrade_answer),
    ask.DRAW_PIECE: Question(draw_piece_options, draw_piece_answer),
    ask.ENTER: Question(nothing, enter_answer),
    ask.EXPLODE: Question(nothing, explode_answer),
    ask.ROLL_DIE: Question(roll_die_options, roll_die_answer),
    ask.REROLL: Question(yes_or_no, reroll_answer),
    ask.COMPARE: Question(nothing, compare_answer),
    ask.BANK: Question(nothing, bank_answer),
    ask.END_TURN: Question(nothing, end_turn_answer),
    ask.DRAWING: Question(nothing, drawing_answer),
    ask.OVERFLOW: Question(nothing, overflow_answer),
    ask.END_SHOWDOWN: Question(nothing, end_showdown_answer),
}


class Rules(MeeplesState):
    def options(self) -> None:
        QUESTIONS[self.kind].options(self)

    def answer(self, action: int) -> None:
        QUESTIONS[self.kind].answer(self, action)

    def setup(self) -> None:
        """MEEP-S1 to MEEP-S11: meeples first, then a corner each, the starting player last."""
        self.bars_left = BARS
        self.jail_dynamite = PIECES_IN_BOX[DYNAMITE]
        self.bag[GOLD] = PIECES_IN_BOX[GOLD]
        self.bag[STONE] = PIECES_IN_BOX[STONE]
        self.inside[SALOON][MADAME] = IN_BOX[MADAME]
        self.ask(BEGIN_TURN, NOBODY, 0)
        for seat in range(self.seats):
            self.ask(CORNER, seat)
        self.ask(DEAL_MEEPLE, CHANCE)

    def scores(self) -> None:
        """MEEP-G4."""
        for seat in range(self.seats):
            self.points[seat] = score(self, seat)

    def ahead(self, seat: int, other: int) -> bool:
        """MEEP-G5: the higher score, then more cubes; else a shared place."""
        if self.points[seat] != self.points[other]:
            return self.points[seat] > self.points[other]
        mine = self.gold[seat] + self.stone[seat]
        return mine > self.gold[other] + self.stone[other]

    def win_estimate(self, seat: int) -> float:
        return promise_of(self, seat)

    def end_estimate(self, seat: int) -> float:
        return end_of(self, seat)

    def at_rest(self) -> bool:
        return between_turns(self)

    def preference(self, action: int) -> int:
        return lean_to(self, action)

    def traits(self, action: int, preference: int) -> int:
        return traits_of(self, action, preference)

    def seat_traits(self, seat: int) -> int:
        return seat_traits_of(self, seat)
