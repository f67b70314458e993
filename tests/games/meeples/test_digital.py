"""RULES.md sections 7 and 11: what is seen, what is asked, what holds at every step."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from farwest.games.meeples import actions as do
from farwest.games.meeples import numbers as t
from farwest.games.meeples import questions as ask
from farwest.games.meeples.game import LONGEST_TURN
from farwest.kernel.state import CHANCE, OVER, WATCHER
from farwest.kit.fields import FieldEncoder
from farwest.laws import walk
from tests.games.meeples.table import (
    GAME,
    SEATS,
    asked,
    duel,
    lay,
    lines,
    options,
    pieces,
    resolving,
    told,
)

GAMES = 6


def walks(seats: int, games: int = GAMES) -> Iterator[Any]:
    for seed in range(games):
        yield from walk(GAME, seats, 1000 * seats + seed)


@pytest.mark.parametrize("seats", SEATS)
def test_all_eyes_see_the_same(seats: int) -> None:
    """MEEP-H1, MEEP-H2, MEEP-H3, MEEP-H4, MEEP-R36: spectators too; no secret choice."""
    for s in walks(seats, 2):
        views = [GAME.see(s, seat) for seat in (*range(seats), WATCHER)]
        shown = {view.json().replace(f'"seat":{view.seat}', '"seat":0', 1) for view in views}
        assert 1 == len(shown)
        assert not s.in_secret()
        assert not s.has_secrets()


def test_the_bag_is_counts_without_an_order() -> None:
    """MEEP-H2: worlds imagined from a view are the position itself."""
    match = lay(gold=(3,), stone=(2,))
    world = GAME.world(match.view(1), GAME.dice(1))
    assert match.view(0) == GAME.see(world, 0)
    assert [33, 16, 0] == match.view(None).bag


def test_the_decider_may_differ_from_the_active_player() -> None:
    """MEEP-D1: UPGRADE and REROLL are put to the owner and to the controller."""
    match = resolving({"t1": "builder"}, owner={"t1": 1}, stone=(0, 3))
    told(match, "resolve t1")
    assert (("UPGRADE", 1), 0) == (asked(match), match.state.active)
    match = duel("builder", "miner")
    told(match, "showdown", "roll 1", "roll 1")
    assert (("REROLL", 1), 0) == (asked(match), match.state.active)


def test_the_flat_action_space() -> None:
    """MEEP-D5, MEEP-D15."""
    firsts = [do.PICKING, do.STARTING, do.GO, do.DROPPING, do.NAMING, do.RESOLVING]
    assert [0, 14, 28, 30, 35, 39] == firsts
    assert [51, 52, 53] == [do.SHOWDOWN, do.YES, do.NO]
    assert [54, 58, 61, 67] == [do.DEAL, do.DRAW, do.ROLL, GAME.actions]
    names = GAME.action_names
    assert ["pick t1", "pick saloon", "pick jail"] == [names[k] for k in (0, 12, 13)]
    assert ["go cw", "go ccw", "drop builder", "drop madame"] == [
        names[k] for k in (28, 29, 30, 34)
    ]


@pytest.mark.parametrize("seats", SEATS)
def test_who_is_asked_what(seats: int) -> None:
    """MEEP-F40 to MEEP-F49, MEEP-D6: MEEP-F41, MEEP-F42, MEEP-F43, MEEP-F44, MEEP-F45, MEEP-F46,
    MEEP-F47, MEEP-F48: deciders and sizes as the table of decisions says; MEEP-F2: always one."""
    most = {ask.CORNER: 4, ask.PICK: 14, ask.START: 14, ask.DIRECTION: 2, ask.DROP: 5}
    most |= {
        ask.CONTROLLER: seats - 1,
        ask.RESOLVE: 13,
        ask.BUILD: 2,
        ask.UPGRADE: 2,
        ask.REROLL: 2,
    }
    chance = (ask.DEAL_MEEPLE, ask.DRAW_PIECE, ask.ROLL_DIE)
    for s in walks(seats):
        if s.seat == OVER:
            continue
        assert (s.seat == CHANCE) == (s.kind in chance)
        count = len(s.legal())
        assert 1 <= count <= most.get(s.kind, 6)
        if s.kind not in (*chance, ask.CORNER, ask.UPGRADE, ask.REROLL):
            assert s.seat == s.active
        if s.kind == ask.START:
            assert count >= 13
        if s.kind == ask.UPGRADE:
            assert s.seat == s.owner[s.a]
        if s.kind == ask.REROLL:
            assert s.seat == s.token[s.a]
            assert s.active in s.token  # MEEP-E10
            assert s.token[0] != s.token[1]


def test_no_chance_before_the_first_resolve() -> None:
    """MEEP-D3, MEEP-D8: so all of a sowing can be taken back, which is the table's business."""
    before = (ask.PICK, ask.START, ask.DIRECTION, ask.DROP, ask.CONTROLLER)
    for s in walks(3, 3):
        if s.kind in before and s.seat != OVER:
            for action in s.legal():
                after = s.clone()
                after.play(action)
                if s.kind != ask.PICK and sum(s.hand) > 1:
                    assert after.kind in before


