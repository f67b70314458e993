"""What the person at the terminal sees of a game: the same for every game."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from farwest.bots.reasons import Reasoner, chance_in_words
from farwest.cli.board import board
from farwest.cli.ending import show_fairness, show_ranking
from farwest.cli.explained import explained, show
from farwest.cli.rulebook import at_rule
from farwest.cli.story import bullets, log, paragraphs
from farwest.cli.words import Say
from farwest.kernel.match import Match
from farwest.kernel.option import Option
from farwest.kit.rulebook import find_rule, nearest_rules
from farwest.kit.speaking import speech

MANY: Final = 24  # numbers of one verb that are still listed one by one
FROM_TO: Final = " … "


class Screen:
    def __init__(self, console: Console, say: Say, match: Match[Any, Any], seat: int) -> None:
        self.console = console
        self.say = say
        self.match = match
        self.seat = seat
        self.told = 0  # events already on the screen
        self.board = ""  # as it is on the screen

    def greet(self) -> None:
        game = speech(self.match.game, self.match.language)
        self.console.print(game("game"), style="bold yellow")
        self.console.print(game("game-credit"), style="dim")
        self.console.print(game("game-aim"))
        names = [p.name for p in self.match.people(self.seat) if not p.me]
        self.console.print(self.say("against", names=self.say.listed(names)))
        hash = self.match.commitment
        self.console.print(self.say("commitment", hash=hash), style="dim", soft_wrap=True)
        self.console.print(self.say("hint"), style="dim")

    def show_news(self) -> None:
        """What was told since, and the board if it changed: close to the question."""
        events = self.match.events(self.seat)
        news, self.told = events[self.told :], len(events)
        if news:
            self.console.print()
            self.console.print(bullets(paragraphs(news), self.console.width))
        with self.console.capture() as captured:
            self.show_board()
        if captured.get() != self.board:
            self.board = captured.get()
            self.show_board()

    def show_board(self) -> None:
        drawn = board(self.match, self.seat)
        if drawn is not None:
            self.console.print()
            self.console.print(drawn)

    def show_log(self) -> None:
        self.console.print(log(self.match.events(self.seat)))

    def show_question(self, options: list[Option]) -> None:
        self.console.print()
        self.console.print(self.match.question(), style="bold")
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(justify="right", style="bold cyan", min_width=3)
        table.add_column()
        table.add_column(style="dim")
        for first, last in self.runs(options):
            ends = [first] if first == last else [first, last]
            shown = [options[k] for k in ends]
            numbers, texts = [str(k + 1) for k in ends], [option.text for option in shown]
            table.add_row(*map(FROM_TO.join, (numbers, texts, [option.name for option in shown])))
        self.console.print(table)

    def runs(self, options: list[Option]) -> Iterator[tuple[int, int]]:
        """One option after another, by place; of many numbers of one verb, the first and last."""
        game, done = self.match.game, 0
        for span, same in groupby(options, lambda option: game.span(option.action)):
            count = len(list(same))
            if span.names not in ("", "number") or count <= MANY:
                yield from ((k, k) for k in range(done, done + count))
            else:
                yield done, done + count - 1
            done += count

    def show_help(self) -> None:
        self.console.print(self.say("help"))

    def show_explained(self, asked: str) -> None:
        """What does this do? Of an option by its number, of a thing by its name."""
        found = explained(self.match, self.seat, asked)
        if found:
            show(self.console, found)
        else:
            self.remark("nothing-explained", asked=asked)

    def show_hint(self) -> None:
        """The best option, its chance, and why it is that one."""
        self.show_reason(None)

    def show_reason(self, other: int | None) -> None:
        """Why the best option, rather than this one."""
        found = self.match.why(self.seat, other)
        if found is None:
            self.remark("only-option")
            return
        says = Reasoner(self.match.game, self.match.language, self.match.people(self.seat))
        chance = chance_in_words(self.match.language, found.why.chances[0])
        text = self.say("advice", text=says.option(found.best), chance=chance)
        self.console.print(text, style="green")
        if other != found.best:
            self.console.print(found.text)
            self.console.print(found.note, style="dim")

    def show_rule(self, wanted: str) -> None:
        game = self.match.game
        text = find_rule(game, wanted, self.match.language)
        if text is None:
            near = self.say.listed(nearest_rules(game, wanted))
            self.remark("no-such-rule", rule=wanted, near=near)
        else:
            self.console.print(at_rule(game, wanted, self.say, self.console.width), soft_wrap=True)

    def remark(self, message: str, **facts: Any) -> None:
        self.console.print(self.say(message, **facts), style="yellow")

    def show_end(self, saved: str | None) -> None:
        self.show_news()
        show_ranking(self.console, self.say, self.match, self.seat)
        show_fairness(self.console, self.say, self.match, saved)
