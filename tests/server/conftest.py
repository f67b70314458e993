"""One house for all tests that do not kill theirs."""

from __future__ import annotations

from collections.abc import Iterator
from signal import SIGTERM

import pytest

from tests.server.guests import HouseProcess


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseProcess]:
    running = HouseProcess(tmp_path_factory.mktemp("house"), "--no-limits")
    yield running
    assert -SIGTERM == running.stop()
    said = set(running.err.read_text().splitlines())
    assert set() == said - {"WARNING:  Invalid HTTP request received."}
