"""Every lesson can be played, by whoever follows the coach and by whoever does not."""

from __future__ import annotations

import json
import re
from copy import copy
from dataclasses import replace
from typing import Any

import pytest

import farwest
from farwest.kernel.errors import BadLesson, IllegalAction
from farwest.kernel.game import AnyGame
from farwest.kit.painting import painted
from farwest.kit.rulebook import find_rule
from farwest.kit.sprites import CANVASES
from farwest.kit.texts import LANGUAGES
from farwest.tables import lesson as lessons
from farwest.tables.errors import NotNow
from farwest.tables.lesson import Lesson, check, walk
from farwest.tables.script import (
    ANY,
    FIRST,
    Outcome,
    Script,
    lessons_of,
    parsed,
    said,
    script_of,
    start_of,
    texts_of,
)

MOST_SIGNS = 160
FEWEST, MOST = 6, 12  # steps
PAGE = {"page:prompt", "page:log", "page:hint", "page:rules"}
LONGEST = "M" * 24  # a name
EACH = [(game, name) for game in farwest.games() for name in lessons_of(farwest.load(game))]
each_lesson = pytest.mark.parametrize(("game", "name"), EACH, indirect=["game"])


@pytest.fixture
def game(request: pytest.FixtureRequest) -> AnyGame:
    return farwest.load(request.param)


def at_each_step(game: AnyGame, name: str) -> list[Lesson]:
    """A lesson at each of its steps, as it comes to who follows the coach."""
    lesson, found = Lesson(game, name), list[Lesson]()
    while not lesson.done:
        if lesson.at == len(found):
            found.append(copy(lesson))
        walk(lesson)
    return found


def where(lesson: Lesson) -> tuple[Any, ...]:
    match = lesson.match
    return lesson.at, match.position(), match.actions, match.log


def finish(lesson: Lesson) -> None:
    while not lesson.done:
        walk(lesson)


def test_every_game_has_a_first_lesson() -> None:
    assert [(game, FIRST) for game in farwest.games()] == [e for e in EACH if e[1] == FIRST]


@each_lesson
def test_a_lesson_plays_to_its_end(game: AnyGame, name: str) -> None:
    lesson = check(game, name)

    assert lesson.done
    assert lesson.scene == len(lesson.script.scene) - 1


@each_lesson
def test_what_is_not_wanted_is_spoken_to_and_changes_nothing(game: AnyGame, name: str) -> None:
    for lesson in at_each_step(game, name):
        step, before = lesson.step, where(lesson)
        if lesson.reads or step.want == ANY or step.other != "again":
            continue
        for action in lesson.match.legal():
            tried, option = copy(lesson), game.action_names[action]
            if tried.answer(action):
                assert isinstance(step.want, Outcome) or option in (step.want or ()), step.id
            else:
                assert where(tried) == before, (step.id, option)
                for language in LANGUAGES:
                    assert tried.says(language) == said(game, name, step, language, other=True)


@each_lesson
def test_every_free_choice_leads_to_the_end(game: AnyGame, name: str) -> None:
    for lesson in at_each_step(game, name):
        if lesson.reads or (lesson.step.want != ANY and lesson.step.other != "play"):
            continue
        for action in lesson.match.legal():
            chosen = copy(lesson)
            chosen.answer(action)
            finish(chosen)
            assert chosen.done, (lesson.step.id, game.action_names[action])


@each_lesson
def test_the_same_answers_make_the_same_lesson(game: AnyGame, name: str) -> None:
    def odd() -> Lesson:
        lesson = Lesson(game, name)
        while not lesson.done:
            if lesson.asks and lesson.step.want == ANY:
                lesson.answer(lesson.match.legal()[-1])
            else:
                walk(lesson)
        return lesson

    assert where(odd()) == where(odd())


@each_lesson
def test_a_step_back_is_the_step_as_it_was(game: AnyGame, name: str) -> None:
    lesson, began = Lesson(game, name), list[tuple[Any, ...]]()
    while not lesson.done:
        if len(began) == lesson.at:
            began.append(where(lesson))
        walk(lesson)
    for before in reversed(began):
        lesson.go_back()
        assert where(lesson) == before
    assert not lesson.can_go_back
    finish(lesson)


@each_lesson
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("canvas", CANVASES)
def test_what_is_pointed_at_is_in_the_learners_picture(
    game: AnyGame, name: str, language: str, canvas: str
) -> None:
    for lesson in at_each_step(game, name):
        match = lesson.match.speaking(language, lesson.script.called(LONGEST))
        picture = painted(match, lesson.seat, canvas)
        assert picture is not None
        keys = {sprite.key for sprite in picture.sprites} | {p.key for p in picture.panels}
        assert set(lesson.step.point) - keys - PAGE == set(), lesson.step.id


