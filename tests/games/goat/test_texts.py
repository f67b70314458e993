"""Every sentence a person reads, in both languages, for every reader."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from farwest.games.goat import refusals
from farwest.games.goat import tables as t
from farwest.games.goat.questions import (
    BARMAID_BOTTLE,
    CHARLATAN_COIN,
    GAMBLE_VICTIM,
    THIEF_LOCATION,
)
from farwest.kernel.laws import random_record
from farwest.kernel.match import Match
from farwest.kernel.state import CHANCE
from farwest.kernel.voice import Person
from farwest.mechanics.texts import LANGUAGES, Named
from tests.games.goat.table import GAME, PEOPLE, SEATS, last_offer

TEXTS: Any = GAME.voice
FOLDER = Path(t.__file__).parent
NUMBERS = (1, 2, 5)
# Words that no French sentence has, and no proper name of the game either
ENGLISH = re.compile(
    r"\b(the|you|your|yours|is|are|and|with|from|offers?|cards?|takes?|tokens?|coins?|hats?|deck"
    r"|dealt|draws?|rounds?|seat|store|bank|thief|outlaw|goat|barmaid|gambler|widow|miner)\b",
    re.IGNORECASE,
)

QUOTED = {"goods": {"a", "b"}, "cards": {"b"}}  # by message that others quote: its variables
ONE_OF_MANY = re.compile(
    r"\b1 (cards|crates|bundles|nuggets|bottles|cartes|caisses|liasses|bovins|pépites|bouteilles)\b"
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

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        assert node.id.name in QUOTED
        self.variables |= QUOTED[node.id.name]


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
    broken = re.search(r"[{}]|\$[a-z]|\?\?|None|  ", sentence) or ONE_OF_MANY.search(sentence)
    return bool(sentence.strip()) and not broken


def test_both_languages_have_the_same_messages() -> None:
    english, french = messages("en"), messages("fr")
    assert list(english) == list(french)


def test_both_languages_speak_of_the_same_things() -> None:
    """A variable is $a or a form of it, as $a-the; French may need other forms than English."""
    english, french = messages("en"), messages("fr")
    for name, message in english.items():
        heads = [{v.split("-")[0] for v in words(m).variables} for m in (message, french[name])]
        assert heads[0] == heads[1], name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_has_its_forms(language: str) -> None:
    found = messages(language)
    forms = {"character": {"the", "does"}, "location": {"the"}, "resource": {"a"}}
    for kind, needed in forms.items():
        for name in GAME.names[kind]:
            assert needed <= {a.id.name for a in found[f"{kind}-{name}"].attributes}
    for variant in GAME.variants:
        message = found[f"variant-{variant.name.replace('_', '-')}"]
        assert {"help"} <= {a.id.name for a in message.attributes}
    assert {"game", "game-credit", "game-aim", "seat"} <= set(found)


def test_no_english_is_left_in_french() -> None:
    for name, message in messages("fr").items():
        said = " ".join(words(message).texts)
        assert not ENGLISH.search(said), f"{name}: {said}"
        assert "'" not in said, f"{name}: French apostrophes are typographic"


def test_the_word_list_would_notice() -> None:
    """What English says is caught in all but a few messages."""
    caught = [m for m in messages("en").values() if ENGLISH.search(" ".join(words(m).texts))]
    assert len(caught) > 60


def arguments(sort: str, seats: int) -> tuple[int, ...]:
    if sort == "seat":
        return tuple(range(seats))
    return tuple(range(len(GAME.names[sort]))) if sort in GAME.names else NUMBERS


def all_events(seats: int) -> Iterator[tuple[int, ...]]:
    """Every event that can be told, seen or unseen."""
    for kind, telling in GAME.tellings.items():
        for who in range(seats):
            for a in arguments(telling.a, seats) if telling.a else (0,):
                for b in arguments(telling.b, seats) if telling.b else (0,):
                    yield (kind, who, a, b, 1)
            if GAME.events[kind] in ("DREW", "LAID_DOWN", "STOLE"):
                yield (kind, who, -1, -1, 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_can_be_said_to_everybody(language: str) -> None:
    said = 0
    for reader in (0, 1, 2, None):
        for event in all_events(3):
            sentence = TEXTS.event(GAME, language, event, people(3, reader))
            assert whole(sentence), sentence
            assert sentence[-1] == ".", sentence
            said += 1
    assert said > 1000


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_question_can_be_said(language: str) -> None:
    options = [TEXTS.option(GAME, language, k, people(5, 0)) for k in range(GAME.actions)]
    assert all(map(whole, options))
    assert len(set(options)) == GAME.actions
    questions = {name for name in messages(language) if name.startswith("question-")}
    asked = set()
    for match in games_in_progress():
        match.language = language
        kind = GAME.questions[match.state.kind]
        if match.seat is not None:
            sentence = match.question()
            assert whole(sentence)
            assert "?" in sentence
            asked.add("question-" + kind.lower().replace("_", "-"))
    assert asked == questions


def games_in_progress() -> Iterator[Any]:
    """Matches by hand at every step of a few random games."""
    for seats in SEATS:
        for seed in range(3):
            dice = GAME.dice(seed)
            match = GAME.match(seats, chance="by hand", names=PEOPLE[:seats])
            yield match
            while match.seat is not None:
                match.state.find_options()
                match.play(match.state.random_option(dice))
                yield match
    match = last_offer(controls={"gambler": 3}, tokens=[{"bottle": 1}, {}, {"bills": 1}])
    match.play("accept")  # two of the Gambler's four opponents have no token
    yield match


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_illegal_answer_is_explained(language: str) -> None:
    """What may not be done is refused with a reason, to whom it is asked and to the others."""
    reasons = set()
    rare = (THIEF_LOCATION, CHARLATAN_COIN, BARMAID_BOTTLE, GAMBLE_VICTIM)
    for n, match in enumerate(games_in_progress()):
        match.language = language
        if match.seat is None or match.seat == CHANCE:
            continue
        legal = match.state.legal()
        step = 1 if match.state.kind in rare else 7
        for action in range(n % step, GAME.actions, step):
            if action not in legal:
                sentence = match.why_not(match.seat, action)
                assert whole(sentence)
                assert sentence[-1] == "."
                reasons.add(refusals.refusal(match.view(match.seat), action))
        other = (match.seat + 1) % match.seats
        reasons.add(refusals.refusal(match.view(other), legal[0]))
        assert whole(match.why_not(other, legal[0]))
    known = {name for name in messages(language) if name.startswith("refusal-")}
    assert reasons <= known
    assert known - reasons == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_whole_games_can_be_told_to_everybody(language: str, seats: int) -> None:
    """What truly happens, in the order it happens, to every seat and a watcher."""
    match: Match[Any, Any] = Match.of(GAME, random_record(GAME, seats, 40 + seats))
    match.language = language
    for reader in (*range(seats), None):
        told = match.events(reader)
        assert len(told) > 80
        for event in told:
            assert whole(event.text), event
            assert event.rule.startswith("GOAT-")


def test_readers_are_spoken_to() -> None:
    """What happens to me is said to me; my name is for the others."""
    served = next(kind for kind, name in GAME.events.items() if name == "SERVED")
    event = (served, 1, 2, 0, 1)
    said = [TEXTS.event(GAME, "en", event, people(3, reader)) for reader in (0, 1, 2)]
    assert said == [
        "The Barmaid of silvia gives a bottle to arthur.",
        "Your Barmaid gives a bottle to arthur.",
        "The Barmaid of silvia gives you a bottle.",
    ]
    said = [TEXTS.event(GAME, "fr", event, people(3, reader)) for reader in (0, 1, 2)]
    assert len(set(said)) == 3
    assert "vous donne" in said[2]


def test_names_are_said_with_their_article() -> None:
    said = TEXTS.names("fr", "a", Named("character", "widow"))
    assert ("Veuve", "la Veuve", "widow") == (said["a"], said["a-the"], said["a-id"])
