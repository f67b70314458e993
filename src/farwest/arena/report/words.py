"""The report in sentences: verdicts that a person would say, with how sure they are."""

from __future__ import annotations

from collections.abc import Sequence

from farwest.arena.intervals import Interval
from farwest.arena.summary import Balance, BotResult, Summary
from farwest.kernel.game import listed

ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")
GLUE = "\N{NO-BREAK SPACE}"
NARROW = 0.03  # half an interval this wide settles that a seat is worth what the others are
ENOUGH = 30  # games: with fewer nothing is called clear, whatever an interval says,
ENOUGH_DEALS = 8  # nor with fewer deals, for these are the samples
QUICK = 0.4  # of the game: settled before that, it is over early
LATE = 0.8


def percent(share: float, digits: int = 1) -> str:
    return f"{100 * share:.{digits}f}{GLUE}%"


def signed(share: float, digits: int = 1) -> str:
    """In percentage points."""
    points = round(100 * share, digits)
    return f"{points:+.{digits}f}".replace("-", "−") if points else "0"


def between(interval: Interval) -> str:
    return f"{100 * interval.low:.1f} to {100 * interval.high:.1f}{GLUE}%"


def shared(interval: Interval) -> str:
    return f"{percent(interval.mean)} ({between(interval)})"


def gained(interval: Interval) -> str:
    if interval.low <= -1 and interval.high >= 1:
        return f"{signed(interval.mean)} (one deal: no interval)"
    return f"{signed(interval.mean)} ({signed(interval.low)} to {signed(interval.high)})"


def duration(seconds: float) -> str:
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds / 1e-6:.3g} µs"


def too_few(summary: Summary) -> bool:
    return len(summary.games) < ENOUGH or summary.deals < ENOUGH_DEALS


def headline(summary: Summary) -> str:
    ladder = summary.ladder
    if len(ladder) == 1:
        return f"{ladder[0].bot} plays itself, so the seats and the rules are what is tested here."
    best, second = ladder[0], ladder[1]
    if too_few(summary):
        played = f"{percent(best.win_rate.mean)} of its {best.games:,} games"
        return f"Too few games to tell: {best.bot} won {played}. {more_games(summary)}"
    rate = f"{best.bot} wins {percent(best.win_rate.mean)} of its games"
    behind = [one for one in ladder[1:] if not surely_ahead(summary, best, one)]
    if not behind:
        rest = "everyone else" if len(ladder) > 2 else second.bot
        return f"{rate}: clearly more than {rest}."
    rivals = listed([one.bot for one in behind])
    if len(behind) == len(ladder) - 1:
        return f"No winner yet: {rate}, but {rivals} may well be as strong."
    verb = "are" if len(behind) > 1 else "is"
    return f"{rate}; {rivals} {verb} too close to call, and the rest is behind."


def more_games(summary: Summary) -> str:
    """How many would say something."""
    each = -(-len(summary.games) // max(summary.deals, 1))  # games of a deal
    least = max(ENOUGH, ENOUGH_DEALS * each)
    return f"Play at least {-(-least // each) * each:,}."


def surely_ahead(summary: Summary, one: BotResult, other: BotResult) -> bool:
    for pair in summary.pairs:
        if (pair.bot, pair.other) == (one.bot, other.bot):
            return pair.gain.low > 0
        if (pair.bot, pair.other) == (other.bot, one.bot):
            return pair.gain.high < 0
    return one.win_rate.low > other.win_rate.high


def subline(summary: Summary) -> str:
    plan = summary.plan
    return (
        f"{len(summary.games):,} games of {summary.title} with {plan.seats} seats, in "
        f"{summary.deals:,} deals that every bot played from every seat. "
        f"An even share would be {percent(summary.even)}."
    )


def balance_verdict(found: Sequence[Balance], even: float, what: str) -> str:
    """`what` they are: "seat", "turn" (first to choose, second, ...) or "role"."""
    if max(one.games for one in found) < ENOUGH:
        return f"Too few games to tell whether every {what} is worth the same."
    favoured = [one for one in found if one.share.low > even]
    hindered = [one for one in found if one.share.high < even]
    said = []
    for group, verdict in ((favoured, "wins more"), (hindered, "wins less")):
        for one in group:
            name = called(found, one, what)
            said.append(f"{name} {verdict} than its share: {shared(one.share)}.")
    if said:
        return " ".join(said)
    first = found[0].share
    widest = max((one.share.high - one.share.low) / 2 for one in found)
    sure = f"{called(found, found[0], what)} wins {shared(first)}; even is {percent(even)}."
    if widest <= NARROW:
        return f"Balanced, as far as it matters: no {what} is off by more than the interval. {sure}"
    return f"No favourite in sight, but the intervals are wide: more games would tell. {sure}"


def called(found: Sequence[Balance], one: Balance, what: str) -> str:
    if what == "role":
        return f"The {one.name}"
    name = f"The {ORDINALS[found.index(one)]}"
    return f"{name} seat" if what == "seat" else f"{name} to choose"


def drama_verdict(summary: Summary) -> str:
    drama = summary.drama
    said = [
        f"Half of the games are won by {drama.margin:g} points or fewer, and the lead changes "
        f"{drama.changes:.1f} times a game."
    ]
    if drama.settled >= LATE:
        said.append(
            f"It stays open: in half of them the winner is only ahead for good after "
            f"{percent(drama.settled, 0)} of the game."
        )
    elif drama.settled <= QUICK:
        said.append(
            f"It is often over early: in half of them the winner leads for good after "
            f"{percent(drama.settled, 0)} of the game."
        )
    else:
        said.append(
            f"The winner leads for good, at the median, after "
            f"{percent(drama.settled, 0)} of the game."
        )
    if drama.half is not None:
        said.append(f"Who leads alone at half-time wins {shared(drama.half)} of the time.")
    if drama.shared > 0:
        said.append(f"{percent(drama.shared)} of the games have several winners.")
    return " ".join(said)


def length_verdict(summary: Summary) -> str:
    length = summary.length
    return (
        f"A game takes {length.mean:.0f} decisions, half of them between {length.low:.0f} and "
        f"{length.high:.0f}; the shortest took {length.fewest} and the longest {length.most}. "
        f"A decision has {length.options:.1f} options on average. With draws and forced moves "
        f"there are {length.answers:.0f} answers a game."
    )
