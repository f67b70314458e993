"""DESP-D15: how long the house takes tells nobody who had a choice, nor who was asked again."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest
from msgspec.structs import replace

from farwest.games.desperados.questions import DESPERADO_CARD, INTENT, MARSHAL_CARD
from farwest.tables import driver, wire
from farwest.tables.fair_gate import Asker
from farwest.tables.hall import Hall
from farwest.tables.live_table import LiveTable
from farwest.tables.sqlite import SqliteStore
from farwest.tables.store import Member
from farwest.tables.table import Table
from farwest.tables.thinkers import NOBODY, Thinkers
from farwest.tables.watcher import Watcher
from farwest.tables.wire import ChairWish, NewTable
from tests.games.desperados.table import lay
from tests.tables.gang import say, seated, silver_city
from tests.tables.test_live_table import Clock, comes, move, sits
from tests.tables.test_review_secrets import drained

T = TypeVar("T")
PEOPLE = [Member(f"p{seat}", f"N{seat}") for seat in range(6)]
BOT = ChairWish("bot", level="greenhorn")
GANG = (DESPERADO_CARD, INTENT)


class AtOnce(Thinkers):
    """Bots that think here and now, so that a test needs no other process."""

    async def run(
        self, work: Callable[..., T], *facts: Any, chair: str = "", asker: Asker = NOBODY
    ) -> T:
        return work(*facts)


class Pauses:
    """Sleeps in no time, and keeps what was asked for: by question, seconds."""

    def __init__(self, live: LiveTable, clock: Clock) -> None:
        self.live, self.clock = live, clock
        self.taken: list[tuple[int, float]] = []
        live._driver.sleep = self  # type: ignore[assignment]

    async def __call__(self, seconds: float) -> None:
        if seconds > 0:
            self.taken.append((self.live.table.playing.state.kind, seconds))
        self.clock.now += seconds
        await asyncio.sleep(0)


async def opened(folder: Path, *chairs: ChairWish) -> tuple[Hall, LiveTable, Pauses, list[Watcher]]:
    """People sit from the first seat on; the first is the marshal."""
    clock = Clock()
    hall = Hall(SqliteStore(folder / "house.db"), AtOnce(1), clock)
    charter = hall._charter(PEOPLE[0].id, NewTable("desperados", list(chairs)))
    charter = replace(charter, secret="ab" * 32)  # so that it is always the same deal
    live = await hall.live(await hall._found(PEOPLE[0], charter, "en"))
    pauses = Pauses(live, clock)
    eyes = [Watcher(person.id, person.name, "en", "wide", -1) for person in PEOPLE]
    people = [seat for seat, chair in enumerate(chairs) if chair.who != "bot"]
    for seat in people:
        await comes(live, eyes[seat])
        if seat:
            await sits(live, eyes[seat], seat)
    return hall, live, pauses, [eyes[seat] for seat in people]


async def until(live: LiveTable, reached: Callable[[], bool]) -> None:
    """The driver drives."""
    while not reached():
        await live.changed()


def test_the_gangs_half_of_a_turn_takes_two_pauses_whoever_has_a_choice(tmp_path: Path) -> None:
    """One for the cards and one for the intents, in every turn of two rounds: with intents or not,
    with a desperado who is stuck or asked again."""

    random.seed(7)  # so that the bots' answers are always the same

    async def play() -> tuple[list[list[int]], list[float], set[int]]:
        hall, live, pauses, (watcher,) = await opened(tmp_path, ChairWish("me"), BOT, BOT, BOT)
        table, turns, choices = live.table, list[list[int]](), set[int]()
        while table.playing.state.round < 3:
            await until(live, lambda: 0 in live.table.thinking())
            if table.playing.state.kind == MARSHAL_CARD:
                pauses.taken.clear()
                before = len(table.movers)
                await live.handle(watcher, move(live, f"m{table.n}"))
                await until(live, lambda: 0 in live.table.thinking())
                turns.append([kind for kind, _ in pauses.taken if kind in GANG])
                choices.add(sum(table.chosen[before + 1 :]))
            else:
                await live.handle(watcher, move(live, f"m{table.n}"))
        seconds = [seconds for _, seconds in pauses.taken]
        await hall.close()
        return turns, seconds, choices

    turns, seconds, choices = asyncio.run(play())
    assert [[DESPERADO_CARD, INTENT]] * 10 == turns
    assert all(0 < one <= driver.PACE[1] for one in seconds)
    assert len(choices) > 1  # and not because every turn was alike


def test_a_card_that_nobody_chose_is_laid_after_a_pause(tmp_path: Path) -> None:
    """Of a marshal who is stuck: the gang cannot tell."""
    stuck = lay(
        ("tombstone", "santa_fe", "aztec"),
        ("tuba_city", "tuba_city"),
        turn=4,
        rows=[
            ["saloon", "silver_city", "tombstone"],
            ["roswell", "la_luz", "socorro"],
            ["gallup", "st_johns", "globe"],
        ],
        lost=[["el_paso", "salem"], [], []],
    )
    sitting = seated(stuck)
    say(sitting, 0, "stay")
    say(sitting, 0, "stay")
    table = sitting.table

    assert MARSHAL_CARD == table.playing.state.kind
    assert ([0], []) == (table.asked(), table.thinking())
    sitting.take(table.go_on(0.0))
    assert DESPERADO_CARD == table.playing.state.kind
    assert sitting.again().playing.actions == table.playing.actions


def test_who_is_asked_again_gets_no_pause_of_its_own(tmp_path: Path) -> None:
    """Gregor's hold-up lapses for want of Patrick: the launch comes when it would have come."""

    async def play() -> list[float]:
        clock, sitting = Clock(), silver_city("silver_city")
        store = SqliteStore(tmp_path / "house.db")
        live = LiveTable(sitting.table, store, AtOnce(1), clock, never)
        first = live._driver._pause()
        clock.now += first / 4
        for seat, intent in ((1, "hold-up brown"), (2, "nothing")):
            say(sitting, seat, intent)
        assert [1] == sitting.table.thinking()
        again = live._driver._pause()
        clock.now += first
        late = live._driver._pause()
        await store.close()
        return [again / first, late]

    assert pytest.approx([0.75, 0.0]) == asyncio.run(play())


