"""A position that cannot be is refused with a sentence; one that is taken can be played on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from farwest.kernel.errors import BadPosition, FarwestError
from farwest.kernel.state import OVER
from tests.games.desperados.table import GAME, SEATS, TOWNS, lay, to, walks

MUTANTS = 250
STRANGE: tuple[Any, ...] = (
    -1,
    0,
    1,
    2,
    5,
    99,
    1 << 40,
    None,
    "saloon",
    "x",
    "nobody",
    "INTENT",
    [],
    "1",
)


def leaves(thing: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """Every number, name and list of a position, and the way to it."""
    inside = thing.items() if isinstance(thing, dict) else enumerate(thing)
    for key, value in inside:
        yield (*path, key), value
        if isinstance(value, dict | list):
            yield from leaves(value, (*path, key))


def changed(position: Any, dice: Any) -> Any:
    """The position with one thing in it another."""
    found = json.loads(json.dumps(position))
    ways = list(leaves(found))
    path, value = ways[dice.below(len(ways))]
    others: list[Any] = [*STRANGE, TOWNS[dice.below(len(TOWNS))]]
    if isinstance(value, int):
        others += [value + 1, value - 1] * 6
    elif isinstance(value, str):
        others += [TOWNS[dice.below(len(TOWNS))] for _ in range(9)]
    elif isinstance(value, list):
        others += [value[::-1], value[:-1], value + value[:1]] * 4
    inside = found
    for key in path[:-1]:
        inside = inside[key]
    inside[path[-1]] = others[dice.below(len(others))]
    return found


def played_on(position: Any) -> None:
    """To the end, at random, with every rule kept on the way."""
    match = GAME.position(position, chance="by hand")
    for seat in (*range(match.seats), None):
        match.scene(seat)
    state, dice = match.state.clone(), GAME.dice(1)
    while state.seat != OVER:
        state.play(state.legal()[dice.below(len(state.legal()))])
        assert [] == list(GAME.invariants(state))


@pytest.mark.parametrize("seats", SEATS)
def test_one_wrong_thing_is_refused_in_a_sentence_or_does_no_harm(seats: int) -> None:
    dice = GAME.dice(seats)
    places = [GAME.position_of(s) for game in walks(seats, 2) for s in game if s.seat != OVER]
    said = [refusal(changed(places[dice.below(len(places))], dice)) for _ in range(MUTANTS)]

    assert [] == [why for why in said if why and not is_sentence(why)]
    assert sum(why != "" for why in said) > MUTANTS // 2


def refusal(position: Any) -> str:
    """Why it is refused; empty if it was taken, and played to the end."""
    try:
        played_on(position)
    except FarwestError as error:
        return str(error)
    return ""


def is_sentence(said: str) -> bool:
    return said[0].isupper() and said.endswith(".")


def planned() -> dict[str, Any]:
    rows = [["flagstaff", "tuba_city"], ["saloon", "phoenix"], ["la_luz", "el_paso"]]
    match = lay(("payson", "globe", "roswell"), ("tombstone", "tombstone"), turn=3, rows=rows)
    found: dict[str, Any] = json.loads(json.dumps(to(match, "DESPERADO_CARD").position()))
    return found


WRONG: dict[
    str, dict[str, Any]
] = {  # by what is wrong, in words of its own: what is changed in the position
    "a coach is where its timetable says": {"coach": {"brown": "phoenix"}},
    "a turn asks for the sheriffs": {"frames": [{"ask": "DESPERADO_CARD", "seat": 1}]},
    "figures stand where the round began": {"figure": ["payson", "gallup", "roswell"]},
    "no reason to show card 2": {"shown": [["1", "2"], [], []]},
    "the gang decides after all cards": {"intent": ["undecided", "cheat", "undecided"]},
    "one of the timetables": {"first": None},
    "was not in the town of its disk": {
        "jobs": 1,
        **{"job_turn": [1], "job_target": [2 + 3], "job_town": ["gallup"], "job_crew": [2]},
        **{"job_needed": [1], "shown": [[], ["1"], []]},
    },
}


@pytest.mark.parametrize("wrong", WRONG)
def test_what_cannot_be_is_named(wrong: str) -> None:
    position = planned()
    GAME.position(position)
    with pytest.raises(BadPosition, match=wrong):
        GAME.position(position | WRONG[wrong])


def test_desp_f13_only_the_gang_has_intents() -> None:
    match = GAME.match(3, seed=0)
    while match.asked is not None and match.asked.kind != "INTENT":
        match.play(match.legal()[0])
    position = dict(match.position())
    with pytest.raises(BadPosition, match="the marshal has no intent"):
        GAME.position({**position, "intent": ["hold_up_brown", "undecided", "undecided"]})


def acting(seed: int) -> dict[str, Any]:
    """Somebody of the gang is asked what it means to do, and nobody has decided."""
    match = GAME.match(3, seed=seed)
    while match.asked is not None and match.asked.kind != "INTENT":
        match.play(match.legal()[0])
    return dict(match.position())


@pytest.mark.parametrize(
    ("intent", "wrong"),
    [
        ("hold_up_blue", "is not where it is"),
        ("spy", "is at no bank"),
    ],
)
def test_desp_f13_nobody_means_to_do_what_is_elsewhere(intent: str, wrong: str) -> None:
    position = acting(0)
    first, second = (frame for frame in reversed(position["frames"]) if frame["ask"] == "INTENT")
    intents = ["undecided"] * 3
    intents[first["seat"]] = intent
    frames = [frame for frame in position["frames"] if frame != first]
    with pytest.raises(BadPosition, match=wrong):
        GAME.position({**position, "intent": intents, "frames": frames})
    assert second in frames


def test_desp_d7_nobody_has_an_intent_in_the_setup() -> None:
    position = dict(GAME.match(3, seed=0).position())
    with pytest.raises(BadPosition, match="before the first round nothing"):
        GAME.position({**position, "intent": ["undecided", "spy", "undecided"]})


@pytest.mark.parametrize(
    "slot",
    [
        {"job_turn": [1000000]},
        {"job_target": ["brown"]},
        {"job_town": ["gallup"]},
        {"job_crew": [[1]]},
        {"job_needed": [1]},
    ],
)
def test_desp_e3_nothing_is_said_of_jobs_that_are_not_there(slot: dict[str, Any]) -> None:
    (name, value) = next(iter(slot.items()))
    blank = {"job_turn": 0, "job_needed": 0, "job_crew": []}
    rest = [planned().get(name, [blank.get(name)] * 5)[-1]] * 4
    with pytest.raises(BadPosition, match="nothing is said of others"):
        GAME.position({**planned(), name: [*value, *rest]})
