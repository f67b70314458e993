"""How people find each other: friends, invitations, a seat in one click; and whom they do not."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path
from signal import SIGTERM
from typing import Any

import pytest

from tests.server.guests import ME, OPEN, Guest, HouseProcess
from tests.server.test_histories import account

NUMBERS = count(1)


@pytest.fixture
def pair(house: HouseProcess) -> tuple[Guest, Guest]:
    """Two accounts who know nothing of each other."""
    n = next(NUMBERS)
    return account(house, f"Ruth {n}"), account(house, f"Silas {n}")


def friends(guest: Guest) -> list[tuple[str, str]]:
    return [(one["name"], one["stage"]) for one in guest.get("/api/me/friends")["friends"]]


def named(guest: Guest) -> dict[str, str]:
    return {"name": guest.name}


def block(guest: Guest, other: Guest) -> None:
    table = other.found(ME, OPEN, public=True)
    with guest.at(table, salt="") as place:
        assert "done" == place.ask("block", seat=0)["is"]
    with other.at(table, salt="") as place:
        place.ask("stand")


def test_two_are_friends_when_both_say_so(pair: tuple[Guest, Guest]) -> None:
    ruth, silas = pair
    ruth.post("/api/me/friends", named(silas))
    asked = friends(ruth), friends(silas)
    silas.post("/api/me/friends", named(ruth))
    agreed = friends(ruth), friends(silas)
    ruth.post("/api/me/friends/end", named(silas))

    assert ([(silas.name, "asked")], [(ruth.name, "asks")]) == asked
    assert ([(silas.name, "friend")], [(ruth.name, "friend")]) == agreed
    assert ([], []) == (friends(ruth), friends(silas))


def test_only_friends_see_that_one_is_at_a_table(pair: tuple[Guest, Guest]) -> None:
    ruth, silas = pair
    ruth.post("/api/me/friends", named(silas))
    with silas.at(silas.found(ME, OPEN)):
        before = ruth.get("/api/me/friends")["friends"]
        silas.post("/api/me/friends", named(ruth))
        after = ruth.get("/api/me/friends")["friends"]

    assert [False, True] == [before[0]["here"], after[0]["here"]]


def test_who_was_blocked_asks_into_the_void_and_cannot_tell(pair: tuple[Guest, Guest]) -> None:
    ruth, silas = pair
    block(ruth, silas)
    silas.post("/api/me/friends", named(ruth))
    silas.post(f"/api/tables/{silas.found(ME, OPEN)}/invite", named(ruth))

    assert [(ruth.name, "asked")] == friends(silas)
    assert [] == friends(ruth)
    assert [] == ruth.get("/api/lobby")["invitations"]


def test_an_invitation_by_name_stands_in_the_lobby_until_it_is_refused(
    pair: tuple[Guest, Guest],
) -> None:
    ruth, silas = pair
    table = ruth.found(ME, OPEN)
    ruth.post(f"/api/tables/{table}/invite", named(silas))
    (card,) = silas.get("/api/lobby")["invitations"]
    stranger = silas.http.post(f"/api/tables/{table}/invite", json=named(ruth))
    silas.post(f"/api/invitations/{table}/decline", None)

    assert (table, ruth.name, "goat") == (card["table"], card["host"], card["game"])
    assert 403 == stranger.status_code, "only who sits there invites"
    assert [] == silas.get("/api/lobby")["invitations"]


# ---- a seat in one click --------------------------------------------------------------------


def paired(guest: Guest, game: str, **wishes: Any) -> tuple[str, bool]:
    found = guest.post("/api/pair", {"game": game, **wishes})
    return found["table"], found["fresh"]


def test_the_second_gets_a_seat_where_the_first_one_waits(pair: tuple[Guest, Guest]) -> None:
    ruth, silas = pair
    table, fresh = paired(ruth, "circles", pace="clock")
    other = paired(silas, "circles", pace="days")
    same = paired(silas, "circles", pace="clock")

    assert fresh is True
    assert other[0] != table
    assert (table, False) == same
    chairs = silas.get(f"/api/tables/{table}")["chairs"]
    assert [ruth.name, silas.name] == [chair["name"] for chair in chairs[:2]]


def test_nobody_is_paired_with_whom_one_of_them_blocked(pair: tuple[Guest, Guest]) -> None:
    ruth, silas = pair
    block(ruth, silas)
    table, _ = paired(ruth, "carson")
    hers = paired(silas, "carson")
    his = paired(ruth, "carson", seats=4)

    assert hers[0] != table, "she blocked him: he does not come to her"
    assert hers[1] is True
    assert his[0] not in (hers[0],), "nor she to him"


def test_a_guest_is_paired_and_a_rated_game_needs_an_account(house: HouseProcess) -> None:
    guest = Guest(house.address, "Guest who waits")
    refused = guest.http.post("/api/pair", json={"game": "meeples", "rated": True})

    assert 403 == refused.status_code
    assert paired(guest, "meeples")[1] is True


def test_spectators_with_a_name_are_named(pair: tuple[Guest, Guest]) -> None:
    ruth, silas = pair
    table = ruth.found(ME, OPEN, public=True)
    with ruth.at(table) as place, silas.at(table, salt=""):
        state = place.until("table", where=lambda state: state["watching"])

    assert [silas.name] == state["watching"]


# ---- what the owner tells -------------------------------------------------------------------


@pytest.fixture
def owned(tmp_path: Path) -> Iterator[HouseProcess]:
    link = tmp_path / "owner.txt"
    running = HouseProcess(tmp_path, "--no-limits", "--owner-file", str(link))
    yield running
    assert -SIGTERM == running.stop()


def test_an_announcement_stands_in_everybodys_lobby_until_it_is_taken_down(
    owned: HouseProcess,
) -> None:
    owner, guest = Guest(owned.address, "Owner"), Guest(owned.address, "Guest")
    key = (owned.folder / "owner.txt").read_text().strip().partition("#")[2]
    refused = guest.http.post("/api/owner/announcements", json={"text": "Beans!"})
    owner.post("/api/owner/enter", {"key": key})
    owner.post("/api/owner/announcements", {"text": "Closed on Monday.", "days": 1})
    (card,) = guest.get("/api/lobby")["announcements"]
    owner.post(f"/api/owner/announcements/{card['number']}/end", None)

    assert 403 == refused.status_code
    assert "Closed on Monday." == card["text"]
    assert [] == guest.get("/api/lobby")["announcements"]
    deeds = [deed["what"] for deed in owner.get("/api/owner/deeds")["deeds"]]
    assert ["unannounced", "announced"] == deeds[:2]
