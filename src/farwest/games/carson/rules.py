"""The game of Carson City, whole: which question is answered where, its start, who wins."""

from __future__ import annotations

from typing import Final

from farwest.games.carson import questions as ask
from farwest.games.carson.bots.judgement import (
    between_rounds,
    end_of,
    lean_to,
    promise_of,
)
from farwest.games.carson.bots.leaning import weigh_places
from farwest.games.carson.bots.traits import seat_traits_of, traits_of
from farwest.games.carson.numbers import (
    DUEL_MODE,
)
from farwest.games.carson.phases.building import (
    build_or_keep_answer,
    build_or_keep_options,
    build_parcel_answer,
    build_parcel_options,
    consent_answer,
    consent_options,
    house_parcel_answer,
    house_parcel_options,
    lay_road_answer,
    lay_road_options,
    lay_roads_answer,
)
from farwest.games.carson.phases.construction import (
    build_deferred_answer,
    build_deferred_options,
    buy_building_answer,
    buy_building_options,
    deferred_answer,
)
from farwest.games.carson.phases.duels import (
    decide_duel_answer,
    draw_value_answer,
    draw_value_options,
    duel_die_answer,
    duel_tile_answer,
    duel_tile_options,
    mortal_answer,
    mortal_options,
    next_duel_answer,
    next_duel_options,
    next_duels_answer,
    restock_answer,
)
from farwest.games.carson.phases.ending import (
    cash_limit_answer,
    cash_limit_options,
    close_round_answer,
    end_round_answer,
    final_score,
    free_road_answer,
    free_road_options,
    free_roads_answer,
    limits_answer,
)
from farwest.games.carson.phases.incomes import (
    grocer_income_answer,
    grocer_income_options,
    leave_buildings_answer,
    pay_income_answer,
    pay_incomes_answer,
)
from farwest.games.carson.phases.opening import (
    claim_parcel_answer,
    claim_parcel_options,
    deal_tile_answer,
    deal_tile_options,
    die_column_answer,
    die_options,
    die_row_answer,
    fill_first_row,
    first_order_answer,
    first_order_options,
    give_known_tiles,
    give_stock,
    set_up_answer,
    side_up_answer,
    side_up_options,
)
from farwest.games.carson.phases.personalities import (
    begin_round_answer,
    buy_lot_answer,
    buy_lot_options,
    captain_buy_answer,
    captain_buy_options,
    next_pick_answer,
    pick_personality_answer,
    pick_personality_options,
    railroad_take_answer,
    railroad_take_options,
    take_or_wait_answer,
    take_or_wait_options,
)
from farwest.games.carson.phases.placement import (
    choose_worker_answer,
    choose_worker_options,
    next_place_answer,
    place_answer,
    place_options,
)
from farwest.games.carson.phases.resolution import (
    buy_parcel_answer,
    buy_parcel_options,
    parcel_buyers_answer,
    perform_square_answer,
    resolve_answer,
)
from farwest.games.carson.phases.row import (
    fill_row_answer,
    fill_space_answer,
    fill_space_options,
)
from farwest.games.carson.phases.squares import (
    buy_vp_answer,
    buy_vp_options,
    free_action_answer,
    free_action_options,
    gamble_answer,
    serve_answer,
)
from farwest.games.carson.questions import (
    DUEL_TILE,
    PLACE,
    SET_UP,
)
from farwest.games.carson.redealing import (
    redeal_choices,
    redeal_discard,
    redeal_hands,
)
from farwest.games.carson.state import (
    CarsonState,
)
from farwest.games.carson.veiling import veil_tiles
from farwest.kernel.dice import Dice
from farwest.kernel.state import NOBODY, Question, nothing

