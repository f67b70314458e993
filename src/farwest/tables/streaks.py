"""Days in a row of the daily puzzle.

One rule: a day is the house's (UTC), from midnight to midnight, by its clock when the answer comes.
The first answer of a day counts. A right one adds a day; a wrong one ends it, and so does a day
without one.
"""

from __future__ import annotations

from datetime import date, timedelta

from msgspec import Struct

from farwest.tables.wire import Streak

A_DAY = timedelta(1)


class DailyRun(Struct, frozen=True, omit_defaults=True):
    """What is kept of it: for an account in the store, for everybody else in their browser."""

    last: str = ""  # the day of the last answer, as 2026-11-15
    days: int = 0  # in a row, that one included; 0: it was wrong


def answered(run: DailyRun, day: date, right: bool) -> DailyRun:
    if run.last >= day.isoformat():
        return run
    return DailyRun(day.isoformat(), alive(run, day) + 1 if right else 0)


def alive(run: DailyRun, day: date) -> int:
    """Days in a row up to this one, or up to the one before if this one's is still to be tried."""
    return run.days if run.last in (day.isoformat(), (day - A_DAY).isoformat()) else 0


def told(run: DailyRun, day: date, is_account: bool) -> Streak:
    tried = run.last == day.isoformat()
    today = ("right" if run.days else "wrong") if tried else ""
    return Streak(alive(run, day), today, is_account)  # type: ignore[arg-type]
