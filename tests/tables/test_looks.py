"""Who was shown just that already is sent nothing, and nothing is painted for it."""

from __future__ import annotations

from itertools import chain
from typing import Any

import pytest

import farwest
from farwest.tables import film, scenes
from farwest.tables.watcher import Watcher
from tests.tables.browsers import browser, moves, seated, sent

SEATS = 3
MOVES = 12


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> list[Watcher]:
    """For whom a scene was made, in order."""
    found: list[Watcher] = []
    make = scenes.scene_of

    def noted(table: Any, watcher: Watcher, *rest: Any) -> Any:
        found.append(watcher)
        return make(table, watcher, *rest)

    monkeypatch.setattr(scenes, "scene_of", noted)
    return found


@pytest.mark.parametrize("game", farwest.games())
def test_the_same_is_sent_if_every_look_is_new(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    told = []
    for every_look_is_new in (False, True):
        if every_look_is_new:
            monkeypatch.setattr(film, "is_old", lambda *_: False)
        table, eyes = seated(game, SEATS), [browser(seat) for seat in range(-1, SEATS)]
        told.append([[sent(table, one) for one in eyes] for _ in chain((-1,), moves(table, MOVES))])
    assert told[0] == told[1]


def test_nothing_is_painted_for_who_sees_nothing_of_an_offer(painted: list[Watcher]) -> None:
    """GOAT-H8: while the Dealer chooses, the others see what they saw."""
    table, eyes = seated("goat", SEATS), [browser(seat) for seat in range(SEATS)]
    spared = 0
    for answered in chain((-1,), moves(table, MOVES)):
        for seat, watcher in enumerate(eyes):
            painted.clear()
            told = sent(table, watcher)
            spared += not painted
            assert painted or not told
            assert painted or seat != answered
    assert spared


@pytest.mark.parametrize("wish", [{"canvas": "tall"}, {"beliefs": True}, {"language": "fr"}])
def test_who_wishes_for_something_else_is_sent_it(wish: dict[str, Any]) -> None:
    table, watcher = seated("desperados", SEATS), browser(0)
    sent(table, watcher)
    before = {name: getattr(watcher, name) for name in wish}
    for given in (wish, before):
        vars(watcher).update(given)
        assert 1 == len(sent(table, watcher))
        assert [] == sent(table, watcher)


def test_who_wants_it_again_gets_it() -> None:
    table, watcher = seated("goat", SEATS), browser(0)
    sent(table, watcher)
    watcher.repeat()
    assert 1 == len(sent(table, watcher))
