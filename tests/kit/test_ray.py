"""The same work on a real Ray: the same games in the same order, the same sweep, the same faults.

Ray is no part of what `make setup` brings (80 MB, and it is late for a new Python), so this says
that it was left out where it is not installed.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from farwest.kernel.errors import GameFailed
from farwest.kit.cluster import RayCluster
from tests.arena.test_command import untimed
from tests.cli.conftest import Run, run
from tests.kit.test_workplace import halved

__all__ = ["run"]
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
