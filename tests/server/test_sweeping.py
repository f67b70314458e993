"""Memory is swept so that no table waits for it longer than a blink."""

from __future__ import annotations

import asyncio
import gc
from weakref import ref

import pytest

from farwest.server import sweeping
from farwest.server.sweeping import BLINK, FASTER, Beat, Pace, Sweeper

SOON = 30.0  # seconds: far longer than the longest way from one sweep to the next


class Ring:
    """What only a sweep finds: it holds itself."""

    def __init__(self) -> None:
        self.itself = self


def test_what_holds_itself_is_swept_up_while_the_house_lives_on() -> None:
    async def life() -> None:
        swept = asyncio.Event()
        sweeper = Sweeper()
        sweeper.start()
        try:
            ring = Ring()
            gone = ref(ring, lambda _: swept.set())
            del ring
            assert gone() is not None
            await asyncio.wait_for(swept.wait(), SOON)
            assert gone() is None
        finally:
            sweeper.stop()

    try:
        asyncio.run(life())
    finally:
        gc.enable()


def test_a_house_rests_until_its_next_look_unless_a_look_found_much(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sweeping, "OLDER", (0.0, 0.0))  # a look is one sweep of each kind
    monkeypatch.setattr(sweeping, "NEW", (0.0, 0.0))
    monkeypatch.setattr(sweeping, "LITTLE", 0.0)
    rested: list[str] = []

    async def life() -> None:
        finished = asyncio.Event()

        class Watched(Sweeper):
            async def _look(self, new: Pace, older: Pace) -> float:
                if len(rested) in (0, 1):
                    Ring()
                found = await super()._look(new, older)
                rested.append("found" if found else "nothing")
                return found

            async def _pass(self, seconds: float) -> None:
                if seconds != sweeping.REST:
                    await super()._pass(seconds)
                    return
                rested.append("rest")
                finished.set()
                await asyncio.Event().wait()

        sweeper = Watched()
        sweeper.start()
        try:
            await asyncio.wait_for(finished.wait(), SOON)
        finally:
            sweeper.stop()

    try:
        asyncio.run(life())
    finally:
        gc.enable()
    assert rested[:2] == ["found", "found"]
    assert rested[-2:] == ["nothing", "rest"]


def test_what_was_set_aside_is_swept_with_everything_else() -> None:
    swept: list[str] = []
    ring = Ring()
    gone = ref(ring, lambda _: swept.append("gone"))
    gc.freeze()
    try:
        del ring
        gc.collect()
        assert gone() is not None
        sweeping.everything()
    finally:
        gc.unfreeze()
    assert swept == ["gone"]


def test_what_else_is_due_is_looked_at_again_and_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sweeping, "CLOCK", 0.0)

    async def life() -> None:
        twice = asyncio.Event()
        looks: list[None] = []

        def look() -> None:
            looks.append(None)
            if len(looks) == 2:
                twice.set()

        sweeper = Sweeper(look)
        sweeper.start()
        try:
            await asyncio.wait_for(twice.wait(), SOON)
        finally:
            sweeper.stop()

    try:
        asyncio.run(life())
    finally:
        gc.enable()


def test_a_sweep_that_took_long_is_followed_sooner_and_a_quick_one_later() -> None:
    pace = Pace(0.1, 1.0)
    pace.wait = 0.4
    pace.took(2 * BLINK)
    assert pace.wait == pytest.approx(0.2)
    pace.took(BLINK / 3)
    assert pace.wait == pytest.approx(0.6)


def test_one_odd_sweep_changes_the_pace_by_little() -> None:
    pace = Pace(0.01, 10.0)
    pace.wait = 1.0
    pace.took(1000 * BLINK)
    assert pace.wait == pytest.approx(1 / FASTER)
    pace.took(0.0)
    assert pace.wait == pytest.approx(1.0)


def test_a_pace_stays_between_its_bounds() -> None:
    pace = Pace(0.1, 1.0)
    for _ in range(10):
        pace.took(0.0)
    assert pace.wait == 1.0
    for _ in range(10):
        pace.took(1.0)
    assert pace.wait == 0.1


def test_a_beat_is_due_once_in_its_time() -> None:
    beat = Beat(10.0)
    start = beat.since
    assert not beat.is_due(start + 9.9)
    assert beat.is_due(start + 10.0)
    assert not beat.is_due(start + 19.9)
    assert beat.is_due(start + 20.1)
