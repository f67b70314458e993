"""The circles game, whole: which question is answered where, how it starts, who wins."""

from __future__ import annotations

from typing import Final

from farwest.games.circles import questions as ask
from farwest.games.circles.bots.judgement import between_turns, lean_to, promise_of
from farwest.games.circles.numbers import (
    BAG,
    CART,
    FIRST_FIXED,
    GOODS,
    GOODS_IN_BOX,
    PRESET,
    SILVER_GIVEN,
    START,
    START_CARTS,
    START_SILVER,
    START_TICKETS,
    TICKET,
    TICKETS_GIVEN,
    TOKENS,
)
from farwest.games.circles.phases.flick import flick_options, noise_answer, noise_options
from farwest.games.circles.phases.robber import (
    rob_victim_answer,
    rob_victim_options,
    roll_die_answer,
    roll_die_options,
)
from farwest.games.circles.phases.saloon import (
    contest_answer,
    lot_answer,
    lot_options,
    mark_answer,
    saloon_answer_answer,
    saloon_answer_options,
    saloon_flick_answer,
    saloon_open_answer,
    saloon_open_options,
)
from farwest.games.circles.phases.spaces import (
    arrive_answer,
    bank_amount_answer,
    bank_amount_options,
    bank_answer,
    bank_options,
    dig_answer,
    dig_options,
    draw_token_answer,
    draw_token_options,
    shop_answer,
    shop_options,
)
from farwest.games.circles.phases.turns import (
    end_turn_answer,
    first_seat_answer,
    first_seat_options,
    flick_answer,
    seat_first,
    sheriff_answer,
    side_options,
    stop_answer,
    tickets_answer,
    tickets_options,
    turn_answer,
    vote_answer,
)
from farwest.games.circles.questions import FIRST_SEAT, TURN
from farwest.games.circles.redealing import redeal_noise
from farwest.games.circles.state import CirclesState
from farwest.kernel.dice import Dice
from farwest.kernel.state import CHANCE, NOBODY, Question, nothing

QUESTIONS: Final[dict[int, Question[CirclesState]]] = {
    ask.FIRST_SEAT: Question(first_seat_options, first_seat_answer),
    ask.TURN: Question(nothing, turn_answer),
    ask.FLICK: Question(flick_options, flick_answer),
    ask.NOISE: Question(noise_options, noise_answer),
    ask.STOP: Question(nothing, stop_answer),
    ask.VOTE: Question(side_options, vote_answer),
    ask.SHERIFF: Question(side_options, sheriff_answer),
    ask.TICKETS: Question(tickets_options, tickets_answer),
    ask.ARRIVE: Question(nothing, arrive_answer),
    ask.SHOP: Question(shop_options, shop_answer),
    ask.DIG: Question(dig_options, dig_answer),
    ask.DRAW_TOKEN: Question(draw_token_options, draw_token_answer),
    ask.BANK: Question(bank_options, bank_answer),
    ask.BANK_AMOUNT: Question(bank_amount_options, bank_amount_answer),
    ask.ROLL_DIE: Question(roll_die_options, roll_die_answer),
    ask.ROB_VICTIM: Question(rob_victim_options, rob_victim_answer),
    ask.SALOON_OPEN: Question(saloon_open_options, saloon_open_answer),
    ask.SALOON_ANSWER: Question(saloon_answer_options, saloon_answer_answer),
    ask.SALOON_FLICK: Question(flick_options, saloon_flick_answer),
    ask.MARK: Question(nothing, mark_answer),
    ask.CONTEST: Question(nothing, contest_answer),
    ask.LOT: Question(lot_options, lot_answer),
    ask.END_TURN: Question(nothing, end_turn_answer),
}


class Rules(CirclesState):
    def options(self) -> None:
        QUESTIONS[self.kind].options(self)

    def answer(self, action: int) -> None:
        QUESTIONS[self.kind].answer(self, action)

    def setup(self) -> None:
        """CIRC-S2 to CIRC-S10: the marble, the kits, the shop, the bag, the first player."""
        self.theta = START
        for good in range(GOODS):
            self.shop[good] = GOODS_IN_BOX[good]
        for seat in range(self.seats):
            self.purse[seat] = START_SILVER[self.variant[SILVER_GIVEN]]
            self.goods[seat][TICKET] = START_TICKETS[self.variant[TICKETS_GIVEN]]
            self.goods[seat][CART] = START_CARTS[self.variant[PRESET]]
            for good in range(GOODS):
                self.shop[good] -= self.goods[seat][good]
        for token in range(TOKENS):
            self.bag[token] = BAG[token]
        self.ask(TURN, NOBODY)
        if self.variant[FIRST_FIXED] == 0:
            self.ask(FIRST_SEAT, CHANCE)
        else:
            seat_first(self, self.variant[FIRST_FIXED] - 1)

    def scores(self) -> None:
        """CIRC-V4, CIRC-D23: purse and account; the winner's after paying."""
        for seat in range(self.seats):
            self.points[seat] = self.purse[seat] + self.account[seat]

    def ahead(self, seat: int, other: int) -> bool:
        """CIRC-V1: the ranch wins. CIRC-V3, CIRC-V4: the rest by money; equal totals tie."""
        if self.winner == seat or self.winner == other:
            return self.winner == seat
        return self.points[seat] > self.points[other]

    def win_estimate(self, seat: int) -> float:
        return promise_of(self, seat)

    def at_rest(self) -> bool:
        return between_turns(self)

    def preference(self, action: int) -> int:
        return lean_to(self, action)

    def redeal(self, seat: int, dice: Dice) -> None:
        """RULES.md section 7."""
        redeal_noise(self, dice)
