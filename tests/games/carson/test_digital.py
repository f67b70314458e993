"""RULES.md sections 7 and 11: hidden information, chance, and every decision of the table."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from farwest.games.carson import numbers as t
from farwest.games.carson.phases.geometry import ENDS
from farwest.kernel.state import CHANCE, OVER
from farwest.kit.fields import FieldEncoder
from farwest.laws import RULE_ID, walk
from farwest.tables.wire import ClockWish
from tests.games.carson.table import GAME, RULES, SEATS, asked, lay, nobody, target
from tests.tables.test_table import Sitting

DECISIONS = {  # CARSON-A4: the rulebook's name of a decision, and our questions for it
    "claim_parcel": {"CLAIM_PARCEL"},
    "pick_personality": {"PICK_PERSONALITY"},
    "take_or_wait": {"TAKE_OR_WAIT"},
    "buy_lot": {"BUY_LOT"},
    "captain_buy": {"CAPTAIN_BUY"},
    "railroad_worker_take": {"RAILROAD_TAKE"},
    "choose_worker": {"CHOOSE_WORKER"},
    "place": {"PLACE"},
    "next_duel": {"NEXT_DUEL"},
    "buy_parcel": {"BUY_PARCEL"},
    "buy_building": {"BUY_BUILDING"},
    "build_or_keep": {"BUILD_OR_KEEP"},
    "build_deferred": {"BUILD_DEFERRED"},
    "build_parcel": {"BUILD_PARCEL"},
    "house_parcel": {"HOUSE_PARCEL"},
    "consent": {"CONSENT"},
    "lay_road": {"LAY_ROAD"},
    "grocer_income": {"GROCER_INCOME"},
    "buy_vp": {"BUY_VP"},
    "cash_limit": {"CASH_LIMIT"},
    "duel_tile": {"DUEL_TILE"},
    "mortal": {"MORTAL"},
    "free_road": {"FREE_ROAD"},
    "banker_lot_late": {"BUY_LOT"},
    "free_action": {"FREE_ACTION"},
}


def test_carson_a4_every_decision_of_the_rulebook_is_a_question_and_occurs() -> None:
    """CARSON-A4: in random games of random variants each is asked, and none besides."""
    named = [
        row.split("`")[1] for row in RULES.splitlines() if "-A5." in row and row.startswith("|")
    ]
    assert named == list(DECISIONS)
    wanted = set.union(*DECISIONS.values())
    met: set[str] = set()
    seed = 0
    while met != wanted and seed < 400:
        for s in walk(GAME, 2 + seed % 4, seed):
            if s.seat >= 0:
                met.add(GAME.questions[s.kind])
        seed += 1
    assert met == wanted


def test_carson_a3_forced_answers_are_played_and_recorded() -> None:
    """CARSON-A3: with two roads only these two serve both parcels, so nobody is asked."""
    match = lay(
        ask="HOUSE_PARCEL",
        building="saloon",
        row={},
        builder=0,
        site="r4c7",
        owner={"r4c7": 0},
        roads=[2],
        below=[nobody("RESOLVE", 12)],
    )
    match.play("house_on r5c6")
    played = [GAME.action_names[action] for action in match.actions]
    assert ["house_on r5c6", "lay h4-5", "lay h4-6"] == played[:3]


def test_carson_a16_draws_with_one_outcome_stand_in_the_record() -> None:
    """CARSON-A16: the last seat of the order is drawn too."""
    match = GAME.match(3, seed=5)
    drawn = [GAME.span(action).verb for action in match.actions]
    assert ["seat", "seat", "seat", "roll"] == drawn[:4]


def test_carson_h1_everything_is_public_with_dice() -> None:
    """CARSON-H1, CARSON-H2, CARSON-A1: every seat, and a watcher, sees the same table."""
    match = GAME.match(3, seed=1)
    views = [match.view(seat).json().replace(f'"seat":{seat},', "", 1) for seat in range(3)]
    assert 1 == len(set(views))
    assert sum(match.view(None).bag) == 23


def test_carson_h3_nobody_knows_what_comes() -> None:
    """CARSON-H3: a world from a view holds no draws: the bag is a set of counts."""
    match = GAME.match(4, seed=1)
    world = GAME.world(match.view(0), GAME.dice(1))
    assert list(world.bag) == list(match.state.bag)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_carson_h4_h5_worlds_keep_what_is_known_of_duel_tiles(seats: int) -> None:
    """CARSON-H4, CARSON-H5, CARSON-R37: own tiles, numbers and announced sums, nothing else."""
    dice, differ = GAME.dice(seats), 0
    s = GAME.start(seats, {"duel_mode": "tiles"})
    while s.seat != OVER:
        s.find_options()
        s.play(s.random_option(dice))
        if s.seat == OVER or s.seat == CHANCE:
            continue
        view = GAME.see(s, 0)
        world = GAME.world(view, dice)
        assert list(world.tiles[0]) == list(s.tiles[0]) == view.tiles
        assert not list(GAME.invariants(world))
        differ += [list(row) for row in world.tiles] != [list(row) for row in s.tiles]
        for other in range(1, seats):
            assert sum(world.tiles[other]) == sum(s.tiles[other])
    assert differ > 20


@pytest.mark.parametrize("seats", SEATS)
def test_a_view_as_numbers(seats: int) -> None:
    encoder = GAME.encoder
    assert isinstance(encoder, FieldEncoder)
    for n, s in enumerate(walk(GAME, seats, seats)):
        if n % 9 == 0:
            view = GAME.see(s, n % seats)
            made = dict(encoder.told(view))
            assert [(name, len(made[name])) for name in made] == list(encoder.segments)
            numbers = encoder.encode(view)
            assert encoder.size == len(numbers)
            assert all(type(k) is int for k in numbers)


def test_learners_count_the_seats_from_their_own() -> None:
    """Cowboys on the board and the orders too; the white one stands after the last chair."""
    match = lay(
        cards=("sheriff", "settler", "captain"),
        order=[1, 2, 0],
        standing={"gambling": [0], "ammunition": [1, 2]},
        white_at="gambling",
        money=[11, 12, 13],
        ammunition=1,
    )
    encoder = GAME.encoder
    assert isinstance(encoder, FieldEncoder)
    for seat, money in ((0, [11, 12, 13, 0, 0]), (1, [12, 13, 11, 0, 0]), (2, [13, 11, 12, 0, 0])):
        told = dict(encoder.told(match.view(seat)))
        around = [(seat + k) % 3 for k in range(3)]
        chips = [int(k == 1) for k in around]
        assert money == told["money"]
        assert [*chips, 0, 0] == told["ammunition"]
        assert [*chips, 0, 0] == told["turn_order"][: t.MAX_SEATS]
        cowboys, size = told["standing"], t.MAX_SEATS + 1
        here, there = (target(name) * size for name in ("gambling", "ammunition"))
        assert [*(int(k == 0) for k in around), 0, 0, 1] == cowboys[here : here + size]
        assert [*(int(k > 0) for k in around), 0, 0, 0] == cowboys[there : there + size]
        assert 4 == sum(cowboys)


def test_carson_h5_learners_have_a_place_for_a_tile_they_cannot_see() -> None:
    """CARSON-H5: one's own chosen tile by its value, another's as unknown."""
    encoder, met = GAME.encoder, 0
    assert isinstance(encoder, FieldEncoder)
    for s in walk_with_tiles(3):
        for seat in range(3):
            told = dict(encoder.told(GAME.see(s, seat)))["chosen"]
            for k in range(3):
                other = (seat + k) % 3
                known = [int(s.chosen[other] == value) for value in range(t.VALUES)]
                if s.chosen[other] == t.NOT_CHOSEN or k == 0:
                    wanted = [*known, 0]
                else:
                    wanted, met = [*[0] * t.VALUES, 1], met + 1
                assert wanted == told[k * (t.VALUES + 1) :][: t.VALUES + 1]
    assert met


def walk_with_tiles(seats: int) -> Iterator[Any]:
    """One random game with duel tiles, where somebody is asked for one."""
    dice, s = GAME.dice(seats), GAME.start(seats, {"duel_mode": "tiles"})
    while s.seat != OVER:
        s.find_options()
        s.play(s.random_option(dice))
        if GAME.questions[s.kind] == "DUEL_TILE":
            yield s


def test_carson_a15_start_order_is_drawn_for_all_alike() -> None:
    """CARSON-A15, CARSON-S7."""
    s = GAME.start(4)
    assert [1, 1, 1, 1] == s.odds()


def test_every_event_names_a_rule_of_the_book() -> None:
    known = set(RULE_ID.findall(RULES))
    assert {telling.rule for telling in GAME.tellings.values()} <= known


@pytest.mark.parametrize("games", [2, pytest.param(12, marks=pytest.mark.slow)])
@pytest.mark.parametrize("seats", SEATS)
def test_conservation_over_many_random_games(seats: int, games: int) -> None:
    """CARSON-C1: cowboys, tiles, houses, roads and parcels, at every step."""
    for seed in range(games):
        for s in walk(GAME, seats, 7000 + 10 * seats + seed):
            assert not list(GAME.invariants(s))


def test_carson_b5_the_network_stays_connected() -> None:
    """CARSON-B5, CARSON-B6, CARSON-E15: and houses never run out."""
    for seed in range(8):
        *_, s = walk(GAME, 3, 600 + seed)
        laid = [set(ENDS[k]) for k, there in enumerate(s.road) if there]
        joined = laid.pop()
        while touching := [ends for ends in laid if ends & joined]:
            joined |= set.union(*touching)
            laid = [ends for ends in laid if ends not in touching]
        assert not laid
        assert s.house_supply > 0


def test_carson_r31_the_kit_carson_variant_is_not_here() -> None:
    """CARSON-R31."""
    assert not [v for v in GAME.variants if "kit" in v.name]


def test_carson_c4_a_game_has_four_rounds() -> None:
    """CARSON-C4: four rounds, never five."""
    for seed in range(10):
        *_, s = walk(GAME, 2, 300 + seed)
        assert t.ROUNDS == s.round


def test_carson_a2_whose_time_is_up_is_followed_by_cowhand() -> None:
    """CARSON-A2, CARSON-R40: nobody refuses for Ben; the bot in his seat answers."""
    match = lay(
        ask="CONSENT",
        seat=1,
        site="r3c3",
        plot="r3c5",
        owner={"r3c3": 0, "r3c5": 1},
        building="saloon",
        builder=0,
        row={},
        below=[nobody("RESOLVE", 12)],
        passed=[0, 1, 2],
    )
    clock = ClockWish(minutes=1)
    sitting = Sitting("carson", 3, start=json.dumps(match.position()), clock=clock)
    sitting.take(sitting.table.too_late(60.0))
    chair, playing = sitting.table.chairs[1], sitting.table.playing
    assert ("cowhand", "late") == (chair.bot, chair.left)
    assert ("CONSENT", 1) == asked(playing)
