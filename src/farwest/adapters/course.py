"""A game as it goes, draw by draw, as a value: what was answered and told on the way is kept."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import farwest
from farwest.errors import IllegalAction
from farwest.kernel.game import AnyGame, listed
from farwest.kernel.scene import redact
from farwest.kernel.state import CHANCE, OVER


class Answered(NamedTuple):
    """One answer, and those before it: courses that part later share what they have in common."""

    earlier: Answered | None
    mover: int
    action: int
    told: list[tuple[int, ...]]


class Course:
    """Nothing changes one: `after` gives another. Chance is answered like a seat; with `forced`,
    an only option plays itself. `before`: by seat, what it knew where this course begins; None:
    what it sees there."""

    def __init__(
        self,
        game: AnyGame,
        s: Any,
        before: tuple[str | None, ...] = (),
        forced: bool = True,
        answers: int = 0,
    ) -> None:
        self.game, self.before, self.forced = game, before or ("",) * s.seats, forced
        self.start, self.s, self.answers = s, s, answers
        # who answers: a seat or CHANCE; OVER too when it was given up as too long
        self.seat = OVER if answers >= game.longest else int(s.seat)
        self.last: Answered | None = None
        self.options: list[int] = [] if s.seat == OVER else s.legal()
        self._known: dict[int, str] = {}
        self._imagined: dict[int, Any] = {}

    @classmethod
    def begun(cls, game: AnyGame, s: Any, forced: bool = True) -> Course:
        """From a start on to the first question that has a choice."""
        s.listening = True
        return cls(game, s, forced=forced)._settled()

    def odds(self) -> list[int]:
        """Of a draw: by option, its weight."""
        found: list[int] = self.s.odds()
        return found

    def after(self, action: int) -> Course:
        if self.seat == OVER or action not in self.options:
            could = listed(map(self.called, [] if self.seat == OVER else self.options), "or")
            raise IllegalAction(f"`{self.called(action)}` is not possible now; possible: {could}.")
        return self._answered(action)._settled()

    def called(self, action: int) -> str:
        names = self.game.action_names
        return names[action] if 0 <= action < len(names) else str(action)

    def actions(self) -> list[int]:
        """Every answer since its start, those that played themselves too."""
        return [answered.action for answered in self._since_start()]

    def seen(self, seat: int) -> str:
        return self.game.see(self.s, seat).json()  # type: ignore[no-any-return]

    def known(self, seat: int) -> str:
        """All that a seat did and was told, from the start on; then what it sees."""
        if seat not in self._known:
            self._known[seat] = f"{self.told_to(seat)}{self.seen(seat)}"
        return self._known[seat]

    def told_to(self, seat: int) -> str:
        before = self.before[seat]
        lines = [f"{self.game.see(self.start, seat).json()}\n" if before is None else before]
        for answered in self._since_start():
            lines += self._lines(answered, seat)
        return "".join(lines)

    def world(self, seat: int, seed: int) -> Course:
        """Another course that this seat cannot tell from its own. It begins here: what the others
        knew before is what they see in it."""
        if seat not in self._imagined:
            self._imagined[seat] = self.game.rules()
            self.game.imagine(self.game.see(self.s, seat), self._imagined[seat])
        s = self.game.rules()
        s.copy_from(self._imagined[seat])
        s.redeal(seat, self.game.dice(seed))
        s.listening = True
        told = self.told_to(seat)
        before = tuple(told if other == seat else None for other in range(s.seats))
        return Course(self.game, s, before, self.forced)

    def _settled(self) -> Course:
        course = self
        while len(course.options) == 1 and course.seat != OVER:
            if course.seat != CHANCE and not self.forced:
                break
            course = course._answered(course.options[0])
        return course

    def _answered(self, action: int) -> Course:
        s = self.s.clone()
        s.listening = True
        s.play(action)
        found = Course(self.game, s, self.before, self.forced, self.answers + 1)
        found.start = self.start
        found.last = Answered(self.last, self.s.seat, action, s.told())
        return found

    def _since_start(self) -> Iterable[Answered]:
        found, answered = [], self.last
        while answered is not None:
            found.append(answered)
            answered = answered.earlier
        return reversed(found)

    def _lines(self, answered: Answered, seat: int) -> Iterator[str]:
        if answered.mover == seat:
            yield f"{self.game.action_names[answered.action]}\n"
        for event in answered.told:
            if seen := redact(self.game, event, seat):
                kind, who, a, b, _, cause = seen
                yield f"{self.game.events[kind]} {who} {a} {b} {cause}\n"

    def __deepcopy__(self, memo: Any) -> Course:
        return self

    def __reduce__(self) -> Any:
        position = json.dumps(self.game.position_of(self.start))
        return replayed, (self.game.name, position, self.actions(), self.before, self.forced)


class OneOfWorlds(Course):
    """A first draw: which of as many worlds it is, that `unsure` cannot tell apart."""

    def __init__(
        self, game: AnyGame, s: Any, unsure: int, worlds: int, forced: bool = True
    ) -> None:
        super().__init__(game, s, forced=forced)
        self.seat, self.unsure, self.worlds = CHANCE, unsure, worlds
        drawn = Counter(self._drawn(seed) for seed in range(worlds))
        self.starts, self.weights = list(drawn), list(drawn.values())
        self.options = list(range(len(self.starts)))

    def _drawn(self, seed: int) -> str:
        return json.dumps(self.game.position_of(self.world(self.unsure, seed).s))

    def odds(self) -> list[int]:
        return self.weights

    def called(self, action: int) -> str:
        return f"world {action}"

    def _answered(self, action: int) -> Course:
        return Course.begun(self.game, self.game.state_of(self.starts[action]), self.forced)

    def __reduce__(self) -> Any:
        position = json.dumps(self.game.position_of(self.s))
        return drawn_again, (self.game.name, position, self.unsure, self.worlds, self.forced)


def drawn_again(name: str, position: str, unsure: int, worlds: int, forced: bool) -> Course:
    game = farwest.load(name)
    return OneOfWorlds(game, game.state_of(position), unsure, worlds, forced)


def replayed(
    name: str, position: str, actions: list[int], before: tuple[str | None, ...], forced: bool
) -> Course:
    """The same course again: every answer, draws included, from where it began."""
    game = farwest.load(name)
    s = game.state_of(position)
    s.listening = True
    course = Course(game, s, before, forced)
    for action in actions:
        if action not in course.options:
            raise IllegalAction(f"Action {action} of this course is not possible where it stands.")
        course = course._answered(action)
    return course
