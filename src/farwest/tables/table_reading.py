"""A table from what the store has of it."""

from __future__ import annotations

from typing import Any

from farwest.kernel.errors import FarwestError
from farwest.kernel.game import Game
from farwest.tables.errors import NotNow
from farwest.tables.lesson_table import LessonTable
from farwest.tables.store import Charter, Entry
from farwest.tables.table import Table


def read(charter: Charter, game: Game[Any, Any], log: list[Entry]) -> Table:
    try:
        return (LessonTable if charter.lesson else Table)(charter, game, log)
    except FarwestError:
        raise
    except Exception as error:
        if charter.start:  # whoever brought this position made it up
            raise NotNow("broken-table") from error
        raise
