"""From sources to extensions: only what changed, two at a time, each beside its source."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from time import perf_counter

from tools.hot.rooms import LeavesSubset, path_of
from tools.hot.unit import Unit
from tools.hot.write import write

REPO = Path(__file__).resolve().parents[2]
ROOTS = (REPO / "src", REPO)
KERNEL = "farwest.kernel"
GUARD = f"{KERNEL}._guard"
BATCH = "farwest.learning._batch"  # written by hand, on the kernel's classes
FLAGS = [] if sys.platform == "win32" else ["-O3", "-fwrapv", "-g0"]
if sys.platform != "win32":
    # Floats as Python's: no fused multiply and add, and no log worked out by the compiler.
    FLAGS += ["-ffp-contract=off", "-fno-builtin-log"]
SANITIZE = ["-O1", "-g", "-fsanitize=address,undefined", "-fno-omit-frame-pointer"]


class BuildFailed(Exception):
    """Cython or the C compiler did not like what it was given."""


@dataclass(frozen=True)
class Part:
    """One extension to be: a module, its Cython source, and the stamp that says it is fresh."""

    module: str
    source: Path
    stamp: str
    unit: Unit | None

    @property
    def target(self) -> Path:
        return self.source.with_suffix(str(sysconfig.get_config_var("EXT_SUFFIX")))

    def is_fresh(self) -> bool:
        return self.target.exists() and self.stamp.encode() in self.target.read_bytes()


def generator_digest(roots: Sequence[Path]) -> str:
    """Of this generator and of the guards: when they change, all that they made is stale."""
    whole = sha256()
    guard = path_of(KERNEL, roots) or REPO
    for path in (*sorted(Path(__file__).parent.glob("*.py")), *sorted(guard.glob("_guard.p*"))):
        whole.update(path.read_bytes())
    return whole.hexdigest()


def kernel_entry(roots: Sequence[Path]) -> str:
    search = path_of(f"{KERNEL}.search", roots)
    return f"{KERNEL}.{'search' if search else 'state'}"


def all_games(roots: Sequence[Path]) -> list[str]:
    folder = path_of("farwest.games", roots)
    return sorted(rules.parent.name for rules in folder.glob("*/rules.py")) if folder else []


def entry_of(word: str, roots: Sequence[Path]) -> str:
    """`goat` is a game of farwest; a dotted name is a package anywhere, and so is a bare one
    that is no game of farwest; `kernel` is the kernel."""
    if word == "kernel":
        return kernel_entry(roots)
    package = word if "." in word else f"farwest.games.{word}"
    if path_of(f"{package}.rules", roots) is None and path_of(f"{word}.rules", roots):
        package = word
    if path_of(f"{package}.rules", roots) is None:
        raise LeavesSubset(f"{word}: no such game: there is no {package}.rules")
    return f"{package}.rules"


def parts(words: Sequence[str], roots: Sequence[Path], flavour: str = "") -> list[Part]:
    """The guards, the kernel, and what was asked for. Games need the kernel they were made for."""
    generator = generator_digest(roots)
    kernel = kernel_entry(roots)
    found: list[Part] = []
    for entry in dict.fromkeys([kernel, *(entry_of(word, roots) for word in words)]):
        unit = Unit(entry, kernel, roots)
        text = "|".join(f"{room.name}={room.digest}" for room in unit.rooms.values())
        stamp = stamp_of(text, generator, flavour)
        source = unit.entry.path.with_name("_fast.pyx")
        if unit.is_kernel:
            guard = source.with_name("_guard.pyx")
            found.append(Part(GUARD, guard, stamp_of("guard", generator, flavour), None))
        found.append(Part(f"{unit.package}._fast", source, stamp, unit))
        if unit.is_kernel and (batch := batch_source(roots)):
            digest = sha256(batch.read_bytes()).hexdigest()
            found.append(Part(BATCH, batch, stamp_of(text, digest, generator, flavour), None))
    return found


def batch_source(roots: Sequence[Path]) -> Path | None:
    folder = path_of(BATCH.rpartition(".")[0], roots)
    return folder / "_batch.pyx" if folder and (folder / "_batch.pyx").exists() else None


def stamp_of(*texts: str) -> str:
    whole = "|".join([*texts, sys.version])
    return f"farwest-hot:{sha256(whole.encode()).hexdigest()}"


def generate(found: Sequence[Part], roots: Sequence[Path]) -> None:
    generator = generator_digest(roots)
    for part in found:
        if part.unit:
            write(part.unit, part.source.parent, generator)


def build(
    words: Sequence[str],
    roots: Sequence[Path] = ROOTS,
    *,
    force: bool = False,
    sanitize: bool = False,
    flags: Sequence[str] = (),
    say: Callable[[str], None] = print,
) -> list[str]:
    """Build what is stale; the modules that were built."""
    base = [*FLAGS, *(SANITIZE if sanitize else ())]
    found = parts(words or ["kernel", *all_games(roots)], roots, " ".join(base))
    stale = [part for part in found if force or not part.is_fresh()]
    for part in found:
        if part not in stale:
            say(f"{part.module}: fresh")
    # A game's Cython reads the kernel's, so both are written even if only the game is stale.
    generate(
        [part for part in found if part in stale or (part.unit and part.unit.is_kernel)], roots
    )
    with ThreadPoolExecutor(max_workers=os.cpu_count() or 1) as pool:
        for line in pool.map(lambda part: compile_part(part, roots, [*base, *flags]), stale):
            say(line)
    return [part.module for part in stale]


def compile_part(part: Part, roots: Sequence[Path], flags: Sequence[str]) -> str:
    """In a process of its own: Cython keeps state, and the compiler talks."""
    begin = perf_counter()
    command = [sys.executable, "-m", "tools.hot.compile", part.module, str(part.source)]
    command += [part.stamp, os.pathsep.join(map(str, roots)), *flags]
    run = subprocess.run(command, cwd=REPO, capture_output=True, text=True, check=False)
    if run.returncode:
        talk = (run.stdout + run.stderr).splitlines()
        told = [line for line in talk if re.match(r"\S+:\d+:\d+: (?!warning)", line)] or talk[-1:]
        log = REPO / "build" / f"{part.module}.log"
        log.parent.mkdir(exist_ok=True)
        log.write_text("\n".join(talk))
        raise BuildFailed(
            f"{part.module}: {told[0] if told else run.returncode} (all of it: {log})"
        )
    return f"{part.module}: built in {perf_counter() - begin:.1f} s"
