"""A learner made of NumPy alone: PPO by self-play on many games at once, and how it fares.

    net = learn("goat", minutes=10)
    fare(farwest.load("goat"), net, "greenhorn", deals=100)

It shows how a vector is used, not how far learning goes: a net of two layers, returns of whole
games (1 for who is ahead of everybody), one learning rate.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from farwest.arena.intervals import Interval, Sample
from farwest.bots import bot
from farwest.kernel.game import AnyGame
from farwest.learning.vector import Vector

Floats = NDArray[np.float32]
CLIP, ENTROPY, RATE = 0.2, 0.01, 5e-4
EPOCHS, BATCH = 2, 4096
NEVER = np.float32(-1e9)  # the log-chance of what is no option, before it is made one


class Net:
    """What it sees to how much it likes each action, and how well it thinks it will fare."""

    def __init__(self, seen: int, actions: int, hidden: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        sizes = [(seen, hidden), (hidden, hidden), (hidden, actions + 1)]
        self.weights: list[Floats] = []
        for k, (before, after) in enumerate(sizes):
            scale = np.sqrt(2 / before) if k < 2 else 0.01
            self.weights.append((rng.normal(size=(before, after)) * scale).astype(np.float32))
            self.weights.append(np.zeros(after, np.float32))
        self.mean, self.spread = np.zeros(seen, np.float32), np.ones(seen, np.float32)
        self.moments = [(np.zeros_like(w), np.zeros_like(w)) for w in self.weights]
        self.steps = 0

    def layers(self, seen: Floats) -> list[Floats]:
        w1, b1, w2, b2, w3, b3 = self.weights
        x = np.clip((seen - self.mean) / self.spread, -5, 5)
        first = np.maximum(x @ w1 + b1, 0)
        second = np.maximum(first @ w2 + b2, 0)
        return [x, first, second, second @ w3 + b3]

    def likes(self, seen: Floats, mask: Any) -> tuple[Floats, Floats, list[Floats]]:
        """Log-chances of the actions, values, and the layers on the way."""
        layers = self.layers(seen)
        logits = np.where(mask, layers[-1][:, :-1], NEVER)
        logits -= logits.max(1, keepdims=True)
        logits -= np.log(np.exp(logits).sum(1, keepdims=True))
        return logits, layers[-1][:, -1], layers

    def learn(self, layers: list[Floats], slope: Floats) -> None:
        """One step of Adam down the slope of the last layer."""
        x, first, second, _ = layers
        w2, w3 = self.weights[2], self.weights[4]
        below = (slope @ w3.T) * (second > 0)
        lowest = (below @ w2.T) * (first > 0)
        slopes = [
            *(x.T @ lowest, lowest.sum(0)),
            *(first.T @ below, below.sum(0)),
            *(second.T @ slope, slope.sum(0)),
        ]
        self.steps += 1
        for weight, found, (mean, square) in zip(self.weights, slopes, self.moments, strict=True):
            mean += 0.1 * (found - mean)
            square += 0.001 * (found * found - square)
            fair = mean / (1 - 0.9**self.steps)
            weight -= RATE * fair / (np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8)


def collect(net: Net, games: Vector, arrays: Any, steps: int, rng: Any) -> tuple[Any, ...]:
    """Answers of games that ended meanwhile: what was seen, done, and how it ended for who did."""
    kept: list[tuple[Any, ...]] = []
    for _ in range(steps):
        seen, mask, seat = arrays.seen.copy(), arrays.mask.astype(bool), arrays.seat.copy()
        logs, values, _ = net.likes(seen, mask)
        noise = rng.gumbel(size=logs.shape).astype(np.float32)
        actions = (logs + noise).argmax(1).astype(np.int32)
        rows = np.arange(len(actions))
        games.step(actions, arrays)
        ended, reward = (arrays.ended | arrays.cut).astype(bool), arrays.reward.copy()
        kept.append((seen, mask, actions, logs[rows, actions], values, seat, ended, reward))
    known, final = np.zeros(games.games, bool), np.zeros_like(arrays.reward)
    found = []
    for seen, mask, actions, logs, values, seat, ended, reward in reversed(kept):
        known |= ended
        final[ended] = reward[ended]
        returns = final[np.arange(len(seat)), seat]
        found.append(
            tuple(part[known] for part in (seen, mask, actions, logs, returns - values, returns))
        )
    return tuple(np.concatenate(part) for part in zip(*found, strict=True))


def improve(net: Net, data: tuple[Any, ...], rng: Any) -> None:
    seen, mask, actions, before, gains, returns = data
    gains = (gains - gains.mean()) / (gains.std() + 1e-6)
    for _ in range(EPOCHS):
        for part in np.array_split(rng.permutation(len(actions)), max(len(actions) // BATCH, 1)):
            logs, values, layers = net.likes(seen[part], mask[part])
            rows, chances = np.arange(len(part)), np.exp(logs)
            ratio = np.exp(logs[rows, actions[part]] - before[part])
            gain = gains[part]
            free = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
            pull = gain * ratio * free
            slope = pull[:, None] * chances
            slope[rows, actions[part]] -= pull
            known = np.where(mask[part], logs, 0)
            entropy = -(chances * known).sum(1, keepdims=True)
            slope += ENTROPY * chances * (known + entropy)
            off = 0.5 * (values - returns[part])
            last = np.column_stack([slope, off]) / len(part)
            net.learn(layers, last.astype(np.float32))


def learn(
    name: str,
    minutes: float,
    *,
    games: int = 512,
    steps: int = 128,
    hidden: int = 128,
    seed: int = 1,
    told: Callable[[int, float, int], None] = lambda *_: None,
) -> Net:
    """At two seats, for so many CPU minutes. `told` is called after each round, with the minutes
    spent and the answers learnt from so far."""
    vector, rng = Vector(name, 2, games, seed), np.random.default_rng(seed)
    arrays, rounds, answers = vector.arrays(), 0, 0
    vector.begin(arrays)
    net = Net(vector.plan.size, vector.actions, hidden, seed)
    begin, spent = time.process_time(), 0.0
    while spent < minutes or rounds < 2:
        data = collect(net, vector, arrays, steps, rng)
        if not len(data[2]):  # no game ended yet
            continue
        if not rounds:  # these only tell how large the numbers are that it sees
            net.mean, net.spread = data[0].mean(0), data[0].std(0) + 0.1
        else:
            improve(net, data, rng)
            answers += len(data[2])
        rounds, spent = rounds + 1, (time.process_time() - begin) / 60
        told(rounds, spent, answers)
    return net


class Learnt:
    """The net as a bot: it is handed a view."""

    def __init__(self, game: AnyGame, net: Net) -> None:
        self.game, self.net, self.dice = game, net, game.dice(1)

    def choose(self, view: Any) -> int:
        assert self.game.encoder
        seen = np.array([self.game.encoder.encode(view)], np.float32)
        mask = np.zeros((1, self.game.actions), bool)
        mask[0, self.game.world(view, self.dice).legal()] = True
        return int(self.net.likes(seen, mask)[0].argmax())


def fare(game: AnyGame, net: Net, against: str, deals: int, first: int = 0) -> Interval:
    """The share of wins, at two seats. Who tunes by it takes other deals than who reports it."""
    won = Sample()
    for deal in range(first, first + deals):
        for own in (0, 1):
            players: list[Any] = [bot(against, game, deal)] * 2
            players[own] = Learnt(game, net)
            match = game.match(2, seed=deal)
            while match.seat is not None:
                match.play(players[match.seat].choose(match.view(match.seat)))
            winners = [seat for seat, place in enumerate(match.places()) if place == 1]
            won.add(deal, (own in winners) / len(winners))
    return won.share()
