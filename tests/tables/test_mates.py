"""Bots in a side with people: what they pin, what they say, and that nobody else can tell."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from farwest.games.desperados.numbers import BANK_TOWN
from farwest.games.desperados.questions import DESPERADO_CARD
from farwest.games.desperados.words import NAMES
from farwest.kernel.dice import Dice
from farwest.tables import wire
from farwest.tables.mates import mixed, spot_named
from farwest.tables.thinkers import Thinkers
from farwest.tables.wire import ChairWish, NewTable
from tests.tables.gangs import HOST, TABLE, Gang
from tests.tables.test_live_table import SALT

BOT = ChairWish("bot", level="cowhand")
BANKS = [f"town-{NAMES['town'][town]}" for town in BANK_TOWN]
MIXED = (ChairWish("me"), ChairWish("open"), replace(BOT, name="Abel"), replace(BOT, name="Bo"))
MOVES = 30


class Counting(Thinkers):
    """It thinks here, and counts."""

    def __init__(self) -> None:
        super().__init__(1)
        self.thought: list[str] = []

    async def run(self, work: Callable[..., Any], *facts: Any, **_: Any) -> Any:
        self.thought.append(work.__name__)
        return work(*facts)


class MixedGang(Gang):
    """The marshal p0 and the rider p1 are people; bots ride with her. Nobody plays by himself: who
    came before the game has started no bot."""

    async def sat(self, *chairs: ChairWish, **wishes: Any) -> MixedGang:
        self.counting = self.hall.thinkers = Counting()
        wish = NewTable("desperados", [*chairs], **{"public": True, **wishes})
        charter = replace(self.hall._charter(HOST.id, wish), secret="ab" * 32, table=TABLE)
        self.live = await self.hall.live(await self.hall._found(HOST, charter, "en"))
        self.live.mates._seed = 1
        table = self.live.table
        self.eyes = [await self.come("p0"), await self.come("p1")]
        await self.live.write(table.add_salt(HOST.id, table.commitment, SALT, 1.0))
        for seat, chair in enumerate(chairs):
            if chair.who == "open":
                (entry,) = table.sit("new", "N1", seat, 1.0)
                await self.live.write([replace(entry, person="p1", value=SALT)])
        await self.live.write(table.start([], 1.0))
        await self.thought()
        return self

    async def thought(self) -> None:
        """When its bots have said what they mean to do."""
        task = self.live.mates._task
        if task is not None:
            await task

    async def until_cards(self, dice: Dice) -> None:
        """On to the gang's next cards."""
        await self.moves(dice)
        while self.live.table.playing.state.kind != DESPERADO_CARD:
            await self.moves(dice)

    async def moves(self, dice: Dice) -> None:
        await self.move(dice)
        await self.thought()

    def pins(self) -> dict[int, tuple[str, ...]]:
        return self.live.table.talking.plans([1, 2, 3])


def test_bots_of_the_gang_pin_what_they_then_answer(tmp_path: Path) -> None:
    """DESP-D4: a town for each turn that is left, and the first is where the bot rides."""

    async def story() -> tuple[dict[int, int], list[str], list[str]]:
        gang = await MixedGang(tmp_path).sat(*MIXED)
        await gang.until_cards(Dice(3))
        table, pinned = gang.live.table, gang.pins()
        rides = []
        for seat in (2, 3):
            action = await gang.live.mates.answer(seat)
            option = table.game.action_names[action]
            rides.append(f"{option.replace('lay ', 'town-')} {gang.pins()[seat][0]}")
        heard = await gang.words(gang.eyes[0])
        await gang.hall.close()
        return {seat: len(stops) for seat, stops in pinned.items()}, rides, heard

    lengths, rides, heard = asyncio.run(story())
    assert {2: 5, 3: 5} == lengths
    assert all("saloon" in ride or len(set(ride.split())) == 1 for ride in rides), rides
    assert [] == heard, "the marshal hears nothing of it"


def test_a_bot_leaves_a_bank_to_a_person_and_says_so(tmp_path: Path) -> None:
    """Wherever the bot means to end: if a person's plan ends there, the bot's no longer does."""

    async def story() -> list[tuple[str, str, list[str]]]:
        gang = await MixedGang(tmp_path).sat(*MIXED)
        dice, found = Dice(5), []
        while len(found) < 3:
            await gang.until_cards(dice)
            sheriffs = gang.live.table.playing.view(1).sheriff
            for seat in (2, 3):
                end = gang.pins()[seat][-1]
                if end not in BANKS or BANK_TOWN[BANKS.index(end)] in sheriffs:
                    continue
                await gang.words(gang.eyes[1])
                await gang.plan(gang.eyes[1], [end])
                await gang.thought()
                said = [w for w in await gang.words(gang.eyes[1]) if w.startswith("circle")]
                found.append((end, gang.pins()[seat][-1], said))
                await gang.plan(gang.eyes[1], [])
                await gang.thought()
        await gang.hall.close()
        return found

    found = asyncio.run(story())
    for end, instead, said in found:
        if instead == end:
            assert any("Nothing better is in reach" in word for word in said)
        else:
            assert any(" is yours. I ride for " in word for word in said)
    assert any(end != instead for end, instead, _ in found)


