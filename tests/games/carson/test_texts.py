"""Every sentence a person reads, in both languages, for every reader; and the text board."""

from __future__ import annotations

import re
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from rich.console import Console

from farwest.games.carson import refusals
from farwest.games.carson import tables as t
from farwest.games.carson.terminal import draw
from farwest.kernel.dice import Dice
from farwest.kernel.laws import random_record, variant_for
from farwest.kernel.match import Match
from farwest.kernel.state import CHANCE
from farwest.kernel.voice import Person
from farwest.mechanics.texts import LANGUAGES
from tests.games.carson.table import GAME, PEOPLE, SEATS, AnyMatch, lay, nobody

TEXTS: Any = GAME.voice
FOLDER = Path(t.__file__).parent
NUMBERS = (0, 1, 2, 5)
# Words that no French sentence has
ENGLISH = re.compile(
    r"\b(the|you|your|is|are|and|with|from|takes?|rolls?|pays?|earns?|builds?|row|column|house"
    r"|road|gun|cowboys?|money|seat|parcels?|church|bank|drugstore|free|mountain)\b",
    re.IGNORECASE,
)
ONE_OF_MANY = re.compile(r"\b1 (points|roads|guns|cowboys|routes|revolvers|cow-boys)\b")
QUOTED = {
    **{"money-a": "a", "money-b": "b", "points-a": "a", "points-b": "b"},
    **{"roads-a": "a", "cowboys-a": "a", "cowboys-b": "b", "guns-a": "a", "counted": "ab"},
}


