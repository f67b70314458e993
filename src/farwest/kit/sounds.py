"""What an event can sound like. A game says which of its events have which; the pages make the
sounds themselves (web/src/sounds.ts), and never know of which game."""

from __future__ import annotations

from typing import Literal

Sound = Literal["place", "coin", "dice", "stamp", "ribbon", "tick"]
