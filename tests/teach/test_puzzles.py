"""Shipped puzzles fit the rules of today, and show what the seat that is asked may know."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta

import msgspec
import pytest

import farwest
from farwest.arena.puzzling import MOST_ALIKE, Wish, in_game, margin
from farwest.kernel.errors import BadFile
from farwest.kernel.match import Match
from farwest.kit import puzzles
from farwest.kit.puzzles import Puzzle, puzzles_of
from farwest.tables import puzzling, scenes
from farwest.tables.words import phrase

ALL = [(name, one) for name in farwest.games() for one in puzzles_of(farwest.load(name)).values()]
EACH = pytest.mark.parametrize(("name", "puzzle"), ALL, ids=[f"{n}-{p.id}" for n, p in ALL])
LEAST = 3  # options
A_SET = 6  # puzzles: fewer may be alike


@EACH
def test_it_fits_the_rules_of_today(name: str, puzzle: Puzzle) -> None:
    game = farwest.load(name)
    assert puzzle.rules == game.version
    puzzles.check(game, puzzle)
    assert len(puzzle.match(game).legal()) >= LEAST


@EACH
def test_the_best_beats_every_other_by_the_margin(name: str, puzzle: Puzzle) -> None:
    best, *others = puzzle.tried
    least = margin(farwest.load(name)) - 0.001
    assert best.action == puzzle.best != puzzle.usual
    assert all(best.chance - other.chance >= least for other in others)
    assert puzzle.stars in (1, 2, 3)


@EACH
def test_what_is_shown_is_the_same_in_every_world_that_the_seat_could_be_in(
    name: str, puzzle: Puzzle
) -> None:
    game = farwest.load(name)
    match = puzzling.told(puzzle, "en")
    other = match.fork()
    other.state = game.world(match.view(puzzle.seat), game.dice(7))
    for canvas in ("wide", "tall"):
        shown = [scenes.scene(one, puzzle.seat, canvas) for one in (match, other)]
        assert msgspec.json.encode(shown[0]) == msgspec.json.encode(shown[1])


@EACH
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_answer_is_answered_in_words(name: str, puzzle: Puzzle, language: str) -> None:
    match = puzzling.told(puzzle, language)
    verdicts = set()
    for action in match.legal()[:6]:
        said = puzzling.answered(puzzle, language, action)
        assert said.right == (said.chosen.name == puzzle.best)
        assert said.best.text in said.verdict
        assert "{" not in said.verdict + said.why + said.played
        verdicts.add(said.verdict)
    assert verdicts


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", farwest.games())
def test_puzzles_stand_together_by_what_is_asked(name: str, language: str) -> None:
    """One theme for a kind of question, in the game's own words; and how each game stands."""
    kinds = {one.question: one for game, one in ALL if game == name}
    cards = [puzzling.card(one, language) for one in kinds.values()]
    themes = {card.theme for card in cards}
    assert len(themes) == len(kinds)
    assert phrase(language, "puzzle-theme-other") not in themes
    assert all(card.about.endswith(".") for card in cards)


@pytest.mark.parametrize("name", farwest.games())
def test_a_set_has_different_seats_and_early_and_late_ones(name: str) -> None:
    some = [one for game, one in ALL if game == name]
    assert some
    if len(some) >= A_SET:
        assert len({one.record["seats"] for one in some}) > 1
        assert len({one.stage for one in some}) > 1
    assert max(Counter(one.stage for one in some).values()) <= max(20 * MOST_ALIKE, 1)
    assert len({one.id for one in some}) == len(some)


def test_the_puzzle_of_the_day_follows_from_house_and_date_and_games_take_turns() -> None:
    stock, day = puzzling.shipped(), date(2026, 11, 15)
    days = [day + timedelta(n) for n in range(len(stock))]
    drawn = [puzzling.of_the_day(stock, b"one", day) for day in days]
    assert drawn == [puzzling.of_the_day(stock, b"one", day) for day in days]
    enough = {name for name, some in stock.items() if len(some) >= puzzling.ENOUGH}
    assert {one.record["game"] for one in drawn if one} == enough
    few = {name: dict([*some.items()][:1]) for name, some in stock.items()}
    turns = [puzzling.of_the_day(few, b"one", day) for day in days]
    assert {one.record["game"] for one in turns if one} == set(stock)
    goats = {"goat": stock["goat"]}
    other = [puzzling.of_the_day(goats, bytes([n]), day) for n in range(20)]
    assert len({one.id for one in other if one}) > 1
    assert puzzling.of_the_day({}, b"one", day) is None


def test_a_puzzle_that_does_not_fit_is_refused_with_a_sentence() -> None:
    name, puzzle = ALL[0]
    game = farwest.load(name)
    other = msgspec.structs.replace(puzzle, best=puzzle.usual, seat=puzzle.seat)
    puzzles.check(game, other)
    moved = msgspec.structs.replace(puzzle, seat=(puzzle.seat + 1) % puzzle.record["seats"])
    with pytest.raises(BadFile, match="is not asked there"):
        puzzles.check(game, moved)
    wrong = next(n for n in game.action_names if game.parse(n) not in puzzle.match(game).legal())
    with pytest.raises(BadFile, match="is not possible there"):
        puzzles.check(game, msgspec.structs.replace(puzzle, best=wrong))
    cut = {**puzzle.record, "actions": puzzle.record["actions"][: puzzle.move + 1]}
    with pytest.raises(BadFile, match="has no end"):
        puzzles.check(game, msgspec.structs.replace(puzzle, record=cut))
    with pytest.raises(BadFile, match="cannot be read"):
        puzzles.read_puzzles('{"id": 1}', "goat")


def test_puzzles_of_other_rules_are_not_offered() -> None:
    name, puzzle = ALL[0]
    old = msgspec.structs.replace(puzzle, record={**puzzle.record, "version": "0"})
    assert puzzling.own(msgspec.json.encode(old).decode()) == {}
    assert puzzling.own(msgspec.json.encode(puzzle).decode()) == {name: {puzzle.id: puzzle}}


@pytest.mark.slow
def test_the_same_seed_finds_the_same_puzzle_again() -> None:
    game, (name, shipped) = farwest.load("meeples"), next(one for one in ALL if one[0] == "meeples")
    record = shipped.whole()
    found = next(iter(in_game(game, record, Wish(20))))
    assert name == game.name
    assert found == next(iter(in_game(game, record, Wish(20))))
    assert Match.of(game, found.whole()).seat is None


def test_an_answer_says_what_makes_the_difference() -> None:
    """In words of the game, where the two differ clearly; and never that the best is the worse."""
    said = []
    for puzzle in [*puzzles_of(farwest.load("goat")).values()][:6]:
        match = puzzling.told(puzzle, "en")
        others = [
            action for action in match.legal() if match.game.action_names[action] != puzzle.best
        ]
        reason = puzzling.compared(puzzle, others[0])
        bare = puzzling.answered(puzzle, "en", others[0]).why
        full = puzzling.answered(puzzle, "en", others[0], reason).why
        assert full.endswith(bare)
        assert (full != bare) == (reason.verdict == "better" and bool(reason.gains))
        said.append(full != bare)

    assert any(said)
