"""The law of what is told: nobody is told what it may not know. Cold."""

from __future__ import annotations

from itertools import combinations, permutations
from typing import Any

from farwest.kernel.dice import Dice
from farwest.kernel.game import AnyGame
from farwest.kernel.state import NOBODY, OVER, WATCHER
from farwest.laws.random_games import hold, random_action, walk
from farwest.laws.secrets import told

WORLDS = 3  # beside the truth, in which the same answer is given


def told_is_known(game: AnyGame, seats: int, seed: int) -> None:
    """Where worlds look alike to a seat, what it is told looks alike too, unless it then knows.

    A view is all that a seat knows. So if two worlds looked alike to it before an answer, at every
    step that follows by itself, and after the last, then it has learned nothing by which to tell
    them apart: every word that differs was told by mistake (or the view has forgotten what was
    told, which is as bad: worlds made from it ignore it). What may be learned shows, at least for
    a step: a card that is revealed and taken away at once was seen between. Compared is all that
    a scene tells: kinds, numbers, causes, order and count.

    The same answer is given in the truth and in worlds imagined from the view, so that only what
    is hidden can make the difference; where the seat cannot even tell what is being answered, any
    answer is. And other answers of others are given in the truth, so that a hidden answer itself
    is not told. There it may happen that nothing at all comes of an answer, as of a roll that
    decides nothing: if the positions are equal too, no secret was told, for none is left.
    """
    for n, truth in enumerate(walk(game, seats, seed)):
        if truth.seat == OVER:
            return
        seat, dice, chance = n % seats, Dice(n), game.dice(n)
        answer, view = random_action(truth, dice), game.see(truth, seat)
        given = [Given(truth, answer)]
        for _ in range(WORLDS):
            world = game.world(view, chance)
            if (world.kind, world.seat) != (truth.kind, truth.seat):
                given.append(Given(world, random_action(world, dice)))
            elif answer in world.legal():
                given.append(Given(world, answer))
        tell_alike(game, given, seat)
        if truth.seat != seat:
            others = {answer, *(random_action(truth, dice) for _ in range(WORLDS))}
            tell_alike(game, [Given(truth, other) for other in sorted(others)], seat, idle=True)


class Given:
    """An answer, where it is given, and what comes of it."""

    def __init__(self, before: Any, answer: int) -> None:
        self.before, self.answer = before, answer
        self.end = before.clone()
        self.end.listening = True
        self.end.play(answer)

    def seen(self, game: AnyGame, eyes: int) -> list[str]:
        """As State.play() does it, but looked at before each frame of nobody."""
        s, views = self.before.clone(), []
        s.answer(self.answer)
        while waiting := s.frames()[:-1]:
            s.set_frames(waiting)
            if s.seat != NOBODY:
                break
            views.append(game.see(s, eyes).json())
            s.answer(0)
        return [*views, game.see(self.end, eyes).json()]


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
