"""Where games come from: bots that play each other, or a house that lets its games out."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import Final

import farwest
from farwest.adapters.dataset.rows import PERSON, PlayedGame, row_of
from farwest.arena.crew import Processes, play_all
from farwest.arena.plan import plan_for
from farwest.kernel.errors import BadCall, FarwestError
from farwest.kernel.game import AnyGame, Value
from farwest.kernel.record import read_record
from farwest.tables.sqlite import SqliteStore
from farwest.tables.table import Table

CONSENT: Final = ".research"  # the file beside a house's own that lets its games out
SENTENCE: Final = (
    "The finished public games of this house that were founded from {since} on may be given out "
    "for research: the moves alone, without names. Tell those who play here. Delete this file to "
    "end it."
)
EVERY: Final = 1_000_000


def self_play(
    game: AnyGame,
    bots: Sequence[str],
    games: int,
    *,
    seats: int | None = None,
    seed: int = 0,
    variant: dict[str, Value] | None = None,
    jobs: int = 1,
) -> Iterator[PlayedGame]:
    """The arena's games, deals whole."""
    plan = plan_for(game, bots, games, seats=seats, seed=seed, variant=variant)
    seatings = [seating for deal in plan.deals() for seating in deal]
    for kept in play_all(plan, seatings, Processes(jobs)):
        sitting = [seat.bot for seat in kept.played.seats]
        yield row_of(read_record(kept.record), "selfplay", sitting)


def consent_of(house: Path) -> Path:
    return house.with_name(house.name + CONSENT)


def opt_in(house: Path) -> Path:
    """The owner's word, as a file: from now on, games of this house may be given out."""
    check_there(house)
    file = consent_of(house)
    if not file.exists():
        since = datetime.now(UTC).isoformat(timespec="seconds")
        file.write_text(f"since {since}\n{SENTENCE.format(since=since)}\n", "utf-8")
    return file


def check_there(house: Path) -> None:
    if not house.is_file():
        raise BadCall(f"There is no house in {house}; `farwest serve --db FILE` keeps one there.")


def since_when(house: Path) -> float:
    """From when on its games may be given out."""
    check_there(house)
    file = consent_of(house)
    if not file.is_file():
        raise BadCall(
            f"{house} does not let its games out; its owner says so with "
            f"`farwest dataset --house {house} --opt-in`, for games from then on."
        )
    word, _, since = file.read_text("utf-8").partition("\n")[0].partition(" ")
    try:
        return datetime.fromisoformat(since).timestamp()
    except ValueError:
        raise BadCall(f"{file} should begin with `since` and a date, not {word!r}.") from None


def house_games(house: Path, most: int = EVERY) -> list[PlayedGame]:
    """Finished public games of a house that lets them out. Their order tells nothing."""
    found = asyncio.run(_house_games(house, since_when(house), most))
    return sorted(found, key=lambda game: sha256(repr(game.actions).encode()).digest())


async def _house_games(house: Path, since: float, most: int) -> list[PlayedGame]:
    store, found = SqliteStore(house), []
    try:
        for name in await store.tables(over=True, public=True, limit=most):
            charter = await store.charter(name)
            if charter is None or charter.lesson or charter.start or charter.founded < since:
                continue
            if charter.game not in farwest.games():
                continue
            try:
                table = Table(charter, farwest.load(charter.game), await store.log(name))
                if table.stage == "over":
                    found.append(row_of(table.playing.record, "house", sitting_at(table)))
            except FarwestError:
                continue  # of rules that this house no longer has
    finally:
        await store.close()
    return found


def sitting_at(table: Table) -> list[str]:
    """A level for a bot, and no more than that for a person, whoever kept the place at the end."""
    return [PERSON if chair.person else chair.bot for chair in table.chairs]
