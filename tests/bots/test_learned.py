"""What was learned: the file, and the search that thinks with it."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import pytest

import farwest
from farwest.bots import SearchBot, bot
from farwest.bots.learned import (
    SEAT,
    SHIPPED,
    read_learned,
    traits_of,
    weights_for,
    write_learned,
)
from farwest.games.goat.actions import ACCEPT
from farwest.games.goat.questions import RESPOND
from farwest.kernel.errors import BadCall, BadFile, UnknownBot
from farwest.kernel.thinking import Budget, Thinker
from farwest.kernel.weighing import (
    DIGIT,
    FURTHEST,
    MILDER,
    MOST_TRAITS,
    OF_ANSWERS,
    OF_SEATS,
    WEIGHTS,
    weigh_chances,
    weigh_options,
    weighed,
)
from tests.bots.sittings import choices, some_choices
from tests.laws.climates import game_in

LEARNERS = ["goat", "meeples", "carson", "desperados"]
GOAT: Any = farwest.load("goat")
NOTHING = (OF_ANSWERS, *[0] * (WEIGHTS - 1))


def traits_in(packed: int) -> list[int]:
    return [packed >> DIGIT * k & WEIGHTS - 1 for k in range(MOST_TRAITS)]


def some_weights(name: str, seed: int = 1) -> tuple[int, ...]:
    luck, traits = Random(seed), traits_of(farwest.load(name))
    size, seats = sum(traits.values()), any(trait.startswith(SEAT) for trait in traits)
    return (
        OF_ANSWERS + OF_SEATS * seats,
        *(luck.randint(-40, 40) for _ in range(size)),
        *[0] * (WEIGHTS - 1 - size),
    )


def file_of(name: str, change: Callable[[dict[str, Any]], object] = lambda _: None) -> str:
    game = farwest.load(name)
    size = sum(traits_of(game).values())
    facts = json.loads(write_learned(game, some_weights(name)[1 : size + 1], {"seed": 1}))
    change(facts)
    return json.dumps(facts)


@pytest.mark.parametrize("name", LEARNERS)
def test_what_was_written_is_read_again(name: str) -> None:
    assert read_learned(farwest.load(name), file_of(name), "it") == some_weights(name)


@pytest.mark.parametrize("name", LEARNERS)
def test_compiled_and_interpreted_think_the_same_with_what_was_learned(name: str) -> None:
    thoughts = []
    for pure in (True, False):
        game = game_in(name, pure)
        budget = Budget(12, rests=1, horizon=30, weights=some_weights(name))
        views = [game.see(state, state.seat) for state in some_choices(game, game.seats[0], 5, 2)]
        thoughts.append([Thinker(game, budget, 9).think(view) for view in views])
    assert thoughts[0] == thoughts[1]


@pytest.mark.parametrize("seats", [2, 4])
def test_answers_weighed_at_once_weigh_what_each_does_alone(seats: int) -> None:
    """carson's placements: eighty answers, whose traits are added up together."""
    game, weights = game_in("carson", pure=True), [*some_weights("carson")]
    weighed_at_once = 0
    for state in choices(game, seats, 7):
        state.find_options()
        if weigh_options(state, weights):
            options = state.action[: state.count]
            each = [weighed(state, action, weights) for action in options]
            assert each == state.weight[: state.count]
            weighed_at_once += 1

    assert weighed_at_once > 20


@pytest.mark.parametrize("name", ["goat", "desperados"])  # in the others nothing is hidden for long
def test_what_is_learned_of_an_answer_is_what_who_answers_may_know(name: str) -> None:
    game = farwest.load(name)
    seen = 0
    for state in some_choices(game, 4, 6, 40):
        view, options = game.see(state, state.seat), state.legal()
        worlds = [game.world(view, game.dice(seed)) for seed in range(6)]
        for action in options:
            assert {state.traits(action, 1)} == {world.traits(action, 1) for world in worlds}
            seen += state.traits(action, 1) > 0
    assert seen > 0


@pytest.mark.parametrize("name", LEARNERS)
def test_weights_of_nothing_change_nothing(name: str) -> None:
    game = farwest.load(name)
    changed = 0
    for state in some_choices(game, 4, 3, 4):
        view = game.see(state, state.seat)
        sense = Budget(60, leaning=True, width=1, rests=1, horizon=30)
        plain = Thinker(game, sense, 2).think(view)
        assert plain == Thinker(game, replace(sense, weights=NOTHING), 2).think(view)
        heavy = Thinker(game, replace(sense, weights=some_weights(name)), 2).think(view)
        changed += plain != heavy
    assert changed > 0


def test_a_weight_makes_an_answer_likelier() -> None:
    state = next(s for s in choices(farwest.load("goat", pure=True), 3, 1) if s.kind == RESPOND)
    traits = [trait for trait in traits_in(state.traits(ACCEPT, 1)) if trait]
    weights = list(NOTHING)
    before = weighed(state, ACCEPT, weights)
    weights[traits[0]] = 32
    assert weighed(state, ACCEPT, weights) == pytest.approx(2.718 * before, rel=0.01)
    assert weighed(state, ACCEPT, [0] * WEIGHTS) == 1, "without weights: the game's own"


