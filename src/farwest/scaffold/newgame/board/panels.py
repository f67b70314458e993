"""The seats of newgame beside the board."""

from __future__ import annotations

from collections.abc import Iterator

from farwest.kit.brush import Brush, panel
from farwest.kit.sprites import Count, Panel
from farwest.scaffold.newgame.board.layout import Layout
from farwest.scaffold.newgame.view import NewgameView


def panels(brush: Brush[NewgameView, Layout]) -> Iterator[Panel]:
    view, say, asked = brush.view, brush.say, brush.asked
    for seat, person in enumerate(brush.people):
        state = "acting" if seat == asked else "bidder" if seat == view.bidder else "waits"
        rows = (
            Count("coin", view.coins[seat], say("paint-count", n=view.coins[seat], what="coins")),
            Count("cup", view.rolled[seat], say("paint-count", n=view.rolled[seat], what="dice")),
        )
        status = say("paint-status", state=state)
        yield panel(seat, person.name, status, "acting" if seat == asked else "waiting", rows)
