"""What towns the bots of carson build: buildings at the end, dollars earned round by round.

It reads what `farwest arena carson --out GAMES.jsonl --records RECORDS.jsonl` has kept. With 95 %
intervals, deals being the samples.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import msgspec

import farwest
from farwest.arena.intervals import Sample
from farwest.arena.played import Played
from farwest.games.carson import numbers as t
from farwest.games.carson.events import EARNED, ROBBED, ROUND_ENDED

ROWS = (
    *("points", "buildings", "houses and mountains", "parcels"),
    *(f"buildings' income, round {n + 1}" for n in range(t.ROUNDS)),
    "robbed in all",
)
Town = dict[str, float]


def incomes(match: Any) -> tuple[list[list[int]], list[int]]:
    """By round and seat: what its own buildings earned; by seat: what it robbed in all."""
    earned: list[list[int]] = [[0] * match.seats for _ in range(t.ROUNDS)]
    robbed, rounds = [0] * match.seats, 0
    for turn in match.log:
        for kind, seat, _, dollars, *_ in turn:
            if kind == EARNED:
                earned[rounds][seat] += dollars
            elif kind == ROBBED:
                robbed[seat] += dollars
            rounds += kind == ROUND_ENDED
    return earned, robbed


def towns(match: Any) -> list[Town]:
    """By seat."""
    ground, owner, scores = list(match.state.ground), list(match.state.owner), match.scores()
    earned, robbed = incomes(match)
    found = []
    for seat in range(match.seats):
        mine = [kind for kind, who in zip(ground, owner, strict=True) if who == seat]
        built = sum(kind >= t.BUILT for kind in mine)
        worth = sum(t.MOUNTAIN <= kind < t.BUILT for kind in mine)
        figures = (scores[seat], built, worth, len(mine), *(row[seat] for row in earned))
        found.append(dict(zip(ROWS, (*figures, robbed[seat]), strict=True)))
    return found


def measure(games: Path, records: Path) -> dict[str, dict[str, Sample]]:
    """By bot, by row."""
    found: dict[str, dict[str, Sample]] = {}
    _, *played = games.read_bytes().splitlines()
    for line, record in zip(played, records.read_text("utf-8").splitlines(), strict=True):
        one = msgspec.json.decode(line, type=Played)
        for seat, town in zip(one.seats, towns(farwest.replay(record)), strict=True):
            samples = found.setdefault(seat.bot, {row: Sample() for row in ROWS})
            for row, value in town.items():
                samples[row].add(one.deal, value)
    return found


def main(games: Path, records: Path) -> int:
    found = measure(games, records)
    print(f"{'':28}" + "".join(f"{bot:>26}" for bot in found))
    for row in ROWS:
        cells = [samples[row].interval() for samples in found.values()]
        shown = [f"{cell.mean:.1f} ({cell.low:.1f} to {cell.high:.1f})" for cell in cells]
        print(f"{row:28}" + "".join(f"{cell:>26}" for cell in shown))
    return 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", type=Path, metavar="GAMES.jsonl")
    parser.add_argument("records", type=Path, metavar="RECORDS.jsonl")
    given = parser.parse_args()
    raise SystemExit(main(given.games, given.records))
