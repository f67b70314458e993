"""What whoever runs a house asks it: is it well, how is it doing, and please close now."""

from __future__ import annotations

import asyncio
import json
import re
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from farwest.server.app import create_app
from farwest.server.operating.metrics import by, escaped, family, histogram
from farwest.server.settings import Settings
from farwest.tables.counting import Histogram
from tests.server.guests import ME, Guest, HouseProcess, Place, a_bot, get

NAME = r"[a-zA-Z_:][a-zA-Z0-9_:]*"
LABEL = rf'{NAME}="(?:[^"\\\n]|\\["\\n])*"'
SAMPLE = re.compile(rf"({NAME})(?:\{{({LABEL}(?:,{LABEL})*)\}})? (-?[0-9.e+-]+)")
HEAD = re.compile(rf"# (HELP|TYPE) ({NAME}) (.+)")


class Operated(HouseProcess):
    @property
    def metrics(self) -> str:
        """Where it said that its figures are."""
        assert self.process.stdout is not None
        while "/metrics" not in (line := self.process.stdout.readline()):
            assert line
        return line.split()[-1]


@pytest.fixture(scope="module")
def operated(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Operated, str]]:
    folder = tmp_path_factory.mktemp("operated")
    running = Operated(folder, "--metrics", "127.0.0.1:0", "--log", "json")
    yield running, running.metrics
    assert -signal.SIGTERM == running.stop()


def figures(text: str) -> dict[str, float]:
    """Every line read strictly: a sample under the head of its own family, none twice."""
    found: dict[str, float] = {}
    kind: dict[str, str] = {}
    family = ""
    for line in text.splitlines():
        if head := HEAD.fullmatch(line):
            what, family, said = head.groups()
            if what == "TYPE":
                assert family not in kind
                kind[family] = said
            continue
        sample = SAMPLE.fullmatch(line)
        assert sample, line
        name, labels, value = sample.groups()
        ends = ("", "_bucket", "_sum", "_count") if kind[family] == "histogram" else ("",)
        assert name in [family + end for end in ends]
        key = f"{name}{{{labels}}}" if labels else name
        assert key not in found
        found[key] = float(value)
    return found


def play(house: HouseProcess, moves: int) -> None:
    guest = Guest(house.address, "Jeanne")
    with guest.at(guest.found(ME, a_bot())) as place:
        for _ in range(moves):
            scene = place.my_turn()
            action = scene["options"][0]["action"]
            assert "done" == place.ask("play", move=scene["move"], action=action)["is"]
        place.my_turn()


def test_health_and_ready_answer_whoever_asks(operated: tuple[Operated, str]) -> None:
    house, _ = operated
    answers = [get(f"{house.address}/{path}") for path in ("health", "ready")]

    assert [200, 200] == [answer.status_code for answer in answers]
    assert ["The house answers.\n", "The house is ready.\n"] == [a.text for a in answers]


def test_the_figures_follow_what_happens(operated: tuple[Operated, str]) -> None:
    house, address = operated
    before = figures(get(address).text)
    play(house, 3)
    Guest(house.address, "Zeke").http.post("/api/tables", json={"game": "poker"})
    after = figures(get(address).text)

    def grew(name: str) -> float:
        return after.get(name, 0) - before.get(name, 0)

    assert 3 == grew('farwest_moves_total{by="person"}')
    assert 3 == grew("farwest_move_seconds_count") == grew('farwest_move_seconds_bucket{le="+Inf"}')
    assert 0 < grew("farwest_move_seconds_sum") < 30
    assert 1 == grew('farwest_refusals_total{kind="BadMessage"}')
    assert 3 <= grew("farwest_store_writes_total") <= grew("farwest_store_batch_sum")
    assert 100 < grew("farwest_store_written_bytes_total")
    assert {
        *('farwest_queue_length{queue="played"}', 'farwest_queue_length{queue="hint"}'),
        *('farwest_queue_length{queue="watched"}', 'farwest_queue_length{queue="review"}'),
        *('farwest_queue_length{queue="replay"}', 'farwest_queue_length{queue="store"}'),
        *("farwest_sockets", "farwest_sleeping_tables", "farwest_watchers"),
        *("process_cpu_seconds_total", "process_resident_memory_bytes", "farwest_open"),
    } <= set(after)
    assert 1 == after["farwest_open"]
    assert 1 <= grew('farwest_moves_total{by="bot"}')
    assert 0 < grew('farwest_thinking_seconds_total{about="played"}')
    assert 1 == after['farwest_live_tables{stage="playing"}']
    assert 1e7 < after["process_resident_memory_bytes"] < 1e10


