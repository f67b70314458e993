"""Tells who is away that it is their move. Whatever it does can be done again after a crash.

It says which game and where, and nothing of what happens there. Who has moved meanwhile, or looks
at the table, is told nothing.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Sequence
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec.structs import replace

from farwest.kernel.errors import FarwestError
from farwest.server.notices import hooks, quiet
from farwest.server.notices.letters import GameWaiting, shall_we, subject, your_moves
from farwest.server.notices.links import LinkDeed, LinkSigner
from farwest.server.notices.mailing import mail
from farwest.server.notices.means import NoticeMeans
from farwest.server.notices.pushing import SECRET, Pusher, can_push
from farwest.server.notices.reaching import Forbidden, Unreachable
from farwest.server.people import HOW as SIGNED
from farwest.server.people import DatedSigner
from farwest.tables.errors import TableTrouble
from farwest.tables.logbook import note
from farwest.tables.notice_book import NoticeBook, NoticeWish, QueuedNotice, Way
from farwest.tables.states import pace_of
from farwest.tables.store import Member
from farwest.tables.table import Table
from farwest.tables.words import say

if TYPE_CHECKING:
    from farwest.server.application import App

LOG: Final = logging.getLogger("farwest.notices")
SOON: Final = {"days": 60.0, "free": 600.0}  # by pace: seconds in which somebody may look by itself
PAIRED: Final = 30.0  # likewise, where a tournament has just given somebody a table
EVERY: Final = 20.0  # seconds between two looks at the queue
BACK_OFF: Final = 60.0  # seconds, then twice as long, and so on
LONGEST: Final = 6 * 3600.0
MOST_TRIES: Final = 9  # half a day and more
KEY: Final = "notices"  # of the house's own: signs links
COMING: Final = -1  # no move yet


class Postman:
    def __init__(self, app: App, means: NoticeMeans | None) -> None:
        self.app, self.means = app, means
        self.book = NoticeBook(app.store)
        self.pusher: Pusher | None = None
        self.links = LinkSigner(DatedSigner(app.clock, b"", **SIGNED | {"salt": KEY}))
        self._told: dict[str, tuple[int, frozenset[str]]] = {}  # by table: the last that was put
        self._heard: set[asyncio.Task[None]] = set()
        self._sooner = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        key = await self.app.store.secret(KEY)
        self.links = LinkSigner(DatedSigner(self.app.clock, key, **SIGNED | {"salt": KEY}))
        if self.means is None:
            return
        if self.means.push is not None and can_push():
            self.pusher = Pusher(self.means.push, await self.app.store.secret(SECRET))
        station = self.app.station
        if station is None or station.number == 0:  # one of all: it sends what all have put
            self._task = asyncio.create_task(self._rounds())

    def close(self) -> None:
        for task in (*self._heard, self._task):
            if task is not None:
                task.cancel()

    # ---- what there is to tell ------------------------------------------------------------------

    def heard(self, table: Table) -> None:
        """Something was written at a table. To find out whom it waits for must not slow it down."""
        soon = self._soon(table)
        if soon is None:
            self._told.pop(table.charter.table, None)
            return
        move, people = awaited(table)
        if self._told.get(table.charter.table) == (move, people):
            return
        self._told[table.charter.table] = move, people
        if people:
            task = asyncio.create_task(self._put(table.charter.table, move, people, soon))
            self._heard.add(task)
            task.add_done_callback(self._heard.discard)

    def _soon(self, table: Table) -> float | None:
        """After how many seconds it is told; None: nothing is."""
        if self.means is None:
            return None
        if table.stage == "waiting":
            return PAIRED if table.charter.cup else None
        company = table.stage == "playing" and table.has_company
        return SOON.get(pace_of(table.charter.clock)) if company else None

    async def _put(self, table: str, move: int, people: frozenset[str], soon: float) -> None:
        at = self.app.clock() + soon
        try:
            for person in people:
                await self.book.put(person, table, move, lambda w, way: quiet.first_due(w, way, at))
        except TableTrouble as trouble:  # the disk's: told at the next start, if it is still so
            LOG.warning("a notice could not be kept: %s", trouble)
        self._sooner.set()

    # ---- sending --------------------------------------------------------------------------------

    async def _rounds(self) -> None:
        while True:
            self._sooner.clear()
            try:
                await self.round()
            except TableTrouble as trouble:
                LOG.warning("notices wait: %s", trouble)
            except Exception:
                LOG.exception("notices wait")
            try:
                await asyncio.wait_for(self._sooner.wait(), EVERY)
            except TimeoutError:
                continue

    async def round(self) -> int:
        """Sends what is due: as many letters as it tried."""
        piles: defaultdict[tuple[str, Way, str], list[QueuedNotice]] = defaultdict(list)
        for notice in await self.book.due(self.app.clock()):
            piles[notice.person, notice.way, notice.letter].append(notice)
        tried = await asyncio.gather(
            *(self._pile(person, way, pile) for (person, way, _), pile in piles.items())
        )
        return sum(tried)

    async def _pile(self, person: str, way: Way, pile: list[QueuedNotice]) -> bool:
        """One letter for all of them, if it may go. Whether it was tried."""
        now, wish = self.app.clock(), await self.book.wish(person)
        member = await self.app.store.person(person)
        if member is None or way not in wish.ways or not self._can(way):
            await self.book.done(pile, "off", now)
            return False
        goes = quiet.may_go(wish, way, now, await self.book.last_sent(person, way))
        if goes > now:
            await self.book.put_off(pile, goes)
            return False
        waiting = [(one, found) for one in pile if (found := await self._waits(member, one))]
        stale = [one for one in pile if one not in [kept for kept, _ in waiting]]
        if stale:
            await self.book.done(stale, "stale", now)
        if not waiting:
            return False
        kept, games = [one for one, _ in waiting], [game for _, game in waiting]
        await self._send(member, wish, way, kept, games)
        return True

    async def _send(
        self,
        member: Member,
        wish: NoticeWish,
        way: Way,
        kept: list[QueuedNotice],
        games: list[GameWaiting],
    ) -> None:
        letter = kept[0].letter or sha256(f"{[one.number for one in kept]}".encode()).hexdigest()
        await self.book.begin(kept, letter)
        try:
            await self._go(member, wish, way, letter[:32], games)
        except Unreachable as trouble:
            tries = max(one.tries for one in kept) + 1
            note("notice-waits", person=member.id, way=way, why=str(trouble), tries=tries)
            if tries >= MOST_TRIES:
                await self.book.done(kept, "failed", self.app.clock())
            else:
                wait = min(BACK_OFF * 2**tries, LONGEST)
                await self.book.put_off(kept, self.app.clock() + wait)
        except Forbidden as trouble:
            note("notice-refused", person=member.id, way=way, why=str(trouble))
            await self.book.done(kept, "failed", self.app.clock())
        else:
            await self.book.done(kept, "sent", self.app.clock())
            note("notice-sent", person=member.id, way=way, games=len(games))

    def _can(self, way: Way) -> bool:
        means = self.means
        if means is None:
            return False
        can = {"mail": means.mail, "hook": means.hooks, "push": self.pusher}
        return can[way] is not None

    async def _waits(self, member: Member, notice: QueuedNotice) -> GameWaiting | None:
        """Whether that table still waits for that of theirs, and they do not look."""
        assert self.means is not None
        try:
            table = await self.app.hall.table(notice.table)
        except FarwestError:
            return None
        move, people = awaited(table)
        live = self.app.hall.opened.get(notice.table)
        looks = live is not None and member.id in live.here(member.id)
        if move != notice.move or member.id not in people or looks:
            return None
        title = say(table.game, member.language, "game")
        return GameWaiting(title, f"{self.means.address}/table/{notice.table}", notice.table)

    # ---- each way -------------------------------------------------------------------------------

    async def _go(
        self, member: Member, wish: NoticeWish, way: Way, id: str, games: list[GameWaiting]
    ) -> None:
        means, now = self.means, self.app.clock()
        assert means is not None
        if way == "mail" and means.mail is not None:
            leave = self.links.link(LinkDeed("off", member.id, "mail"))
            letter = your_moves(means.address, member, wish.mail, games, id, leave)
            await mail(means.mail, letter, now)
        elif way == "hook" and means.hooks is not None:
            said = {"is": "your-move", "id": id, "games": games}
            await hooks.call(means.hooks, wish.hook, wish.hook_key, said, id, now)
        elif self.pusher is not None:
            await self._push(member, wish, id, games, now)

    async def _push(
        self, member: Member, wish: NoticeWish, id: str, games: list[GameWaiting], now: float
    ) -> None:
        """To every browser of theirs; it has arrived if one has it."""
        assert self.pusher is not None
        one = games[0] if len(games) == 1 else None
        said: dict[str, Any] = {
            "title": subject(member.language, games),
            "body": ", ".join(dict.fromkeys(game.title for game in games)),
            "path": f"/table/{one.table}" if one else "/",
            "waiting": await self._waiting(member),
        }
        text, gone, last = msgspec.json.encode(said), list[str](), list[Exception]()
        for line in wish.lines:
            try:
                await self.pusher.push(line, text, id, now)
            except Forbidden as trouble:
                gone.append(line.endpoint)
                last.append(trouble)
            except Unreachable as trouble:
                last.append(trouble)
        if gone:
            await self.book.change(member.id, lambda was: without(was, gone))
        if len(last) == len(wish.lines):
            raise next((t for t in last if isinstance(t, Unreachable)), last[-1])

    async def _waiting(self, member: Member) -> int:
        from farwest.server.moves import waits

        cards = await self.app.hall.tables_of(member.id, member.language)
        return sum(card.my_turn for card in cards if waits(card))

    # ---- addresses ------------------------------------------------------------------------------

    async def ask_mail(self, member: Member, address: str) -> None:
        """Whether somebody at that address wants our letters: the only one that goes unasked."""
        assert self.means is not None
        assert self.means.mail is not None
        link = self.links.link(LinkDeed("confirm", member.id, "mail", address))
        now = self.app.clock()
        letter = shall_we(self.means.address, member, address, link, now)
        await mail(self.means.mail, letter, now)

    async def ask_hook(self, member: Member, wish: NoticeWish) -> None:
        assert self.means is not None
        assert self.means.hooks is not None
        link = self.links.link(LinkDeed("confirm", member.id, "hook", wish.hook))
        now = self.app.clock()
        id = sha256(f"{link} {now}".encode()).hexdigest()[:32]
        said = {"is": "confirm", "id": id, "link": f"{self.means.address}/notices/{link}"}
        await hooks.call(self.means.hooks, wish.hook, wish.hook_key, said, id, now)


def awaited(table: Table) -> tuple[int, frozenset[str]]:
    """The move, and the people whose answer it waits for; or those who are to come to a table that
    a tournament has given them."""
    if table.stage == "waiting" and table.charter.cup:
        return COMING, table.expected()
    if table.stage != "playing":
        return 0, frozenset()
    chairs = [table.chairs[seat] for seat in table.thinking()]
    return len(table.movers), frozenset(chair.person for chair in chairs if chair.human)


def without(wish: NoticeWish, gone: Sequence[str]) -> NoticeWish:
    return replace(wish, lines=tuple(line for line in wish.lines if line.endpoint not in gone))
