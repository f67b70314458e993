"""One POST to an address that somebody gave us: to nobody in our own network, and not for ever.

The name is looked up once, every address that it has must be one of the open internet, and the
connection goes to the one that was looked at: a name cannot mean another machine the second time.
What is answered is not read, and nobody sends us on.
"""

from __future__ import annotations

import asyncio
import http.client
import ipaddress
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from typing import Final
from urllib.parse import SplitResult, urlsplit

PATIENCE: Final = 10.0  # seconds, for each step
WHOLE: Final = 25.0  # seconds, for all of it
MOST_LETTERS: Final = 1000  # of an address
POSTING: Final = ThreadPoolExecutor(4, "farwest-posting")
NAT64: Final = ipaddress.ip_network("64:ff9b::/96")


class Unreachable(Exception):
    """Not now: perhaps later."""


class Forbidden(Exception):
    """Never: it is no address for this."""


def parts_of(address: str, private: bool) -> SplitResult:
    """Or Forbidden. `private`: also http, and also machines of our own network."""
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        raise Forbidden("no address") from None
    secure = parts.scheme == "https" or (private and parts.scheme == "http")
    plain = not parts.username and not parts.password and port != 0
    printable = address.isascii() and address.isprintable() and " " not in address
    if not (secure and plain and printable and parts.hostname and len(address) <= MOST_LETTERS):
        raise Forbidden("no address")
    return parts


def is_open(address: str) -> bool:
    """Whether it is a machine of the open internet."""
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address):
        if ip.ipv4_mapped is not None:
            return is_open(str(ip.ipv4_mapped))
        if ip.sixtofour is not None or ip.teredo is not None or ip in NAT64:
            return False
    return ip.is_global and not (ip.is_multicast or ip.is_reserved or ip.is_unspecified)


def looked_up(host: str, port: int, private: bool) -> str:
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise Unreachable(str(error)) from None
    addresses = [str(info[4][0]) for info in found]
    if not private and not all(map(is_open, addresses)):
        raise Forbidden("an address of our own network")
    if not addresses:
        raise Unreachable("no machine has this name")
    return addresses[0]


class PinnedHttp(http.client.HTTPConnection):
    """To the machine that was looked at, under the name that was asked for."""

    def __init__(self, parts: SplitResult, private: bool) -> None:
        self.secure = parts.scheme == "https"
        port = parts.port or (443 if self.secure else 80)
        super().__init__(str(parts.hostname), port, timeout=PATIENCE)
        self.private = private

    def connect(self) -> None:
        address = looked_up(self.host, self.port, self.private)
        self.sock = socket.create_connection((address, self.port), PATIENCE)
        if self.secure:
            context = ssl.create_default_context()
            self.sock = context.wrap_socket(self.sock, server_hostname=self.host)


async def post(address: str, body: bytes, headers: dict[str, str], private: bool) -> int:
    """The status that was answered."""
    parts = parts_of(address, private)
    line = PinnedHttp(parts, private)
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")

    def ask() -> int:
        try:
            line.request("POST", path, body, headers)
            return line.getresponse().status
        except (OSError, http.client.HTTPException) as error:
            raise Unreachable(type(error).__name__) from None
        finally:
            line.close()

    try:
        asked = asyncio.get_running_loop().run_in_executor(POSTING, ask)
        return await asyncio.wait_for(asyncio.shield(asked), WHOLE)
    except TimeoutError:
        if line.sock is not None:  # who answers letter by letter keeps no thread of ours
            line.sock.close()
        raise Unreachable("too slow") from None
