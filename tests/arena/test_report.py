"""The report is one well-formed file that asks for nothing else."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

import farwest
from farwest.arena import Contest, League, plan_for, summarise
from farwest.arena.report import report
from tests.arena.sheets import sheet

GAME = farwest.load("goat")
SVG_SHAPES = {"line", "rect", "circle", "text", "path"}


@pytest.fixture(scope="module")
def page() -> str:
    league = League(plan_for(GAME, ("random", "greedy:worlds=5"), 40))
    list(league.play())
    return report(summarise(GAME, league.plan, league.counted()))


def tree(page: str) -> ElementTree.Element:
    return ElementTree.fromstring(page.removeprefix("<!DOCTYPE html>"))


def test_the_page_is_well_formed(page: str) -> None:
    root = tree(page)

    assert root.tag == "html"
    assert [head.text for head in root.iter("h2")] == [
        "The ladder",
        "Head to head",
        "Is every seat worth the same?",
        "Length and drama",
        "Scores",
        "What was chosen, and how it went",
        "Tempers",
        "Thinking time",
        "How this was played",
    ]


def test_the_page_asks_for_nothing_from_elsewhere(page: str) -> None:
    assert not re.search(r"https?:|//[a-z]|@import|<script|<link|\bsrc=|\bhref=", page)
    assert re.findall(r"url\([^)]*\)", page) == ["url(#sky)"]


def test_every_mark_lies_inside_its_chart(page: str) -> None:
    for shape in tree(page).iter():
        for name in ("x", "x1", "x2", "cx", "width"):
            value = shape.get(name, "")
            if shape.tag in SVG_SHAPES and value.endswith("%"):
                assert 0 <= float(value[:-1]) <= 100


def test_every_chart_has_a_name_for_those_who_cannot_see_it(page: str) -> None:
    charts = [svg for svg in tree(page).iter("svg") if svg.get("aria-hidden") is None]

    assert charts
    assert all(svg.get("aria-label") for svg in charts)


def test_the_page_says_how_to_play_it_again(page: str) -> None:
    (command,) = [pre.text for pre in tree(page).iter("pre")]

    assert command == (
        "farwest arena goat --bots random,greedy:worlds=5 --games 40 --seats 2 --seed 0 "
        "--variant rich_store=false --variant first_dealer=drawn --variant declare_forced=false"
    )


@pytest.mark.parametrize("bots", ["ann", "ann bob", "<b>&amp; bob"])
def test_few_games_and_odd_names_make_a_page_too(bots: str) -> None:
    names = tuple(dict.fromkeys(bots.split()))
    plan = Contest("goat", GAME.package, "1", False, names, 2, 0, 1)
    seated = " ".join((names * 2)[:2])
    page = report(summarise(GAME, plan, [sheet(seated, [1, 2])]))

    assert "<b>&amp;" not in page
    assert tree(page).find("body") is not None
