"""Machines with a network each, where the system lets us make some (Linux, as root): one can
vanish, with everything that is on its way."""

from __future__ import annotations

import os
import subprocess
from typing import Final

NET: Final = "10.77.0"


def possible() -> bool:
    try:
        ip("netns", "add", "farwest-try")
        ip("netns", "del", "farwest-try")
    except (OSError, subprocess.CalledProcessError):
        return False
    return True


def ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, capture_output=True)


class Networks:
    """A bridge where this process is, and a namespace for each machine behind it."""

    def __init__(self, many: int) -> None:
        self.bridge = f"fw{os.getpid() % 100_000}"
        self.here = f"{NET}.1"
        self.hosts = [f"{NET}.{k + 2}" for k in range(many)]
        ip("link", "add", self.bridge, "type", "bridge")
        ip("addr", "add", f"{self.here}/24", "dev", self.bridge)
        ip("link", "set", self.bridge, "up")
        for host in self.hosts:
            name, line = self.name(host), self.line(host)
            ip("netns", "add", name)
            ip("link", "add", line, "type", "veth", "peer", "name", "eth0", "netns", name)
            ip("link", "set", line, "master", self.bridge, "up")
            ip("-n", name, "addr", "add", f"{host}/24", "dev", "eth0")
            ip("-n", name, "link", "set", "eth0", "up")
            ip("-n", name, "link", "set", "lo", "up")

    def name(self, host: str) -> str:
        return f"{self.bridge}-{host.rpartition('.')[2]}"

    def line(self, host: str) -> str:
        return f"{self.bridge}l{host.rpartition('.')[2]}"

    def inside(self, host: str) -> list[str]:
        """What a command begins with that runs on that machine."""
        return ["ip", "netns", "exec", self.name(host)]

    def cut(self, host: str) -> None:
        ip("link", "set", self.line(host), "down")

    def mend(self, host: str) -> None:
        ip("link", "set", self.line(host), "up")

    def close(self) -> None:
        for host in self.hosts:
            ip("netns", "del", self.name(host))
        ip("link", "del", self.bridge)
