"""A bot for circles: what it wants is judgement, what it gets is its hand's skill.

CIRC-D11: a seat's profile says how its flicks stray. The bot knows that, asks what every stop would
be worth, and takes the power whose stops are worth most on average.
"""

from __future__ import annotations

from bisect import bisect
from functools import cache
from hashlib import sha256
from math import exp
from random import Random
from statistics import fmean
from typing import Any, Final

from farwest.games.circles import questions as ask
from farwest.games.circles.actions import FLICKING, JOLT
from farwest.games.circles.bots.aiming import OUT, landings, stops
from farwest.games.circles.numbers import (
    ANY_POWER,
    FAILED,
    HALF_SECTOR,
    HALF_STEP,
    LEVEL,
    LEVELS,
    MIDDLE,
    NOISES,
    NOT_FLICKED,
    OUT_SPEED,
    POWERS,
    SECTOR,
    SKILL,
    SLOWEST,
)
from farwest.games.circles.phases.flick import roll, speed_of
from farwest.games.circles.phases.saloon import distance_after
from farwest.games.circles.view import CirclesView
from farwest.games.circles.words import SKILLS
from farwest.kernel.errors import UnknownBot
from farwest.kernel.game import Game, listed
from farwest.kernel.state import CHANCE, OVER

LENIENT: Final = NOISES - 1  # the third byte that keeps a marble in the ring
CALM: Final = NOISES // 2  # a byte without noise
COARSE: Final = 16  # every so many bytes are enough to hit any point
LIKELY: Final = 0.004  # what happens less often is not thought about
USUAL_AIM: Final = 600  # CIRC-D11: the power of 17 to 18 sectors, for a rival in the saloon
RIVALS: Final = 24  # flicks of a rival that are imagined


class Marksman:
    """`worlds` is how often each stop is played on. `blur` is how wrong a worth may look, beside an
    even share of the win, where it is about that; without `care` it aims at the best stop as if its
    hand were sure. `impulse` is how often it answers at once, as the game leans. In a seat of any
    power it flicks with a `hand` of its own, if it has one: the profile of that seat is another's
    (CIRC-D19)."""

    def __init__(
        self,
        game: Game[Any, Any],
        seed: int = 0,
        *,
        worlds: int = 8,
        blur: float = 0.0,
        care: int = 1,
        impulse: float = 0.0,
        hand: str = "",
    ) -> None:
        self.game, self.seed = game, seed
        self.worlds, self.blur = worlds, blur
        self.care, self.impulse = bool(care), impulse
        if hand and hand not in SKILLS:
            raise UnknownBot(f"There is no hand {hand!r}; there is {listed(SKILLS)}.")
        self.hand = hand

    def choose(self, view: CirclesView) -> int:
        """Thoughts follow from the seed and the view alone."""
        text = f"{self.seed} {view.json()}".encode()
        luck = Random(int.from_bytes(sha256(text).digest()[:7]))
        world = self.game.world(view, self.game.dice(luck.getrandbits(31)))
        options: list[int] = world.legal()
        if luck.random() < self.impulse:
            return luck.choices(options, [world.preference(option) for option in options])[0]
        if view.frames[-1][0] == ask.SALOON_FLICK:
            return self.flicked(view, self.contest(view, options), luck)
        if view.frames[-1][0] == ask.FLICK:
            return self.flicked(view, self.aim(view, world, options, luck), luck)
        found = self.weighed(world, options, luck)
        return max(found, key=lambda option: found[option])

    def worths(self, view: CirclesView) -> dict[int, float]:
        """What it may hope for after each answer that is no flick: its thoughts, for who asks."""
        luck = Random(self.seed)
        world = self.game.world(view, self.game.dice(luck.getrandbits(31)))
        return self.weighed(world, world.legal(), luck)

    def weighed(self, world: Any, options: list[int], luck: Random) -> dict[int, float]:
        return {option: self.worth(world, [option], luck) for option in options}

    def skill(self, view: CirclesView) -> int:
        """Of the hand that flicks."""
        own = view.variant[SKILL + view.seat]
        return SKILLS.index(self.hand) if self.hand and ANY_POWER[own] else own

    def flicked(self, view: CirclesView, action: int, luck: Random) -> int:
        """CIRC-D19: a hand of its own strays before the power is fixed."""
        if self.skill(view) == view.variant[SKILL + view.seat]:
            return action
        return FLICKING + strayed(action - FLICKING, self.skill(view), luck)

    def aim(self, view: CirclesView, world: Any, options: list[int], luck: Random) -> int:
        """The power whose stops are worth most, each by its chance."""
        skill = self.skill(view)
        levels = [option - FLICKING for option in options]
        if len(levels) > LEVELS:
            levels = levels[MIDDLE::LEVEL]
        odds = {power: landings(power, skill, view.theta) for power in levels}
        worth = [0.0] * (OUT + 1)
        for stop in range(OUT + 1):
            if any(row[stop] > LIKELY for row in odds.values()):
                worth[stop] = self.worth(world, reach(stop, view.theta, skill), luck)
        if not self.care:
            best = max(range(OUT), key=lambda stop: worth[stop])
            return FLICKING + max(levels, key=lambda power: odds[power][best])
        return FLICKING + max(levels, key=lambda power: mean_of(worth, odds[power]))

    def worth(self, world: Any, line: list[int], luck: Random) -> float:
        """What a seat may hope for after these answers; its own next choice is made well."""
        s, me = world.clone(), world.seat
        for action in line:
            s.play(action)
        seeds = [luck.getrandbits(31) for _ in range(self.worlds)]
        options = s.legal() if s.seat == me and s.kind != ask.FLICK else [None]
        found = max(fmean(self.hope(s, option, me, seed) for seed in seeds) for option in options)
        return misjudged(found, luck.gauss(0, self.blur) / (1 - 1 / s.seats))

    def hope(self, s: Any, option: int | None, me: int, seed: int) -> float:
        """Play on as the game leans until the marble is flicked again."""
        s, dice = s.clone(), self.game.dice(seed)
        if option is not None:
            s.play(option)
        while s.seat != OVER and s.kind != ask.FLICK:
            s.find_options()
            if s.seat == CHANCE:
                s.play(s.random_option(dice))
            else:
                s.play(max(s.legal(), key=s.preference))
        promised: float = s.win_estimate(me)
        return promised

    def contest(self, view: CirclesView, options: list[int]) -> int:
        """CIRC-E32: the stake won less the stake lost, against what others did or may do."""
        me, powers = view.seat, [option - FLICKING for option in options]
        if len(powers) > LEVELS:
            powers = powers[MIDDLE::LEVEL]
        others = [k for k in range(view.seats) if view.stake[k] and k != me]
        tables = rivals(view, others)

        def gain(power: int) -> float:
            skill = self.skill(view)
            return sum(
                chance * fmean(payoff(view, me, distance(end), row) for row in tables)
                for end, chance in stops(power, skill)
            )

        return FLICKING + max(powers, key=gain)


