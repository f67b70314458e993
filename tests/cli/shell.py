"""Running the real command in a process of its own."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import farwest

SOURCE = str(Path(farwest.__file__).parents[1])
COMMAND = [sys.executable, "-m", "farwest.cli"]
PATIENCE = 60.0  # seconds, for a machine that is busy
TIMES = 20  # it is pressed


def environment(**extra: str) -> dict[str, str]:
    settings = ("LC_ALL", "LC_MESSAGES", "LANG", "COLUMNS", "FORCE_COLOR", "TERM")
    kept = {name: value for name, value in os.environ.items() if name not in settings}
    return kept | {"PYTHONPATH": SOURCE, "LC_ALL": "en_US.UTF-8", "PYTHONUTF8": "1"} | extra


def farwest_run(*argv: str, typed: str = "", **extra: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *argv],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=environment(**extra),
        timeout=PATIENCE,
        check=False,
    )


@contextmanager
def farwest_started(
    *argv: str, stdin: int = subprocess.PIPE, stdout: int = subprocess.PIPE, **extra: str
) -> Iterator[subprocess.Popen[bytes]]:
    process = subprocess.Popen(
        [*COMMAND, *argv],
        stdin=stdin,
        stdout=stdout,
        stderr=subprocess.STDOUT if stdout == subprocess.PIPE else stdout,
        env=environment(**extra),
        preexec_fn=hear_ctrl_c,
    )
    try:
        yield process
    finally:
        if process.poll() is None:
            process.kill()
        process.wait(PATIENCE)
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                pipe.close()


def hear_ctrl_c() -> None:
    """A test run in the background ignores SIGINT, and its children would too."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def read_until(file: int, enough: Callable[[bytes], bool]) -> bytes:
    """What was written until it was enough, or till the end."""
    read, deadline = b"", time.monotonic() + PATIENCE
    while not enough(read):
        assert is_ready(file, deadline - time.monotonic()), f"nothing came after {read[-300:]!r}"
        try:
            more = os.read(file, 65536)
        except OSError:  # a terminal whose other end is closed
            break
        if not more:
            break
        read += more
    return read


def interrupt(file: int, press: Callable[[], object]) -> None:
    """Press Ctrl-C until it is heard: between a prompt and its read() Python is deaf for a moment,
    and a test is fast enough to hit it."""
    for _ in range(TIMES):
        press()
        if is_ready(file, PATIENCE / TIMES):  # pressed twice, it would interrupt the farewell
            return


def is_ready(file: int, seconds: float) -> bool:
    return bool(select.select([file], [], [], max(seconds, 0))[0])


def asks(read: bytes) -> bool:
    return read.endswith(b"> ")


def to_the_end(_read: bytes) -> bool:
    return False
