"""DESP-G32: worlds a side cannot tell apart: all of them, none else, each as often as another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from math import factorial, sqrt
from typing import Any

import pytest

from farwest.games.desperados import numbers as t
from farwest.games.desperados.questions import MARSHAL_CARD, SHERIFF
from farwest.laws import walk
from tests.games.desperados.table import GAME, AnyMatch, lay, to, told, turn

AWAY = "tuba_city"
TRIES = 40_000 if GAME.compiled else 4000


def rows_from(start: int, count: int, lost: int = 0) -> Iterator[tuple[int, ...]]:
    """Every row of so many cards, by the words of DESP-F6 to DESP-F11; apart from the rules."""

    def go(
        here: int, hand: frozenset[int], row: tuple[int, ...], stuck: bool
    ) -> Iterator[tuple[int, ...]]:
        if len(row) == count:
            yield row
            return
        near = {b if a == here else a for a, b in t.ROADS if here in (a, b)}
        legal = [card for card in hand if card in near or card == t.SALOON]
        if stuck or not legal:
            yield from go(here, hand - {min(hand)}, (*row, min(hand)), True)
            return
        for card in legal:
            yield from go(here if card == t.SALOON else card, hand - {card}, (*row, card), False)

    hand = frozenset(card for card in range(t.CARDS) if not lost >> card & 1)
    yield from go(start, hand, (), False)


def fitting(view: Any, seat: int, count: int) -> set[tuple[int, ...]]:
    """The rows of that seat that fit what the view shows of it."""
    shown = {k: view.laid[seat][k] for k in range(count) if view.shown[seat] >> k & 1}
    rows = rows_from(view.start[seat], count, view.lost[seat])
    return {row for row in rows if all(row[k] == card for k, card in shown.items())}


def drawn_rows(match: AnyMatch, eyes: int, seat: int, count: int) -> Counter[tuple[int, ...]]:
    dice, view = GAME.dice(7), match.view(eyes)
    world, found = GAME.world(view, dice), Counter[tuple[int, ...]]()
    for _ in range(TRIES):
        world.redeal(eyes, dice)
        found[tuple(world.laid[seat][:count])] += 1
    return found


def even(found: Counter[Any], worlds: Sequence[Any] | set[Any]) -> bool:
    """All of these, and each about as often: chi-square within five deviations of its mean."""
    assert set(found) == set(worlds)
    mean = found.total() / len(worlds)
    assert mean > 20, "too few draws to tell"
    chi = sum((found[world] - mean) ** 2 / mean for world in worlds)
    free = len(worlds) - 1
    return abs(chi - free) < 5 * sqrt(2 * free)


def planned(turns: int, intents: dict[int, dict[int, str]] | None = None) -> AnyMatch:
    rows = [
        "shiprock aztec gallup los_lunas",
        "aztec los_lunas socorro salem",
        "roswell el_paso la_luz saloon",
    ]
    match = lay((AWAY, "santa_fe", "los_lunas"), (AWAY, AWAY))
    for k in range(turns):
        turn(match, *(r.split()[k] for r in rows), intents=(intents or {}).get(k + 1))
    return match


def test_desp_g32_every_row_of_the_marshal_is_as_likely_for_the_team() -> None:
    """DESP-G32, DESP-H2: three turns, from Tuba City."""
    match = planned(2)
    to(match, "DESPERADO_CARD")
    worlds = fitting(match.view(1), 0, 3)
    assert 60 < len(worlds) < 400
    assert even(drawn_rows(match, 1, 0, 3), worlds)


def test_desp_g32_every_row_of_a_desperado_is_as_likely_for_the_marshal() -> None:
    """DESP-G32: nothing was shown in three turns."""
    match = planned(3)
    worlds = fitting(match.view(0), 2, 3)
    assert even(drawn_rows(match, 0, 2, 3), worlds)


def test_desp_g32_h3_shown_cards_leave_only_the_rows_that_lead_there() -> None:
    """DESP-G32, DESP-H3: Patrick sat in the Saloon of La Luz in turn 4."""
    match = planned(4, {4: {2: "cheat"}})
    worlds = fitting(match.view(0), 2, 4)
    assert 3 == len(worlds)
    assert all(row[2:] == (t.LA_LUZ, t.SALOON) for row in worlds)
    assert even(drawn_rows(match, 0, 2, 4), worlds)
    free = fitting(match.view(0), 1, 4)
    assert len(free) > 200
    assert set(drawn_rows(match, 0, 1, 4)) <= free


def test_desp_g32_the_rows_of_two_desperados_are_drawn_apart() -> None:
    """DESP-G32: one turn; every pair of first cards is as likely as another."""
    match = planned(1)
    dice, view = GAME.dice(3), match.view(0)
    world, found = GAME.world(view, dice), Counter[tuple[int, int]]()
    for _ in range(TRIES):
        world.redeal(0, dice)
        found[world.laid[1][0], world.laid[2][0]] += 1
    pairs = {(a, b) for (a,) in fitting(view, 1, 1) for (b,) in fitting(view, 2, 1)}
    assert even(found, pairs)


def test_desp_g32_f11_rows_that_end_stuck_count_once() -> None:
    """DESP-G32, DESP-F11: two lost cards; a row of dummies is a row like another."""
    match = lay(
        (AWAY, "tombstone", "roswell"),
        (AWAY, AWAY),
        round=2,
        turn=4,
        rows=[
            ["shiprock", "aztec", "gallup"],
            ["saloon", "silver_city", "tombstone"],
            ["santa_fe", "aztec", "gallup"],
        ],
        lost=[[], ["el_paso", "salem"], []],
    )
    to(match, "MARSHAL_CARD")
    told(match, "lay los_lunas", "lay tuba_city")
    view = match.view(0)
    assert view.turn == 5
    worlds = fitting(view, 1, 4)
    found = drawn_rows(match, 0, 1, 4)
    assert even(found, worlds)
    dummies = (t.SALOON, t.SILVER_CITY, t.TOMBSTONE, t.AZTEC)
    assert found[dummies]


def test_desp_g32_f11_two_dummies_are_as_likely_as_two_cards() -> None:
    """DESP-G32, DESP-F11: stuck in turn 3 in Tuba City, whose every neighbour's card is lost."""
    match = lay(
        (AWAY, "shiprock", "roswell"),
        (AWAY, AWAY),
        round=4,
        turn=4,
        rows=[
            ["shiprock", "aztec", "gallup"],
            ["aztec", "los_lunas", "santa_fe"],
            ["santa_fe", "aztec", "gallup"],
        ],
        lost=[[], ["flagstaff", "gallup", "shiprock"], []],
    )
    turn(match, "los_lunas", "roswell", "st_johns")
    worlds = fitting(match.view(0), 1, 4)
    assert {(t.TUBA_CITY, t.SALOON, t.AZTEC, t.EL_PASO)} < worlds
    assert even(drawn_rows(match, 0, 1, 4), worlds)


