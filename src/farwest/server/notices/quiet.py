"""When somebody wants to be told: not in their night, and by mail once a day if they say so."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from farwest.tables.notice_book import NoticeWish, Way

HOURS: Final = 24
A_GAP: Final = 3600.0  # seconds between two mails: what comes meanwhile goes into the next


def zone_of(name: str) -> ZoneInfo | None:
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


def first_due(wish: NoticeWish, way: Way, at: float) -> float:
    """When something that came up then is to go: seconds since the epoch."""
    if way == "mail" and wish.digest >= 0:
        return next_hour(wish, at, wish.digest)
    return after_quiet(wish, at)


def may_go(wish: NoticeWish, way: Way, now: float, last: float) -> float:
    """Now, or when it may, of what is due. `last`: when the last one went this way."""
    if way == "mail" and wish.digest >= 0:
        return now
    return after_quiet(wish, max(now, last + A_GAP) if way == "mail" else now)


def after_quiet(wish: NoticeWish, at: float) -> float:
    begins, ends = wish.quiet
    hour = local(wish, at).hour
    inside = begins <= hour < ends if begins <= ends else hour >= begins or hour < ends
    return next_hour(wish, at, ends) if inside else at


def next_hour(wish: NoticeWish, after: float, hour: int) -> float:
    """When that hour begins there next, by the clock on their wall."""
    here = local(wish, after)
    then = here.replace(hour=hour, minute=0, second=0, microsecond=0)
    while then.timestamp() <= after:
        then = then + timedelta(days=1)
    return then.timestamp()


def local(wish: NoticeWish, at: float) -> datetime:
    return datetime.fromtimestamp(at, zone_of(wish.zone) or UTC)
