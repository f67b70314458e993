"""A session, a password and a token can be called back, and then they are worth nothing."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.guests import ME, OURS, Guest, HouseProcess, a_bot, get

OLD, NEW = "cactus blossom", "saguaro flower"
MANY = 50  # guesses


def keeps(house: HouseProcess, name: str) -> Guest:
    """Somebody with a password."""
    guest = Guest(house.address, name)
    guest.post("/api/account", {"name": name, "password": OLD})
    return guest


def known_by(house: HouseProcess, cookie: str) -> str | None:
    me = get(f"{house.address}/api/lobby", headers={"Cookie": cookie}).json()["me"]
    return me and str(me["name"])


@contextmanager
def elsewhere(house: HouseProcess, name: str) -> Iterator[httpx.Client]:
    """The same person in another browser."""
    with httpx.Client(base_url=house.address, headers=OURS, timeout=30) as http:
        http.post("/api/signin", json={"name": name, "password": OLD}).raise_for_status()
        yield http


def cookie_of(http: httpx.Client) -> str:
    return "; ".join(f"{name}={value}" for name, value in http.cookies.items())


def test_a_copied_cookie_is_worth_nothing_after_signing_out(house: HouseProcess) -> None:
    jeanne = keeps(house, "Jeanne S1")
    copied = jeanne.cookie
    before = known_by(house, copied)
    jeanne.post("/api/signout", None)

    assert ("Jeanne S1", None) == (before, known_by(house, copied))


def test_signing_out_ends_the_tables_that_were_open(house: HouseProcess) -> None:
    jeanne = keeps(house, "Jeanne S2")
    with jeanne.at(jeanne.found(ME, a_bot())) as hers:
        hers.until("scene")
        jeanne.post("/api/signout", None)
        with pytest.raises(ConnectionClosed):
            hers.until("nothing more")


def test_signing_out_here_leaves_other_browsers_alone(house: HouseProcess) -> None:
    jeanne = keeps(house, "Jeanne S3")
    with elsewhere(house, "Jeanne S3") as http:
        jeanne.post("/api/signout", None)
        assert "Jeanne S3" == known_by(house, cookie_of(http))


def test_signing_out_everywhere_ends_them_all(house: HouseProcess) -> None:
    jeanne = keeps(house, "Jeanne S4")
    with elsewhere(house, "Jeanne S4") as http:
        jeanne.post("/api/signout/everywhere", None)
        assert known_by(house, cookie_of(http)) is None


def test_a_new_password_asks_for_the_old_one(house: HouseProcess) -> None:
    jeanne = keeps(house, "Jeanne S5")
    wish = {"name": "Jeanne S5", "password": NEW}
    without = jeanne.http.post("/api/account", json=wish)
    wrong = jeanne.http.post("/api/account", json={**wish, "old": "not it at all"})
    right = jeanne.http.post("/api/account", json={**wish, "old": OLD})

    assert [403, 403, 200] == [answer.status_code for answer in (without, wrong, right)]


def test_a_new_password_ends_all_other_sessions(house: HouseProcess) -> None:
    jeanne = keeps(house, "Jeanne S6")
    with elsewhere(house, "Jeanne S6") as http:
        jeanne.post("/api/account", {"name": "Jeanne S6", "password": NEW, "old": OLD})
        assert (None, "Jeanne S6") == (
            known_by(house, cookie_of(http)),
            known_by(house, jeanne.cookie),
        )


def test_a_token_can_be_ended(house: HouseProcess) -> None:
    jeanne = Guest(house.address, "Jeanne")
    token = jeanne.post("/api/token", None)["token"]
    jeanne.post("/api/token/end", None)
    answer = get(f"{house.address}/api/lobby", headers={"Authorization": f"Bearer {token}"})

    assert 403 == answer.status_code


def test_of_two_changes_at_once_neither_is_lost(house: HouseProcess) -> None:
    jeanne = Guest(house.address, "Jeanne")
    wish = {"name": "Jeanne", "language": "fr"}
    with ThreadPoolExecutor(2) as both:
        for _ in range(20):
            made = both.submit(jeanne.post, "/api/token", None)
            both.submit(jeanne.post, "/api/me", wish).result()
            bearer = {"Authorization": f"Bearer {made.result()['token']}"}
            me = get(f"{house.address}/api/lobby", headers=bearer).json()["me"]
            assert "fr" == me["language"]


def test_many_wrong_passwords_do_not_lock_the_owner_out(strict_house: HouseProcess) -> None:
    """More than the house lets in, also where each of them takes long."""
    house = strict_house
    jeanne = keeps(house, "Jeanne S7")
    wish = {"name": "Jeanne S7", "password": "guess number "}
    with httpx.Client(base_url=house.address, headers=OURS, timeout=30) as stranger:
        said: list[int] = []
        while 429 not in said and len(said) < MANY:
            guess = {**wish, "password": f"guess number {len(said)}"}
            said.append(stranger.post("/api/signin", json=guess).status_code)
    jeanne.post("/api/signout", None)
    back = jeanne.http.post("/api/signin", json={**wish, "password": OLD})

    assert 429 == said[-1]
    assert 200 == back.status_code
