"""What a table is called."""

from __future__ import annotations

from argparse import ArgumentParser

from farwest.cli import bot
from farwest.tables.table_names import table_name


def test_every_name_can_be_given_to_a_command() -> None:
    """`farwest bot --table NAME`, whatever was drawn: one in 64 began like an option."""
    parser = ArgumentParser(exit_on_error=False)
    bot.add(parser)
    names = [table_name(bytes([first, *range(20)])) for first in range(256)]
    for name in names:
        asked = parser.parse_args(["--server", "s", "--token", "t", "--table", name])
        assert (name, 12) == (asked.table, len(name))
    assert {name[0] for name in names} > {"A", "_", "9"}
