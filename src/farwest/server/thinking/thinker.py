"""A thinker: it dials its house, thinks about what it is handed, and dials again when it must."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

import msgspec
from msgspec import Raw
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

import farwest
from farwest.kit.reading import decoded
from farwest.server.thinking.door import REFUSED
from farwest.server.thinking.jobs import (
    BEAT,
    PATH,
    ThinkerBeat,
    ThinkerDone,
    ThinkerHello,
    ThinkerJob,
    facts_of,
)
from farwest.tables.fair_gate import Asker
from farwest.tables.thinkers import Pool, Worker

AGAIN: Final = (0.5, 5.0)  # seconds until it dials again: at first, and at most
MOST_BYTES: Final = 1 << 22  # of a job
LOG: Final = logging.getLogger("farwest.thinker")


class ThinkerRefused(Exception):
    """With the house's sentence."""


class ThinkerLife:
    def __init__(self, house: str, key: str, processes: int) -> None:
        self.address = house.rstrip("/").replace("http", "ws", 1) + PATH
        self.key, self.processes = key, processes
        self.pool = Pool([Worker() for _ in range(processes)])
        self.thought = 0

    async def live(self, came: Callable[[], None] = lambda: None) -> None:
        """For ever, or until the house refuses it."""
        wait = AGAIN[0]
        try:
            while True:
                try:
                    headers = {"Authorization": f"Bearer {self.key}"}
                    async with connect(
                        self.address, additional_headers=headers, max_size=MOST_BYTES
                    ) as line:
                        hello = ThinkerHello(self.processes, farwest.__version__)
                        await line.send(msgspec.json.encode(hello).decode())
                        came()
                        await self._serve(line)
                        wait = AGAIN[0]
                except ConnectionClosed as end:
                    if end.rcvd is not None and end.rcvd.code == REFUSED:
                        raise ThinkerRefused(end.rcvd.reason) from None
                except (OSError, WebSocketException, TimeoutError) as error:
                    LOG.warning("%s does not answer (%s)", self.address, error)
                await asyncio.sleep(wait)
                wait = min(wait * 2, AGAIN[1])
        finally:
            for worker in self.pool.workers:
                worker.close()

    async def _serve(self, line: ClientConnection) -> None:
        tasks = {asyncio.create_task(beat(line))}
        try:
            while True:
                job = decoded(await line.recv(), ThinkerJob)
                task = asyncio.create_task(self._think(line, job))
                tasks.add(task)
                task.add_done_callback(tasks.discard)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _think(self, line: ClientConnection, job: ThinkerJob) -> None:
        try:
            work, facts = facts_of(job)
            found = await self.pool.run(work, facts, job.chair, Asker())
            done = ThinkerDone(job.job, Raw(msgspec.json.encode(found)))
        except Exception as error:
            LOG.exception("a job could not be done")
            done = ThinkerDone(job.job, error=repr(error))
        self.thought += 1
        await line.send(msgspec.json.encode(done).decode())


async def beat(line: ClientConnection) -> None:
    while True:
        await line.send(msgspec.json.encode(ThinkerBeat()).decode())
        await asyncio.sleep(BEAT)
