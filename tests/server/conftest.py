"""One house for all tests that do not kill theirs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from signal import SIGTERM

import pytest

from tests.server.guests import HouseProcess


@pytest.fixture
def strict_house(tmp_path: Path) -> Iterator[HouseProcess]:
    """With its limits of rates, as strangers meet it; one test alone has it."""
    running = HouseProcess(tmp_path)
    yield running
    assert -SIGTERM == running.stop()
    assert "" == running.err.read_text()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseProcess]:
    running = HouseProcess(tmp_path_factory.mktemp("house"), "--no-limits")
    yield running
    assert -SIGTERM == running.stop()
    said = running.err.read_text().splitlines()
    assert [] == [line for line in said if not line.endswith("Invalid HTTP request received.")]