def misjudged(chance: float, by: float) -> float:
    """As it looks to who takes its odds for e to `by` times what they are: what is nearly decided
    is plain to see, and nothing looks better than what is won."""
    if not 0 < chance < 1:
        return chance
    odds = chance / (1 - chance) * exp(by)
    return odds / (1 + odds)


def strayed(power: int, skill: int, luck: Random) -> int:
    """CIRC-D4 backwards: the power that is as fast as that hand happens to flick."""
    speed = speed_of(power, skill, luck.randrange(NOISES), luck.randrange(NOISES))
    return min(max((speed - SLOWEST) // (2 * HALF_STEP), 0), POWERS - 1)


def mean_of(worth: list[float], odds: list[float]) -> float:
    return sum(w * chance for w, chance in zip(worth, odds, strict=True))


def distance(end: int) -> int:
    return FAILED if end < 0 else distance_after(end)


def rivals(view: CirclesView, others: list[int]) -> list[dict[int, int]]:
    """Distances of the others: known ones, and likely ones of who has yet to flick."""
    found = []
    for k in range(RIVALS):
        row = {}
        for n, seat in enumerate(others):
            row[seat] = view.distance[seat]
            if row[seat] == NOT_FLICKED:
                shots = stops(USUAL_AIM, view.variant[SKILL + seat])[:-1]
                row[seat] = distance(shots[(k * (2 * n + 5) * 7 + n) % len(shots)][0])
        found.append(row)
    return found


def payoff(view: CirclesView, me: int, mine: int, others: dict[int, int]) -> float:
    """CIRC-E32: the closest takes the stake of the farthest; a tie is worth nothing yet."""
    near, far = min(others.values()), max(others.values())
    if mine < near:
        return max(view.stake[seat] for seat, d in others.items() if d == far)
    return -view.stake[me] if mine > far else 0.0


@cache
def shots(skill: int) -> list[tuple[int, int, int]]:
    """How far each power rolls with each first byte: all that a hand of this skill can do."""
    return sorted(
        (roll(speed), power, byte)
        for power in range(MIDDLE, POWERS, LEVEL)
        for byte in range(0, NOISES, COARSE)
        if (speed := speed_of(power, skill, byte, CALM)) < OUT_SPEED
    )


def reach(stop: int, theta: int, skill: int) -> list[int]:
    """The answers that take the marble to the middle of that stop, or out of the ring."""
    if stop == OUT:
        last = POWERS - LEVEL + MIDDLE
        return [FLICKING + last, JOLT + LENIENT, JOLT + LENIENT, JOLT]
    wanted = SECTOR * stop + HALF_SECTOR - theta % SECTOR
    known = shots(skill)
    at = bisect(known, (wanted, 0, 0))
    _, power, byte = min(known[max(at - 1, 0) : at + 1], key=lambda shot: abs(shot[0] - wanted))
    return [FLICKING + power, JOLT + byte, JOLT + CALM, JOLT + LENIENT]
