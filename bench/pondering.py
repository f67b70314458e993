"""How often a bot has pondered what it is asked next: python -m bench.pondering [GAME ...].

A Gunslinger in every other seat stands for people; Legend ponders each of their questions to the
end, and is asked what the game brings. A hit is a view that it had thought about already.
"""

from __future__ import annotations

import argparse
from typing import Any, Final

import farwest
from farwest.bots import SearchBot, bot

LOOKS: Final = 600  # of the answers themselves, here


def hits(name: str, seats: int, seed: int) -> list[bool]:
    """Of one game: for each question of Legend's seat that follows another's answer."""
    game = farwest.load(name)
    match = game.match(seats=seats, seed=seed)
    legend = SearchBot(game, seed, iterations=LOOKS)
    players = [legend, *(bot("gunslinger", game, seed + k) for k in range(1, seats))]
    found: list[bool] = []
    coming: list[Any] | None = None  # nobody else was asked since
    while match.seat is not None:
        view = match.view(match.seat)
        if match.seat:
            coming = legend.pondering.foreseen(match.view(0))
        elif coming is not None:
            found.append(view in coming)
            coming = None
        match.play(players[match.seat].choose(view))
    return found


def main(wishes: argparse.Namespace) -> None:
    for name in wishes.game or ["goat", "meeples", "desperados", "carson"]:
        seats = 3 if name == "desperados" else wishes.seats
        games = [hits(name, seats, wishes.seed + k) for k in range(wishes.games)]
        asked, met = sum(len(game) for game in games), sum(map(sum, games))
        print(f"{name}, {seats} seats: {met} of {asked} questions had been pondered", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    main(parser.parse_args())
