"""Two machines that share a house in PostgreSQL, people who play on while something happens to one
of them, and a history of who wrote what.

A machine is a `farwest serve` with an address of its own, and a line to the database that can be
cut. The database itself notes which session took which slot and wrote which entry: in the order
in which it happened, for both are under the same lock.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import asyncpg
from websockets.asyncio.client import ClientConnection

from farwest.tables.postgres import PostgresStore, prepare
from farwest.tables.slots import SLOTS, slot_of
from tests.server.faults import Patient, evening
from tests.server.killing import Party, children, moves_are_there_once, same_as_a_replay
from tests.server.namespaces import Networks
from tests.server.wires import Wire
from tests.tables.postgres_server import PostgresServer

ADDRESSES: Final = ("127.0.2.1", "127.0.3.1")
FAULTS: Final = ("killed", "stopped", "cut off", "session ended", "sent away")
VANISHED: Final = "vanished"  # where each machine has a network of its own
APART: Final = ("killed", "stopped", VANISHED, "session ended", "sent away")
HISTORY: Final = """
    CREATE SEQUENCE moment;
    CREATE TABLE history (
        moment BIGINT DEFAULT nextval('moment'), what TEXT, table_id TEXT, n BIGINT,
        holder TEXT, session INTEGER DEFAULT pg_backend_pid(),
        deal XID8 DEFAULT pg_current_xact_id()
    );
    CREATE FUNCTION noted() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF tg_table_name = 'log' THEN
            INSERT INTO history (what, table_id, n) VALUES ('log', new.table_id, new.n);
        ELSIF tg_table_name = 'charter' THEN
            INSERT INTO history (what, table_id) VALUES ('charter', new.table_id);
        ELSE
            INSERT INTO history (what, n, holder) VALUES ('slot', new.slot, new.holder);
        END IF;
        RETURN NULL;
    END $$;
    CREATE TRIGGER noted AFTER INSERT ON log FOR EACH ROW EXECUTE FUNCTION noted();
    CREATE TRIGGER noted AFTER INSERT ON charter FOR EACH ROW EXECUTE FUNCTION noted();
    CREATE TRIGGER noted AFTER INSERT OR UPDATE ON slot FOR EACH ROW EXECUTE FUNCTION noted();
"""


class Machine:
    def __init__(
        self, host: str, database: str, folder: Path, networks: Networks | None, *options: str
    ) -> None:
        self.host, self.options, self.port = host, options, 0
        self.networks = networks
        self.wire = Wire("127.0.0.1" if networks else host, folder)
        self.errors = folder / f"{host}.log"
        query = database.partition("?")[2].partition("&")[2]
        at = f"{networks.here}:5432" if networks else f"{host}:{self.wire.port}"
        self.store = f"postgresql://farwest@{at}/postgres?{query}"
        self.process: subprocess.Popen[str]
        self.begin()

    def begin(self) -> None:
        command = self.networks.inside(self.host) if self.networks else []
        command += [sys.executable, "-m", "farwest.cli", "serve", "--store", self.store]
        command += ["--host", self.host, "--inner", self.host, "--port", str(self.port)]
        with self.errors.open("ab") as errors:
            self.process = subprocess.Popen(
                [*command, "--language", "en", "--log", "text", *self.options],
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            )

    def opened(self) -> None:
        """When it says where it is. The next one of this machine is there, too."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "http://" in line, f"no address in {line!r}; {self.errors.read_text()[-2000:]}"
        self.address = next(word for word in line.split() if "http" in word).rstrip("/")
        self.port = int(self.address.rpartition(":")[2])

    def tell(self, kind: int) -> None:
        """To the house and its workers, as when the machine itself stands still."""
        for pid in [*children(self.process.pid), self.process.pid]:
            with suppress(ProcessLookupError):
                os.kill(pid, kind)

    def end(self, kind: int) -> None:
        self.process.send_signal(kind)
        self.process.wait(30)
        assert self.process.stdout is not None
        self.process.stdout.close()


