"""Three hundred eyes of one stranger cost as much as one pair."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import msgspec
from websockets.sync.client import ClientConnection

from farwest.server.lines import AT_A_TABLE
from farwest.tables import wire
from farwest.tables.watcher import Watcher
from tests.server.guests import ME, OPEN, Guest, HouseProcess, a_bot, dial
from tests.tables.test_live_table import Clock, move, opened
from tests.tables.test_review_secrets import drained


@contextmanager
def nameless(house: HouseProcess, table: str) -> Iterator[ClientConnection]:
    with dial(house.address.replace("http", "ws", 1) + f"/ws/tables/{table}") as line:
        line.send(json.dumps({"do": "hello"}))
        yield line


def first_word(line: ClientConnection) -> dict[str, Any]:
    return dict(json.loads(line.recv(timeout=60)))


def test_a_stranger_has_a_few_lines_to_a_table_and_nobody_else_is_kept_out(
    strict_house: HouseProcess,
) -> None:
    jeanne, opal = (Guest(strict_house.address, name) for name in ("Jeanne", "Opal"))
    table = jeanne.found(ME, OPEN, public=True)
    with ExitStack() as stack:
        lines = [stack.enter_context(nameless(strict_house, table)) for _ in range(AT_A_TABLE + 4)]
        said = [first_word(line) for line in lines]
        refused = [word for word in said if word["is"] == "refused"]
        with jeanne.at(table) as hers, opal.at(table, salt="") as other:
            heard = [hers.until("table")["is"], other.until("table")["is"]]
    with nameless(strict_house, table) as again:
        later = first_word(again)["is"]

    assert (4, {"TooMuch"}) == (len(refused), {word["error"] for word in refused})
    assert ["table", "table"] == heard
    assert "table" == later  # those gone, there is room again


def test_streams_count_as_lines_too(strict_house: HouseProcess) -> None:
    jeanne = Guest(strict_house.address, "Jeanne")
    table = jeanne.found(ME, OPEN, public=True)
    with ExitStack() as stack:
        streams = [
            stack.enter_context(jeanne.http.stream("GET", f"/api/tables/{table}/stream"))
            for _ in range(AT_A_TABLE + 1)
        ]
        said = [json.loads(next(stream.iter_lines()))["is"] for stream in streams]

    assert [*["table"] * AT_A_TABLE, "refused"] == said


def test_who_sees_the_same_gets_the_same_bytes_made_once(tmp_path: Path) -> None:
    async def look() -> None:
        hall, live, jeanne = await opened(tmp_path, Clock())
        eyes = [Watcher("", "guest", "en", "wide", -1) for _ in range(3)]
        french = Watcher("", "guest", "fr", "wide", -1)
        for watcher in (*eyes, french):
            await live.join(watcher)
        told: list[list[bytes]] = []
        foreign: list[list[bytes]] = []
        for n in range(4):
            for what in ("table", "scene"):
                first, *others = [live.sharing.news(watcher, what) for watcher in eyes]
                assert all(other is first for other in others)
                told.append(first)
                foreign.append(live.sharing.news(french, what))
            await live.handle(jeanne, move(live, f"a{n}"))
        assert sum(map(len, told)) > 4
        assert told != foreign
        fresh = Watcher("", "guest", "en", "wide", -1)
        alone = [msgspec.json.encode(message) for message in live.news(fresh, "scene")]
        late = Watcher("", "guest", "en", "wide", -1)
        assert alone == live.sharing.news(late, "scene")
        await hall.close()

    asyncio.run(look())


def test_who_comes_later_is_shown_the_board_though_nothing_happens(tmp_path: Path) -> None:
    """Whoever was here is told first that somebody came: what those have seen is theirs alone."""

    async def look() -> tuple[list[bytes], list[bytes]]:
        hall, live, _ = await opened(tmp_path, Clock())
        early, late = [Watcher("", "guest", "en", "wide", -1) for _ in range(2)]
        await live.join(early)
        seen = live.sharing.news(early, "scene")
        await live.join(late)
        for watcher in (early, late):
            live.sharing.news(watcher, "table")
        shown = live.sharing.news(late, "scene")
        await hall.close()
        return seen, shown

    seen, shown = asyncio.run(look())
    assert [json.loads(text)["is"] for text in shown] == ["scene"]
    assert seen == shown


def test_who_plays_never_gets_what_was_made_for_others(tmp_path: Path) -> None:
    async def look() -> None:
        hall, live, _ = await opened(tmp_path, Clock())
        stranger = Watcher("", "guest", "en", "wide", -1)
        player = Watcher("p0", "Jeanne", "en", "wide", -1)
        await live.join(stranger)
        await live.join(player)
        shared, own = (live.sharing.news(w, "scene")[-1] for w in (stranger, player))
        assert (-1, False) == (json.loads(shared)["seat"], shared == own)
        await hall.close()

    asyncio.run(look())


def test_who_wishes_for_many_films_has_the_last_one(tmp_path: Path) -> None:
    """They are made when they are sent: a line that nobody reads costs nothing, and none is kept
    for it."""

    async def look() -> list[tuple[str, int]]:
        hall, live, jeanne = await opened(tmp_path, Clock())
        for n in range(4):
            await live.handle(jeanne, move(live, f"a{n}"))
        eyes = Watcher("", "guest", "en", "wide", -1)
        await live.join(eyes)
        await drained(live, eyes)
        last = live.table.seen(None)
        for n in range(50):
            await live.handle(eyes, wire.Rewind(f"r{n}", 0, last))
        heard = [one for one in await drained(live, eyes) if isinstance(one, wire.Rewound)]
        await hall.close()
        return [(one.ask, len(one.scenes)) for one in heard]

    *late, last = asyncio.run(look())
    assert [(f"r{n}", 0) for n in range(49)] == late
    assert ("r49", True) == (last[0], last[1] > 1)


def test_films_are_dearer_than_words(strict_house: HouseProcess) -> None:
    """Each is the work of many other messages: who wishes for more than a person could gets
    none."""
    jeanne = Guest(strict_house.address, "Jeanne")
    table = jeanne.found(ME, a_bot(), variant={"first_dealer": 0})
    with jeanne.at(table, canvas="wide") as place:
        scene = place.my_turn()
        place.ask("play", move=scene["move"], action=scene["options"][0]["action"])
        last = place.my_turn()["move"]
        found = []
        for _ in range(40):
            place.send("rewind", since=0, upto=last)
            found.append(len(place.until("rewound", "refused").get("scenes", [])))
    assert [True, True] == [found[0] > 0, 0 in found]
