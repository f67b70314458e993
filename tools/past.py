"""A bot as it was in another checkout: `past:tree=FOLDER:bot=legend/iterations=600`.

FOLDER is a checkout of another commit with its own .venv (`make setup` there). Its bots answer from
a process of their own, which this file also is; they are handed views and nothing else, as here.
What a view is made of must be the same in both.
"""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, Final

NEW, GONE = "new", "gone"  # what is said of a bot but for a view
BEGINS: Final = "/"  # of a wish behind the old bot's name: a colon would be today's


class Elsewhere:
    """A process of another tree that plays one game, with as many bots as are asked for."""

    def __init__(self, tree: Path, game: str) -> None:
        python = tree / ".venv" / "bin" / "python"
        if not python.exists():
            raise ValueError(f"There is no {python}: check out a commit there and run make setup.")
        inside = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        self.process = subprocess.Popen(
            [python, Path(__file__).resolve(), game],
            cwd=tree,
            env=inside,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        self.bots = 0

    def ask(self, n: int, what: Any) -> Any:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        pickle.dump((n, what), self.process.stdin)
        self.process.stdin.flush()
        answer = pickle.load(self.process.stdout)  # noqa: S301 what we started ourselves
        if isinstance(answer, Exception):
            raise answer
        return answer


@cache
def elsewhere(tree: str, game: str, _worker: int) -> Elsewhere:
    """Of each worker its own: forks would talk through one pipe."""
    return Elsewhere(Path(tree), game)


class PastBot:
    def __init__(self, game: Any, seed: int = 0, *, tree: str, bot: str = "legend") -> None:
        self.where = elsewhere(tree, game.name, os.getpid())
        self.where.bots += 1
        self.number = self.where.bots
        self.where.ask(self.number, (NEW, bot.replace(BEGINS, ":"), seed))

    def choose(self, view: Any) -> int:
        action: int = self.where.ask(self.number, view)
        return action

    def __del__(self) -> None:
        if hasattr(self, "number"):
            with suppress(OSError, EOFError):  # at the very end the process may be gone already
                self.where.ask(self.number, (GONE,))


def answer_all(name: str) -> None:
    """In the other tree: of farwest only what every commit has."""
    import farwest
    from farwest.bots import bot

    game, bots, line = farwest.load(name), dict[int, Any](), sys.stdout.buffer
    sys.stdout = sys.stderr  # what a bot says is no answer
    while True:
        try:
            n, what = pickle.load(sys.stdin.buffer)  # noqa: S301 from who started us
        except EOFError:
            return
        answer: Any = None
        try:
            if type(what) is tuple and what[0] == NEW:
                bots[n] = bot(what[1], game, what[2])
            elif type(what) is tuple and what[0] == GONE:
                bots.pop(n, None)
            else:
                answer = bots[n].choose(what)
        except Exception as error:
            answer = RuntimeError(f"In the other tree: {type(error).__name__}: {error}")
        pickle.dump(answer, line)
        line.flush()


if __name__ == "__main__":
    answer_all(sys.argv[1])
