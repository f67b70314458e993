"""Laws of play: options, clones, records, climates."""

from __future__ import annotations

import json

from farwest.kernel.game import AnyGame
from farwest.kernel.record import read_record
from farwest.kernel.state import NOBODY, OVER
from farwest.kit.verifying import verify
from farwest.laws.random_games import hold, random_record, story, walk


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
