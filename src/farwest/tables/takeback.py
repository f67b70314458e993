"""Whether an answer can be taken back without anybody having learned anything by it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from farwest.kernel.match import Match
from farwest.kernel.scene import shown

WORLDS: Final = 24  # imagined: in each of them the same must have been seen


def last_choice(movers: Sequence[int], chosen: Sequence[bool], seat: int) -> int | None:
    """The last turn at which a seat had a choice."""
    for turn in reversed(range(len(movers))):
        if movers[turn] == seat and chosen[turn]:
            return turn
    return None


def is_safe(before: Match[Any, Any], actions: Sequence[int], seat: int) -> bool:
    """docs/house.md 5: whether the seat saw nothing hidden come out. It did if in some other world
    that it could not tell from the true one, it would have seen something else."""
    game = before.game
    dice = game.dice(before.turn + 1)
    seen = witnessed(game, before.state.clone(), actions, seat)
    world = game.world(before.view(seat), dice)
    for _ in range(WORLDS):
        if witnessed(game, world.clone(), actions, seat) != seen:
            return False
        world.redeal(seat, dice)
    return True


def witnessed(game: Any, s: Any, actions: Sequence[int], seat: int) -> list[str]:
    s.listening = True
    seen = []
    for action in actions:
        if action not in s.legal():
            return []
        s.play(action)
        seen.append(shown(game, s, seat))
    return seen
