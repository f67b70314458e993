"""The game newgame, whole: which question is answered where, how it starts, who wins."""

from __future__ import annotations

from typing import Final

from farwest.kernel.dice import Dice
from farwest.kernel.state import CHANCE, Question, nothing
from farwest.scaffold.newgame import questions as ask
from farwest.scaffold.newgame.bots.judgement import (
    between_rounds,
    chance_to_win,
    guess_dice,
    readiness,
)
from farwest.scaffold.newgame.numbers import START_COINS
from farwest.scaffold.newgame.phases.bidding import bid_or_call_answer, bid_or_call_options
from farwest.scaffold.newgame.phases.rolling import (
    first_player_answer,
    first_player_options,
    roll_die_answer,
    roll_die_options,
)
from farwest.scaffold.newgame.phases.showdown import next_round_answer, showdown_answer
from farwest.scaffold.newgame.questions import FIRST_PLAYER
from farwest.scaffold.newgame.redealing import redeal_dice
from farwest.scaffold.newgame.state import NewgameState
from farwest.scaffold.newgame.veiling import veil_dice

QUESTIONS: Final[dict[int, Question[NewgameState]]] = {
    ask.FIRST_PLAYER: Question(first_player_options, first_player_answer),
    ask.ROLL_DIE: Question(roll_die_options, roll_die_answer),
    ask.BID_OR_CALL: Question(bid_or_call_options, bid_or_call_answer),
    ask.SHOWDOWN: Question(nothing, showdown_answer),
    ask.NEXT_ROUND: Question(nothing, next_round_answer),
}


class Rules(NewgameState):
    def options(self) -> None:
        QUESTIONS[self.kind].options(self)

    def answer(self, action: int) -> None:
        QUESTIONS[self.kind].answer(self, action)

    def setup(self) -> None:
        """NEWGAME-S1, NEWGAME-S2: coins for all; then chance decides who begins."""
        for seat in range(self.seats):
            self.coins[seat] = START_COINS
        self.ask(FIRST_PLAYER, CHANCE)

    def scores(self) -> None:
        """NEWGAME-Z2: a point for each coin. Most points win; a tie is shared."""
        for seat in range(self.seats):
            self.points[seat] = self.coins[seat]

    def redeal(self, seat: int, dice: Dice) -> None:
        redeal_dice(self, seat, dice)

    def veil(self, seat: int) -> None:
        veil_dice(self, seat)

    # What the game lends the bots

    def guess(self, seat: int, dice: Dice) -> None:
        guess_dice(self, seat, dice)

    def win_estimate(self, seat: int) -> float:
        return chance_to_win(self, seat)

    def at_rest(self) -> bool:
        return between_rounds(self)

    def preference(self, action: int) -> int:
        return readiness(self, action)
