"""RULES.md 2.3, 2.4 and 10.2: card and coin arithmetic, in random play and in every state."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import pytest

from farwest.games.goat import numbers as t
from farwest.games.goat.actions import ACCEPT, REFUSE
from farwest.games.goat.events import REFUSED_CARD
from farwest.games.goat.questions import (
    BARMAID_BOTTLE,
    DECLARE,
    GAMBLE_VICTIM,
    OFFER_CARD,
    RESPOND,
    STEAL_TOKEN,
    TURN_UP,
)
from farwest.kernel.dice import Dice
from farwest.kernel.state import CHANCE, OVER
from farwest.laws import random_action
from tests.games.goat.table import GAME, SEATS, walks

GAMES = 12
HATS = {2: 6, 3: 6, 4: 8, 5: 10}  # GOAT-C23
LAST_HATS = {2: {1, 2, 3}, 3: {1, 2}, 4: {1, 2}, 5: {1, 2}}  # GOAT-C26
NORMAL_STATES = {2: 18, 3: 48, 4: 208, 5: 800}  # RULES.md 10.2


def count(s: Any, *places: int) -> int:
    return sum(where in places for where in s.where)


def offers_before(s: Any) -> int:
    return count(s, t.IN_PLAY, t.DISCARDED, t.REFUSED)


@pytest.mark.parametrize("seats", SEATS)
def test_goat_c20_c21_c22_the_deck_of_a_round(seats: int) -> None:
    """GOAT-C20, GOAT-C21, GOAT-C22: whole at the start of each round; two cards are laid aside."""
    deck = {2: 11, 3: 11, 4: 13, 5: 15}[seats]
    for game in walks(seats, GAMES):
        for s in game:
            if s.seat == CHANCE and s.kind == TURN_UP and count(s, t.DECK, t.FACE_UP) == deck:
                assert 0 == count(s, t.FACE_DOWN, t.HAND, t.IN_PLAY, t.UNDEALT)
            if s.kind == OFFER_CARD and s.seat != OVER:
                assert 2 == count(s, t.FACE_UP, t.FACE_DOWN)
                assert deck - 2 == offers_before(s) + count(s, t.DECK, t.HAND)


def check_offer(s: Any, seats: int) -> None:
    """What must hold whenever an offer begins."""
    k = 1 + offers_before(s)
    hats = HATS[seats]
    if s.last_active < 0:  # GOAT-C27
        assert (count(s, t.HAND), count(s, t.DECK)) == (4, hats - k)
        assert sum(s.hats) == hats - k + 1
    else:  # GOAT-C29
        refusals = count(s, t.REFUSED)
        assert count(s, t.HAND) - s.hats[s.last_active] == 3 - refusals
        assert refusals <= 3
        assert count(s, t.DECK) == 0


@pytest.mark.parametrize("seats", SEATS)
def test_goat_c25_c27_c28_c29_before_every_offer(seats: int) -> None:
    """GOAT-C25, GOAT-C27, GOAT-C28, GOAT-C29, GOAT-G17: hand and deck, in both stages."""
    for game in walks(seats, GAMES):
        stage = -1
        for s in game:
            if s.kind != OFFER_CARD or s.seat == OVER:
                continue
            check_offer(s, seats)
            if offers_before(s) == 0:
                assert HATS[seats] - 1 == count(s, t.DECK)  # GOAT-C25
            elif s.last_active >= 0 and stage < 0:
                r = s.hats[s.last_active]
                assert r in LAST_HATS[seats]
                assert 3 + r == count(s, t.HAND)  # GOAT-C28
                assert HATS[seats] - r == offers_before(s)  # GOAT-C27
            stage = s.last_active


@pytest.mark.parametrize("seats", SEATS)
def test_goat_c29_c30_d12_a_distribution_in_numbers(seats: int) -> None:
    """GOAT-C30, GOAT-C29, GOAT-D12: H hats, 3 - refusals undealt, H + 3 offers at most."""
    saloon = (BARMAID_BOTTLE, GAMBLE_VICTIM, STEAL_TOKEN)  # what it may ask
    checked = 0
    for game in walks(seats, GAMES):
        offers: defaultdict[int, int] = defaultdict(int)
        refusals: defaultdict[int, int] = defaultdict(int)
        for s in game:
            offers[s.round] += s.kind == OFFER_CARD and s.seat != OVER
            refusals[s.round] += sum(event[0] == REFUSED_CARD for event in s.told())
            if s.kind in saloon and s.seat != OVER:
                assert HATS[seats] == count(s, t.IN_PLAY, t.DISCARDED)
                assert 3 - refusals[s.round] == count(s, t.UNDEALT)
                checked += 1
        assert max(refusals.values()) <= 3
        assert max(offers.values()) <= HATS[seats] + 3 == {2: 9, 3: 9, 4: 11, 5: 13}[seats]
        assert min(n for k, n in offers.items() if k) >= HATS[seats]
    assert checked


@pytest.mark.parametrize("seats", SEATS)
def test_goat_c41_coins_in_circulation(seats: int) -> None:
    """GOAT-C41, GOAT-C16, GOAT-E3, GOAT-G6: never more than the ceiling; all else is supply."""
    ceiling = {2: 36, 3: 30, 4: 35, 5: 40}[seats]
    icons = {2: 3, 3: 3, 4: 4, 5: 5}[seats]
    for game in walks(seats, GAMES):
        for s in game:
            coins = sum(s.coins) + sum(s.tile_coins) + sum(s.elixirs)
            if s.variant[t.RICH_STORE] == 0:
                assert coins <= ceiling
                assert coins <= 2 * seats + s.round * icons + 5 * s.round
                assert coins >= 2 * seats + s.round * icons


def playable(s: Any, dice: Dice) -> Any:
    """Play on at random till an offer begins, or the round is over."""
    started = s.round
    while s.seat != OVER and s.round == started and s.kind != OFFER_CARD:
        s.play(random_action(s, dice))
    return s


def outcomes(s: Any, dice: Dice) -> list[Any]:
    """One state after each way the offer may go: whoever gets it, accepted or refused."""
    found = []
    last_stage = s.last_active >= 0
    s = s.clone()
    s.play(random_action(s, dice))
    if last_stage and s.kind != DECLARE:  # forced: it was revealed at once
        return [playable(s, dice)]
    waiting = [s]
    if not last_stage:
        targets = s.legal()
        waiting = [s.clone() for _ in targets]
        for twin, target in zip(waiting, targets, strict=True):
            twin.play(target)
    for twin in waiting:
        twin.play(random_action(twin, dice))  # declare
        assert (twin.kind, twin.legal()) == (RESPOND, [ACCEPT, REFUSE])
        for answer in (ACCEPT, REFUSE):
            after = twin.clone()
            after.play(answer)
            found.append(playable(after, dice))
    return found


@pytest.mark.parametrize("seats", SEATS)
def test_goat_c26_c27_every_state_of_the_distribution(seats: int) -> None:
    """GOAT-C26, GOAT-C27, GOAT-C28, GOAT-C29, GOAT-F28: all of RULES.md 10.2, by the real rules.

    A state is the stage, the Dealer, the hats and the refusals; cards only fill the hand.
    """
    dice = Dice(seats)
    todo: list[Any] = []
    seen: dict[tuple[Any, ...], bool] = {}
    for dealer in range(seats):
        start = GAME.start(seats, {"first_dealer": dealer})
        todo.append(playable(start, dice))
    starting = set()
    while todo:
        s = todo.pop()
        key = (s.last_active, s.dealer, tuple(s.hats), count(s, t.REFUSED))
        if key in seen:
            continue
        seen[key] = s.last_active < 0
        check_offer(s, seats)
        for after in outcomes(s, dice):
            if after.round == s.round and after.seat != OVER:
                todo.append(after)
                if s.last_active < 0 <= after.last_active:
                    starting.add(after.hats[after.last_active])
                    assert count(after, t.HAND) == 3 + after.hats[after.last_active]
    assert NORMAL_STATES[seats] == sum(seen.values())
    assert LAST_HATS[seats] == starting


@pytest.mark.parametrize("seats", SEATS)
def test_goat_e4_what_players_own_never_returns_to_the_supply(seats: int) -> None:
    """GOAT-E4, GOAT-G7: coins in circulation and tokens out of the supply only grow."""
    for game in walks(seats, GAMES):
        coins, supply = 0, [t.COINS] * t.RESOURCES
        for s in game:
            now = sum(s.coins) + sum(s.tile_coins) + sum(s.elixirs)
            assert now >= coins
            assert all(new <= old for new, old in zip(s.supply, supply, strict=True))
            coins, supply = now, list(s.supply)


def most_answers(seats: int) -> int:
    """By GOAT-D12: one hat is the LAP's last, refused three times; every effect happens."""
    hats, bottles = HATS[seats], t.ROUNDS[seats]
    normal = 4 * (hats - 1)  # card, target, claim, answer
    last = 3 * 3 + 1  # three refused offers, then a forced card
    draws = 3 + 4 + hats - 2  # aside, with the Goat returned; the first hand; one for each Dealer
    effects = 1 + 3 + 2  # Thief, Charlatan, Gambler and what he finds
    return 1 + t.ROUNDS[seats] * (normal + last + draws + effects) + bottles


@pytest.mark.parametrize("seats", SEATS)
def test_goat_d12_a_game_ends_within_its_stated_length(seats: int) -> None:
    """GOAT-D12: H + 3 offers a round, so the length the game states is long enough."""
    assert most_answers(seats) <= GAME.longest
    for game in walks(seats, GAMES):
        assert sum(1 for _ in game) - 1 <= most_answers(seats)
