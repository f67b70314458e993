"""A lesson as it is played: a match with stacked chance, and the place in its script.

The learner answers; chance and the other seats answer as the script has it. Where the learner chose
freely and the script no longer fits, a bot and dice with fixed seeds go on: the same answers always
make the same lesson.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final, NamedTuple

from farwest.bots import bot
from farwest.kernel.errors import BadLesson
from farwest.kernel.game import AnyGame
from farwest.kernel.match import BY_HAND, Match
from farwest.kernel.scene import redact
from farwest.kernel.state import CHANCE
from farwest.tables.errors import NotNow
from farwest.tables.script import ANY, FIRST, Outcome, Step, said, script_of, start_of

NEXT: Final = -1  # in place of an action: read on
BACK: Final = -2  # and to the step before
A_FEW: Final = 12  # options that a complaint names
OTHERS: Final = "cowhand"  # who answers for them where the script is silent
AnyMatch = Match[Any, Any]


class Place(NamedTuple):
    """Where a lesson stands. Nothing changes it: what comes next is another."""

    at: int  # the step, over all scenes
    match: AnyMatch
    since: int  # the move at which the step began
    free: bool = False  # the script is used up, and the learner answers on to the step's end


class Lesson:
    def __init__(self, game: AnyGame, name: str = FIRST, strict: bool = False) -> None:
        """`strict`: what does not fit the script is an error, with step and reason."""
        self.game, self.name, self.strict = game, name, strict
        self.script = script_of(game, name)
        self.steps = self.script.steps()
        self.again = False  # the last answer was not the one that is wanted
        self._past: tuple[Place, ...] = ()  # by step: where it began
        self._place = self._arrived(0, None)

    # ---- where it stands ------------------------------------------------------------------------

    @property
    def seat(self) -> int:
        return self.script.seat

    @property
    def at(self) -> int:
        return self._place.at

    @property
    def match(self) -> AnyMatch:
        return self._place.match

    @property
    def scene(self) -> int:
        return self.script.scene_of(self.at)

    @property
    def done(self) -> bool:
        return self.at >= len(self.steps)

    @property
    def step(self) -> Step:
        """The last one stays when it is over."""
        return self.steps[min(self.at, len(self.steps) - 1)]

    @property
    def reads(self) -> bool:
        """Nothing is to be answered: the learner reads, and goes on."""
        return not self.done and self.step.want is None

    @property
    def asks(self) -> bool:
        return not self.done and not self.reads

    @property
    def is_free(self) -> bool:
        """The learner finishes the step as it pleases."""
        return self._place.free

    @property
    def can_go_back(self) -> bool:
        return bool(self._past)

    def lit(self) -> list[int]:
        """The actions that are wanted; empty: any."""
        want = self.step.want
        if not self.asks or not isinstance(want, tuple) or self._place.free:
            return []
        legal = self.match.legal()
        return [action for name in want if (action := self.game.parse(name)) in legal]

    def says(self, language: str) -> str:
        other = said(self.game, self.name, self.step, language, other=True) if self.again else ""
        return other or said(self.game, self.name, self.step, language)

    # ---- what the learner does ------------------------------------------------------------------

    def go_on(self) -> None:
        if not self.reads:
            raise NotNow("lesson-answer")
        self._leave(self._carried(self._place))

    def answer(self, action: int) -> bool:
        """Whether it was one of those wanted; if not, nothing has happened."""
        if not self.asks:
            raise NotNow("lesson-read")
        place, step = self._place, self.step
        played = place.match.after(action)  # or it says why not
        wanted = place.free or self._fits(step, action, played)
        self.again = not wanted and step.other == "again"
        if self.again:
            return False
        after = self._carried(place._replace(match=played))
        if after.free:
            self._place = after
        else:
            self._leave(after)
        return wanted

    def go_back(self) -> None:
        """To the step before, as it was."""
        if not self._past:
            raise NotNow("lesson-begins")
        *past, self._place = self._past
        self._past, self.again = tuple(past), False

    def do(self, what: int) -> None:
        """An action, NEXT or BACK: what the log of a table keeps."""
        if what == NEXT:
            self.go_on()
        elif what == BACK:
            self.go_back()
        else:
            self.answer(what)

    # ---- how it goes on -------------------------------------------------------------------------

    def _fits(self, step: Step, action: int, played: AnyMatch) -> bool:
        if isinstance(step.want, Outcome):
            after = self._carried(self._place._replace(match=played))
            return any(name == step.want.event for name, _ in self.told(after))
        return step.want == ANY or self.game.action_names[action] in (step.want or ())

    def _carried(self, place: Place) -> Place:
        """After the script's answers; on to the event that ends the step, if it names one."""
        step, match = self.step, place.match.fork()
        for name in () if place.free else step.then:
            if not self._is_others(match) or self.game.parse(name) not in match.legal():
                self._complain(step, f"`{name}` does not fit, where {self._asked(match)}")
                self._play_others(match, place)
                break
            match.play(name)
        if not step.until:
            return place._replace(match=match, free=False)
        self._play_others(match, place)
        ended = self._ended(place._replace(match=match)) or match.seat is None
        return place._replace(match=match, free=not ended)

    def _ended(self, place: Place) -> bool:
        return any(name == self.step.until for name, _ in self.told(place))

    def _play_others(self, match: AnyMatch, place: Place) -> None:
        while self._is_others(match) and not self._ended(place._replace(match=match)):
            match.play(self._others_answer(match))

    def _asked(self, match: AnyMatch) -> str:
        if match.asked is None:
            return "the game is over"
        kind, seat, _ = match.asked
        names = [self.game.action_names[action] for action in match.legal()[:A_FEW]]
        return f"{kind} asks {'chance' if seat == CHANCE else f'seat {seat}'} for {names}"

    def _is_others(self, match: AnyMatch) -> bool:
        return match.seat is not None and match.seat != self.seat

    def _others_answer(self, match: AnyMatch) -> int:
        if match.seat == CHANCE:
            dice = Random(f"{self.game.name} {self.name} {match.move}")
            return dice.choices(match.legal(), match.state.odds())[0]
        return bot(OTHERS, self.game, match.move).choose(match.view(match.seat))

    def _leave(self, place: Place) -> None:
        """The step is over: on to the next."""
        told = [f"{name} {seat}" for name, seat in self.told(place)]
        for event in self.step.told:
            if event not in told:
                self._complain(self.step, f"{event} was not told; there was {told}")
        self.again = False
        self._past += (self._place._replace(match=self._begun(), free=False),)
        self._place = self._arrived(place.at + 1, place.match)

    def _begun(self) -> AnyMatch:
        """The match as the step found it, before what was answered freely in it."""
        match, since = self.match, self._place.since
        return match if match.move == since else self.dealt(match.actions[:since])

    def dealt(self, played: list[int] | None) -> AnyMatch:
        """This scene from its start, after some answers."""
        return self._dealt(self.scene, played)

    def _arrived(self, at: int, match: AnyMatch | None) -> Place:
        if at >= len(self.steps) and match is not None:
            return Place(at, match, match.move)
        if match is None or self.script.begins(at):
            match = self._dealt(self.script.scene_of(at))
        step = self.steps[at]
        if step.want is not None and self._is_others(match):
            self._complain(step, f"the learner must answer, but {self._asked(match)}")
            match = match.fork()
            while self._is_others(match):
                match.play(self._others_answer(match))
        if step.want is not None and match.seat is None:
            self._complain(step, "the game is over")
            return Place(len(self.steps), match, match.move)
        return Place(at, match, match.move)

    def _dealt(self, scene: int, played: list[int] | None = None) -> AnyMatch:
        part = self.script.scene[scene]
        return deal(self.game, start_of(self.game, part), played)

    def told(self, place: Place | None = None) -> Iterator[tuple[str, int]]:
        """What the learner was told since the step began: event and seat."""
        _, match, since, _ = place or self._place
        for events in match.log[since + 1 :]:
            for event in events:
                if (seen := redact(self.game, event, self.seat)) is not None:
                    yield self.game.events[seen[0]], seen[1]

    def _complain(self, step: Step, why: str) -> None:
        if self.strict:
            raise self.fault(why, step)

    def fault(self, why: str, step: Step | None = None) -> BadLesson:
        at = f"{self.game.name}, lesson {self.name}, step {(step or self.step).id}"
        return BadLesson(f"{at}: {why}.")


def deal(game: AnyGame, start: str, played: list[int] | None = None) -> AnyMatch:
    """From a position, with chance by hand."""
    state = game.state_of(start)
    return Match(game, state.seats, start=state, chance=BY_HAND, played=played)


def check(game: AnyGame, name: str = FIRST) -> Lesson:
    """Play a lesson as it is meant, to its end. BadLesson says which step does not fit the rules of
    today, and why."""
    lesson = Lesson(game, name, strict=True)
    while not lesson.done:
        walk(lesson)
    return lesson


def walk(lesson: Lesson) -> None:
    """One thing that a learner does who follows the coach."""
    if lesson.reads:
        lesson.go_on()
    elif not lesson.answer(meant(lesson)):
        raise lesson.fault("what is meant does not lead to what is wanted")


def meant(lesson: Lesson) -> int:
    """The answer that the coach means; where it is free, the one that the script names first."""
    step, legal = lesson.step, lesson.match.legal()
    names = list(step.want) if isinstance(step.want, tuple) else [step.tested]
    found = [action for name in names if (action := lesson.game.parse(name)) in legal]
    if not found and not lesson.is_free:
        raise lesson.fault(f"none of {names} is possible now")
    return [*found, *legal][0]