@each_lesson
def test_every_step_says_one_short_thing_in_both_languages(game: AnyGame, name: str) -> None:
    for step in script_of(game, name).steps():
        texts = {language: said(game, name, step, language) for language in LANGUAGES}
        others = {language: said(game, name, step, language, other=True) for language in LANGUAGES}
        assert len(set(texts.values())) == len(LANGUAGES), step.id
        for text in (*texts.values(), *others.values()):
            assert len(text) <= MOST_SIGNS, (step.id, len(text), text)
            assert "!" not in re.sub(r" !", "!", text), text
        if step.want is not None and step.want != ANY and step.other == "again":
            assert all(others.values()) or len(step.want) > 1, step.id  # type: ignore[arg-type]


@each_lesson
def test_no_text_is_without_its_step(game: AnyGame, name: str) -> None:
    known = {f"lesson-{name}-{step.id}" for step in script_of(game, name).steps()}
    for language in LANGUAGES:
        written = (texts_of(game).folder / f"{language}.ftl").read_text("utf-8")
        assert set(re.findall(rf"^(lesson-{name}-[\w-]+) =", written, re.M)) == known


@each_lesson
def test_a_lesson_is_short_and_lets_go(game: AnyGame, name: str) -> None:
    script = script_of(game, name)
    steps = script.steps()

    assert FEWEST <= len(steps) <= MOST
    assert any(step.want == ANY for step in steps)
    assert len({step.id for step in steps}) == len(steps)
    assert 2 <= script.minutes <= 6
    assert script.names[script.seat] == ""
    assert len(script.names) == script.seats


@each_lesson
def test_it_asks_within_three_steps_and_cites_living_rules(game: AnyGame, name: str) -> None:
    steps = script_of(game, name).steps()

    assert any(step.want is not None for step in steps[:3])
    for step in steps:
        assert step.cites, step.id
        assert [rule for rule in step.cites if find_rule(game, rule) is None] == []


@each_lesson
def test_who_reads_cannot_answer_and_who_is_asked_cannot_read_on(game: AnyGame, name: str) -> None:
    for lesson in at_each_step(game, name):
        before = where(lesson)
        if lesson.reads:
            with pytest.raises(NotNow):
                lesson.answer(0)
        else:
            with pytest.raises(NotNow):
                lesson.go_on()
            legal = lesson.match.legal()
            unfit = next(a for a in range(game.actions) if a not in legal)
            with pytest.raises(IllegalAction):
                lesson.answer(unfit)
        assert where(lesson) == before


# ---- what does not fit fails loudly ----------------------------------------------------------


def changed(monkeypatch: pytest.MonkeyPatch, was: str, now: str) -> None:
    """The first lesson of goat, otherwise."""
    game = farwest.load("goat")
    text = (texts_of(game).folder / "first.toml").read_text("utf-8")
    assert was in text
    other: Script = parsed(text.replace(was, now))
    monkeypatch.setattr(lessons, "script_of", lambda *_: other)


@pytest.mark.parametrize(
    ("was", "now", "sentence"),
    [
        ('"draw thief"', '"draw goat"', "step take: `draw goat` does not fit, where"),
        ('want = ["offer goat"]', 'want = ["offer cowboy"]', "step deal: none of"),
        ('"TOOK_TOKENS 0"', '"TOOK_TOKENS 2"', "step take: TOOK_TOKENS 2 was not told"),
        ('"target 0", "declare banker"', '"target 2", "declare banker"', "step take: the learner"),
        ('want = ["target 1"]', 'want = ["shoot 1"]', "shoot 1"),
    ],
)
def test_a_lesson_that_does_not_fit_the_rules_names_step_and_reason(
    monkeypatch: pytest.MonkeyPatch, was: str, now: str, sentence: str
) -> None:
    changed(monkeypatch, was, now)
    with pytest.raises(farwest.errors.FarwestError, match=re.escape(sentence)):
        check(farwest.load("goat"))


def test_a_lesson_of_older_rules_is_not_offered() -> None:
    game = farwest.load("goat")
    assert lessons_of(game) == [FIRST]
    assert lessons_of(replace(game, version="2", earlier=("1",))) == []


@each_lesson
def test_every_scene_is_of_the_same_rules(game: AnyGame, name: str) -> None:
    script = script_of(game, name)
    for part in script.scene:
        assert json.loads(start_of(game, part))["version"] == script.rules == game.version


def test_there_is_no_lesson_of_that_name() -> None:
    with pytest.raises(BadLesson, match="goat has no lesson 'second'"):
        Lesson(farwest.load("goat"), "second")