def test_forced_answers_are_logged() -> None:
    """MEEP-D4, MEEP-D14: a record holds forced answers too."""
    match = lay(inside={"t3": "builder*2"})
    told(match, "pick t3", "go cw")
    names = [GAME.action_names[action] for action in match.actions]
    assert ["pick t3", "go cw", "drop builder", "drop builder"] == names


def test_pieces_dice_and_explosions_are_told_one_by_one() -> None:
    """MEEP-D7."""
    match = duel("miner", "miner", stone=(4, 4), jail_dynamite=2, bag_dynamite=1)
    after = told(match, "showdown", "roll 2", "roll 5", "draw dynamite", "draw stone")
    assert after[1:3] == ["ROLLED orange miner 2", "ROLLED green miner 5"]
    assert after[6:10] == [
        "DREW green dynamite",
        "DREW green stone",
        "TOOK_TOKENS_BACK orange",
        "EXPLODED orange 1",
    ]


def test_turn_starts_are_lawful() -> None:
    """MEEP-D12, MEEP-D14: Doors are empty, one duellist at most, its token beside it; with several
    Bars a turn, who has played is poorer than the next Bar is dear."""
    for seats in SEATS:
        for s in walks(seats):
            assert [] == list(GAME.invariants(s))
            if s.kind != ask.PICK or s.round * seats + s.active <= seats or s.bars_left == 0:
                continue
            assert t.SPACES - 1 <= list(s.standing).count(t.EMPTY)
            before = (s.active - 1) % seats
            if s.variant[t.ONE_BAR] == 0:
                assert s.gold[before] < t.BAR_PRICE[t.BARS - s.bars_left]


def test_invariants_can_fail() -> None:
    """MEEP-D12: law 9 has teeth."""
    s = lay().state
    s.bag = [35, 18, 0]
    assert ["there are 36 gold in all, not 35."] == list(GAME.invariants(s))
    s = lay().state
    s.token = [0, -1]
    assert 1 == len(list(GAME.invariants(s)))
    s = lay().state
    s.graves = [1, 0, 0, 0, 0]
    assert ["there is 21 builder in all, not 22."] == list(GAME.invariants(s))


def test_options_of_the_game_are_two() -> None:
    """MEEP-D14."""
    assert ["gold_bars_repeat", "round_cap"] == [variant.name for variant in GAME.variants]


def test_as_the_sheet_says_is_one_bar_a_turn_and_no_last_round() -> None:
    """MEEP-D21, MEEP-R22, MEEP-G6."""
    (sheet,) = GAME.presets
    assert "sheet" == sheet.name
    assert {"gold_bars_repeat": False, "round_cap": 0} == sheet.variant
    match = lay(gold=(13,), bars=(1,), variant=dict(sheet.variant), round=61)
    told(match, "pick saloon", "start sw")
    assert (7, 0, 2) == pieces(match, 0)


IDLE = ("pick saloon", "start sw")  # MEEP-X14


@pytest.mark.parametrize(("cap", "rounds"), [(60, 60), (0, 200)])
def test_without_a_cap_nothing_bounds_a_game(cap: int, rounds: int) -> None:
    """MEEP-D20, MEEP-G6, MEEP-R37: as long as nobody does anything."""
    match = lay(variant={"round_cap": cap})
    while match.seat is not None and match.state.round <= 200:
        told(match, *IDLE)
    assert rounds == match.state.round - (cap == 0)


def test_no_turn_is_longer_than_its_bound() -> None:
    """MEEP-D20: so that with a cap no game is longer than it says."""
    longest, answers, active = 0, 0, -1
    for s in (s for seats in SEATS for s in walks(seats)):
        answers = answers + 1 if s.active == active else 0
        active, longest = s.active, max(longest, answers)
    assert 30 < longest <= LONGEST_TURN
    assert GAME.longest == 36 + 4 * (1 + 60 * LONGEST_TURN)


def test_every_meeple_has_a_letter_of_its_own() -> None:
    """MEEP-D10."""
    voice: Any = GAME.voice
    for language in ("en", "fr"):
        found = voice.bundle(language)
        letters = {
            str(found.get_message(f"meeple-{name}").attributes["letter"])
            for name in GAME.names["meeple"]
        }
        assert t.MEEPLES == len(letters)


def test_views_become_numbers() -> None:
    """MEEP-D5: the decision type is part of the observation; seats count from the looker."""
    match, encoder = lay(3, gold=(1, 2, 3)), GAME.encoder
    assert isinstance(encoder, FieldEncoder)
    for seat in range(3):
        view = match.view(seat)
        found = dict(encoder.told(view))
        assert [(name, len(numbers)) for name, numbers in found.items()] == list(encoder.segments)
        assert encoder.size == len(encoder.encode(view))
        assert [1 + seat, 1 + (seat + 1) % 3, 1 + (seat + 2) % 3, 0] == found["gold"]
        assert ask.PICK == found["question"].index(1)


def test_a_position_tells_nothing_by_itself() -> None:
    match = lay()
    assert ([], 2) == (lines(match), len(options(match)))
