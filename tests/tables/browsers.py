"""Tables of people who play at random, and browsers that look on."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import msgspec

import farwest
from farwest.tables import film
from farwest.tables.store import Charter, Entry
from farwest.tables.table import Table
from farwest.tables.watcher import Watcher
from farwest.tables.wire import ChairWish

PEOPLE = ("Eva", "Yann", "Ünal", "Bo")


def seated(game: str, seats: int, number: int = 1, names: tuple[str, ...] = PEOPLE) -> Table:
    """All have sat down, and it has begun."""
    rules = farwest.load(game)
    chairs = [ChairWish("me"), *[ChairWish("open")] * (seats - 1)]
    facts: Any = game, seats, {}, chairs, "p0", f"{number:064x}", 0.0, rules.version
    table = Table(Charter(f"t{number}", *facts), rules)
    for seat in range(seats):
        sits = Entry("sit", 0.0, seat, text=names[seat], value=f"{seat:032x}", person=f"p{seat}")
        table.take([sits])
    table.take(table.start([], 0.0))
    return table


def moves(table: Table, count: int, seed: int = 1) -> Iterator[int]:
    """Plays so many answers; after each, who answered (-1: the house went on by itself)."""
    dice = random.Random(seed)
    for n in range(count):
        if table.stage == "over":
            return
        seat = next(iter(table.thinking()), -1)
        if seat < 0:
            table.take(table.go_on(0.0))
        else:
            action = dice.choice(table.facing(seat).legal())
            table.take(table.play(seat, table.seen(seat), action, f"a{n}", 0.0))
        yield seat


def browser(seat: int, language: str = "en", canvas: str = "wide", changes: bool = True) -> Watcher:
    watcher = Watcher(f"p{seat}" if seat >= 0 else "", "guest", language, canvas, -1)
    watcher.changes = changes
    return watcher


def sent(table: Table, watcher: Watcher) -> list[Any]:
    """As plain data, as a browser reads it."""
    return [json.loads(msgspec.json.encode(m)) for m in film.shown(table, watcher, 0.0)]


def unfolded(before: Any, message: Any) -> Any:
    """What a browser makes of a message: web/src/net/change.ts, once more."""
    if message["is"] == "scene":
        return message
    painted = {**before["picture"], **message["picture"]}
    old = {sprite["key"]: sprite for sprite in before["picture"]["sprites"]}
    alike = [(place, {**old[part["key"]], **part}) for place, part in message["alike"]]
    put = sorted([*message["put"], *alike], key=lambda one: one[0])
    away = {*message["gone"], *(sprite["key"] for _, sprite in put)}
    sprites = [sprite for key, sprite in old.items() if key not in away]
    for place, sprite in put:
        sprites.insert(place, sprite)
    new = {panel["key"]: panel for panel in message["panels"]}
    painted["panels"] = [new.get(panel["key"], panel) for panel in painted["panels"]]
    return {**before, "picture": {**painted, "sprites": sprites}, **message["scene"]}