QUESTIONS: Final[dict[int, Question[CarsonState]]] = {
    ask.SET_UP: Question(nothing, set_up_answer),
    ask.SIDE_UP: Question(side_up_options, side_up_answer),
    ask.FIRST_ORDER: Question(first_order_options, first_order_answer),
    ask.DIE_ROW: Question(die_options, die_row_answer),
    ask.DIE_COLUMN: Question(die_options, die_column_answer),
    ask.FILL_SPACE: Question(fill_space_options, fill_space_answer),
    ask.DEAL_TILE: Question(deal_tile_options, deal_tile_answer),
    ask.CLAIM_PARCEL: Question(claim_parcel_options, claim_parcel_answer),
    ask.BEGIN_ROUND: Question(nothing, begin_round_answer),
    ask.NEXT_PICK: Question(nothing, next_pick_answer),
    ask.PICK_PERSONALITY: Question(pick_personality_options, pick_personality_answer),
    ask.TAKE_OR_WAIT: Question(take_or_wait_options, take_or_wait_answer),
    ask.BUY_LOT: Question(buy_lot_options, buy_lot_answer),
    ask.CAPTAIN_BUY: Question(captain_buy_options, captain_buy_answer),
    ask.RAILROAD_TAKE: Question(railroad_take_options, railroad_take_answer),
    ask.FILL_ROW: Question(nothing, fill_row_answer),
    ask.NEXT_PLACE: Question(nothing, next_place_answer),
    ask.CHOOSE_WORKER: Question(choose_worker_options, choose_worker_answer),
    ask.PLACE: Question(place_options, place_answer),
    ask.RESOLVE: Question(nothing, resolve_answer),
    ask.PERFORM_SQUARE: Question(nothing, perform_square_answer),
    ask.FREE_ACTION: Question(free_action_options, free_action_answer),
    ask.GAMBLE: Question(die_options, gamble_answer),
    ask.NEXT_DUELS: Question(nothing, next_duels_answer),
    ask.NEXT_DUEL: Question(next_duel_options, next_duel_answer),
    ask.DUEL_DIE: Question(die_options, duel_die_answer),
    ask.DUEL_TILE: Question(duel_tile_options, duel_tile_answer),
    ask.DECIDE_DUEL: Question(nothing, decide_duel_answer),
    ask.MORTAL: Question(mortal_options, mortal_answer),
    ask.RESTOCK: Question(nothing, restock_answer),
    ask.DRAW_VALUE: Question(draw_value_options, draw_value_answer),
    ask.PARCEL_BUYERS: Question(nothing, parcel_buyers_answer),
    ask.BUY_PARCEL: Question(buy_parcel_options, buy_parcel_answer),
    ask.BUY_BUILDING: Question(buy_building_options, buy_building_answer),
    ask.BUILD_OR_KEEP: Question(build_or_keep_options, build_or_keep_answer),
    ask.DEFERRED: Question(nothing, deferred_answer),
    ask.BUILD_DEFERRED: Question(build_deferred_options, build_deferred_answer),
    ask.BUILD_PARCEL: Question(build_parcel_options, build_parcel_answer),
    ask.HOUSE_PARCEL: Question(house_parcel_options, house_parcel_answer),
    ask.CONSENT: Question(consent_options, consent_answer),
    ask.LAY_ROADS: Question(nothing, lay_roads_answer),
    ask.LAY_ROAD: Question(lay_road_options, lay_road_answer),
    ask.GROCER_INCOME: Question(grocer_income_options, grocer_income_answer),
    ask.PAY_INCOMES: Question(nothing, pay_incomes_answer),
    ask.BUY_VP: Question(buy_vp_options, buy_vp_answer),
    ask.END_ROUND: Question(nothing, end_round_answer),
    ask.LIMITS: Question(nothing, limits_answer),
    ask.CASH_LIMIT: Question(cash_limit_options, cash_limit_answer),
    ask.FREE_ROADS: Question(nothing, free_roads_answer),
    ask.FREE_ROAD: Question(free_road_options, free_road_answer),
    ask.CLOSE_ROUND: Question(nothing, close_round_answer),
    ask.PAY_INCOME: Question(nothing, pay_income_answer),
    ask.LEAVE_BUILDINGS: Question(nothing, leave_buildings_answer),
    ask.SERVE: Question(nothing, serve_answer),
}


class Rules(CarsonState):
    def options(self) -> None:
        QUESTIONS[self.kind].options(self)

    def answer(self, action: int) -> None:
        QUESTIONS[self.kind].answer(self, action)

    def setup(self) -> None:
        """CARSON-S1 to CARSON-S4: stock for all, the row; then chance, and the claims."""
        give_stock(self)
        give_known_tiles(self)
        fill_first_row(self)
        self.ask(SET_UP, NOBODY)

    def scores(self) -> None:
        """CARSON-G1."""
        for seat in range(self.seats):
            self.points[seat] = final_score(self, seat)

    def ahead(self, seat: int, other: int) -> bool:
        """CARSON-G3: most points; among equals, who passed earlier in the last round."""
        if self.points[seat] != self.points[other]:
            return self.points[seat] > self.points[other]
        for place in range(self.seats):
            if self.pass_order[place] == other:
                return False
            if self.pass_order[place] == seat:
                return True
        return False

    def has_secrets(self) -> bool:
        """CARSON-V1: only duel tiles are chosen in secret."""
        return self.variant[DUEL_MODE] == 1

    def in_secret(self) -> bool:
        """CARSON-H5."""
        return self.kind == DUEL_TILE

    def win_estimate(self, seat: int) -> float:
        return promise_of(self, seat)

    def end_estimate(self, seat: int) -> float:
        return end_of(self, seat)

    def at_rest(self) -> bool:
        return between_rounds(self)

    def preference(self, action: int) -> int:
        return lean_to(self, action)

    def traits(self, action: int, preference: int) -> int:
        return traits_of(self, action, preference)

    def weigh(self, weights: list[int]) -> None:
        if self.kind == PLACE:
            weigh_places(self, weights)

    def seat_traits(self, seat: int) -> int:
        return seat_traits_of(self, seat)

    def redeal(self, seat: int, dice: Dice) -> None:
        """RULES.md section 7."""
        if self.variant[DUEL_MODE] == 1:
            redeal_hands(self, seat, dice)
            redeal_discard(self, seat, dice)
            redeal_choices(self, seat, dice)

    def veil(self, seat: int) -> None:
        veil_tiles(self, seat)
