"""`python -m tools.dataset_sample` writes the dataset that ships: a few games of each, by bots."""

from __future__ import annotations

import farwest
from farwest.adapters.dataset import sample, write
from farwest.adapters.dataset.sources import self_play

SEED = 18


def main() -> None:
    games = []
    for name in farwest.games():
        game = farwest.load(name)
        for seats in game.seats:
            games += list(self_play(game, ["greenhorn"], 1, seats=seats, seed=SEED))
    write(games, sample())
    print(f"{len(games)} games, {sample().stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
