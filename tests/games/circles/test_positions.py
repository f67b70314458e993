"""CIRC-R13: a position that no game reaches is refused, with a sentence; others can be played."""

from __future__ import annotations

import copy
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from farwest.games.circles import numbers as t
from farwest.games.circles.invariants import invariants
from farwest.kernel.errors import BadPosition
from farwest.kernel.state import OVER
from tests.games.circles.table import GAME, LEAVES, SEATS, asked, lay, on, rolls, told

SHORT = {"max_rounds": 5}
TRIED = (-2, -1, 0, 1, 2, 3, 5, 9, 18, 19, 20, 25, 60, 61, 99, 1023, 1024, 36000, 2**31 - 1)
JUNK: tuple[Any, ...] = (None, True, "a", "b", "silver", "closest", [], [0], [0, 1], {}, [{}], 1.5)
STEPS = 80  # that an accepted position is played on
BARE = re.compile(
    r"index|out of range|argument|NoneType|KeyError|Traceback|<|' object |not iterable|unhashable"
)


def refused(facts: dict[str, Any]) -> str:
    """The sentence with which it is refused."""
    with pytest.raises(BadPosition) as error:
        GAME.position(facts, chance="by hand")
    sentence = str(error.value)
    assert re.fullmatch(r"This position .*\.", sentence), sentence
    assert not BARE.search(sentence), sentence
    return sentence


def laid(match: Any, **changed: Any) -> dict[str, Any]:
    return {**match.position(), **changed}


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ({"round": 6}, "rounds 1 to 5, not 6"),
        ({"round": 0}, "not 0"),
        ({"round": -3}, "not -3"),
        ({"winner": 0}, "ends the game"),
        ({"line": 25}, "without a dispute"),
        ({"line": 3}, "without a dispute"),
        ({"reach": 2}, "without a dispute"),
        ({"vote": ["a", None]}, "without a dispute"),
        ({"stake": [1, 0]}, "without a bet"),
        ({"distance": [3, -1]}, "without a contest"),
        ({"near": [1]}, "without a contest"),
        ({"reflicks": 1}, "without a contest"),
        ({"stage": "closest"}, "without a contest"),
        ({"noise": [7, 0, 0]}, "not drawn yet"),
        ({"power": 1024}, "a power from 0 to 1023"),
        ({"rolled": 50}, "as far as its speed takes it"),
        ({"account": [19, 0]}, "0 to 18, not 19"),
        ({"purse": [0, 0, 3]}, "nobody sits in seat 2"),
        ({"theta": 36000}, "the marble lies at"),
        ({"theta": -1}, "the marble lies at"),
        ({"star": None}, "someone has the star"),
        ({"first": None}, "someone plays first"),
        ({"near": 1}, "without a contest"),
        ({"near": "all"}, "a list should stand"),
        ({"near": [{}]}, "where a seat should stand"),
        ({"frames": [3]}, "a question is an object"),
        ({"frames": [{"ask": "END_TURN", "seat": "nobody"}] * 90}, "put to somebody"),
        ({"frames": [{"ask": "FLICK", "seat": 0}] * 90}, "more than this game can ask"),
        ({"purse": 3}, "a list of 5 at most"),
    ],
)
def test_what_no_flick_can_show_is_refused(changed: dict[str, Any], why: str) -> None:
    """CIRC-R13, CIRC-V3, CIRC-V1, CIRC-F9, CIRC-E25, CIRC-D1."""
    match = lay(2, variant=SHORT)
    assert asked(match) == ("FLICK", 0)
    assert why in refused(laid(match, **changed))


@pytest.mark.parametrize(
    ("frames", "why"),
    [
        ([{"ask": "FLICK", "seat": 0}], "does not stand so"),
        ([{"ask": "END_TURN", "seat": "nobody"}, {"ask": "FLICK", "seat": 1}], "does not stand so"),
        ([{"ask": "END_TURN", "seat": "nobody"}, {"ask": "SHOP", "seat": 0}], "at the shop"),
        ([{"ask": "END_TURN", "seat": "nobody"}, {"ask": "DIG", "seat": 0}], "at the dig"),
        ([{"ask": "END_TURN", "seat": "nobody"}, {"ask": "SALOON_FLICK", "seat": 0}], "stand so"),
        ([{"ask": "END_TURN", "seat": "nobody"}, {"ask": "LOT", "seat": "chance"}], "the saloon"),
        ([{"ask": "END_TURN", "seat": "over"}], "ends after its last round"),
        ([{"ask": "TURN", "seat": "nobody"}, {"ask": "FIRST_SEAT", "seat": "chance"}], "no round"),
    ],
)
def test_a_question_that_is_not_asked_so_is_refused(frames: list[Any], why: str) -> None:
    """CIRC-R13, CIRC-F25 to CIRC-F36."""
    assert why in refused(laid(lay(2), frames=frames))


def test_the_end_is_a_ranch_or_the_last_round() -> None:
    """CIRC-V1, CIRC-V3."""
    match = on("ranch", 2, purse=[18, 4])
    told(match, "tickets 0")
    over = match.position()
    assert GAME.position(over).seat is None
    assert "has paid all it held" in refused({**over, "purse": [1, 4]})
    assert "at the ranch" in refused({**over, "theta": 2000})
    assert "after its last round" in refused({**over, "winner": None})


