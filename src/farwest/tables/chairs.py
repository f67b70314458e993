"""Who sits where at a table, and who would like to go back."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Chair:
    person: str = ""  # an id; empty: a bot, or nobody
    name: str = ""
    bot: str = ""  # the level that plays here now
    left: str = ""  # why a bot keeps a person's place: "away" or "late"
    salt: str = ""
    again: bool = False
    colour: int = -1  # that its owner has chosen
    helped: int = 0  # hints that were asked for here

    @property
    def free(self) -> bool:
        return not self.person and not self.bot

    @property
    def human(self) -> bool:
        return bool(self.person) and not self.bot


@dataclass(frozen=True)
class TakeBack:
    """Somebody would like to go back."""

    seat: int
    move: int
    agreed: frozenset[int] = field(default_factory=frozenset)
