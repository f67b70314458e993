"""A bot in a process of its own: a view comes in on each line, an action goes out."""

from __future__ import annotations

import sys

import farwest
from farwest.bots import bot


def main(name: str, spec: str, seed: str) -> None:
    game = farwest.load(name)
    player = bot(spec, game, int(seed))
    for line in sys.stdin:
        action = player.choose(game.view_type.read(line))
        sys.stdout.write(f"{action}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(*sys.argv[1:])
