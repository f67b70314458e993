"""The table on a terminal that can be drawn again: the board stays, and below it what happened or
what was asked for, then the question."""

from __future__ import annotations

import argparse
from contextlib import suppress
from typing import Any, Final

from rich.console import Console, RenderableType
from rich.styled import Styled
from rich.text import Text

from farwest.cli.choices import LONG, Bunch, listed
from farwest.cli.ending import show_fairness, show_ranking
from farwest.cli.screen import Screen, is_lively
from farwest.cli.words import Say
from farwest.kernel.match import Match
from farwest.kit.terminal import fitted

PROMPT: Final = 1  # lines
NEWS: Final = 4  # lines of it that a board leaves room for
CLEAR_LINE: Final = "\r\x1b[2K"


def add_plain(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--plain", action="store_true", help="line after line, as a screen reader likes it"
    )


def screen(
    console: Console, say: Say, match: Match[Any, Any], seat: int, plain: bool = False
) -> Screen:
    """A stage where there can be one; else, and where plain was wished for, line after line."""
    return (Screen if plain or not is_lively(console) else SteadyScreen)(console, say, match, seat)


class SteadyScreen(Screen):
    """What is put is kept until the next question, and drawn with it."""

    def __init__(self, console: Console, say: Say, match: Match[Any, Any], seat: int) -> None:
        super().__init__(console, say, match, seat)
        self.said: list[str] = []  # lines
        self.beside: list[str] = []
        self.news_lines: list[str] = []
        self.waited_for = -1
        self.kept: tuple[int, RenderableType | None] = -1, None  # a board, and of which move

    def drawn(self) -> RenderableType | None:
        if self.kept[0] != self.match.move:
            self.kept = self.match.move, super().drawn()
        return self.kept[1]

    def put(self, *parts: RenderableType, style: str = "", whole: bool = False) -> None:
        for part in parts:
            if whole and isinstance(part, str):
                self.said += fitted(self.console, Text(part, style, overflow="fold"))
            else:
                self.said += fitted(self.console, Styled(part, style) if style else part)

    def show_news(self) -> None:
        self.waited_for = -1
        if news := self.news():
            self.news_lines = fitted(self.console, news)

    def show_board(self) -> None:
        """It is there."""

    def set_beside(self, *parts: RenderableType) -> None:
        self.beside = [line for part in parts for line in fitted(self.console, part)]

    def show_question(self, found: list[Bunch]) -> None:
        asked = self.question_lines(found)
        for most in (1, 0):
            if len(asked) > LONG // 2 and self.crowded(len(asked)):
                asked = min(asked, self.question_lines(found, most), key=len)
        room = self.console.size.height - PROMPT - len(asked) - len(self.beside)
        board = self.board_lines(room - max(len(self.said), min(len(self.news_lines), NEWS)))
        room -= len(board)
        if self.said and len(self.said) > room:
            self.show_page()
            self.show_question(found)
            return
        said, self.said = self.said, []
        self.draw([*board, *self.latest_news(room - len(said)), *self.beside, *said, *asked])

    def question_lines(self, found: list[Bunch], most: int = LONG) -> list[str]:
        if not found:
            return []
        question = fitted(self.console, Text(self.match.question(), "bold"))
        return question + fitted(self.console, listed(found, self.console.width, most))

    def rewind(self, match: Match[Any, Any]) -> None:
        super().rewind(match)
        self.kept = -1, None
        self.news_lines = []

    def show_again(self, found: list[Bunch]) -> None:
        self.show_question(found)

    def crowded(self, asked: int) -> bool:
        room = self.console.size.height - PROMPT - asked - NEWS - len(self.beside)
        return len(self.board_lines(room)) > room

    def latest_news(self, room: int) -> list[str]:
        """As much of its end as there is room for: all of it is in the log."""
        if len(self.news_lines) <= room:
            return self.news_lines
        more = fitted(self.console, Text(self.say("earlier"), "dim"))
        return [*more, *self.news_lines[1 - room :]] if room > 1 else []

    def show_page(self) -> None:
        """What has no room beside the board, alone; then back to the table."""
        self.draw(self.said)
        self.said = []
        with suppress(EOFError):
            input(self.say("back-to-table") + " ")

    def draw(self, lines: list[str]) -> None:
        self.console.clear()
        self.console.file.write("\n".join([*lines, ""]))
        self.console.file.flush()

    def wait_for(self, seat: int) -> None:
        if seat != self.waited_for:
            name = self.match.people(self.seat)[seat].name
            text = self.say("thinks", name=name)
            self.console.file.write(f"{CLEAR_LINE}{text}")
            self.console.file.flush()
            self.waited_for = seat

    def show_end(self, saved: str | None) -> None:
        self.show_news()
        self.draw([*self.board_lines(), *self.news_lines])
        show_ranking(self.console, self.say, self.match, self.seat)
        show_fairness(self.console, self.say, self.match, saved)
