"""To which process of a house a table belongs, where a house has several.

A table lies in one of 256 slots, by a hash of its name, and a slot belongs to one process. Whoever
takes a slot gets the next epoch of it, and may write to its tables only while that epoch is the
newest: the store looks in the same transaction. So a process that was stopped while another took
its place can never write again, whatever it believes when it wakes up.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from typing import Final
from zlib import crc32

import msgspec

SLOTS: Final = 256
NEVER: Final = 0  # an epoch that no slot ever has

TAKE: Final = """
    INSERT INTO slot (slot, epoch, holder) SELECT value, 1, ? FROM json_each(?) WHERE true
    ON CONFLICT (slot) DO UPDATE SET epoch = epoch + 1, holder = excluded.holder
    RETURNING slot, epoch
"""
FREE: Final = "UPDATE slot SET epoch = epoch + 1, holder = ''"
IS_HELD: Final = "SELECT 1 FROM slot WHERE slot = ? AND epoch = ?"


def slot_of(table: str) -> int:
    return crc32(table.encode("utf-8", "surrogatepass")) % SLOTS


def take(file: sqlite3.Connection, slots: Iterable[int], holder: str) -> dict[int, int]:
    """From whoever had them: by slot, the epoch in which they are the holder's."""
    wish = msgspec.json.encode(sorted(slots)).decode()
    return dict(file.execute(TAKE, [holder, wish]).fetchall())


def free(file: sqlite3.Connection) -> None:
    """Nobody holds any: of those who did, nobody writes any more."""
    file.execute(FREE)


def is_held(file: sqlite3.Connection, slot: int, epoch: int) -> bool:
    return file.execute(IS_HELD, [slot, epoch]).fetchone() is not None
