"""Tournaments played at random: what came of each table is drawn."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from farwest.tournament.facts import (
    Contestant,
    PairedRound,
    TableOutcome,
    Tournament,
    TournamentPlan,
)
from farwest.tournament.pairing import next_round


def founded(plan: TournamentPlan, players: int, lot: str = "lot") -> Tournament:
    return Tournament(plan, lot, [Contestant(k, f"p{k}") for k in range(players)])


def outcome(round: int, table: int, size: int, dice: Random) -> TableOutcome:
    scores = [dice.randint(0, 12) for _ in range(size)]
    places = [1 + sum(other > score for other in scores) for score in scores]
    return TableOutcome(round, table, places, scores)


def played_on(tournament: Tournament, paired: PairedRound, dice: Random) -> Tournament:
    found = [outcome(paired.number, n, len(table), dice) for n, table in enumerate(paired.tables)]
    return replace(
        tournament,
        rounds=[*tournament.rounds, paired],
        outcomes=[*tournament.outcomes, *found],
    )


def played(tournament: Tournament, dice: Random, most: int = 100) -> Tournament:
    while len(tournament.rounds) < most and (paired := next_round(tournament)) is not None:
        tournament = played_on(tournament, paired, dice)
    return tournament


def left(tournament: Tournament, number: int, heir: bool) -> Tournament:
    """From the next round on, with a bot instead or without."""
    round, people = tournament.next_number, [*tournament.contestants]
    people[number] = replace(people[number], left=round)
    if heir:
        bot = Contestant(len(people), f"bot{number}", "greenhorn", number, round)
        people.append(bot)
    return replace(tournament, contestants=people)
