"""Instinct: what one who learned by playing would answer, beside what was counted."""

from __future__ import annotations

from typing import Any

import pytest

import farwest
from farwest.bots import SearchBot, bot
from farwest.bots.advising import Advice, advise
from farwest.bots.closeness import first_of
from farwest.bots.reasons import Reasoner
from farwest.kernel.errors import BadCall
from farwest.kernel.game import Game
from farwest.kernel.thinking import Thought
from farwest.kernel.voice import Person
from farwest.kit.rooms import Levels, ask
from farwest.kit.texts import LANGUAGES
from tests.bots.sittings import some_choices

GOAT: Game[Any, Any] = farwest.load("goat")
WEAK, STRONG = 0.05, 2.0
PEOPLE = [Person("Ada", me=True), Person("Bill", me=False), Person("Cora", me=False)]


def some_views(count: int) -> list[Any]:
    states = some_choices(GOAT, 3, 6, 4 * count)
    return [GOAT.see(state, state.seat) for state in states if len(state.legal()) > 1][:count]


def odds(view: Any, options: list[int]) -> list[float]:
    room = ask(GOAT, Levels)
    assert room is not None
    assert room.instinct is not None
    return list(room.instinct(GOAT, view, options))


def options_of(view: Any) -> list[int]:
    found: list[int] = GOAT.world(view, GOAT.dice(0)).legal()
    return found


def as_if_seen(options: list[int], chances: list[float]) -> list[Thought]:
    return [Thought(action, 100, chance) for action, chance in zip(options, chances, strict=True)]


def test_odds_are_of_all_options_and_one_together() -> None:
    for view in some_views(9):
        found = odds(view, options_of(view))
        assert len(found) == len(options_of(view))
        assert sum(found) == pytest.approx(1)
        assert min(found) >= 0


def test_where_chances_are_alike_instinct_decides_and_where_they_are_far_apart_it_does_not() -> (
    None
):
    player = SearchBot(GOAT, instinct=WEAK)
    for view in some_views(9):
        options = options_of(view)
        liked = odds(view, options)
        favourite = options[liked.index(max(liked))]
        level = as_if_seen(options, [0.5] * len(options))
        assert player.first(view, level).action == favourite
        others = [0.5 - 2 * WEAK if action == favourite else 0.5 for action in options]
        assert player.first(view, as_if_seen(options, others)).action != favourite


@pytest.mark.parametrize("chance", [0.0, 0.02, 0.98, 1.0])
def test_a_decided_game_is_counted_out(chance: float) -> None:
    player = SearchBot(GOAT, instinct=STRONG)
    for view in some_views(9):
        options = options_of(view)
        thoughts = [Thought(action, 100, chance, -k) for k, action in enumerate(options)]
        assert player.first(view, thoughts) == first_of(thoughts) == thoughts[0]


def test_only_legend_has_it_and_may_be_told_to_do_without() -> None:
    has: Any = bot("legend", GOAT)
    assert has.instinct > 0
    for spec in ("legend:instinct=0", "gunslinger", "cowhand", "greenhorn", "search"):
        player: Any = bot(spec, GOAT)
        assert player.instinct == 0


def test_a_game_that_nobody_learned_has_none() -> None:
    with pytest.raises(BadCall, match="meeples by playing"):
        SearchBot(farwest.load("meeples"), instinct=WEAK)


def test_a_hint_that_was_felt_is_held_against_what_counting_would_choose_and_says_so() -> None:
    told = []
    for view in some_views(24):
        first, counted, _ = Advice(GOAT, view, 0.0, 1, iterations=300).firsts
        why = advise(GOAT, view, iterations=300, seed=1).why
        assert why is not None
        assert why.best == first
        assert why.by_instinct == (first != counted)
        if why.by_instinct:
            assert why.other == counted
            told.append(Reasoner(GOAT, "en", PEOPLE).say(why))
            assert ("against myself" in told[-1]) == (why.verdict != "better")
    assert any("against myself" in sentence for sentence in told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentence_names_the_other_answer(language: str) -> None:
    said = Reasoner(GOAT, language, PEOPLE).house("reason-instinct", other="XYZ")
    assert "XYZ" in said
