"""The frame of a board that is printed as text: columns, a box around them, colours by seat."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final, Literal

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from farwest.kit.speaking import Speaker, V

LIST: Final = ", "
DOT: Final = " · "  # between things that are no list
Side = Literal["left", "right"]


class Drawing(Speaker[V]):
    """A game's own drawing adds its names and what it is made of."""

    colours: ClassVar[Sequence[str]] = (  # by seat
        *("bright_red", "bright_yellow", "bright_green"),
        *("bright_cyan", "bright_magenta", "white"),
    )

    def person(self, seat: int, style: str = "") -> Text:
        return Text(self.names[seat], f"{style} {self.colours[seat]}".strip())

    def line(self, message: str, *things: Text) -> Text:
        """What is listed, after a word on it; empty if there is nothing."""
        found = Text(LIST).join(thing for thing in things if thing.plain)
        return Text.assemble((f"{self.say(message)} ", "dim"), found) if found.plain else Text()


def framed(title: str, parts: Iterable[RenderableType], below: str | None = None) -> Panel:
    return Panel(Group(*parts), title=title, subtitle=below, title_align="left", expand=False)


def columns(*sides: Side, gap: int = 2) -> Table:
    """A grid; its columns are made as they are needed if none is named."""
    table = Table.grid(padding=(0, gap, 0, 0))
    for side in sides:
        table.add_column(justify=side)
    return table
