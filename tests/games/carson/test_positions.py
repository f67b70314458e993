"""Bad positions of carson are refused with a sentence; what is taken can be played on."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from typing import Any

import pytest

from farwest.kernel.errors import BadPosition, FarwestError
from farwest.kernel.state import OVER
from farwest.laws import walk
from tests.games.carson.table import CELLS, GAME, SEATS, lay, nobody

Facts = dict[str, Any]
HEAD = ("game", "version", "seats", "variant", "frames")
NUMBERS = (-5, -1, 0, 1, 2, 5, 7, 63, 64, 85, 99, 255, 1 << 20)
WORDS: tuple[Any, ...] = (
    *(*CELLS[:9], "bank", "banker", "PLACE", "RESOLVE", "nobody", "chance", "over", None, 0),
)
FRAME: dict[str, tuple[Any, ...]] = {
    "ask": tuple(GAME.questions.values()),
    "seat": (0, 1, 2, 3, 4, "nobody", "chance", "over"),
    "a": NUMBERS,
    "b": NUMBERS,
}
SLOW = pytest.mark.slow
STEPS = 150  # that a position which was taken is played on for


def leaves(facts: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    if isinstance(facts, dict | list):
        pairs = facts.items() if isinstance(facts, dict) else enumerate(facts)
        for key, value in pairs:
            yield from leaves(value, (*path, key))
    else:
        yield path, facts


def changed(facts: Facts, others: list[Facts], dice: random.Random) -> Facts:
    """One thing in it is another: a number, a word, a question, a field left out or exchanged."""
    facts = copy.deepcopy(facts)
    fields = [name for name in facts if name not in HEAD]
    frame, how = dice.choice(facts["frames"]), dice.randrange(6)
    if how == 0:
        key = dice.choice(list(FRAME))
        frame[key] = dice.choice(FRAME[key])
    elif how == 1:
        facts["frames"].remove(frame)
    elif how == 2:
        del facts[dice.choice(fields)]
    elif how == 3:
        other = dice.choice(others)
        name = dice.choice([name for name in other if name not in HEAD[:2]])
        facts[name] = copy.deepcopy(other[name])
    else:
        path, value = dice.choice([leaf for leaf in leaves(facts) if leaf[0][0] not in HEAD[:2]])
        place = facts
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] = dice.choice(NUMBERS if type(value) is int else WORDS)
    return facts


@pytest.fixture(scope="module")
def positions() -> list[Facts]:
    """Some of random games of every number of seats."""
    found: list[Facts] = []
    for seats in SEATS:
        for seed in range(3):
            steps = sum(1 for _ in walk(GAME, seats, 300 * seats + seed))
            chosen = random.Random(seed).sample(range(steps), 12)
            game = enumerate(walk(GAME, seats, 300 * seats + seed))
            some = {k: GAME.position_of(s) for k, s in game if k in chosen}
            found += [some[k] for k in chosen]
    return found


def test_positions_of_games_are_taken(positions: list[Facts]) -> None:
    for facts in positions:
        assert facts == GAME.position_of(GAME.state_of(facts))


def read(facts: Facts) -> Any:
    """The state, or the sentence that refuses it."""
    try:
        return GAME.state_of(facts)
    except FarwestError as refusal:
        return str(refusal)


@pytest.mark.parametrize("seed", [0, 1, *(pytest.param(k, marks=SLOW) for k in range(2, 6))])
def test_a_changed_position_is_refused_or_can_be_played(positions: list[Facts], seed: int) -> None:
    """A sentence or a sound game; never another error, and never a rule that breaks later on."""
    dice, taken = random.Random(seed), 0
    for _ in range(60):
        state = read(changed(dice.choice(positions), positions, dice))
        if isinstance(state, str):
            assert state[0].isupper()
            assert state.endswith(".")
            continue
        taken += 1
        for _ in range(STEPS):
            if state.seat == OVER:
                break
            assert [] == list(GAME.invariants(state))
            state.play(dice.choice(state.legal()))
    assert taken


NOT_REACHED: dict[str, Facts] = {  # by what is wrong: part of its sentence, and the position
    "does not come before": {"ask": "BUY_VP", "a": 5, "below": [nobody("NEXT_PICK", 1)]},
    "speaks of something else": {"ask": "BUY_VP", "a": 0},
    "all have passed": {
        "ask": "GAMBLE",
        "seat": "chance",
        "below": [nobody("RESOLVE")],
        "passed": [0],
    },
    "PLACE is asked of a seat": {"reserve": [0, 3, 3]},
    "a tile is in hand": {"ask": "BUILD_PARCEL"},
    "the white cowboy stands with its seat": {"standing": {"r1c1": []}, "white_at": "r1c1"},
    "wants the tile there": {"standing": {"build_8": [0]}, "row": {}},
    "a parcel that is owned": {"standing": {"r1c1": [0]}, "owner": {"r1c1": 1}},
    "hang together": {"laid": ["h0-1", "h8-8"]},
    "the river is where": {"ground": {"r1c1": "river"}},
    "there are 4 rounds": {"round": 5},
    "names seats of this table": {"turn_order": [0, 0, 1]},
    "names every seat": {"turn_order": [0, 1]},
    "only the Grocer": {"waited": [1, 0, 0]},
    "no duel tiles where dice": {"sum_left": [15, 15, 15]},
    "nobody has more than": {"money": [1 << 20, 0, 0]},
    "no count is below zero": {"money": [-1, 0, 0]},
    "nobody has more than 1250 points": {"vp": [1_000_000, 0, 0]},
    "before the first duel nobody fought": {"duel_guns": [100, 0, 0]},
    "fought with more guns": {"duel_at": "gambling", "duel_guns": [100, 0, 0]},
    "fought with more cowboys": {"duel_at": "gambling", "duel_cowboys": [100, 0, 0]},
    "took no part in the last duel": {
        "duel_at": "gambling",
        **{"duel_winner": 0, "fought": 0b11, "duel_guns": [1, 1, 1]},
    },
    "has won the duel, once it is decided": {
        "duel_at": "gambling",
        **{"duel_winner": 2, "fought": 0b11},
    },
    "the yellow Grocer doubles": {"doubled": "bank", "cards": ("banker", "settler", "captain")},
    "a duel is fought somewhere": {"ask": "MORTAL", "variant": {"mortal_duels": True}},
    "all who stand there fight": {
        "ask": "DUEL_DIE",
        "seat": "chance",
        "below": [nobody("RESOLVE"), nobody("PERFORM_SQUARE", 13), nobody("DECIDE_DUEL", 13)],
        "standing": {"gambling": [0, 1]},
        "duel_at": "gambling",
        "fought": 1,
    },
}


@pytest.mark.parametrize("fault", NOT_REACHED)
def test_what_no_game_reaches_is_refused_with_its_reason(fault: str) -> None:
    with pytest.raises(BadPosition, match=fault):
        lay(**NOT_REACHED[fault])
