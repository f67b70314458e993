"""What can be taken back: an answer by which nobody has learned anything, and one that the rules
let its owner exchange by right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from farwest.kernel.game import Game
from farwest.kernel.match import Match
from farwest.kernel.scene import redact
from farwest.kit.worlds import hides

WORLDS: Final = 24  # imagined: in each of them the same must have been seen


def last_choice(movers: Sequence[int], chosen: Sequence[bool], seat: int) -> int | None:
    """The last move at which a seat had a choice."""
    for move in reversed(range(len(movers))):
        if movers[move] == seat and chosen[move]:
            return move
    return None


def exchanges(game: Game[Any, Any], kind: int) -> bool:
    """Whether somebody may exchange an answer by right while this is asked. To who may exchange,
    all such questions look alike, so that the right tells nothing; and no answer to them depends
    on what it is exchanged for."""
    return any(kind in asking.exchanged for asking in game.askings.values())


def is_right(before: Match[Any, Any], actions: Sequence[int]) -> bool:
    """Whether the first of these answers may be exchanged after the others."""
    meanwhile = before.game.asking(before.state.kind).exchanged
    state = before.state.clone()
    for action in actions:
        state.play(action)
        if state.kind not in meanwhile:
            return False
    return True


def is_safe(before: Match[Any, Any], actions: Sequence[int], seat: int) -> bool:
    """docs/house.md 5: whether the seat saw nothing hidden come out. It did if in some other world
    that it could not tell from the true one, it would have seen something else."""
    game = before.game
    if not hides(game):
        return True
    dice = game.dice(before.move + 1)
    true = witnessed(game, before.state.clone(), actions, seat)
    world = game.world(before.view(seat), dice)
    for _ in range(WORLDS):
        if not looks_so(game, world.clone(), actions, seat, true):
            return False
        world.redeal(seat, dice)
    return True


class Witnessed(NamedTuple):
    """After one answer, as law 8 has it; not in bytes: it is compared dozens of times a move."""

    told: list[tuple[int, ...]]  # to whomever
    asked: list[int]
    view: Any


def witnessed(game: Any, s: Any, actions: Sequence[int], seat: int) -> list[Witnessed]:
    """What the seat sees after each answer, and is told and asked."""
    s.listening, seen = True, list[Witnessed]()
    for action in actions:
        s.play(action)
        asked = s.legal() if s.seat == seat else []
        seen.append(Witnessed(s.told(), asked, game.see(s, seat)))
    return seen


def looks_so(
    game: Any, s: Any, actions: Sequence[int], seat: int, true: Sequence[Witnessed]
) -> bool:
    """Whether these answers are possible in this world, and the seat would witness the same."""
    s.listening = True
    for action, (told, asked, view) in zip(actions, true, strict=True):
        if action not in s.legal():
            return False
        s.play(action)
        told_there = s.told()
        if told_there != told and heard(game, told_there, seat) != heard(game, told, seat):
            return False
        if asked != (s.legal() if s.seat == seat else []) or game.see(s, seat) != view:
            return False
    return True


def heard(game: Any, told: Sequence[tuple[int, ...]], seat: int) -> list[tuple[int, ...]]:
    return [one for event in told if (one := redact(game, event, seat))]
