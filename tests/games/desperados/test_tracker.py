"""The bot of desperados that learned by playing itself, and what it reads beside its view."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

import farwest
from bench.selftaught import whereabouts as trained
from bench.selftaught.courses import COURSES
from bench.selftaught.whereabouts import road_shares
from bench.selftaught.whereabouts import whereabouts as of_many
from farwest.games.desperados.bots.levels import instinct
from farwest.games.desperados.bots.tracker import VARIANTS
from farwest.games.desperados.bots.whereabouts import CERTAIN, ROADS, chances, whereabouts
from farwest.games.desperados.numbers import NO_CARD, NOWHERE, SALOON, TOWNS, TURNS, UNKNOWN
from farwest.games.desperados.view import DesperadosView
from farwest.kernel.game import Game
from tests.bots.sittings import some_choices

GAME: Game[Any, Any] = farwest.load("desperados")
MANY = 120


def views(seats: int) -> list[DesperadosView]:
    return [GAME.see(state, state.seat) for state in some_choices(GAME, seats, 3, MANY)]


def towns(chances: list[float]) -> list[int]:
    return [town for town, chance in enumerate(chances) if chance > 0]


def laid(view: DesperadosView, seat: int) -> Iterator[tuple[int, bool]]:
    for turn, card in enumerate(view.laid[seat]):
        if card != NO_CARD:
            yield card, bool(view.shown[seat] >> turn & 1)


@pytest.mark.parametrize("seats", GAME.seats)
def test_who_laid_nothing_is_where_the_round_began(seats: int) -> None:
    met = 0
    for view in views(seats):
        for seat in range(seats):
            if view.start[seat] != NOWHERE and not list(laid(view, seat)):
                now, then = chances(view, seat)
                near = [town for town in ROADS[view.start[seat]] if not view.lost[seat] >> town & 1]
                assert towns(now) == [view.start[seat]]
                assert towns(then) == sorted([view.start[seat], *near])
                met += 1
    assert met


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_card_face_down_is_a_road_or_the_saloon_and_a_shown_town_is_certain(seats: int) -> None:
    hidden = shown = 0
    for view in views(seats):
        for seat in range(seats):
            row = list(laid(view, seat))
            if not row:
                continue
            now, _ = chances(view, seat)
            card, is_shown = row[-1]
            if is_shown and card != SALOON:
                assert towns(now) == [card]
                shown += 1
            elif len(row) == 1 and not is_shown:
                start = view.start[seat]
                near = [town for town in ROADS[start] if not view.lost[seat] >> town & 1]
                assert towns(now) == sorted([start, *near])
                hidden += 1
    assert hidden
    assert shown


def test_it_is_made_of_what_everybody_has_seen() -> None:
    """Cards that one knows oneself change nothing: all eyes that see as many cards see the same."""
    compared = face_down = 0
    for state in some_choices(GAME, 4, 5, MANY):
        marshal, *gang = (GAME.see(state, seat) for seat in range(4))
        for seat in range(4):
            for view in gang:
                mine, theirs = list(laid(marshal, seat)), list(laid(view, seat))
                if len(mine) == len(theirs):
                    assert chances(view, seat) == chances(marshal, seat)
                    compared += 1
                    face_down += any(card == UNKNOWN for card, _ in [*mine, *theirs])
    assert compared > face_down > 0


@pytest.mark.parametrize("seats", GAME.seats)
def test_what_was_trained_on_is_what_is_read(seats: int) -> None:
    """The same of many games at once, from the numbers of an encoder."""
    course, looked = COURSES["desperados"], views(seats)
    seen = np.array([course.encoder.encode(view) for view in looked], np.float64)
    places = course.places()
    found = np.concatenate(of_many(seen, places, np.array(road_shares(ROADS))), 2)
    read = np.array([whereabouts(view) for view in looked])
    assert read.max() == CERTAIN
    assert np.abs(CERTAIN * found.reshape(len(looked), -1) - read).max() <= 0.501


def test_what_stands_twice_is_the_same() -> None:
    """The trainer's own numbers, since it may run where there is no farwest; and the view has no
    more variants than the tracker knows of."""
    assert (trained.SEATS, trained.TURNS, trained.TOWNS) == (GAME.seats[-1], TURNS, TOWNS)
    assert trained.CERTAIN == CERTAIN
    assert len(GAME.variants) == VARIANTS


def test_where_nobody_sits_it_reads_nothing() -> None:
    for view in views(3):
        assert not any(whereabouts(view)[3 * 2 * TOWNS :])


@pytest.mark.parametrize(("target", "has_one"), [(4000, True), ("balanced", True), (6000, False)])
def test_it_has_instinct_where_it_learned(target: Any, has_one: bool) -> None:
    """DESP-W4: of other targets it knows nothing, and likes all alike."""
    start = GAME.start(3, {"target_per_desperado": target})
    dice, luck = GAME.dice(4), Random(4)
    liked = []
    while start.round < 2:
        options = start.legal()
        if start.seat < 0:
            start.play(start.random_option(dice))
            continue
        if len(options) > 1:
            odds = instinct(GAME, GAME.see(start, start.seat), options)
            assert sum(odds) == pytest.approx(1)
            liked.append(max(odds) * len(options))
        start.play(luck.choice(options))
    assert (max(liked) > 1.5) == has_one
