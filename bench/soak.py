"""The house under mixed load for half an hour, quiet and attacked by turns: python -m bench.soak.

A real house on a port of this machine, its limits on. Honest people play at a dozen tables all the
time (honest.py); every other phase strangers do all attacks at once beside them (hostile.py), in a
process of their own and from other addresses; in one phase in four from the honest people's own.
Quiet and attacked phases take turns so that both have their share of what else the machine does.
Asked for: 99 of 100 moves under attack within three times the quiet, no lost move, flat memory.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from bench.honest import Town
from bench.hostile import ATTACKS
from bench.load import DISK, at
from bench.memory import cpu_of, megabytes
from tests.server.guests import HouseProcess
from tests.server.killing import children

OTHER: Final = "127.0.1."  # where strangers come from: each attack has an address of its own
OWN: Final = "127.0.0.1"  # where everybody else is at home
HOGS: Final = ("idle", "half_heads")  # of one address: whoever does this has no lines for the rest
OWN_ONE_IN: Final = 4  # attacked phases
PHASE: Final = 45.0  # seconds
SETTLES: Final = 5.0  # seconds between two phases that count for neither
TIMES: Final = 3.0  # the ratio that is asked for
GROWS: Final = 1.15  # of memory, from the first quiet phase after WARM to the last: flat
WARM: Final = 480.0  # seconds in which all that is kept on purpose fills


@dataclass
class Phase:
    kind: str  # quiet, attacked, or attacked from the same address
    began: float  # seconds
    moves: list[float]
    trouble: Counter[str]
    memory: float  # megabytes, of the house without its bots
    cpu: float  # share of a core, of the house
    bots: float  # likewise, of the processes where bots think
    attacks: dict[str, dict[str, int]] = field(default_factory=dict)

    def told(self) -> str:
        return (
            f"| {self.began:.0f} s | {self.kind} | {len(self.moves)} | {ms(self.moves, 0.5)} |"
            f" {ms(self.moves, 0.99)} | {self.memory:.0f} MB | {self.cpu:.0%} | {self.bots:.0%} |"
            f" {dict(self.trouble) or '-'} |"
        )


def ms(times: list[float], share: float) -> str:
    return f"{1000 * at(times, share):.1f}"


def cpu_of_bots(pid: int) -> float:
    found = 0.0
    for child in children(pid):
        with suppress(OSError):
            found += cpu_of(child)
    return found


async def attack(house: str, seconds: float, home: str, names: list[str]) -> dict[str, Any]:
    facts = [house, str(seconds), home, *names]
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bench.hostile", *facts, stdout=asyncio.subprocess.PIPE
    )
    try:
        async with asyncio.timeout(seconds + 60):
            said, _ = await process.communicate()
    except TimeoutError:
        process.kill()
        await process.wait()
        return {"cut off": {}}
    return dict(json.loads(said)) if said else {"broke": {}}


async def soak(
    house: HouseProcess, tables: int, minutes: float, names: list[str]
) -> tuple[list[Phase], list[str], bool]:
    """The phases, how it ended in sentences, and whether it ended well."""
    where = house.address.removeprefix("http://")
    town, began, phases = Town(where, tables), time.monotonic(), list[Phase]()
    await town.open()
    await asyncio.sleep(SETTLES)
    rounds = max(round(minutes * 60 / (2 * (PHASE + SETTLES))), 2)
    try:
        for n in range(2 * rounds):
            home = OWN if n // 2 % OWN_ONE_IN == OWN_ONE_IN - 1 or n == 2 * rounds - 1 else OTHER
            same = ", same address" if home == OWN else ""
            town.notes.clear()
            before = time.monotonic(), cpu_of(house.pid), cpu_of_bots(house.pid)
            found: dict[str, Any] = {}
            if n % 2:
                does = [name for name in names if home != OWN or name not in HOGS]
                found = await attack(where, PHASE, home, does)
            else:
                await asyncio.sleep(PHASE)
            span = time.monotonic() - before[0]
            moves, trouble = town.notes.clear()
            phases.append(
                Phase(
                    f"attacked{same}" if n % 2 else "quiet",
                    before[0] - began,
                    moves,
                    trouble,
                    megabytes(house.pid),
                    (cpu_of(house.pid) - before[1]) / span,
                    max(cpu_of_bots(house.pid) - before[2], 0) / span,
                    found,
                )
            )
            print(phases[-1].told(), flush=True)
            await asyncio.sleep(SETTLES)
    finally:
        broken = await town.close()
    code = await asyncio.to_thread(house.stop)
    lost = await town.lost(house.folder / "house.db")
    done = sum(len(person.done) for person in town.everybody)
    ended = [f"- {done:,} moves acknowledged, {len(lost)} lost; the house ended with {code}"]
    ended += [f"- LOST: {table} {ask}" for table, ask in lost[:5]]
    ended += [f"- A party broke up: {error!r}" for error in broken]
    return phases, ended, not (lost or broken)


def summary(phases: list[Phase]) -> list[str]:
    by_kind: dict[str, list[float]] = {}
    for phase in phases:
        by_kind.setdefault(phase.kind, []).extend(phase.moves)
    quiet = by_kind["quiet"]
    lines = [f"- {kind}: {len(moves):,} moves, {spread(moves)}" for kind, moves in by_kind.items()]
    for kind, moves in by_kind.items():
        if kind != "quiet":
            ratio = at(moves, 0.99) / at(quiet, 0.99)
            kept = "kept" if ratio <= TIMES else "NOT KEPT"
            lines.append(f"- p99 {kind} / quiet: {ratio:.2f} (asked {TIMES:.0f}: {kept})")
    still = [phase for phase in phases if phase.kind == "quiet"]
    memory = [phase.memory for phase in still]
    warm = next((phase.memory for phase in still if phase.began > WARM), memory[0])
    grown = memory[-1] / warm
    flat = "flat" if grown <= GROWS else "NOT FLAT"
    shown = ", ".join(f"{megs:.0f}" for megs in memory)
    since = f"from {warm:.0f} after {WARM / 60:.0f} minutes"
    lines.append(f"- memory at the end of quiet phases, MB: {shown} ({flat} {since}: {grown:.2f})")
    return lines


def spread(times: list[float]) -> str:
    return f"p50 {ms(times, 0.5)} ms, p99 {ms(times, 0.99)} ms, longest {ms(times, 1)} ms"


def came_of(phases: list[Phase]) -> list[str]:
    """What the stranger got, over all phases."""
    found: dict[str, Counter[str]] = {}
    for phase in phases:
        for name, came in phase.attacks.items():
            found.setdefault(name, Counter()).update(came)
    return [f"- {name}: {dict(came)}" for name, came in found.items()]


def complaints(errors: str) -> list[str]:
    """What the house printed, without the way to it."""
    said = [line[:200] for line in errors.splitlines() if line and not line[0].isspace()]
    counted = Counter(line for line in said if not line.startswith("Traceback"))
    return [f"- the house said {times} times: {line}" for line, times in counted.most_common(20)]


HEAD: Final = [
    "| at | phase | moves | p50 ms | p99 ms | memory | house | bots | trouble of honest people |",
    "|---|---|---|---|---|---|---|---|---|",
]


def main(wishes: argparse.Namespace) -> int:
    DISK.mkdir(exist_ok=True)
    print(*HEAD, sep="\n", flush=True)
    names = wishes.attacks or [*ATTACKS]
    with tempfile.TemporaryDirectory(dir=DISK) as place:
        house = HouseProcess(Path(place))
        try:
            phases, ended, well = asyncio.run(soak(house, wishes.tables, wishes.minutes, names))
        finally:
            house.kill()
        errors = house.err.read_text()
    lines = [*summary(phases), *ended, *came_of(phases)]
    lines += complaints(errors)
    wishes.report.with_suffix(".errors.txt").write_text(errors)
    rows = [phase.told() for phase in phases]
    wishes.report.write_text("\n".join(["# Soak", "", *lines, "", *HEAD, *rows, ""]))
    print(*lines, sep="\n")
    print(f"The report is in {wishes.report}.")
    return 0 if well else 1


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--attacks", nargs="*", choices=[*ATTACKS], help="only these")
    parser.add_argument("--report", type=Path, default=DISK / "soak.md")
    raise SystemExit(main(parser.parse_args()))
