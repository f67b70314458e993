"""The goat game, whole: which question is answered where, how it starts, who wins."""

from __future__ import annotations

from typing import Final

from farwest.games.goat import questions as ask
from farwest.games.goat.bots.judgement import between_rounds, end_of, lean_to, promise_of
from farwest.games.goat.bots.knowing import cards_known_to
from farwest.games.goat.bots.traits import traits_of
from farwest.games.goat.events import BECAME_DEALER
from farwest.games.goat.numbers import (
    BOTTLE,
    BOXED,
    CHARACTERS,
    DECK,
    FIRST_DEALER_FIXED,
    REMOVED,
    RESOURCES,
    START_BOTTLES,
    START_COINS,
    SUPPLY,
    WORTH,
)
from farwest.games.goat.phases.distribution import (
    declare_answer,
    declare_options,
    draw_card_answer,
    draw_card_options,
    first_deal_answer,
    make_offer_answer,
    offer_card_answer,
    offer_card_options,
    offer_target_answer,
    offer_target_options,
    pass_hand_answer,
    respond_answer,
    respond_options,
)
from farwest.games.goat.phases.effects import (
    charlatan_coin_answer,
    charlatan_coin_options,
    thief_location_answer,
    thief_location_options,
)
from farwest.games.goat.phases.saloon import (
    barmaid_bottle_answer,
    barmaid_bottle_options,
    barmaid_gamble_answer,
    gamble_victim_answer,
    gamble_victim_options,
    saloon_phase_answer,
    steal_token_answer,
    steal_token_options,
)
from farwest.games.goat.phases.upkeep import (
    end_round_answer,
    first_dealer_answer,
    first_dealer_options,
    lay_down_answer,
    lay_down_options,
    start_round,
    turn_up_answer,
    turn_up_options,
    upkeep_answer,
)
from farwest.games.goat.questions import FIRST_DEALER, OFFER_CARD, OFFER_TARGET, UPKEEP
from farwest.games.goat.redealing import (
    redeal_cards,
    redeal_memories,
    redeal_offer,
    redeal_offered,
    redeal_tokens,
)
from farwest.games.goat.state import GoatState, count_tokens, gain_token
from farwest.games.goat.veiling import veil_cards, veil_memories, veil_offer, veil_tokens
from farwest.kernel.dice import Dice
from farwest.kernel.state import CHANCE, NOBODY, Question, nothing

QUESTIONS: Final[dict[int, Question[GoatState]]] = {
    ask.FIRST_DEALER: Question(first_dealer_options, first_dealer_answer),
    ask.UPKEEP: Question(nothing, upkeep_answer),
    ask.TURN_UP: Question(turn_up_options, turn_up_answer),
    ask.LAY_DOWN: Question(lay_down_options, lay_down_answer),
    ask.FIRST_DEAL: Question(nothing, first_deal_answer),
    ask.DRAW_CARD: Question(draw_card_options, draw_card_answer),
    ask.MAKE_OFFER: Question(nothing, make_offer_answer),
    ask.OFFER_CARD: Question(offer_card_options, offer_card_answer),
    ask.OFFER_TARGET: Question(offer_target_options, offer_target_answer),
    ask.DECLARE: Question(declare_options, declare_answer),
    ask.RESPOND: Question(respond_options, respond_answer),
    ask.THIEF_LOCATION: Question(thief_location_options, thief_location_answer),
    ask.CHARLATAN_COIN: Question(charlatan_coin_options, charlatan_coin_answer),
    ask.PASS_HAND: Question(nothing, pass_hand_answer),
    ask.SALOON_PHASE: Question(nothing, saloon_phase_answer),
    ask.BARMAID_BOTTLE: Question(barmaid_bottle_options, barmaid_bottle_answer),
    ask.BARMAID_GAMBLE: Question(nothing, barmaid_gamble_answer),
    ask.GAMBLE_VICTIM: Question(gamble_victim_options, gamble_victim_answer),
    ask.STEAL_TOKEN: Question(steal_token_options, steal_token_answer),
    ask.END_ROUND: Question(nothing, end_round_answer),
}


class Rules(GoatState):
    def options(self) -> None:
        QUESTIONS[self.kind].options(self)

    def answer(self, action: int) -> None:
        QUESTIONS[self.kind].answer(self, action)

    def setup(self) -> None:
        """GOAT-S1 to GOAT-S7: goods for all, the supply, the deck, the first Dealer."""
        for resource in range(RESOURCES):
            self.supply[resource] = SUPPLY[self.seats][resource]
        for seat in range(self.seats):
            self.coins[seat] = START_COINS
            gain_token(self, seat, BOTTLE, START_BOTTLES)
        for card in range(CHARACTERS):
            self.where[card] = BOXED if REMOVED[self.seats][card] > 0 else DECK
        start_round(self, self.variant[FIRST_DEALER_FIXED] - 1)
        self.ask(UPKEEP, NOBODY)
        if self.variant[FIRST_DEALER_FIXED] == 0:
            self.ask(FIRST_DEALER, CHANCE)
        else:
            self.tell(BECAME_DEALER, self.dealer)

    def scores(self) -> None:
        """GOAT-Z2: coins and the worth of one's tokens."""
        for seat in range(self.seats):
            self.points[seat] = self.coins[seat]
            for resource in range(RESOURCES):
                self.points[seat] += self.tokens[seat][resource] * WORTH[resource]

    def ahead(self, seat: int, other: int) -> bool:
        """GOAT-Z3, GOAT-Z4: most money, then most coins, then most tokens; else a shared place."""
        if self.points[seat] != self.points[other]:
            return self.points[seat] > self.points[other]
        if self.coins[seat] != self.coins[other]:
            return self.coins[seat] > self.coins[other]
        return count_tokens(self, seat) > count_tokens(self, other)

    def has_secrets(self) -> bool:
        return True

    def in_secret(self) -> bool:
        """GOAT-H7, GOAT-H8: card and target are the Dealer's secret till the offer is declared."""
        return self.kind == OFFER_CARD or self.kind == OFFER_TARGET

    def knows(self, seat: int) -> int:
        return cards_known_to(self, seat)

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
        """RULES.md section 7, field by field."""
        redeal_offer(self, seat)
        redeal_cards(self, seat, dice)
        redeal_offered(self, seat, dice)
        redeal_memories(self, seat)
        redeal_tokens(self, seat, dice)

    def veil(self, seat: int) -> None:
        """RULES.md section 7, as redeal."""
        veil_cards(self, seat)
        veil_offer(self, seat)
        veil_memories(self, seat)
        veil_tokens(self, seat)
