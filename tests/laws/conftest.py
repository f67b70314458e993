"""What the tests of laws share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from farwest.kit import rooms


@pytest.fixture
def fresh_rooms() -> Iterator[None]:
    """Rooms are remembered; those that are planted must not be."""
    rooms._room.cache_clear()
    yield
    rooms._room.cache_clear()
