"""Settings played on the same deals, and what they say: shares with intervals, and differences."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

import farwest
from farwest.adapters.lab.settings import LabSetting, said, split
from farwest.adapters.lab.worker import Job, Result
from farwest.arena.intervals import LEVEL, Interval, Sample, difference
from farwest.arena.played import Played
from farwest.arena.summary import Balance, Length, balance, length
from farwest.kernel.errors import BadCall
from farwest.kernel.game import AnyGame
from farwest.kit.reading import decoded
from farwest.kit.workplace import Threads, Workplace

TRIALS = 4  # random games that show that a setting is sound
BOT = "greenhorn"


@dataclass(frozen=True)
class Bench:
    """What stays the same over all settings: so luck does too."""

    game: AnyGame
    seats: int
    bot: str = BOT
    deals: int = 40
    seed: int = 0
    where: Workplace = field(default_factory=lambda: Threads(1))  # a setting is a process anyway

    def play(
        self, settings: Sequence[LabSetting], done: Callable[[], None] = lambda: None
    ) -> list[TriedSetting]:
        """In order. The first that is not sound stops the sweep with a sentence."""
        found, jobs = [], [self.job(setting, 0, self.deals) for setting in settings]
        for setting, result in zip(settings, self.where.each(asked, jobs), strict=True):
            found.append(TriedSetting(setting, self.sound(setting, result)))
            done()
        return found

    def played(self, setting: LabSetting, first: int, deals: int) -> list[Played]:
        (result,) = self.where.each(asked, [self.job(setting, first, deals)])
        return self.sound(setting, result)

    def job(self, setting: LabSetting, first: int, deals: int) -> Job:
        turns, variant = split(self.game, self.seats, setting)
        return Job(
            game=self.game.name,
            package=self.game.package,
            turns=turns,
            variant=variant,
            seats=self.seats,
            bot=self.bot,
            seed=self.seed,
            first=first,
            deals=deals,
            trials=0 if first or not turns else TRIALS,
        )

    def sound(self, setting: LabSetting, result: Result) -> list[Played]:
        if result.broken:
            raise BadCall(f"With {said(setting)} {self.game.name} breaks: {result.broken}")
        return result.games


def asked(job: Job) -> Result:
    """Of a process of its own: numbers are turned before a game is loaded."""
    source = str(Path(str(farwest.__file__)).parents[1])
    path = os.pathsep.join([source, *filter(None, [os.environ.get("PYTHONPATH")])])
    done = subprocess.run(
        [sys.executable, "-m", "farwest.adapters.lab.worker"],
        input=msgspec.json.encode(job),
        capture_output=True,
        env={**os.environ, "PYTHONPATH": path},
        check=False,
    )
    if done.returncode:
        *_, last = done.stderr.decode().strip().splitlines() or ["nothing was said"]
        return Result([], last)
    return decoded(done.stdout, Result)


@dataclass(frozen=True)
class TriedSetting:
    """One setting and its games."""

    setting: LabSetting
    games: list[Played] = field(repr=False)

    @property
    def name(self) -> str:
        return said(self.setting)

    @property
    def length(self) -> Length:
        return length(self.games)

    def by_seat(self) -> list[Balance]:
        return balance(self.games, lambda _game, k, _seat: str(k))

    def by_role(self) -> list[Balance]:
        found = balance(self.games, lambda _game, _k, seat: seat.role)
        return found if len(found) > 1 else []

    def wins(self, who: str) -> Sample:
        """Of a role, or of a seat by its number."""
        sample = Sample()
        for game in self.games:
            for k, seat in enumerate(game.seats):
                if who in (seat.role, str(k)):
                    sample.add(game.deal, seat.share)
        if not sample.count:
            roles = sorted({seat.role for game in self.games for seat in game.seats})
            raise BadCall(f"Nobody is {who!r} there; there are seats by number, and {roles}.")
        return sample

    def scores(self) -> Sample:
        sample = Sample()
        for game in self.games:
            for seat in game.seats:
                sample.add(game.deal, seat.points)
        return sample


def against(one: TriedSetting, usual: TriedSetting, who: str, level: float = LEVEL) -> Interval:
    """What a setting changes for a role or seat, over the same deals."""
    return difference(one.wins(who), usual.wins(who), level)


def even_share(tried: TriedSetting, who: str) -> float:
    """Of a role among roles, or of a seat among seats."""
    roles = [b.name for b in tried.by_role()]
    if who in roles:
        return 1 / len(roles)
    return 1 / len(tried.games[0].seats)
