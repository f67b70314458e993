"""A browser is sent what differs from the scene it has, and sees what it would have seen."""

from __future__ import annotations

from copy import copy
from itertools import chain
from typing import Any

import msgspec
import pytest

import farwest
from farwest.kernel.match import Match
from farwest.tables import film
from farwest.tables.table import Table
from farwest.tables.watcher import Watcher
from farwest.tables.wire import Change, Scene
from tests.tables.browsers import browser, moves, seated, sent, unfolded

SEATS = 3
MOVES = 5
LOOKS = (("en", "wide"), ("fr", "tall"))


@pytest.mark.parametrize("game", farwest.games())
def test_changes_make_the_scenes_that_would_have_been_sent(game: str) -> None:
    table, changes = seated(game, SEATS), 0
    looks = [(seat, *LOOKS[seat % 2]) for seat in range(-1, SEATS)]
    eyes = [(browser(*look), browser(*look, changes=False)) for look in looks]
    has: dict[int, Any] = {}
    for answered in chain((-1,), moves(table, MOVES)):
        for (seat, *_), (few, whole) in zip(looks, eyes, strict=True):
            if seat == answered >= 0:
                few.repeat()
                whole.repeat()
            for message, scene in zip(sent(table, few), sent(table, whole), strict=True):
                changes += message["is"] == "change"
                has[seat] = unfolded(has.get(seat), message)
                assert list(scene) == list(has[seat])  # to the letter: in the same order too
                assert scene == has[seat]
    assert changes > MOVES


def test_the_first_scene_is_whole_and_so_is_the_one_after_looking_again() -> None:
    table = seated("goat", SEATS)
    watcher = browser(0)
    kinds = []
    for n, _ in enumerate(moves(table, 6)):
        if n == 3:  # it missed one, and says Look
            watcher.forget()
        kinds.append([type(message) for message in film.shown(table, watcher, 0.0)])
    assert Scene in kinds[0]
    assert Change in kinds[1]
    assert [Scene] == kinds[3]
    assert Scene not in kinds[4]


def test_changes_of_one_move_are_counted_and_a_new_move_begins_anew() -> None:
    """What a browser checks before it makes a scene of one."""
    table, watcher = seated("meeples", SEATS), browser(-1)
    has, found = (-1, 0), set[int]()
    for _ in moves(table, 4):
        for message in (*film.shown(table, watcher, 0.0), *shown_again(table, watcher)):
            if isinstance(message, Scene):
                has = message.move, 0
                continue
            assert has == (message.on, message.nth)
            found.add(message.nth)
            after = message.scene.get("move", message.on)
            has = after, message.nth + 1 if after == message.on else 0
    assert {0, 1} <= found


def shown_again(table: Table, watcher: Watcher) -> list[Scene | Change]:
    watcher.repeat()
    first = film.shown(table, watcher, 0.0)
    watcher.repeat()
    return [*first, *film.shown(table, watcher, 0.0)]


def test_nothing_new_is_no_message_unless_it_is_to_be_said_again() -> None:
    table, watcher = seated("goat", SEATS), browser(0)
    film.shown(table, watcher, 0.0)
    assert [] == film.shown(table, watcher, 0.0)
    watcher.repeat()
    (again,) = sent(table, watcher)
    assert ("change", {}, [], []) == tuple(again[k] for k in ("is", "picture", "put", "gone"))


def shown_instead(table: Table, match: Match[Any, Any]) -> Table:
    other = copy(table)
    other.match, other.before = match, None
    return other


@pytest.mark.parametrize("game", ["goat", "desperados"])
def test_a_change_tells_nothing_that_its_two_scenes_do_not(game: str) -> None:
    """The same bytes from the truth and from worlds that these eyes cannot tell from it."""
    table, compared = seated(game, SEATS), 0
    before = copy(table)
    for n, _ in enumerate(moves(table, 12, seed=5)):
        if n % 3 == 0:
            match = table.playing
            for seat in range(SEATS):
                world = match.fork()
                world.state = match.game.world(match.view(seat), match.game.dice(n))
                if world.view(seat) != match.view(seat):
                    continue
                told = []
                for one in (match, world):
                    eyes = browser(seat)
                    film.shown(before, eyes, 0.0)
                    eyes.move = match.move  # no film: its steps are of the truth
                    told.append(film.shown(shown_instead(table, one), eyes, 0.0))
                compared += any(isinstance(message, Change) for message in told[0])
                assert msgspec.json.encode(told[0]) == msgspec.json.encode(told[1])
        before = copy(table)
    assert compared > 4
