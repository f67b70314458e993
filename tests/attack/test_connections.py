"""Connections that say nothing, or only half of it, and who has too many of them."""

from __future__ import annotations

import socket
from contextlib import ExitStack
from urllib.parse import urlsplit

import httpx
import pytest

from farwest.server.connections import OF_ONE, SOCKETS
from farwest.server.limits import Limits, network
from tests.server.guests import ME, OPEN, Guest, HouseProcess

FLOOD = "127.0.3.3"
HALF = b"GET /api/lobby HTTP/1.1\r\nHost: farwest\r\nX-Slow: "


def line_to(house: HouseProcess) -> socket.socket:
    address = urlsplit(house.address)
    return socket.create_connection((address.hostname, address.port), timeout=60)


def line_from(house: HouseProcess, home: str) -> socket.socket:
    address = urlsplit(house.address)
    return socket.create_connection((address.hostname, address.port), 60, (home, 0))


def closed(line: socket.socket) -> bool:
    """By the house, within the minute that the socket waits; not by its keep-alive: nothing was
    ever answered on it."""
    try:
        return line.recv(1) == b""
    except ConnectionError:
        return True


def test_who_says_nothing_or_half_of_it_is_shown_out(strict_house: HouseProcess) -> None:
    with line_to(strict_house) as silent, line_to(strict_house) as half, ExitStack() as stack:
        guest = Guest(strict_house.address, "Jeanne")
        place = stack.enter_context(guest.at(guest.found(ME, OPEN)))
        half.sendall(HALF)
        gone = [closed(silent), closed(half)]
        still = place.ask("ping")["is"]  # who sits and says nothing is not shown out

    assert ([True, True], "pong") == (gone, still)


def test_who_goes_in_the_middle_of_a_request_leaves_no_trace(strict_house: HouseProcess) -> None:
    """A house that prints a page for each of them fills its disk."""
    head = b"POST /api/me HTTP/1.1\r\nHost: farwest\r\nX-Farwest: 1\r\nContent-Length: 900\r\n\r\n"
    for _ in range(5):
        with line_to(strict_house) as line:
            line.sendall(head + b'{"name": "Ze')
    after = [httpx.get(f"{strict_house.address}/api/lobby", timeout=60) for _ in range(3)]

    assert {200} == {answer.status_code for answer in after}
    assert "" == strict_house.err.read_text()


def test_one_address_cannot_have_all_connections(strict_house: HouseProcess) -> None:
    with ExitStack() as stack:
        lines = [stack.enter_context(line_to(strict_house)) for _ in range(OF_ONE + 20)]
        first, last = lines[: OF_ONE // 2], lines[-10:]
        refused = [closed(line) for line in last]
        for line in first[:5]:
            line.sendall(b"GET /api/rules/goat HTTP/1.1\r\nHost: farwest\r\n\r\n")
        answered = [line.recv(12) for line in first[:5]]
    after = httpx.get(f"{strict_house.address}/api/rules/goat", timeout=60).status_code

    assert [True] * 10 == refused
    assert [b"HTTP/1.1 200"] * 5 == answered
    assert 200 == after  # the others gone, there is room again


def test_one_address_cannot_come_again_and_again(strict_house: HouseProcess) -> None:
    """Each on a connection of its own, as fast as they go."""
    ask = b"GET /health HTTP/1.1\r\nHost: farwest\r\nConnection: close\r\n\r\n"

    def said(line: socket.socket) -> bytes:
        try:
            line.sendall(ask)
            return line.recv(12)
        except ConnectionError:
            return b""

    def come(home: str, many: int) -> list[bytes]:
        """One after the other; where a machine is busy, answers take longer than to come again."""
        with ExitStack() as stack:
            lines = [stack.enter_context(line_from(strict_house, home)) for _ in range(many)]
            return [said(line) for line in lines]

    came: list[bytes] = []
    while b"" not in came and len(came) < 10_000:
        came += come("127.0.0.1", OF_ONE // 2)

    assert 2 * OF_ONE <= came.index(b"")  # nobody's browser comes as often
    assert [b"HTTP/1.1 200"] == come("127.0.0.2", 1)


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
    ],
)
def test_of_ipv6_the_whole_network_of_a_subscriber_counts_as_one(
    one: str, other: str, same: bool
) -> None:
    limits = Limits(1, 0)

    assert [True, not same] == [limits.take(network(one)), limits.take(network(other))]


def test_a_flood_of_sockets_is_cut_off_and_others_come_in(strict_house: HouseProcess) -> None:
    """From one address; what is beyond its share costs the house no handshake."""
    guest = Guest(strict_house.address, "Jeanne")
    table = guest.found(ME, OPEN, public=True)
    head = (
        f"GET /ws/tables/{table} HTTP/1.1\r\nHost: farwest\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ).encode()
    burst, many = round(SOCKETS.burst), OF_ONE - 20  # a slow machine lets some in meanwhile
    with ExitStack() as stack:
        lines = [stack.enter_context(line_from(strict_house, FLOOD)) for _ in range(many)]
        for line in lines:
            line.sendall(head)
        cut = sum(closed(line) for line in lines)
        with guest.at(table) as place:
            here = place.until("table")["is"]

    assert burst // 2 < cut < many
    assert "table" == here
