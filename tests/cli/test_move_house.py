"""`farwest move-house`, and the drill of a house in PostgreSQL: copied, looked at, put back."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.cli.houses import a_charter, a_game, a_house
from tests.tables.houses import needs_postgres
from tests.tables.postgres_server import server

pytestmark = needs_postgres


@pytest.fixture
def house(tmp_path: Path) -> Path:
    return a_house(tmp_path / "house.db", one=a_game(a_charter("one"), 5), two=[])


def test_a_house_moves_is_copied_looked_through_and_put_back(run: Run, house: Path) -> None:
    there, again = server().address(house), server().address(f"{house} again")
    copy, back = house.with_name("copy.db"), house.with_name("back.db")
    moves = [
        run("move-house", str(house), there),
        run("backup", str(copy), "--store", there),
        run("move-house", str(copy), again),
        run("move-house", again, str(back)),
    ]
    for said in moves:
        assert (0, "") == (said.code, said.err)
        assert "2 tables" in said.out
    sums = {said.out.rpartition("sum of the logs: ")[2] for said in moves}
    assert 1 == len(sums)
    for file in (copy, back):
        assert run("audit", str(file)).out == run("audit", str(house)).out.replace(
            str(house), str(file)
        )


def test_what_cannot_be_is_a_sentence(run: Run, house: Path) -> None:
    there = server().address(house)
    assert 0 == run("move-house", str(house), there).code
    said = run("move-house", str(house), there)
    assert (2, "") == (said.code, said.out)
    assert "nothing is written over it" in said.err
    assert "rien n’est écrit" in run("move-house", str(house), there, "--language", "fr").err
    assert "one of them" in run("serve", "--store", there, "--db", str(house)).err
    assert "postgresql://" in run("serve", "--store", "mysql://x").err
    nowhere = run("serve", "--store", "postgresql://nobody:dear@127.0.0.1:1/none", "--port", "0")
    assert "does not answer" in nowhere.err
    assert "dear" not in nowhere.err
