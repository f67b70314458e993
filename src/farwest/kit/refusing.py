"""Why a seat may not answer: the reasons that every game has, before its own."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping
from typing import Final

from farwest.kit.view import View

Answers = Mapping[int, tuple[int, ...]]  # by the first int of a verb, or of several in a row, in
# their order: the questions they answer
OF_CHANCE: Final = ()  # no player is ever asked for these


def questions_of(answers: Answers, action: int) -> tuple[int, ...]:
    firsts = list(answers)
    return answers[firsts[bisect_right(firsts, action) - 1]]


def not_asked(answers: Answers, view: View, action: int) -> str:
    """The name of a text; empty if the view's seat is asked a question that this may answer."""
    kind, seat = view.frames[-1][:2]
    questions = questions_of(answers, action)
    if questions == OF_CHANCE:
        return "refusal-chance"
    if seat != view.seat:
        return "refusal-not-your-turn"
    return "" if kind in questions else "refusal-not-asked"
