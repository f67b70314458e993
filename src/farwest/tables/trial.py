"""Answers tried on a copy of the match: what they lead to, and how the log will tell of it.

Here nothing plays itself: where nobody has a choice, the table goes on, and stops at a pause.
"""

from __future__ import annotations

from typing import Any, Final

from farwest.kernel.match import Match
from farwest.kernel.state import CHANCE
from farwest.tables import together
from farwest.tables.store import Entry

FORCED: Final = "forced"  # the value of a play that had no alternative


class Trial:
    def __init__(self, match: Match[Any, Any], since: int | None = None) -> None:
        """`since`: the move from which on it is news; else now."""
        self.match = match.fork()
        self.match.forced = False
        self.since = match.move if since is None else since
        self._free: set[int] = set()  # moves at which there was a choice
        self._kind = match.state.kind  # of the question that was answered last

    def answer(self, action: int) -> None:
        """Or it says why not, and nothing has happened."""
        move, kind, choice = self.match.move, self.match.state.kind, len(self.match.legal()) > 1
        self.match.play(action)
        self._kind = kind
        if choice:
            self._free.add(move)

    def answer_all(self, held: together.Held) -> dict[int, int]:
        """Those that are asked at once, in the order of the rules. By seat, the answers that what
        came before them made impossible: they are lost, and who has still a choice is asked
        again."""
        frames, lost = self.match.state.frames(), dict[int, int]()
        for n, seat in enumerate(together.asked(self.match)):
            if self.match.state.frames() != frames[: len(frames) - n]:
                break
            options = self.match.legal()
            action = options[0] if len(options) == 1 else held.get(seat, options[0])
            if action not in options:
                return lost | together.impossible(self.match, held)
            if held.get(seat, action) != action:
                lost[seat] = held[seat]
            self.answer(action)
        return lost

    def carry_on(self) -> None:
        """While nobody has a choice, up to a pause."""
        while len(options := self.match.legal()) == 1 and not self._pauses():
            self.answer(options[0])

    def _pauses(self) -> bool:
        """Before a new question, not in the middle of one."""
        drawn = self.match.move > self.since and self.match.movers[-1] == CHANCE
        new = drawn or self.match.state.kind != self._kind
        return new and together.is_pause(self.match)

    def entries(self, ask: str, now: float) -> list[Entry]:
        """`ask`: the mark on the message that began it."""
        made = []
        for move in range(self.since, self.match.move):
            seat, action = self.match.movers[move], self.match.actions[move]
            forced = seat != CHANCE and move not in self._free
            mark, why = ask if move == self.since else "", FORCED if forced else ""
            made.append(Entry("play", now, seat, action, text=mark, value=why))
        return made
