"""What the house packs, a browser unpacks: every message, in turn, by any window."""

from __future__ import annotations

import random
import zlib

import pytest
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode

from farwest.server import packing

WINDOWS = range(9, packing.WINDOW + 1)  # that a browser may ask for


def messages() -> list[bytes]:
    """Like the house's: much of each was in those before; long ones, short ones, none."""
    dice = random.Random(19)
    words = [f'{{"key":"card {k}","x":{dice.random():.3f}}}' for k in range(400)]
    sizes = [0, 1, 9, 10, 11, 40, 200, 2000]
    return [",".join(dice.choices(words, k=dice.choice(sizes))).encode() for _ in range(120)]


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("by", ["the quickest there is", "zlib"])
def test_a_browser_reads_every_message(
    by: str, window: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    if by == "zlib":
        monkeypatch.setattr(packing, "quickest", zlib)
    factory = packing.LightDeflateFactory(
        server_max_window_bits=packing.WINDOW,
        client_max_window_bits=packing.WINDOW,
        compress_settings=packing.SETTINGS,
    )
    _, house = factory.process_request_params([("server_max_window_bits", f"{window}")], [])
    browser = PerMessageDeflate(False, False, window, packing.WINDOW)
    packed = 0
    for message in messages():
        sent = house.encode(Frame(Opcode.TEXT, message))
        assert sent.rsv1 == (len(message) >= packing.SMALL), "small ones go as they are"
        assert bytes(browser.decode(sent).data) == message
        packed += len(sent.data)
    assert packed < sum(map(len, messages())) / 2


def test_who_starts_anew_with_every_message_is_packed_for_too() -> None:
    factory = packing.LightDeflateFactory(compress_settings=packing.SETTINGS)
    _, house = factory.process_request_params([("server_no_context_takeover", None)], [])
    for message in messages():
        sent = house.encode(Frame(Opcode.TEXT, message))
        browser = PerMessageDeflate(True, False, 15, 15)
        assert bytes(browser.decode(sent).data) == message


def test_this_machine_packs_with_isa_l() -> None:
    isal_zlib = pytest.importorskip("isal.isal_zlib", reason="ISA-L has no wheel for this machine")
    assert packing.quickest is isal_zlib
