"""Who plans together in private at a table, in a game that has teams: kit/rooms.py, Team."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from farwest.kernel.game import Game
from farwest.kit.rooms import Team, ask
from farwest.kit.texts import LANGUAGES
from farwest.tables import wire
from farwest.tables.errors import BadMessage, NotNow, NotYours
from farwest.tables.store import Entry
from farwest.tables.table import Table
from farwest.tables.watcher import Watcher
from farwest.tables.words import say, spot_names


def spots(game: Game[Any, Any], language: str) -> list[wire.Spot]:
    return [wire.Spot(key, text) for key, text in spot_names(game.name, language).items()]


def circle(table: Table, person: str) -> frozenset[int]:
    """With whom a person plans; empty: with nobody. Who has seats on two sides, at one device, is
    told what neither of them may hear."""
    room, match = ask(table.game, Team), table.match
    if room is None or match is None:
        return frozenset()
    found = {room.circle(match.view(seat)) for seat in table.seats_of(person)}
    return frozenset(found.pop()) if len(found) == 1 else frozenset()


def talks_apart(table: Table, seat: int) -> bool:
    room = ask(table.game, Team)
    return room is not None and bool(room.talks_apart(table.playing.view(seat)))


def words(
    table: Table, watcher: Watcher, message: wire.Chat | wire.Plan, now: float
) -> list[Entry]:
    """What somebody says or pins, if it may be. On a shared device it is who looks."""
    person, seats = watcher.person, table.seats_of(watcher.person)
    seat = watcher.lifted if watcher.lifted in seats else next(iter(seats), -1)
    name = table.chairs[seat].name if len(seats) > 1 else watcher.name
    if isinstance(message, wire.Chat) and message.to == "all":
        if not seats and not table.charter.public:
            raise NotYours("talk-private")
        return table.talking.say(person, name, seat, message.text, now)
    audience = circle(table, person)
    if seat not in audience:
        raise NotYours("no-circle")
    if isinstance(message, wire.Plan):
        check_plan(table.game, message.stops)
        return table.talking.pin(person, seat, message.stops, now, as_bits(audience))
    if not talks_apart(table, seat):
        raise NotNow("talk-open")
    return table.talking.say(person, name, seat, message.text, now, as_bits(audience))


def check_plan(game: Game[Any, Any], stops: Sequence[str]) -> None:
    if len(stops) > (most := longest(game)):
        raise BadMessage("plan-long", n=most)
    known = {spot.key for spot in spots(game, LANGUAGES[0])}
    if any(stop not in known for stop in stops):
        raise BadMessage("no-such-stop")


def longest(game: Game[Any, Any]) -> int:
    room = ask(game, Team)
    return room.STOPS if room else 0


def as_bits(seats: frozenset[int]) -> int:
    return sum(1 << seat for seat in seats)


def news(table: Table, watcher: Watcher) -> list[wire.Circle]:
    """What these eyes have not been sent of their circle. Empty: nothing, or there is none."""
    seats = circle(table, watcher.person)
    if not seats and not watcher.circled:
        return []
    made = shown(table, seats, watcher.language)
    if made == watcher.circled:
        return []
    watcher.circled = made
    return [made]


def shown(table: Table, seats: frozenset[int], language: str) -> wire.Circle:
    if not seats:
        return wire.Circle([], "", "", False, "", "", "", [], 0, [])
    game, ours = table.game, sorted(seats)

    def word(part: str) -> str:
        return game.voice.aside(language, "company", part, {})

    apart = talks_apart(table, ours[0])
    pinned = table.talking.plans(seats)
    return wire.Circle(
        seats=ours,
        name=say(game, language, "company"),
        plan=word("plan"),
        apart=apart,
        apart_note=word("apart-note") if apart else "",
        all_note=word("all-note"),
        say=word("say"),
        spots=spots(game, language),
        most=longest(game),
        routes=[wire.Route(seat, list(pinned[seat])) for seat in ours if pinned.get(seat)],
    )
