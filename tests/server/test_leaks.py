"""Law 8 on the wire: nobody is sent a byte that depends on what they cannot know."""

from __future__ import annotations

import asyncio
import json
from copy import copy
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

import farwest
from farwest.kernel.dice import Dice
from farwest.kernel.match import Match
from farwest.kernel.state import CHANCE
from farwest.laws import random_action
from farwest.server.sockets import ENCODER
from farwest.tables import together
from farwest.tables.hall import Hall
from farwest.tables.live_table import LiveTable
from farwest.tables.sqlite import SqliteStore
from farwest.tables.store import Member
from farwest.tables.thinkers import Thinkers
from farwest.tables.watcher import News, Watcher
from farwest.tables.wire import ChairWish, NewTable
from tests.server.guests import ME, OPEN, Guest, HouseProcess, Place, a_bot

NEWS: tuple[News, ...] = ("table", "scene", "circle")
ENOUGH = 40  # looks that are compared; a short game is played again
MOST_GAMES = 30
LOOKS = [("en", "wide"), ("fr", "tall"), ("en", "none")]


def sent(live: LiveTable, watcher: Watcher, match: Match[Any, Any]) -> list[bytes]:
    """What the socket of this eye would carry if the table stood so."""
    before, live.table.match = live.table.match, match
    fresh = Watcher(watcher.person, watcher.name, watcher.language, watcher.canvas, -1)
    try:
        return [ENCODER.encode(m) for what in NEWS for m in live.news(fresh, what)]
    finally:
        live.table.match = before


