"""The laws every game must keep, as plain functions: HOUSE.md section 6. Cold.

Each takes a game, a number of seats and a seed, and raises BrokenLaw with a sentence.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from farwest.kernel.dice import Dice
from farwest.kernel.errors import BrokenLaw
from farwest.kernel.game import AnyGame, Value
from farwest.kernel.record import Record, read_record, verify
from farwest.kernel.scene import shown
from farwest.kernel.state import CHANCE, NOBODY, OVER, WATCHER, State

TWIN_STEPS = 12  # how far twin tables are followed
RULE_ID = re.compile(r"\b[A-Z]+-[A-Z]+[0-9]+(?:\.[0-9]+)?\b")


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


def options_are_in_order(game: AnyGame, seats: int, seed: int) -> None:
    """Laws 1 and 5."""
    for s in walk(game, seats, seed):
        hold(s.seat != NOBODY, "NOBODY is never left with a question.")
        if s.seat != OVER:
            options = s.legal()
            where = f"at {game.questions[s.kind]}: {options}"
            hold(options, f"Somebody must always have an option; there is none {where}.")
            hold(options == sorted(set(options)), f"Options ascend and have no twins {where}.")
            hold(options[0] >= 0 and options[-1] < game.actions, f"Options lie in spans {where}.")
            hold(min(s.odds()) > 0, f"Chance weights are positive {where}.")


def every_option_plays(game: AnyGame, seats: int, seed: int) -> None:
    """Law 2: every legal action plays, and the game ends within its stated length."""
    steps = 0
    for s in walk(game, seats, seed):
        steps += 1
        for action in s.legal() if s.seat != OVER else ():
            s.clone().play(action)
    hold(steps - 1 <= game.longest, f"A game took {steps - 1} answers, more than {game.longest}.")


def a_clone_stands_apart(game: AnyGame, seats: int, seed: int) -> None:
    """Law 3."""
    dice = game.dice(seed)
    for s in walk(game, seats, seed):
        before, twin = game.position_of(s), s.clone()
        hold(game.position_of(twin) == before, "A clone is equal.")
        twin.playout(dice)
        hold(game.position_of(s) == before, "Playing on a clone leaves the original alone.")


def a_record_replays(game: AnyGame, seats: int, seed: int) -> None:
    """Law 4, and the true dealer: the same game twice, and every draw follows from its secret."""
    record = read_record(random_record(game, seats, seed).json())
    same = list(story(game, record)) == list(story(game, record))
    hold(same, "A record gives the same game again.")
    verdict = verify(record, game, game.start(seats, record.variant))
    hold(verdict.fair, f"A record verifies: {verdict.reason}")


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


def told(game: AnyGame, s: State, seat: int) -> object:
    return json.loads(shown(game, s, seat))["events"]


def everything_survives_json(game: AnyGame, seats: int, seed: int) -> None:
    """Law 10."""
    names = game.action_names
    hold(len(set(names)) == len(names), "Action names are unique.")
    hold([game.parse(name) for name in names] == list(range(game.actions)), "Names parse back.")
    for s in walk(game, seats, seed):
        text = json.dumps(game.position_of(s))
        again = game.position_of(game.state_of(text))
        hold(json.dumps(again) == text, "A position survives JSON.")
        for seat in range(seats):
            view = game.see(s, seat)
            hold(game.view_type.read(view.json()) == view, "A view survives JSON.")


def both_climates_agree(game: AnyGame, seats: int, seed: int) -> None:
    """Law 11: compiled and interpreted play the same records, step by step."""
    record = random_record(game, seats, seed)
    both = zip(story(game.interpreted(), record), story(game, record), strict=True)
    for action, (slow, fast) in zip(record.actions, both, strict=True):
        for what in slow:
            name = game.action_names[action]
            hold(slow[what] == fast[what], f"Both climates {what} the same at {name}.")


def uncited(rules: str, tests: str, reasons: Mapping[str, str]) -> list[str]:
    """Law 13: rule IDs no test cites and no reason excuses. A heading's own ID is declared once."""
    declared = dict.fromkeys(RULE_ID.findall(rules))
    cited = set(RULE_ID.findall(tests))
    return [rule for rule in declared if rule not in cited and rule not in reasons]


LAWS: dict[str, Callable[[AnyGame, int, int], None]] = {
    "options are in order": options_are_in_order,
    "every option plays": every_option_plays,
    "a clone stands apart": a_clone_stands_apart,
    "a record replays": a_record_replays,
    "a world looks the same": a_world_looks_the_same,
    "nothing leaks": nothing_leaks,
    "everything survives JSON": everything_survives_json,
    "both climates agree": both_climates_agree,
}
