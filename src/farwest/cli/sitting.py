"""A person at a table of bots: whose turn it is, and what an answer means."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from farwest.bots import Bot
from farwest.cli.screen import Screen
from farwest.kernel.errors import UnknownAction
from farwest.kernel.match import Match
from farwest.kernel.option import Option

A_LOT = 40  # letters of an answer that is repeated to whoever gave it


class Left(Exception):
    """The person went away before the end."""


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
        self.wishes: dict[str, Callable[[], None]] = {
            "": lambda: None,
            "?": screen.show_help,
            "help": screen.show_help,
            "l": screen.show_log,
            "t": screen.show_board,
            "h": screen.show_hint,
            "why": screen.show_hint,
        }

    def play(self) -> None:
        """To the end, or raise Left."""
        self.save()
        self.screen.greet()
        while (seat := self.match.seat) is not None:
            if seat in self.bots:
                self.match.play(self.bots[seat].choose(self.match.view(seat)))
            else:
                self.screen.show_news()
                self.match.play(self.ask())
            self.save()

    def save(self) -> None:
        """After every answer, so that nothing but the last one can be lost."""
        if self.file is not None:
            self.file.write_text(self.match.record.json() + "\n", "utf-8")

    def ask(self) -> int:
        options = self.match.options()
        self.screen.show_question(options)
        while True:
            answer = self.read()
            if self.obey(answer) or self.explain(answer, options):
                self.screen.show_question(options)
            elif (action := self.understand(answer, options)) is not None:
                return action
            else:
                self.refuse(answer, len(options))

    def read(self) -> str:
        try:
            answer = input(self.screen.say("prompt") + " ")
        except EOFError:
            raise Left from None
        if not sys.stdin.isatty():
            self.screen.console.print(answer)  # a transcript has the answers too
        return " ".join(answer.split())

    def understand(self, answer: str, options: list[Option]) -> int | None:
        """A number, or words that only one option has."""
        numbers = {str(number): option.action for number, option in enumerate(options, 1)}
        if answer in numbers:
            return numbers[answer]
        spoken = words_of(answer)
        fitting = [
            option.action
            for option in options
            if spoken and (spoken in words_of(option.name) or spoken in words_of(option.text))
        ]
        return fitting[0] if len(fitting) == 1 else None

    def obey(self, answer: str) -> bool:
        """Do what is asked for besides an answer; whether there was such a wish."""
        word, _, rest = answer.lower().replace("?", "? ", 1).partition(" ")
        rest = rest.strip()
        if answer.lower() == "q":
            raise Left
        if word == "r":
            self.screen.show_rule(rest)
        elif word in ("?", "help") and rest:
            self.screen.show_explained(rest)
        elif not rest and word in self.wishes:
            self.wishes[word]()
        else:
            return False
        return True

    def explain(self, answer: str, options: list[Option]) -> bool:
        """`why 3`: why not that one; whether it was such a question."""
        word, _, rest = answer.partition(" ")
        if word.lower() != "why" or not rest:
            return False
        action = self.understand(rest, options)
        if action is None:
            self.refuse(rest, len(options))
        else:
            self.screen.show_reason(action)
        return True

    def refuse(self, answer: str, options: int) -> None:
        seat, heard = self.match.seat, answer if len(answer) < A_LOT else f"{answer[:A_LOT]}…"
        if answer.isdecimal() or seat is None:
            self.screen.remark("no-such-number", number=heard, last=options)
            return
        try:
            action = self.match.game.parse(answer)
        except UnknownAction:
            self.screen.remark("not-understood", answer=heard)
            return
        self.screen.remark("not-possible", answer=heard, why=self.match.why_not(seat, action))


def words_of(text: str) -> str:
    """Whole words in small letters, so that “kid” is found in “Offer the Kid” but “id” is not."""
    words = [word for word in re.split(r"[^\w$]+", text.casefold()) if word]
    return f" {' '.join(words)} " if words else ""
