"""The options of a question as the terminal lists them, and which of them an answer means."""

from __future__ import annotations

from typing import Any

import pytest
from rich.console import Console

import farwest
from farwest.cli.asides import Asides
from farwest.cli.choices import Bunch, Choice, bunches, listed, meant, ranges, shared_head
from farwest.cli.editing import completions
from farwest.cli.words import command_says
from farwest.kernel.option import Option
from farwest.kit.terminal import fitted


def at(game: str, question: str, language: str = "en") -> Any:
    """The first position of a game of bots that answer as it comes where that is asked."""
    match = farwest.load(game).match(3, seed=3, language=language)
    while match.asked and match.asked.kind != question:
        match.play(match.options()[match.move * 7 % len(match.options())].action)
    assert match.asked, question
    return match


def found(game: str, question: str, language: str = "en") -> list[Bunch]:
    match = at(game, question, language)
    return bunches(match, match.options())


def lines(bunched: list[Bunch], width: int = 80, most: int = 8) -> list[str]:
    console = Console(width=width)
    return [line.rstrip() for line in fitted(console, listed(bunched, width, most))]


def test_parcels_are_coordinates() -> None:
    assert lines(found("carson", "CLAIM_PARCEL")) == [
        "Claim  A1–8 B1–8 C1–8 D1–8 E1–8 F1–8 G1–8 H1–8"
    ]


def test_only_neighbours_in_a_row_go_together() -> None:
    parcels = ("A1", "A3", "A4", "A5", "B6", "C6", "C7", "H8")
    some = [Choice("1", parcel, Option(1, "claim", parcel)) for parcel in parcels]

    assert list(ranges(some)) == ["A1", "A3–5", "B6", "C6", "C7", "H8"]


def test_a_long_list_is_short_and_stands_in_columns() -> None:
    shown = lines(found("desperados", "SETUP_MARSHAL"))

    assert shown[0].split() == ["1", "Aztec", "6", "La", "Luz", "11", "Salem", "16", "St.", "Johns"]
    assert len(shown) == 5


def test_what_all_begin_with_is_said_once() -> None:
    towns = [f"Ride to {town}" for town in ("Abilene", "Bisbee", "Bodie", "Lamy")]
    assert shared_head(towns) == "Ride to "
    assert shared_head(["Ride to Bodie", "Ride to Bisbee", "Ride on", "Ride to Lamy"]) == "Ride "
    assert shared_head(towns[:2]) == ""


def test_a_short_list_stands_in_one_column_unless_there_is_no_room() -> None:
    bunched = found("goat", "OFFER_CARD")

    assert len(lines(bunched)) == len(bunched[0].choices)
    assert len(lines(bunched, most=1)) == 2


def test_an_amount_is_answered_by_itself() -> None:
    """CARSON: “Buy no points” is 0, and “Buy 3 points” is 3."""
    bunched = found("carson", "BUY_VP")

    assert [choice.label for choice in bunched[0].choices][:2] == ["0", "1"]
    assert meant("0", bunched)[0].text == "Buy no points"
    assert meant("1", bunched)[0].text == "Buy 1 point"


@pytest.mark.parametrize(
    ("answer", "text"),
    [("3", "Begin in Flagstaff"), ("la luz", "Begin in La Luz"), ("sal", "Begin in Salem")],
)
def test_an_answer_is_a_number_words_or_their_beginning(answer: str, text: str) -> None:
    assert [option.text for option in meant(answer, found("desperados", "SETUP_MARSHAL"))] == [text]


def test_an_answer_that_several_options_have_means_them_all() -> None:
    texts = [option.text for option in meant("s", found("desperados", "SETUP_MARSHAL"))]

    assert texts[:2] == ["Begin in Salem", "Begin in Santa Fe"]


def test_accents_and_capitals_do_not_matter() -> None:
    french = found("desperados", "SETUP_MARSHAL", "fr")

    assert meant("SANTA FÉ", french) == meant("santa fe", french) != []


@pytest.mark.parametrize(
    ("typed", "lines"),
    [
        ("begin in s", [f"Begin in {town}" for town in ("Salem", "Santa Fe", "Shiprock")]),
        ("tomb", ["Tombstone"]),
        ("place tu", ["place tuba_city", "place tucson"]),
        ("hi", ["hint"]),
        ("why tuc", ["why Tucson"]),
        ("help mon", ["help Money Bag"]),
        ("xyz", []),
    ],
)
def test_tab_completes_what_can_be_answered_and_asked(typed: str, lines: list[str]) -> None:
    asides = Asides(command_says("en"))
    bunched = found("desperados", "SETUP_MARSHAL")

    assert completions(typed, asides, bunched, lambda: ["Money Bag", "Marble"])[:3] == lines


def test_asides_have_words_in_each_language_and_english_ones_in_all() -> None:
    french = Asides(command_says("fr"))

    assert french.heard("aide shérif") == french.heard("?shérif") == ("help", "shérif")
    assert french.heard("annuler") == french.heard("undo") == french.heard("u") == ("undo", "")
    assert french.heard("regle f21") == ("rule", "f21")
    assert french.heard("undo that") is None
