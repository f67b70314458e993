"""Days off: clocks of days stand still meanwhile."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct


class DaysOff(Struct, frozen=True):
    """Of whoever asks."""

    until: float  # seconds since the epoch; 0: none now
    left: int  # days, this year
    most: int  # days a year


class NewDaysOff(Struct, forbid_unknown_fields=True):
    days: Annotated[int, Meta(ge=1, le=21)]
