"""The texts of carson, where places of the map are said as F5: row F, column 5."""

from __future__ import annotations

from functools import cache
from string import ascii_uppercase

from farwest.games.carson.numbers import ACROSS, CELLS, CORNERS_ON_A_SIDE, SIDE
from farwest.games.carson.phases.geometry import BANKS
from farwest.games.carson.words import NAMES
from farwest.kit.texts import Named, Texts


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
        return self.say(language, "cell", {"at": coordinates(cell)})

    def edge(self, language: str, edge: int) -> str:
        return self.say(language, "edge", edge_facts(edge))


def row_letter(row: int) -> str:
    """As it stands on the edge of the board, from the top."""
    return ascii_uppercase[row]


def coordinates(cell: int) -> str:
    """CARSON-N2: the letter of its row, the number of its column."""
    row, column = divmod(cell, SIDE)
    return f"{row_letter(row)}{column + 1}"


def edge_facts(edge: int) -> dict[str, str]:
    """Where a road lies: on which side of which cell."""
    first, second = BANKS[edge]
    across = edge < ACROSS
    if second < CELLS:
        way = "down" if across else "right"
    elif across:
        way = "top" if edge < SIDE else "bottom"
    else:
        way = "west" if (edge - ACROSS) % CORNERS_ON_A_SIDE == 0 else "east"
    return {"at": coordinates(first), "way": way}
