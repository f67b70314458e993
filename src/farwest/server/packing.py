"""How messages are packed for browsers: quickly, and small ones not at all.

Most of what a socket carries is a Change of a few kilobytes. Level 1 costs half of what the usual
level does, for a third more bytes; a message below SMALL gains nothing worth its time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from uvicorn.protocols.websockets.auto import AutoWebSocketsProtocol
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.frames import Frame, Opcode

SMALL: Final = 600  # bytes
WINDOW: Final = 12  # bits, as uvicorn has it: a few kilobytes for each socket
SETTINGS: Final = {"memLevel": 5, "level": 1}


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
