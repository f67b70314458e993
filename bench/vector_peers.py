"""What others step in a second: games of like size in the tools that researchers have.

Each takes random options and has observations and masks, as our own vectors have. One that is not
installed is left out, and said so.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

import numpy as np

Work = Callable[[], tuple[int, float]]  # steps, and CPU seconds they took

SPIEL = ("leduc_poker", "gin_rummy", "backgammon", "mancala")
ZOO = ("leduc_holdem_v4", "connect_four_v3")
PGX = ("leduc_holdem", "backgammon", "connect_four")


def peers(steps: int, games: int) -> Iterator[tuple[str, Work]]:
    makers: list[tuple[str, str, tuple[str, ...], Callable[..., Work]]] = [
        ("OpenSpiel, C++", "pyspiel", SPIEL, open_spiel),
        ("PettingZoo classic", "pettingzoo.classic", ZOO, classic),
        ("Pgx on the CPU", "pgx", PGX, pgx),
    ]
    for tool, module, names, maker in makers:
        for name in names:
            try:
                yield f"{tool}: {name}", maker(import_module(module), name, steps, games)
            except (ImportError, AttributeError) as missing:
                print(f"{tool}: {name} is left out: {missing}")


def open_spiel(spiel: Any, name: str, steps: int, _games: int) -> Work:
    """Through its Python interface, one state after the other: it has no other way to many."""
    game, rng = spiel.load_game(name), np.random.default_rng(1)

    def work() -> tuple[int, float]:
        begin, done, state = time.process_time(), 0, game.new_initial_state()
        while done < steps:
            if state.is_terminal():
                state = game.new_initial_state()
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[rng.integers(len(outcomes))][0])
                continue
            state.observation_tensor()
            state.legal_actions_mask()
            options = state.legal_actions()
            state.apply_action(options[rng.integers(len(options))])
            done += 1
        return done, time.process_time() - begin

    return work


def one_by_one(table: Any, steps: int) -> Work:
    """Any game by PettingZoo's interface."""
    rng = np.random.default_rng(1)

    def work() -> tuple[int, float]:
        begin, done = time.process_time(), 0
        while done < steps:
            table.reset(seed=int(rng.integers(2**31)))
            for _ in table.agent_iter():
                seen, _, terminated, truncated, _ = table.last()
                if terminated or truncated:
                    table.step(None)
                    continue
                table.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
                done += 1
        return done, time.process_time() - begin

    return work


def classic(zoo: Any, name: str, steps: int, _games: int) -> Work:
    return one_by_one(import_module(f"{zoo.__name__}.{name}").env(), min(steps, 1000))


def pgx(library: Any, name: str, steps: int, games: int) -> Work:
    """Many at once, compiled by JAX before the clock runs. It may use every core: CPU seconds."""
    jax: Any = import_module("jax")
    auto_reset: Any = import_module("pgx.experimental.wrappers").auto_reset
    env = library.make(name)
    begin_all, step_all = jax.jit(jax.vmap(env.init)), jax.vmap(auto_reset(env.step, env.init))

    def random_step(state: Any, key: Any) -> Any:
        chosen, resets = jax.random.split(key)
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
        actions = jax.random.categorical(chosen, logits, axis=-1)
        return step_all(state, actions, jax.random.split(resets, games))

    stepped, keys = jax.jit(random_step), jax.random.split(jax.random.PRNGKey(1), games + 1)
    state = stepped(begin_all(keys[:games]), keys[games])
    state.observation.block_until_ready()

    def work() -> tuple[int, float]:
        now, rounds, key = state, max(steps // games, 10), jax.random.PRNGKey(2)
        begin = time.process_time()
        for _ in range(rounds):
            key, used = jax.random.split(key)
            now = stepped(now, used)
        now.observation.block_until_ready()
        return rounds * games, time.process_time() - begin

    return work
