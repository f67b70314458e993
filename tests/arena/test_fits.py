"""A report fits: a terminal of a hundred columns, and a page of paper."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

import farwest
from farwest.arena import Contest, Summary, summarise
from farwest.arena.report import report
from farwest.arena.report.charts import NAMED
from farwest.cli.arena_tables import shortened, show_summary
from tests.arena.sheets import sheet

GAME = farwest.load("goat")
LONG = [f"search:iterations={k}000:horizon=120:exploration=0.{k}" for k in range(1, 6)]


def many_long_names() -> Summary:
    games = [
        sheet(" ".join(LONG[k:] + LONG[:k]), [1, 2, 3, 4, 5], deal=deal, number=k)
        for deal in range(12)
        for k in range(5)
    ]
    plan = Contest("goat", GAME.package, "1", False, tuple(LONG), 5, 0, len(games))
    return summarise(GAME, plan, games)


@pytest.fixture(scope="module")
def summary() -> Summary:
    return many_long_names()


@pytest.mark.parametrize("columns", [80, 100])
def test_a_table_takes_a_line_a_bot(summary: Summary, columns: int) -> None:
    page = StringIO()
    show_summary(Console(file=page, width=columns, color_system=None), summary)
    tables = page.getvalue().split("\n\n")
    ladder, pairs = tables[1].splitlines(), tables[2].splitlines()

    assert max(map(len, page.getvalue().splitlines())) <= columns
    assert len(ladder) == 1 + len(LONG) + len(LONG)  # a heading, a line each, what each stands for
    assert all(" ± " in line for line in ladder[1 : 1 + len(LONG)])
    assert sum(" to " in line for line in pairs) == len(LONG) * (len(LONG) - 1) // 2
    assert all(any(name in line for line in ladder) for name in LONG)


def test_shortened_names_stay_apart() -> None:
    found = shortened(["search:a=1:z", "search:b=1:z", "random"], 7)

    assert len(set(found.values())) == 3
    assert max(map(len, found.values())) <= 7
    assert found["random"] == "random"


def test_many_bots_are_numbered_in_the_matrix(summary: Summary) -> None:
    page = report(summary)

    assert len(LONG) > NAMED
    assert f">{len(LONG)}. {summary.ladder[-1].bot}</th>" in page
    assert f'scope="col" title="{LONG[0]}">' in page
