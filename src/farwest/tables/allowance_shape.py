"""The eleventh step of the file of a house: what its owner allows."""

from __future__ import annotations

from typing import Final

THE_ALLOWANCES: Final[tuple[str, ...]] = (
    """
    CREATE TABLE allowance (
        name TEXT PRIMARY KEY,  -- one of allowances.py
        most INTEGER NOT NULL
    )
    """,
)
