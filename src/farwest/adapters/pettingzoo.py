"""Every game as a PettingZoo environment: `env("goat", seats=4)`.

An agent is a seat, `seat_0` and so on. What it observes is what its seat may know, as the game's
encoder has it, and a mask of the actions it may take. Rewards come at the end: 1 for who is ahead
of everybody on another side, -1 for who is behind them all; without mates they add up to 0.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

import farwest
from farwest.adapters.drawing import MODES, render
from farwest.adapters.rewards import rewards_of
from farwest.kernel.errors import BadCall
from farwest.kernel.game import Value
from farwest.learning.eyes import LARGEST, Eyes


def env(name: str, **wishes: Any) -> Any:
    """Wrapped as PettingZoo's own are: who takes an action that is no option ends the game."""
    game = raw_env(name, **wishes)
    game = wrappers.TerminateIllegalWrapper(game, illegal_reward=-1)
    game = wrappers.AssertOutOfBoundsWrapper(game)
    return wrappers.OrderEnforcingWrapper(game)


class raw_env(AECEnv, EzPickle):  # type: ignore[misc]  # noqa: N801  # their name for it
    metadata: dict[str, Any] = {
        "render_modes": list(MODES), "render_fps": 1, "is_parallelizable": False,
    }  # fmt: skip

    def __init__(
        self,
        name: str,
        seats: int | None = None,
        variant: Mapping[str, Value] | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """`max_cycles`: after so many answers of each seat on average the game is given up."""
        EzPickle.__init__(self, name, seats, variant, max_cycles, render_mode)
        super().__init__()
        if render_mode is not None and render_mode not in MODES:
            raise BadCall(f"There is no mode {render_mode!r}; there is {', '.join(MODES)}.")
        self.game = farwest.load(name)
        self.seats = self.game.seats[0] if seats is None else seats
        self.game.check_seats(self.seats)
        self.metadata = {**self.metadata, "name": f"farwest_{name}_v{self.game.version}"}
        self.variant, self.render_mode = dict(variant or {}), render_mode
        self.most = self.game.longest if max_cycles is None else max_cycles * self.seats
        self.eyes = Eyes(self.game)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self._observed() for agent in self.possible_agents}
        self.action_spaces = {a: spaces.Discrete(self.game.actions) for a in self.possible_agents}
        self._seed = np.random.default_rng()

    def _observed(self) -> spaces.Dict:
        numbers = spaces.Box(-LARGEST, LARGEST, (self.eyes.size,), np.float32)
        mask = spaces.Box(0, 1, (self.game.actions,), np.int8)
        return spaces.Dict({"observation": numbers, "action_mask": mask})

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._seed = np.random.default_rng(seed)
        dealt = int(self._seed.integers(2**62))
        self.match = self.game.match(self.seats, seed=dealt, variant=self.variant)
        self.answered = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        if self.match.seat is not None:
            self.agent_selection = self.possible_agents[self.match.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seat_of[agent]
        mask = np.zeros(self.game.actions, np.int8)
        if self.match.seat == seat:
            mask[self.match.legal()] = 1
        seen = np.zeros(self.eyes.size, np.float32)
        self.eyes.see(self.match.state, seat, seen)
        return {"observation": seen, "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise BadCall(f"{agent} is asked, and None is no action.")
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        self.match.play(int(action))
        self.answered += 1
        if self.match.seat is None:
            self.rewards = dict(zip(self.agents, rewards_of(self.match.state), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.answered >= self.most:
            self.truncations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        return None if self.render_mode is None else render(self.match, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""
