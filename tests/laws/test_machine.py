"""A Match under any order of right, wrong, late and repeated calls (Hypothesis)."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import farwest
from farwest.kernel.errors import BadMove, GameOver, IllegalAction, StaleAction, UnknownAction
from farwest.kernel.match import Match
from farwest.kernel.record import read_record

GOAT = farwest.load("goat")
NUMBER = st.integers(0, 10_000)


class Sitting(RuleBasedStateMachine):
    """A match, and beside it nothing but its record: the two must always agree."""

    match: Match[Any, Any]

    @initialize(seats=st.integers(2, 5), seed=NUMBER, rich=st.booleans(), hand=st.booleans())
    def sit_down(self, seats: int, seed: int, rich: bool, hand: bool) -> None:
        chance = "by hand" if hand else "dealer"
        wishes = {"rich_store": rich}
        dealt = None if hand else seed
        self.match = GOAT.match(seats, seed=dealt, chance=chance, variant=wishes)

    def snapshot(self) -> tuple[Any, ...]:
        m = self.match
        return json.dumps(m.position()), list(m.actions), len(m.log), m.seat

    @rule(pick=NUMBER, steps=st.integers(1, 25))
    def play_on(self, pick: int, steps: int) -> None:
        """Legal answers, by name, by number or with the turn they are meant for."""
        for n in range(steps):
            if self.match.seat is None:
                return
            options = self.match.options()
            option = options[(pick * (n + 1) + pick // 7) % len(options)]
            turn = self.match.move
            if pick % 3 == 0:
                self.match.play(option.name.upper())
            elif pick % 3 == 1:
                self.match.play(option.action)
            else:
                self.match.play(option.action, move=turn)
            assert self.match.move > turn

    @rule(action=st.integers(-5, 130))
    def play_something_illegal(self, action: int) -> None:
        before = self.snapshot()
        legal = [o.action for o in self.match.options()]
        if action in legal:
            return
        with pytest.raises((IllegalAction, UnknownAction, GameOver)):
            self.match.play(action)
        assert before == self.snapshot()

    @rule(words=st.sampled_from(["", "offer", "offer nobody", "42", "accept refuse", "target 9"]))
    def say_nonsense(self, words: str) -> None:
        before = self.snapshot()
        with pytest.raises(BadMove):
            self.match.play(words)
        assert before == self.snapshot()

    @precondition(lambda self: self.match.move > 0 and self.match.seat is not None)
    @rule(late=st.integers(1, 9))
    def answer_too_late(self, late: int) -> None:
        before = self.snapshot()
        with pytest.raises(StaleAction):
            self.match.play(self.match.options()[0].action, move=self.match.move - late)
        assert before == self.snapshot()

    @rule()
    def go_by_position(self) -> None:
        """The position, through JSON, is the same position, and can be played on."""
        text = json.dumps(self.match.position())
        again = GOAT.position(text, chance="by hand")
        assert json.dumps(again.position()) == text
        if again.seat is not None:
            again.play(again.options()[0].action)
        assert json.dumps(self.match.position()) == text

    @rule()
    def go_by_record(self) -> None:
        """The record, through JSON, is the same game; the dealer goes on where it was."""
        record = read_record(self.match.record.json())
        again = farwest.replay(record)
        assert again.position() == self.match.position()
        for seat in (*range(self.match.seats), None):
            assert again.events(seat) == self.match.events(seat)
            assert again.scene(seat).json() == self.match.scene(seat).json()

    @rule(upto=st.integers(0, 60))
    def look_back(self, upto: int) -> None:
        """A record cut short is an earlier moment of the same game."""
        record = self.match.record
        again: Match[Any, Any] = Match.of(GOAT, record, upto=min(upto, len(record.actions)))
        assert again.actions == record.actions[: len(again.actions)]
        assert again.log == self.match.log[: len(again.log)]

    @invariant()
    def all_is_whole(self) -> None:
        if hasattr(self, "match"):
            assert [] == list(GOAT.invariants(self.match.state))
            over = self.match.seat is None
            assert over == (self.match.options() == [])
            assert (self.match.record.secret is not None) == (
                over and self.match.dealer is not None
            )


Sitting.TestCase.settings = settings(
    max_examples=25,
    stateful_step_count=25,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)
TestSitting = Sitting.TestCase
