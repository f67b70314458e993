"""A house behind a proxy: addresses are those that the proxy tells, and https is said or missed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from farwest.tables import logbook
from tests.attack.test_doors import asked
from tests.server.guests import OURS, HouseProcess

ANN, ZEKE = "203.0.113.7", "198.51.100.9"
MANY = 50  # guesses


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseProcess]:
    house = HouseProcess(tmp_path_factory.mktemp("proxied"), "--https", "--proxy", "192.0.2.1")
    yield house
    house.stop()
    assert "" == house.err.read_text()


def guess(house: HouseProcess, told: str, name: str) -> int:
    """As a proxy on this machine passes it on."""
    headers = {**OURS, "X-Forwarded-For": told, "X-Forwarded-Proto": "https"}
    wish = {"name": name, "password": "wrong guess"}
    return httpx.post(
        f"{house.address}/api/signin", json=wish, headers=headers, timeout=60
    ).status_code


def guesses(house: HouseProcess, told: str, name: str) -> list[int]:
    """With a number for N, until it is too much: where a guess takes long, some more are let in."""
    said: list[int] = []
    while 429 not in said and len(said) < MANY:
        said.append(guess(house, told.replace("N", str(len(said))), f"{name} {len(said)}"))
    return said


def test_who_guesses_through_a_proxy_locks_out_nobody_else(proxied: HouseProcess) -> None:
    tries = guesses(proxied, ZEKE, "name")

    assert (403, 429) == (tries[0], tries[-1])
    assert 403 == guess(proxied, ANN, "another name")


def test_an_address_that_the_client_made_up_is_not_believed(proxied: HouseProcess) -> None:
    """The proxy adds the true one behind it; another that was named is looked through."""
    other = "203.0.113.99"
    tries = guesses(proxied, f"10.0.0.N, {other}, 192.0.2.1", "other")

    assert 429 == tries[-1]


def test_a_house_of_https_gives_cookies_for_https_only(proxied: HouseProcess) -> None:
    name = {"name": "Jeanne"}
    headers = {**OURS, "X-Forwarded-For": ANN, "Origin": proxied.address.replace("http", "https")}
    answer = httpx.post(f"{proxied.address}/api/me", json=name, headers=headers, timeout=60)

    assert 200 == answer.status_code
    assert "; Secure" in answer.headers["set-cookie"]


def test_a_house_that_does_not_know_of_its_proxy_names_the_option(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    logbook._last.clear()
    with caplog.at_level(logging.WARNING, "farwest.house"):
        answer = asyncio.run(asked(tmp_path, False, "https://house"))
        asyncio.run(asked(tmp_path, False, "https://house"))

    assert 403 == answer.status_code
    assert answer.json()["text"].endswith("Whoever runs the house starts it with --https.")
    told = [record for record in caplog.records if record.message == "need-https"]
    assert [("warning", "--https")] == [
        (record.levelname.lower(), vars(record)["facts"]["option"]) for record in told
    ]
