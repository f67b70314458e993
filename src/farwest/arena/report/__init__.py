"""The report of an arena, for people who design games."""

from farwest.arena.report.page import command, report

__all__ = ["command", "report"]
