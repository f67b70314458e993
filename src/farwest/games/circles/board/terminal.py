"""The table of circles as text, from what one seat sees."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from farwest.games.circles.board.coins import coins_of, supply
from farwest.games.circles.numbers import (
    BOWL_SLOTS,
    ENDLESS,
    MINE_SLOTS,
    RING,
    RING_USED,
    SECTOR,
    SECTORS,
)
from farwest.games.circles.phases.turns import round_limit
from farwest.games.circles.view import CirclesView
from farwest.games.circles.words import NAMES
from farwest.kit.texts import Named

COLOURS = ("orange3", "bright_blue", "bright_yellow", "green", "pink1")  # CIRC-S3
ROW = 5  # spaces in a row of the ring
MARBLE = "●"
LIST = ", "


def draw(view: CirclesView, say: Callable[..., str], names: list[str]) -> RenderableType:
    return Drawing(view, say, names).table()


class Drawing:
    def __init__(self, view: CirclesView, say: Callable[..., str], names: list[str]) -> None:
        self.view = view
        self.say = say
        self.names = names

    def table(self) -> RenderableType:
        view = self.view
        limit = round_limit(view.variant, view.seats)
        title = self.say("table-round", n=view.round, of=limit % ENDLESS)
        parts: list[RenderableType] = [self.ring(), Text(), Text(self.marble())]
        parts += [*self.stocks(), Text(), self.seats()]
        return Panel(Group(*parts), title=title, title_align="left", expand=False)

    def ring(self) -> Table:
        """CIRC-D21: the ranch first, then clockwise."""
        table = Table.grid(padding=(0, 2, 0, 0))
        here = self.view.theta // SECTOR
        for first in range(0, SECTORS, ROW):
            cells = []
            for sector in range(first, first + ROW):
                mark = MARBLE if sector == here else " "
                style = "bold" if sector == here else ""
                cells.append(Text(f"{mark}{sector:>2} {self.space(sector)}", style))
            table.add_row(*cells)
        return table

    def marble(self) -> str:
        sector = self.view.theta // SECTOR
        return self.say("table-marble", a=self.named_space(sector), n=sector)

    def stocks(self) -> list[Text]:
        view = self.view
        left = MINE_SLOTS[view.mine] if view.mine < len(MINE_SLOTS) else 0
        given = sum(BOWL_SLOTS[: view.bowl])
        return [
            Text(f"{self.say('table-shop')} {self.counted('good', view.shop)}"),
            Text(self.bank()),
            Text(f"{self.say('table-bag')} {self.counted('token', view.bag)}"),
            Text(f"{self.say('table-mine', n=left)} · {self.say('table-bowl', n=given)}"),
        ]

    def bank(self) -> str:
        return f"{self.say('table-supply')} {self.counted('token', supply(self.view))}"

    def seats(self) -> Table:
        view, table = self.view, Table.grid(padding=(0, 2, 0, 0))
        for seat in range(view.seats):
            marks = [self.say("table-star")] if seat == view.star else []
            marks += [self.say("table-active")] if seat == view.active else []
            table.add_row(
                Text(self.names[seat], COLOURS[seat]),
                self.purse(view.purse[seat]),
                self.say("table-account", n=view.account[seat]),
                self.counted("good", view.goods[seat]),
                Text(LIST.join(marks), "dim"),
            )
        return table

    def purse(self, money: int) -> str:
        coins = self.counted("token", coins_of(money))
        total = self.say("table-purse", n=money)
        return f"{total} ({coins})" if coins else total

    def counted(self, names: str, counts: list[int]) -> str:
        found = [
            self.say("table-stock", a=Named(names, NAMES[names][k]), n=count)
            for k, count in enumerate(counts)
            if count
        ]
        return LIST.join(found)

    def named_space(self, sector: int) -> Named:
        return Named("space", NAMES["space"][RING[self.view.variant[RING_USED]][sector]])

    def space(self, sector: int) -> str:
        return self.say("table-name", a=self.named_space(sector))
