"""How a game ended, and how anyone can check that the draws were fair."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.table import Table

from farwest.cli.words import Say
from farwest.kernel.match import Match

WINNER = 1  # a place


def show_ranking(console: Console, say: Say, match: Match[Any, Any], seat: int | None) -> None:
    people, scores, places = match.people(seat), match.scores(), match.places()
    winners = [k for k in range(match.seats) if places[k] == WINNER]
    table = Table(box=None, padding=(0, 3, 0, 0), header_style="bold")
    table.add_column(say("place"), justify="right")
    table.add_column(say("player"))
    table.add_column(say("score"), justify="right")
    for k in sorted(range(match.seats), key=lambda k: (places[k], k)):
        style = "bold green" if k in winners else ""
        table.add_row(str(places[k]), people[k].name, str(scores[k]), style=style)
    console.print()
    console.print(table)
    console.print()
    if len(winners) > 1:
        names = say.listed([people[k].name for k in winners])
        console.print(say("shared-win", names=names), style="bold")
    else:
        console.print(say("won", who=people[winners[0]]), style="bold")


def show_fairness(console: Console, say: Say, match: Match[Any, Any], saved: str | None) -> None:
    if match.dealer is None:
        return
    console.print()
    for message, value in (("commitment", match.commitment), ("secret", match.record.secret)):
        console.print(say(message, hash=value or ""), style="dim", soft_wrap=True)
    console.print(say("check-hash"), style="dim")
    how = say("check-saved", file=saved) if saved else say("check-unsaved")
    console.print(how, style="dim", soft_wrap=saved is not None)  # a path is copied whole
