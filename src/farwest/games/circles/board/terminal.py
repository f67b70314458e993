"""The table of circles as text, from what one seat sees."""

from __future__ import annotations

from rich.console import RenderableType
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
from farwest.kit import terminal
from farwest.kit.speaking import Say
from farwest.kit.terminal import DOT, LIST, Spare, columns, framed
from farwest.kit.texts import Named

ROW = 5  # spaces in a row of the ring
MARBLE = "●"


def draw(view: CirclesView, say: Say, names: list[str]) -> RenderableType:
    return Drawing(view, say, names).table()


class Drawing(terminal.Drawing[CirclesView]):
    lists = NAMES
    colours = ("orange3", "bright_blue", "bright_yellow", "green", "pink1")  # CIRC-S3

    def table(self) -> RenderableType:
        view = self.view
        limit = round_limit(view.variant, view.seats)
        title = self.say("table-round", n=view.round, of=limit % ENDLESS)
        parts: list[RenderableType | Spare] = [self.ring(), Text(), Spare(Text(self.marble()), 2)]
        parts += [*map(Spare, self.stocks()), Text(), self.seats()]
        return framed(title, parts)

    def ring(self) -> Table:
        """CIRC-D21: the ranch first, then clockwise."""
        table = columns()
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
            Text(DOT.join([self.say("table-mine", n=left), self.say("table-bowl", n=given)])),
        ]

    def bank(self) -> str:
        return f"{self.say('table-supply')} {self.counted('token', supply(self.view))}"

    def seats(self) -> Table:
        view, table = self.view, columns()
        for seat in range(view.seats):
            marks = [self.say("table-star")] if seat == view.star else []
            marks += [self.say("table-active")] if seat == view.active else []
            table.add_row(
                self.person(seat),
                self.purse(view.purse[seat]),
                self.say("table-account", n=view.account[seat]),
                self.counted("good", view.goods[seat]),
                Text(LIST.join(marks), "dim"),
            )
        return table

    def purse(self, money: int) -> str:
        coins = self.counted("token", coins_of(money))
        total = self.say("table-purse", n=money)
        return self.say("table-purse-coins", total=total, coins=coins) if coins else total

    def counted(self, names: str, counts: list[int]) -> str:
        found = [
            self.say("table-stock", a=self.named(names, k), n=count)
            for k, count in enumerate(counts)
            if count
        ]
        return LIST.join(found)

    def named_space(self, sector: int) -> Named:
        return self.named("space", RING[self.view.variant[RING_USED]][sector])

    def space(self, sector: int) -> str:
        return self.say("table-name", a=self.named_space(sector))
