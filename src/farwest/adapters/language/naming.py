"""A view in names instead of ints: its own fields, and nothing that is not in it."""

from __future__ import annotations

from typing import Any

from farwest.kernel.game import AnyGame
from farwest.kit.fields import INDEX, NUMBER, SEAT, SET, YES, Field, declared, lists_of
from farwest.kit.view import View

UNKNOWN = "unknown"


def in_names(game: AnyGame, view: View) -> dict[str, Any]:
    """Rows of a named list are an object, and rows of nothing are left out of it."""
    lists = lists_of(game)
    return {
        name: said(field, getattr(view, name), lists, view.seats)
        for name, field in declared(type(view)).items()
    }


def said(field: Field, value: Any, lists: Any, seats: int) -> Any:
    if not field.by:
        return one(field, value, lists)
    by, inner = field.by[0], field._replace(by=field.by[1:])
    if field.unknown is not None and len(field.by) > 1 and isinstance(value, list):
        rows = [said(inner, v, lists, seats) if v or inner.by == () else UNKNOWN for v in value]
    else:
        rows = [said(inner, v, lists, seats) for v in value]
    if by in lists:
        named = zip(lists[by], rows, strict=False)
        return {str(name): row for name, row in named if row not in (0, None, [], {}, False)}
    return rows[:seats] if by == SEAT else rows


def one(field: Field, value: Any, lists: Any) -> Any:
    if field.unknown is not None and value == field.unknown:
        return UNKNOWN
    if field.holds == YES:
        return bool(value)
    if field.holds == NUMBER:
        return int(value)
    if field.holds in (INDEX, SEAT):
        return int(value) if value >= 0 else None
    if field.holds.startswith(SET):
        of = field.holds.removeprefix(SET)
        return [lists[of][k] if of in lists else k for k in range(31) if value >> k & 1]
    return lists[field.holds][value] if value >= 0 else None
