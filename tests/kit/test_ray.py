"""The same work on a real Ray: the same games in the same order, the same sweep, the same faults.

Ray is no part of what `make setup` brings (80 MB, and it is late for a new Python), so this says
that it was left out where it is not installed.
"""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from secrets import token_hex
from typing import Any, Final

import pytest

import farwest
from farwest.kernel.errors import GameFailed
from farwest.kit.cluster import RayCluster
from tests.arena.test_command import untimed
from tests.cli.conftest import Run, run
from tests.kit.test_workplace import halved

__all__ = ["run"]
SOURCE: Final = str(Path(farwest.__file__).parents[1])
Far = Callable[..., str]
HEAD: Final = """
import sys, ray
from ray.util.client.server.server import serve
ray.init("local", num_cpus=2, include_dashboard=False, _node_ip_address="127.0.0.1")
kept = serve("127.0.0.1", int(sys.argv[1]))  # it ends with the last who holds it
print("ready", flush=True)
sys.stdin.read()
ray.shutdown()
"""
pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def _ray() -> None:
    pytest.importorskip("ray", reason="Ray is not installed here: `pip install 'farwest[ray]'`")


def told(run: Run, *words: str) -> dict[str, Any]:
    code, out, err = run(*words, "--json")
    assert code == 0, err
    facts: dict[str, Any] = json.loads(out)
    return facts


def test_an_arena_plays_the_same_games_in_the_same_order(run: Run, tmp_path: Path) -> None:
    words = ("arena", "goat", "--bots", "random,greedy:worlds=5", "--games", "12", "--seed", "3")
    here, there = tmp_path / "here.jsonl", tmp_path / "there.jsonl"
    local = told(run, *words, "--jobs", "1", "--records", str(here))
    on_ray = told(run, *words, "--jobs", "2", "--records", str(there), "--on", "ray")
    assert untimed(on_ray) == untimed(local)
    assert there.read_bytes() == here.read_bytes()
    assert len(here.read_bytes().splitlines()) == 12


def test_a_lab_sweeps_the_same(run: Run) -> None:
    """A variant, which runs compiled, and a number that is turned at its source."""
    sets = ("--set", "rich_store=true", "--set", "start_coins=2..3")
    words = ("lab", "goat", *sets, "--seats", "2", "--bot", "random", "--deals", "3", "--seed", "5")
    assert told(run, *words, "--on", "ray") == told(run, *words)


def test_what_fails_there_is_told_here() -> None:
    with RayCluster("", 2) as place:
        assert list(place.each(halved, range(20, 220))) == [n / 2 for n in range(20, 220)]
        with pytest.raises(GameFailed, match="not halved"):
            list(place.each(halved, [1, 13, 2]))


@pytest.fixture
def far() -> Iterator[Far]:
    """A command as somebody types it who knows the token of a cluster that runs elsewhere. Every
    test has a cluster of its own: a third client of one head waited for ever."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    known = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": token_hex(32), "PYTHONPATH": SOURCE}
    env = {**os.environ, **known}

    def call(*words: str) -> str:
        command = (sys.executable, "-m", "farwest.cli", *words, "--on", f"ray://127.0.0.1:{port}")
        done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        return done.stdout

    with subprocess.Popen(
        (sys.executable, "-c", HEAD, port),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=env,
    ) as head:
        assert head.stdin is not None
        assert head.stdout is not None
        assert head.stdout.readline() == "ready\n"
        yield call
        head.stdin.close()


def test_a_cluster_at_an_address_plays_the_same_games(run: Run, far: Far, tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    words = ("arena", "goat", "--bots", "random,greedy:worlds=5", "--games", "8", "--seed", "3")
    local = told(run, *words, "--records", str(here))
    assert untimed(json.loads(far(*words, "--json", "--records", str(there)))) == untimed(local)
    assert there.read_bytes() == here.read_bytes()


def test_a_cluster_at_an_address_sweeps_the_same(run: Run, far: Far) -> None:
    sets = ("--set", "start_coins=2..3", "--deals", "3", "--seed", "5")
    words = ("lab", "goat", *sets, "--seats", "2", "--bot", "random")
    assert json.loads(far(*words, "--json")) == told(run, *words)


def test_a_cluster_at_an_address_learns_the_same(run: Run, far: Far, tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    counts = ("--games", "6", "--iterations", "20", "--seats", "2", "--seed", "3")
    words = ("train", "goat", *counts, "--numpy", "--out")
    assert run(*words, str(here)).code == 0
    far(*words, str(there))
    assert there.read_bytes() == here.read_bytes()
