"""Talk and plans of a few: who hears them, and that nobody else can tell that they are there."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from farwest.kernel.dice import Dice
from farwest.server import streams
from farwest.tables import talking, teams, wire
from farwest.tables.errors import NotYours, TooMuch
from farwest.tables.store import Entry
from farwest.tables.watcher import Watcher
from tests.tables.gangs import ROUTE, TABLE, Gang
from tests.tables.test_live_table import Clock
from tests.tables.test_table import Sitting

MOVES = 45
HOUR = 3600.0
DELAY = 60


def test_the_gang_hears_and_sees_what_is_said_and_pinned_and_nobody_else(tmp_path: Path) -> None:
    async def story() -> dict[str, list[str]]:
        gang = await Gang(tmp_path).begun()
        watcher, stranger = await gang.come("p9"), await gang.come("")
        everybody = dict(zip("0123ws", [*gang.eyes, watcher, stranger], strict=True))
        for watcher in everybody.values():
            await gang.heard(watcher)
        await gang.whisper(gang.eyes[1], "Tucson?")
        await gang.plan(gang.eyes[2], ROUTE)
        await gang.chat(gang.eyes[0], "Well?")
        heard = {who: await gang.words(watcher) for who, watcher in everybody.items()}
        await gang.hall.close()
        return heard

    heard = asyncio.run(story())
    outside = ["all 1 N0: Well?"]
    inside = ["circle 1 N1: Tucson?", *outside, f"pins ['2 {' '.join(ROUTE)}']"]
    assert {who: sorted(inside) for who in "123"} == {who: sorted(heard[who]) for who in "123"}
    assert dict.fromkeys("0ws", outside) == {who: heard[who] for who in "0ws"}


def test_who_comes_in_later_hears_what_was_meant_for_them(tmp_path: Path) -> None:
    async def story() -> dict[str, list[str]]:
        gang = await Gang(tmp_path).begun()
        await gang.whisper(gang.eyes[1], "Tucson?")
        await gang.plan(gang.eyes[1], ROUTE)
        await gang.chat(gang.eyes[1], "Nothing.")
        late = {who: await gang.come(who) for who in ("p0", "p3", "p9", "")}
        heard = {who: await gang.words(watcher) for who, watcher in late.items()}
        await gang.hall.close()
        return heard

    heard = asyncio.run(story())
    said = "all 1 N1: Nothing."
    assert ["all", "circle", "pins"] == sorted(word.split()[0] for word in heard["p3"])
    assert {who: [said] for who in ("p0", "p9", "")} == {w: heard[w] for w in ("p0", "p9", "")}


@pytest.mark.parametrize(
    ("owners", "person", "hears"),
    [("0112", "p1", True), ("0120", "p0", False), ("0110", "p0", False)],
)
def test_a_shared_device_hears_the_gang_only_if_all_its_seats_are_of_it(
    tmp_path: Path, owners: str, person: str, hears: bool
) -> None:
    async def story() -> tuple[list[str], list[str]]:
        gang = await Gang(tmp_path).begun(owners)
        eyes = {watcher.person: watcher for watcher in gang.eyes}
        other = next(watcher for who, watcher in eyes.items() if who not in (person, "p0"))
        await gang.words(eyes[person])
        await gang.whisper(other, "Tucson?")
        await gang.plan(other, ROUTE)
        heard = await gang.words(eyes[person])
        await gang.whisper(eyes[person], "Yes.")
        await gang.plan(eyes[person], ROUTE)
        answers = await gang.words(eyes[person])
        await gang.hall.close()
        return heard, answers

    heard, answers = asyncio.run(story())
    assert hears == bool(heard)
    assert (answers == ["NotYours", "NotYours"]) != hears


def test_with_open_talk_all_is_said_to_everybody_and_pins_stay_with_the_gang(
    tmp_path: Path,
) -> None:
    async def story() -> list[list[str]]:
        gang = await Gang(tmp_path, variant={"talk": "open"}).begun()
        apart = [m.apart for m in await gang.heard(gang.eyes[1]) if isinstance(m, wire.Circle)]
        await gang.heard(gang.eyes[0])
        await gang.whisper(gang.eyes[1], "Tucson?")
        await gang.chat(gang.eyes[1], "Tucson?")
        await gang.plan(gang.eyes[1], ROUTE)
        heard = [await gang.words(watcher) for watcher in gang.eyes[:2]]
        await gang.hall.close()
        return [[str(one) for one in apart], *heard]

    apart, marshal, gang = asyncio.run(story())
    assert ["False"] == apart
    assert ["all 1 N1: Tucson?"] == marshal
    assert ["NotNow", "all 1 N1: Tucson?", f"pins ['1 {' '.join(ROUTE)}']"] == gang


@pytest.mark.parametrize(
    ("seat", "stops", "error"),
    [
        (0, ROUTE, "NotYours"),
        (1, ["town-tucson"] * 6, "BadMessage"),
        (1, ["town-nowhere"], "BadMessage"),
        (1, ["ground"], "BadMessage"),
        (1, ["town-tucson town-globe"], "BadMessage"),
    ],
)
def test_what_is_no_plan_is_refused_and_changes_nothing(
    tmp_path: Path, seat: int, stops: list[str], error: str
) -> None:
    async def story() -> tuple[list[str], int]:
        gang = await Gang(tmp_path).begun()
        await gang.heard(gang.eyes[seat])
        before = gang.live.table.n
        await gang.plan(gang.eyes[seat], stops)
        answer = await gang.words(gang.eyes[seat])
        written = gang.live.table.n - before
        await gang.hall.close()
        return answer, written

    assert ([error], 0) == asyncio.run(story())


def test_a_plan_may_be_changed_taken_down_and_pinned_again(tmp_path: Path) -> None:
    async def story() -> tuple[list[list[str]], int]:
        gang = await Gang(tmp_path).begun()
        mine, friend = gang.eyes[1], gang.eyes[2]
        await gang.heard(friend)
        before, seen = gang.live.table.n, []
        for stops in (ROUTE, ROUTE[:1], [], [], ROUTE):
            await gang.plan(mine, stops)
            seen.append(await gang.words(friend))
        written = gang.live.table.n - before
        await gang.hall.close()
        return seen, written

    seen, written = asyncio.run(story())
    pinned = [f"pins ['1 {' '.join(ROUTE)}']"]
    assert [pinned, ["pins ['1 town-tucson']"], ["pins []"], [], pinned] == seen
    assert 4 == written, "what hangs there already is not written again"


def test_plans_and_whispers_are_there_again_when_the_house_is_opened_again(
    tmp_path: Path,
) -> None:
    async def story() -> tuple[list[list[str]], list[list[str]]]:
        gang = await Gang(tmp_path).begun()
        await gang.whisper(gang.eyes[1], "Tucson?")
        await gang.plan(gang.eyes[3], ROUTE)
        await gang.plan(gang.eyes[2], ROUTE)
        await gang.plan(gang.eyes[2], [])
        before = [await gang.words(await gang.come(f"p{k}")) for k in range(4)]
        await gang.hall.close()
        again = Gang(tmp_path)
        again.live = await again.hall.live(TABLE)
        after = [await again.words(await again.come(f"p{k}")) for k in range(4)]
        await again.hall.close()
        return before, after

    before, after = asyncio.run(story())
    assert before == after
    assert [] == after[0]
    assert ["circle 1 N1: Tucson?", f"pins ['3 {' '.join(ROUTE)}']"] == after[1]


async def looked_at(folder: Path, talks: bool) -> dict[str, list[bytes]]:
    """Every byte for who is not of the gang, of a game with its talk and plans, or without."""
    clock = Clock()
    gang = await Gang(folder, clock, delay=DELAY).begun()
    outside = {
        "marshal": await gang.come("p0", "wide"),
        "his program": gang.eyes[0],
        "watcher": await gang.come("p9", "tall"),
        "stranger": await gang.come(""),
    }
    found: dict[str, list[bytes]] = {who: [] for who in outside}
    dice = Dice(11)
    for step in range(MOVES):
        if talks:
            for seat in (1, 2, 3):
                await gang.whisper(gang.eyes[seat], f"CANARY {step}")
                await gang.plan(gang.eyes[seat], ROUTE[: step % 4])
                gang.eyes[seat]._mail.clear()
        if step % 9 == 0:
            await gang.chat(gang.eyes[1 + step % 3], f"Hm {step}")
            await gang.chat(gang.eyes[0], f"So {step}")
            await gang.whisper(gang.eyes[0], "me too")
            await gang.plan(gang.eyes[0], ROUTE)
            late = await gang.come("p0", "tall")
            found[f"late {step}"] = await gang.bytes(late)
            gang.live.leave(late)
        for who, watcher in outside.items():
            found[who] += await gang.bytes(watcher)
            state = gang.live.state(watcher)
            card = gang.hall.card(gang.live.table, watcher.person, "en")
            found[who] += [msgspec.json.encode(one) for one in (state, card)]
        clock.now += 1.0
        await gang.move(dice)
    assert gang.live.table.stage == "playing"
    await gang.hall.close()
    again = Gang(folder, clock)  # opened again: what watchers see is a matter of time
    again.live = await again.hall.live(TABLE)
    for who in ("p0", "p9"):
        found[f"again {who}"] = await again.bytes(await again.come(who))
    await again.hall.close()
    return found


def test_law_8_with_the_gang_s_talk_and_pins(tmp_path: Path) -> None:
    """The same game twice, once in silence: who is not of the gang is sent the same bytes, in the
    same order and in as many messages, talk to all with its numbers among them."""
    found = []
    for talks in (False, True):
        folder = tmp_path / str(talks)
        folder.mkdir()
        found.append(asyncio.run(looked_at(folder, talks)))
    silent, loud = found

    assert silent == loud
    assert sum(len(all_) for all_ in loud.values()) > 300
    assert any(b'"is":"talk"' in one for one in loud["marshal"])
    everything = b"".join(one for all_ in loud.values() for one in all_)
    for canary in (b"CANARY", b'"circle"', b'"routes"'):
        assert canary not in everything


def test_nobody_else_is_even_woken(tmp_path: Path) -> None:
    """A stream that is woken for nothing could tell by its next sign of life."""

    async def story() -> list[bool]:
        gang = await Gang(tmp_path).begun()
        outside = [gang.eyes[0], await gang.come("p9")]
        for watcher in outside:
            await gang.heard(watcher)
            watcher._ready.clear()
        await gang.whisper(gang.eyes[1], "Tucson?")
        await gang.plan(gang.eyes[1], ROUTE)
        woken = [watcher._ready.is_set() for watcher in outside]
        await gang.hall.close()
        return woken

    assert [False, False] == asyncio.run(story())


def test_a_stream_shows_life_in_its_own_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However often it is woken without a word: that something goes on is nobody's business."""
    monkeypatch.setattr(streams, "SIGN_OF_LIFE", 0.01)

    async def story() -> bytes:
        gang = await Gang(tmp_path).begun()
        watcher = Watcher("p9", "N9", "en", "none", -1)
        lines = streams.told(gang.live, watcher)
        while b'"is":"scene"' not in await anext(lines):
            pass

        async def wake() -> None:
            while True:
                watcher.tell("scene")  # which has not changed
                await asyncio.sleep(0)

        waking = asyncio.create_task(wake())
        async with asyncio.timeout(60):
            line = await anext(lines)
        waking.cancel()
        await lines.aclose()  # type: ignore[attr-defined]
        await gang.hall.close()
        return line

    assert b"\n" == asyncio.run(story())


