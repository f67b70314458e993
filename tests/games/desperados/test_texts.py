"""Every sentence a person reads, in both languages, for every reader."""

from __future__ import annotations

import re
from collections.abc import Iterator
from io import StringIO
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from rich.console import Console

from farwest.cli.words import game_says
from farwest.games.desperados import refusals
from farwest.games.desperados import tables as t
from farwest.games.desperados.encode import SEGMENTS, SIZE, encode, segments
from farwest.games.desperados.terminal import draw
from farwest.kernel.laws import random_record, walk
from farwest.kernel.match import Match
from farwest.kernel.state import CHANCE
from farwest.kernel.voice import Person
from farwest.mechanics.texts import LANGUAGES
from tests.games.desperados.table import GAME, PEOPLE, SEATS, lay, to, told
from tests.games.desperados.test_acting import in_salem
from tests.games.desperados.test_upkeep import pile, robbed

TEXTS: Any = GAME.voice
FOLDER = Path(t.__file__).parent
NUMBERS = (1, 2, 5, 2300)
ENGLISH = re.compile(
    r"\b(the|you|your|is|are|and|with|from|rounds?|turn|seat|sheriffs?|ride|rides|lays?|shows?"
    r"|bank|disks?|gang|win|wins|stays?|begins?|hold|cheats?|spies|step)\b",
    re.IGNORECASE,
)


