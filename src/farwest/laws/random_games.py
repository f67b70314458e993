"""Games played at random, for laws and tests."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from farwest.kernel.dice import Dice
from farwest.kernel.errors import BrokenLaw
from farwest.kernel.game import AnyGame, Value
from farwest.kernel.record import Record
from farwest.kernel.state import CHANCE, OVER, State


def hold(law: object, sentence: str) -> None:
    if not law:
        raise BrokenLaw(sentence)


def random_action(s: State, dice: Dice) -> int:
    options, odds = s.legal(), s.odds()
    k = dice.pick(odds, sum(odds)) if s.seat == CHANCE else dice.below(len(options))
    return options[k]


def variant_for(game: AnyGame, seats: int, dice: Dice) -> dict[str, Value]:
    fitting = {v.name: v.fitting(seats) for v in game.variants}
    return {name: values[dice.below(len(values))] for name, values in fitting.items()}


def walk(game: AnyGame, seats: int, seed: int) -> Iterator[Any]:
    """Every position of one random game of a random variant, the last one too."""
    dice = Dice(seed)
    s = game.start(seats, variant_for(game, seats, dice))
    yield s
    while s.seat != OVER:
        s.play(random_action(s, dice))
        yield s


def random_record(game: AnyGame, seats: int, seed: int) -> Record:
    """A whole game dealt from a committed secret, the seats playing at random."""
    dice = Dice(seed)
    match = game.match(seats, seed=seed, variant=variant_for(game, seats, dice))
    while match.seat is not None:
        match.play(random_action(match.state, dice))
    return match.record


def story(game: AnyGame, record: Record) -> Iterator[dict[str, object]]:
    """A game again, step by step: all that can be compared."""
    s = game.start(record.seats, record.variant)
    for action in record.actions:
        offered = s.legal(), s.odds()
        s.play(action)
        points = s.final_points(), s.final_places()
        yield {"offer": offered, "tell": s.told(), "stand": game.position_of(s), "end": points}