def test_what_the_gang_says_takes_nothing_from_what_others_may_say() -> None:
    sitting = Sitting("desperados", 4)
    table = sitting.table
    gang = teams.as_bits(frozenset({1, 2, 3}))
    first = table.talking.say("p0", "N0", 0, "So", 0.0)
    sitting.take(first)
    changes = table.changes
    sitting.take(table.talking.say("p1", "N1", 1, "hm", 5.0, gang) * talking.MOST_SAID)
    sitting.take([Entry("pin", 6.0, 2, gang, "town-tucson", person="p2")] * talking.MOST_PINNED)

    with pytest.raises(TooMuch):
        table.talking.say("p1", "N1", 1, "hm", 0.0, gang)
    with pytest.raises(TooMuch):
        table.talking.pin("p2", 2, ["town-globe"], 0.0, gang)
    assert table.talking.pin("p3", 3, ["town-globe"], 0.0, gang)
    assert table.talking.say("p0", "N0", 0, "So", 0.0)
    assert [first[0]] == [word.entry for word in table.talking.last_words([0])]
    assert (changes, 0.0) == (table.changes, table.at), "nor is it seen when the table was used"


def test_a_game_without_company_has_none() -> None:
    table, watcher = Sitting("goat", 3).table, Watcher("p1", "N1", "en", "none", -1)
    whisper, plan = wire.Chat(ask="w", text="So?", to="circle"), wire.Plan(ask="p", stops=[])

    assert frozenset() == teams.circle(table, "p1")
    for wish in (whisper, plan):
        with pytest.raises(NotYours):
            teams.words(table, watcher, wish, 0.0)
    assert [] == teams.news(table, watcher)
