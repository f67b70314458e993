"""Work on a Ray cluster: `farwest[ray]`. Ray is imported when it is asked for, not before."""

from __future__ import annotations

import os
import socket
from collections import deque
from collections.abc import Callable, Generator, Iterable
from functools import cache
from hashlib import sha256
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Any, Final, Self

from farwest.kernel.errors import BadCall, GameFailed
from farwest.kit.workplace import Made, Thing, Workplace, attempted, made

RAY: Final = "ray"
MARK: Final = "://"
PORT: Final = 10001  # where `ray start --head` listens for those who are not of the cluster
PATIENCE: Final = 5.0  # seconds
AHEAD: Final = 64  # tasks by processor that may be done before an earlier one is
STORE: Final = 100_000_000  # bytes that a Ray of our own keeps: games are small
SOURCE: Final = Path(__file__).parents[1]
NO_RAY: Final = "Ray is not installed here; `pip install 'farwest[ray]'` brings it."


def workplace(on: str | None, jobs: int | None, here: Workplace) -> Workplace:
    """As `--on` names it: `ray`, `ray://HOST` or `ray://HOST:PORT`; else here."""
    if on is None:
        return here
    name, mark, address = on.partition(MARK)
    if name != RAY or bool(mark) != bool(address):
        raise BadCall(f"Work runs on `ray` or on `ray://HOST:PORT`, not on {on!r}.")
    return RayCluster(full(address) if address else "", jobs)


def full(address: str) -> str:
    """HOST:PORT."""
    host, _, port = address.rpartition(":") if ":" in address else (address, "", str(PORT))
    if not host or not port.isdecimal() or int(port) >= 1 << 16:
        raise BadCall(f"A cluster's address is HOST or HOST:PORT, not {address!r}.")
    return f"{host}:{port}"


class RayCluster(Workplace):
    """Without an address: that of RAY_ADDRESS, or a Ray of our own on this machine."""

    def __init__(self, address: str, jobs: int | None) -> None:
        self.address, self.jobs = address, jobs

    def __enter__(self) -> Self:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told what runs here
        try:
            self.ray: Any = import_module("ray")
        except ImportError:
            raise BadCall(NO_RAY) from None
        quiet = {"log_to_driver": False, "logging_level": "ERROR"}
        try:
            if self.address:
                check_answers(self.address)
                self.ray.init(f"{RAY}{MARK}{self.address}", **quiet)
            elif "RAY_ADDRESS" in os.environ:
                self.ray.init(**quiet)
            else:
                self.ray.init("local", **quiet, **self.our_own())
        except BadCall:
            raise
        except Exception as error:  # Ray raises whatever comes to its mind
            where = self.address or os.environ.get("RAY_ADDRESS", "this machine")
            raise BadCall(
                f"No work can be sent to the Ray of {where}: {first_line(error)}"
            ) from None
        return self

    def our_own(self) -> dict[str, Any]:
        path = [str(SOURCE.parent), *filter(None, [os.environ.get("PYTHONPATH")])]
        return {
            "num_cpus": self.jobs,
            "_node_ip_address": "127.0.0.1",  # nobody else can reach it
            "include_dashboard": False,
            "object_store_memory": STORE,
            "runtime_env": {"env_vars": {"PYTHONPATH": os.pathsep.join(path)}},
        }

    def __exit__(self, *_: object) -> None:
        self.ray.shutdown()  # with it ends what is still under way

    def each(
        self, task: Callable[[Thing], Made], things: Iterable[Thing]
    ) -> Generator[Made, None, None]:
        ray, rest = self.ray, iter(things)
        remote, own, kept = ray.remote(on_node), fingerprint(), ray.put(task)
        shared = self.address or "RAY_ADDRESS" in os.environ  # a Ray of our own is as large as jobs
        processors = max(int(ray.cluster_resources().get("CPU", 1)), 1)
        most = self.jobs if shared and self.jobs else AHEAD * processors
        under_way: deque[Any] = deque()
        try:
            while True:
                for thing in islice(rest, most - len(under_way)):
                    under_way.append(remote.remote(own, kept, thing))
                if not under_way:
                    return
                yield made(ray.get(under_way[0]))
                under_way.popleft()
        except (ray.exceptions.RayError, ConnectionError) as error:
            raise GameFailed(f"Ray could not do a part of the work: {error}") from None
        finally:
            for left in under_way:
                ray.cancel(left)


def on_node(own: str, task: Callable[[Thing], Made], thing: Thing) -> tuple[Made | None, str]:
    """On a machine of the cluster: only with the farwest of who asks, so that results are its."""
    if fingerprint() != own:
        name = socket.gethostname()
        return None, f"{name} has another farwest than this machine; install the same on both."
    return attempted(task, thing)


@cache
def fingerprint() -> str:
    """Of every line of farwest."""
    found = sha256()
    for path in sorted(SOURCE.rglob("*.py")):
        found.update(path.relative_to(SOURCE).as_posix().encode() + b"\0" + path.read_bytes())
    return found.hexdigest()


def check_answers(address: str) -> None:
    """Ray itself would try for half a minute."""
    host, _, port = address.rpartition(":")
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except OSError as error:
        raise BadCall(
            f"No Ray answers at {address} ({error.strerror or error}); `ray start --head` on that "
            f"machine starts one, and listens at port {PORT}."
        ) from None


def first_line(error: Exception) -> str:
    return next(iter(str(error).strip().splitlines()), type(error).__name__)
