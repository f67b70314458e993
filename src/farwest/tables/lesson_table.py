"""A table at which a lesson is given: for one person, without clock, watchers or proof of draws.

Its log holds what the learner did. Read again, it leads to the same step.
"""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from typing import Any

from farwest.kernel.errors import FarwestError
from farwest.kernel.game import Game
from farwest.kernel.match import Match
from farwest.tables.errors import NotNow, Stale
from farwest.tables.lesson import BACK, NEXT, Lesson
from farwest.tables.store import Charter, Entry
from farwest.tables.table import Table
from farwest.tables.wire import Stage, UndoKind


class LessonTable(Table):
    def __init__(self, charter: Charter, game: Game[Any, Any], log: Iterable[Entry] = ()) -> None:
        self.lesson = Lesson(game, charter.lesson)
        self.turns_back = 0
        super().__init__(charter, game, log)

    # ---- what it is ---------------------------------------------------------------------------

    @property
    def stage(self) -> Stage:
        """It is never over: a finished game would have a record, and proof."""
        return "stopped" if self.stopped else "playing"

    @property
    def reel(self) -> tuple[int, ...]:
        return self.lesson.scene, self.turns_back

    def asked(self) -> list[int]:
        return [self.lesson.seat] if self.lesson.asks else []

    def thinking(self) -> list[int]:
        return self.asked()

    def deal(self, actions: list[int] | None) -> Match[Any, Any]:
        return self.lesson.dealt(actions)

    # ---- wishes -------------------------------------------------------------------------------

    def play(self, seat: int, move: int, action: int, ask: str, now: float) -> list[Entry]:
        if move != (now_at := self.seen(seat)):
            raise Stale("stale", move=move, now=now_at)
        copy(self.lesson).answer(action)  # or it says why not
        return [Entry("learn", now, seat, action, text=ask)]

    def learn(self, seat: int, step: int, back: bool, ask: str, now: float) -> list[Entry]:
        """Read on, or go back a step. `step`: the one this was meant for."""
        if step != self.lesson.at:
            raise Stale("stale", move=step, now=self.lesson.at)
        what = BACK if back else NEXT
        copy(self.lesson).do(what)  # or it says why not
        return [Entry("learn", now, seat, what, text=ask)]

    def exchange(self, seat: int) -> Match[Any, Any] | None:
        return None

    def undo_kind(self, seat: int) -> UndoKind:
        return "no"

    def undo(self, seat: int, move: int, now: float) -> list[Entry]:
        raise NotNow("lesson-only")

    def leave(self, person: str, level: str, now: float) -> list[Entry]:
        raise NotNow("lesson-only")

    # ---- taking entries -----------------------------------------------------------------------

    def _take(self, entry: Entry) -> None:
        super()._take(entry)
        if entry.kind != "learn":
            return
        self.answers += 1
        self.asks[f"{entry.seat} {entry.text}"] = 0
        self.turns_back += entry.number == BACK
        try:
            self.lesson.do(entry.number)
        except FarwestError:  # the lesson has been written anew since: it begins again
            self.lesson = Lesson(self.game, self.charter.lesson)

    def _ready(self) -> None:
        self.match = self.lesson.match
