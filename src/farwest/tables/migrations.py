"""The shape of a house's SQLite file, one numbered step after another.

A step that was ever released never changes: a new shape is a new step. The rules of the log stand
in the file itself, as triggers, so that no program can break them, not even this one.
"""

from __future__ import annotations

import sqlite3
from typing import Final

from farwest.tables.allowance_shape import THE_ALLOWANCES
from farwest.tables.errors import StoreForeign
from farwest.tables.lookalikes import looks
from farwest.tables.tournament_shape import THE_TOURNAMENTS

Step = tuple[str, ...]  # statements

MARK: Final = 0x46617257  # application_id: "FarW"
TOLD: Final = "it was told before"  # what the file says of an entry that is there already

THE_HOUSE: Final[Step] = (
    f"PRAGMA application_id = {MARK}",
    """
    CREATE TABLE charter (
        number INTEGER PRIMARY KEY,  -- the order of founding
        table_id TEXT NOT NULL UNIQUE,
        public INTEGER NOT NULL,
        over REAL,  -- seconds since the epoch; null: not yet
        body TEXT NOT NULL  -- JSON
    )
    """,
    "CREATE INDEX charter_open ON charter (public) WHERE over IS NULL",
    "CREATE INDEX charter_over ON charter (public) WHERE over IS NOT NULL",
    """
    CREATE TABLE log (
        table_id TEXT NOT NULL REFERENCES charter (table_id),
        n INTEGER NOT NULL CHECK (n >= 0),
        body TEXT NOT NULL,  -- JSON
        PRIMARY KEY (table_id, n)
    ) WITHOUT ROWID
    """,
    """
    CREATE TABLE sat (
        person TEXT NOT NULL,
        number INTEGER NOT NULL,
        PRIMARY KEY (person, number)
    ) WITHOUT ROWID
    """,
    """
    CREATE TABLE person (
        id TEXT PRIMARY KEY,
        account TEXT UNIQUE,  -- the name without its case, if a password keeps it
        token TEXT UNIQUE,  -- its SHA-256
        body TEXT NOT NULL  -- JSON
    ) WITHOUT ROWID
    """,
    "CREATE TABLE secret (name TEXT PRIMARY KEY, bytes BLOB NOT NULL) WITHOUT ROWID",
    """
    CREATE TRIGGER log_has_no_gap BEFORE INSERT ON log
    WHEN new.n > 0
    AND NOT EXISTS (SELECT 1 FROM log WHERE table_id = new.table_id AND n = new.n - 1)
    BEGIN SELECT raise(ABORT, 'an entry before it is missing'); END
    """,
    f"""
    CREATE TRIGGER log_is_told_once BEFORE INSERT ON log
    WHEN EXISTS (SELECT 1 FROM log WHERE table_id = new.table_id AND n = new.n)
    BEGIN SELECT raise(ABORT, '{TOLD}'); END
    """,
    """
    CREATE TRIGGER log_tells_who_sat AFTER INSERT ON log
    WHEN json_extract(new.body, '$.kind') = 'sit' AND json_extract(new.body, '$.person') <> ''
    BEGIN
        INSERT OR IGNORE INTO sat
        SELECT json_extract(new.body, '$.person'), number
        FROM charter WHERE table_id = new.table_id;
    END
    """,
    """
    CREATE TRIGGER log_is_not_rewritten BEFORE UPDATE ON log
    BEGIN SELECT raise(ABORT, 'the log only grows'); END
    """,
    """
    CREATE TRIGGER log_is_not_forgotten BEFORE DELETE ON log
    BEGIN SELECT raise(ABORT, 'the log only grows'); END
    """,
    """
    CREATE TRIGGER charter_is_not_rewritten
    BEFORE UPDATE OF number, table_id, public, body ON charter
    BEGIN SELECT raise(ABORT, 'a charter never changes'); END
    """,
    """
    CREATE TRIGGER charter_is_not_forgotten BEFORE DELETE ON charter
    BEGIN SELECT raise(ABORT, 'a charter never changes'); END
    """,
)

THE_SHELF: Final[Step] = (
    """
    CREATE TABLE shelf (
        number INTEGER PRIMARY KEY,  -- the order of keeping
        name TEXT NOT NULL UNIQUE,
        body TEXT NOT NULL
    )
    """,
)

CHARTER_STAYS: Final = """
    CREATE TRIGGER charter_is_not_rewritten
    BEFORE UPDATE OF number, table_id, public, body ON charter
    BEGIN SELECT raise(ABORT, 'a charter never changes'); END
    """
# Until then every game was at version 1 of its rules, and no charter said so.
THE_VERSIONS: Final[Step] = (
    "DROP TRIGGER charter_is_not_rewritten",
    "UPDATE charter SET body = json_set(body, '$.version', '1')",
    CHARTER_STAYS,
)

THE_SESSIONS: Final[Step] = (
    """
    CREATE TABLE session (
        name TEXT PRIMARY KEY,  -- the SHA-256 of what the cookie says
        person TEXT NOT NULL REFERENCES person (id),
        at REAL NOT NULL  -- when it was opened: seconds since the epoch
    ) WITHOUT ROWID
    """,
    "CREATE INDEX session_of ON session (person)",
    # A name is kept as it looks. Of two that look alike both stay, the later as it was written.
    "UPDATE OR IGNORE person SET account = looks(account) WHERE account IS NOT NULL",
)

