"""Desperados, whole: which question is answered where, how it starts, who wins."""

from __future__ import annotations

from typing import Final

from farwest.games.desperados import questions as ask
from farwest.games.desperados.bots.guessing import guess_gang
from farwest.games.desperados.bots.judgement import between_rounds, end_of, promise_of
from farwest.games.desperados.bots.knowing import secret_of
from farwest.games.desperados.bots.leaning import lean_to
from farwest.games.desperados.bots.traits import traits_of
from farwest.games.desperados.numbers import (
    BANK_TOWN,
    BANKS,
    COACH_KINDS,
    COACH_LIST,
    COACH_TILES,
    MARSHAL_SEAT,
    MAX_SEATS,
    POKER_KINDS,
    POKER_TILES,
)
from farwest.games.desperados.phases.acting import (
    intent_answer,
    intent_options,
    launch_answer,
    lock_answer,
)
from farwest.games.desperados.phases.evaluation import (
    arrest_answer,
    decide_job_answer,
    evaluate_answer,
    rob_banks_answer,
    win_coach_answer,
    win_coach_options,
    win_poker_answer,
    win_poker_options,
)
from farwest.games.desperados.phases.placing import (
    any_town,
    deal_bank_answer,
    deal_bank_options,
    first_timetable_answer,
    first_timetable_options,
    name_marshal,
    setup_desperado_answer,
    setup_marshal_answer,
    setup_sheriff_answer,
    who_is_marshal_answer,
    who_is_marshal_options,
)
from farwest.games.desperados.phases.turns import (
    begin_round_answer,
    begin_turn_answer,
    card_options,
    desperado_card_answer,
    end_turn_answer,
    marshal_card_answer,
    sheriff_answer,
    sheriff_options,
)
from farwest.games.desperados.phases.upkeep import (
    next_round_answer,
    refill_answer,
    refill_bank_answer,
    refill_bank_options,
    upkeep_answer,
)
from farwest.games.desperados.questions import (
    DESPERADO_CARD,
    INTENT,
    MARSHAL_CARD,
    WHO_IS_MARSHAL,
)
from farwest.games.desperados.redealing import redeal_gang, redeal_marshal
from farwest.games.desperados.state import ALL_TOWNS, DesperadosState, target
from farwest.games.desperados.veiling import veil_banks, veil_plans, veil_rows
from farwest.kernel.dice import Dice
from farwest.kernel.state import CHANCE, OVER, Question, nothing

QUESTIONS: Final[dict[int, Question[DesperadosState]]] = {
    ask.WHO_IS_MARSHAL: Question(who_is_marshal_options, who_is_marshal_answer),
    ask.DEAL_BANK: Question(deal_bank_options, deal_bank_answer),
    ask.FIRST_TIMETABLE: Question(first_timetable_options, first_timetable_answer),
    ask.SETUP_MARSHAL: Question(any_town, setup_marshal_answer),
    ask.SETUP_SHERIFF: Question(any_town, setup_sheriff_answer),
    ask.SETUP_DESPERADO: Question(any_town, setup_desperado_answer),
    ask.BEGIN_ROUND: Question(nothing, begin_round_answer),
    ask.BEGIN_TURN: Question(nothing, begin_turn_answer),
    ask.SHERIFF: Question(sheriff_options, sheriff_answer),
    ask.MARSHAL_CARD: Question(card_options, marshal_card_answer),
    ask.DESPERADO_CARD: Question(card_options, desperado_card_answer),
    ask.LOCK: Question(nothing, lock_answer),
    ask.INTENT: Question(intent_options, intent_answer),
    ask.LAUNCH: Question(nothing, launch_answer),
    ask.END_TURN: Question(nothing, end_turn_answer),
    ask.EVALUATE: Question(nothing, evaluate_answer),
    ask.DECIDE_JOB: Question(nothing, decide_job_answer),
    ask.WIN_COACH: Question(win_coach_options, win_coach_answer),
    ask.WIN_POKER: Question(win_poker_options, win_poker_answer),
    ask.ROB_BANKS: Question(nothing, rob_banks_answer),
    ask.UPKEEP: Question(nothing, upkeep_answer),
    ask.REFILL: Question(nothing, refill_answer),
    ask.REFILL_BANK: Question(refill_bank_options, refill_bank_answer),
    ask.NEXT_ROUND: Question(nothing, next_round_answer),
    ask.ARREST: Question(nothing, arrest_answer),
}


class Rules(DesperadosState):
    def options(self) -> None:
        QUESTIONS[self.kind].options(self)

    def answer(self, action: int) -> None:
        QUESTIONS[self.kind].answer(self, action)

    def setup(self) -> None:
        """DESP-S1 to DESP-S9: the tiles nobody sees are drawn when they are won (DESP-D3)."""
        self.poker = ALL_TOWNS
        for bank in range(BANKS):
            self.poker &= ~(1 << BANK_TOWN[bank])
        for kind in range(POKER_KINDS):
            self.poker_tiles[kind] = POKER_TILES[kind]
        for kind in range(COACH_KINDS):
            self.coach_tiles[kind] = COACH_TILES[self.variant[COACH_LIST]][kind]
        if self.variant[MARSHAL_SEAT] == MAX_SEATS:
            self.ask(WHO_IS_MARSHAL, CHANCE)
        else:
            name_marshal(self, self.variant[MARSHAL_SEAT])

    def scores(self) -> None:
        """DESP-W3: the margin over the target is every desperado's, and minus it the marshal's."""
        margin = self.purse - target(self)
        for seat in range(self.seats):
            self.points[seat] = -margin if seat == self.marshal else margin

    def ahead(self, seat: int, other: int) -> bool:
        """DESP-W2: all desperados win, or the marshal; to meet the target is to win."""
        gang_wins = self.purse >= target(self)
        if gang_wins:
            return seat != self.marshal and other == self.marshal
        return seat == self.marshal and other != self.marshal

    def side(self, seat: int) -> int:
        """DESP-W3, DESP-D11: the desperados win together."""
        return 0 if seat == self.marshal else 1

    def has_secrets(self) -> bool:
        return True

    def in_secret(self) -> bool:
        """DESP-F3: cards are laid face down; DESP-D7: intents are for the team only."""
        return self.kind == MARSHAL_CARD or self.kind == DESPERADO_CARD or self.kind == INTENT

    def knows(self, seat: int) -> int:
        return secret_of(self, seat)

    def win_estimate(self, seat: int) -> float:
        return promise_of(self, seat)

    def end_estimate(self, seat: int) -> float:
        return end_of(self, seat)

    def at_rest(self) -> bool:
        return between_rounds(self)

    def preference(self, action: int) -> int:
        return lean_to(self, action)

    def traits(self, action: int, preference: int) -> int:
        return traits_of(self, action)

    def redeal(self, seat: int, dice: Dice) -> None:
        """RULES.md section 7, field by field; after the end all is known (DESP-H4)."""
        if self.seat == OVER:
            return
        if seat == self.marshal:
            redeal_gang(self, dice)
        else:
            redeal_marshal(self, dice)

    def veil(self, seat: int) -> None:
        """RULES.md section 7; after the end all is known (DESP-H4)."""
        if self.seat != OVER:
            veil_rows(self, seat)
            veil_plans(self, seat)
            veil_banks(self, seat)

    def guess(self, seat: int, dice: Dice) -> None:
        """The marshal's search looks for desperados where they are found."""
        self.redeal(seat, dice)
        if seat == self.marshal:
            guess_gang(self, dice)
