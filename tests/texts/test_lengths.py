"""Rule 7: a text fits its place. How many letters each kind of text may have, in both languages,
in its longest form: every branch, the longest names, three digits."""

from __future__ import annotations

import re
from typing import Final

import pytest

import farwest
from farwest.kit.drama import MOST_VERDICT
from farwest.kit.stakes import MOST_ACT, MOST_CHIP, MOST_LINE
from farwest.kit.texts import LANGUAGES
from farwest.tables.scenes import offers
from farwest.tables.words import question_help
from tests.browser.moments import NAMES, moments
from tests.texts.lengths import Text, said_by, said_by_the_house

GAMES: Final = {  # by kind, a regular expression: letters
    r"question": 72,  # in its longest form; 60 as it was put, below
    r"option\.short": MOST_ACT,  # the title of a ticket
    r"act": MOST_ACT,
    r"stake": MOST_LINE,  # the line below it
    r"option": 80,  # the whole sentence, for ears and terminals
    r"chip": MOST_CHIP,
    r"event": 80,  # a line of the log, and what the narration tells
    r"event\.heading": 20,
    r"event\.cause": 44,  # the second line of a card of the story
    r"event\.(each|together)": 60,  # with one thing in its list
    r"refusal": 96,  # two lines on a phone
    r"drama": MOST_VERDICT,
    r"mark": 40,
    r"meter": 52,
    r"standing(\.\w+)?": 80,
    r"score": 28,  # a row of the sheet
    r"quantity": 110,
    r"quantity\.cause": 60,
    r"question\.theme": 28,  # a heading of the puzzles
    r"question\.meanwhile": 28,
    r"variant": 40,
    r"variant\.help": 120,
    r"preset": 24,
    r"preset\.help": 96,
    r"what(\.[\w-]+)?": 140,  # a sentence of the card beside a thing
    r"aid": 96,
    r"notes": 64,
    r"side\.(text|choose)": 52,
    r"party(\.\w+)?": 60,
    r"practice": 190,
}
HOUSE: Final = {
    "ticket": 24,
    "tag": 34,  # some tell how things stand
    "button": 20,
    "link": 28,
    "heading": 34,
    "dialog": 30,
    "field": 28,
    "sentence": 340,  # the page that checks the draws explains at length
}
QUESTION, HELP, NOTE = 60, 90, 28
each_language = pytest.mark.parametrize("language", LANGUAGES)


def too_long(texts: list[Text], limits: dict[str, int]) -> list[str]:
    known = [(re.compile(kind), most) for kind, most in limits.items()]
    return [
        f"{text.where}: {text.letters} letters, {most} are enough"
        for text in texts
        for kind, most in known
        if kind.fullmatch(text.kind) and text.letters > most
    ]


@each_language
@pytest.mark.parametrize("name", farwest.games())
def test_a_text_of_a_game_fits_its_place(name: str, language: str) -> None:
    texts = list(said_by(farwest.load(name), language))
    assert len(texts) > 50
    assert [] == too_long(texts, GAMES)


@each_language
def test_a_text_of_the_house_fits_its_place(language: str) -> None:
    texts = list(said_by_the_house(language))
    assert {text.kind for text in texts} == set(HOUSE)
    assert [] == too_long(texts, HOUSE)


@each_language
def test_a_question_its_help_and_its_notes_fit_a_phone(language: str) -> None:
    """As they were put in recorded games, at a table of long names."""
    wrong = []
    for moment in moments():
        match = moment.match.speaking(language, NAMES[: moment.match.seats])
        game, seat = match.game, match.seat
        about = game.voice.about(game, match.view(seat), match.people(seat))
        said = [(match.question(), QUESTION)]
        said += [(question_help(game, language, match.state.kind, about), HELP)]
        said += [(offer.note, NOTE) for offer in offers(match) if not offer.stake]
        for text, most in said:
            if len(text) > most + extra(text):
                wrong.append(f"{moment.name}: {len(text)} letters, {most} are enough: {text}")
    assert [] == wrong


def extra(text: str) -> int:
    """By how much the names of this table are longer than most."""
    return sum(max(0, len(name) - 12) for name in NAMES if name in text)
