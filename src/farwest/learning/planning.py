"""Which numbers of a compiled state a seat sees, and where: rows that `_batch` follows.

They follow from how the view's fields are declared (kit/fields.py) and from where the compiled
state keeps them; nothing about a game stands here. By a law both ways give the same numbers.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any, Final, NamedTuple

from farwest.errors import BadCall
from farwest.kernel.game import AnyGame
from farwest.kit.fields import INDEX, NUMBER, SEAT, SET, YES, Field, FieldEncoder, declared

NUMBERS, IN_UNITS, ONE_SEAT, ONE_OF, BITS, SEATS, SEATED, ADDED, COUNTED = range(9)
NEVER: Final = -(2**62)  # a number that no state holds
ALL: Final = -1
SMALL: Final = 4  # bytes of an item of a list; a number that is no item has 8

Place = tuple[int, int, tuple[int, ...]]  # bytes from the start, bytes of a number, sizes


class PlanRow(NamedTuple):
    """One field; the order is that of `Row` in _batch.pyx."""

    leaf: int = NUMBERS
    true_state: int = 0
    place: int = 0
    wide: int = 0
    rows: int = 1
    row_bytes: int = 0
    row_by_seat: int = 0
    items: int = 1
    item_bytes: int = 0
    item_by_seat: int = 0
    width: int = 1
    size: int = 0
    unknown: int = NEVER
    unit: int = 1
    filled: int = ALL
    own_bytes: int = 0
    inner: int = 0
    at: int = 0
    out: int = 0


class Plan:
    """The rows for a game, and how many numbers they write."""

    def __init__(self, game: AnyGame) -> None:
        encoder = game.encoder
        if not isinstance(encoder, FieldEncoder):
            raise BadCall(f"{game.name} encodes its views in a way of its own; a batch cannot.")
        self.encoder = encoder
        self.layout: Mapping[str, Place] = game.rules().layout()
        self.size = encoder.size
        self.rows = list(self._placed([*self._head(), *self._fields(declared(game.view_type))]))

    def table(self) -> memoryview:
        """As `_batch` takes it: whole numbers of 64 bits, a row for each field."""
        flat = array("q", [number for row in self.rows for number in row])
        return memoryview(flat).cast("B").cast("q", (len(self.rows), len(PlanRow._fields)))

    def _placed(self, found: list[PlanRow]) -> Iterator[PlanRow]:
        out = 0
        for row in found:
            yield _at_once(row)._replace(out=out)
            out += row.rows * row.items * row.width
        if out != self.size:
            raise BadCall(f"The plan writes {out} numbers, and the encoder {self.size}.")

    def _head(self) -> Iterator[PlanRow]:
        """What every view begins with, in the order of FieldEncoder.segments."""
        encoder, variant = self.encoder, self.layout["variant"][0]
        yield self._number("seats", ONE_OF, encoder.most_seats + 1)
        for place in encoder.common:
            yield PlanRow(place=variant + SMALL * place)
        for places, size in encoder.by_seat.values():
            steps = {b - a for a, b in pairwise(places)}
            if len(steps) > 1:
                raise BadCall("The variants of the seats must stand apart by one step.")
            step = SMALL * max(steps)
            yield PlanRow(
                ONE_OF, place=variant + SMALL * places[0], rows=len(places), row_bytes=step,
                row_by_seat=1, width=size, size=size,
            )  # fmt: skip
        yield self._number("kind", ONE_OF, encoder.questions)
        yield self._number("seat", ONE_SEAT, encoder.most_seats)
        yield self._number("a", NUMBERS)
        yield self._number("b", NUMBERS)

    def _number(self, name: str, leaf: int, size: int = 1) -> PlanRow:
        return PlanRow(leaf, place=self.layout[name][0], wide=1, width=size, size=size)

    def _fields(self, fields: Mapping[str, Field]) -> Iterator[PlanRow]:
        for name, field in fields.items():
            yield self._added(field) if field.sums else self._field(name, field)

    def _field(self, name: str, field: Field) -> PlanRow:
        place, number_bytes, sizes = self.layout[name]
        row = PlanRow(**self._leaf(field), place=place, wide=int(number_bytes > SMALL))
        if field.own:
            row = row._replace(own_bytes=_bytes_of(sizes[1:]))
            sizes = sizes[1:]
        if field.filled:
            row = row._replace(filled=self.layout[field.filled][0])
        return self._indexed(row, field.by, sizes)

    def _added(self, field: Field) -> PlanRow:
        """What the true state holds in all: how much is there is public, what is there is not."""
        place, _, sizes = self.layout[field.sums]
        inner = sizes[len(field.by) :]
        at = sum(1 << value for value in field.at)
        row = PlanRow(
            COUNTED if at else ADDED, true_state=1, place=place, inner=_items(inner), at=at
        )
        if field.filled:
            row = row._replace(filled=self.layout[field.filled][0])
        return self._indexed(row, field.by, sizes)

    def _indexed(self, row: PlanRow, by: tuple[str | int, ...], sizes: tuple[int, ...]) -> PlanRow:
        """The lists that index it, the outer one first."""
        rows = self.encoder.rows
        if len(by) == 1 and row.leaf == NUMBERS and by[0] != SEAT and row.filled == ALL:
            row = row._replace(items=rows(by[0]), item_bytes=SMALL)  # copied as a whole
        elif by:
            step = _bytes_of(sizes[1:])
            row = row._replace(rows=rows(by[0]), row_bytes=step, row_by_seat=int(by[0] == SEAT))
        if len(by) > 1:
            row = row._replace(
                items=rows(by[1]), item_bytes=_bytes_of(sizes[2:]), item_by_seat=int(by[1] == SEAT)
            )
        for index, size in zip(by, sizes, strict=False):
            if rows(index) > size:
                raise BadCall(f"A list of {size} is read as one of {rows(index)}, by {index}.")
        return row

    def _leaf(self, field: Field) -> dict[str, Any]:
        """As FieldEncoder.leaf has it."""
        seats, holds = self.encoder.most_seats, field.holds
        unknown = NEVER if field.unknown is None else field.unknown
        if field.unit:
            return {"leaf": IN_UNITS, "width": 2, "unit": field.unit}
        if holds in (NUMBER, INDEX, YES):
            return {"leaf": NUMBERS, "unknown": unknown}
        if holds == SEAT:
            return {"leaf": ONE_SEAT, "width": seats}
        size = self.encoder.rows(holds.removeprefix(SET))
        if holds.startswith(SET):
            leaf = SEATS if holds == SET + SEAT else SEATED if field.seated else BITS
            return {"leaf": leaf, "width": size, "size": size}
        width = size + (field.unknown is not None)
        return {"leaf": ONE_OF, "width": width, "size": size, "unknown": unknown}


def _at_once(row: PlanRow) -> PlanRow:
    """Rows of plain numbers that lie side by side are one row, copied as a whole."""
    plain = row.leaf == NUMBERS and row.unknown == NEVER and row.filled == ALL
    apart = row.row_by_seat or row.item_by_seat or row.row_bytes != SMALL * row.items
    if not plain or apart or row.item_bytes != SMALL:
        return row
    return row._replace(rows=1, items=row.rows * row.items, row_bytes=0)


def _items(sizes: tuple[int, ...]) -> int:
    found = 1
    for size in sizes:
        found *= size
    return found


def _bytes_of(sizes: tuple[int, ...]) -> int:
    return SMALL * _items(sizes)
