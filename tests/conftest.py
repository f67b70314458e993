"""Which tests are run, and in which order: those marked `slow` are left out, and that is said; long
files come first, so that no core waits for one of them at the end."""

from __future__ import annotations

from typing import Any, Final

import pytest

SLOW: Final = "slow"
LONGEST: Final = (
    *("scaffold", "browser", "test_wheel.py", "hot", "server", "laws", "attack", "paint", "bots"),
    *("tables", "texts"),
)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--slow", action="store_true", help="the tests marked slow, and no others")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Slow(config), SLOW)


def place(item: pytest.Item) -> int:
    """Of its folder, or file, among those that are long."""
    parts = item.path.parts
    return next((k for k, name in enumerate(LONGEST) if name in parts), len(LONGEST))


class Slow:
    """Counts what is left out, in this process or in the workers it started."""

    def __init__(self, config: pytest.Config) -> None:
        self.wanted = bool(config.getoption("--slow"))
        self.left_out = 0

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(
        self, config: pytest.Config, items: list[pytest.Item]
    ) -> None:
        apart = [item for item in items if bool(item.get_closest_marker(SLOW)) != self.wanted]
        config.hook.pytest_deselected(items=apart)
        self.left_out = 0 if self.wanted else len(apart)
        kept = [item for item in items if bool(item.get_closest_marker(SLOW)) == self.wanted]
        items[:] = sorted(kept, key=place)

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        output: dict[str, Any] | None = getattr(session.config, "workeroutput", None)
        if output is not None:
            output[SLOW] = self.left_out

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        self.left_out = max(self.left_out, getattr(node, "workeroutput", {}).get(SLOW, 0))

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self.left_out:
            many = "1 slow test is" if self.left_out == 1 else f"{self.left_out} slow tests are"
            terminalreporter.write_line(f"{many} run by make test-slow.")
