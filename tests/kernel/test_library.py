"""docs/library.md: one way to each thing that a researcher asks of a match."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import pytest

import farwest
from farwest.kernel.dice import Dice
from farwest.kernel.errors import BadCall, NotOver
from farwest.kernel.match import Match
from farwest.kernel.option import Option
from farwest.kit.texts import Texts
from farwest.laws import random_action

AnyMatch = Match[Any, Any]
GOAT: Any = farwest.load("goat")
CASES = [(name, seats) for name in farwest.games() for seats in farwest.load(name).seats]
LOOKS = 150  # answers of each game that are looked at
ALONE = ("goat", "meeples", "desperados")  # where a seat often has one option


def played(match: AnyMatch, answers: int, seed: int = 1) -> AnyMatch:
    dice = Dice(seed)
    while match.seat is not None and match.move < answers:
        match.play(random_action(match.state, dice))
    return match


def moments(name: str, seats: int) -> Iterator[AnyMatch]:
    """A game by hand with every only option asked, from the first question on."""
    match: AnyMatch = farwest.load(name).match(seats, chance="by hand", forced=False)
    dice = Dice(seats)
    for _ in range(LOOKS):
        yield match
        if match.seat is None:
            return
        match.play(random_action(match.state, dice))


def snapshot(match: AnyMatch) -> tuple[Any, ...]:
    told = [match.events(seat) for seat in (*range(match.seats), None)]
    return match.position(), match.record, list(match.movers), told


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_what_is_asked_is_what_the_position_says(name: str, seats: int) -> None:
    for match in moments(name, seats):
        if match.asked is None:
            assert (None, [], []) == (match.seat, match.legal(), match.options())
            continue
        frame = match.position()["frames"][-1]
        who = -1 if frame["seat"] == "chance" else frame["seat"]
        assert (frame["ask"], who) == match.asked[:2]
        assert {k: v for k, v in frame.items() if k not in ("ask", "seat")} == match.asked.about


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_a_draw_has_odds_and_a_choice_has_none(name: str, seats: int) -> None:
    drawn = 0
    for match in moments(name, seats):
        odds = [option.odds for option in match.options()]
        assert match.legal() == [option.action for option in match.options()]
        if match.seat == -1:
            drawn += 1
            weights = match.state.odds()
            assert [Fraction(weight, sum(weights)) for weight in weights] == odds
        else:
            assert {None} >= set(odds)
    assert drawn


def test_a_sentence_is_made_only_when_it_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    match = GOAT.match(4, seed=2)
    said: list[int] = []
    true = Texts.option

    def option(self: Texts, game: Any, language: str, action: int, people: Any) -> str:
        said.append(action)
        return true(self, game, language, action, people)

    monkeypatch.setattr(Texts, "option", option)
    options = match.options()
    names = [one.name for one in options]
    assert (len(match.legal()), []) == (len(names), said)
    assert options[1].text == options[1].text
    assert [options[1].action] == said


def test_a_sentence_is_that_of_when_it_was_asked() -> None:
    match = GOAT.match(4, seed=2)
    option, action = match.options()[0], match.legal()[0]
    match.language = "fr"
    assert option.text.startswith("Offer")
    assert match.options()[0].text != option.text
    assert match.options()[0] != option
    assert action == option.action


def test_options_compare_and_travel() -> None:
    match = GOAT.match(4, seed=2)
    first, again = match.options(), match.options()
    assert first == again
    assert len(set(first) | set(again)) == len(first)
    assert first[0] != first[1]
    assert first[0] != tuple(first[0])
    sent = pickle.loads(pickle.dumps(first))  # noqa: S301
    assert sent == first
    action, name, text = first[0]
    assert (name, text) == first[0][1:]
    assert Option(action, name, text) == first[0] != Option(action, name, text, Fraction(1, 2))
    assert f"Option({action}, {name!r}, {text!r}, None)" == repr(first[0])


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_a_fork_goes_its_own_way(name: str, seats: int) -> None:
    game = farwest.load(name)
    names = [f"N{seat}" for seat in range(seats)]
    match = played(game.match(seats, seed=seats, names=names), 40)
    before = snapshot(match)
    other = match.fork()
    assert before == snapshot(other)
    played(other, 120, seed=5)
    other.names[0] = "Zeke"
    assert before == snapshot(match)
    kept = snapshot(other.fork())
    played(match, 90, seed=6)
    assert kept == snapshot(other.fork())


def test_forks_are_dealt_alike() -> None:
    match = played(GOAT.match(3, seed=4), 20)
    one, two = played(match.fork(), 10_000), played(match.fork(), 10_000)
    assert snapshot(one) == snapshot(two)
    assert farwest.verify(one.record).fair


@pytest.mark.parametrize("name", farwest.games())
def test_forced_moves_are_played_or_asked(name: str) -> None:
    """The same game either way; asked, every answer goes through the caller's hands."""
    game = farwest.load(name)
    seats = game.seats[0]
    usual, asked = game.match(seats, seed=3), game.match(seats, seed=3, forced=False)
    alone, dice = 0, Dice(2)
    while usual.seat is not None and usual.move < 1000:
        assert len(usual.legal()) > 1
        while len(asked.legal()) == 1:
            alone += 1
            asked.play(asked.legal()[0])
        assert usual.position() == asked.position()
        action = random_action(usual.state, dice)
        usual.play(action)
        asked.play(action)
    assert alone or name not in ALONE
    assert asked.actions == usual.actions[: asked.move]


