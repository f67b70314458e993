"""Who of two that learned is better on which side: python -m bench.selftaught.duel GAME A B.

A and B are what train.py or unpack.py wrote. They are given the two sides in all four ways, at the
tables that they learned at; a line for each number of seats: how often seat 0's side wins. Needs
what train.py needs.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from bench.selftaught import train
from bench.selftaught.train import WARMING, Crew, Half, Wishes, course_of, load, new_net
from bench.selftaught.whereabouts import MORE

WAYS: Final = ((0, 0), (0, 1), (1, 0), (1, 1))  # who has seat 0's side, and the other
NAMES: Final = "AB"


def known_net(course: dict[str, Any], file: Path, device: str) -> Any:
    given = course["sizes"]["seen"][0] + (MORE if "whereabouts" in course else 0)
    net = new_net(course, train.torch.ones(given, device=device))
    load(net, file)
    return net


def duel(game: str, files: Sequence[Path], seconds: float, wishes: Wishes) -> Any:
    """By worker, way: games, and those that seat 0's side won. Seat 0 is a side of its own."""
    torch = train.torch
    course = course_of(game, wishes.python)
    nets = [known_net(course, file, wishes.device) for file in files]
    halves = [Half(Crew(name, course, wishes), course) for name in ("0", "1")]
    largest = nets[0].largest[: course["sizes"]["seen"][0]]
    for half in halves * WARMING:
        half.warm(largest)
    tables, games = len(course["seats"]), course["games"]
    way = torch.arange(tables * games, device=wishes.device) % len(WAYS)
    players = torch.tensor(WAYS, device=wishes.device)[way]
    tally = torch.zeros(tables * len(WAYS), 2, device=wishes.device)
    rows = torch.arange(tables, device=wishes.device).repeat_interleave(games) * len(WAYS) + way
    begun = time.monotonic()
    fresh = [torch.zeros(len(rows), device=wishes.device).bool() for _ in halves]
    while time.monotonic() - begun < seconds:
        for half in halves:
            now = half.now
            side = (now["seat"] != 0).long()
            who = players.gather(1, side)[:, 0]
            with torch.no_grad():
                logs = [net(net.given(now["seen"]), now["mask"])[0] for net in nets]
                odds = torch.where(who[:, None] == 0, *logs).exp()
                half.crew.answer(torch.multinomial(odds, 1)[:, 0])
        for index, half in enumerate(halves):
            half.now = half.crew.told()
            ended = half.now["ended"][:, 0] > 0
            counted = ended & fresh[index]  # a game that began before is of other players
            fresh[index] |= ended
            won = (half.now["reward"][:, 0] > 0).float()
            found = torch.stack([counted.float(), won * counted], 1)
            tally.index_add_(0, rows, found)
    for half in halves:
        half.crew.dismiss()
    return tally.reshape(tables, len(WAYS), 2).cpu().numpy()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("files", type=Path, nargs=2)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--python", default=sys.executable, help="that has farwest, for the games")
    given = parser.parse_args()
    train.torch = import_module("torch")
    device = "cuda" if train.torch.cuda.is_available() else "cpu"
    with tempfile.TemporaryDirectory(dir="/dev/shm") as folder:
        wishes = Wishes(folder, given.seed, given.python, device, None, (0, 1))
        told = duel(given.game, given.files, given.seconds, wishes)
        course = course_of(given.game, given.python)
    for seats in sorted(set(course["seats"])):
        some = told[[index for index, one in enumerate(course["seats"]) if one == seats]].sum(0)
        print(f"{seats} seats", end="")
        for (mine, theirs), (games, won) in zip(WAYS, some, strict=True):
            share = won / max(games, 1)
            error = 1.96 * (share * (1 - share) / max(games, 1)) ** 0.5
            names = f"{NAMES[mine]} against {NAMES[theirs]}"
            print(f"; {names} {100 * share:.1f} % ± {100 * error:.1f} of {games:.0f}", end="")
        print()