def test_what_is_said_is_a_set_phrase_in_the_reader_s_language(tmp_path: Path) -> None:
    async def story() -> list[list[str]]:
        gang = await MixedGang(tmp_path).sat(*MIXED)
        french = gang.eyes[1]
        french.language = "fr"
        await gang.until_cards(Dice(3))
        end = gang.pins()[2][-1].removeprefix("town-").replace("_", " ")
        heard = []
        for text in (f"qui va à {end.upper()} ?", "Hello!"):
            await gang.words(french)
            await gang.whisper(french, text)
            await gang.thought()
            heard.append(
                [m for m in await gang.heard(french) if isinstance(m, wire.Talk) and m.bot]
            )
        marshal = await gang.words(gang.eyes[0])
        await gang.hall.close()
        return [[word.text for word in said] for said in heard] + [marshal]

    named, greeted, marshal = asyncio.run(story())
    assert [1, 1] == [len(named), len(greeted)], "one bot answers"
    assert named[0].startswith("Je file à ")
    assert greeted[0].startswith("Je ")
    assert [] == marshal


def test_where_talk_is_open_bots_pin_and_say_nothing(tmp_path: Path) -> None:
    async def story() -> tuple[int, list[str]]:
        gang = await MixedGang(tmp_path).sat(*MIXED, variant={"talk": "open"})
        await gang.until_cards(Dice(3))
        await gang.chat(gang.eyes[1], "Tucson?")
        await gang.plan(gang.eyes[1], [gang.pins()[2][-1]])
        await gang.thought()
        heard = await gang.words(gang.eyes[0])
        pinned = len(gang.pins())
        await gang.hall.close()
        return pinned, heard

    assert (3, ["all 1 N1: Tucson?"]) == asyncio.run(story())


@pytest.mark.parametrize(
    "chairs",
    [
        pytest.param((ChairWish("open"), ChairWish("me"), ChairWish("me")), id="no bots"),
        pytest.param((ChairWish("me"), BOT, BOT, BOT), id="only bots in the gang"),
        pytest.param((ChairWish("me"), ChairWish("me"), BOT), id="one device on both sides"),
    ],
)
def test_where_no_side_is_mixed_nobody_thinks_of_plans(
    tmp_path: Path, chairs: tuple[ChairWish, ...]
) -> None:
    async def story() -> tuple[list[str], bool, dict[int, Any]]:
        gang = await MixedGang(tmp_path).sat(*chairs)
        dice = Dice(3)
        for _ in range(MOVES):
            await gang.moves(dice)
        idle = gang.live.mates._task is None
        found = mixed(gang.live.table)
        await gang.hall.close()
        return gang.counting.thought, idle, found

    assert ([], True, {}) == asyncio.run(story())


async def looked_at(folder: Path, talks: bool) -> tuple[list[bytes], list[Any]]:
    """Every byte for the marshal and a spectator of one game, and what the bots had pinned."""
    gang = await MixedGang(folder).sat(*MIXED)
    dice, pins, found = Dice(11), [], []
    for step in range(MOVES):
        if talks:
            await gang.whisper(gang.eyes[1], "Tucson?")
            await gang.plan(gang.eyes[1], [BANKS[step % len(BANKS)]])
            await gang.thought()
        gang.eyes[1]._mail.clear()
        found += await gang.bytes(gang.eyes[0])
        for person in ("p0", "p9"):
            card = gang.hall.card(gang.live.table, person, "en")
            found.append(msgspec.json.encode(card))
        pins.append({seat: gang.pins().get(seat) for seat in (2, 3)})
        gang.clock.now += 1.0
        await gang.moves(dice)
    await gang.hall.close()
    return found, pins


def test_law_8_whatever_the_gang_s_bots_pin_and_say(tmp_path: Path) -> None:
    """The same game twice; in one the bots have to change their plans, and answer. The marshal is
    sent the same bytes, in as many messages."""
    folders = [tmp_path / name for name in ("quiet", "loud")]
    for folder in folders:
        folder.mkdir()
    (quiet, some), (loud, other) = (
        asyncio.run(looked_at(folder, folder.name == "loud")) for folder in folders
    )
    assert quiet == loud
    assert some != other, "they did pin other plans"
    assert len(loud) > 2 * MOVES
    everything = b"".join(loud)
    for canary in (b'"circle"', b'"routes"', b"mate-", b"I ride for"):
        assert canary not in everything


def test_a_spot_is_found_in_what_people_write() -> None:
    assert "town-tuba_city" == spot_named("desperados", "meet me at TUBA CITY, then Globe")
    assert "" == spot_named("desperados", "Hello there")
