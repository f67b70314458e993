"""Where work runs: in order wherever it is, and a sentence where it cannot be."""

from __future__ import annotations

import socket
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from threading import Barrier

import pytest

from farwest.arena.crew import Processes
from farwest.kernel.errors import BadCall, GameFailed
from farwest.kit.cluster import RayCluster, check_answers, full, on_node, workplace
from farwest.kit.workplace import Threads, Workplace
from tests.cli.conftest import Run, run

__all__ = ["run"]


def halved(number: int) -> float:
    if number == 13:
        raise BadCall("Thirteen is not halved.")
    return number / 2


@pytest.mark.parametrize(
    "place", [Threads(2), Processes(1), Processes(2)], ids=["threads", "one", "two"]
)
def test_it_comes_out_in_the_order_it_was_given(place: Workplace) -> None:
    with place as here:
        assert list(here.each(halved, range(9))) == [n / 2 for n in range(9)]
        with pytest.raises((BadCall, GameFailed), match="not halved"):
            list(here.each(halved, [1, 13, 2]))


def test_threads_work_at_the_same_time() -> None:
    """Each waits for the other."""
    barrier = Barrier(2, timeout=60)

    def met(number: int) -> int:
        barrier.wait()
        return number

    assert list(Threads(2).each(met, [1, 2])) == [1, 2]


def test_work_stays_here_unless_a_place_is_named() -> None:
    here = Threads(1)
    assert workplace(None, None, here) is here
    for on, address in (
        ("ray", ""),
        ("ray://head", "head:10001"),
        ("ray://10.0.0.7:99", "10.0.0.7:99"),
    ):
        found = workplace(on, 3, here)
        assert isinstance(found, RayCluster)
        assert (found.address, found.jobs) == (address, 3)


@pytest.mark.parametrize("on", ["mars", "ray://", "ray:x", "RAY", "", "ray://x:y", "ray://:1"])
def test_a_place_that_is_none_is_refused_with_what_would_be_one(on: str) -> None:
    with pytest.raises(BadCall, match=r"HOST:PORT`?, not"):
        workplace(on, None, Threads(1))


@pytest.mark.parametrize(
    "words",
    [
        ("arena", "goat", "--bots", "random", "--games", "2", "--out"),
        ("lab", "goat", "--set", "rich_store=true", "--deals", "1", "--report"),
    ],
    ids=lambda words: words[0],
)
def test_without_ray_it_is_said_how_to_get_it_and_nothing_is_written(
    words: tuple[str, ...], run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)  # as Python marks what cannot be imported
    file = tmp_path / "out"
    code, out, err = run(*words, str(file), "--on", "ray")
    assert (code, out) == (2, "")
    assert "pip install 'farwest[ray]'" in err
    assert not file.exists()


def test_an_address_where_nobody_answers_is_said_at_once() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # nobody else gets it, and nobody listens
        port = taken.getsockname()[1]
        with pytest.raises(BadCall, match=rf"No Ray answers at 127.0.0.1:{port} .*ray start"):
            check_answers(full(f"127.0.0.1:{port}"))


def test_a_machine_with_another_farwest_does_no_work() -> None:
    task: Callable[[int], float] = partial(halved)
    found, sentence = on_node("another", task, 4)
    assert found is None
    assert sentence.startswith(socket.gethostname())
    assert "install the same" in sentence
