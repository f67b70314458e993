"""Chances said against games won: is what a hint calls 70 in 100 won 7 times in 10?

Bots play; at some choices Legend is asked what it thinks of the best answer, and the review what it
thinks of the position. When the game is over, both are held against who won.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from math import log, sqrt
from random import Random
from statistics import fmean
from typing import NamedTuple

import msgspec

from farwest.arena.intervals import Interval, Sample
from farwest.arena.played import shares
from farwest.arena.review import chances_of
from farwest.bots import bot
from farwest.bots.advising import Advice
from farwest.bots.candour import PLAIN, RIM, Fits, chance_of, fit_for, logit, stage_of, tempered
from farwest.kernel.game import AnyGame
from farwest.kernel.state import CHANCE, OVER
from farwest.kit.rooms import Quantities, ask

TENTHS = 10
STEPS = 12  # of Newton's: it needs five or six
TINY = 1e-9
TWO_SIDED = 1.96
PLAYED_ON = 60  # games at random from a position
FIRM = 3.0  # how much a fit clings to what is said being true
CLING = 3.0  # and the fit of one stage to that of all


class Said(msgspec.Struct, frozen=True):
    """At one choice: the chances as they were found, before anything is made of them."""

    deal: int
    seats: int
    seat: int
    sides: int
    stage: int
    hint: float  # the search's
    curve: float  # random play's, of the seat's side
    won: float  # share of the victory


class Polled(NamedTuple):
    """How games are played and chances are asked for."""

    level: str = "cowhand"
    iterations: int = 0  # of the hint; 0: Legend's own
    every: int = 12  # choices for each one that is looked at


def said_in(game: AnyGame, seats: int, seed: int, deal: int, asked: Polled) -> list[Said]:
    """Of one game."""
    luck = Random(f"reliability {seed} {deal}")
    dice, s = game.dice(luck.getrandbits(31)), game.start(seats)
    players = [bot(asked.level, game, luck.getrandbits(31)) for _ in range(seats)]
    found: list[tuple[int, int, float, float]] = []
    while s.seat != OVER:
        options, seat = s.legal(), s.seat
        if seat == CHANCE:
            s.play(s.random_option(dice))
            continue
        view = game.see(s, seat)
        if len(options) > 1 and luck.random() * asked.every < 1:
            advice = Advice(game, view, 0.0, luck.getrandbits(31), asked.iterations)
            hint, curve = advice.found(advice.best()[0]), chances_of(game, s, dice, PLAYED_ON)
            ours = sum(n for k, n in enumerate(curve) if s.side(k) == s.side(seat))
            found.append((seat, stage_of(game, s, seat), hint, ours))
        s.play(players[seat].choose(view) if len(options) > 1 else options[0])
    sides = [s.side(k) for k in range(seats)]
    won = shares(s.final_places(), sides)
    return [
        Said(deal, seats, seat, len(set(sides)), stage, hint, curve, won[seat])
        for seat, stage, hint, curve in found
    ]


def fitted(game: AnyGame, said: Sequence[Said]) -> str:
    """Tables for the game's room of Quantities."""
    lines = []
    for name, chance in (("CANDOUR", of_hint), ("CURVE", of_curve)):
        lines.append(f"{name}:")
        for seats in sorted({one.seats for one in said}):
            rows = fit_stages([one for one in said if one.seats == seats], chance)
            row = ", ".join(f"({shift:.2f}, {slope:.2f})" for shift, slope in rows)
            lines.append(f"    {seats}: ({row}),")
    return "\n".join(lines)


def of_hint(one: Said) -> float:
    return one.hint


def of_curve(one: Said) -> float:
    return one.curve


def fit_stages(said: Sequence[Said], chance: Callable[[Said], float]) -> list[tuple[float, float]]:
    """A line for each stage, that clings to the line of all of them where games are few."""
    pooled = fit_line(said, chance, PLAIN, FIRM).line
    stages = range(1 + max(one.stage for one in said))
    return [
        fit_line([one for one in said if one.stage == stage], chance, pooled, FIRM * CLING).line
        for stage in stages
    ]


class Fit(NamedTuple):
    """Of results on log odds about the even chance."""

    shift: float
    slope: float
    error: float  # standard error of the slope; games are the samples

    @property
    def line(self) -> tuple[float, float]:
        return self.shift, self.slope