async def indistinguishable(game: str, folder: Path, seed: int) -> int:
    """At every few steps of a random game, each seat's bytes from the truth and from worlds that
    it cannot tell from the truth. How many were compared."""
    store = SqliteStore(folder / f"{game}-{seed}.db")
    hall = Hall(store, Thinkers(1), lambda: 1.0)
    host = Member("host-person", "Jeanne")
    possible = farwest.load(game).seats
    seats = possible[(len(possible) - 1) // 2]
    chairs = [ChairWish("me"), *[ChairWish("open")] * (seats - 1)]
    try:
        charter = replace(hall._charter(host.id, NewTable(game, chairs)), secret="ab" * 32)
        table = await hall._found(host, charter, "en")
        live = await hall.live(table)
        for seat in range(1, seats):
            await live.write(live.table.sit(f"p{seat}", f"N{seat}", seat, 1.0))
        for person in (host.id, *(f"p{seat}" for seat in range(1, seats))):
            seal = live.table.commitment
            await live.write(live.table.add_salt(person, seal, "5a" * 16, 1.0))
        await live.write(live.table.start([], 1.0))
        return await compared(live, Dice(seed))
    finally:
        await hall.close()


async def compared(live: LiveTable, dice: Dice) -> int:
    count, table = 0, live.table
    while table.stage == "playing" and count < 120:
        match = table.playing
        if dice.below(4) == 0:
            for seat, chair in enumerate(table.chairs):
                language, canvas = LOOKS[dice.below(len(LOOKS))]
                watcher = Watcher(chair.person, chair.name, language, canvas, -1)
                truth = sent(live, watcher, match)
                world = match.game.world(match.view(seat), match.game.dice(dice.below(10**6)))
                other = copy(match)
                other.state = world
                assert truth == sent(live, watcher, other), f"seat {seat} at move {match.move}"
                count += 1
        assert match.seat != CHANCE
        choosing = table.thinking()  # several, if they answer at once; nobody, if it is a pause
        if choosing:
            seat = choosing[dice.below(len(choosing))]
            action = random_action(together.turned_to(match, seat, table.held).state, dice)
            await live.write(table.play(seat, table.seen(seat), action, "", 1.0))
        else:
            await live.write(table.go_on(1.0))
    return count


@pytest.mark.parametrize("game", farwest.games())
def test_equal_knowledge_means_equal_bytes(game: str, tmp_path: Path) -> None:
    found, seed = 0, 3
    while found < ENOUGH and seed < MOST_GAMES:
        found += asyncio.run(indistinguishable(game, tmp_path, seed))
        seed += 1
    assert found >= ENOUGH


def test_no_secret_of_the_house_or_of_a_person_is_ever_sent_or_logged(
    house: HouseProcess,
) -> None:
    """Canaries: the dealer's secret, ids, cookies, tokens and the marks of other people's moves."""
    jeanne, opal, watcher = (Guest(house.address, name) for name in ("Jeanne", "Opal", "Zeke"))
    token = jeanne.post("/api/token", None)["token"]
    table = jeanne.found(ME, OPEN, a_bot(), public=True)
    with (
        jeanne.at(table) as hers,
        opal.at(table, salt="") as his,
        watcher.at(table, salt="") as eyes,
    ):
        his.ask("sit", seat=1, salt="77" * 16)
        take_turns([hers, his], 8)
        eyes.ask("ping")
        heard = {"hers": hers.bytes, "his": his.bytes, "eyes": eyes.bytes}
    errors = [watcher.http.get(f"/api/tables/{table}/record").text, house.err.read_text()]
    lobby = [json.dumps(watcher.get("/api/lobby")), json.dumps(watcher.get(f"/api/tables/{table}"))]
    secret = dealer_secret(house, table)
    ids = [guest.http.cookies["farwest"].partition(".") for guest in (jeanne, opal)]
    canaries = [secret, token, *(part for id, _, signature in ids for part in (id, signature))]
    everything = [*heard["hers"], *heard["his"], *heard["eyes"], *errors, *lobby]

    assert len(heard["eyes"]) > 2
    assert [] == [c[:6] for c in canaries if any(c in text for text in everything)]
    assert not any("mark0" in text for text in [*heard["his"], *heard["eyes"]])
    assert not any("mark1" in text for text in [*heard["hers"], *heard["eyes"]])


def take_turns(places: list[Place], moves: int) -> None:
    """Whoever of them is asked answers with the last option; the others are bots."""
    for _ in range(moves):
        scene = looked(places[0])
        while scene["acting"] not in (0, 1):
            places[0].until("scene")
            scene = looked(places[0])
        seat = scene["acting"]
        scene = looked(places[seat])
        move = {"move": scene["move"], "action": scene["options"][-1]["action"]}
        places[seat].ask("play", **move, ask=f"mark{seat}-{scene['move']}")


def looked(place: Place) -> dict[str, Any]:
    """The table as it stands: a scene on the way there may show somebody who has answered."""
    place.ask("look", language="en", canvas="wide")
    return place.until("scene")


def dealer_secret(house: HouseProcess, table: str) -> str:
    async def read() -> str:
        store = SqliteStore(house.folder / "house.db")
        charter = await store.charter(table)
        await store.close()
        assert charter is not None
        return charter.secret

    return asyncio.run(read())


def test_a_watcher_is_sent_what_every_seat_may_see(house: HouseProcess) -> None:
    jeanne, watcher = Guest(house.address, "Jeanne"), Guest(house.address, "Zeke")
    table = jeanne.found(ME, a_bot())
    with jeanne.at(table) as hers, watcher.at(table, salt="") as eyes:
        scene = hers.my_turn()
        seen = eyes.until("scene")
        refused = eyes.ask("play", move=scene["move"], action=scene["options"][0]["action"])

    assert (-1, [], None) == (seen["seat"], seen["options"], seen["view"])
    assert "NotYours" == refused["error"]


def test_who_watches_with_a_delay_sees_nothing_new(house: HouseProcess) -> None:
    jeanne, watcher = Guest(house.address, "Jeanne"), Guest(house.address, "Zeke")
    table = jeanne.found(ME, a_bot(), delay=600)
    with jeanne.at(table) as hers, watcher.at(table, salt="") as eyes:
        scene = hers.my_turn()
        hers.ask("play", move=scene["move"], action=scene["options"][0]["action"])
        hers.ask("chat", text="This tells it all")
        eyes.ask("ping")
        heard = [json.loads(text) for text in eyes.bytes]

    assert {"table", "pong"} == {message["is"] for message in heard}
    assert {"waiting"} == {message["stage"] for message in heard if message["is"] == "table"}


def test_views_for_programs_are_those_of_their_seat(house: HouseProcess) -> None:
    jeanne = Guest(house.address, "Jeanne")
    with jeanne.at(jeanne.found(a_bot(), ME), canvas="none") as place:
        scene = place.my_turn()
        game = farwest.load("goat")
        view: Any = msgspec.convert(scene["view"], game.view_type, strict=False)
        world = game.world(view, game.dice(1))

    assert scene["picture"] is None
    assert [option["action"] for option in scene["options"]] == world.legal()
