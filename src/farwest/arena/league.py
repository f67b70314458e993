"""Play a plan: what is done already is not played again, and nothing done is lost."""

from __future__ import annotations

import os
from collections.abc import Iterator

from farwest.arena.crew import Processes, play_all
from farwest.arena.ledger import ResultsBook
from farwest.arena.plan import Contest
from farwest.arena.played import Played
from farwest.kit.workplace import Workplace


def all_cores() -> int:
    """Those this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class League:
    """Iterate over play() to play; ask counted() at any time."""

    def __init__(
        self,
        plan: Contest,
        ledger: ResultsBook | None = None,
        jobs: int = 1,
        where: Workplace | None = None,
    ) -> None:
        """As many processes as `jobs`, unless it is said where."""
        self.plan, self.where = plan, where or Processes(jobs)
        self.ledger = ledger or ResultsBook(plan)
        self.deals = list(plan.deals())
        self.games = sum(map(len, self.deals))

    @property
    def done(self) -> int:
        """Games of the plan that were played, now or in an earlier run."""
        found = self.ledger.done
        return sum((game.deal, game.number) in found for deal in self.deals for game in deal)

    @property
    def complete(self) -> bool:
        return self.done == self.games

    def play(self) -> Iterator[Played]:
        """The games that are missing, one by one as they are kept."""
        found = self.ledger.done
        seatings = [game for deal in self.deals for game in deal]
        missing = [game for game in seatings if (game.deal, game.number) not in found]
        games = play_all(self.plan, missing, self.where)
        try:
            for kept in games:
                self.ledger.keep(kept)
                yield kept.played
        finally:
            games.close()

    def counted(self) -> list[Played]:
        """The games of whole deals, in order. Half a deal favours whoever sat well in that half."""
        found = self.ledger.done
        whole = [
            [found[game.deal, game.number] for game in deal]
            for deal in self.deals
            if all((game.deal, game.number) in found for game in deal)
        ]
        return [game for deal in whole for game in deal]