def test_desp_g32_s2_bank_tiles_for_the_team() -> None:
    """DESP-G32, DESP-S2: one tile was spied; the others are any, three low and two high."""
    match = lay((AWAY, "st_johns", "roswell"), (AWAY, AWAY))
    turn(match, "shiprock", "socorro", "la_luz", intents={1: "spy"})
    view = match.view(1)
    dice = GAME.dice(2)
    world, found = GAME.world(view, dice), Counter[tuple[int, ...]]()
    for _ in range(TRIES):
        world.redeal(1, dice)
        found[tuple(world.tile[:5])] += 1
    high = t.BANK_WORTH.index(2600)
    assert {high} == {tiles[3] for tiles in found}
    for tiles in found:
        assert 3 == sum(kind < t.LOW_KINDS for kind in tiles)
        assert 5 == len(set(tiles))
    ways = 4 * 3 * 6 * 5 * 4  # where the other high tile lies, which it is, which low ones
    assert ways == 4 * 3 * factorial(6) // factorial(3)
    if TRIES > 20 * ways:
        assert even(found, set(found))
        assert len(found) == ways
    firsts = Counter[int]()
    for tiles, n in found.items():
        firsts[tiles[0]] += n
    lows = sum(firsts[kind] for kind in range(t.LOW_KINDS)) / TRIES
    assert abs(lows - 0.75) < 5 * sqrt(0.75 * 0.25 / TRIES)


@pytest.mark.parametrize("seats", [3, 6])
def test_desp_g32_truth_is_always_one_of_the_worlds(seats: int) -> None:
    """DESP-G32: at every planning position of a random game, by the test's own enumeration."""
    checked = 0
    for s in walk(GAME, seats, 11 + seats):
        if s.step or not 2 <= s.turn <= 4 or s.kind not in (SHERIFF, MARSHAL_CARD):
            continue
        view, count = GAME.see(s, s.marshal), s.turn - 1
        for seat in range(seats):
            if seat != s.marshal and checked < 60:
                worlds = fitting(view, seat, count)
                assert tuple(s.laid[seat][:count]) in worlds
                world = GAME.world(view, GAME.dice(checked))
                assert tuple(world.laid[seat][:count]) in worlds
                checked += 1
    assert checked >= 30
