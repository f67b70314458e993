"""`farwest audit`: what a house keeps can be shown to hold, and what was changed is named."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from farwest.tables.ledger import CLOSED
from farwest.tables.store import Entry
from tests.cli.conftest import Run
from tests.cli.houses import a_charter, a_game, a_house, another_draw, change, meddle

OLDEST = Path(__file__).parents[1] / "tables" / "version_1.sql"
LOG = "log WHERE table_id = ? AND n = ?"


@pytest.fixture(scope="module")
def games() -> dict[str, list[Entry]]:
    return {
        "over": a_game(a_charter("over")),
        "going": a_game(a_charter("going"), 12),
        "undone": a_game(a_charter("undone"), undo=True),
        "waiting": [],
    }


@pytest.fixture
def house(tmp_path: Path, games: dict[str, list[Entry]]) -> Path:
    return a_house(tmp_path / "house.db", **games)


def faults(run: Run, house: Path) -> tuple[int, list[str]]:
    said = run("audit", str(house), "--json")
    return said.code, [f"{f['table']}: {f['sentence']}" for f in json.loads(said.out)["faults"]]


def test_a_house_as_it_was_kept_holds(run: Run, house: Path) -> None:
    said = run("audit", str(house))

    assert (0, "") == (said.code, said.err)
    assert "Over and replayed: 2. Unfinished and loaded: 2." in said.out
    assert "Saved games from files: 1. People: 1." in said.out
    assert "Everything holds." in said.out
    assert "Tout tient." in run("audit", str(house), "--language", "fr").out


@pytest.mark.parametrize("name", ["over", "going"])
def test_a_changed_draw_is_named(
    run: Run, house: Path, games: dict[str, list[Entry]], name: str
) -> None:
    n, other = another_draw(a_charter(name), games[name])
    change(house, LOG, [name, n], lambda entry: entry.update(number=other))

    code, said = faults(run, house)
    assert (1, 1) == (code, len(said))
    assert said[0].startswith(f"{name}: A draw does not follow from its secret and salts. Action")


def test_a_changed_draw_is_named_where_the_owner_closed_the_table(
    run: Run, house: Path, games: dict[str, list[Entry]]
) -> None:
    n, other = another_draw(a_charter("going"), games["going"])
    halt = json.dumps({"kind": "halt", "at": 9.0, "text": CLOSED})
    add = "INSERT INTO log VALUES ('going', ?, ?)", [len(games["going"]), halt]
    meddle(house, add, ("UPDATE charter SET over = 9 WHERE table_id = 'going'", []))
    assert (0, []) == faults(run, house)
    change(house, LOG, ["going", n], lambda entry: entry.update(number=other))

    code, said = faults(run, house)
    assert (1, True) == (code, said[0].startswith("going: A draw does not follow"))


def test_a_changed_draw_is_named_though_it_was_taken_back(
    run: Run, house: Path, games: dict[str, list[Entry]]
) -> None:
    log = games["undone"]
    undo = next(n for n, entry in enumerate(log) if entry.kind == "undo")
    n, other = another_draw(a_charter("undone"), log[:undo])
    change(house, LOG, ["undone", n], lambda entry: entry.update(number=other))

    code, said = faults(run, house)
    assert code == 1
    assert said[0].startswith("undone: A draw does not follow")


def test_another_secret_than_was_sealed_is_named(run: Run, house: Path) -> None:
    key = "charter WHERE table_id = ?"
    change(house, key, ["over"], lambda charter: charter.update(secret="00" * 32))
    change(house, key, ["going"], lambda charter: charter.update(secret="zz"))

    code, said = faults(run, house)
    assert (1, ["over", "going"]) == (code, [line.split(":")[0] for line in said])
    assert "its secret and salts" in said[0]
    assert "going: The secret behind its seal is not 32 bytes." == said[1]


def test_a_changed_salt_is_named(run: Run, house: Path) -> None:
    change(house, LOG, ["over", 1], lambda entry: entry.update(value="11" * 16))

    code, said = faults(run, house)
    assert (1, True) == (code, "its secret and salts" in said[0])


def test_a_record_that_lost_its_end_is_named(
    run: Run, house: Path, games: dict[str, list[Entry]]
) -> None:
    cut = max(n for n, entry in enumerate(games["over"]) if entry.value != "forced") - 2
    meddle(house, ("DELETE FROM log WHERE table_id = 'over' AND n >= ?", [cut]))

    code, said = faults(run, house)
    assert (1, 1) == (code, len(said))
    assert said[0].startswith("over: Its game was over, but its log ends after move")


def test_a_gap_and_nonsense_are_named(run: Run, house: Path) -> None:
    meddle(house, ("DELETE FROM log WHERE table_id = 'over' AND n = 7", []))
    change(house, LOG, ["going", 9], lambda entry: entry.update(kind="gift"))
    meddle(house, ("UPDATE charter SET body = '{}' WHERE table_id = 'waiting'", []))

    code, said = faults(run, house)
    assert code == 1
    assert "over: Entry 7 of its log is missing." == said[0]
    assert said[1].startswith("going: Entry 9 of its log cannot be read")
    assert said[2].startswith("waiting: Its charter cannot be read")


def test_a_seat_that_no_table_has_is_named_and_not_a_traceback(run: Run, house: Path) -> None:
    change(house, LOG, ["going", 9], lambda entry: entry.update(seat=7))

    code, said = faults(run, house)
    assert (1, True) == (code, said[0].startswith("going: It does not load"))


def test_a_record_from_a_file_that_was_changed_is_named(run: Run, house: Path) -> None:
    change(house, "shelf WHERE number = ?", [1], lambda record: record.update(commitment="00"))

    code, said = faults(run, house)
    assert (1, True) == (code, said[0].endswith("It was changed since it was brought."))


def test_what_is_no_house_is_a_sentence(run: Run, tmp_path: Path) -> None:
    (tmp_path / "note.txt").write_text("Howdy, this is a long enough note." * 99)

    assert 2 == run("audit", str(tmp_path / "nowhere.db")).code
    said = run("audit", str(tmp_path / "note.txt"))
    assert (2, True) == (said.code, "another program" in said.err)


def test_a_file_of_an_older_farwest_is_looked_through_and_stays_as_it_is(
    run: Run, tmp_path: Path
) -> None:
    old = tmp_path / "old.db"
    with closing(sqlite3.connect(old)) as file:
        file.executescript(OLDEST.read_text("utf-8"))
    before = old.read_bytes()
    said = run("audit", str(old))

    assert (0, True) == (said.code, "Unfinished and loaded: 2" in said.out)
    assert before == old.read_bytes()
