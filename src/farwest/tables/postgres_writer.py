"""How deeds are written to PostgreSQL: by one session, and by nobody else in this process."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from farwest.tables.errors import NoSuchTable, SlotLost, StoreTrouble, TableTrouble
from farwest.tables.postgres_file import PostgresFile, trouble
from farwest.tables.postgres_shape import LOCKS, WORKS
from farwest.tables.store import AlreadyWritten
from farwest.tables.writer import Deed, Row, Writer

try:
    import asyncpg
except ImportError:
    asyncpg = None

APPEND: Final = """
    INSERT INTO log (table_id, n, body)
    SELECT * FROM unnest(?::text[], ?::int[], ?::text[])
"""
# The rows of its slots are locked, in one order, until all is written: nobody takes them meanwhile.
# Where somebody else has a slot by now there is no body, which the table refuses: all in one.
APPEND_FENCED: Final = """
    WITH mine AS MATERIALIZED (
        SELECT slot.slot FROM slot
        JOIN unnest(?::int[], ?::bigint[]) AS held (slot, epoch) USING (slot, epoch)
        ORDER BY slot.slot FOR SHARE OF slot
    )
    INSERT INTO log (table_id, n, body)
    SELECT told.table_id, told.n, CASE WHEN told.slot IN (SELECT slot FROM mine) THEN told.body END
    FROM unnest(?::text[], ?::int[], ?::text[], ?::int[]) AS told (table_id, n, body, slot)
"""
FENCED: Final = 5  # columns of a row with its slot and epoch
HOLDS: Final = "SELECT 1 FROM slot WHERE slot = ? AND epoch = ? FOR SHARE"
# Books count, and then write: as in SQLite, nobody writes in between, on whichever machine.
ONE_AT_A_TIME: Final = f"BEGIN; SELECT pg_advisory_xact_lock({LOCKS}, {WORKS})"


class PostgresWriter(Writer):
    """Takes over the session. If that is lost, another begins: `anew` is told so first."""

    def __init__(self, file: PostgresFile, anew: Callable[[], None]) -> None:
        self._file, self._anew = file, anew
        super().__init__()

    def told(self, file: PostgresFile, rows: list[Row]) -> None:
        table, n, _ = rows[0]
        try:
            file.execute(APPEND, [*map(list, zip(*rows, strict=True))])
        except asyncpg.UniqueViolationError as error:
            raise AlreadyWritten(
                f"Entry {n} of table {table} was written by somebody else."
            ) from error
        except asyncpg.ForeignKeyViolationError as error:
            raise NoSuchTable("no-such-table") from error
        except asyncpg.IntegrityConstraintViolationError as error:
            raise StoreTrouble("store", why=f"entry {n}, {error}.") from error

    def holds(self, file: PostgresFile, slot: int, epoch: int) -> bool:
        return file.execute(HOLDS, [slot, epoch]).fetchone() is not None

    def _end(self) -> None:
        self._file.close()

    def _write(self, deeds: list[Deed]) -> None:
        try:
            if self._is_another():
                self._refuse(deeds)
            for glance in [deed for deed in deeds if deed.glance]:
                glance.result = glance.work(self._file)
            told = [deed for deed in deeds if not deed.glance and deed.error is None]
            if told and not self._append_together(told):
                self._one_by_one(told)
        except Exception as error:  # the line's, as a rule: as far as we know nothing was written
            self._give_up()
            self.counts.failures += 1
            for deed in deeds:
                deed.error = deed.error or line_trouble(error)

    def _is_another(self) -> bool:
        """The session, than when something was written last. What the server said meanwhile is
        heard first: it may have ended it."""
        before = self._file.begun
        self._file.hear()
        self._file.open()
        another = bool(before) and self._file.begun != before
        if another:
            self._anew()
        return another

    def _refuse(self, deeds: list[Deed]) -> None:
        """Those that count on what the last session held."""
        for deed in deeds:
            fences = {(row[3], row[4]) for row in deed.rows if len(row) == FENCED}
            if not fences <= {*(self.held or {}).items()}:
                deed.error = SlotLost("slot-lost")

    def _give_up(self) -> None:
        try:
            self._file.rollback()
        except Exception:  # then nobody knows what the session thinks
            self._file.drop()

    def _append_together(self, deeds: list[Deed]) -> bool:
        """One statement, which is a transaction. False: not for these deeds; nothing happened."""
        rows = [row for deed in deeds for row in deed.rows]
        if not all(deed.rows for deed in deeds) or len({len(row) for row in rows}) != 1:
            return False
        columns = [*map(list, zip(*rows, strict=True))]
        try:
            if len(columns) == 3:
                self._file.execute(APPEND, columns)
            else:
                tables, numbers, bodies, slots, epochs = columns
                held = zip(*sorted({*zip(slots, epochs, strict=True)}), strict=True)
                facts = [*map(list, held), tables, numbers, bodies, slots]
                self._file.execute(APPEND_FENCED, facts)
        except (asyncpg.IntegrityConstraintViolationError, asyncpg.DataError):
            return False  # one of them cannot be: find out which
        return True

    def _one_by_one(self, deeds: list[Deed]) -> None:
        file = self._file
        file.say(ONE_AT_A_TIME)
        for deed in deeds:
            file.say("SAVEPOINT deed")
            try:
                deed.result = deed.work(file)
            except Exception as error:
                if not file.in_transaction:
                    raise  # the session is gone, and all of it
                deed.error = error if isinstance(error, AlreadyWritten) else trouble(error)
                file.say("ROLLBACK TO deed")
            file.say("RELEASE deed")
        file.say("COMMIT")


def line_trouble(error: Exception) -> Exception:
    """Not of a deed: whatever it is, nothing is known to be written."""
    known = trouble(error)
    if isinstance(known, TableTrouble):
        return known
    return StoreTrouble("database-silent", why=f"{type(error).__name__}, {error}")
