"""Reasons: measured, true where they were measured, and never of what a seat cannot know."""

from __future__ import annotations

from collections import defaultdict
from statistics import fmean
from typing import Any

import pytest
from msgspec.structs import replace

import farwest
from farwest.bots.advising import Difference, Why, advise, told
from farwest.bots.comparing import Witness, margin, moment_of
from farwest.bots.reasons import Reasoner, apart, chance_in_words, rounded
from farwest.kernel.game import Game
from farwest.kit.rooms import Quantities, ask
from farwest.kit.texts import LANGUAGES
from tests.bots.sittings import some_choices

NAMES = [name for name in farwest.games() if ask(farwest.load(name), Quantities)]
QUICK = 0.01
FEW = 300


def rooms(name: str) -> tuple[Game[Any, Any], Any]:
    game = farwest.load(name)
    room = ask(game, Quantities)
    assert room is not None
    return game, room


def some_views(game: Game[Any, Any], seats: int, seed: int, count: int) -> list[Any]:
    states = some_choices(game, seats, seed, 3 * count)
    return [game.see(s, s.seat) for s in states if len(s.legal()) > 1][:count]


def kept_in(worlds: dict[tuple[int, str], list[Any]]) -> Witness:
    return lambda s, action, moment: worlds[action, moment].append(s)


@pytest.mark.parametrize("name", NAMES)
def test_a_reason_is_true_in_the_worlds_it_was_drawn_from(name: str) -> None:
    """Measured again where they stood: every difference that is told has its sign and size."""
    game, room = rooms(name)
    for view in some_views(game, game.seats[0] + 1, 4, 2):
        worlds: dict[tuple[int, str], list[Any]] = defaultdict(list)
        advised = advise(game, view, seconds=QUICK, witness=kept_in(worlds))
        why = advised.why
        assert why is not None
        assert {why.best, why.other} == {action for action, _ in worlds}
        assert {why.worlds} == {len(seen) for seen in worlds.values()}
        ends = [
            fmean(margin(s, view.seat) for s in worlds[a, "end"]) for a in (why.best, why.other)
        ]
        assert ends == pytest.approx([why.margin.best, why.margin.other])
        for one in told(why):
            quantity = room.QUANTITIES[one.key]
            best, other = (
                fmean(quantity.measure(s, view.seat) for s in worlds[action, moment_of(quantity)])
                for action in (why.best, why.other)
            )
            assert (best, other) == pytest.approx((one.best, one.other))
            assert abs(best - other) >= quantity.least
            assert (quantity.worth * (best - other) > 0) == (one in why.gains)


@pytest.mark.parametrize("name", NAMES)
def test_two_truths_that_look_alike_give_the_same_hint_and_reason(name: str) -> None:
    """Iterations, not seconds: the same seed thinks the same."""
    game, _ = rooms(name)
    state = next(s for s in some_choices(game, game.seats[-1], 2, 9) if len(s.legal()) > 1)
    view = game.see(state, state.seat)
    twin = game.see(game.world(view, game.dice(77)), state.seat)
    assert advise(game, view, iterations=FEW) == advise(game, twin, iterations=FEW)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_quantity_is_said_in_both_languages(name: str, language: str) -> None:
    game, room = rooms(name)
    for key, quantity in room.QUANTITIES.items():
        assert quantity.worth != 0 < quantity.least, key
        for others in (1, 3):
            facts = {"best": 7, "other": 2.5, "others": others}
            text = game.voice.say(language, f"quantity-{key}", facts)
            assert "7" in text, key
            assert "2.5" in text.replace(",", "."), key
            assert text[0].islower(), f"{text!r} stands within a sentence"
            assert text[-1] != "."
        cause = game.voice.say(language, f"quantity-{key}.cause", {})
        assert cause[0].isupper(), key
        assert cause[-1] == ".", key
        assert not any(sign.isdigit() for sign in cause), f"{cause!r} comes before the numbers"
    assert "3" in game.voice.say(language, "quantity-margin", {"n": 3})


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_is_a_few_sentences_and_ends_with_a_stop(language: str) -> None:
    game = farwest.load("goat")
    people = game.match(3, language=language).people(0)
    says = Reasoner(game, language, people)
    for view in some_views(game, 3, 8, 8):
        why = advise(game, view, seconds=QUICK).why
        assert why is not None
        sentences = says.sentences(why)
        assert 1 <= len(sentences) <= 3
        assert all(text.endswith(".") and text[0] == text[0].upper() for text in sentences)


def test_numbers_are_as_short_as_they_can_be_and_still_differ() -> None:
    assert [3, 3.4, 26, 2340] == [rounded(n) for n in (3.02, 3.44, 26.4, 2341.0)]
    assert (25.4, 24.8) == apart(25.4, 24.8, share=False)
    assert (70, 19) == apart(0.7, 0.191, share=True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_would_be_said_with_one_number_twice_is_not_said(language: str) -> None:
    """A gain that is measured and as good as nothing, as a loss, and alone."""
    game = farwest.load("desperados")
    match = game.match(3, language=language, seed=1)
    while match.seat is None or len(match.legal()) < 2:
        match.play(match.legal()[0])
    says = Reasoner(game, language, match.people(match.seat))
    best, other = match.legal()[:2]
    level = Difference("margin", 0.0, 0.0, 0.0, 0.0)
    behind = Difference("margin", -31.2, -31.4, 0.01, 0.2)
    loot = Difference("loot", 8290.0, 7720.0, 1.0, 5.0)
    lost = Difference("lost", 1.38, 1.42, 0.01, 0.1)
    ways = Difference("ways", 4.02, 4.04, 0.001, -0.1)
    plain = Why(
        best=best,
        other=other,
        worlds=100,
        chances=(0.5, 0.4),
        error=0.01,
        verdict="better",
        by_margin=False,
        by_instinct=False,
        outlook="open",
        margin=level,
        gains=[],
        losses=[],
    )

    def said(**facts: Any) -> list[str]:
        return says.sentences(replace(plain, **facts))

    assert said(gains=[loot]) == said(gains=[loot, lost], losses=[ways])
    assert said() == said(gains=[lost], losses=[ways])
    alike = [says.house("reason-lost"), says.house("reason-alike", other=says.option(other))]
    assert alike == said(by_margin=True, outlook="lost", margin=behind)


def test_nobody_says_that_a_game_is_won_or_lost_for_certain() -> None:
    assert chance_in_words("en", 0.0) == "You hardly ever win from here."
    assert chance_in_words("en", 1.0) == "You nearly always win from here."
    assert chance_in_words("en", 0.34) == "You win about 34 in 100 games from here."
