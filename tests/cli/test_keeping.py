"""`farwest backup` and `farwest restore`, where no house runs; tests/server has one that does."""

from __future__ import annotations

from pathlib import Path

import pytest

from farwest.tables.house_lock import HouseLock
from farwest.tables.migrations import STEPS
from tests.cli.conftest import Run
from tests.cli.houses import a_charter, a_game, a_house, meddle


@pytest.fixture
def house(tmp_path: Path) -> Path:
    return a_house(tmp_path / "house.db", one=a_game(a_charter("one"), 5), two=[])


def test_a_copy_says_what_is_in_it_and_is_its_owners_alone(run: Run, house: Path) -> None:
    copy = house.with_name("copy.db")
    said = run("backup", str(copy), "--db", str(house))

    assert (0, "") == (said.code, said.err)
    assert "2 tables" in said.out
    assert f"{copy.stat().st_size} bytes" in said.out.replace(",", "").replace("\xa0", "")
    assert 0o600 == copy.stat().st_mode & 0o777
    assert [copy] == [*house.parent.glob("copy*")]


def test_a_copy_never_overwrites(run: Run, house: Path) -> None:
    copy = house.with_name("copy.db")
    copy.write_text("dear")
    said = run("backup", str(copy), "--db", str(house))

    assert (2, "dear") == (said.code, copy.read_text())
    assert "is there already" in said.err
    assert "existe déjà" in run("backup", str(copy), "--db", str(house), "--language", "fr").err


def test_a_house_comes_back_and_the_old_file_is_kept_aside(run: Run, house: Path) -> None:
    copy = house.with_name("copy.db")
    run("backup", str(copy), "--db", str(house))
    meddle(house, ("DELETE FROM log", []))
    said = run("restore", str(copy), "--db", str(house))

    assert (0, "") == (said.code, said.err)
    assert 0 == run("audit", str(house)).code
    (aside,) = house.parent.glob("house.db.before-*")
    assert str(aside) in said.out
    assert "Unfinished and loaded: 2" in run("audit", str(house)).out
    assert 0 == run("restore", str(aside), "--db", str(house.with_name("other.db"))).code


def test_nothing_is_put_back_while_a_house_has_the_file(run: Run, house: Path) -> None:
    copy = house.with_name("copy.db")
    run("backup", str(copy), "--db", str(house))
    lock = HouseLock(house)
    lock.take("http://127.0.0.1:8000/")
    before = house.read_bytes()
    said = run("restore", str(copy), "--db", str(house))
    lock.leave()

    assert 2 == said.code
    assert "at http://127.0.0.1:8000/" in said.err
    assert before == house.read_bytes()


@pytest.mark.parametrize("fault", ["newer", "foreign", "torn", "nothing"])
def test_a_copy_that_is_no_good_changes_nothing(run: Run, house: Path, fault: str) -> None:
    copy = house.with_name("copy.db")
    run("backup", str(copy), "--db", str(house))
    if fault == "newer":
        meddle(copy, (f"PRAGMA user_version = {len(STEPS) + 1}", []))
    elif fault == "foreign":
        meddle(copy, ("PRAGMA application_id = 7", []))
    elif fault == "torn":
        whole = copy.read_bytes()
        copy.write_bytes(whole[:8192] + bytes(4096) + whole[12288:])
    else:
        copy.write_bytes(b"")
    before = house.read_bytes()
    said = run("restore", str(copy), "--db", str(house))

    assert (2, True) == (said.code, said.err.startswith("farwest: "))
    assert "Traceback" not in said.err
    assert before == house.read_bytes()
    assert [] == [*house.parent.glob("*before*"), *house.parent.glob("*.unfinished")]
