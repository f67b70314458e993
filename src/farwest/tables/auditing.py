"""A house's file looked through from end to end: every game is played again, and every draw made.

A game that is over must come to its end by its log alone, twice: as the table it was, and as the
record that people take home. Every draw ever made, those taken back too, must follow from the
secret and the salts. A game that is not over must load.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from dataclasses import replace as changed
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

import msgspec

from farwest import games, load
from farwest.kernel.errors import FarwestError
from farwest.kernel.match import Match
from farwest.kernel.record import Record, read_record
from farwest.kernel.state import CHANCE
from farwest.kit.reading import decoded
from farwest.kit.verifying import verify
from farwest.tables.errors import StoreTrouble
from farwest.tables.keeping import check_whole, looked_at
from farwest.tables.ledger import BROKEN
from farwest.tables.migrations import is_newest, migrate
from farwest.tables.store import Charter, Entry, Member
from farwest.tables.table import Table
from farwest.tables.table_reading import read

FILE: Final = "the file"  # in place of a table
SECRET: Final = 32  # bytes
Far = Callable[[int, int], None]  # looked through, in all


class Fault(NamedTuple):
    """Why something does not hold, in a sentence; `table` may be a record that somebody brought."""

    table: str
    sentence: str


@dataclass
class Audit:
    over: int = 0  # games that came to their end again
    unfinished: int = 0  # that load, those not begun and those stopped too
    lessons: int = 0
    unplayable: int = 0  # of games or rules that are not installed here
    draws: int = 0  # that were made again
    brought: int = 0  # records from files
    unproven: int = 0  # of those, without a proof that holds: whoever brought them vouches
    people: int = 0
    faults: list[Fault] = field(default_factory=list)


class Broken(Exception):
    """With a sentence."""


def audit(db: Path, far: Far | None = None) -> Audit:
    found = Audit()
    with looked_at(db) as raw:
        try:
            check_whole(raw, db)
        except StoreTrouble as trouble:
            found.faults.append(Fault(FILE, str(trouble)))
            return found
        with newest(raw) as file:
            _audit(file, found, far)
    return found


@contextmanager
def newest(file: sqlite3.Connection) -> Iterator[sqlite3.Connection]:
    """In the shape that this farwest reads: an older file is brought to it as a copy."""
    if is_newest(file):
        yield file
        return
    with TemporaryDirectory() as folder:
        copied = sqlite3.connect(Path(folder) / "house.db", isolation_level=None)
        with closing(copied) as copy:
            file.backup(copy)
            migrate(copy)
            yield copy


def _audit(file: sqlite3.Connection, found: Audit, far: Far | None) -> None:
    (of,) = file.execute("SELECT (SELECT count(*) FROM charter) + count(*) FROM shelf").fetchone()
    done = 0
    for kind, rows in (
        (_table, "SELECT table_id, over, body FROM charter ORDER BY number"),
        (_brought, "SELECT name, owner, body FROM shelf ORDER BY number"),
    ):
        for name, *row in file.execute(rows):
            try:
                kind(file, found, name, *row)
            except Broken as broken:
                found.faults.append(Fault(name, str(broken)))
            done += 1
            if far is not None:
                far(done, of)
    for id, body in file.execute("SELECT id, body FROM person"):
        found.people += 1
        try:
            decoded(body, Member)
        except msgspec.MsgspecError as error:
            found.faults.append(Fault(f"person {id}", f"It cannot be read: {error}."))


# ---- tables ---------------------------------------------------------------------------------


def _table(
    file: sqlite3.Connection, found: Audit, name: str, over: float | None, body: str
) -> None:
    charter = _decoded(body, Charter, "Its charter")
    if charter.table != name:
        raise Broken(f"Its charter is that of table {charter.table}.")
    log = _log(file, name)
    if charter.game not in games():
        found.unplayable += 1
        return
    game = load(charter.game)
    if charter.version not in game.versions:
        found.unplayable += 1
        return
    _check_secret(charter)
    table = _loaded(charter, log)
    if charter.lesson:
        found.lessons += 1
        return
    if table.halted == BROKEN:
        found.unfinished += 1
        return
    if table.halted:  # its record may be out: what was drawn until then must hold too
        log = [entry for entry in log if entry.kind != "halt"]
        table, over = _loaded(charter, log), None
    if table.match is None:
        found.unfinished += 1
        return
    _check_first(charter, log)
    found.draws += _check_draws(table, log)
    if table.stage != "over":
        if over is not None:
            raise Broken(f"Its game was over, but its log ends after move {table.move}.")
        found.unfinished += 1
        return
    _check_end(table)
    found.over += 1


def _log(file: sqlite3.Connection, name: str) -> list[Entry]:
    entries = []
    rows = file.execute("SELECT n, body FROM log WHERE table_id = ? ORDER BY n", [name])
    for expected, (n, body) in enumerate(rows):
        if n != expected:
            raise Broken(f"Entry {expected} of its log is missing.")
        entries.append(_decoded(body, Entry, f"Entry {n} of its log"))
    return entries


def _check_secret(charter: Charter) -> None:
    try:
        size = len(bytes.fromhex(charter.secret))
    except ValueError:
        size = 0
    if size != SECRET:
        raise Broken(f"The secret behind its seal is not {SECRET} bytes.")


def _loaded(charter: Charter, log: list[Entry]) -> Table:
    try:
        return read(charter, load(charter.game), log)
    except FarwestError as error:
        raise Broken(f"It does not load: {error}") from None
    except Exception as error:  # whatever a changed log makes of the rules
        raise Broken(f"It does not load: {type(error).__name__}, {error}.") from None


def _check_first(charter: Charter, log: list[Entry]) -> None:
    """Who began, where that was drawn."""
    start = next(n for n, entry in enumerate(log) if entry.kind == "start")
    drawn = _loaded(charter, log[:start]).first_chair()
    if log[start].text and log[start].number != drawn:
        raise Broken(
            f"Chair {log[start].number + 1} began; its secret and salts draw chair {drawn + 1}."
        )


def _check_draws(table: Table, log: list[Entry]) -> int:
    """Also of what was taken back: people saw those draws. How many there were."""
    draws = 0
    for n, entry in enumerate(log):
        if entry.kind == "undo" and CHANCE in (e.seat for e in log[:n] if e.kind == "play"):
            draws += _dealt_again(_loaded(table.charter, log[:n]))
    return draws + _dealt_again(table)


def _dealt_again(table: Table) -> int:
    played, game = table.playing, table.game
    record = changed(played.record, secret=table.charter.secret, commitment=table.commitment)
    verdict = verify(record, game, Match.of(game, record, upto=0).state)
    if verdict.fair is False:
        raise Broken(f"A draw does not follow from its secret and salts. {verdict.reason}")
    return verdict.draws


def _check_end(table: Table) -> None:
    """The record that people take home ends as the table did."""
    played = table.playing
    again: Match[Any, Any] = Match.of(table.game, played.record)
    if again.seat is not None or again.scores() != played.scores():
        raise Broken("Its record does not come to the same end.")
    if again.places() != played.places():
        raise Broken("Its record does not give the same places.")


# ---- records that people brought ---------------------------------------------------------------


def _brought(file: sqlite3.Connection, found: Audit, name: str, owner: str, body: str) -> None:
    """The house vouches for this: it is as it was brought, and it replays."""
    try:
        record: Record = read_record(body)
        if owner and not name.endswith(sha256(f"{owner} {body}".encode()).hexdigest()[:20]):
            raise Broken("It was changed since it was brought.")
        if record.game not in games() or record.version not in load(record.game).versions:
            found.unplayable += 1
            return
        game = load(record.game)
        match: Match[Any, Any] = Match.of(game, record)
        verdict = verify(record, game, Match.of(game, record, upto=0).state)
    except FarwestError as error:
        raise Broken(f"It does not replay: {error}") from None
    if match.seat is not None:
        raise Broken(f"It stops after move {match.move}, before its end.")
    found.brought += 1
    found.unproven += not verdict.fair


def _decoded(body: str, kind: Any, what: str) -> Any:
    try:
        return decoded(body, kind)
    except msgspec.MsgspecError as error:
        raise Broken(f"{what} cannot be read: {error}.") from None
