"""A bot knows what its seat may know, and nothing else."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import farwest
from farwest.bots import Bot, bot
from farwest.bots.levels import LEVELS
from farwest.bots.registry import MAKERS
from farwest.kernel.errors import BadCall
from farwest.kernel.game import Game
from farwest.kernel.match import Match
from farwest.kernel.thinking import Budget, Thinker
from farwest.kit.view import View
from tests.bots.sittings import some_choices
from tests.laws.climates import game_in

GOAT: Game[Any, Any] = farwest.load("goat")
HANDED = (AttributeError, TypeError)  # a State is no View
SMALL = "iterations=40:seconds=0"
SPECS = [
    "random",
    "greedy:worlds=4",
    "search:iterations=100",
    "search:iterations=30:impulse=0.5:slip=0.2",
    *(f"{level}:{SMALL}" for level in LEVELS),
    *(f"cowhand:{SMALL}:style={style}" for style in GOAT.styles),
    "gambler",
]
ROOMS = [*Path(inspect.getfile(bot)).parent.glob("*.py"), Path(inspect.getfile(Thinker))]


@pytest.mark.parametrize("name", sorted(MAKERS))
def test_a_bot_is_handed_a_view_and_nothing_else(name: str) -> None:
    assert ["view"] == list(inspect.signature(bot(name, GOAT).choose).parameters)
    assert ["self", "view"] == list(inspect.signature(Bot.choose).parameters)
    assert ["self", "view"] == list(inspect.signature(Thinker.think).parameters)


def test_a_hint_is_asked_for_by_seat() -> None:
    assert ["self", "seat", "seconds"] == list(inspect.signature(Match.hint).parameters)
    match = GOAT.match(seats=3, seed=1)
    with pytest.raises(BadCall):
        match.hint(match.state)


@pytest.mark.parametrize("name", farwest.games())
def test_an_encoder_takes_the_view_of_its_game(name: str) -> None:
    game = farwest.load(name)
    assert issubclass(game.view_type, View)
    assert game.encoder is not None
    state = next(iter(some_choices(game, game.seats[0], 1, 1)))
    with pytest.raises(HANDED):
        game.encoder.encode(state)


@pytest.mark.parametrize("pure", [True, False], ids=["interpreted", "compiled"])
@pytest.mark.parametrize("name", sorted(MAKERS))
def test_a_bot_that_is_handed_a_state_refuses(name: str, pure: bool) -> None:
    game = game_in("goat", pure)
    state = some_choices(game, 3, 1, 1)[0]
    with pytest.raises(HANDED):
        bot(name, game).choose(state)
    with pytest.raises(HANDED):
        Thinker(game, Budget(10)).think(state)


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: str(room.name))
def test_no_room_of_the_bots_knows_a_match_or_a_true_state(room: Path) -> None:
    tree = ast.parse(room.read_text("utf-8"))
    imported = {
        alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.Import | ast.ImportFrom)
        for alias in node.names
    }
    asked = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    assert set() == imported & {"Match", "State", "GoatState", "farwest.kernel.match"}
    assert set() == asked & {"state", "match", "position", "start"}


class Table:
    """What truly lies there: for a cheat to look at."""

    def __init__(self) -> None:
        self.state: Any = None


Seated = Callable[[Table, int], Bot[Any]]  # a bot at this table, with this seed


def differing(seated: Seated, seats: int, seed: int, seeds: int) -> list[str]:
    """Where a bot played otherwise because of cards it cannot see: a sentence for each."""
    table, found, unlike = Table(), [], 0
    for n, truth in enumerate(some_choices(GOAT, seats, seed, 6)):
        view = GOAT.see(truth, truth.seat)
        worlds = [truth, *(GOAT.world(view, GOAT.dice(n + k)) for k in (1, 2, 3))]
        played = []
        for world in worlds:
            seen = GOAT.see(world, truth.seat)
            assert view == seen
            unlike += GOAT.position_of(world) != GOAT.position_of(truth)
            table.state = world
            played.append([seated(table, luck).choose(seen) for luck in range(seeds)])
        if played != [played[0]] * len(worlds):
            found.append(f"choice {n} of seat {truth.seat}: {played}")
        assert set(played[0]) <= set(truth.legal())
    assert unlike > 5, "the worlds are all the same: nothing is hidden, so nothing is tested"
    return found


@pytest.mark.parametrize("spec", SPECS)
def test_other_hidden_cards_change_no_move_of_any_seed(spec: str) -> None:
    def seated(table: Table, seed: int) -> Bot[Any]:
        return bot(spec, GOAT, seed)

    assert [] == differing(seated, seats=4, seed=2, seeds=12 if GOAT.compiled else 2)
    assert [] == differing(seated, seats=2, seed=3, seeds=4 if GOAT.compiled else 1)


def test_a_planted_cheat_is_found() -> None:
    class Cheat:
        """Looks at the whole table once its view has told it whose turn it is."""

        def __init__(self, table: Table) -> None:
            self.table = table

        def choose(self, view: Any) -> int:
            options: list[int] = self.table.state.legal()
            hidden = sum(card * place for card, place in enumerate(self.table.state.where))
            return options[int(hidden) % len(options)]

    assert differing(lambda table, _seed: Cheat(table), seats=4, seed=2, seeds=1)


def test_a_cheat_that_peeks_now_and_then_is_found() -> None:
    """The same moves with most seeds: the choices of every seed are compared."""

    class Cheat:
        def __init__(self, table: Table, seed: int) -> None:
            self.table, self.seed = table, seed
            self.bot = bot("random", GOAT, seed)

        def choose(self, view: Any) -> int:
            if self.seed == 7:
                return int(self.table.state.legal()[sum(self.table.state.where[:7]) % 2])
            return self.bot.choose(view)

    assert differing(Cheat, seats=4, seed=2, seeds=12)
    assert not differing(Cheat, seats=4, seed=2, seeds=7)


def test_seeds_matter_where_chance_does() -> None:
    """Else the same moves would prove little."""
    state = some_choices(GOAT, 4, 2, 3)[0]
    view = GOAT.see(state, state.seat)
    assert len({bot("random", GOAT, seed).choose(view) for seed in range(40)}) > 1