def test_figures_are_never_at_the_public_port(operated: tuple[Operated, str]) -> None:
    house, address = operated

    assert 404 == get(f"{house.address}/metrics").status_code
    assert 404 == get(address.replace("/metrics", "/")).status_code


def test_a_histogram_counts_up_and_a_label_is_escaped() -> None:
    seen = Histogram((1, 2))
    for value in (0.5, 1, 1.5, 9):
        seen.add(value)

    assert [
        *("# HELP farwest_x about", "# TYPE farwest_x histogram"),
        *('farwest_x_bucket{le="1"} 2', 'farwest_x_bucket{le="2"} 3'),
        *('farwest_x_bucket{le="+Inf"} 4', "farwest_x_sum 12.0", "farwest_x_count 4"),
    ] == [*histogram("x", "about", seen)]
    assert 'farwest_y{of="a\\"b\\n"} 1' == [*family("y", "gauge", "-", by("of", {'a"b\n': 1}))][-1]
    assert "\\\\" == escaped("\\")


async def ready(folder: Path, *changes: str, language: str = "en") -> httpx.Response:
    site = create_app(Settings(db=folder / "house.db"))
    async with site.router.lifespan_context(site):
        for change in changes:
            setattr(site.state.app, change, True)
        line = httpx.ASGITransport(site)
        async with httpx.AsyncClient(base_url="http://house", transport=line) as http:
            if not changes:
                await site.state.app.store.writer.do(
                    lambda file: file.execute("PRAGMA user_version = 1").fetchall()
                )
            return await http.get("/ready", headers={"Accept-Language": language})


@pytest.mark.parametrize(
    ("changes", "language", "sentence"),
    [
        (("draining",), "en", "The house is closing for a moment: come back soon.\n"),
        (("draining",), "fr", "La maison ferme un instant\xa0: revenez bientôt.\n"),
        ((), "en", "The house’s file is not in its newest shape yet.\n"),
    ],
)
def test_a_house_that_is_not_ready_says_why(
    tmp_path: Path, changes: tuple[str, ...], language: str, sentence: str
) -> None:
    answer = asyncio.run(ready(tmp_path, *changes, language=language))

    assert (503, sentence) == (answer.status_code, answer.text)


def test_a_house_whose_file_another_program_locks_is_not_ready(tmp_path: Path) -> None:
    async def asked() -> tuple[int, str]:
        site = create_app(Settings(db=tmp_path / "house.db"))
        async with site.router.lifespan_context(site):
            app = site.state.app
            await app._repair
            other = sqlite3.connect(tmp_path / "house.db", isolation_level=None)
            app.store.writer._file.execute("PRAGMA busy_timeout = 0")
            other.execute("BEGIN IMMEDIATE")
            line = httpx.ASGITransport(site)
            async with httpx.AsyncClient(base_url="http://house", transport=line) as http:
                answer = await http.get("/ready")
            other.execute("ROLLBACK")
            other.close()
        return answer.status_code, answer.text

    status, text = asyncio.run(asked())
    assert 503 == status
    assert text.startswith("Another program has hold of the house’s file")


def close_code(place: Place) -> int:
    try:
        while True:
            place.hear()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0


def test_told_to_stop_a_house_first_says_so_and_lines_close_so_that_browsers_return(
    tmp_path: Path,
) -> None:
    house = HouseProcess(tmp_path, "--drain", "10", "--log", "json")
    guest = Guest(house.address, "Jeanne")
    table = guest.found(ME, a_bot())
    stream = guest.http.stream("GET", f"/api/tables/{table}/stream")
    with guest.at(table) as place, stream as told:
        scene = place.my_turn()
        house.process.send_signal(signal.SIGTERM)
        while (answer := guest.http.get("/ready")).status_code == 200:
            pass
        assert (503, True) == (answer.status_code, "closing" in answer.text)
        action = scene["options"][0]["action"]
        ask = place.ask("play", move=scene["move"], action=action, ask="the last one")
        assert "done" == ask["is"]
        assert 1012 == close_code(place)
        assert '"is":"scene"' in "".join(told.iter_text())  # to its end, which is no broken one
    assert -signal.SIGTERM == house.gone()
    with closing(sqlite3.connect(tmp_path / "house.db")) as file:
        found = file.execute("SELECT count(*) FROM log WHERE body LIKE '%the last one%'")
        assert (1,) == found.fetchone()
    lines = [json.loads(line) for line in house.err.read_text().splitlines()]
    assert [] == [line for line in lines if line["level"] != "info"]
    events = [line["event"] for line in lines]
    assert ["house-drains", "house-closed"] == [e for e in events if e.startswith("house-")][1:]
