"""Laws of what is hidden: worlds look alike, and nothing leaks."""

from __future__ import annotations

from typing import Any

from farwest.kernel.dice import Dice
from farwest.kernel.game import AnyGame
from farwest.kernel.scene import redact, shown
from farwest.kernel.state import OVER, WATCHER, State
from farwest.laws.counting import count_twins
from farwest.laws.random_games import hold, random_action, walk

TWIN_STEPS = 12  # how far twin tables are followed


def a_world_looks_the_same(game: AnyGame, seats: int, seed: int) -> None:
    """Laws 6, 7 and 9."""
    dice = game.dice(seed)
    for n, s in enumerate(walk(game, seats, seed)):
        hold(not (broken := list(game.invariants(s))), f"Nothing is lost: {broken}")
        for seat in range(seats):
            view = game.see(s, seat)
            world = game.world(view, dice)
            hold(not (broken := list(game.invariants(world))), f"Worlds are lawful: {broken}")
            hold(game.see(world, seat) == view, f"A world looks to seat {seat} as the truth does.")
            alike = world.knows(seat) == s.knows(seat) >= 0
            hold(alike, f"What seat {seat} knows follows from what it sees, and is not below 0.")
            if s.seat == seat:
                hold(world.legal() == s.legal(), f"Seat {seat} has the same options in a world.")
            truth = s.clone()
            truth.redeal(seat, game.dice(n))
            world.redeal(seat, game.dice(n))
            same = game.position_of(truth) == game.position_of(world)
            hold(same, f"A redeal for seat {seat} forgets the truth: same dice, same state.")


def nothing_leaks(game: AnyGame, seats: int, seed: int) -> None:
    """Law 8: twin tables, other hidden things: the same bytes until something hidden is shown."""
    for n, truth in enumerate(walk(game, seats, seed)):
        seat = n % seats
        twin = game.world(game.see(truth, seat), game.dice(n))
        count_twins(game, truth.clone(), twin.clone(), seat, Dice(n))
        follow_twins(game, truth.clone(), twin, seat, Dice(n))


def follow_twins(game: AnyGame, here: Any, there: Any, seat: int, dice: Dice) -> None:
    here.listening = there.listening = True
    for _ in range(TWIN_STEPS):
        for eyes in (seat, WATCHER):
            same = shown(game, here, eyes, told=False) == shown(game, there, eyes, told=False)
            hold(same, f"{game.questions[here.kind]} tells {eyes} something it was not told.")
        if here.seat == OVER:
            return
        action = random_action(here, dice)
        there.play(action if here.seat == seat else random_action(there, dice))
        here.play(action)
        if any(told(game, here, eyes) != told(game, there, eyes) for eyes in (seat, WATCHER)):
            return


def told(game: AnyGame, s: State, seat: int) -> list[Any]:
    """What a scene tells these eyes of the last play."""
    return [shown for event in s.told() if (shown := redact(game, event, seat))]
