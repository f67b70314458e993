"""The live tables of a process, by name; and those it let go that somebody still holds."""

from __future__ import annotations

from collections.abc import Callable
from weakref import WeakValueDictionary

from farwest.tables.live_table import LiveTable


class OpenTables(dict[str, LiveTable]):
    def __init__(self) -> None:
        super().__init__()
        self.parting: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()

    def surplus(self, idle: int, over: int) -> list[str]:
        """Those that may go, for nobody is at them and as many are kept: the oldest."""
        resting = [name for name, live in self.items() if live.idle]
        ended = [name for name in resting if self[name].table.stage == "over"]
        gone = ended[: max(len(ended) - over, 0)]
        rest = [name for name in resting if name not in gone]
        return gone + rest[: max(len(rest) - idle, 0)]

    def let_go(self, name: str) -> LiveTable:
        live = self.parting[name] = self.pop(name)
        return live

    def take_back(self, name: str) -> LiveTable | None:
        """If it was let go while somebody was on their way to it: two of one table would tell two
        tales."""
        live = self.parting.pop(name, None)
        if live is not None:
            self[name] = live
        return live

    def forget(self, going: Callable[[str], bool]) -> None:
        """They are another process's by now."""
        for name in filter(going, [*self.parting]):
            self.parting.pop(name, None)
