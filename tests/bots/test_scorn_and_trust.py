"""What a level thinks of others: as often as it is told that they answer on a whim, and of whom a
game says that it pays to trust."""

from __future__ import annotations

from typing import Any, Final

import pytest

import farwest
from farwest.bots import bot
from farwest.bots.advising import Advice
from farwest.kernel.errors import BadCall
from farwest.kernel.game import AnyGame
from farwest.kernel.thinking import Budget, Thinker
from farwest.kernel.trust import THOROUGH
from tests.bots.sittings import choices, some_choices

GOAT: Final = farwest.load("goat")
DESPERADOS: Final = farwest.load("desperados")
MARSHAL, GANG = 0, 1  # sides
PLAIN: Final = ":knowing=0:trusting=0"


@pytest.mark.parametrize(("seats", "doubted"), [(2, 70), (3, 40)])
def test_one_rival_is_scorned_and_several_are_doubted(seats: int, doubted: int) -> None:
    state = some_choices(GOAT, seats, 1, 1)[0]
    thinker = Thinker(GOAT, Budget(20, doubt=40, scorn=70), 1)
    thinker.think(GOAT.see(state, state.seat))
    assert thinker.trees[0].doubt == doubted


@pytest.mark.parametrize("wish", ["scorn=200", "scorn=-1", "doubt=101"])
def test_more_than_always_is_refused(wish: str) -> None:
    with pytest.raises(BadCall, match="from 0 to 100"):
        bot(f"legend:{wish}", GOAT)


def test_who_thinks_little_of_a_rival_hopes_for_more() -> None:
    state = some_choices(GOAT, 2, 3, 6)[3]
    view = GOAT.see(state, state.seat)
    found = [Thinker(GOAT, Budget(400, scorn=scorn), 1).think(view) for scorn in (0, 100)]
    assert found[1][0].chance > found[0][0].chance


def view_of(side: int) -> Any:
    state = next(s for s in choices(DESPERADOS, 3, 2) if s.side(s.seat) == side)
    return DESPERADOS.see(state, state.seat)


def thinker_of(spec: str, game: AnyGame = DESPERADOS) -> Thinker:
    player: Any = bot(spec, game, 1)
    thinker: Thinker = player.thinker
    return thinker


def test_a_gang_thinks_of_what_its_marshal_lets_come_to_pass() -> None:
    legend = thinker_of(f"legend:iterations={THOROUGH}")
    legend.think(view_of(GANG))
    assert legend.trust[0].formed


@pytest.mark.parametrize(("side", "looks"), [(MARSHAL, THOROUGH), (GANG, THOROUGH - 1)])
def test_a_marshal_and_who_has_little_time_think_as_without(side: int, looks: int) -> None:
    """To the last look."""
    legend, plain = (thinker_of(f"legend:iterations={looks}{more}") for more in ("", PLAIN))
    view = view_of(side)
    assert legend.think(view) == plain.think(view)
    assert not legend.trust[0].formed


@pytest.mark.parametrize("side", [MARSHAL, GANG])
def test_hints_trust_whom_legend_trusts(side: int) -> None:
    asked = Advice(DESPERADOS, view_of(side), 0.0, 1, THOROUGH)
    assert asked.comparing.has_minds == (side == GANG)
    assert asked.thinker.trust[0].formed == (side == GANG)
