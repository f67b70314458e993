"""CIRC-R14: the letter of the French sheet as options, one by one and as a preset."""

from __future__ import annotations

from collections import Counter

import pytest

from farwest.games.circles import numbers as t
from farwest.games.circles.phases.turns import round_limit
from farwest.games.circles.words import NAMES
from farwest.kernel.state import OVER
from tests.games.circles.table import GAME, LEAVES, SEATS, asked, lay, on, options, rolls, told

NEAR = 14100 + t.LAP - t.SALOON_CENTRE
SHEET = dict(GAME.presets[0].variant)
FREE = {"exchange": "free"}
UNTIL = {"contest": "until_decided"}


def test_the_preset_is_what_the_sheet_says() -> None:
    """CIRC-R14."""
    assert [preset.name for preset in GAME.presets] == ["sheet"]
    s = GAME.start(3, SHEET)
    assert round_limit(s.variant, s.seats) == t.ENDLESS
    assert (s.variant[t.CONTEST_UNTIL], s.variant[t.FREE_EXCHANGE]) == (1, 1)
    spaces = Counter(NAMES["space"][space] for space in t.RING[s.variant[t.RING_USED]])
    assert {name: spaces[name] for name in ("shop", "robber", "mine", "saloon", "bank")} == {
        **dict.fromkeys(("shop", "robber", "mine", "saloon", "bank"), 1)
    }


@pytest.mark.parametrize("ring", t.RING)
def test_equal_spaces_are_four_sectors_apart(ring: tuple[int, ...]) -> None:
    """CIRC-B2, CIRC-B4, CIRC-R12."""
    assert (len(ring), ring[0], ring[8]) == (t.SECTORS, t.RANCH, t.SALOON)
    for k in range(t.SECTORS):
        assert ring[k] not in [ring[(k + step) % t.SECTORS] for step in (1, 2, 3)]


def test_circ_r12_what_the_ring_with_one_shop_changes() -> None:
    """CIRC-R12: against CIRC-B4, two sectors."""
    changed = {k: NAMES["space"][t.RING[2][k]] for k in range(20) if t.RING[2][k] != t.RING[1][k]}
    assert changed == {2: "money_bag", 17: "gold"}


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize(
    ("variant", "limit"),
    [
        ({}, 100),
        ({"skill_1": "human"}, t.ENDLESS),
        ({"skill_1": "human", "max_rounds": 100}, 100),
        ({"max_rounds": 0}, t.ENDLESS),
        ({"max_rounds": 20}, 20),
    ],
)
def test_circ_v3_no_limit_where_a_person_sits(
    seats: int, variant: dict[str, str | int], limit: int
) -> None:
    """CIRC-V3, CIRC-R2: and 100 rounds among bots, unless the table says otherwise."""
    s = GAME.start(seats, variant)
    assert round_limit(s.variant, seats) == limit


def test_circ_v3_the_hundredth_round_of_a_person_is_not_the_last() -> None:
    """CIRC-V3."""
    match = lay(2, active=1, round=100)
    assert "LIMIT_REACHED white 100" not in told(match, *LEAVES)
    assert (asked(match), match.state.round) == (("FLICK", 0), 101)
    bots = {"skill_0": "average", "skill_1": "average"}
    match = lay(2, active=1, round=100, variant=bots)
    last = told(match, "flick 1016", *LEAVES[1:])
    assert last[1] == "LIMIT_REACHED white 100"


def test_circ_r10_ties_are_flicked_until_decided() -> None:
    """CIRC-R10, CIRC-E33: past the fifth round too."""
    match = on("saloon", 2, purse=[2, 2], variant=UNTIL)
    told(match, "tickets 0", "bet")
    for _ in range(12):
        assert asked(match) == ("SALOON_FLICK", 1)
        told(match, *LEAVES, *LEAVES)
    assert match.state.reflicks == 12
    told(match, *LEAVES)
    assert told(match, *rolls(NEAR))[-1] == "WON_BET orange white 1"


def test_circ_r10_even_hands_that_never_tremble_come_to_an_end() -> None:
    """CIRC-R10: the lot, after 99 rounds."""
    match = on("saloon", 2, purse=[2, 2], variant=UNTIL)
    told(match, "tickets 0", "bet")
    for _ in range(100):
        assert asked(match)[0] == "SALOON_FLICK"
        told(match, *LEAVES, *LEAVES)
    assert options(match) == ["lot 0", "lot 1"]


def test_circ_r11_whoever_stakes_names_the_token() -> None:
    """CIRC-R11, CIRC-E25, CIRC-E26."""
    match = on("saloon", 4, purse=[4, 18, 2, 0], variant=FREE)
    match.play("tickets 0")
    assert options(match) == ["decline", "coin silver", "coin gold"]
    assert told(match, "coin silver") == ["OPENED_BET orange 1"]
    assert options(match) == ["fold", "coin silver", "coin gold", "coin ruby"]
    assert told(match, "coin gold") == ["STAKED white 3", "STAKED green 1", "SAT_OUT yellow"]
    assert list(match.state.stake)[:4] == [1, 3, 1, 0]
    told(match, *LEAVES, *rolls(NEAR))
    assert told(match, *rolls(NEAR + 600))[-1] == "WON_BET orange white 3"
    assert list(match.state.purse)[:4] == [7, 15, 2, 0]


def test_circ_r11_without_it_the_highest_token_is_staked() -> None:
    """CIRC-R11, CIRC-F21: `coin` is refused then, and `bet` is refused where tokens are named."""
    match = on("saloon", 2, purse=[4, 18])
    match.play("tickets 0")
    assert options(match) == ["bet", "decline"]
    assert match.why_not(0, GAME.parse("coin silver")) == "You stake your highest token."
    free = on("saloon", 2, purse=[4, 18], variant=FREE)
    free.play("tickets 0")
    assert free.why_not(0, GAME.parse("bet")) == "You name the token that you stake."
    assert free.why_not(0, GAME.parse("coin ruby")) == "You do not have a ruby to stake."


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("pure", [False, True])
def test_the_sheet_is_played_to_its_end(seats: int, pure: bool) -> None:
    """CIRC-R14, CIRC-R2: by random seats, within the stated length."""
    game = GAME.interpreted() if pure else GAME
    for seed in range(1 if pure else 20):
        s = game.start(seats, SHEET)
        steps, dice = 0, game.dice(seed)
        while s.seat != OVER:
            s.find_options()
            s.play(s.random_option(dice))
            steps += 1
        assert [] == list(game.invariants(s))
        assert steps < game.longest
