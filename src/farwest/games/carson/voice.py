"""The texts of carson, where places of the map are said by row and column. Cold."""

from __future__ import annotations

from functools import cache

from farwest.games.carson.geometry import BANKS
from farwest.games.carson.names import NAMES
from farwest.games.carson.tables import ACROSS, CELLS, SIDE
from farwest.mechanics.texts import Named, Texts

LAST = SIDE - 1


class TownTexts(Texts):
    """Cells and edges have no message each: one says them all."""

    @cache  # noqa: B019  # as above it
    def names(self, language: str, key: str, thing: Named) -> dict[str, str]:
        kind = thing.kind
        if kind == "target":
            kind = "cell" if thing.id in NAMES["cell"] else "square"
        if kind == "cell":
            said = self.cell(language, NAMES["cell"].index(thing.id))
        elif kind == "edge":
            said = self.edge(language, NAMES["edge"].index(thing.id))
        else:
            return super().names(language, key, Named(kind, thing.id))
        return {key: said, f"{key}-id": thing.id}

    def cell(self, language: str, cell: int) -> str:
        row, column = divmod(cell, SIDE)
        return self.say(language, "cell", {"r": row + 1, "c": column + 1})

    def edge(self, language: str, edge: int) -> str:
        """Between two cells, or on the border of one."""
        first, second = BANKS[edge]
        facts: dict[str, int | str] = {"r": first // SIDE + 1, "c": first % SIDE + 1}
        if second < CELLS:
            facts["way"] = "down" if edge < ACROSS else "right"
        elif edge < ACROSS:
            facts["way"] = "bottom" if first // SIDE == LAST and edge >= ACROSS - SIDE else "top"
        else:
            facts["way"] = (
                "west" if first % SIDE == 0 and (edge - ACROSS) % (SIDE + 1) == 0 else "east"
            )
        return self.say(language, "edge", facts)
