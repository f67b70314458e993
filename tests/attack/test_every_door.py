"""Names of 300 letters and numbers of 5,000 digits, at every door that wire/ knows of."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest
from msgspec import inspect

from farwest.server.app import API
from farwest.server.routing import Way
from farwest.tables.wire import ClientMessage
from tests.server.guests import ME, OPEN, Guest, HouseProcess

DIGITS = "@digits@"  # stands for a number that Python itself would not write
ODD: tuple[Any, ...] = ("n" * 300, "9" * 5000, "\u202e" * 300, DIGITS, 10**4000, -(10**4000), 1e308)
FITTING = ("a" * 12, "5a" * 16, "5a" * 32, "goat", "me", "en")  # texts that some pattern wants
WAYS = [way for room in API for way in room.WAYS.ways]
MESSAGES = [*inspect.type_info(ClientMessage).types]  # type: ignore[attr-defined]


def plain(kind: Any) -> Any:
    """The least that this shape takes."""
    match kind:
        case inspect.StructType():
            facts = {f.encode_name: plain(f.type) for f in kind.fields}
            return facts if kind.tag_field is None else {kind.tag_field: kind.tag, **facts}
        case inspect.StrType():
            fits = [t for t in FITTING if kind.pattern is None or re.search(kind.pattern, t)]
            return fits[0]
        case inspect.IntType():
            return kind.ge or 0
        case inspect.BoolType():
            return False
        case inspect.FloatType():
            return 0.5
        case inspect.LiteralType():
            return kind.values[0]
        case inspect.ListType():
            return [plain(kind.item_type)]
        case inspect.TupleType():
            return [plain(one) for one in kind.item_types]
        case inspect.DictType():
            return {"rich_store": 1}
        case inspect.UnionType():
            return plain(next(t for t in kind.types if not isinstance(t, inspect.NoneType)))
        case inspect.Metadata():
            return plain(kind.type)
    raise AssertionError(kind)


def spoilt(whole: Any) -> Iterator[Any]:
    """With one thing odd: each in turn, and keys too."""
    if isinstance(whole, dict):
        for name, fact in whole.items():
            for odd in spoilt(fact):
                yield {**whole, name: odd}
        yield {**whole, "n" * 300: 1}
        yield {**whole, "9" * 5000: 1}
    elif isinstance(whole, list):
        for odd in spoilt(whole[0]):
            yield [odd]
        yield whole * 300
    else:
        yield from ODD


def text_of(wish: Any) -> str:
    return json.dumps(wish).replace(json.dumps(DIGITS), "9" * 5000)


def path_of(way: Way, part: str) -> str:
    return re.sub(r"\{[^}]*\}", part, way.path)


@pytest.fixture(scope="module")
def guest(house: HouseProcess) -> Guest:
    """Whom doors for kept names let in too."""
    found = Guest(house.address, "Calamity")
    found.post("/api/account", {"name": "Calamity", "password": "cactus blossom"})
    return found


@pytest.mark.parametrize("way", [w for w in WAYS if w.takes], ids=lambda way: way.path)
def test_no_body_is_too_odd_for_a_sentence(guest: Guest, way: Way) -> None:
    shapes = [plain(inspect.type_info(way.takes))]
    if way.takes is ClientMessage:
        shapes = [plain(kind) for kind in MESSAGES]
    table = guest.found(ME, OPEN)
    answers: list[httpx.Response] = []
    for shape in shapes:
        for wish in spoilt(shape):
            headers = {"Content-Type": "application/json"}
            path = path_of(way, table)
            answers.append(guest.http.post(path, content=text_of(wish), headers=headers))

    assert len(answers) > 7
    assert [] == [a.text[:200] for a in answers if a.status_code >= 500]
    assert any(a.status_code == 400 for a in answers)
    refused = [answer.json() for answer in answers if answer.status_code in (400, 413, 429)]
    assert all(len(refusal["text"]) < 1000 for refusal in refused)


@pytest.mark.parametrize("way", [w for w in WAYS if w.method == "GET"], ids=lambda way: way.path)
def test_no_address_is_too_odd_for_a_sentence(guest: Guest, way: Way) -> None:
    odd = ("n" * 300, "9" * 5000, "%F0%9F%90%90" * 300)
    paths = [path_of(way, part) for part in odd if "{" in way.path]
    for name in way.asks or {}:
        paths += [f"{path_of(way, 'goat')}?{name}={value}" for value in odd]
    for path in paths:
        answer = guest.http.get(path)
        assert answer.status_code < 500, (path[:60], answer.text[:200])


def test_no_message_at_a_table_is_too_odd_for_a_sentence(guest: Guest) -> None:
    with guest.at(guest.found(ME, OPEN)) as place:
        sent, heard = 0, []
        for kind in MESSAGES:
            for wish in spoilt(plain(kind)):
                place.socket.send(text_of(wish))
                place.send("ping", ask=f"still here {sent}")
                while (message := place.hear()).get("ask") != f"still here {sent}":
                    heard.append(message)
                sent += 1

    assert sent > 200
    assert [] == [m for m in heard if m["is"] == "refused" and m["error"] == "Broken"]
    assert sent * 0.9 < sum(message["is"] in ("refused", "done", "told") for message in heard)


def test_a_name_of_300_letters_is_refused_and_nothing_has_happened(guest: Guest) -> None:
    before = guest.get("/api/lobby")["me"]
    answer = guest.http.post("/api/me", json={"name": "n" * 300})

    assert 400 == answer.status_code
    assert before == guest.get("/api/lobby")["me"]


def test_the_shapes_are_such_as_the_house_takes() -> None:
    """Else every door would refuse at the doormat, and nothing above would show anything."""
    for kind in MESSAGES:
        msgspec.json.decode(json.dumps(plain(kind)), type=ClientMessage)
    for way in WAYS:
        if way.takes and way.takes is not ClientMessage:
            msgspec.json.decode(json.dumps(plain(inspect.type_info(way.takes))), type=way.takes)
