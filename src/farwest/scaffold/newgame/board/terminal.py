"""The table of newgame as text, from what one seat sees."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from farwest.kernel.voice import Person
from farwest.kit.rooms import Say
from farwest.kit.texts import Named
from farwest.scaffold.newgame.game import NAMES
from farwest.scaffold.newgame.numbers import FACES, GAME_LENGTH, NO_BID, ROUNDS
from farwest.scaffold.newgame.view import NewgameView

COLOURS = ("bright_red", "bright_blue", "bright_yellow", "bright_green")  # by seat
PIPS = "⚀⚁⚂⚃⚄⚅"  # by face
HIDDEN = "▒"


def draw(view: NewgameView, say: Say, names: list[str]) -> RenderableType:
    table = Table.grid(padding=(0, 3, 0, 0))
    for seat, name in enumerate(names):
        coins = say("paint-count", n=view.coins[seat], what="coins")
        table.add_row(Text(name, COLOURS[seat]), coins, dice(view, seat))
    title = say("paint-board", n=view.round, of=ROUNDS[view.variant[GAME_LENGTH]])
    parts = Group(table, Text(), Text(bid(view, say, names), "bold"))
    return Panel(parts, title=title, title_align="left", expand=False)


def dice(view: NewgameView, seat: int) -> str:
    shown = [PIPS[face] for face, n in enumerate(view.dice[seat]) for _ in range(n)]
    return " ".join(shown or [HIDDEN] * view.rolled[seat])


def bid(view: NewgameView, say: Say, names: list[str]) -> str:
    stands = view.bid != NO_BID
    bidder = max(view.bidder, 0)
    return say(
        "table-bid",
        n=view.bid // FACES + 1 if stands else 0,
        a=Named("face", NAMES["face"][view.bid % FACES if stands else 0]),
        who=Person(names[bidder], bidder == view.seat),
    )
