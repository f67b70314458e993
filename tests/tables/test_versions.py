"""Tables of a house whose rules have changed: they go on as they began, or say why they cannot."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any

import pytest

import farwest
from farwest.games.goat.rules import Rules
from farwest.kernel.errors import OtherRules
from farwest.kernel.game import Game
from farwest.kernel.match import Match
from farwest.kernel.record import read_record
from farwest.kernel.state import EDITION
from farwest.tables import wire
from farwest.tables.errors import NotNow
from farwest.tables.hall import Hall
from farwest.tables.live_table import LiveTable
from farwest.tables.sqlite import SqliteStore
from farwest.tables.thinkers import Thinkers
from farwest.tables.watcher import Watcher
from farwest.tables.wire import ChairWish, NewTable
from tests.tables.test_live_table import JEANNE, Clock, comes, mail, move

Load = Callable[[str], Game[Any, Any]]
PEOPLE = [ChairWish("me"), ChairWish("guest", "Opal")]
TABLE = NewTable("goat", PEOPLE, {"first_dealer": 0}, public=True, pace=False)


class DoubleRules(Rules):
    """Version 2 of goat: everything counts twice. Version 1 is still played."""

    def scores(self) -> None:
        super().scores()
        if self.variant[EDITION] == 0:
            for seat in range(self.seats):
                self.points[seat] *= 2


@dataclass(frozen=True)
class Second(Game[Any, Any]):
    @property
    def rules(self) -> Any:
        return DoubleRules


def first(name: str) -> Game[Any, Any]:
    return farwest.load(name, pure=True)


def second(name: str) -> Game[Any, Any]:
    """It can still play version 1."""
    game = first(name)
    facts = {field.name: getattr(game, field.name) for field in fields(game)}
    return Second(**facts | {"version": "2", "earlier": ("1",)})


def third(name: str) -> Game[Any, Any]:
    """It can play no other."""
    return replace(second(name), version="3", earlier=())


def a_hall(folder: Path, load: Load, now: Clock | None = None) -> Hall:
    return Hall(SqliteStore(folder / "house.db"), Thinkers(1), now or Clock(), load)


def an_eye(language: str = "en", person: str = "p0") -> Watcher:
    return Watcher(person, "Jeanne", language, "none", -1)


async def begun(hall: Hall, moves: int, wish: NewTable = TABLE) -> str:
    """A table at which so many answers were given."""
    name = await hall.found(JEANNE, wish)
    live, watcher = await hall.live(name), an_eye()
    await comes(live, watcher)
    await play(live, watcher, moves)
    live.leave(watcher)
    return name


async def play(live: LiveTable, watcher: Watcher, moves: int) -> None:
    for n in range(moves):
        if live.table.stage == "playing":
            await live.play(watcher, move(live, f"m{live.table.n}-{n}"))


def test_a_game_goes_on_under_the_rules_it_began_with(tmp_path: Path) -> None:
    async def whole() -> tuple[Match[Any, Any], Match[Any, Any]]:
        hall = a_hall(tmp_path, first)
        name = await begun(hall, 4)
        await hall.close()
        hall = a_hall(tmp_path, second)
        live, watcher = await hall.live(name), an_eye()
        await comes(live, watcher)
        await play(live, watcher, 500)
        fresh = await hall.live(await begun(hall, 500))
        await hall.close()
        return live.table.playing, fresh.table.playing

    old, new = asyncio.run(whole())

    assert (None, "1") == (old.seat, old.record.version)
    assert farwest.replay(old.record.json()).scores() == old.scores()
    assert (None, "2") == (new.seat, new.record.version)
    as_first = Match.of(first("goat"), replace(new.record, version="1"))
    assert [2 * points for points in as_first.scores()] == new.scores()


def test_a_table_that_cannot_go_on_says_so_to_everybody(tmp_path: Path) -> None:
    async def whole() -> tuple[list[str], list[str], list[Any], wire.TableCard, list[wire.Stage]]:
        hall = a_hall(tmp_path, first)
        name = await begun(hall, 4)
        waiting = await hall.found(JEANNE, NewTable("goat", [ChairWish("me"), ChairWish("open")]))
        await hall.close()
        hall = a_hall(tmp_path, third)
        (card,) = [c for c in await hall.tables_of("p0", "fr") if c.table == name]
        live, watcher = await hall.live(name), an_eye()
        await comes(live, watcher)
        for wish in (
            wire.Play(ask="1", move=live.table.move, action=0),
            wire.Undo(ask="2", move=0),
            wire.Sit(ask="3", seat=0),
            wire.Start(ask="4"),
            wire.Leave(ask="5"),
            wire.Again(ask="6"),
            wire.WhyNot(ask="7", action=0),
            wire.Hint(ask="8"),
        ):
            await live.handle(watcher, wish)
        refused = [m.text for m in await mail(watcher) if isinstance(m, wire.Refusal)]
        await live.handle(watcher, wire.Chat(ask="9", text="A pity"))
        said = [m for m in await mail(watcher) if not isinstance(m, wire.Refusal)]
        told = [live.state(an_eye(language)).stopped for language in ("en", "fr")]
        listed = await hall.public_tables("", "en")
        stages: list[wire.Stage] = [(await hall.table(table)).stage for table in (name, waiting)]
        stages += [card.stage for card in listed]
        await hall.close()
        return told, refused, said, card, stages

    told, refused, said, card, stages = asyncio.run(whole())

    assert "version 1 of the rules" in told[0]
    assert "version 3" in told[0]
    assert "la version 1 des règles" in told[1]
    assert 8 == len(refused)
    assert [told[0]] * 4 == [text for text in refused if text == told[0]][:4]
    assert ["Talk", "Done"] == [type(message).__name__ for message in said]
    assert ("stopped", told[1], False) == (card.stage, card.outcome, card.my_turn)
    assert ["stopped", "stopped"] == stages  # and it is in no list of open ones


def test_its_record_is_whole_and_replays_under_its_own_rules(tmp_path: Path) -> None:
    async def whole() -> tuple[str, Match[Any, Any]]:
        hall = a_hall(tmp_path, first)
        name = await begun(hall, 7)
        match = (await hall.live(name)).table.playing
        await hall.close()
        hall = a_hall(tmp_path, third)
        _, record = await hall.finished(name, "")
        await hall.close()
        return record.json(), match

    text, match = asyncio.run(whole())
    record = read_record(text)

    assert "1" == record.version
    assert match.record.variant == record.variant
    assert match.position() == Match.of(first("goat"), record).position()
    with pytest.raises(OtherRules, match=r"version 1 .*version 3"):
        Match.of(third("goat"), record)


def test_what_was_stopped_stays_so_when_its_rules_come_back(tmp_path: Path) -> None:
    """For its record, with all that was hidden, may be out."""

    async def whole() -> tuple[list[str], str, str]:
        hall = a_hall(tmp_path, first)
        name = await begun(hall, 4)
        await hall.close()
        hall = a_hall(tmp_path, third)
        await hall.finished(name, "")
        kinds = [str(entry.kind) for entry in await hall.store.log(name)]
        await hall.close()
        hall = a_hall(tmp_path, first)
        table = (await hall.live(name)).table
        state = (await hall.live(name)).state(an_eye()).stopped
        await hall.close()
        return kinds, table.stage, state

    kinds, stage, state = asyncio.run(whole())

    assert ["halt"] == kinds[-1:]
    assert 1 == kinds.count("halt")
    assert "stopped" == stage
    assert "version 1 of the rules, and the house went on to version 3" in state


def test_only_looking_at_the_lists_stops_nothing(tmp_path: Path) -> None:
    """The old rules may come back, while nobody has learned anything."""

    async def whole() -> tuple[str, str]:
        hall = a_hall(tmp_path, first)
        name = await begun(hall, 4)
        await hall.close()
        hall = a_hall(tmp_path, third)
        (card,) = await hall.tables_of("p0", "en")
        await hall.close()
        hall = a_hall(tmp_path, first)
        stage = (await hall.live(name)).table.stage
        await hall.close()
        return card.stage, stage

    assert ("stopped", "playing") == asyncio.run(whole())


def test_who_is_behind_gets_the_record_later(tmp_path: Path) -> None:
    async def whole() -> list[str]:
        now, got = Clock(), []
        hall = a_hall(tmp_path, first, now)
        name = await begun(hall, 4, NewTable("goat", PEOPLE, public=True, delay=60))
        await hall.close()
        hall = a_hall(tmp_path, third, now)
        for later, person in ((0, "p0"), (0, "x"), (59, "x"), (1, "x")):
            now.now += later
            try:
                got.append((await hall.finished(name, person))[1].version)
            except NotNow as error:
                got.append(str(error))
        await hall.close()
        return got

    wait = "That has to wait until the game is over."
    assert ["1", wait, wait, "1"] == asyncio.run(whole())


def test_a_position_keeps_the_version_it_stands_under() -> None:
    game = second("goat")
    match = Match(game, 3, seed=4, version="1")
    again = game.position(match.position())

    assert "1" == match.position()["version"] == again.record.version
    assert [1, 0] == [match.state.variant[EDITION], game.start(3).variant[EDITION]]


@pytest.mark.parametrize("name", farwest.games())
def test_every_game_leaves_room_for_its_version(name: str) -> None:
    assert len(farwest.load(name).variants) <= EDITION
