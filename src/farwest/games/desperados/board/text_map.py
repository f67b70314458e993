"""The towns and roads of DESP-B1 as text: roads in dots, a label at each town."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.text import Text

from farwest.games.desperados.numbers import ROADS, TOWN_X, TOWN_Y, TOWNS

DOTS_ACROSS, DOTS_DOWN = 2, 4  # of a sign of braille
BLANK: Final = 0x2800
DOT: Final = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))  # by row, by column
ROAD_STYLE: Final = "yellow dim"
LABEL_ROOM: Final = 12  # columns right of the last town
SHIFTS: Final = sorted(  # of a label that would cover another, the nearest first
    ((down, across) for down in range(-2, 3) for across in range(-9, 5)),
    key=lambda shift: 3 * abs(shift[0]) + abs(shift[1]),
)


def text_map(labels: Sequence[Text], wide: int, high: int) -> Text:
    """`labels` by town. As many columns and lines as asked for."""
    spots = [spot(town, wide, high) for town in range(TOWNS)]
    signs = roads(spots, wide, high)
    lines = [Text("".join(row), ROAD_STYLE) for row in signs]
    placed = places(spots, labels, wide, high)
    for row, line in enumerate(lines):
        here = sorted((x, town) for town, (x, y) in enumerate(placed) if y == row)
        lines[row] = labelled(line, [(x, labels[town]) for x, town in here])
    return Text("\n").join(lines)


def spot(town: int, wide: int, high: int) -> tuple[int, int]:
    """The column and the line of a town."""
    left, right, top, bottom = min(TOWN_X), max(TOWN_X), min(TOWN_Y), max(TOWN_Y)
    x = (TOWN_X[town] - left) * (wide - LABEL_ROOM) / (right - left)
    y = (TOWN_Y[town] - top) * (high - 1) / (bottom - top)
    return round(x), round(y)


def roads(spots: Sequence[tuple[int, int]], wide: int, high: int) -> list[list[str]]:
    """DESP-B1: every road as a row of dots."""
    bits = [[0] * wide for _ in range(high)]
    for a, b in ROADS:
        for x, y in between(spots[a], spots[b]):
            bits[y // DOTS_DOWN][x // DOTS_ACROSS] |= DOT[y % DOTS_DOWN][x % DOTS_ACROSS]
    return [[chr(BLANK + sign) if sign else " " for sign in row] for row in bits]


def between(start: tuple[int, int], end: tuple[int, int]) -> Iterator[tuple[int, int]]:
    """The dots of the line from the middle of a sign to that of another."""
    ax, ay = start[0] * DOTS_ACROSS + 1, start[1] * DOTS_DOWN + DOTS_DOWN // 2
    bx, by = end[0] * DOTS_ACROSS + 1, end[1] * DOTS_DOWN + DOTS_DOWN // 2
    steps = max(abs(bx - ax), abs(by - ay), 1)
    for step in range(steps + 1):
        yield round(ax + (bx - ax) * step / steps), round(ay + (by - ay) * step / steps)


def places(
    spots: Sequence[tuple[int, int]], labels: Sequence[Text], wide: int, high: int
) -> list[tuple[int, int]]:
    """Where each label begins: at its town, or as near as no other is covered."""
    taken: set[tuple[int, int]] = set()
    found: list[tuple[int, int]] = [(0, 0)] * TOWNS
    for town in sorted(range(TOWNS), key=lambda town: -len(labels[town].plain)):
        (x, y), room = spots[town], len(labels[town].plain)
        first, row = x, y
        for down, across in SHIFTS:
            first, row = min(max(x + across, 0), wide - room), y + down
            cells = {(column, row) for column in range(first - 1, first + room + 1)}
            if 0 <= row < high and not cells & taken:
                break
        taken |= {(column, row) for column in range(first, first + room)}
        found[town] = first, min(max(row, 0), high - 1)
    return found


def labelled(line: Text, labels: Sequence[tuple[int, Text]]) -> Text:
    text, at = Text(), 0
    for first, label in labels:
        text.append_text(line[at:first])
        text.append_text(label)
        at = first + len(label.plain)
    text.append_text(line[at:])
    return text
