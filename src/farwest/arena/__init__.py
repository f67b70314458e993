"""Matches between bots: fair seats, the same deals for all, and what the games say."""

from farwest.arena.facts import facts
from farwest.arena.league import League, all_cores
from farwest.arena.ledger import ResultsBook
from farwest.arena.plan import Contest, Seating, plan_for
from farwest.arena.played import Played
from farwest.arena.summary import Summary, summarise
from farwest.kernel.errors import GameFailed

__all__ = [
    "Contest",
    "GameFailed",
    "League",
    "Played",
    "ResultsBook",
    "Seating",
    "Summary",
    "all_cores",
    "facts",
    "plan_for",
    "summarise",
]
