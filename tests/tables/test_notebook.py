"""DESP-G38: the notebook of who plays is worked out from its own view, and is nobody else's."""

from __future__ import annotations

import asyncio
from copy import copy
from pathlib import Path
from typing import Any

import msgspec
import pytest

import farwest
from farwest.games.desperados.board.panels import town_key
from farwest.kit.beliefs import beliefs
from farwest.tables import scenes, wire
from farwest.tables.hall import Hall
from farwest.tables.noting import notebook
from farwest.tables.sqlite import SqliteStore
from farwest.tables.thinkers import Thinkers
from farwest.tables.wire import ChairWish, NewTable
from tests.tables.test_commentary import AnyMatch, map_of, played, scene_for, stands
from tests.tables.test_live_table import JEANNE, Clock

GAME: Any = farwest.load("desperados")
WORLDS = 6


def noted(match: AnyMatch, seat: int) -> wire.Notebook:
    told = match.speaking("en", ["Ada", "Bea", "Cal"])
    return notebook(told, scenes.scene(told, seat, "wide"))


@pytest.mark.parametrize("turn", [2, 4])
def test_two_worlds_that_look_alike_to_a_seat_have_one_notebook(turn: int) -> None:
    """Other cards lie face down, and the notebook does not know which."""
    match, dice = played(turn), GAME.dice(5)
    for seat in range(3):
        view, hidden = match.view(seat), set()
        same = msgspec.json.encode(noted(match, seat))
        for _ in range(WORLDS):
            world = copy(match)
            world.state = GAME.world(view, dice)
            assert world.view(seat) == view
            hidden.add(str([list(row) for row in world.state.laid]))
            assert same == msgspec.json.encode(noted(world, seat))
        assert len(hidden) > 1


def test_a_page_tells_where_each_of_the_others_could_be() -> None:
    match = played(4)
    marshal = match.state.marshal
    pages = {page.seat: page for page in noted(match, marshal).pages}
    for belief in beliefs(match, marshal):
        towns = [town for town, ways in enumerate(belief.ways) if ways]
        assert [town_key(town) for town in towns] == list(pages[belief.who].keys)
        assert f"{len(towns)} town" in pages[belief.who].count
        start, *turns = pages[belief.who].jottings
        assert ("start", 3) == (start.when, len([one for one in turns if "turn" in one.when]))


def test_who_did_not_ask_and_who_watches_get_no_notebook(tmp_path: Path) -> None:
    async def look() -> list[wire.Scene]:
        clock = Clock()
        hall = Hall(SqliteStore(tmp_path / "house.db"), Thinkers(1), clock)
        chairs = [ChairWish("me"), ChairWish("open"), ChairWish("open")]
        live = await hall.live(await hall.found(JEANNE, NewTable("desperados", chairs)))
        match = played(4)
        stands(live, match, clock.now)
        found = [
            await scene_for(live, person, wished)
            for person, wished in ((JEANNE.id, True), (JEANNE.id, False), ("p9", True))
        ]
        await hall.close()
        return found

    hers, unwished, watcher = asyncio.run(look())
    assert hers.notebook is not None
    assert [{}, {}, {}] == [map_of(scene) for scene in (hers, unwished, watcher)]
    assert [None, None] == [unwished.notebook, watcher.notebook]
