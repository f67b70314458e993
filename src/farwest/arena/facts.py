"""A summary as plain data, for --json."""

from __future__ import annotations

from math import isfinite
from typing import Any

from farwest.arena.intervals import Interval
from farwest.arena.summary import Balance, Summary


def facts(summary: Summary) -> dict[str, Any]:
    """Everything but the games. Only `timing` may differ between two runs of one plan."""
    plan = summary.plan
    return {
        "game": plan.game,
        "version": plan.version,
        "variant": plan.variant,
        "seats": plan.seats,
        "seed": plan.seed,
        "bots": list(plan.bots),
        "games": len(summary.games),
        "deals": summary.deals,
        "results": [
            {
                "bot": one.bot,
                "games": one.games,
                "win_rate": one.win_rate.mean,
                "low": one.win_rate.low,
                "high": one.win_rate.high,
                "rating": one.rating,
                "sigma": one.sigma,
                "mean_score": one.mean_score,
            }
            for one in summary.standings
        ],
        "ratings": [one._asdict() | {"ordinal": one.ordinal} for one in summary.ratings],
        "pairs": [
            {
                "bot": pair.bot,
                "other": pair.other,
                "games": pair.games,
                "ahead": spread(pair.ahead),
                "win_rate_difference": spread(pair.gain),
            }
            for pair in summary.pairs
        ],
        "balance": {
            "even": summary.even,
            "seats": [balanced(one) for one in summary.seats],
            "order_of_play": [balanced(one) for one in summary.order],
            "roles": [balanced(one) for one in summary.roles],
        },
        "length": summary.length._asdict(),
        "drama": summary.drama._asdict() | {"half": spread(summary.drama.half)},
        "choices": [
            choice._asdict() | {"rate": choice.rate, "gain": spread(choice.gain)}
            for choice in summary.choices
        ],
        "habits": [habit._asdict() | {"rate": spread(habit.rate)} for habit in summary.habits],
        "timing": timing(summary),
    }


def spread(interval: Interval | None) -> dict[str, float | None] | None:
    """JSON has no infinity: an end that cannot be told is null."""
    if interval is None:
        return None
    return {key: end if isfinite(end) else None for key, end in interval._asdict().items()}


def balanced(one: Balance) -> dict[str, Any]:
    return {"name": one.name, "games": one.games, "mean_score": one.mean_score} | {
        "win_rate": one.share.mean,
        "low": one.share.low,
        "high": one.share.high,
    }


def timing(summary: Summary) -> dict[str, Any]:
    """By the clock of the processes that played, so by core."""
    seconds = sum(one.seconds for one in summary.games)
    decisions = sum(one.decisions for one in summary.games)
    return {
        "seconds": seconds,
        "decisions_per_second": decisions / seconds if seconds else 0.0,
        "seconds_per_decision": {one.bot: one.seconds for one in summary.standings},
        "compiled": summary.compiled,
    }