class Words(Visitor):
    """All that a message says, and the variables it speaks of."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.variables: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)


def messages(language: str) -> dict[str, Any]:
    resource = FluentParser().parse((FOLDER / f"{language}.ftl").read_text("utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    found = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in found}) == len(found)
    return {entry.id.name: entry for entry in found}


def words(message: Any) -> Words:
    found = Words()
    found.visit(message)
    return found


def people(seats: int, reader: int | None) -> list[Person]:
    return [Person(name, k == reader) for k, name in enumerate(PEOPLE[:seats])]


def whole(sentence: str) -> bool:
    broken = re.search(r"[{}]|\$[a-z]|\?\?|None|  |\b1 (sheriffs|disks|shérifs|disques)", sentence)
    return bool(sentence.strip()) and not broken


def test_both_languages_say_the_same() -> None:
    """The same messages, of the same things; French may need other forms than English."""
    english, french = messages("en"), messages("fr")
    assert set(english) == set(french)
    for name, message in english.items():
        heads = [{v.split("-")[0] for v in words(m).variables} for m in (message, french[name])]
        assert heads[0] == heads[1], name


def test_no_english_is_left_in_french() -> None:
    for name, message in messages("fr").items():
        said = " ".join(words(message).texts)
        if name != "game-credit":  # the publisher's name
            assert not ENGLISH.search(said), f"{name}: {said}"
        assert "'" not in said, f"{name}: French apostrophes are typographic"
        assert not re.search(r" [;:?!$]", said), f"{name}: a no-break space stands there"
    caught = [m for m in messages("en").values() if ENGLISH.search(" ".join(words(m).texts))]
    assert len(caught) > 50


def test_every_variant_is_explained() -> None:
    for language in LANGUAGES:
        found = messages(language)
        for variant in GAME.variants:
            message = found[f"variant-{variant.name.replace('_', '-')}"]
            assert "help" in [attribute.id.name for attribute in message.attributes]


def arguments(sort: str) -> tuple[int, ...]:
    if not sort:
        return (0,)
    return tuple(range(len(GAME.names[sort]))) if sort in GAME.names else NUMBERS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_can_be_said_to_everybody(language: str) -> None:
    for reader in (0, 1, None):
        for kind, telling in GAME.tellings.items():
            assert telling.rule.startswith("DESP-")
            unseen = [(kind, 0, -1, -1, 0)] if GAME.events[kind] == "MARSHAL_LAID" else []
            told = [
                (kind, who, a, b, 1)
                for who in range(2)
                for a in arguments(telling.a)
                for b in arguments(telling.b)
            ]
            for event in told + unseen:
                sentence = TEXTS.event(GAME, language, event, people(3, reader))
                assert whole(sentence), sentence
                assert sentence[-1] == ".", sentence
                assert sentence[0].isupper() or sentence.startswith(PEOPLE), sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_question_can_be_said(language: str) -> None:
    said = [TEXTS.option(GAME, language, k, people(6, 0)) for k in range(GAME.actions)]
    assert all(map(whole, said))
    assert len(set(said)) == GAME.actions
    questions = {name for name in messages(language) if name.startswith("question-")}
    asked = set()
    for match in games_in_progress():
        match.language = language
        if match.seat is not None:
            sentence = match.question()
            assert whole(sentence)
            assert "?" in sentence
            kind = GAME.questions[match.state.kind]
            asked.add("question-" + kind.lower().replace("_", "-"))
    assert asked == questions


def games_in_progress() -> Iterator[Any]:
    """Matches by hand at every step of a few random games, and at what is rare."""
    for seats in (3, 5):
        dice = GAME.dice(seats)
        variant = {"marshal": "drawn"}
        match = GAME.match(seats, chance="by hand", variant=variant, names=PEOPLE[:seats])
        yield match
        while match.seat is not None:
            match.state.find_options()
            match.play(match.state.random_option(dice))
            yield match
    yield robbed(**pile(3))


def rarities() -> Iterator[Any]:
    """Where too few disks, a disk that lies there and a lost card are the reasons."""
    crowd = in_salem("salem", "tuba_city", "tuba_city")
    told(crowd, "hold-up brown", "hold-up brown")
    yield crowd
    disk = in_salem("tuba_city", "tuba_city", "tuba_city")
    told(disk, "hold-up brown", "nothing", "nothing")
    to(disk, "DESPERADO_CARD")
    told(disk, "lay tombstone", "lay saloon", "lay la_luz")
    yield disk
    yield to(
        lay(("gallup", "la_luz", "roswell"), ("globe", "globe"), lost=[[], ["la_luz"], []]),
        "DESPERADO_CARD",
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_illegal_answer_is_explained(language: str) -> None:
    """What may not be done is refused with a reason, to whom it is asked and to the others."""
    reasons = set()
    for n, match in enumerate(chain(rarities(), games_in_progress())):
        match.language = language
        if match.seat is None or match.seat == CHANCE:
            continue
        legal = match.state.legal()
        step = 1 if n < 3 else 3
        for action in range(n % step, GAME.actions, step):
            if action not in legal:
                sentence = match.why_not(match.seat, action)
                assert whole(sentence)
                assert sentence[-1] == "."
                reasons.add(refusals.refusal(match.view(match.seat), action))
        other = (match.seat + 1) % match.seats
        reasons.add(refusals.refusal(match.view(other), legal[0]))
    known = {name for name in messages(language) if name.startswith("refusal-")}
    assert reasons <= known
    assert known - reasons <= {"refusal-stuck"}


def test_who_is_stuck_is_told_so() -> None:
    """Only a view can be asked: nobody who is stuck is ever asked."""
    match = lay(
        ("flagstaff", "tombstone", "roswell"),
        ("globe", "globe"),
        round=2,
        turn=4,
        rows=[
            ["tuba_city", "shiprock", "aztec"],
            ["saloon", "silver_city", "tombstone"],
            ["santa_fe", "aztec", "gallup"],
        ],
        lost=[[], ["el_paso", "salem"], []],
    )
    to(match, "MARSHAL_CARD")
    told(match, "lay santa_fe")
    view = match.view(1)
    assert refusals.refused_intent(view, GAME.parse("cheat")) == "refusal-stuck"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_whole_games_can_be_told_to_everybody(language: str, seats: int) -> None:
    """What truly happens, in the order it happens, to every seat and a watcher."""
    match: Match[Any, Any] = Match.of(GAME, random_record(GAME, seats, 40 + seats))
    match.language = language
    for reader in (0, 1, None):
        events = match.events(reader)
        assert len(events) > 80
        assert all(whole(event.text) for event in events)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_can_be_drawn_in_a_terminal(language: str) -> None:
    console = Console(record=True, width=160, file=StringIO())
    for n, s in enumerate(walk(GAME, 4, 5)):
        if n % 9 == 0:
            view = GAME.see(s, n % 4 if n % 2 else -1)
            console.print(draw(view, game_says(GAME, language), list(PEOPLE[:4])))
    text = console.export_text()
    for expected in ("Silver City", "salome", "gregor"):
        assert expected in text
    assert ("Manche" in text) == (language == "fr")
    assert not re.search(r"[{}]|None", text)


@pytest.mark.parametrize("seats", SEATS)
def test_a_view_is_encoded_in_named_segments(seats: int) -> None:
    for n, s in enumerate(walk(GAME, seats, 3)):
        if n % 7 == 0:
            view = GAME.see(s, n % seats)
            found = list(segments(view))
            assert [(name, len(numbers)) for name, numbers in found] == list(SEGMENTS)
            numbers = encode(view)
            assert len(numbers) == SIZE
            assert all(type(number) is int for number in numbers)
