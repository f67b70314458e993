"""What the coach says beside a scene of a lesson."""

from __future__ import annotations

from msgspec.structs import replace

from farwest.tables.lesson_table import LessonTable
from farwest.tables.wire import Coach, Scene
from farwest.tables.words import phrase


def coached(table: LessonTable, made: Scene, language: str) -> Scene:
    """The scene with its coach. While the learner reads, there is nothing to answer."""
    lesson = table.lesson
    said = phrase(language, "lesson-done") if lesson.done else lesson.says(language)
    coach = Coach(
        step=lesson.at,
        of=len(lesson.steps),
        text=said,
        keys=[] if lesson.done else list(lesson.step.point),
        lit=lesson.lit(),
        next=lesson.reads,
        back=lesson.can_go_back,
        again=lesson.again,
        done=lesson.done,
        play_on=lesson.done and lesson.match.seat is not None,
    )
    if lesson.asks:
        return replace(made, coach=coach, over=False)
    quiet = phrase(language, "lesson-over" if lesson.done else "lesson-reading")
    return replace(
        made, coach=coach, question=quiet, help="", rule="", options=[], acting=-1, over=False
    )
