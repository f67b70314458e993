"""What a bot means to do, for the people of its side to read: kit/rooms.py, Mates.

The first stop is what its own player would answer now. What comes after is rehearsed in one world
imagined from its view: those who have pinned a plan keep to theirs, the others play as the game
leans, and the bot thinks again, shorter. Where the others are enough without it, it takes the next
answer of its search that leads elsewhere, if that is nearly as good.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec

from farwest.bots.levels import LEVELS
from farwest.bots.registry import bot, settings
from farwest.bots.search import SERIOUS, SearchBot
from farwest.kernel.errors import BadCall
from farwest.kernel.game import AnyGame
from farwest.kernel.state import CHANCE, MAX_STEPS, OVER
from farwest.kernel.thinking import Budget, Thinker
from farwest.kit.rooms import Mates, ask

Pins = Mapping[int, Sequence[str]]  # by seat: the stops of its plan
REHEARSER: Final = "cowhand"  # whose sense a plan is rehearsed with
REHEARSED: Final = 120  # iterations for each stop that is rehearsed
GIVES_UP: Final = 0.1  # chance to win that a bot gives up at most, to leave a spot to others


class Intent(msgspec.Struct, frozen=True):
    action: int  # what it answers now
    stops: list[str]
    leaves: str = ""  # the spot that it leaves to others, for whom it is enough
    shares: str = ""  # the spot where it is one too many, and knows nothing better


def intend(game: AnyGame, level: str, view: Any, pins: Pins, seed: int = 0) -> Intent:
    """From one seat's own view, and what its side has pinned, itself included: it keeps to the rest
    of its plan while it would answer so, and while it is of use there."""
    room = ask(game, Mates)
    if room is None:
        raise BadCall(f"Bots of {game.name} pin no plans.")
    before = [*pins.get(view.seat, ())]
    theirs = {seat: stops for seat, stops in pins.items() if seat != view.seat}
    others = [*theirs.values()]
    player: Any = bot(level, game, seed)
    rehearsal = Rehearsal(game, room, view, theirs, seed)
    action = player.choose(view)
    crowded = room.enough(view, before, others)
    if len(before) == room.left(view) and rehearsal.first(action) == before[0] and not crowded:
        return Intent(action, before)
    stops = rehearsal.stops(action)
    taken = room.enough(view, stops, others)
    if not taken:
        return Intent(action, stops, leaves=crowded)
    for instead in alternatives(player, view, action):
        found = rehearsal.stops(instead)
        if not room.enough(view, found, others):
            return Intent(instead, found, leaves=crowded or taken)
    looked = isinstance(player, SearchBot)  # another player cannot say that nothing is better
    return Intent(action, stops, shares=taken if looked else "")


def alternatives(player: Any, view: Any, action: int) -> Iterator[int]:
    """What it would answer else, the best first."""
    if not isinstance(player, SearchBot):
        return
    thoughts = player.thinker.think(view)
    best = max(thought.chance for thought in thoughts)
    for thought in thoughts:
        looked_at = thought.visits >= SERIOUS * thoughts[0].visits
        if thought.action != action and looked_at and thought.chance >= best - GIVES_UP:
            yield thought.action


class Rehearsal:
    """One world in which a seat's plan is played to its end."""

    def __init__(self, game: AnyGame, room: Mates, view: Any, pins: Pins, seed: int) -> None:
        self.game, self.room, self.view, self.pins = game, room, view, pins
        sense = {**LEVELS[REHEARSER], **settings(game, REHEARSER)}
        self.thinker = Thinker(
            game,
            Budget(
                iterations=REHEARSED,
                leaning=bool(sense.get("leaning")),
                guessing=bool(sense.get("guessing")),
                horizon=sense["horizon"],
                rests=sense["rests"],
            ),
            seed,
        )

    def first(self, action: int) -> str:
        dice = self.thinker.dice_for(self.view, -1)
        return self.room.stop(self.game.world(self.view, dice), action)

    def stops(self, action: int) -> list[str]:
        """Of the plan that begins with this answer."""
        left = self.room.left(self.view)
        dice = self.thinker.dice_for(self.view, -1)
        world = self.game.world(self.view, dice)
        found = [self.room.stop(world, action)]
        world.play(action)
        for _ in range(MAX_STEPS):
            if len(found) >= left or world.seat == OVER:
                break
            action = self.answer(world, dice)
            if world.seat == self.view.seat and world.kind in self.room.PLANNED:
                found.append(self.room.stop(world, action))
            world.play(action)
        return found

    def answer(self, world: Any, dice: Any) -> int:
        seat, options = world.seat, world.legal()
        if seat == CHANCE:
            return int(world.random_option(dice))
        if len(options) > 1 and world.kind in self.room.PLANNED:
            if seat == self.view.seat:
                return self.thinker.think(self.game.see(world, seat))[0].action
            kept = self.room.keeps_to(world, self.pins[seat]) if self.pins.get(seat) else -1
            if kept >= 0:
                return kept
        return as_leant(world, options, dice)


def as_leant(world: Any, options: list[int], dice: Any) -> int:
    """One of them, as likely as the game leans to it."""
    weights = [world.preference(action) for action in options]
    roll = dice.below(sum(weights))
    for action, weight in zip(options, weights, strict=True):
        if roll < weight:
            return action
        roll -= weight
    raise AssertionError("unreachable")
