"""A browser, a house, and visitors who must leave without a trouble in their console."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from signal import SIGTERM
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.machine import NAMES, browser_here, browsing
from tests.browser.visitors import Visitor
from tests.server.guests import HouseProcess

Visit = Callable[..., Visitor]


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What everybody meets is marked `first`; all else of the pages is told apart by `pages`."""
    for item in items:
        if Path(__file__).parent in item.path.parents and not item.get_closest_marker("first"):
            item.add_marker("pages")


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One for all files that come one after the other; closed before other tests, since Playwright
    keeps an event loop running."""
    path = browser_here()
    if path is None:
        missing = f"no browser here ({', '.join(NAMES)}): tools/browser installs one where it can"
        if os.environ.get("CI") == "true":
            pytest.fail(f"{missing}; in CI the tests of the pages are never skipped.")
        pytest.skip(missing)
    with browsing(path) as found:
        yield found


@pytest.fixture(scope="package")
def house(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseProcess]:
    running = HouseProcess(tmp_path_factory.mktemp("house"), "--no-limits")
    yield running
    assert -SIGTERM == running.stop()
    assert "" == running.err.read_text()


@pytest.fixture
def visit(browser: Browser, house: HouseProcess) -> Iterator[Visit]:
    """Makes visitors. None may see an error, ask another host or break the content policy."""
    visitors: list[Visitor] = []

    def come(address: str = "", **wishes: Any) -> Visitor:
        visitors.append(Visitor(browser, address or house.address, **wishes))
        return visitors[-1]

    yield come
    troubles = [trouble for visitor in visitors for trouble in visitor.unexcused()]
    for visitor in visitors:
        visitor.context.close()
    assert [] == troubles
