"""From games to what they say: the figures of the terminal, of --json and of the report."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from statistics import fmean, quantiles
from typing import Any, NamedTuple

from farwest.arena.choices import ChoiceWorth, Habit, count_choices, count_habits
from farwest.arena.intervals import LEVEL, Interval, Sample, gain
from farwest.arena.plan import Contest
from farwest.arena.played import Played, Seat
from farwest.arena.ratings import Rating, rate
from farwest.kernel.game import Game


class BotResult(NamedTuple):
    bot: str
    games: int  # it sat in, counted by seat
    win_rate: Interval
    mean_score: float
    rating: float
    sigma: float
    seconds: float  # a decision
    decisions: int


class Pair(NamedTuple):
    """Two bots that sat together: over the same deals, so luck cancels out."""

    bot: str
    other: str
    games: int
    ahead: Interval  # how often `bot` ends before `other`; a tie is half
    gain: Interval  # its win share less the other's


class Balance(NamedTuple):
    """What a seat, a place in the order of play or a role is worth."""

    name: str
    games: int
    share: Interval  # all of one list are right together, at 95 %
    mean_score: float


class Length(NamedTuple):
    mean: float
    low: float  # a quarter of the games is at most this long
    median: float
    high: float
    fewest: int
    most: int
    answers: float  # draws and forced moves too
    options: float  # a decision has on average


class Suspense(NamedTuple):
    margin: float  # the median, in points
    shared: float  # how many games have several winners
    changes: float  # of the lead, on average
    settled: float  # the median share of the game after which the winner led to the end
    half: Interval | None  # how often who leads alone at half-time wins; None: nobody ever does


@dataclass(frozen=True)
class Summary:
    plan: Contest
    title: str
    compiled: bool
    games: list[Played]
    deals: int
    even: float  # the win share of a seat if all were alike
    standings: list[BotResult]  # in the order of the command line
    ratings: list[Rating]
    pairs: list[Pair]
    seats: list[Balance]
    order: list[Balance]  # from whoever chooses first
    roles: list[Balance]  # empty if there is one
    length: Length
    drama: Suspense
    choices: list[ChoiceWorth]
    habits: list[Habit]

    @property
    def ladder(self) -> list[BotResult]:
        """Best first."""
        return sorted(self.standings, key=lambda s: (-s.win_rate.mean, s.bot))


def summarise(game: Game[Any, Any], plan: Contest, games: Sequence[Played]) -> Summary:
    """Of at least one game."""
    ratings = rate(games)
    standings = [standing(bot, games, ratings) for bot in plan.names if sat(bot, games)]
    usual = {one.bot: one.win_rate.mean for one in standings}
    roles = balance(games, lambda _game, _k, seat: seat.role)
    return Summary(
        plan=plan,
        title=game.voice.say("en", "game", {}),
        compiled=game.compiled,
        games=list(games),
        deals=len({one.deal for one in games}),
        even=fmean(seat.share for one in games for seat in one.seats),
        standings=standings,
        ratings=ratings,
        pairs=[pair for two in combinations(usual, 2) if (pair := meet(*two, games))],
        seats=balance(games, lambda _game, k, _seat: str(k)),
        order=balance(games, lambda one, k, _seat: str((k - one.opener) % len(one.seats) + 1)),
        roles=roles if len(roles) > 1 else [],
        length=length(games),
        drama=drama(games),
        choices=count_choices(game, games, usual),
        habits=count_habits(games, plan.names),
    )


def sat(bot: str, games: Iterable[Played]) -> bool:
    return any(seat.bot == bot for one in games for seat in one.seats)


def standing(bot: str, games: Sequence[Played], ratings: Sequence[Rating]) -> BotResult:
    wins, scores = Sample(), Sample()
    decisions, seconds = 0, 0.0
    for one in games:
        for seat in one.seats:
            if seat.bot == bot:
                wins.add(one.deal, seat.share)
                scores.add(one.deal, seat.points)
                decisions += seat.decisions
                seconds += seat.seconds
    mine = [rating for rating in ratings if rating.bot == bot]
    return BotResult(
        bot=bot,
        games=wins.count,
        win_rate=wins.share(),
        mean_score=scores.mean,
        rating=fmean(rating.mu for rating in mine),
        sigma=fmean(rating.sigma for rating in mine),
        seconds=seconds / max(decisions, 1),
        decisions=decisions,
    )


def meet(bot: str, other: str, games: Sequence[Played]) -> Pair | None:
    ahead, mine, theirs = Sample(), Sample(), Sample()
    met = 0
    for one in games:
        ours = [seat for seat in one.seats if seat.bot == bot]
        others = [seat for seat in one.seats if seat.bot == other]
        met += bool(ours and others)
        for a in ours:
            for b in others:
                ahead.add(one.deal, (a.place < b.place) + (a.place == b.place) / 2)
        if ours and others:
            for sample, seats in ((mine, ours), (theirs, others)):
                sample.add(one.deal, fmean(seat.share for seat in seats), len(seats))
    return Pair(bot, other, met, ahead.share(), gain(mine, theirs)) if met else None


def balance(games: Sequence[Played], name: Callable[[Played, int, Seat], str]) -> list[Balance]:
    wins: dict[str, Sample] = {}
    scores: dict[str, Sample] = {}
    for one in games:
        for k, seat in enumerate(one.seats):
            key = name(one, k, seat)
            wins.setdefault(key, Sample()).add(one.deal, seat.share)
            scores.setdefault(key, Sample()).add(one.deal, seat.points)
    level = 1 - (1 - LEVEL) / max(len(wins), 1)  # Bonferroni: several are looked at together
    return [
        Balance(key, wins[key].count, wins[key].share(level), scores[key].mean)
        for key in sorted(wins)
    ]


def quartiles(values: Sequence[float]) -> tuple[float, float, float]:
    if len(values) < 2:
        return values[0], values[0], values[0]
    low, median, high = quantiles(values, n=4, method="inclusive")
    return low, median, high


def length(games: Sequence[Played]) -> Length:
    decisions = [one.decisions for one in games]
    options = sum(seat.options for one in games for seat in one.seats)
    low, median, high = quartiles(decisions)
    answers = fmean(one.answers for one in games)
    each = options / max(sum(decisions), 1)
    fewest, most = min(decisions), max(decisions)
    return Length(fmean(decisions), low, median, high, fewest, most, answers, each)


def drama(games: Sequence[Played]) -> Suspense:
    half = Sample()
    for one in games:
        if one.lead.half is not None:
            half.add(one.deal, one.lead.half)
    return Suspense(
        margin=quartiles([one.margin for one in games])[1],
        shared=fmean(max(seat.share for seat in one.seats) < 1 for one in games),
        changes=fmean(one.lead.changes for one in games),
        settled=quartiles([one.lead.settled for one in games])[1],
        half=half.share() if half.count else None,
    )