class Words(Visitor):
    """All that a message says, and the variables it speaks of."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.variables: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name.split("-")[0])

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.variables |= set(QUOTED[node.id.name])


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
    for name, message in english.items():
        assert words(message).variables == words(french[name]).variables, name


def test_french_is_french() -> None:
    for name, message in messages("fr").items():
        if name not in ("game", "game-credit"):
            said = " ".join(words(message).texts)
            assert not ENGLISH.search(said), (name, said)


def test_every_event_question_option_and_variant_has_its_words() -> None:
    found = set(messages("en"))
    events = {"event-" + name.lower().replace("_", "-") for name in GAME.events.values()}
    assert events <= found
    assert {f"option-{span.verb}" for span in GAME.spans} <= found
    assert {f"variant-{v.name.replace('_', '-')}" for v in GAME.variants} <= found
    assert {name for name in found if name.startswith("event-")} == events


def arguments(sort: str, seats: int) -> tuple[int, ...]:
    if not sort:
        return (0,)
    if sort == "seat":
        return tuple(range(seats))
    if sort in ("cell", "edge", "target"):
        return (0, 20, 63)  # said by one message each; every one is said as an option
    return tuple(range(len(GAME.names[sort]))) if sort in GAME.names else NUMBERS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_can_be_said_to_everybody(language: str) -> None:
    """And names the rule of every automatic effect."""
    for reader in (0, 1, None):
        for kind, telling in GAME.tellings.items():
            assert re.fullmatch(r"CARSON-[A-Z]+\d+", telling.rule)
            for who in range(3):
                for a in arguments(telling.a, 3):
                    for b in arguments(telling.b, 3):
                        event = (kind, who, a, b, 1)
                        sentence = TEXTS.event(GAME, language, event, people(3, reader))
                        assert whole(sentence), sentence
                        assert sentence[-1] in ".!", sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_can_be_said(language: str) -> None:
    options = [TEXTS.option(GAME, language, k, people(5, 0)) for k in range(GAME.actions)]
    assert all(map(whole, options))
    assert len(set(options)) == GAME.actions


def games_in_progress() -> Iterator[AnyMatch]:
    """Rarer questions first, then matches by hand at every step of random games, all variants."""
    yield from rare_positions()
    for seed in range(14):
        seats, dice = 2 + seed % 4, GAME.dice(seed)
        wishes = variant_for(GAME, seats, Dice(40 + seed))
        match = GAME.match(seats, chance="by hand", variant=wishes, names=PEOPLE[:seats])
        while match.seat is not None:
            yield match
            match.state.find_options()
            match.play(match.state.random_option(dice))


def rare_positions() -> Iterator[AnyMatch]:
    """What random play seldom shows."""
    sheriff: dict[str, Any] = {"cards": ("sheriff", "banker", "captain")}
    town: dict[str, Any] = {"ground": {"r1c1": "ranch", "r8c8": "ranch"}}
    town["owner"] = {"r1c1": 1, "r8c8": 0}
    yield lay(a=2, white=t.IN_RESERVE, standing={"gambling": [1], "r1c1": [2]}, **sheriff, **town)
    yield lay(face={"sheriff": "red"}, standing={"gambling": [1]}, **sheriff, **town)
    yield lay(seat=1, white_at="gambling", standing={"gambling": [0]}, **sheriff, **town)
    yield lay(ask="CHOOSE_WORKER", white=t.IN_RESERVE, reserve=[0, 1, 1], **sheriff)
    yield lay(round=4, variant={"board": "river"}, town="r2c6", ground={}, row={})
    yield lay(ask="GROCER_INCOME", cards=("grocer", "banker", "captain"), waited=[1, 0, 0], **town)
    yield lay(ask="CAPTAIN_BUY", reserve=[9, 3, 3], money=[3, 0, 0])
    placing: dict[str, Any] = {"building": "saloon", "builder": 0, "row": {}}
    placing["below"] = [nobody("RESOLVE", 12)]
    yield lay(ask="LAY_ROAD", site="r4c7", plot="r5c5", owner={"r4c7": 0}, roads=[3], **placing)
    yield lay(
        ask="CONSENT", seat=1, site="r3c3", plot="r3c5", owner={"r3c3": 0, "r3c5": 1}, **placing
    )
    yield lay(ask="NEXT_DUEL", standing={"r1c1": [0, 1], "r2c2": [1, 2]}, passed=[0, 1, 2])
    yield lay(ask="FREE_ROAD", variant={"board": "river"}, town="r2c6", ground={}, roads=[2])
    yield lay(
        ask="BUY_PARCEL", standing={"r1c1": [0], "r4c4": [0]}, money=[1, 0, 0], passed=[0, 1, 2]
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_and_refusals_can_be_said(language: str) -> None:
    """What may not be done is refused with a reason, to whom it is asked and to the others."""
    asked, reasons = set(), set()
    seen: dict[int, int] = {}
    for match in games_in_progress():
        match.language = language
        kind = match.state.kind
        seen[kind] = seen.get(kind, 0) + 1
        if match.seat is None or seen[kind] > 12:
            continue
        assert whole(match.question())
        assert "?" in match.question()
        asked.add("question-" + GAME.questions[kind].lower().replace("_", "-"))
        if match.seat == CHANCE:
            continue
        legal = set(match.state.legal())
        view = match.view(match.seat)
        for action in range(GAME.actions):
            if action not in legal and (reason := refusals.refusal(view, action)) not in reasons:
                sentence = match.why_not(match.seat, action)
                assert whole(sentence)
                assert sentence[-1] == "."
                reasons.add(reason)
        other = (match.seat + 1) % match.seats
        reasons.add(refusals.refusal(match.view(other), min(legal)))
    known = messages(language)
    assert reasons == {name for name in known if name.startswith("refusal-")}
    assert asked == {name for name in known if name.startswith("question-")}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_whole_games_can_be_told_and_drawn(language: str, seats: int) -> None:
    """What truly happens, to every seat and a watcher; and the board as text."""
    match: Match[Any, Any] = Match.of(GAME, random_record(GAME, seats, 40 + seats), upto=150)
    match.language = language
    for reader in (*range(seats), None):
        for event in match.events(reader):
            assert whole(event.text), event

    def say(message: str, **facts: Any) -> str:
        said: str = TEXTS.say(language, message, facts)
        return said

    paper = StringIO()
    Console(width=150, file=paper).print(draw(match.view(0), say, list(PEOPLE[:seats])))
    drawn = paper.getvalue()
    assert all(name in drawn for name in PEOPLE[:seats])
    assert drawn.count("▲") == list(match.state.ground).count(t.MOUNTAIN)
