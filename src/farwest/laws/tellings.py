"""The law of what is told: nobody is told what it may not know. Cold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations, permutations
from typing import Any

from farwest.kernel.dice import Dice
from farwest.kernel.game import AnyGame
from farwest.kernel.state import NOBODY, OVER, WATCHER
from farwest.laws.random_games import hold, random_action, variant_for, walk
from farwest.laws.secrets import told
from farwest.tables.film import fresh

WORLDS = 3  # beside the truth, in which the same answer is given
STEPS = 5000  # of further games, in search of what the first one did not tell
FEW = 3000  # where each takes long: not compiled
TWICE = 2  # that what is rare is looked at, with everybody's eyes

Seen = tuple[int, int]  # a question, and a kind of event that was told of its answer
SILENT = -1  # instead of a kind: nothing was told


def told_is_known(game: AnyGame, seats: int, seed: int) -> None:
    """Where worlds look alike to a seat, what it is told looks alike too, unless it then knows.

    A view is all that a seat knows. So if two worlds looked alike to it before an answer, at every
    moment of it, and at its end, then it has learned nothing by which to tell them apart: every
    word that differs was told by mistake (or the view has forgotten what was told, which is as bad:
    worlds made from it ignore it). What may be learned shows, at least for a moment: a card that is
    revealed and taken away at once was seen between. Compared is all that a scene tells: kinds,
    numbers, causes, order and count.

    The same answer is given in the truth and in worlds imagined from the view, so that only what
    is hidden can make the difference; where the seat cannot even tell what is being answered, any
    answer is. And other answers of others are given in the truth, so that a hidden answer itself
    is not told. There it may happen that nothing at all comes of an answer, as of a roll that
    decides nothing: if the positions are equal too, no secret was told, for none is left.

    One game is looked at step by step, each step with the eyes of another seat. Some things are
    told once in ten games: so more games are played, and looked at, with the eyes of every seat,
    only where something is told that was told less than twice so far.
    """
    met: Counter[Seen] = Counter()
    for n, truth in enumerate(walk(game, seats, seed)):
        if truth.seat != OVER:
            met.update(look(game, truth, random_action(truth, Dice(n)), n, [n % seats]))
    dice = Dice(seed)
    for truth, answer in steps_of_games(game, seats, dice):
        found = told_by(Given(truth, answer))
        if any(met[one] < TWICE for one in found):
            met.update(look(game, truth, answer, dice.below(STEPS), range(seats)))


def steps_of_games(game: AnyGame, seats: int, dice: Dice) -> Iterator[tuple[Any, int]]:
    """Positions of random games, and the answer that is given next."""
    s = None
    for _ in range(STEPS if game.compiled else FEW):
        if s is None or s.seat == OVER:
            s = game.start(seats, variant_for(game, seats, dice))
        answer = random_action(s, dice)
        yield s, answer
        s.play(answer)


def look(game: AnyGame, truth: Any, answer: int, n: int, seats: Iterable[int]) -> set[Seen]:
    """Give the answer, and look whether these seats are told what they may not know."""
    one = Given(truth, answer)
    for seat in seats:
        dice, chance, given = Dice(n), game.dice(n), [one]
        view = game.see(truth, seat)
        for _ in range(WORLDS):
            world = game.world(view, chance)
            if (world.kind, world.seat) != (truth.kind, truth.seat):
                given.append(Given(world, random_action(world, dice)))
            elif answer in world.legal():
                given.append(Given(world, answer))
        tell_alike(game, given, seat)
        if truth.seat != seat:
            others = {random_action(truth, dice) for _ in range(WORLDS)} - {answer}
            given = [one, *(Given(truth, other) for other in sorted(others))]
            tell_alike(game, given, seat, idle=True)
    return told_by(one)


class Given:
    """An answer, where it is given, and what comes of it."""

    def __init__(self, before: Any, answer: int) -> None:
        self.before, self.answer = before, answer
        self.end = before.clone()
        self.end.listening = True
        self.end.play(answer)

    def seen(self, game: AnyGame, eyes: int) -> list[str]:
        """As State.play() does it, but looked at wherever all had news and have more to come: that
        is a moment of its own. What stands between two steps of nobody, untold, nobody sees."""
        s, views, heard = self.before.clone(), list[str](), 0
        s.listening, s.events = True, 0
        s.answer(self.answer)
        while True:
            if fresh(s.told()[heard:]):
                heard = s.events
                views.append(game.see(s, eyes).json())
            waiting = s.frames()[:-1]
            s.set_frames(waiting or s.frames())
            if not waiting or s.seat != NOBODY:
                return [*views[:-1], game.see(self.end, eyes).json()]
            s.answer(0)


def told_by(one: Given) -> set[Seen]:
    return {(one.before.kind, kind) for kind, *_ in one.end.told()} or {(one.before.kind, SILENT)}


def tell_alike(game: AnyGame, given: list[Given], seat: int, idle: bool = False) -> None:
    """Those that look alike are told alike. `idle`: but for answers of which nothing comes."""
    for eyes in (seat, WATCHER):
        words = [told(game, one.end, eyes) for one in given]
        if all(said == words[0] for said in words):
            continue  # the usual case, and views are dear
        views = [game.see(one.end, eyes) for one in given]
        for j, k in combinations(range(len(given)), 2):
            if words[j] == words[k] or views[j] != views[k]:
                continue
            one, other = given[j], given[k]
            nothing = idle and game.position_of(one.end) == game.position_of(other.end)
            if not nothing and one.seen(game, eyes) == other.seen(game, eyes):
                who = "a watcher" if eyes == WATCHER else f"seat {eyes}"
                said = " or ".join(
                    in_words(game, *pair) for pair in permutations((words[j], words[k]))
                )
                asked = game.questions[one.before.kind]
                hold(False, f"After {asked} {who} is told {said}, and then knows no more.")


def in_words(game: AnyGame, events: list[Any], others: list[Any]) -> str:
    """From the first event that differs on."""
    both = enumerate(zip(events, others, strict=False))
    least = min(len(events), len(others))
    same = next((k for k, (one, other) in both if one != other), least)
    return ", ".join(f"{game.events[kind]} {rest}" for kind, *rest in events[same:]) or "nothing"
