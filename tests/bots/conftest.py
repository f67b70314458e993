"""Fixtures of the hot tests: they build a game in a folder of its own."""

from tests.hot.conftest import compiler, kernel, make

__all__ = ["compiler", "kernel", "make"]
