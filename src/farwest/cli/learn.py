"""learn a game in the terminal: a first game with a coach"""

from __future__ import annotations

import argparse
from contextlib import suppress
from typing import Any

from rich.text import Text

import farwest
from farwest.cli.console import output
from farwest.cli.sitting import Left, Sitting
from farwest.cli.steady import add_plain, screen
from farwest.cli.words import add_language, command_says, language_of
from farwest.kernel.match import Match
from farwest.kit.speaking import speech
from farwest.tables.lesson import Lesson
from farwest.tables.script import FIRST

INTERRUPTED = 130
BACK = "b"


class Turned(Exception):
    """The learner went back a step."""


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", default=farwest.games()[0])
    add_plain(parser)
    add_language(parser)


def run(wishes: argparse.Namespace) -> int:
    lesson = Lesson(farwest.load(wishes.game), FIRST)
    language = language_of(wishes.language)
    learning = Learning(lesson, language, wishes.plain)
    try:
        learning.play()
    except Left:
        return learning.part(0)
    except KeyboardInterrupt:
        return learning.part(INTERRUPTED)
    return 0


class Learning(Sitting):
    """The learner at the terminal: what the coach says, then the question."""

    def __init__(self, lesson: Lesson, language: str, plain: bool) -> None:
        say = command_says(language)
        self.lesson, self.language, self.you = lesson, language, say("you")
        shown = screen(output(), say, self.spoken(), lesson.seat, plain)
        super().__init__(shown.match, {}, shown, None)
        self.scene = lesson.scene

    def spoken(self) -> Match[Any, Any]:
        return self.lesson.match.speaking(self.language, self.lesson.script.called(self.you))

    def play(self) -> None:
        """To the end, or raise Left."""
        self.greet()
        while not self.lesson.done:
            self.look()
            self.coach()
            with suppress(Turned):
                if self.lesson.reads:
                    self.read_on()
                else:
                    self.lesson.answer(self.ask())
        self.screen.set_beside()
        self.look()
        self.screen.show_question([])
        self.console.print()
        self.console.print(self.screen.say("lesson-over", game=self.lesson.game.name))

    def greet(self) -> None:
        game, say = speech(self.lesson.game, self.language), self.screen.say
        self.screen.put(game("game"), style="bold yellow")
        self.screen.put(say("lesson", minutes=self.lesson.script.minutes))
        self.screen.put(say("lesson-hint"), style="dim")

    def look(self) -> None:
        """The news and the board, as the lesson has them now."""
        self.match = self.spoken()
        self.screen.rewind(self.match)
        if self.lesson.scene != self.scene:
            self.scene, self.screen.told = self.lesson.scene, 0
        self.screen.show_news()

    def coach(self) -> None:
        head = self.screen.say("coach", step=self.lesson.at + 1, of=len(self.lesson.steps))
        said = self.lesson.says(self.language)
        self.screen.set_beside("", Text(head, "bold yellow"), said)

    def read_on(self) -> None:
        self.screen.show_question([])
        while answer := self.read([]):
            if not self.obey(answer):
                self.screen.remark("lesson-enter")
            self.screen.show_question([])
        self.lesson.go_on()

    def obey(self, answer: str) -> bool:
        return self.undo_step() if answer.lower() == BACK else super().obey(answer)

    def undo(self) -> None:
        self.undo_step()

    def undo_step(self) -> bool:
        if not self.lesson.can_go_back:
            return True
        self.lesson.go_back()
        raise Turned

    @property
    def console(self) -> Any:
        return self.screen.console

    def part(self, code: int) -> int:
        self.console.print()
        self.console.print(self.screen.say("farewell"))
        return code
