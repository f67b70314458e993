"""What one move costs the house in pictures, by game: python -m bench.pictures [GAME ...].

Tables of four people play at random, in turn, as a house with many tables does; each has four
browsers. Counted is the CPU of this process from the answer until every browser's messages are
bytes: rules, scenes, films, encoding; deflate is counted apart. Python's rubbish is collected as
the house does it (server/sweeping.py), and that is counted too. No net, no disk: bench.load has
those. The machine may be busy: `yard ms` is what a fixed piece of Python took meanwhile, by which
two runs can be compared.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import gc
import json
import pstats
import random
import statistics
import time
import zlib
from dataclasses import dataclass, field
from typing import Any, Final, cast

import farwest
from farwest.games import GAMES
from farwest.server import packing
from farwest.tables.live_table import LiveTable
from farwest.tables.store import Charter, Entry, Store
from farwest.tables.table import Table
from farwest.tables.thinkers import Thinkers
from farwest.tables.watcher import Watcher
from farwest.tables.wire import ChairWish

SEATS: Final = 4
TABLES: Final = 12  # in turn: what one table learned, another may use
MOVES: Final = 40  # of each, counted
WARM: Final = 60  # moves of other tables before them: a house runs for weeks
pack: Final = getattr(packing, "packer", lambda: zlib.compressobj(1, wbits=-12))  # an older tree's
SWEPT: Final = 1000  # moves to one sweep of what is new: the house rests nine seconds in ten


@dataclass
class Cost:
    game: str
    cpu: list[float] = field(default_factory=list)  # seconds, by move
    deflate: float = 0.0
    messages: int = 0
    bytes: int = 0
    packed: int = 0
    yards: list[float] = field(default_factory=list)

    def told(self) -> dict[str, Any]:
        moves = max(len(self.cpu), 1)
        return {
            "game": self.game,
            "moves": len(self.cpu),
            "mean ms": round(1000 * sum(self.cpu) / moves, 2),
            "median ms": round(1000 * statistics.median(self.cpu), 2),
            "deflate ms": round(1000 * self.deflate / moves, 2),
            "messages": round(self.messages / moves, 1),
            "kB": round(self.bytes / moves / 1000, 1),
            "packed kB": round(self.packed / moves / 1000, 2),
            "yard ms": round(1000 * statistics.mean(self.yards), 2),
        }


class Playground:
    """A table with four browsers, and nothing else of the house."""

    def __init__(self, game: str, number: int, language: str, changes: bool = True) -> None:
        self.dice = random.Random(f"{game} {number}")
        self.table = seated(game, number)
        live = LiveTable(self.table, cast(Store, None), cast(Thinkers, None), time.time, no_rematch)
        self.live = live
        self.eyes = [Watcher(f"p{k}", "", language, "wide", -1) for k in range(SEATS)]
        for eye in self.eyes:
            eye.changes = changes
        self.packers = [pack() for _ in self.eyes]
        live.eyes.update(self.eyes)

    def look(self, cost: Cost) -> None:
        before = time.thread_time()
        sent = [self.live.sharing.sent(eye, "scene") for eye in self.eyes]
        cost.cpu[-1] += time.thread_time() - before
        before = time.thread_time()
        for packer, messages in zip(self.packers, sent, strict=True):
            for message in messages:
                packed = message
                if len(message) >= packing.SMALL:
                    packed = packer.compress(message) + packer.flush(zlib.Z_SYNC_FLUSH)
                cost.messages += 1
                cost.bytes += len(message)
                cost.packed += len(packed)
        cost.deflate += time.thread_time() - before

    def move(self, cost: Cost) -> bool:
        """One answer, or the house goes on by itself; False: the game is over."""
        table = self.table
        if table.stage == "over":
            return False
        seat = next(iter(table.thinking()), None)
        action = -1 if seat is None else self.dice.choice(table.facing(seat).legal())
        before = time.thread_time()
        if seat is None:
            entries = table.go_on(0.0)
        else:
            entries = table.play(seat, table.seen(seat), action, f"{table.n}", 0.0)
        table.take(entries)
        self.live.sharing.changed()
        if seat is not None:
            self.eyes[seat].repeat()
        cost.cpu.append(time.thread_time() - before)
        self.look(cost)
        return True


async def no_rematch(_: Table) -> str:
    return ""


def seated(game: str, number: int) -> Table:
    """Who sits there is called otherwise at every table."""
    chairs = [ChairWish("me"), *[ChairWish("open")] * (SEATS - 1)]
    secret = f"{number:064x}"
    rules = farwest.load(game)
    charter = Charter(f"t{number}", game, SEATS, {}, chairs, "p0", secret, 0.0, rules.version)
    table = Table(charter, rules)
    for seat in range(SEATS):
        name, salt = f"Anna {number}-{seat}", f"{seat:032x}"
        table.take([Entry("sit", 0.0, seat, text=name, value=salt, person=f"p{seat}")])
    table.take(table.start([], 0.0))
    return table


def yard() -> float:
    before = time.thread_time()
    found: dict[str, int] = {}
    for k in range(4000):
        found[f"{k % 97}"] = found.get(f"{k % 89}", 0) + k
    return time.thread_time() - before


def measured(game: str, tables: int, moves: int, profile: cProfile.Profile | None) -> Cost:
    cost, warm = Cost(game), Cost(game)
    play(range(tables, 2 * tables), WARM, warm)
    gc.collect()
    gc.freeze()
    gc.disable()
    if profile:
        profile.enable()
    play(range(tables), moves, cost)
    if profile:
        profile.disable()
    gc.enable()
    gc.unfreeze()
    return cost


def play(numbers: range, moves: int, cost: Cost) -> None:
    grounds = [Playground(cost.game, k, "fr" if k % 2 else "en") for k in numbers]
    for ground in grounds:
        ground.look(Cost(cost.game, cpu=[0.0]))
    for _ in range(moves):
        cost.yards.append(yard())
        for ground in grounds:
            if ground.move(cost) and len(cost.cpu) % SWEPT == 0:
                before = time.thread_time()
                gc.collect(0)
                cost.cpu[-1] += time.thread_time() - before


async def main(wishes: argparse.Namespace) -> int:
    profile = cProfile.Profile(time.thread_time)
    for game in wishes.games or GAMES:
        cost = measured(game, wishes.tables, wishes.moves, profile if wishes.profile else None)
        print(json.dumps(cost.told()), flush=True)
    if wishes.profile:
        pstats.Stats(profile).sort_stats(wishes.profile).print_stats(45)
    return 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="only these")
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--moves", type=int, default=MOVES)
    parser.add_argument("--profile", help="by cumulative or tottime; slows it down")
    raise SystemExit(asyncio.run(main(parser.parse_args())))