class Bend(NamedTuple):
    """How the likelihood bends at a line, and which way each game pulls it."""

    pulls: list[tuple[float, float]]  # by game
    h00: float
    h01: float
    h11: float

    def solved(self, g0: float, g1: float) -> tuple[float, float]:
        det = self.h00 * self.h11 - self.h01 * self.h01
        return (
            (self.h11 * g0 - self.h01 * g1) / det,
            (self.h00 * g1 - self.h01 * g0) / det,
        )


def fit_line(
    said: Sequence[Said],
    chance: Callable[[Said], float],
    prior: tuple[float, float] = PLAIN,
    firm: float = TINY,
) -> Fit:
    """Newton's method on the likelihood; `firm` is how much it clings to the prior."""
    a, b = prior
    bend = bend_at(said, chance, (a, b), firm)
    for _ in range(STEPS):
        g0 = firm * (prior[0] - a) + sum(pull for pull, _ in bend.pulls)
        g1 = firm * (prior[1] - b) + sum(pull for _, pull in bend.pulls)
        step = bend.solved(g0, g1)
        a, b = a + min(max(step[0], -1.0), 1.0), b + min(max(step[1], -1.0), 1.0)
        bend = bend_at(said, chance, (a, b), firm)
    errors = [bend.solved(*pull)[1] for pull in bend.pulls]
    return Fit(a, b, sqrt(sum(error * error for error in errors)))


def bend_at(
    said: Sequence[Said], chance: Callable[[Said], float], line: tuple[float, float], firm: float
) -> Bend:
    pulls: dict[int, tuple[float, float]] = {}
    h00, h01, h11 = firm, 0.0, firm
    for one in said:
        even = logit(1 / one.sides)
        x = logit(chance(one)) - even
        p = chance_of(even + line[0] + line[1] * x)
        rest, spread = one.won - p, p * (1 - p)
        before = pulls.get(one.deal, (0.0, 0.0))
        pulls[one.deal] = before[0] + rest, before[1] + rest * x
        h00, h01, h11 = h00 + spread, h01 + spread * x, h11 + spread * x * x
    return Bend(list(pulls.values()), h00, h01, h11)


def report(game: AnyGame, said: Sequence[Said]) -> str:
    """Before and after the game's tables: slope, cross entropy, and the curve by tenths."""
    room = ask(game, Quantities)
    lines = []
    for name, chance, fits in (
        ("hint", of_hint, room.CANDOUR if room else {}),
        ("curve", of_curve, room.CURVE if room else {}),
    ):
        lines += [f"{game.name}, {said[0].seats} seats, {name}", *curve_of(said, chance, "found")]
        if fits:
            lines += curve_of(said, partial(after, fits, chance), "said")
        lines.append("")
    return "\n".join(lines)


def after(fits: Fits, chance: Callable[[Said], float], one: Said) -> float:
    return tempered(chance(one), one.sides, fit_for(fits, one.seats, one.stage))


def curve_of(said: Sequence[Said], chance: Callable[[Said], float], name: str) -> Iterator[str]:
    line, entropy = fit_line(said, chance), Sample()
    for one in said:
        p = min(max(chance(one), RIM), 1 - RIM)
        entropy.add(one.deal, -(one.won * log(p) + (1 - one.won) * log(1 - p)))
    low, high = line.slope - TWO_SIDED * line.error, line.slope + TWO_SIDED * line.error
    games = len({one.deal for one in said})
    yield (
        f"  {name}: slope {line.slope:.2f} ({low:.2f} to {high:.2f}), shift {line.shift:+.2f}, "
        f"cross entropy {between(entropy.interval())}, {len(said)} chances of {games} games"
    )
    for tenth in range(TENTHS):
        inside = [one for one in said if min(int(TENTHS * chance(one)), TENTHS - 1) == tenth]
        if inside:
            won = Sample()
            for one in inside:
                won.add(one.deal, one.won)
            mean = fmean(chance(one) for one in inside)
            told = f"{len(inside):4} said {mean:.2f}, won {between(won.share())}"
            yield f"    {10 * tenth:3} to {10 * tenth + 10:3}: {told}"


def between(found: Interval) -> str:
    return f"{found.mean:.2f} ({found.low:.2f} to {found.high:.2f})"