def test_a_dispute_stands_on_its_line() -> None:
    """CIRC-F9, CIRC-F11."""
    match = lay(3, star=2)
    told(match, *rolls(2720))
    dispute = match.position()
    assert GAME.position(dispute).seat == 0
    assert "lies on its line" in refused({**dispute, "line": 25})
    assert "lies on its line" in refused({**dispute, "line": 3})
    assert "two sectors that differ" in refused({**dispute, "reach": 1})
    assert "within a flick's reach" in refused({**dispute, "reach": 400})
    assert "the star-holder does not vote" in refused({**dispute, "vote": [None, None, "a"]})
    assert "in turn" in refused({**dispute, "vote": [None, "a", None]})


def test_a_contest_stands_on_its_stakes() -> None:
    """CIRC-E25, CIRC-E30, CIRC-E33."""
    match = on("saloon", 3, purse=[2, 2, 2])
    told(match, "tickets 0", "bet", *LEAVES)
    contest = match.position()
    assert GAME.position(contest, chance="by hand").seat == 2
    assert "stakes a token that it has" in refused({**contest, "stake": [1, 3, 1]})
    assert "the bettor stakes too" in refused({**contest, "stake": [0, 1, 1]})
    assert "only those who stake" in refused({**contest, "stake": [1, 1, 0]})
    assert "two or more contend" in refused({**contest, "stage": "farthest"})
    assert "does not go on for ever" in refused({**contest, "reflicks": 6})
    assert "from 0 to 60" in refused({**contest, "distance": [None, 61, None]})
    assert "the middle of the saloon" in refused({**contest, "theta": 15000})


@pytest.mark.parametrize("seats", SEATS)
def test_circ_r5_nothing_of_a_dispute_is_left_when_it_is_settled(seats: int) -> None:
    """CIRC-D16, CIRC-R5: `line`, `reach` and votes, after a vote and after none."""
    match = lay(seats, star=seats - 1)
    told(match, *rolls(2720))
    assert (match.state.line, match.state.reach) == (2, 2)
    while asked(match)[0] in ("VOTE", "SHERIFF"):
        match.play("side a")
    assert (match.state.line, match.state.reach) == (t.NO_LINE, 0)
    quiet = lay(seats)
    told(quiet, *rolls(920))  # on a line, and too short on either side
    assert (quiet.state.theta, quiet.state.line, quiet.state.reach) == (1820, t.NO_LINE, 0)


def reached(seats: int, seed: int) -> Iterator[dict[str, Any]]:
    """Positions of a random game, one in seven; every variant may be on."""
    luck = Random(seed)
    variant = {v.name: luck.choice(v.fitting(seats)) for v in GAME.variants}
    s = GAME.start(seats, variant | SHORT)
    n = 0
    while s.seat != OVER:
        if n % 7 == seed % 7:
            yield dict(GAME.position_of(s))
        options, odds = s.legal(), s.odds()
        s.play(luck.choices(options, odds)[0])
        n += 1
    yield dict(GAME.position_of(s))


def changed(facts: dict[str, Any], luck: Random) -> dict[str, Any]:
    """One thing of it, somewhere, made another."""
    facts = copy.deepcopy(facts)
    names = [name for name in GAME.scribe.fields if name != "noise"]  # type: ignore[attr-defined]
    name = luck.choice([*names, "frames", "frames"])
    if name == "frames":
        frame = luck.choice(facts["frames"])
        key = luck.choice(["ask", "seat", "a", "b", *frame])
        others: dict[str, list[Any]] = {
            "ask": [*GAME.questions.values()],
            "seat": [0, 1, 2, "nobody", "chance", "over"],
        }
        frame[key] = luck.choice(others.get(key, [*TRIED]))
        return facts
    value = facts.get(name, luck.choice([0, [0] * facts["seats"]]))
    if isinstance(value, list) and value:
        value[luck.randrange(len(value))] = luck.choice([*TRIED, *JUNK])
    elif isinstance(value, dict) and value:
        value[luck.choice([*value])] = luck.choice(TRIED)
    else:
        value = luck.choice([*TRIED, *JUNK])
    return {**facts, name: value}


def read(facts: dict[str, Any]) -> tuple[Any, str]:
    """A state, or why there is none."""
    try:
        return GAME.state_of(facts), ""
    except BadPosition as error:
        return None, str(error)


@pytest.mark.parametrize("seats", SEATS)
def test_a_changed_position_is_refused_or_plays_on(seats: int) -> None:
    """CIRC-R13: never a bare exception, and what is accepted keeps every rule to the end."""
    luck, counted = Random(seats), {"refused": 0, "accepted": 0}
    for seed in range(6):
        for facts in reached(seats, 100 * seats + seed):
            assert GAME.position_of(GAME.state_of(facts)) == facts
            for _ in range(6):
                other = changed(facts, luck)
                s, said = read(other)
                assert not BARE.search(said), f"{said} {other}"
                counted["refused" if s is None else "accepted"] += 1
                for _ in range(0 if s is None else STEPS):
                    assert [] == list(invariants(s)), other
                    if s.seat == OVER:
                        break
                    s.play(luck.choices(s.legal(), s.odds())[0])
    assert counted["refused"] > 2 * counted["accepted"] > 20, counted


def test_circ_e33_a_position_has_no_more_flicks_than_its_rounds_allow() -> None:
    position = dict(GAME.match(2, seed=0).position())
    with pytest.raises(BadPosition, match="flicks at most are made by round 1"):
        GAME.state_of({**position, "flicks": 1_000_000})
