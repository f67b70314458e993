"""The notebooks of docs/notebooks run from their first cell to their last, in a short form."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

import pytest

from tools.notebooks import code_cells, every, is_parameters, read, run, short_form, source

ROOT: Final = Path(__file__).parents[1]
NAMES: Final = {"search", "ppo", "exploitability", "balance"}
LOCAL: Final = re.compile(r"(?<![\w.:/])/(?:home|root|tmp|work|Users|usr|opt)/|[A-Z]:\\\\|file://")


def one(name: str) -> Path:
    return next(path for path in every() if path.stem == name)


def test_each_subject_has_one_and_the_page_for_researchers_leads_there() -> None:
    page = (ROOT / "docs" / "research.md").read_text("utf-8")
    assert {path.stem for path in every()} == NAMES
    assert [path.name for path in every() if f"(notebooks/{path.name})" not in page] == []


@pytest.mark.parametrize("path", every(), ids=lambda path: path.stem)
def test_it_is_a_notebook_that_anybody_can_open(path: Path) -> None:
    """Format 4.5, as its schema has it; nothing of the machine it was written on."""
    notebook = read(path)
    assert (notebook["nbformat"], notebook["nbformat_minor"]) == (4, 5)
    assert set(notebook) == {"cells", "metadata", "nbformat", "nbformat_minor"}
    assert LOCAL.search(path.read_text("utf-8")) is None
    ids = [cell["id"] for cell in notebook["cells"]]
    assert len(set(ids)) == len(ids)
    assert all(re.fullmatch(r"[a-zA-Z0-9_-]{1,64}", name) for name in ids)
    for cell in notebook["cells"]:
        code = {"execution_count", "outputs"} if cell["cell_type"] == "code" else set()
        assert set(cell) == {"cell_type", "id", "metadata", "source"} | code
        for output in cell.get("outputs", ()):
            assert output["output_type"] in {"stream", "execute_result"}  # no error


@pytest.mark.parametrize("path", every(), ids=lambda path: path.stem)
def test_the_short_form_has_other_values_and_no_other_names(path: Path) -> None:
    notebook = read(path)
    (parameters,) = filter(is_parameters, code_cells(notebook))
    long: dict[str, Any] = {}
    exec(source(parameters), long)  # noqa: S102
    assert next(code_cells(notebook)) is parameters
    short = short_form(notebook)
    assert set(short) < set(long)
    assert all(short[name] != long[name] for name in short)


def printed(name: str) -> tuple[str, dict[str, Any]]:
    notebook = read(one(name))
    space = run(notebook, name, short=True)
    said = [line for c in code_cells(notebook) for o in c["outputs"] for line in o.get("text", ())]
    return "".join(said), space


def test_search_meets_search() -> None:
    text, space = printed("search")
    assert space["won"].count == 2
    assert re.search(r"^ +4 +2 +\d+%", text, re.MULTILINE)
    assert "against IS-MCTS, 2 iterations each, 2 games:" in text


def test_a_learner_learns_and_meets_a_bot() -> None:
    text, space = printed("ppo")
    assert space["answers"] > 100
    assert re.search(r"random: \d+% \(\d+% to \d+%\) of 4 games", text)


def test_a_small_goat_is_solved_and_a_bot_asked() -> None:
    text, space = printed("exploitability")
    gains = space["gains"]
    assert 0 <= gains[8] < gains[0]
    assert re.search(r"^random +\d\.\d{3}$", text, re.MULTILINE)


def test_a_sweep_compares_with_the_rulebook() -> None:
    text, space = printed("balance")
    assert [len(one.games) for one in space["tried"]] == [2]
    assert re.search(r"^rich store true .* points \(", text, re.MULTILINE)
