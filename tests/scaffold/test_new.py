"""`farwest new`: a tiny whole game, under the name that was asked for."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from farwest.kernel.errors import BadCall
from farwest.scaffold import MODEL, in_order, make, renamed, spellings
from tests.cli.conftest import Run, run
from tests.scaffold.trial import NAME, Trial

__all__ = ["run"]  # the fixture


def test_every_file_of_the_model_is_there_and_none_has_its_name(trial: Trial) -> None:
    files = [path for path in (trial.folder / NAME).rglob("*") if path.suffix != ".pyc"]
    kept = {path.relative_to(trial.folder / NAME).as_posix() for path in files if path.is_file()}
    model = {path.relative_to(MODEL).as_posix() for path in MODEL.rglob("*.[pfms]*")}
    assert {name for name in model if not re.search("_fast|pycache", name)} == kept
    assert {"rules.py", "RULES.fr.md", "fr.ftl", "art.svg", "tests/test_rules.py"} <= kept
    for name in kept:
        text = (trial.folder / NAME / name).read_text("utf-8")
        assert not re.search("new ?game", text, re.IGNORECASE), name


def test_a_name_stands_in_every_spelling(trial: Trial) -> None:
    folder = trial.folder / NAME
    assert "class HighNoonState(State):" in (folder / "state.py").read_text()
    assert "- **HIGHNOON-R1** " in (folder / "RULES.md").read_text()
    assert "game = High Noon\n" in (folder / "fr.ftl").read_text()
    assert '<symbol id="poster-high_noon"' in (folder / "art.svg").read_text()
    assert "from high_noon.state import HighNoonState" in (folder / "rules.py").read_text()


def test_a_name_that_holds_the_placeholder_is_renamed_once() -> None:
    words = spellings("newgame_two", "newgame_two", "newgame_two.tests")
    assert "import newgame_two.rules" == renamed("import farwest.scaffold.newgame.rules", words)


def test_imports_are_put_in_order_again() -> None:
    before = "import re\n\nfrom b import (\n    x,\n)\nfrom a.c import y\n\nfrom a import z\n"
    after = "import re\n\nfrom a.c import y\nfrom b import (\n    x,\n)\n\nfrom a import z\n"
    assert after == in_order(before)
    assert after == in_order(after)


def test_in_a_checkout_it_is_a_package_of_the_house(tmp_path: Path, run: Run) -> None:
    folder = tmp_path / "src" / "farwest" / "games"
    folder.mkdir(parents=True)
    for package in (folder, folder.parent):
        (package / "__init__.py").touch()
    said = run("new", NAME, "--into", str(folder))
    assert (0, "") == (said.code, said.err)
    assert (
        'One line is left: add "high_noon" to GAMES in src/farwest/games/__init__.py.' in said.out
    )
    assert not (folder / NAME / "tests").exists()
    tests = tmp_path / "tests" / "games" / NAME
    assert "from tests.games.high_noon.table import" in (tests / "test_rules.py").read_text()
    rules = (folder / NAME / "rules.py").read_text()
    assert "from farwest.games.high_noon.state import HighNoonState" in rules
    imported = re.findall(r"^from (\S+) import", rules, re.MULTILINE)[2:]
    assert sorted(imported) == imported


@pytest.mark.parametrize("name", ["High_noon", "high-noon", "2fast", "", "_a", "class", "a b"])
def test_an_odd_name_is_refused_with_a_sentence(name: str, tmp_path: Path) -> None:
    with pytest.raises(BadCall, match="A game is called by small letters, as `high_noon`"):
        make(name, tmp_path)
    assert [] == list(tmp_path.iterdir())


def test_a_name_that_is_taken_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadCall, match="There is a game 'goat' already"):
        make("goat", tmp_path)
    (tmp_path / NAME).mkdir()
    with pytest.raises(BadCall, match="high_noon is there already"):
        make(NAME, tmp_path)
