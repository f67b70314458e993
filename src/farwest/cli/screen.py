"""What the person at the terminal sees of a game, line after line: the same for every game."""

from __future__ import annotations

import sys
from typing import Any, Final

from rich.console import Console, RenderableType
from rich.text import Text

from farwest.bots.reasons import chance_in_words
from farwest.cli.board import board
from farwest.cli.choices import Bunch, listed
from farwest.cli.ending import show_fairness, show_ranking
from farwest.cli.explained import explained, lines_on, things_here
from farwest.cli.rulebook import at_rule, with_words
from farwest.cli.story import bullets, log, paragraphs
from farwest.cli.words import Say
from farwest.kernel.match import Match
from farwest.kit.rulebook import find_rule, nearest_rules
from farwest.kit.speaking import speech
from farwest.kit.terminal import fitted

TALL: Final = 60  # lines: a board that nothing keeps short


class Screen:
    def __init__(self, console: Console, say: Say, match: Match[Any, Any], seat: int) -> None:
        self.console = console
        self.say = say
        self.match = match
        self.seat = seat
        self.told = 0  # events already on the screen
        self.board: list[str] = []  # as it is on the screen

    def put(self, *parts: RenderableType, style: str = "", whole: bool = False) -> None:
        """On the screen, below what is there. `whole`: in lines of its own, not to be wrapped."""
        for part in parts:
            self.console.print(part, style=style or None, soft_wrap=whole)

    def set_beside(self, *parts: RenderableType) -> None:
        """What stays beside the board until it is set again: a coach's words."""
        self.put(*parts)

    def greet(self) -> None:
        game = speech(self.match.game, self.match.language)
        self.put(game("game"), style="bold yellow")
        self.put(game("game-credit"), style="dim")
        self.put(game("game-aim"))
        names = [p.name for p in self.match.people(self.seat) if not p.me]
        self.put(self.say("against", names=self.say.listed(names)))
        self.put(self.say("commitment", hash=self.match.commitment), style="dim", whole=True)
        self.put(self.say("hint"), style="dim")

    def show_news(self) -> None:
        """What was told since, and the board if it changed: close to the question."""
        if news := self.news():
            self.put("", news)
        if (lines := self.board_lines()) != self.board:
            self.board = lines
            self.show_board()

    def news(self) -> str:
        """What was told since this was last asked."""
        events = self.match.events(self.seat)
        news, self.told = events[self.told :], len(events)
        return bullets(paragraphs(news), self.console.width) if news else ""

    def rewind(self, match: Match[Any, Any]) -> None:
        """To how the table stood before."""
        self.match = match
        self.told = min(self.told, len(match.events(self.seat)))

    def drawn(self) -> RenderableType | None:
        return board(self.match, self.seat)

    def board_lines(self, height: int = TALL) -> list[str]:
        """As it is printed, no higher than that if the game can draw it so."""
        drawn = self.drawn()
        return [] if drawn is None else fitted(self.console, drawn, height)

    def show_board(self) -> None:
        if lines := self.board_lines():
            self.put("", *map(Text.from_ansi, lines), whole=True)

    def show_log(self) -> None:
        self.put(log(self.match.events(self.seat)))

    def show_question(self, found: list[Bunch]) -> None:
        """With what may be answered; nothing if nothing is asked, as in a lesson."""
        if found:
            self.put("", Text(self.match.question(), "bold"))
            self.put(listed(found, self.console.width))

    def show_again(self, found: list[Bunch]) -> None:
        """After a remark: the question still stands there."""

    def wait_for(self, seat: int) -> None:
        """While somebody else thinks."""

    def show_help(self) -> None:
        self.put(self.say("help"))

    def show_explained(self, asked: str) -> None:
        """What does this do? Of an option by its number, of a thing by its name; else what the
        rules say of these words."""
        if found := explained(self.match, self.seat, asked):
            self.put(*lines_on(found))
        elif told := self.rules_on(asked):
            self.put("", told, whole=True)
        else:
            self.remark("nothing-explained", asked=asked)

    def rules_on(self, asked: str) -> str:
        width = self.console.width
        return with_words(self.match.game, asked.split(), self.match.language, width, most=2)

    def things(self) -> list[str]:
        """What help knows."""
        return things_here(self.match, self.seat)

    def show_hint(self) -> None:
        """The best option, its chance, and why it is that one."""
        self.show_reason(None)

    def show_reason(self, other: int | None) -> None:
        """Why the best option, rather than this one."""
        found = self.match.why(self.seat, other)
        if found is None:
            self.remark("only-option")
            return
        chance = chance_in_words(self.match.language, found.why.chances[0])
        best = next(o.text for o in self.match.options() if o.action == found.best)
        text = self.say("advice", text=best, chance=chance)
        self.put(text, style="green")
        if other != found.best:
            self.put(found.text)
            self.put(found.note, style="dim")

    def show_rule(self, wanted: str) -> None:
        game = self.match.game
        text = find_rule(game, wanted, self.match.language)
        if text is None:
            near = self.say.listed(nearest_rules(game, wanted))
            self.remark("no-such-rule", rule=wanted, near=near)
        else:
            self.put(at_rule(game, wanted, self.say, self.console.width), whole=True)

    def remark(self, message: str, **facts: Any) -> None:
        self.say_that(self.say(message, **facts))

    def say_that(self, sentence: str) -> None:
        self.put(sentence, style="yellow")

    def show_end(self, saved: str | None) -> None:
        self.show_news()
        show_ranking(self.console, self.say, self.match, self.seat)
        show_fairness(self.console, self.say, self.match, saved)


def is_lively(console: Console) -> bool:
    """Whether a screen can be drawn again in place, and somebody types at it."""
    return console.is_terminal and not console.is_dumb_terminal and sys.stdin.isatty()
