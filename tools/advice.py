"""Whether what the coach of a lesson advises is good: a Legend thinks about it, ten times its time.

The file lessons/advice.lock of each game keeps what it found, beside a digest of the moment and of
the advice. Change either, and a test says that it is to be thought about again.

python -m tools.advice              # says what is to be thought about again
python -m tools.advice goat         # thinks, prints a table, renews the lock of goat; takes minutes
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from statistics import fmean
from typing import Any, Final, NamedTuple

import farwest
from farwest.arena.puzzling import JUDGE, SEEDS, TIMES, level
from farwest.kernel.game import AnyGame
from farwest.tables.lesson import Lesson, walk
from farwest.tables.script import FOLDER, lessons_of

LOCK: Final = "advice.lock"
NOISE: Final = 0.03  # in chance to win: two long thoughts differ by as much
HEAD: Final = (
    "# What the coach advises, and what a Legend thinks of it with ten times its time:\n"
    "# step, digest of moment and advice, difference in 100 games, advised, best.\n"
    "# `python -m tools.advice {game}` thinks again and renews this file.\n"
)
SIZE: Final = 8  # digits of a digest


class Advice(NamedTuple):
    """A moment of a lesson at which the coach asks for certain answers, of several."""

    step: str
    view: Any
    names: tuple[str, ...]  # the answers that the coach means
    digest: str
    shows: bool  # asked for to show what happens, not because it is good: its text says so


class Checked(NamedTuple):
    digest: str
    behind: float  # the best, in chance to win
    advised: str
    best: str


def advices(game: AnyGame) -> Iterator[Advice]:
    for name in lessons_of(game):
        lesson = Lesson(game, name, strict=True)
        while not lesson.done:
            wanted = [game.action_names[action] for action in lesson.lit()]
            if wanted and len(lesson.match.legal()) > len(wanted):
                view, step = lesson.match.view(lesson.seat), lesson.step
                text = f"{view.json()} {wanted}".encode()
                short = sha256(text).hexdigest()[:SIZE]
                yield Advice(f"{name}@{step.id}", view, tuple(wanted), short, step.shows)
            walk(lesson)


def thought(game: AnyGame, advice: Advice) -> Checked:
    chances = [chances_of(game, advice.view, seed) for seed in SEEDS]
    means = {action: fmean(one.get(action, 0.0) for one in chances) for action in chances[0]}
    best = max(means, key=lambda action: means[action])
    advised = max(map(game.parse, advice.names), key=lambda action: means.get(action, 0.0))
    behind = means[best] - means.get(advised, 0.0)
    names = game.action_names
    return Checked(advice.digest, round(behind, 3), names[advised], names[best])


def chances_of(game: AnyGame, view: Any, seed: int) -> dict[int, float]:
    player: Any = level(game, JUDGE, seed, TIMES)
    if not hasattr(player, "thinker"):
        worths: dict[int, float] = player.worths(view)
        return worths
    return {one.action: one.chance for one in player.thinker.think(view) if one.visits}


def path_of(game: AnyGame) -> Path:
    return Path(str(files(game.package).joinpath(FOLDER, LOCK)))


def line(step: str, one: Checked) -> str:
    return f"{step} {one.digest} {100 * one.behind:.1f} {one.advised!r} {one.best!r}"


def locked(text: str) -> dict[str, Checked]:
    """By step: what a lock says."""
    found = {}
    for row in text.splitlines():
        if row and not row.startswith("#"):
            step, digest, behind, words = row.split(" ", 3)
            _, advised, _, best, _ = words.split("'")
            found[step] = Checked(digest, float(behind) / 100, advised, best)
    return found


def faults(game: AnyGame, lock: str) -> Iterator[str]:
    """A sentence for each advice that was not thought about as it stands, or is not good."""
    kept, again = locked(lock), f"Run `python -m tools.advice {game.name}`."
    for one in advices(game):
        where, was = f"{game.name}, {one.step}", kept.pop(one.step, None)
        if was is None or was.digest != one.digest:
            yield f"{where}: nobody thought about `{one.names[0]}` as it stands. {again}"
        elif was.behind > NOISE and not one.shows:
            yield (
                f"{where}: `{was.best}` is better than `{was.advised}`, by "
                f"{100 * was.behind:.0f} in 100 games. Mend the lesson, or say that it only shows."
            )
    for step in kept:
        yield f"{game.name}, {step} is locked and no longer there. {again}"


def think(game: AnyGame) -> None:
    rows = []
    for advice in advices(game):
        rows.append(line(advice.step, thought(game, advice)))
        print(f"{game.name} {rows[-1]}{' (only shows)' if advice.shows else ''}", flush=True)
    path_of(game).write_text(HEAD.format(game=game.name) + "\n".join(rows) + "\n", "utf-8")


def main(names: list[str]) -> int:
    for name in names:
        think(farwest.load(name))
    found: list[str] = []
    for game in map(farwest.load, names or farwest.games()):
        lock = path_of(game).read_text("utf-8") if path_of(game).is_file() else ""
        found += faults(game, lock)
    print("\n".join(found), end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
