"""A person at a table of bots: whose turn it is, and what an answer means."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from farwest.bots import Bot
from farwest.cli import editing
from farwest.cli.asides import Asides
from farwest.cli.choices import Bunch, bunches, meant, named
from farwest.cli.screen import Screen
from farwest.kernel.errors import UnknownAction
from farwest.kernel.match import Match
from farwest.kernel.state import CHANCE
from farwest.tables.takeback import is_safe
from farwest.tables.words import phrase

A_LOT = 40  # letters of an answer that is repeated to whoever gave it


class Left(Exception):
    """The person went away before the end."""


class Undone(Exception):
    """The person took an answer back: the table stands as it did."""


class Sitting:
    def __init__(
        self,
        match: Match[Any, Any],
        bots: Mapping[int, Bot[Any]],
        screen: Screen,
        file: Path | None,
    ) -> None:
        self.match = match
        self.bots = bots
        self.screen = screen
        self.file = file
        self.asides = Asides(screen.say)
        self.before: list[Match[Any, Any]] = []  # at each answer of the person
        self.without_words: dict[str, Callable[[], None]] = {
            "help": screen.show_help,
            "hint": screen.show_hint,
            "why": screen.show_hint,
            "table": screen.show_board,
            "log": screen.show_log,
            "undo": self.undo,
            "quit": self.leave,
        }

    def play(self) -> None:
        """To the end, or raise Left."""
        self.save()
        self.screen.greet()
        while (seat := self.match.seat) is not None:
            if seat in self.bots:
                self.screen.wait_for(seat)
                self.match.play(self.bots[seat].choose(self.match.view(seat)))
            else:
                self.screen.show_news()
                try:
                    action = self.ask()
                except Undone:
                    continue
                self.before.append(self.match.fork())
                self.match.play(action)
            self.save()

    def save(self) -> None:
        """After every answer, so that nothing but the last one can be lost."""
        if self.file is not None:
            self.file.write_text(self.match.record.json() + "\n", "utf-8")

    def ask(self) -> int:
        found = bunches(self.match, self.match.options())
        self.screen.show_question(found)
        while True:
            answer = self.read(found)
            if self.obey(answer) or self.explain(answer, found):
                self.screen.show_question(found)
            elif (action := self.understand(answer, found)) is not None:
                return action
            else:
                self.refuse(answer, found)
                self.screen.show_again(found)

    def read(self, found: list[Bunch]) -> str:
        editing.offer(self.asides, found, self.screen.things)
        try:
            answer = input(self.screen.say("prompt") + " ")
        except EOFError:
            raise Left from None
        if not sys.stdin.isatty():
            self.screen.console.print(answer)  # a transcript has the answers too
        return " ".join(answer.split())

    def understand(self, answer: str, found: list[Bunch]) -> int | None:
        """A number, or words that only one option has."""
        fitting = meant(answer, found)
        return fitting[0].action if len(fitting) == 1 else None

    def obey(self, answer: str) -> bool:
        """Do what is asked for besides an answer; whether there was such a wish."""
        if not answer:
            return True
        wish = self.asides.heard(answer)
        if wish is None or (wish.name == "why" and wish.about):
            return False
        if wish.name == "rule":
            self.screen.show_rule(wish.about)
        elif wish.about:
            self.screen.show_explained(wish.about)
        else:
            self.without_words[wish.name]()
        return True

    def leave(self) -> None:
        raise Left

    def undo(self) -> None:
        """As at a table of the house: back to one's last answer, if nothing hidden came out."""
        if not self.before:
            self.screen.say_that(phrase(self.match.language, "error-nothing-to-undo"))
            return
        before, seat = self.before[-1], self.screen.seat
        since = self.match.actions[before.move :]
        if CHANCE in self.match.movers[before.move :] or not is_safe(before, since, seat):
            self.screen.say_that(phrase(self.match.language, "error-undo-known"))
            return
        self.before.pop()
        self.match = before
        self.screen.rewind(before)
        self.save()
        self.screen.remark("undone")
        raise Undone

    def explain(self, answer: str, found: list[Bunch]) -> bool:
        """`why 3`: why not that one; whether it was such a question."""
        wish = self.asides.heard(answer)
        if wish is None or wish.name != "why" or not wish.about:
            return False
        action = self.understand(wish.about, found)
        if action is None:
            self.refuse(wish.about, found)
        else:
            self.screen.show_reason(action)
        return True

    def refuse(self, answer: str, found: list[Bunch]) -> None:
        seat, heard = self.match.seat, answer if len(answer) < A_LOT else f"{answer[:A_LOT]}…"
        labels = [choice.label for bunch in found for choice in bunch.choices]
        if answer.isdecimal() or seat is None:
            self.screen.remark("no-such-number", number=heard, first=labels[0], last=labels[-1])
            return
        if several := meant(answer, found):
            choices = named(self.screen.say, several)
            self.screen.remark("several", answer=heard, choices=choices)
            return
        try:
            action = self.match.game.parse(answer)
        except UnknownAction:
            self.screen.remark("not-understood", answer=heard)
            return
        self.screen.remark("not-possible", answer=heard, why=self.match.why_not(seat, action))
