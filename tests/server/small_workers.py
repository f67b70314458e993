"""Two small workers under a real supervisor: each says its number and its pid, then does as told.

python -m tests.server.small_workers alive|ends|never|drains
"""

from __future__ import annotations

import os
import signal
import socket
import sys
import time

from farwest.server.workers import supervisor
from farwest.server.workers.supervisor import ALIVE, DRAIN, OPEN, Supervisor

supervisor.SILENCE = 0.5  # type: ignore[misc]
supervisor.WAIT = 0.01  # type: ignore[misc]


def working(number: int, line: socket.socket) -> None:
    how = sys.argv[1]
    if how == "never":
        sys.exit(3)
    line.send(OPEN)
    say(number, os.getpid())
    line.settimeout(0.05)
    until = time.monotonic() + 0.2
    while how != "ends" or time.monotonic() < until:
        line.send(ALIVE)
        try:
            if DRAIN in line.recv(10):
                say(number, "drains")
        except TimeoutError:
            continue


def say(*words: object) -> None:
    os.write(1, f"{' '.join(map(str, words))}\n".encode())  # whole, whoever writes beside it


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background ignores it
    raise SystemExit(Supervisor(working, 2, drain=0.1 if "drains" in sys.argv else 0.0).run())
