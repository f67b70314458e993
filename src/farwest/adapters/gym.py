"""Every game as a Gymnasium environment: one learner against bots with names.

import farwest.adapters.gym
env = gymnasium.make("farwest/Goat-v1", opponents="cowhand")
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

import farwest
from farwest.adapters.drawing import MODES, render
from farwest.adapters.rewards import rewards_of
from farwest.bots import bot
from farwest.errors import BadCall, IllegalAction
from farwest.kernel.game import Value
from farwest.learning.eyes import LARGEST, Eyes


class OneLearner(gymnasium.Env[Any, Any]):
    """The learner has a seat, the bots have the others; they think from their own views."""

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 1}

    def __init__(
        self,
        name: str,
        seats: int | None = None,
        opponents: str | Sequence[str] = "greenhorn",
        seat: int | None = None,
        variant: Mapping[str, Value] | None = None,
        illegal: str = "loses",
        render_mode: str | None = None,
    ) -> None:
        """`opponents`: a bot for all other seats, or one for each. `seat`: the learner's; None: a
        drawn one. `illegal`: an action that is no option "loses" the game, or "raises"."""
        if render_mode is not None and render_mode not in MODES:
            raise BadCall(f"There is no mode {render_mode!r}; there is {', '.join(MODES)}.")
        if illegal not in ("loses", "raises"):
            raise BadCall(f"What is illegal `loses` or `raises`; it does not {illegal!r}.")
        self.game = farwest.load(name)
        self.seats = self.game.seats[0] if seats is None else seats
        self.game.check_seats(self.seats)
        others = [opponents] * (self.seats - 1) if isinstance(opponents, str) else [*opponents]
        if len(others) != self.seats - 1:
            raise BadCall(f"{self.seats} seats have {self.seats - 1} opponents, not {len(others)}.")
        if seat is not None and seat not in range(self.seats):
            raise BadCall(f"The learner's seat is one of {self.seats}, not {seat}.")
        self.others, self.learner, self.illegal = others, seat, illegal
        self.variant, self.render_mode = dict(variant or {}), render_mode
        self.eyes = Eyes(self.game)
        self.observation_space = spaces.Box(-LARGEST, LARGEST, (self.eyes.size,), np.float32)
        self.action_space = spaces.Discrete(self.game.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        draw = self.np_random.integers
        self.seat = int(draw(self.seats)) if self.learner is None else self.learner
        self.match = self.game.match(self.seats, seed=int(draw(2**62)), variant=self.variant)
        others = iter(self.others)
        self.bots = {
            seat: bot(next(others), self.game, int(draw(2**31)))
            for seat in range(self.seats)
            if seat != self.seat
        }
        self._play_on()
        return self._seen(), self._info()

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if self.match.seat is None:
            raise BadCall("The game is over: reset() begins another.")
        try:
            self.match.play(int(action))
        except IllegalAction:
            if self.illegal == "raises":
                raise
            return self._seen(), -1.0, True, False, {**self._info(), "illegal": int(action)}
        self._play_on()
        over = self.match.seat is None
        reward = rewards_of(self.match.state)[self.seat] if over else 0.0
        if self.render_mode == "human":
            self.render()
        return self._seen(), reward, over, False, self._info()

    def action_masks(self) -> Any:
        """As libraries with masks ask for it: which actions are options."""
        return self._info()["action_mask"].astype(bool)

    def render(self) -> Any:
        return None if self.render_mode is None else render(self.match, self.render_mode)

    def _play_on(self) -> None:
        """To the learner's next choice, or to the end."""
        while (asked := self.match.seat) is not None and asked != self.seat:
            self.match.play(self.bots[asked].choose(self.match.view(asked)))

    def _seen(self) -> Any:
        seen = np.zeros(self.eyes.size, np.float32)
        self.eyes.see(self.match.state, self.seat, seen)
        return seen

    def _info(self) -> dict[str, Any]:
        mask = np.zeros(self.game.actions, np.int8)
        if self.match.seat == self.seat:
            mask[self.match.legal()] = 1
        return {"action_mask": mask, "seat": self.seat}


def register() -> None:
    """farwest/Goat-v1 and so on: a name for each game and version of its rules."""
    for name in farwest.games():
        version = farwest.load(name).version
        called = f"farwest/{name.capitalize()}-v{version}"
        if called not in gymnasium.registry:
            gymnasium.register(called, f"{__name__}:OneLearner", kwargs={"name": name})


register()