class Machines:
    """A house: whoever dials finds one of them."""

    def __init__(self, *options: str, durable: bool = False, apart: bool = False) -> None:
        """`apart`: each machine has a network of its own."""
        self.networks = Networks(len(ADDRESSES)) if apart else None
        hosts = self.networks.hosts if self.networks else ADDRESSES
        listens = self.networks.here if self.networks else ""
        self.server = PostgresServer(durable=durable, listens=listens)
        self.database = self.server.address()
        self.dice = random.Random(3)
        prepare(self.database)
        self.ask(HISTORY)
        self.all = [
            Machine(host, self.database, self.server.folder, self.networks, *options)
            for host in hosts
        ]
        for machine in self.all:
            machine.opened()

    @property
    def address(self) -> str:
        return self.dice.choice(self.all).address

    def ask(self, *statements: str) -> list[Any]:
        """By a line of its own, to the database itself."""

        async def asked() -> list[Any]:
            session = await asyncpg.connect(self.database)
            try:
                for sql in statements[:-1]:
                    await session.execute(sql)
                if not statements[-1].lstrip().startswith("SELECT"):
                    await session.execute(statements[-1])
                    return []
                return [*await session.fetch(statements[-1])]
            finally:
                await session.close()

        found: list[Any] = []
        thread = threading.Thread(target=lambda: found.extend(asyncio.run(asked())))
        thread.start()
        thread.join()
        return found

    def owners(self) -> Counter[str]:
        """By host: how many slots it has."""
        rows = self.ask("SELECT holder FROM slot WHERE holder <> ''")
        return Counter(row[0].partition(" at ")[2].rpartition(":")[0] for row in rows)

    def stop(self) -> None:
        for machine in self.all:
            machine.wire.mend()
            machine.tell(signal.SIGCONT)
            machine.end(signal.SIGTERM)
        self.server.stop()
        if self.networks is not None:
            self.networks.close()


NOT_NOW: Final = ("SlotLost", "Store", "Stale")  # come back and look


@dataclass
class Roamer(Patient):
    """Dials either machine; where its table went elsewhere it dials again."""

    async def _play(self, socket: ClientConnection, table: str) -> bool:
        return await super()._play(_Heard(socket), table)  # type: ignore[arg-type]


class _Heard:
    """A socket until somebody says that the table is not there just now."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket, self.send = socket, socket.send

    async def __aiter__(self) -> AsyncIterator[Any]:
        async for text in self.socket:
            if '"is":"refused"' in str(text) and any(kind in text for kind in NOT_NOW):
                return
            yield text


@dataclass
class Strikes:
    """Something happens to one machine; when the other has all tables it comes back; when both have
    theirs again it is the next one's turn."""

    house: Machines
    dice: random.Random
    plan: list[str]
    happened: Counter[str] = field(default_factory=Counter)
    waits: dict[str, list[float]] = field(default_factory=dict)  # the longest after each, seconds
    moves: int = 0
    people: list[Roamer] = field(default_factory=list)

    def moved(self) -> None:
        self.moves += 1

    async def all(self) -> None:
        await self.until(lambda owners: len(owners) == 2)
        await self.some_moves(20)
        self._longest()
        while self.plan:
            fault = self.plan.pop()
            await self.strike(fault, self.dice.choice(self.house.all))
            await self.some_moves(20)
            self.happened[fault] += 1
            self.waits.setdefault(fault, []).append(self._longest())

    async def strike(self, fault: str, machine: Machine) -> None:
        def alone(owners: Counter[str]) -> bool:
            return {SLOTS} == {*owners.values()} and machine.host not in owners

        def both(owners: Counter[str]) -> bool:
            return len(owners) == 2 and owners.total() == SLOTS

        if fault == "killed":
            machine.end(signal.SIGKILL)
            await self.until(alone)
            machine.begin()
            await asyncio.to_thread(machine.opened)
        elif fault == "stopped":
            machine.tell(signal.SIGSTOP)
            await self.until(alone)
            machine.tell(signal.SIGCONT)
        elif fault == "cut off":
            machine.wire.cut()
            await self.until(alone)
            machine.wire.mend()
        elif fault == VANISHED:
            assert machine.networks is not None
            machine.networks.cut(machine.host)
            await self.until(alone)
            machine.networks.mend(machine.host)
        elif fault == "session ended":
            sessions = (
                "SELECT DISTINCT pid FROM pg_locks WHERE locktype = 'advisory' AND objid = {}"
            )
            slot = await self.a_slot_of(machine)
            (pid,) = [row[0] for row in await self.ask(sessions.format(slot))]
            before = await self.takings()
            await self.ask(f"SELECT pg_terminate_backend({pid}, 5000)")
            await self.until_taken(before)
        else:
            before = await self.takings()
            os.kill(children(machine.process.pid)[0], signal.SIGTERM)
            await self.until_taken(before)
        await self.until(both)

    async def takings(self) -> int:
        return int((await self.ask("SELECT sum(epoch)::bigint FROM slot"))[0][0])

    async def until_taken(self, before: int) -> None:
        async with asyncio.timeout(90):
            while await self.takings() == before:
                await asyncio.sleep(0.05)

    async def a_slot_of(self, machine: Machine) -> int:
        rows = await self.ask("SELECT slot, holder FROM slot WHERE holder <> ''")
        return next(int(slot) for slot, holder in rows if f" at {machine.host}:" in holder)

    async def ask(self, sql: str) -> list[Any]:
        return await asyncio.to_thread(self.house.ask, sql)

    async def until(self, wished: Any) -> None:
        async with asyncio.timeout(90):
            while not wished(await asyncio.to_thread(self.house.owners)):
                await asyncio.sleep(0.1)

    async def some_moves(self, many: int) -> None:
        before = self.moves
        async with asyncio.timeout(90):
            while self.moves < before + many or any(person.lost for person in self.people):
                await asyncio.sleep(0.05)

    def _longest(self) -> float:
        waits = [wait for person in self.people for wait in person.waits]
        for person in self.people:
            person.waits.clear()
        return max(waits, default=0.0)


