"""What the owner of a house sees of how it runs, and sets."""

from __future__ import annotations

from msgspec import Struct


class MinuteFace(Struct, frozen=True):
    """One minute of the house; times in milliseconds, from a person's move to its answer."""

    at: float  # when it ended
    moves: int  # of people and bots
    p50: float
    p99: float


class HouseFigures(Struct, frozen=True):
    minutes: list[MinuteFace]  # the last hour at most, the oldest first
    tables: int  # in memory
    asleep: int  # on disk, with a clock that runs
    sockets: int
    thinking: int  # what waits for a bot's process
    writing: int  # what waits for the disk


class BackupCard(Struct, frozen=True):
    name: str
    at: float
    size: int  # bytes


class Backups(Struct, frozen=True):
    files: list[BackupCard]  # the newest first
    done: int  # percent of the one that is being made; -1: none is
    wrong: str = ""  # why the last one came to nothing
    able: bool = True  # False: the house keeps no file of its own


class AllowanceFace(Struct, frozen=True):
    name: str
    most: int
    usual: int
    used: int  # by whoever has most of it now; -1: nobody counts that
