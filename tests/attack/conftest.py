"""The houses that are attacked: those of the other server tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.conftest import house as house
from tests.server.conftest import strict_house as strict_house


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """They have a target of their own."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker("attack")
