"""What the game lends the search: always a number it can use, and some sense."""

from __future__ import annotations

from typing import Any

import pytest

from farwest.bots.registry import bot
from farwest.games.carson import numbers as t
from farwest.games.carson.bots.styles import STYLES
from farwest.kernel.state import OVER
from farwest.laws import walk
from tests.games.carson.table import GAME, SEATS, AnyMatch, asked, lay, nobody, options, resolve


@pytest.mark.parametrize("seats", SEATS)
def test_every_option_has_a_lean_and_every_seat_a_promise(seats: int) -> None:
    """In random games of random variants, at every step."""
    for seed in range(6):
        rests = 0
        for s in walk(GAME, seats, 80 + 10 * seats + seed):
            win_estimates = [s.win_estimate(seat) for seat in range(seats)]
            assert abs(sum(win_estimates) - 1) < 1e-9
            assert min(win_estimates) > 0
            rests += s.at_rest()
            if s.seat not in (OVER, -1):
                assert min(s.preference(action) for action in s.legal()) >= 1
        assert t.ROUNDS == rests  # a rest at the start of each round


def test_one_leans_to_what_pays() -> None:
    """A cheap saloon rather than a far empty parcel; a site beside houses rather than none."""
    match = lay(row={"3": "saloon"}, owner={"r3c3": 0})
    preference = {
        name: match.state.preference(GAME.parse(name)) for name in ("go build_3", "stake r8c8")
    }
    assert preference["go build_3"] > 10 * preference["stake r8c8"]
    site = lay(
        ask="BUILD_PARCEL",
        building="saloon",
        builder=0,
        row={},
        owner={"r3c3": 0, "r1c8": 0},
        roads=[6],
        ground={"r3c4": "house"},
        below=[nobody("RESOLVE", 12)],
    )
    assert site.state.preference(GAME.parse("build_on r3c3")) > site.state.preference(
        GAME.parse("build_on r1c8")
    )


def shares(match: AnyMatch) -> dict[str, float]:
    """By answer: how often a playout gives it, where nothing was learned."""
    leans = {name: match.state.preference(GAME.parse(name)) for name in options(match)}
    return {name: lean / sum(leans.values()) for name, lean in leans.items()}


def test_in_the_last_round_one_buys_all_one_can() -> None:
    """CARSON-G1: a third of the points stayed in the pocket in playouts."""
    for round_, least in ((3, 0.0), (4, 0.9)):
        buying = resolve("buy_5", standing={"buy_5": [0]}, round=round_, money=[43, 0, 0])
        buying.play("pass")
        assert least < shares(buying)["buy_points 8"] < least + 0.3


def test_over_the_limit_one_buys_what_the_surplus_pays() -> None:
    """CARSON-F38: and one more where less is missing than it is worth."""
    for money, best in ((24, 0), (25, 1), (33, 1), (35, 2)):
        cards = ("sheriff", "captain", "grocer")
        match = resolve("buy_2", round=4, cards=cards, money=[money, 0, 0], order=[0, 1, 2])
        match.play("pass")
        assert asked(match) == ("CASH_LIMIT", 0)
        assert shares(match)[f"convert {best}"] > 0.85, money


def test_in_the_last_round_who_is_needed_at_home_stays() -> None:
    """CARSON-D2: a cowboy at home counts in duels; CARSON-E8: and on the squares of guns."""
    quiet: dict[str, Any] = {"round": 4, "money": [0, 0, 0], "row": {}}
    calm: dict[str, Any] = {}
    duel: dict[str, Any] = {"standing": {"gun_points": [0, 1], "gun_income": [0]}}
    idle, needed = (shares(lay(**quiet, **more))["pass"] for more in (calm, duel))
    earlier = shares(lay(**(quiet | {"round": 3}), **duel))["pass"]
    assert needed > 10 * idle
    assert needed > 10 * earlier


def test_who_owns_more_has_a_better_promise() -> None:
    match = lay(vp=[9, 0, 0], ground={"r1c1": "hotel"}, owner={"r1c1": 0})
    win_estimates = [match.state.win_estimate(seat) for seat in range(3)]
    assert win_estimates[0] > win_estimates[1] == win_estimates[2]


def test_every_level_follows_the_lean_and_can_be_told_not_to() -> None:
    for level in ("greenhorn", "cowhand", "gunslinger", "legend"):
        assert bot(level, GAME).thinker.budget.leaning  # type: ignore[attr-defined]
    assert not bot("legend:leaning=0", GAME).thinker.budget.leaning  # type: ignore[attr-defined]
    assert not bot("search:iterations=9", GAME).thinker.budget.leaning  # type: ignore[attr-defined]


def test_every_level_tries_few_options_first_and_can_be_told_not_to() -> None:
    specs = ("greenhorn", "cowhand", "gunslinger", "legend", "legend:width=0", "search")
    widths = [bot(spec, GAME).thinker.budget.width for spec in specs]  # type: ignore[attr-defined]
    assert [1, 1, 1, 1, 0, 0] == widths


def test_tempers_have_their_habits() -> None:
    """The outlaw goes where others are, the peaceful does not, the builder builds."""
    match = lay(standing={"gambling": [1]}, ground={"r1c1": "ranch"}, owner={"r1c1": 1})
    view = match.view(0)
    gamble, wait, rob = (GAME.parse(x) for x in ("go gambling", "go ammunition", "attack r1c1"))
    tastes = {
        name: [STYLES[name](view, action) > 0 for action in (gamble, wait, rob)]
        for name in ("outlaw", "peaceful")
    }
    assert {"outlaw": [True, False, True], "peaceful": [False, True, False]} == tastes
    asked = lay(ask="BUILD_OR_KEEP", building="mine", builder=0, row={}, owner={"r1c1": 0})
    habits = [STYLES["builder"](asked.view(0), GAME.parse(x)) > 0 for x in ("build", "keep")]
    assert [True, False] == habits