THE_OWNERS: Final[Step] = (
    # Whoever put it there, so that nobody can fill the shelf; empty: from before.
    "ALTER TABLE shelf ADD COLUMN owner TEXT NOT NULL DEFAULT ''",
    "CREATE INDEX shelf_of ON shelf (owner)",
)

THE_MANNERS: Final[Step] = (
    """
    CREATE TABLE report (
        number INTEGER PRIMARY KEY,
        reporter TEXT NOT NULL,  -- a person
        at REAL NOT NULL,
        done REAL,  -- when the owner was through with it; null: not yet
        body TEXT NOT NULL  -- JSON
    )
    """,
    "CREATE INDEX report_by ON report (reporter, at)",
    """
    CREATE TABLE ban (
        number INTEGER PRIMARY KEY,
        until REAL,  -- null: for good
        lifted REAL,  -- null: not yet
        body TEXT NOT NULL  -- JSON
    )
    """,
    """
    CREATE TABLE deed (
        number INTEGER PRIMARY KEY,
        at REAL NOT NULL,
        what TEXT NOT NULL,  -- what an owner did
        about TEXT NOT NULL,
        text TEXT NOT NULL
    )
    """,
    """
    CREATE TABLE right_of_owner (
        name TEXT PRIMARY KEY,  -- the SHA-256 of what the cookie says
        at REAL NOT NULL
    ) WITHOUT ROWID
    """,
    "CREATE INDEX charter_ended ON charter (over) WHERE over IS NOT NULL",
)

THE_SLOTS: Final[Step] = (
    """
    CREATE TABLE slot (
        slot INTEGER PRIMARY KEY,
        epoch INTEGER NOT NULL CHECK (epoch > 0),  -- how often it was taken
        holder TEXT NOT NULL  -- which process: for whoever looks
    )
    """,
    """
    CREATE TRIGGER slot_grows_old BEFORE UPDATE ON slot WHEN new.epoch <= old.epoch
    BEGIN SELECT raise(ABORT, 'an epoch never comes back'); END
    """,
    """
    CREATE TRIGGER slot_is_not_forgotten BEFORE DELETE ON slot
    BEGIN SELECT raise(ABORT, 'an epoch never comes back'); END
    """,
    """
    CREATE TABLE tried (
        asker TEXT PRIMARY KEY,  -- the SHA-256 of who tried passwords, or for whose name
        level REAL NOT NULL,  -- how many more at once
        since REAL NOT NULL  -- seconds since the epoch
    ) WITHOUT ROWID
    """,
    "CREATE INDEX tried_since ON tried (since)",
)

THE_PEOPLE: Final[Step] = (
    """
    CREATE TABLE counted (
        number INTEGER PRIMARY KEY,  -- the order in which tables were looked through at their end
        table_id TEXT NOT NULL UNIQUE REFERENCES charter (table_id)
    )
    """,
    """
    CREATE TABLE result (
        table_id TEXT NOT NULL REFERENCES counted (table_id),
        seat INTEGER NOT NULL,
        person TEXT NOT NULL,  -- an id; empty: a bot
        name TEXT NOT NULL,  -- at the table; empty: whoever it was is gone
        sought TEXT NOT NULL,  -- the name without its case
        bot TEXT NOT NULL,  -- the level that played there at the end; empty: the person did
        account INTEGER NOT NULL,  -- 1: the person had a password
        game TEXT NOT NULL,
        seats INTEGER NOT NULL,
        side TEXT NOT NULL,  -- empty: all play for themselves
        place INTEGER NOT NULL,
        score INTEGER NOT NULL,
        won INTEGER NOT NULL,
        against TEXT NOT NULL,  -- people, bots or device
        rivals TEXT NOT NULL,  -- the level of the bots there; mixed; empty: none
        unrated TEXT NOT NULL,  -- why it counts for no rating; empty: it counts
        ended REAL NOT NULL,
        PRIMARY KEY (table_id, seat)
    )
    """,
    "CREATE INDEX result_of ON result (person, ended)",
    "CREATE INDEX result_rated ON result (game, against) WHERE unrated = ''",
    """
    CREATE TABLE friend (
        person TEXT NOT NULL,  -- who asked
        other TEXT NOT NULL,  -- who was asked
        at REAL NOT NULL,
        agreed REAL,  -- null: not yet
        PRIMARY KEY (person, other)
    )
    """,
    "CREATE INDEX friend_of ON friend (other)",
    """
    CREATE TABLE invitation (
        table_id TEXT NOT NULL REFERENCES charter (table_id),
        person TEXT NOT NULL,  -- who is asked to come
        host TEXT NOT NULL,  -- who asks
        at REAL NOT NULL,
        PRIMARY KEY (table_id, person)
    )
    """,
    "CREATE INDEX invitation_of ON invitation (person, at)",
    """
    CREATE TABLE announcement (
        number INTEGER PRIMARY KEY,
        at REAL NOT NULL,
        until REAL,  -- null: until it is taken down
        text TEXT NOT NULL
    )
    """,
    # Whoever leaves for good takes name and words along: nothing else of a log ever changes.
    "DROP TRIGGER log_is_not_rewritten",
    """
    CREATE TRIGGER log_is_not_rewritten BEFORE UPDATE ON log
    WHEN new.table_id <> old.table_id OR new.n <> old.n
    OR json(new.body) <> CASE json_extract(old.body, '$.kind')
        WHEN 'sit' THEN json_remove(old.body, '$.text')
        WHEN 'hint' THEN json_remove(old.body, '$.value')
        WHEN 'chat' THEN json_remove(old.body, '$.text', '$.value')
        WHEN 'whisper' THEN json_remove(old.body, '$.text', '$.value')
        ELSE json(old.body) END
    BEGIN SELECT raise(ABORT, 'the log only grows'); END
    """,
)

