"""Talk and plans of those who plan together, over real lines: where they come, and where not."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from tests.server.guests import ME, OPEN, Guest, HouseProcess, Place, a_bot
from tests.server.test_fuzz import ping

ROUTE = ["town-tucson", "town-globe", "town-socorro"]
WHISPER = "CANARY-whisper"
LOOKS = (
    *("/api/lobby", "/api/tables/{}", "/api/tables/{}/record", "/api/tables/{}/verify"),
    *("/api/tables/{}/review", "/api/replays/{}", "/api/replays/{}/scene?move=0&eyes=-2"),
)
FUZZ = 600
MANY = 200
FIELDS = ("stops", "to", "text", "seat")
ANSWERS = ("done", "refused")


def at_a_table(house: HouseProcess, **wishes: Any) -> tuple[dict[str, Guest], str]:
    """The marshal; Bob and Cal, of the gang; a bot; and one who watches."""
    names = ("marshal", "bob", "cal", "watcher")
    guests = {name: Guest(house.address, name.title()) for name in names}
    wish = {"variant": {"marshal": 0}, "public": True, **wishes}
    table = guests["marshal"].found(ME, OPEN, OPEN, a_bot(), game="desperados", **wish)
    return guests, table


@contextmanager
def seated(guests: dict[str, Guest], table: str) -> Iterator[dict[str, Place]]:
    """Everybody at the table, and the game begun."""
    with ExitStack() as sockets:
        places = {name: sockets.enter_context(guest.at(table)) for name, guest in guests.items()}
        for seat, name in ((1, "bob"), (2, "cal")):
            places[name].ask("sit", seat=seat, salt="77" * 16)
        for name in ("bob", "cal"):
            places[name].until("circle")
        yield places


def caught_up(place: Place) -> list[str]:
    """All that came until the house has nothing more to say. Answers overtake news, so that the
    news come before the second."""
    place.ask("ping")
    place.ask("ping")
    return place.bytes


def plot(places: dict[str, Place]) -> None:
    assert "done" == places["bob"].ask("chat", text=WHISPER, to="circle")["is"]
    assert "done" == places["bob"].ask("plan", stops=ROUTE)["is"]
    heard = places["cal"].until("talk", where=lambda talk: talk["to"] == "circle")
    seen = places["cal"].until("circle", where=lambda circle: bool(circle["routes"]))
    assert (WHISPER, 1, "Bob") == (heard["text"], heard["seat"], heard["name"])
    assert [{"seat": 1, "stops": ROUTE}] == seen["routes"]


def streamed(guest: Guest, table: str) -> list[str]:
    """The first lines of a program's stream, to the scene."""
    lines: list[str] = []
    with guest.http.stream("GET", f"/api/tables/{table}/stream") as response:
        for line in response.iter_lines():
            lines.append(line)
            if '"is":"scene"' in line:
                return lines
    raise AssertionError(f"no scene among {lines}")


def leaks(texts: list[str]) -> list[str]:
    return [text for text in texts for word in (WHISPER, '"circle"', '"routes"') if word in text]


def test_nobody_but_the_gang_is_sent_its_talk_or_its_pins(house: HouseProcess) -> None:
    guests, table = at_a_table(house)
    with seated(guests, table) as places:
        plot(places)
        refused = [
            answer
            for who in ("marshal", "watcher")
            for answer in (
                places[who].ask("plan", stops=ROUTE),
                places[who].ask("chat", text="Hm", to="circle"),
            )
        ]
        posted = guests["marshal"].http.post(
            f"/api/tables/{table}/do", json={"do": "plan", "ask": "p", "stops": ROUTE}
        )
        heard = [text for who in ("marshal", "watcher") for text in caught_up(places[who])]
        with guests["marshal"].at(table) as again, guests["watcher"].at(table, salt="") as late:
            heard += [*caught_up(again), *caught_up(late)]
    stranger = Guest(house.address, "Zeke")
    for guest in (guests["marshal"], guests["watcher"], stranger):
        heard += [guest.http.get(path.format(table)).text for path in LOOKS]
        heard += streamed(guest, table)

    assert [] == leaks(heard)
    assert len(heard) > 3 * len(LOOKS) + 10
    assert ["NotYours"] * 4 == [answer["error"] for answer in refused]
    assert (409, "NotYours") == (posted.status_code, posted.json()["error"])
    assert WHISPER not in house.err.read_text()
    own = [text for text in leaks(streamed(guests["cal"], table)) if '"bot":true' not in text]
    assert 2 == len(own), "the gang's own programs hear it"


