"""What a client said, read: the same over a socket and in a browser that is its own house."""

from __future__ import annotations

from typing import Final

import msgspec

from farwest.kit.reading import learned
from farwest.tables.errors import BadMessage, TooMuch
from farwest.tables.wire import MOST_BYTES, ClientMessage, Hello

DECODER: Final = learned(ClientMessage)


def parse(text: str) -> ClientMessage:
    if len(text) > MOST_BYTES:
        raise TooMuch("too-large")
    try:
        message: ClientMessage = DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadMessage("bad-message", why=str(error)) from None
    return message


def greeting(text: str) -> Hello:
    """The first message."""
    message = parse(text)
    if not isinstance(message, Hello):
        raise BadMessage("bad-message", why="the first one is hello")
    return message
