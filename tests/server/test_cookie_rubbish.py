"""A cookie that nobody signed leaves nothing that only Python's collector can find."""

from __future__ import annotations

import gc

import pytest

from farwest.server.people import DatedSigner

SIGNER = DatedSigner(lambda: 0.0, b"the house's key")
GOOD = SIGNER.sign("Ann").decode()


@pytest.mark.parametrize("forged", ["", "Ann", "Ann.1.2", GOOD[1:], f"é{GOOD}", "."])
def test_a_forged_cookie_counts_for_nothing_and_leaves_nothing(forged: str) -> None:
    gc.collect()
    gc.disable()
    try:
        believed = [SIGNER.unsigned(forged) for _ in range(5)]
        left = gc.collect()
    finally:
        gc.enable()
    assert (believed, left) == ([""] * 5, 0)


def test_a_good_one_is_believed() -> None:
    assert SIGNER.unsigned(GOOD) == "Ann"
