"""What moves a table without anybody's click: bots that answer, clocks that run out."""

from __future__ import annotations

import asyncio
import logging
import random
from contextlib import suppress
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final
from weakref import proxy

import msgspec

from farwest.bots import stand_in
from farwest.bots.registry import time_for
from farwest.tables import orders, together
from farwest.tables.counting import COUNTS
from farwest.tables.errors import TableTrouble
from farwest.tables.pondering import Pondering
from farwest.tables.thinkers import choose

if TYPE_CHECKING:
    from farwest.tables.live_table import LiveTable

PACE: Final = (0.7, 1.6)  # seconds a bot takes at least, so that people can follow
AFTER_TROUBLE: Final = 1.0  # seconds until bots and clocks try again
LONGEST_WAIT: Final = 300.0  # seconds, after trouble that does not go away
TRIES: Final = 3  # a position that somebody brought, and that breaks the rules, is given up
LOG: Final = logging.getLogger("farwest.tables")


class Driver:
    """Of one live table. At work only while there is something to drive."""

    def __init__(self, live: LiveTable) -> None:
        self.live: LiveTable = proxy(live)  # a table nobody holds goes at once
        self.pondering = Pondering(live)
        self.changed = asyncio.Event()
        self.sleep = asyncio.sleep  # so that a test can look at the pauses
        self._task: asyncio.Task[None] | None = None
        self._moment: tuple[Any, ...] = ()  # of answers given at once: what they belong to
        self._until = 0.0  # by the table's clock: not before that does it end
        self._ahead = (-1, -1)  # the move and the seat of an order that is about to be carried out
        self._quick = 0.0  # when
        self.alarm: float | None = None  # when a clock runs out that it does nothing but wait for

    @property
    def idle(self) -> bool:
        return self._task is None or self._task.done()

    def go(self) -> None:
        """Bots answer, and clocks run out, while somebody else could not."""
        self.changed.set()
        if self.idle and not self._people_alone():
            self._task = asyncio.create_task(self._drive())

    def _people_alone(self) -> bool:
        """No clock runs, nobody answered ahead, and somebody has a choice: nothing is to be driven.
        A position that was brought may break on the way to that."""
        table = self.live.table
        if table.stage != "playing" or table.charter.clock or table.charter.start:
            return False
        if any(table.orders.since.values()) or not all(chair.human for chair in table.chairs):
            return False
        return bool(table.thinking())

    def stop(self) -> None:
        self.pondering.stop()
        if self._task is not None:
            self._task.cancel()

    async def _drive(self) -> None:
        broken = 0  # times, one after the other
        while self.live.table.stage == "playing" or self._was_left():
            self.changed.clear()
            try:
                if not await self._drive_on():
                    return
                broken = 0
            except TableTrouble as trouble:  # of the disk, as a rule: nothing has happened
                LOG.warning("bots and clocks of a table wait: %s", trouble)
                await asyncio.sleep(AFTER_TROUBLE)
            except Exception:  # a table whose driver died would stand still for ever
                broken += 1
                if broken == 1:
                    LOG.exception("bots and clocks of a table broke")
                if broken == TRIES and self.live.table.charter.start:
                    await self.live.give_up()
                    return
                await self.sleep(min(AFTER_TROUBLE * 2**broken, LONGEST_WAIT))

    def _was_left(self) -> bool:
        """By a house that died between the last wish and what follows from it."""
        table = self.live.table
        salted = any(chair.salt for chair in table.chairs)  # bots among themselves wait for a host
        return (salted and table.all_here()) or table.all_want_more()

    async def _drive_on(self) -> bool:
        """False: there is nothing to drive."""
        live = self.live
        if self._was_left():
            async with live.lock:
                await live.go_on_if_ready()
            return True
        async with live.lock:
            await live.write(live.table.too_late(live.now()))
        table = live.table
        thinking = table.thinking()
        robots = [seat for seat in thinking if table.chairs[seat].bot and self._may_answer(seat)]
        if self.live.presence.deserted:
            return await self._wait_for_clock(thinking)
        ahead = [seat for seat in thinking if orders.ordered(table, seat) is not None]
        if robots:
            await self._bot_plays(robots[0], self._player(robots[0]))
        elif ahead:
            await self._order_plays(ahead[0])
        elif table.asked() and not thinking:
            await self._go_on()
        else:
            bots = [seat for seat, chair in enumerate(table.chairs) if chair.bot]
            self.pondering.go({seat: self._player(seat) for seat in bots})
            return await self._wait_for_clock(thinking)
        return True

    async def _wait_for_clock(self, thinking: list[int]) -> bool:
        """False: none runs."""
        table = self.live.table
        people = [seat for seat in thinking if table.chairs[seat].human]
        if table.charter.clock is None or not people:
            return False
        self.alarm = min(table.clocks.runs_out(seat) for seat in people)
        with suppress(TimeoutError):
            wait = max(self.alarm - self.live.now(), 0.0) + 0.01
            await asyncio.wait_for(self.changed.wait(), wait)
        self.alarm = None
        return True

    def _may_answer(self, seat: int) -> bool:
        """Where a side answers at once and sees what it holds, its people go first."""
        table = self.live.table
        match = table.playing
        people = (other for other in table.thinking() if table.chairs[other].human)
        return not any(together.shares(match, seat, other) for other in people)

    def _player(self, seat: int) -> str:
        """The bot in that chair; for a person who is away, as the game has such bots play."""
        chair = self.live.table.chairs[seat]
        return stand_in(chair.bot, self.live.table.game) if chair.left else chair.bot

    async def _bot_plays(self, seat: int, level: str) -> None:
        table = self.live.table
        move, seen, game = table.move, table.seen(seat), table.charter.game
        pause = self._pause()
        view = msgspec.json.encode(together.turned_to(table.playing, seat, table.held).view(seat))
        began = self.live.now()
        action = None if table.charter.day else await self._told_choice(seat)
        if action is None:
            seed, chair = self._mind(seat, view)
            action = await self._choice(game, level, view, seed, chair)
        if not together.is_together(table.playing) or table.ends_it(seat, action):
            await self.sleep(max(began + pause - self.live.now(), 0.0))
        async with self.live.lock:
            table = self.live.table  # another one, if it was read again
            asked = table.move == move and seat in table.thinking() and table.chairs[seat].bot
            if asked and self._may_still(seat, action):
                await self.live.answer(seat, seen, action, "", table.charter.language)
                COUNTS.moves["bot"] += 1
        await self.live.tidy()

    async def _order_plays(self, seat: int) -> None:
        """As by somebody who is quick; until then they may think better of it."""
        table = self.live.table
        moment = table.move, seat
        if self._ahead != moment:
            self._ahead, self._quick = moment, self.live.now() + random.uniform(*orders.QUICK)
        wait = self._quick - self.live.now()
        if wait > 0:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.changed.wait(), wait)
            return
        async with self.live.lock:
            table = self.live.table
            action = orders.ordered(table, seat)
            if action is not None:
                language = table.charter.language
                await self.live.answer(seat, table.seen(seat), action, "", language)
        await self.live.tidy()

    async def _told_choice(self, seat: int) -> int | None:
        """Of a bot that tells the people of its side what it means to do; None: it does not."""
        if not self.live.mates.plans(seat):
            return None
        try:
            return await self.live.mates.answer(seat)
        except TableTrouble:
            raise
        except Exception:  # then it answers without a plan
            LOG.exception("a bot of a side could not plan")
            return None

    def _may_still(self, seat: int, action: int) -> bool:
        """While it thought, somebody of its side may have thought better of it."""
        table = self.live.table
        return action in together.turned_to(table.playing, seat, table.held).state.legal()

    async def _go_on(self) -> None:
        """Nobody has a choice: that takes as long as a choice."""
        table = self.live.table
        move = table.move
        await self.sleep(self._pause())
        async with self.live.lock:
            table = self.live.table
            if table.move == move and table.asked() and not table.thinking():
                await self.live.write(table.go_on(self.live.now()))
        await self.live.tidy()

    def _pause(self) -> float:
        """Seconds until the next answer, at least. Those given at once take as long together as
        one, whoever has a choice and however often they are asked again: time tells nothing. After
        what people answer it begins anew, so that they may change their minds."""
        table, now = self.live.table, self.live.now()
        if not table.charter.pace or (table.charter.cup and not table.people()):
            return 0.0
        people = [(k, action) for k, action in table.held.items() if table.chairs[k].human]
        moment = table.seen(None), table.playing.state.kind, *sorted(people)
        if moment != self._moment or not together.is_together(table.playing):
            self._moment, self._until = moment, now + random.uniform(*PACE)
        return max(self._until - now, 0.0)

    def _mind(self, seat: int, view: bytes) -> tuple[int, str]:
        """A seed, and where the bot sits, so that it goes on thinking there. In the deal of the day
        the same view gets the same answer, whoever plays: what it thought before does not count."""
        charter = self.live.table.charter
        if charter.day:
            return int.from_bytes(sha256(charter.secret.encode() + view).digest()[:3]), ""
        return random.getrandbits(31), f"{charter.table} {seat}"

    def _time_for(self, level: str) -> float:
        """Seconds, where a person waits for it and nobody else for the processor. The deal of the
        day gets the same answers on every machine."""
        live = self.live
        if live.table.charter.day or not (live.presence.is_played and live.thinkers.is_calm):
            return 0.0
        return time_for(level, live.table.game)

    async def _choice(self, game: str, level: str, view: bytes, seed: int, chair: str) -> int:
        try:
            bot = choose, game, level, view, seed, chair, self._time_for(level)
            return await self.live.thinkers.run(*bot, chair=chair, asker=self.live.presence.asker)
        except Exception:  # a bot that fails must not stop the table
            LOG.exception("a %s could not choose in %s; anything will do", level, game)
            return choose(game, "random", view, seed)
