"""The frame of a board that is printed as text: columns, a box around them, colours by seat."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final, Literal, NamedTuple

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
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


class Spare(NamedTuple):
    """A part that a low screen goes without, the highest rank first."""

    part: RenderableType
    rank: int = 1


class Fitting:
    """The first of these that is no higher than the screen; else the last."""

    def __init__(self, *drawings: RenderableType) -> None:
        self.drawings: list[RenderableType] = []
        for drawing in drawings:
            self.drawings += drawing.drawings if isinstance(drawing, Fitting) else [drawing]
        self.printed: dict[tuple[int, int], list[str]] = {}  # by width and drawing: its lines

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        chosen = self.drawings[-1]
        for drawing in self.drawings[:-1]:
            if len(console.render_lines(drawing, options, pad=False)) <= options.max_height:
                chosen = drawing
                break
        yield chosen

    def lines(self, console: Console, height: int) -> list[str]:
        """Each drawing is printed once, however often it is tried: that takes long."""
        found: list[str] = []
        for k, drawing in enumerate(self.drawings):
            key = console.width, k
            if key not in self.printed:
                self.printed[key] = fitted(console, drawing)
            found = self.printed[key]
            if len(found) <= height:
                break
        return found


class Running:
    """Pieces one after the other, and no piece on two lines where one has room for it. (A firm
    space of French does not keep rich from breaking there.)"""

    def __init__(self, pieces: Iterable[Text], between: str = LIST) -> None:
        self.pieces = [piece for piece in pieces if piece.plain]
        self.between = between

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for n, piece in enumerate(self.pieces):
            last = n + 1 == len(self.pieces)
            put = piece if last else Text.assemble(piece, self.between.rstrip())
            gap = " " * (len(self.between) - len(self.between.rstrip())) if line.plain else ""
            if line.plain and line.cell_len + len(gap) + put.cell_len > options.max_width:
                yield line
                line, gap = Text(), ""
            line = Text.assemble(line, gap, put)
        if line.plain:
            yield line


def fitted(console: Console, drawn: RenderableType, height: int = 1) -> list[str]:
    """The lines that a console would print, colours and all; if it can be, in so many."""
    if isinstance(drawn, Fitting):
        return drawn.lines(console, height)
    with console.capture() as captured:
        console.print(drawn)
    return captured.get().removesuffix("\n").split("\n")


def framed(
    title: str, parts: Iterable[RenderableType | Spare], below: str | None = None
) -> Fitting:
    """On a low screen without empty lines, then without its box, then without what is spare."""
    every = list(parts)
    kept = [part for part in every if not (isinstance(part, Text) and not part.plain)]
    drawings: list[RenderableType] = [boxed(title, every, below), boxed(title, kept, below)]
    head = Text(DOT.join(said for said in (title, below) if said), "bold")
    drawings.append(Group(head, *map(bare, kept)))
    for rank in sorted({part.rank for part in kept if isinstance(part, Spare)}, reverse=True):
        kept = [part for part in kept if not (isinstance(part, Spare) and part.rank == rank)]
        drawings.append(Group(head, *map(bare, kept)))
    return Fitting(*drawings)


def boxed(title: str, parts: Iterable[RenderableType | Spare], below: str | None) -> Panel:
    inside = Group(*map(bare, parts))
    return Panel(inside, title=title, subtitle=below, title_align="left", expand=False)


def bare(part: RenderableType | Spare) -> RenderableType:
    return part.part if isinstance(part, Spare) else part


def columns(*sides: Side, gap: int = 2) -> Table:
    """A grid; its columns are made as they are needed if none is named."""
    table = Table.grid(padding=(0, gap, 0, 0))
    for side in sides:
        table.add_column(justify=side)
    return table


def side_by_side(left: RenderableType, right: RenderableType) -> Table:
    """What is drawn stays whole; what stands beside it may be folded."""
    table = columns()
    table.add_column(no_wrap=True)
    table.add_column(overflow="fold")
    table.add_row(left, right)
    return table