def roamers(strikes: Strikes, sizes: tuple[int, ...]) -> list[Party]:
    found = []
    for n, size in enumerate(sizes):
        people = [Roamer(f"{n}-{k}", k, random.Random(n), strikes.moved) for k in range(size)]
        strikes.people += people
        found.append(Party([*people]))
    return found


async def played(strikes: Strikes, parties: list[Party]) -> None:
    """One game after the other, until all that was planned has happened."""
    house: Any = strikes
    await asyncio.gather(*(person.register(house.house) for person in strikes.people))
    evenings = [asyncio.ensure_future(evening(house, party)) for party in parties]
    try:
        await strikes.all()
    finally:
        for task in evenings:
            task.cancel()
        found = await asyncio.gather(*evenings, return_exceptions=True)
    for trouble in found:
        if isinstance(trouble, Exception):
            raise trouble


# ---- what must hold ------------------------------------------------------------------------------


async def nothing_is_lost(house: Machines, parties: list[Party]) -> tuple[int, int]:
    """Every acknowledged move is there once. How many there were, and at how many tables."""
    store = PostgresStore(house.database)
    try:
        for party in parties:
            for table in party.tables:
                charter, log = await store.charter(table), await store.log(table)
                assert charter is not None, "an acknowledged table is lost"
                moves_are_there_once(table, log, party.people)
                same_as_a_replay(charter, log)
    finally:
        await store.close()
    moves = [move for party in parties for person in party.people for move in person.moves]
    return sum(move.done for move in moves), sum(len(party.tables) for party in parties)


def one_owner_at_a_time(house: Machines) -> tuple[int, int]:
    """Whoever wrote an entry had taken its slot in the same session, and nobody had taken it since.
    How many entries were looked at, and how often a slot changed hands."""
    owner: dict[int, int] = {}  # by slot: the session that has it
    founding: dict[str, Any] = {}  # by table: the transaction that founded it, from anywhere
    entries = changes = 0
    rows = house.ask("SELECT what, table_id, n, holder, session, deal FROM history ORDER BY moment")
    for what, table, n, holder, session, deal in rows:
        if what == "charter":
            founding[table] = deal
        elif what == "slot":
            changes += 1
            owner[n] = session if holder else 0
        elif founding[table] != deal:
            entries += 1
            assert owner[slot_of(table)] == session, f"entry {n} of {table}: two owners"
    return entries, changes
