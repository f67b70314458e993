"""What is said of a chance is what games have shown it to be worth."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import farwest
from farwest.arena.reliability import Said, curve_of, fit_line, fit_stages, fitted, of_hint, report
from farwest.bots.advising import Advice
from farwest.bots.candour import (
    PLAIN,
    candid,
    candid_curve,
    chance_of,
    fit_for,
    logit,
    stage_of,
    tempered,
)
from farwest.kit.rooms import Quantities, ask
from tests.bots.sittings import some_choices

GOAT = farwest.load("goat")
NAMES = farwest.games()


def boasting(games: int, slope: float, shift: float = 0.0, sides: int = 2) -> list[Said]:
    """Games of a search whose log odds are `1 / slope` times what is true; three chances each."""
    luck, found = Random(1), []
    even = logit(1 / sides)
    for deal in range(games):
        truth = even + luck.gauss(0, 1)
        won = float(luck.random() < chance_of(truth))
        said = chance_of(even + (truth - even - shift) / slope)
        found += [Said(deal, sides, 0, sides, stage, said, said, won) for stage in range(3)]
    return found


@pytest.mark.parametrize("sides", [2, 4])
def test_the_slope_that_results_have_on_what_was_said_is_found(sides: int) -> None:
    line = fit_line(boasting(3000, 0.4, 0.2, sides), of_hint)
    assert line.slope == pytest.approx(0.4, abs=3 * line.error)
    assert line.shift == pytest.approx(0.2, abs=0.15)
    assert line.error < 0.05


def test_three_chances_of_one_game_are_no_three_games() -> None:
    once = [one for one in boasting(400, 0.5) if one.stage == 0]
    thrice = boasting(400, 0.5)
    assert fit_line(thrice, of_hint).error == pytest.approx(fit_line(once, of_hint).error, rel=0.01)


def test_a_fit_of_few_games_stays_near_what_was_said() -> None:
    few = fit_line(boasting(3, 0.2), of_hint, PLAIN, firm=100.0)
    assert few.slope == pytest.approx(1.0, abs=0.2)


def test_each_stage_has_its_line() -> None:
    early = [one for one in boasting(1500, 0.3) if one.stage == 0]
    late = [one for one in boasting(1500, 1.0) if one.stage == 1]
    found = fit_stages([*early, *late], of_hint)
    assert [0.3, 1.0] == [pytest.approx(slope, abs=0.12) for _, slope in found]


def test_what_was_fitted_takes_the_boast_away() -> None:
    said = boasting(2000, 0.4)
    line = fit_line(said, of_hint)

    def honest(one: Said) -> float:
        return tempered(one.hint, one.sides, line.line)

    assert fit_line(said, honest).slope == pytest.approx(1.0, abs=0.01)
    before, after = (next(curve_of(said, chance, "")) for chance in (of_hint, honest))
    entropy = [float(text.split("cross entropy ")[1].split()[0]) for text in (before, after)]
    assert entropy[1] < entropy[0]


def test_the_report_has_a_curve_and_the_fit_a_table() -> None:
    said = boasting(60, 0.5)
    assert "slope" in report(GOAT, said)
    assert "won" in report(GOAT, said)
    assert fitted(GOAT, said).startswith("CANDOUR:\n    2: ((")


def test_an_even_chance_stays_even_whatever_the_slope() -> None:
    for sides in (2, 3, 5):
        assert tempered(1 / sides, sides, (0.0, 0.3)) == pytest.approx(1 / sides)
        assert 0 < tempered(0.0, sides, (0.0, 0.3)) < 1 / sides
        assert tempered(0.6, sides, PLAIN) == pytest.approx(0.6)


def test_as_many_seats_as_were_fitted_or_the_next() -> None:
    fits = {2: [(0.0, 0.5)], 4: [(0.1, 0.7), (0.2, 0.9)]}
    assert [0.5, 0.7, 0.7, 1.0] == [fit_for(fits, seats, 0)[1] for seats in (2, 3, 4, 5)]
    assert fit_for(fits, 4, 9) == (0.2, 0.9)
    assert fit_for({}, 4, 0) == PLAIN


@pytest.mark.parametrize("name", NAMES)
def test_tables_keep_the_order_of_chances_and_say_nothing_for_certain(name: str) -> None:
    """Whoever was better stays better, at every stage and number of seats."""
    game = farwest.load(name)
    room = ask(game, Quantities)
    assert room is not None
    for fits in (room.CANDOUR, room.CURVE):
        for seats, rows in fits.items():
            assert seats in game.seats
            assert all(slope > 0 for _, slope in rows)
    for seats in game.seats:
        for s in some_choices(game, seats, 3, 6):
            seat = s.seat
            assert stage_of(game, s, seat) >= 0
            said = [candid(game, s, seat, chance / 10) for chance in range(11)]
            assert said == sorted(said)
            assert sum(candid_curve(game, s, [1.0, *[0.0] * (seats - 1)])) == pytest.approx(1)


def test_the_hint_says_what_the_search_found_made_candid(monkeypatch: pytest.MonkeyPatch) -> None:
    room: Any = ask(GOAT, Quantities)
    monkeypatch.setattr(room, "CANDOUR", {2: [(0.0, 0.5)], 5: [(0.0, 0.5)]})
    state = next(s for s in some_choices(GOAT, 3, 5, 6) if len(s.legal()) > 1)
    asked = Advice(GOAT, GOAT.see(state, state.seat), 0.0, 0, 400)
    best = asked.best()[0]
    found, said = asked.thoughts[best].chance, asked.weighed(best, None)[0].chance
    assert said is not None
    assert said == pytest.approx(tempered(found, 3, (0.0, 0.5)))
    assert abs(said - 1 / 3) < abs(found - 1 / 3)
    why = asked.why(best, next(a for a in asked.options if a != best))
    assert why.chances[0] == pytest.approx(said)
