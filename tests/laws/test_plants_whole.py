"""The laws of a whole game can fail: each fault is one sentence, with its file and its key."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs
from rich.table import Table
from rich.text import Text

import farwest
from farwest.games.goat import events, scoring
from farwest.games.goat.board import painting, terminal
from farwest.games.goat.questions import OFFER_CARD
from farwest.kernel.errors import BrokenLaw
from farwest.kernel.game import AnyGame, Asking, Encoder, Telling
from farwest.kit.texts import LANGUAGES
from farwest.laws import LAWS

GOAT: AnyGame = farwest.load("goat")
FOLDER = Path(str(events.__file__)).parent

pytestmark = pytest.mark.usefixtures("fresh_rooms")


def broken(game: AnyGame, law: str) -> str:
    try:
        LAWS[law](game, 3, 1)
    except BrokenLaw as sentence:
        return str(sentence)
    return ""


@pytest.fixture
def reworded(tmp_path: Path) -> Callable[[str, str, str], AnyGame]:
    """The game, one piece of its texts replaced in one language."""

    def change(language: str, old: str, new: str) -> AnyGame:
        folder = tmp_path / GOAT.name
        folder.mkdir()
        for each in LANGUAGES:
            text = (FOLDER / f"{each}.ftl").read_text("utf-8")
            if each == language:
                assert old in text
                text = text.replace(old, new, 1)
            (folder / f"{each}.ftl").write_text(text, "utf-8")
        voice: Any = copy(GOAT.voice)
        voice.folder = folder
        return replace(GOAT, voice=voice)

    return change


Reworded = Callable[[str, str, str], AnyGame]


@pytest.mark.parametrize(
    ("language", "old", "new", "sentence"),
    [
        (
            "fr",
            "\noption-accept =",
            "\noption-acept =",
            "goat/fr.ftl has no message 'option-accept'",
        ),
        ("en", "\nscore-unit =", "\nscore-units =", "goat/en.ftl has no message 'score-unit'"),
        ("fr", "\npreset-sheet =", "\npreset-shet =", "goat/fr.ftl has no message 'preset-sheet'"),
        ("en", "    .drawn =", "    .drwn =", "'variant-first-dealer' has no .drawn"),
        ("en", "\ncharacter-thief =", "\ncharacter-theif =", "no message 'character-thief'"),
        (
            "en",
            "\noption-accept = ",
            "\noption-accept = { $thing }",
            "'option-accept' speaks of $thing",
        ),
        (
            "fr",
            "\nevent-placed =",
            "\nevent-placed = { $b }",
            "goat/fr.ftl: 'event-placed' speaks of $b",
        ),
        ("fr", "\noption-accept =", "\n= nothing\noption-accept =", "goat/fr.ftl, line "),
        ("en", "\noption-accept =", "\nseat = again\noption-accept =", "'seat' twice"),
    ],
)
def test_a_text_that_is_not_there_or_not_right_is_found(
    reworded: Reworded, language: str, old: str, new: str, sentence: str
) -> None:
    assert sentence in broken(reworded(language, old, new), "every text is there")


def test_a_help_that_one_language_lacks_is_found(reworded: Reworded) -> None:
    game = reworded("fr", "    .help =", "    .hilfe =")
    assert "has no .help; the other language has one" in broken(game, "every text is there")


def test_a_question_that_speaks_of_nothing_given_is_found(reworded: Reworded) -> None:
    """What a question is given follows from a view: it is found in play."""
    game = reworded("en", "\nquestion-respond =", "\nquestion-respond = { $nobody }")
    sentence = broken(game, "everything can be said")
    assert sentence.startswith("Asking RESPOND in en fails: goat/en.ftl: question-respond: ")
    assert "nobody" in sentence


def test_a_question_that_cannot_be_asked_is_found(reworded: Reworded) -> None:
    game = reworded("fr", "\nquestion-respond =", "\nquestion-respnd =")
    said = "Asking RESPOND in fr fails: goat/fr.ftl has no message 'question-respond'."
    assert said == broken(game, "everything can be said")


def test_a_picture_that_raises_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def lookup(*_: object, **__: object) -> None:
        raise KeyError("thief")

    monkeypatch.setattr(painting.Painter, "place_label", lookup)
    sentence = broken(GOAT, "the board is painted")
    assert sentence.startswith("Painting ")
    assert "games/goat/board/painting.py, line " in sentence
    assert "KeyError 'thief'" in sentence


def test_a_picture_of_a_symbol_that_nobody_drew_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("farwest.kit.drawing.symbols", lambda _: {})
    assert "fails: kit/drawing.py, line " in broken(GOAT, "the board is painted")


def lines(*_: object) -> Text:
    return Text("\n".join(["─" * 90] * 3))


def table(*_: object) -> Table:
    grid = Table.grid()
    for _column in range(9):
        grid.add_column(no_wrap=True)
    grid.add_row(*["character "] * 9)
    return grid


@pytest.mark.parametrize(
    ("drawn", "sentence"),
    [(lines, "is 90 columns wide; a terminal has 80"), (table, "is cut at 80 columns")],
)
def test_a_terminal_board_of_90_columns_is_found(
    drawn: Callable[..., object], sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(terminal, "draw", drawn)
    assert sentence in broken(GOAT, "the board fits a terminal")


class Longer:
    """An encoder whose segments promise more than it gives."""

    def __init__(self, encoder: Encoder) -> None:
        self.segments = (*encoder.segments, ("nothing", 1))
        self.size = encoder.size + 1
        self.encode = encoder.encode


def test_an_encoding_of_another_size_is_found() -> None:
    assert GOAT.encoder is not None
    longer = Longer(GOAT.encoder)
    game = replace(GOAT, encoded_by=lambda _: longer)
    assert "The encoder of goat gives " in broken(game, "a view is encoded")


def test_learners_who_see_what_a_view_has_not_are_found() -> None:
    def stricter(s: Any, seat: int) -> Any:
        view = GOAT.see(s, seat)
        return structs.replace(view, coins=[0] * len(view.coins))

    said = broken(replace(GOAT, see=stricter), "a view is encoded")
    assert "learners see of goat what its view has not: veil() hides otherwise than see()." in said


def test_a_score_sheet_that_does_not_add_up_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = scoring.sheet
    monkeypatch.setattr(scoring, "sheet", lambda s: whole(s)[:-1])
    assert broken(GOAT, "the score sheet adds up").startswith("goat/scoring.py adds up to [")


def test_a_score_sheet_without_words_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scoring, "sheet", lambda s: [("score-gold", s.final_points(), "GOAT-Z2")])
    said = "Making the score sheet fails: goat/en.ftl has no message 'score-gold'."
    assert said == broken(GOAT, "the score sheet adds up")


@pytest.mark.parametrize(
    "telling", [Telling("GOAT-F999", "seat"), Telling("GOAT-F21", "seat", causes=("GOAT-F999",))]
)
def test_a_cited_rule_that_does_not_exist_is_found(telling: Telling) -> None:
    game = replace(GOAT, tellings={**GOAT.tellings, events.OFFERED: telling})
    sentence = broken(game, "every cited rule exists")
    assert "goat/events.py: OFFERED cites GOAT-F999, which RULES.md has not; it has " in sentence
    assert "which RULES.fr.md has not" in sentence


def test_a_question_that_cites_no_rule_of_the_book_is_found() -> None:
    game = replace(GOAT, askings={**GOAT.askings, OFFER_CARD: Asking("GOAT-F998")})
    assert "goat/questions.py: OFFER_CARD cites GOAT-F998" in broken(
        game, "every cited rule exists"
    )


def test_a_misspelt_name_in_a_room_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def won_bye(s: object) -> str:
        return "score-coins"

    won_bye.__module__ = scoring.__name__
    monkeypatch.setattr(scoring, "won_bye", won_bye, raising=False)
    sentence = broken(GOAT, "names are spelt right")
    assert "scoring.py has 'won_bye', which nobody asks for; did you mean 'won_by'?" in sentence


def test_an_event_without_a_telling_is_found() -> None:
    tellings = {kind: telling for kind, telling in GOAT.tellings.items() if kind != events.OFFERED}
    game = replace(GOAT, tellings=tellings)
    assert "goat/events.py: OFFERED has no Telling." in broken(game, "names are spelt right")


@pytest.mark.parametrize("law", list(LAWS)[-8:])
def test_without_a_plant_nothing_is_found(law: str) -> None:
    assert "" == broken(GOAT, law)


def test_beliefs_that_cannot_be_painted_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    from farwest.games.desperados.board import belief_overlay

    def overlay(*_: Any) -> Any:
        raise KeyError("belief-note")

    monkeypatch.setattr(belief_overlay, "overlay", overlay)
    said = broken(farwest.load("desperados"), "the board is painted")
    assert "Painting the beliefs at" in said
    assert "belief-note" in said


def test_a_practice_that_cannot_be_painted_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    from farwest.games.circles.board import practice

    right = practice.exercise

    def exercise(at: int, level: int | None, *rest: Any) -> Any:
        if level is not None:
            raise LookupError("no text 'practice-stopped'")
        return right(at, level, *rest)

    monkeypatch.setattr(practice, "exercise", exercise)
    said = broken(farwest.load("circles"), "practice is painted")
    assert "Painting practice after 1 tries, wide, in en" in said
    assert "practice-stopped" in said
