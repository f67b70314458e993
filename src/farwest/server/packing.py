"""How messages are packed for browsers: quickly, and small ones not at all.

Most of what a socket carries is a Change of a few kilobytes. ISA-L packs one in a third of the time
that zlib's quickest level takes, a little smaller, for 34 kB of memory more a socket; where it
cannot be had, zlib does. A message below SMALL gains nothing worth its time.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from types import ModuleType
from typing import Any, Final, Protocol

from uvicorn.protocols.websockets.auto import AutoWebSocketsProtocol
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.frames import Frame, Opcode

quickest: ModuleType = zlib
with suppress(ImportError):  # no wheel for this machine
    quickest = import_module("isal.isal_zlib")

SMALL: Final = 600  # bytes
WINDOW: Final = 12  # bits, as uvicorn has it: a few kilobytes for each socket
LEVEL: Final = 1
MEMORY: Final = 5 if quickest is zlib else 1  # of their memory levels
SETTINGS: Final = {"memLevel": 5, "level": LEVEL}  # for who starts anew with every message


class Packer(Protocol):
    def compress(self, data: bytes, /) -> bytes: ...

    def flush(self, mode: int = zlib.Z_FINISH, /) -> bytes: ...


def packer(window: int = WINDOW) -> Packer:
    """For all that one socket carries."""
    made: Packer = quickest.compressobj(LEVEL, zlib.DEFLATED, -window, MEMORY)
    return made


class LightDeflate(PerMessageDeflate):
    def encode(self, frame: Frame) -> Frame:
        whole = frame.fin and frame.opcode in (Opcode.TEXT, Opcode.BINARY)
        return frame if whole and len(frame.data) < SMALL else super().encode(frame)


class LightDeflateFactory(ServerPerMessageDeflateFactory):
    def process_request_params(
        self, params: Sequence[tuple[str, str | None]], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[tuple[str, str | None]], PerMessageDeflate]:
        answer, extension = super().process_request_params(params, accepted_extensions)
        extension.__class__ = LightDeflate
        if not extension.local_no_context_takeover:
            extension.encoder = packer(extension.local_max_window_bits)  # type: ignore[assignment]
        return answer, extension


class PackedSocket(AutoWebSocketsProtocol):  # type: ignore[misc, valid-type]
    def __init__(self, *facts: Any, **more: Any) -> None:
        super().__init__(*facts, **more)
        if self.conn.available_extensions:
            light = LightDeflateFactory(
                server_max_window_bits=WINDOW,
                client_max_window_bits=WINDOW,
                compress_settings=SETTINGS,
            )
            self.conn.available_extensions = [light]
