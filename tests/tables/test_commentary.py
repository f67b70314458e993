"""The belief map for who comments: only from behind, and nothing that watchers were not shown."""

from __future__ import annotations

import asyncio
from copy import copy
from pathlib import Path
from typing import Any

import msgspec
import pytest

import farwest
from farwest.kernel.match import Match
from farwest.kernel.state import CHANCE
from farwest.laws import random_action
from farwest.tables import wire
from farwest.tables.hall import Hall
from farwest.tables.live_table import LiveTable
from farwest.tables.sqlite import SqliteStore
from farwest.tables.thinkers import Thinkers
from farwest.tables.watcher import Watcher
from farwest.tables.wire import ChairWish, NewTable
from tests.tables.test_live_table import JEANNE, Clock, comes
from tests.tables.test_review_secrets import drained

DELAY = 60
GAME: Any = farwest.load("desperados")
AnyMatch = Match[Any, Any]


def played(turn: int, seed: int = 3) -> AnyMatch:
    """A random game for three at the beginning of a turn of its second round."""
    dice, match = GAME.dice(seed), AnyMatch(GAME, 3, seed=seed)
    while (match.state.round, match.state.turn) < (2, turn):
        match.play(random_action(match.state, dice))
    return match


def twin(match: AnyMatch, seed: int) -> AnyMatch:
    """Watchers cannot tell it from the other: what each side hides is dealt anew."""
    dice, other = GAME.dice(seed), copy(match)
    marshal = match.state.marshal
    for eyes in (marshal, (marshal + 1) % 3):
        other.state = GAME.world(GAME.see(other.state, eyes), dice)
    return other


async def opened(folder: Path, now: Clock, delay: int) -> tuple[Hall, LiveTable]:
    """Jeanne plays for everybody."""
    hall = Hall(SqliteStore(folder / "house.db"), Thinkers(1), now)
    chairs = [ChairWish("me"), ChairWish("guest", "Opal"), ChairWish("guest", "Ike")]
    live = await hall.live(await hall.found(JEANNE, NewTable("desperados", chairs, delay=delay)))
    hers = Watcher(JEANNE.id, JEANNE.name, "en", "none", -1)
    await comes(live, hers)
    return hall, live


def stands(live: LiveTable, match: AnyMatch, at: float) -> None:
    table = live.table
    table.match, table.movers = match, [CHANCE] * match.move
    live.past.remember(live.table, at)


async def scene_for(
    live: LiveTable, person: str, beliefs: bool, canvas: str = "wide"
) -> wire.Scene:
    """The first scene of somebody who comes in with that wish."""
    watcher = Watcher(person, "Zeke", "en", canvas, -1)
    watcher.beliefs = beliefs
    await live.join(watcher)
    found = [message for message in await drained(live, watcher) if isinstance(message, wire.Scene)]
    live.leave(watcher)
    return found[-1]


def map_of(scene: wire.Scene) -> dict[str, str]:
    """By town, what the map says."""
    assert scene.picture is not None
    shown = [sprite for sprite in scene.picture.sprites if sprite.layer == "beliefs"]
    return {sprite.key: sprite.label for sprite in shown}


def test_who_is_behind_sees_the_map_of_then_and_not_of_now(tmp_path: Path) -> None:
    async def look() -> list[dict[str, str]]:
        clock = Clock()
        hall, live = await opened(tmp_path, clock, DELAY)
        early, late = played(2), played(4)
        stands(live, early, clock.now)
        clock.now += DELAY
        stands(live, late, clock.now)
        maps = [map_of(await scene_for(live, "p9", True))]
        clock.now += DELAY
        maps += [map_of(await scene_for(live, "p9", wished)) for wished in (True, False)]
        await hall.close()
        return maps

    early, late, unwished = asyncio.run(look())
    assert 0 < len(early) < len(late)
    assert {} == unwished


@pytest.mark.parametrize(("person", "delay"), [(JEANNE.id, DELAY), (JEANNE.id, 0), ("p9", 0)])
def test_who_plays_or_sees_all_at_once_has_no_map(tmp_path: Path, person: str, delay: int) -> None:
    """A player has a notebook of its own view instead (DESP-G38, test_notebook.py); and who sees
    the table as it is could whisper the map to one."""

    async def look() -> tuple[wire.Scene, bool]:
        clock = Clock()
        hall, live = await opened(tmp_path, clock, delay)
        stands(live, played(3), clock.now)
        clock.now += 2 * DELAY
        scene = await scene_for(live, person, True)
        offered = live.state(Watcher("p9", "Zeke", "en", "wide", -1)).beliefs
        await hall.close()
        return scene, offered

    scene, offered = asyncio.run(look())
    assert {} == map_of(scene)
    assert offered == (delay > 0)


def test_a_wish_changes_what_is_sent_and_a_seat_ends_it(tmp_path: Path) -> None:
    async def look() -> list[int]:
        clock = Clock()
        hall = Hall(SqliteStore(tmp_path / "house.db"), Thinkers(1), clock)
        chairs = [ChairWish("me"), ChairWish("open"), ChairWish("open")]
        wish = NewTable("desperados", chairs, delay=DELAY)
        live = await hall.live(await hall.found(JEANNE, wish))
        watcher = Watcher("p9", "Zeke", "en", "wide", -1)
        await live.join(watcher)
        stands(live, played(3), clock.now)
        clock.now += DELAY
        sizes = []
        for wished in (False, True, False, True):
            look = wire.Look(ask="l", language="en", canvas="tall", beliefs=wished)
            await live.handle(watcher, look)
            *_, last = (m for m in await drained(live, watcher) if isinstance(m, wire.Scene))
            sizes.append(len(map_of(last)))
        live.table.chairs[1].person = "p9"
        await live.handle(watcher, wire.Look(ask="l", language="en", canvas="tall", beliefs=True))
        *_, last = (m for m in await drained(live, watcher) if isinstance(m, wire.Scene))
        await hall.close()
        return [*sizes, len(map_of(last))]

    off, on, off_again, on_again, seated = asyncio.run(look())
    assert [0, 0, 0] == [off, off_again, seated]
    assert on == on_again > 3


@pytest.mark.parametrize("turn", [2, 3, 4, 5])
def test_the_map_is_the_same_to_the_byte_whatever_both_sides_hide(
    tmp_path: Path, turn: int
) -> None:
    """Law 8 for who comments: the truth and worlds that watchers cannot tell from it."""

    async def look() -> tuple[set[bytes], int]:
        clock = Clock()
        hall, live = await opened(tmp_path, clock, DELAY)
        match, sent, differ = played(turn, 10 + turn), set(), 0
        for seed in range(6):
            other = twin(match, seed) if seed else match
            differ += [list(r) for r in other.state.laid] != [list(r) for r in match.state.laid]
            stands(live, other, clock.now)
            clock.now += DELAY
            scene = await scene_for(live, "p9", True, "tall" if turn % 2 else "wide")
            sent.add(msgspec.json.encode(scene))
            clock.now += DELAY
        await hall.close()
        return sent, differ

    sent, differ = asyncio.run(look())
    assert 1 == len(sent)
    assert differ > 2
