"""Laws of texts: whatever can happen can be said, in both languages. Cold."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from farwest.kernel.dice import Dice
from farwest.kernel.game import AnyGame, Telling, listed
from farwest.kernel.scene import redact
from farwest.kernel.state import CHANCE, OVER, WATCHER
from farwest.kernel.voice import Person
from farwest.kit.rooms import Scoring, ask
from farwest.kit.texts import CHOSEN, LANGUAGES, Named, Texts, message
from farwest.laws.faults import said_of, sentence_of
from farwest.laws.random_games import hold, walk
from farwest.tables.words import (
    chapter,
    dashed,
    meanwhile,
    option_aside,
    question_help,
    value_part,
)

ALWAYS = ("game", "game-credit", "game-aim", "card-line", "card-minutes", "seat")
PARTS = (
    "short",
    "note",
    "help",
    "heading",
    "meanwhile",
    "number",
    "cause",
    "together",
    "each",
)  # said by tables, if there
PERSON = ("", "-de", "-me")  # forms of somebody
UNSAID = "{"  # shows where a placeable was left open
Messages = dict[str, ast.Message]


def every_text_is_there(game: AnyGame, seats: int, seed: int) -> None:
    """Both files can be read, say the same things, and speak of nothing that is not given them."""
    faults = list(text_faults(game))
    hold(not faults, " ".join(faults))


def text_faults(game: AnyGame) -> Iterator[str]:
    texts = game.voice
    if not isinstance(texts, Texts):
        return
    files = {language: texts.folder / f"{language}.ftl" for language in LANGUAGES}
    missing = [path for path in files.values() if not path.is_file()]
    if missing:
        yield f"{listed(named(path) for path in missing)} is missing."
        return
    found: dict[str, Messages] = {}
    for language, path in files.items():
        found[language], junk = read(path)
        yield from junk
    for language, path in files.items():
        others = {name for other in LANGUAGES for name in found[other]}
        for name in sorted(needed(game) | others):
            if name not in found[language]:
                yield f"{named(path)} has no message {name!r}."
        for other in LANGUAGES:
            yield from lacking(path, found[language], found[other])
        yield from unnamed(game, path, found[language])
        yield from strangers(game, texts, language, found[language], path)


def named(path: Path) -> str:
    return f"{path.parent.name}/{path.name}"


@cache
def read(path: Path) -> tuple[Messages, list[str]]:
    """The messages by name, and a sentence for each piece that is none or stands there twice."""
    text = path.read_text("utf-8")
    found: Messages = {}
    faults = []
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            begins = entry.span.start if entry.span else 0
            line = text[:begins].count("\n") + 1
            said = " ".join(str(note.message) for note in entry.annotations)
            faults.append(f"{named(path)}, line {line}, cannot be read: {said}.")
        elif isinstance(entry, ast.Message):
            if entry.id.name in found:
                faults.append(f"{named(path)} has the message {entry.id.name!r} twice.")
            found[entry.id.name] = entry
    return found, faults


def needed(game: AnyGame) -> set[str]:
    """What the house will ask for, whatever is played."""
    names = {*ALWAYS, *(f"option-{span.verb}" for span in game.spans)}
    names |= {message("event", event) for event in game.events.values()}
    names |= {f"variant-{dashed(variant.name)}" for variant in game.variants}
    names |= {f"preset-{preset.name}" for preset in game.presets}
    return names | ({"score-unit"} if ask(game, Scoring) else set())


def unnamed(game: AnyGame, path: Path, found: Messages) -> Iterator[str]:
    """Values of variants that are words, and have no words in this language."""
    for variant in game.variants:
        name = f"variant-{dashed(variant.name)}"
        said = {part.id.name for part in found[name].attributes} if name in found else set()
        for value in variant.values if name in found else ():
            if isinstance(value, str) and value_part(value) not in said:
                yield f"{named(path)}: {name!r} has no .{value_part(value)}, for one of its values."


def lacking(path: Path, mine: Messages, theirs: Messages) -> Iterator[str]:
    """Parts that the other language has."""
    for name in sorted(mine.keys() & theirs.keys()):
        has, should = ({a.id.name for a in file[name].attributes} for file in (mine, theirs))
        for part in (*PARTS, *(sorted(should) if name.startswith("what-") else ())):
            if part in should and part not in has:
                yield f"{named(path)}: {name!r} has no .{part}; the other language has one."


def strangers(
    game: AnyGame, texts: Texts, language: str, found: Messages, path: Path
) -> Iterator[str]:
    """Variables of options and events that nobody gives them, in any branch of the sentence."""
    given: dict[str, set[str]] = {}
    for span in game.spans:
        given[f"option-{span.verb}"] = {"a"} if span.size == 1 else set()
        for key, (sort, _) in zip(CHOSEN, game.arguments(span.first), strict=False):
            forms, faults = forms_of(game, texts, language, key, sort)
            given[f"option-{span.verb}"] |= forms
            yield from faults
    for kind, telling in game.tellings.items():
        forms, faults = told_forms(game, texts, language, telling)
        given[message("event", game.events[kind])] = forms
        yield from faults
    for name, known in given.items():
        if name in found:
            for variable in sorted(variables(found[name].value) - known):
                could = listed([f"${form}" for form in sorted(known)])
                yield f"{named(path)}: {name!r} speaks of ${variable}; it is given {could}."


def told_forms(
    game: AnyGame, texts: Texts, language: str, telling: Telling
) -> tuple[set[str], list[str]]:
    known = {"shown", *(f"who{form}" for form in PERSON), *(["cause"] if telling.causes else [])}
    faults: list[str] = []
    for key, sort in (("a", telling.a), ("b", telling.b)):
        if sort:
            forms, wrong = forms_of(game, texts, language, key, sort)
            known |= forms
            faults += wrong
    return known, faults


def forms_of(
    game: AnyGame, texts: Texts, language: str, key: str, sort: str
) -> tuple[set[str], list[str]]:
    """The variables that a thing of this sort gives: those that every one of them has."""
    if sort == "seat":
        return {f"{key}{form}" for form in PERSON}, []
    forms: list[set[str]] = []
    for id in game.names.get(sort, ()):
        if id.isdecimal():  # it is said as a number
            return {key}, []
        try:
            forms.append(set(texts.names(language, key, Named(sort, id))))
        except LookupError as fault:
            return {key}, [f"{sentence_of(fault)}."]
    return set.intersection(*forms) if forms else {key}, []


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def variables(pattern: Any) -> set[str]:
    visitor = Variables()
    if pattern is not None:
        visitor.visit(pattern)
    return visitor.found


def everything_can_be_said(game: AnyGame, seats: int, seed: int) -> None:
    """Questions, helps, options and their tickets, refusals, events and headings, as they come."""
    dice = Dice(seed)
    for n, s in enumerate(walk(game, seats, seed)):
        language = LANGUAGES[n % len(LANGUAGES)]
        for eyes in (n % seats, WATCHER):
            people = people_of(game, language, seats, eyes)
            with said_of(f"Telling what happened in {language}"):
                check(events_said(game, language, s, eyes, people))
        if s.seat == OVER:
            return
        with said_of(f"Asking {game.questions[s.kind]} in {language}"):
            people = people_of(game, language, seats, s.seat)
            check(question_said(game, language, s, people))
            if s.seat != CHANCE:
                check(options_said(game, language, s, people))
                action, view = dice.below(game.actions), game.see(s, s.seat)
                if action not in s.legal():
                    check([game.voice.refusal(game, language, view, action, people)])


def people_of(game: AnyGame, language: str, seats: int, eyes: int) -> list[Person]:
    return [Person(game.voice.seat(language, k), k == eyes) for k in range(seats)]


def check(sentences: Sequence[str]) -> None:
    for sentence in sentences:
        whole = sentence.strip() and UNSAID not in sentence
        hold(whole, f"A text says {sentence!r}, which is no sentence.")


def question_said(game: AnyGame, language: str, s: Any, people: list[Person]) -> list[str]:
    if s.seat == CHANCE:
        meanwhile(game, language, s.kind)
        return [game.voice.question(game, language, s.kind, None, people)]
    view = game.see(s, s.seat)
    question_help(game, language, s.kind, game.voice.about(game, view, people))
    return [game.voice.question(game, language, s.kind, view, people)]


def options_said(game: AnyGame, language: str, s: Any, people: list[Person]) -> list[str]:
    about = game.voice.about(game, game.see(s, s.seat), people)
    for action in s.legal():
        for part in ("short", "note"):
            option_aside(game, language, action, part, people, about)
    return [game.voice.option(game, language, action, people) for action in s.legal()]


def events_said(game: AnyGame, language: str, s: Any, eyes: int, people: list[Person]) -> list[str]:
    told = [shown for event in s.told() if (shown := redact(game, event, eyes))]
    for kind, _, a, *_ in told:
        chapter(game, language, game.events[kind], a)
    return [game.voice.event(game, language, event, people) for event in told]
