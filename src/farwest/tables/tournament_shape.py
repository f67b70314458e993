"""The tenth step of the file of a house: tournaments and leagues."""

from __future__ import annotations

from typing import Final

THE_TOURNAMENTS: Final[tuple[str, ...]] = (
    """
    CREATE TABLE tournament (
        number INTEGER PRIMARY KEY,  -- the order of founding
        name TEXT NOT NULL UNIQUE,
        host TEXT NOT NULL,  -- a person
        stage TEXT NOT NULL,  -- open, playing or over
        league TEXT NOT NULL,  -- empty: of none
        chain TEXT NOT NULL,  -- hexadecimal: the last of its secrets, from which all others follow
        body TEXT NOT NULL  -- JSON: what was planned
    )
    """,
    "CREATE INDEX tournament_stage ON tournament (stage, number)",
    """
    CREATE TABLE contestant (
        tournament TEXT NOT NULL,
        number INTEGER NOT NULL,  -- the order of entry; from the start on, without gaps
        person TEXT NOT NULL,  -- empty: a bot
        salt TEXT NOT NULL,  -- empty: a bot's, or who came later
        body TEXT NOT NULL,  -- JSON
        PRIMARY KEY (tournament, number)
    )
    """,
    """
    CREATE UNIQUE INDEX contestant_once ON contestant (tournament, person) WHERE person <> ''
    """,
    "CREATE INDEX contestant_of ON contestant (person)",
    """
    CREATE TABLE paired_round (
        tournament TEXT NOT NULL,
        number INTEGER NOT NULL,
        at REAL NOT NULL,
        body TEXT NOT NULL,  -- JSON: who sits with whom
        PRIMARY KEY (tournament, number)
    )
    """,
    """
    CREATE TABLE round_table (
        table_id TEXT PRIMARY KEY,
        tournament TEXT NOT NULL,
        round INTEGER NOT NULL,
        number INTEGER NOT NULL,  -- in its round
        body TEXT NOT NULL DEFAULT '',  -- JSON: what came of it; empty: not over yet
        UNIQUE (tournament, round, number)
    )
    """,
    """
    CREATE TABLE league (
        number INTEGER PRIMARY KEY,
        name TEXT NOT NULL UNIQUE,
        host TEXT NOT NULL,
        body TEXT NOT NULL  -- JSON: what is played there
    )
    """,
    """
    CREATE TABLE league_member (
        number INTEGER PRIMARY KEY,  -- the order of coming
        league TEXT NOT NULL,
        person TEXT NOT NULL,
        here INTEGER NOT NULL,  -- 0: left
        UNIQUE (league, person)
    )
    """,
    """
    CREATE TABLE season (
        league TEXT NOT NULL,
        number INTEGER NOT NULL,
        at REAL NOT NULL,
        body TEXT NOT NULL,  -- JSON: the tournaments of its divisions, the highest first
        PRIMARY KEY (league, number)
    )
    """,
)
