"""How a bot is used to play, in counts: `python -m bench.habits goat --games 40 --bot legend`.

The counts are those of a strong person's comments on whole games (docs/strength.md, "Habits").
--minutes of processor time end it too; --out keeps the records, and a rerun counts them first.

goat: a card is good if who takes it now gets $4 or more, bad if $1 or less, as the table lies.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from time import process_time
from typing import Any, Final

import farwest
from bench.habits_of import carson, desperados, goat
from farwest.arena.plan import plan_for
from farwest.arena.table import ArenaTable
from farwest.kernel.game import AnyGame
from farwest.kernel.record import Record, read_record
from farwest.kernel.state import CHANCE

Tally = Counter[str]
Watch = Callable[[Any, int, Any, Tally], None]  # before an answer, it, after it, what is counted

WATCHES: Final[dict[str, Watch]] = {
    "goat": goat.watch,
    "desperados": desperados.watch,
    "carson": carson.watch,
}
HABITS: Final = {"goat": goat.HABITS, "desperados": desperados.HABITS, "carson": carson.HABITS}
SEATS: Final = {"goat": 3, "desperados": 3, "carson": 2}


def counted(game: AnyGame, record: Record, tally: Tally) -> None:
    """A whole game into the tally."""
    watch = WATCHES[game.name]
    s = game.start(record.seats, record.variant)
    for action in record.actions:
        before = s.clone()
        if before.seat != CHANCE:
            before.find_options()
        s.play(action)
        watch(before, action, s, tally)


def records(game: AnyGame, wishes: argparse.Namespace) -> Iterator[Record]:
    """Those that are kept, then new ones."""
    known = wishes.out.read_text("utf-8").splitlines() if wishes.out and wishes.out.exists() else []
    for line in known[: wishes.games]:
        yield read_record(line)
    seats = wishes.seats or SEATS[game.name]
    plan = plan_for(game, [wishes.bot] * 2, wishes.games, seats=seats, seed=wishes.seed)
    seatings = [seating for deal in plan.deals() for seating in deal]
    for seating in seatings[len(known) : wishes.games]:
        if process_time() > 60 * wishes.minutes:
            return
        kept = ArenaTable(game, plan, seating).play().record
        if wishes.out:
            with wishes.out.open("a", encoding="utf-8") as kept_in:
                kept_in.write(kept + "\n")
        yield read_record(kept)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.habits", description=__doc__)
    parser.add_argument("game", choices=sorted(WATCHES))
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--bot", default="legend")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path)
    wishes = parser.parse_args()
    game, tally, games = farwest.load(wishes.game), Counter[str](), 0
    for record in records(game, wishes):
        counted(game, record, tally)
        games += 1
    print(f"{game.name}: {wishes.bot}, {games} games, seed {wishes.seed}\n")
    print("| habit | now | a strong person's count |\n|---|---|---|")
    for told, part, whole, once in HABITS[game.name]:
        print(f"| {told} | {share(tally[part], tally[whole])} | {once} |")


def share(part: int, whole: int) -> str:
    return f"{part} of {whole} ({part / whole:.0%})" if whole else "none"


if __name__ == "__main__":
    main()
