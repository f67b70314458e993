"""A redeal reaches every world a seat may believe in, as often as it is likely."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from farwest.games.goat import numbers as t
from farwest.kernel.dice import Dice
from farwest.kernel.state import OVER
from farwest.laws import random_action
from tests.games.goat.table import (
    CHARACTERS,
    GAME,
    AnyMatch,
    by_hand,
    last_offer,
    lay,
    position,
    told,
)

WORLDS = 3000


def worlds(match: AnyMatch, seat: int, number: int = WORLDS) -> Iterator[Any]:
    dice, view = GAME.dice(4), match.view(seat)
    world = GAME.world(view, dice)
    for _ in range(number):
        world.redeal(seat, dice)
        yield world


def chi_square(found: Mapping[Any, int], odds: Mapping[Any, float]) -> float:
    """How far the counts are from the odds; about as large as there are outcomes if they fit."""
    assert set(found) == set(odds)
    number, total = sum(found.values()), sum(odds.values())
    expected = {key: number * part / total for key, part in odds.items()}
    return sum((found[key] - n) ** 2 / n for key, n in expected.items())


def places(world: Any, where: int) -> tuple[str, ...]:
    return tuple(c for k, c in enumerate(CHARACTERS) if world.where[k] == where)


def test_goat_h1_h3_h5_every_deal_of_unseen_cards_is_as_likely() -> None:
    """GOAT-H1, GOAT-H3, GOAT-H5: 6 unseen cards less the declared one: 5 x 4 worlds."""
    match = position("x6")  # seat 1 responds: hand 4, deck 1, face down 1; the Goat was declared
    found = Counter((places(w, t.FACE_DOWN), places(w, t.DECK)) for w in worlds(match, 1))
    unseen = ["outlaw", "sheriff", "charlatan", "barmaid", "gambler"]
    odds = {((a,), (b,)): 1.0 for a in unseen for b in unseen if a != b}
    assert chi_square(found, odds) < 45  # 19 degrees of freedom: one in a thousand


def test_goat_h11_undealt_cards_may_be_any_that_were_not_seen() -> None:
    """GOAT-H11, GOAT-H3: 4 cards for one place face down and three undealt; a Dealer knows."""
    match = last_offer(controls={"gambler": 1}, tokens=[{}, {}, {"bottle": 1}])
    match.play("accept")
    found = Counter(places(w, t.FACE_DOWN)[0] for w in worlds(match, 2))
    unseen = {"sheriff", "thief", "charlatan", "barmaid"}
    assert chi_square(found, dict.fromkeys(unseen, 1.0)) < 17
    for w in worlds(match, 2, 100):
        assert unseen == {*places(w, t.FACE_DOWN), *places(w, t.UNDEALT)}
        assert 3 == len(places(w, t.UNDEALT))
    assert 1 == len({places(w, t.UNDEALT) for w in worlds(match, 0, 50)})


def test_goat_h9_a_declared_card_is_held_in_every_world() -> None:
    """GOAT-H9, GOAT-H6: so is what the seat itself passed on."""
    match = position("x6")
    assert all(w.where[t.GOAT] == t.HAND for w in worlds(match, 1, 200))
    assert all(places(w, t.HAND) == places(match.state, t.HAND) for w in worlds(match, 0, 50))


def test_goat_h7_the_offered_card_may_be_any_of_the_hand() -> None:
    """GOAT-H7: to the target, evenly; to the Dealer it is what it is."""
    match = position("x6")
    ranks: Counter[int] = Counter()
    for w in worlds(match, 1):
        ranks[places(w, t.HAND).index(CHARACTERS[w.offered])] += 1
    assert chi_square(ranks, dict.fromkeys(range(4), 1.0)) < 17
    assert {t.GOAT} == {w.offered for w in worlds(match, 0, 50)}


def test_goat_h4_a_returned_goat_never_lies_face_down() -> None:
    """GOAT-H4: it is in the deck; the other cards share the face-down place evenly."""
    match = by_hand(2, "dealer 0", "turn goat", "lay banker", "turn kid")
    found = Counter(places(w, t.FACE_DOWN)[0] for w in worlds(match, 1))
    unseen = ["storekeeper", "banker", "widow", "outlaw", "sheriff", "thief", "charlatan"]
    unseen += ["barmaid", "gambler"]
    assert chi_square(found, dict.fromkeys(unseen, 1.0)) < 27
    usual = by_hand(2, "dealer 0", "turn kid", "lay banker")
    assert "goat" in {places(w, t.FACE_DOWN)[0] for w in worlds(usual, 1, 300)}


def test_goat_h4_a_returned_goat_is_as_likely_as_others_to_be_drawn() -> None:
    """GOAT-H4: hand cards are drawn from deck and Goat alike, the face-down one set apart."""
    match = by_hand(2, "dealer 0", "turn goat", "lay banker", "turn kid")
    told(match, "draw thief", "draw outlaw", "draw widow", "draw sheriff")
    drawn = sum(w.where[t.GOAT] == t.HAND for w in worlds(match, 1))
    assert abs(drawn / WORLDS - 4 / 9) < 0.04  # 9 cards can be dealt, 4 are in the hand


def thefts(taker: list[int], victim: list[int], kind: list[str], **facts: Any) -> AnyMatch:
    return lay(
        4,
        hand=["goat", "outlaw", "sheriff", "gambler"],
        round=1 + len(taker),
        theft_taker=taker,
        theft_victim=victim,
        theft_type=kind,
        **facts,
    )


def test_goat_h16_a_hidden_theft_is_as_likely_as_its_tokens() -> None:
    """GOAT-H16, GOAT-E60: three bottles and a nugget: 3 to 1; who was there knows."""
    match = thefts(
        [1],
        [2],
        ["bottle"],
        gained=[{}, {}, {"bottle": 3, "nugget": 1}],
        tokens=[{}, {"bottle": 1}, {"bottle": 2, "nugget": 1}],
    )
    found = Counter(w.theft_type[0] for w in worlds(match, 0))
    assert chi_square(found, {t.BOTTLE: 3.0, t.NUGGET: 1.0}) < 11
    assert {t.BOTTLE} == {w.theft_type[0] for w in worlds(match, 1, 50)}
    assert {t.BOTTLE} == {w.theft_type[0] for w in worlds(match, 2, 50)}


def test_goat_h16_two_hidden_thefts_are_weighed_together() -> None:
    """GOAT-H16: seat 1 (a bottle) robs 2 (a bottle, a nugget), then 2 robs 1.

    A bottle first (1/2) makes a bottle certain; a nugget first makes both as likely (1/4 each).
    """
    match = thefts(
        [1, 2],
        [2, 1],
        ["bottle", "bottle"],
        gained=[{}, {"bottle": 1}, {"bottle": 1, "nugget": 1}],
        tokens=[{}, {"bottle": 1}, {"bottle": 1, "nugget": 1}],
    )
    found = Counter(tuple(w.theft_type[:2]) for w in worlds(match, 0))
    odds = {(t.BOTTLE, t.BOTTLE): 2.0, (t.NUGGET, t.BOTTLE): 1.0, (t.NUGGET, t.NUGGET): 1.0}
    assert chi_square(found, odds) < 14


def test_goat_h16_what_one_stole_oneself_tells_of_earlier_thefts() -> None:
    """GOAT-H16: seat 0 took a nugget from 1, who can only have it from 2."""
    match = thefts(
        [1, 0],
        [2, 1],
        ["nugget", "nugget"],
        gained=[{}, {"bottle": 1}, {"bottle": 1, "nugget": 1}],
        tokens=[{"nugget": 1}, {"bottle": 1}, {"bottle": 1}],
    )
    assert {(t.NUGGET, t.NUGGET)} == {tuple(w.theft_type[:2]) for w in worlds(match, 0, 200)}
    # seat 3 was in neither: a bottle, then a bottle, is possible too
    assert len({tuple(w.theft_type[:2]) for w in worlds(match, 3, 200)}) == 3


def test_goat_h15_public_gains_are_never_forgotten() -> None:
    """GOAT-H15: without thefts every world has the true tokens."""
    match = lay(
        4,
        hand=["goat", "outlaw", "sheriff", "gambler"],
        tokens=[{"bottle": 1}, {"bills": 2}, {}, {"nugget": 1, "supplies": 1}],
    )
    for world in worlds(match, 0, 50):
        assert [list(row) for row in match.state.tokens] == [list(row) for row in world.tokens]


def test_goat_d3_worlds_of_others_know_no_prepared_offer() -> None:
    """GOAT-D3, GOAT-H8: to them the Dealer is still to choose a card."""
    match = lay(4, hand=["goat", "outlaw", "sheriff", "gambler"])
    told(match, "offer goat", "target 2")
    for world in worlds(match, 3, 20):
        assert ("OFFER_CARD", -1, -1) == (GAME.questions[world.kind], world.offered, world.target)


@pytest.mark.parametrize("seats", [2, 5])
def test_goat_h5_h6_no_rule_reads_what_was_seen_or_drawn(seats: int) -> None:
    """So worlds need not have them as the truth has: CHOSEN_NOT_DEALT in view.py."""
    dice, forgetful = Dice(seats), GAME.start(seats)
    remembers = forgetful.clone()
    forgetful.listening = remembers.listening = True
    had = 0
    while remembers.seat != OVER:
        had += any(remembers.saw) and remembers.drawn > 0
        forgetful.saw, forgetful.drawn = [0] * len(remembers.saw), 0
        assert (remembers.legal(), remembers.odds()) == (forgetful.legal(), forgetful.odds())
        action = random_action(remembers, dice)
        remembers.play(action)
        forgetful.play(action)
        assert remembers.told() == forgetful.told()
    assert had > 10
    assert remembers.final_points() == forgetful.final_points()
    assert remembers.final_places() == forgetful.final_places()
