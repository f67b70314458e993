"""Hints of a match: Legend's thoughts in the words of the match. Match.hint() and Match.why()."""

from __future__ import annotations

from typing import Any

from farwest.kernel.errors import IllegalAction
from farwest.kernel.thinking import Hint, Reasoned


class Legend:
    """It is handed the view of the seat that asks, and nothing else of the match but its words."""

    def hints(self, match: Any, seat: int, seconds: float) -> list[Hint]:
        from farwest.bots.advising import advise  # whoever only plays needs no bots

        advised = advise(match.game, match.view(seat), seconds=seconds, reason=False)
        options = {option.action: option for option in match.options()}
        return [
            Hint(one.action, options[one.action].name, options[one.action].text, one.chance)
            for one in advised.options
        ]

    def explain(
        self, match: Any, seat: int, other: int | str | None, seconds: float
    ) -> Reasoned | None:
        from farwest.bots.advising import advise
        from farwest.bots.reasons import Reasoner

        action = match.game.parse(other) if isinstance(other, str) else other
        if action is not None and action not in match.legal():
            match.game.span(action)  # whether there is such an action at all
            name, why_not = match.game.action_names[action], match.why_not(seat, action)
            raise IllegalAction(f"`{name}` is not possible now: {why_not}")
        why = advise(match.game, match.view(seat), action, seconds).why
        if why is None:
            return None
        says = Reasoner(match.game, match.language, match.people(seat))
        return Reasoned(why.best, why.other, says.say(why), says.note(why), why)