THE_DAYS: Final[Step] = (
    """
    CREATE TABLE notice_wish (
        person TEXT PRIMARY KEY,
        body TEXT NOT NULL  -- JSON: where they are told that it is their move, and when
    )
    """,
    """
    CREATE TABLE notice (
        number INTEGER PRIMARY KEY,
        person TEXT NOT NULL,
        way TEXT NOT NULL,  -- mail, hook or push
        table_id TEXT NOT NULL,
        move INTEGER NOT NULL,  -- the one that is theirs
        due REAL NOT NULL,  -- seconds since the epoch: not before
        tries INTEGER NOT NULL DEFAULT 0,
        letter TEXT NOT NULL DEFAULT '',  -- the message it went into; empty: none yet
        done REAL,  -- null: not yet
        how TEXT NOT NULL DEFAULT '',  -- it was done
        UNIQUE (person, way, table_id, move)
    )
    """,
    "CREATE INDEX notice_due ON notice (due) WHERE done IS NULL",
    "CREATE INDEX notice_done ON notice (done) WHERE done IS NOT NULL",
    """
    CREATE TABLE daily (
        day TEXT NOT NULL,  -- as 2026-11-16
        person TEXT NOT NULL,
        table_id TEXT NOT NULL UNIQUE,
        body TEXT NOT NULL DEFAULT '',  -- JSON: what came of it; empty: not over yet
        PRIMARY KEY (day, person)
    )
    """,
    """
    CREATE TABLE feat (
        person TEXT NOT NULL,
        game TEXT NOT NULL,
        name TEXT NOT NULL,
        table_id TEXT NOT NULL,  -- where it was done first
        at REAL NOT NULL,
        PRIMARY KEY (person, game, name)
    )
    """,
    """
    CREATE TABLE feat_looked (
        person TEXT NOT NULL,
        table_id TEXT NOT NULL,  -- a finished game that was looked through
        PRIMARY KEY (person, table_id)
    )
    """,
    """
    CREATE TABLE vacation (
        number INTEGER PRIMARY KEY,
        person TEXT NOT NULL,
        begins REAL NOT NULL,  -- seconds since the epoch
        ends REAL NOT NULL
    )
    """,
    "CREATE INDEX vacation_of ON vacation (person, ends)",
)

STEPS: Final[tuple[Step, ...]] = (
    *(THE_HOUSE, THE_SHELF, THE_VERSIONS, THE_SESSIONS, THE_OWNERS),
    *(THE_MANNERS, THE_SLOTS, THE_PEOPLE, THE_DAYS, THE_TOURNAMENTS),
    THE_ALLOWANCES,
)


def format_of(file: sqlite3.Connection) -> int:
    """How many steps the file has seen; it is a house's and no newer than this, or StoreForeign."""
    return _version(file, len(STEPS))


def is_newest(file: sqlite3.Connection) -> bool:
    return format_of(file) == len(STEPS)


def migrate(file: sqlite3.Connection, steps: tuple[Step, ...] = STEPS) -> None:
    """All steps the file has not seen yet, or none of them."""
    if _version(file, len(steps)) == len(steps):
        return
    file.create_function("looks", 1, looks, deterministic=True)
    file.execute("BEGIN IMMEDIATE")
    try:
        seen = _version(file, len(steps))
        for statement in (s for step in steps[seen:] for s in step):
            file.execute(statement)
        file.execute(f"PRAGMA user_version = {len(steps)}")
        file.execute("COMMIT")
    except BaseException:
        if file.in_transaction:
            file.execute("ROLLBACK")
        raise


def _version(file: sqlite3.Connection, newest: int) -> int:
    """How many steps the file has seen."""
    version: int = _pragma(file, "user_version")
    empty = file.execute("SELECT count(*) FROM sqlite_master").fetchone()[0] == 0
    if _pragma(file, "application_id") != MARK and not (empty and version == 0):
        raise StoreForeign("store-foreign")
    if version > newest:
        raise StoreForeign("store-newer", file=version, known=newest)
    return version


def _pragma(file: sqlite3.Connection, name: str) -> int:
    return int(file.execute(f"PRAGMA {name}").fetchone()[0])
