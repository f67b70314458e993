"""The table of newgame as text, from what one seat sees."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from farwest.kit import terminal
from farwest.kit.speaking import Say
from farwest.kit.terminal import columns, framed
from farwest.scaffold.newgame.numbers import FACES, GAME_LENGTH, NO_BID, ROUNDS
from farwest.scaffold.newgame.view import NewgameView
from farwest.scaffold.newgame.words import NAMES

PIPS = "⚀⚁⚂⚃⚄⚅"  # by face
HIDDEN = "▒"


def draw(view: NewgameView, say: Say, names: list[str]) -> RenderableType:
    return Drawing(view, say, names).table()


class Drawing(terminal.Drawing[NewgameView]):
    lists = NAMES

    def table(self) -> RenderableType:
        view, rows = self.view, columns(gap=3)
        for seat in range(view.seats):
            coins = self.say("paint-count", n=view.coins[seat], what="coins")
            rows.add_row(self.person(seat), coins, self.dice(seat))
        title = self.say("paint-board", n=view.round, of=ROUNDS[view.variant[GAME_LENGTH]])
        return framed(title, (rows, Text(), Text(self.bid(), "bold")))

    def dice(self, seat: int) -> str:
        shown = [PIPS[face] for face, n in enumerate(self.view.dice[seat]) for _ in range(n)]
        return " ".join(shown or [HIDDEN] * self.view.rolled[seat])

    def bid(self) -> str:
        stands = self.view.bid != NO_BID
        return self.say(
            "table-bid",
            n=self.view.bid // FACES + 1 if stands else 0,
            a=self.named("face", self.view.bid % FACES if stands else 0),
            who=self.people[max(self.view.bidder, 0)],
        )