def test_who_watches_with_a_delay_never_hears_the_gang(house: HouseProcess) -> None:
    guests, table = at_a_table(house, delay=1)
    with seated(guests, table) as places:
        plot(places)
        scene = places["marshal"].my_turn()
        places["marshal"].ask("play", move=scene["move"], action=scene["options"][0]["action"])
        places["watcher"].until("scene")  # it comes when the delay is over
        heard = caught_up(places["watcher"])

    assert [] == leaks(heard)
    assert not any('"is":"talk"' in text for text in heard)


def test_plans_and_whispers_outlive_a_house_that_was_killed(tmp_path: Path) -> None:
    first = HouseProcess(tmp_path, "--no-limits")
    try:
        guests, table = at_a_table(first)
        with seated(guests, table) as places:
            plot(places)
    finally:
        first.kill()
    second = HouseProcess(tmp_path, "--no-limits")
    try:
        for guest in guests.values():
            guest.moves_to(second)
        with guests["cal"].at(table) as his, guests["marshal"].at(table) as hers:
            heard = his.until("talk")
            seen = his.until("circle")
            others = caught_up(hers)
    finally:
        second.kill()

    assert (WHISPER, "circle", 1) == (heard["text"], heard["to"], heard["n"])
    assert [{"seat": 1, "stops": ROUTE}] == seen["routes"]
    assert [] == leaks(others)


def test_who_whispers_or_pins_too_fast_is_told_so(tmp_path: Path) -> None:
    strict = HouseProcess(tmp_path)
    try:
        guests, table = at_a_table(strict)
        with seated(guests, table) as places:
            bob = places["bob"]
            for k in range(MANY):  # what hangs there already is soon answered
                bob.send("plan", stops=ROUTE, ask=f"p{k}")
            answers = [bob.until("done", "refused") for _ in range(MANY)]
    finally:
        strict.kill()

    refused = [answer["error"] for answer in answers if answer["is"] == "refused"]
    assert {"TooMuch"} == set(refused)
    assert MANY - len(refused) >= 50


def test_bad_plans_and_whispers(house: HouseProcess) -> None:
    """Each is answered, by a done or a named error, and the marshal hears of none."""
    guests, table = at_a_table(house)
    dice = random.Random(5)
    answers: set[str] = set()
    odd: list[Any] = [
        *(None, "", [], {}, 7, "all", "circle", "gang", "town-tucson", ROUTE, ROUTE * 2, ROUTE * 9),
        *([[]], [None], [""], ["x" * 50], ["town-"], ["town-tucson town-globe"], "x" * 400),
    ]
    with seated(guests, table) as places:
        caught_up(places["marshal"])
        before = len([text for text in places["marshal"].bytes if '"is":"talk"' in text])
        for k in range(FUZZ):
            facts: dict[str, Any] = {"ask": f"f{k}", "do": dice.choice(("plan", "chat"))}
            facts |= {field: dice.choice(odd) for field in dice.sample(FIELDS, 2)}
            if facts["do"] == "chat" and facts.get("to", "all") == "all":
                facts["to"] = "circle"
            places["bob"].socket.send(json.dumps(facts))
            if k % 50 == 49:  # who does not read is shown out
                heard = ping(places["bob"], f"p{k}")
                answers |= {m.get("error", m["is"]) for m in heard if m["is"] in ANSWERS}
        after = caught_up(places["marshal"])

    assert {"done", "BadMessage"} == answers
    assert [] == leaks(after)
    assert before == len([text for text in after if '"is":"talk"' in text])
