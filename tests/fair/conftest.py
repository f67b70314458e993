"""The house of the server's tests."""

from __future__ import annotations

from tests.server.conftest import house

__all__ = ["house"]