def test_scores_are_of_a_game_that_is_over() -> None:
    match = GOAT.match(3, seed=1)
    for early in (match.scores, match.places):
        with pytest.raises(NotOver, match=r"goes on.*standing\(\)"):
            early()
    assert 3 == len(match.standing())
    played(match, 10_000)
    assert match.scores() == match.standing() == match.state.final_points()
    assert match.places() == match.state.final_places()


@pytest.mark.parametrize("wish", [{"seed": 0}, {"seed": 7}, {"secret": b"x" * 32}])
def test_what_deals_nothing_is_refused_beside_chance_by_hand(wish: dict[str, Any]) -> None:
    with pytest.raises(BadCall, match="by hand deals nothing"):
        GOAT.match(3, chance="by hand", **wish)


def test_play_adds_to_the_history_and_never_copies_it() -> None:
    """bench/play_linear.py measures it."""
    match = GOAT.match(3, seed=1)
    history = match.actions, match.movers, match.log
    played(match, 60)
    assert all(
        a is b for a, b in zip(history, (match.actions, match.movers, match.log), strict=True)
    )
    assert len(match.log) == match.move + 1 == len(match.movers) + 1


def test_a_rule_that_breaks_half_way_changes_nothing() -> None:
    """The answer before it, which was fine, is not kept either."""
    game = farwest.load("goat", pure=True)
    rules = game.rules

    class Breaks(rules):  # type: ignore[misc, valid-type]
        answers = 0

        def answer(self, action: int) -> None:
            if Breaks.answers == 1:
                raise ZeroDivisionError
            Breaks.answers -= 1
            super().answer(action)

    game.__dict__["rules"] = Breaks
    for answers in range(1, 30):
        match = game.match(3, seed=1)
        before = snapshot(match), match.dealer.draws if match.dealer else 0
        Breaks.answers = answers + 1
        try:
            match.play(match.legal()[0])
        except ZeroDivisionError:
            Breaks.answers = 0
            assert before == (snapshot(match), match.dealer.draws if match.dealer else 0)
            match.play(match.legal()[0])
        Breaks.answers = 0


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_a_seats_turns_have_no_gaps_and_events_go_on_where_they_ended(
    name: str, seats: int
) -> None:
    """Read bit by bit or all at once, the same is told; turns go up by one."""
    match = farwest.load(name).match(seats, seed=seats)
    eyes = (*range(seats), None)
    heard: dict[int | None, list[Any]] = {seat: [] for seat in eyes}
    since = dict.fromkeys(eyes, 0)
    dice = Dice(seats)
    while match.seat is not None and match.move < LOOKS:
        match.play(random_action(match.state, dice))
        for seat in eyes:
            heard[seat] += match.events(seat, since[seat])
            since[seat] = match.scene(seat, since[seat]).move + 1
    again = farwest.replay(match.record)
    for seat in eyes:
        assert heard[seat] == match.events(seat) == again.events(seat)
        turns = match.moves(seat)
        assert turns == sorted(set(turns))
        assert match.seen(seat) == len(turns) - 1 == since[seat] - 1
        mine = [k + 1 for k, mover in enumerate(match.movers) if mover == seat]
        assert set(mine) <= set(turns)
        told = {event.move for event in match.story(seat)} - {0}
        assert set(turns) == {0} | set(mine) | told


def test_events_are_in_the_words_of_now() -> None:
    match = played(GOAT.match(3, seed=1), 40)
    english = match.events(0)
    match.language = "fr"
    french = match.events(0)
    assert [event[:6] for event in english] == [event[:6] for event in french]
    assert english != french
    match.names = ["Opal", "Ike", "Zeke"]
    assert "Zeke" in str(match.events(0))
    match.language, match.names = "en", []
    assert english == match.events(0)


@pytest.mark.parametrize("seed", ["x", 1.5, True])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    with pytest.raises(BadCall, match="A seed is a whole number"):
        farwest.load("goat").match(3, seed=seed)


def test_every_seat_has_a_name_or_none_has() -> None:
    with pytest.raises(BadCall, match="There are 3 seats, and 1 names"):
        farwest.load("goat").match(3, seed=1, names=["Eva"])


def test_a_seat_is_a_whole_number() -> None:
    with pytest.raises(BadCall, match=r"There are seats 0 to 2, not 1\.0"):
        farwest.load("goat").match(3, seed=1).view(1.0)  # type: ignore[arg-type]