def test_a_weight_makes_a_seat_hope_more_and_the_others_less() -> None:
    state = some_choices(farwest.load("meeples", pure=True), 3, 1, 1)[0]
    state.stone[1] = 7
    weights, chances = [0] * WEIGHTS, [0.5, 0.3, 0.2]
    weigh_chances(state, chances, weights)
    assert chances == pytest.approx([0.5, 0.3, 0.2])
    own = {trait for trait in traits_in(state.seat_traits(1)) if trait}
    shared = {*traits_in(state.seat_traits(0)), *traits_in(state.seat_traits(2))}
    weights[min(own - shared)] = 32
    weigh_chances(state, chances, weights)
    assert sum(chances) == pytest.approx(1.0)
    assert chances[1] / chances[0] == pytest.approx(2.718 * 0.6, rel=0.001)
    assert chances[2] / chances[0] == pytest.approx(0.4)


@pytest.mark.parametrize(("quarters", "power"), [(1, 0.75), (2, 0.5), (3, 0.25)])
def test_milder_chances_are_nearer_to_each_other(quarters: int, power: float) -> None:
    state = some_choices(farwest.load("meeples", pure=True), 3, 1, 1)[0]
    weights, chances = [MILDER * quarters, *[0] * (WEIGHTS - 1)], [0.9, 0.06, 0.04]
    weigh_chances(state, chances, weights)
    assert sum(chances) == pytest.approx(1.0)
    assert chances[1] / chances[0] == pytest.approx((0.06 / 0.9) ** power)


@pytest.mark.parametrize("name", LEARNERS)
def test_traits_have_numbers_of_their_game_and_are_known_to_who_answers(name: str) -> None:
    game = farwest.load(name)
    size, found = sum(traits_of(game).values()), set()
    assert size < WEIGHTS
    for state in choices(game, 4, 2):
        world = game.world(game.see(state, state.seat), game.dice(7))
        for action in state.legal():
            here = state.traits(action, 9)
            assert here == world.traits(action, 9) < 1 << DIGIT * MOST_TRAITS
            found.update(traits_in(here))
        for seat in range(4):
            found.update(traits_in(state.seat_traits(seat)))
    assert max(found) <= size
    assert len(found) > 100


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda facts: facts.update(format="another 1"), "is 'another 1' in units of 32"),
        (lambda facts: facts.update(game="meeples"), "was learned of meeples, not of goat"),
        (lambda facts: facts["weights"].popitem(), "has other traits than goat today"),
        (lambda facts: facts["weights"]["offer: goods there"].pop(), "'offer: goods there'"),
        (lambda facts: facts["weights"]["offer: goods there"].append("x"), "`farwest train` wrote"),
        (lambda facts: facts.update(milder=4), "is milder by 4 quarters"),
        (lambda facts: facts.update(more=1), "is not a file that `farwest train` wrote"),
        (
            lambda facts: facts["weights"]["offer: goods there"].__setitem__(0, FURTHEST + 1),
            "has a weight beyond",
        ),
    ],
)
def test_a_bad_file_is_refused_with_a_sentence(change: Any, sentence: str) -> None:
    with pytest.raises(BadFile, match=sentence):
        read_learned(GOAT, file_of("goat", change), "goat.json")
    with pytest.raises(BadFile, match="is not a file that"):
        read_learned(GOAT, b"\xff{", "goat.json")


def test_a_bot_plays_with_a_file_or_says_why_not(tmp_path: Path) -> None:
    file = tmp_path / "goat.json"
    file.write_text(file_of("goat"))
    player = bot(f"gunslinger:learned={file}", GOAT)
    assert isinstance(player, SearchBot)
    assert player.thinker.budget.weights == some_weights("goat")
    assert player.thinker.trees[0].leaning
    usual = bot("gunslinger:learned=0", GOAT)
    assert isinstance(usual, SearchBot)
    assert usual.thinker.budget.weights == ()
    with pytest.raises(BadCall, match="goat ships nothing learned"):
        bot("gunslinger:learned=1", GOAT)
    with pytest.raises(BadCall, match="There is no file"):
        bot("gunslinger:learned=nowhere.json", GOAT)
    with pytest.raises(BadCall, match="learned is 0, 1 or a file"):
        bot("gunslinger:learned=2", GOAT)
    with pytest.raises(BadCall, match="circles names no traits"):
        traits_of(farwest.load("circles"))
    with pytest.raises(UnknownBot):
        bot("greedy:learned=1", GOAT)


@pytest.mark.parametrize("name", farwest.games())
def test_what_a_game_ships_fits_its_traits_of_today(name: str) -> None:
    game = farwest.load(name)
    if Path(str(files(game.package).joinpath(*SHIPPED))).exists():
        weights = weights_for(game, 1)
        assert weights[0] > 0
        assert len(weights) == WEIGHTS
    else:
        with pytest.raises(BadCall, match="ships nothing learned"):
            weights_for(game, 1)
