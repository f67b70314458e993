"""The seats of newgame beside the board."""

from __future__ import annotations

from collections.abc import Iterator

from farwest.kernel.voice import Person
from farwest.kit.rooms import Say
from farwest.kit.sprites import Count, Panel, Presence
from farwest.scaffold.newgame.view import NewgameView


def panels(view: NewgameView, say: Say, people: list[Person]) -> Iterator[Panel]:
    asked = view.frames[-1][1]
    for seat, person in enumerate(people):
        state = "acting" if seat == asked else "bidder" if seat == view.bidder else "waits"
        status = say("paint-status", state=state)
        rows = (
            Count("coin", view.coins[seat], say("paint-count", n=view.coins[seat], what="coins")),
            Count("cup", view.rolled[seat], say("paint-count", n=view.rolled[seat], what="dice")),
        )
        label = f"{person.name}. {status}. {', '.join(row.label for row in rows)}."
        presence: Presence = "acting" if seat == asked else "waiting"
        yield Panel(f"seat-{seat}", seat, person.name, status, presence, rows, label)
