"""Every sentence a person reads, in both languages, for every reader."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from rich.console import Console

from farwest.games.meeples import refusals
from farwest.games.meeples import tables as t
from farwest.games.meeples.terminal import draw
from farwest.kernel.state import CHANCE
from farwest.kernel.voice import Person
from farwest.mechanics.texts import LANGUAGES
from tests.games.meeples.table import GAME, PEOPLE, RULES, SEATS, duel, lay, told

TEXTS: Any = GAME.voice
FOLDER = Path(t.__file__).parent
NUMBERS = (0, 1, 2, 5)
ENGLISH = re.compile(
    r"\b(the|you|your|is|are|and|with|from|draws?|rounds?|seat|builders?|miners?|robbers?|deputy"
    r"|jail|bank|graves?|bars?|stone|gold|showdown|marquees?|drops?|picks?)\b",
    re.IGNORECASE,
)
QUOTED = {"meeples": {"b"}}  # by message that others quote: its variables


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
    broken = re.search(r"[{}]|\$[a-z]|\?\?|None|  |\b1 (meeples|Meeples|Robbers|Bandits)", sentence)
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
    caught = [m for m in messages("en").values() if ENGLISH.search(" ".join(words(m).texts))]
    assert len(caught) > 50


def arguments(sort: str, seats: int) -> tuple[int, ...]:
    if not sort:
        return (0,)
    if sort == "seat":
        return tuple(range(seats))
    return tuple(range(len(GAME.names[sort]))) if sort in GAME.names else NUMBERS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_can_be_said_to_everybody(language: str) -> None:
    for reader in (0, 1, None):
        for kind, telling in GAME.tellings.items():
            assert telling.rule.startswith("MEEP-")
            for who in range(3):
                for a in arguments(telling.a, 3):
                    for b in arguments(telling.b, 3):
                        event = (kind, who, a, b, 1)
                        sentence = TEXTS.event(GAME, language, event, people(3, reader))
                        assert whole(sentence), sentence
                        assert sentence[-1] in ".!", sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_question_can_be_said(language: str) -> None:
    said = [TEXTS.option(GAME, language, k, people(4, 0)) for k in range(GAME.actions)]
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
            asked.add("question-" + GAME.questions[match.state.kind].lower().replace("_", "-"))
    assert asked == questions


def games_in_progress() -> Iterator[Any]:
    """Matches by hand at every step of a few random games."""
    for seats in SEATS:
        dice = GAME.dice(seats)
        match = GAME.match(seats, chance="by hand", names=PEOPLE[:seats])
        yield match
        while match.seat is not None:
            match.state.find_options()
            match.play(match.state.random_option(dice))
            yield match
    match = lay(3, inside={"t6": "robber*2"}, standing={"sw": "miner"}, token={"sw": 0})
    told(match, "pick t6", "go cw")
    yield match
    match = duel("builder", "miner")
    told(match, "showdown", "roll 1", "roll 2")
    yield match


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_illegal_answer_is_explained(language: str) -> None:
    """What may not be done is refused with a reason, to whom it is asked and to the others."""
    reasons = set()
    for match in games_in_progress():
        match.language = language
        if match.seat is None or match.seat == CHANCE:
            continue
        legal = match.state.legal()
        for action in range(GAME.actions):
            if action not in legal:
                reasons.add(refusals.refusal(match.view(match.seat), action))
        for action in range(match.turn % 5, GAME.actions, 5):
            if action not in legal:
                sentence = match.why_not(match.seat, action)
                assert whole(sentence)
                assert sentence[-1] == "."
        other = (match.seat + 1) % match.seats
        reasons.add(refusals.refusal(match.view(other), legal[0]))
    known = {name for name in messages(language) if name.startswith("refusal-")}
    assert known == reasons


def test_readers_are_spoken_to() -> None:
    """What happens to me is said to me; my name is for the others."""
    kind = next(kind for kind, name in GAME.events.items() if name == "NAMED_CONTROLLER")
    event = (kind, 0, 1, 1, 1)
    assert [TEXTS.event(GAME, "en", event, people(3, reader)) for reader in range(3)] == [
        "You let green control the meeple on the east Showdown space.",
        "orange lets you control the meeple on the east Showdown space.",
        "orange lets green control the meeple on the east Showdown space.",
    ]
    assert "vous confie" in TEXTS.event(GAME, "fr", event, people(3, 1))


def test_buildings_are_called_by_name() -> None:
    """MEEP-D17: as RULES.md lists them; a record still says t1."""
    listed = re.search(r"T1 to T6: (.*)\. B1 to B6: (.*)\.", RULES)
    assert listed
    upper, lower = (names.split(", ") for names in listed.groups())
    names = [TEXTS.say("en", f"building-{name}", {}) for name in GAME.names["building"]]
    assert [*upper, *lower[::-1]] == names
    assert "Choose the Livery" == TEXTS.option(GAME, "en", GAME.parse("pick t1"), people(2, 0))
    assert "Choisir l’Écurie" == TEXTS.option(GAME, "fr", GAME.parse("pick t1"), people(2, 0))
    for language in LANGUAGES:
        called = [TEXTS.say(language, f"building-{k}", {}) for k in GAME.names["building"]]
        assert len(set(called)) == t.BUILDINGS


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_is_drawn_in_the_terminal(language: str) -> None:
    """MEEP-D10: Bag, Bar price, Graves, explosions, tokens under duellists."""
    match = lay(
        3, standing={"sw": "miner"}, token={"sw": 2}, owner={"t1": 0}, graves="builder", gold=(2,)
    )
    console = Console(width=120, record=True, file=None, quiet=False)

    def say(message: str, **given: Any) -> str:
        return str(TEXTS.say(language, message, given))

    with console.capture() as shown:
        console.print(draw(match.view(0), say, PEOPLE[:3]))
    text = shown.get()
    for word in ("34", "18", "M grey", "orange 5", "1 of 6" if language == "en" else "1 sur 6"):
        assert word in text, word
    for building in ("t1", "b6"):
        assert TEXTS.say(language, f"building-{building}", {}) in text