async def never(table: Table) -> str:
    raise AssertionError(f"nobody wants another game after {table.charter.table}")


def test_bots_of_the_gang_wait_for_its_people_and_the_marshal_hears_of_nothing(
    tmp_path: Path,
) -> None:
    """Two people and a bot in the gang; both change their minds, in a whole round."""

    random.seed(7)  # likewise

    async def play() -> tuple[list[int], list[wire.HouseMessage], int, int]:
        hall, live, _, eyes = await opened(
            tmp_path, ChairWish("me"), ChairWish("open"), BOT, ChairWish("open")
        )
        marshal, (table, changed) = eyes[0], (live.table, 0)
        heard: list[wire.HouseMessage] = []
        early: list[int] = []  # bots that answered before their people
        seen_at = 0
        while table.playing.state.round < 2:
            await until(live, lambda: any(k in (0, 1, 3) for k in live.table.thinking()))
            asked = table.thinking()
            if 0 in asked or len(table.asked()) < 2:
                await live.handle(eyes[asked[0] and 1 + asked[0] // 2], move(live, f"m{table.n}"))
                seen_at = table.seen(0)
                await drained(live, marshal)
                continue
            seat = next(k for k in asked if k in (1, 3))
            early += [k for k in table.held if k == 2]
            for ask in ("first", "again"):
                # Both cards may lead to intents about which this seat has no choice.
                if table.seen(0) == seen_at and (choices := offers(live, seat)):
                    await live.handle(eyes[1 + seat // 2], answer(live, seat, ask, choices))
                    changed += ask == "again"
            if table.seen(0) == seen_at:
                heard += await drained(live, marshal)
        await hall.close()
        return early, heard, changed, seen_at

    early, heard, changed, seen_at = asyncio.run(play())
    assert ([], []) == (early, heard)
    assert changed > 4
    assert seen_at > 0


def answer(live: LiveTable, seat: int, ask: str, choices: list[wire.Offer]) -> wire.Play:
    """The first option; of who answers again, the last."""
    table = live.table
    action = choices[0 if ask == "first" else -1].action
    return wire.Play(ask=f"{ask}{table.n}", move=table.seen(seat), action=action)


def offers(live: LiveTable, seat: int) -> list[wire.Offer]:
    watcher = Watcher(f"p{seat}", "", "en", "none", -1)
    scene = live.news(watcher, "scene")[-1]
    assert isinstance(scene, wire.Scene)
    return scene.options
