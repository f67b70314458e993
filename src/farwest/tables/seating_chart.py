"""Who sits where at a table, on which side, in which colour."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from farwest.bots.seating import first_chair, turned
from farwest.kernel.game import Game
from farwest.kernel.match import Match
from farwest.kit.rooms import Team, ask
from farwest.kit.sprites import COLOURS
from farwest.tables.chairs import Chair
from farwest.tables.store import Charter
from farwest.tables.talking import Talking


class SeatingChart:
    charter: Charter
    game: Game[Any, Any]
    chairs: list[Chair]
    match: Match[Any, Any] | None
    talking: Talking

    @property
    def salt(self) -> str:
        """Everybody's bytes; where all tables of a round are dealt alike, those of all who entered:
        then the bytes of who sits here only say that they came."""
        return self.charter.salt or "".join(chair.salt for chair in self.chairs)

    def sides(self) -> Mapping[str, Sequence[int]]:
        """By the name of a side: its seats, as far as they are settled before the game."""
        room = ask(self.game, Team)
        return room.sides(self.charter.variant, self.charter.seats) if room else {}

    def kept_colours(self) -> dict[int, int]:
        """By seat: the colours that the game gives out itself."""
        room = ask(self.game, Team)
        view = None if self.match is None else self.match.view(None)
        return {} if room is None else dict(room.colours(self.charter.variant, view))

    def colours(self) -> list[int]:
        """By seat, no two alike: the game's own first, then what was chosen, then what is left."""
        kept, chosen = self.kept_colours(), [chair.colour for chair in self.chairs]
        found = {seat: c for seat, c in enumerate(chosen) if c >= 0 and c not in kept.values()}
        found |= kept
        for seat in range(len(self.chairs)):
            left = [c for c in (seat, *range(COLOURS)) if c not in found.values()]
            found.setdefault(seat, left[0])
        return [found[seat] for seat in range(len(self.chairs))]

    def first_chair(self) -> int:
        """The one that becomes seat 0: drawn with everybody's bytes, if the game wishes it so."""
        if self.charter.start:
            return 0
        secret = bytes.fromhex(self.charter.secret)
        return first_chair(self.game, self.charter.seats, secret, bytes.fromhex(self.salt))

    def turn_chairs(self, first: int) -> None:
        self.chairs = turned(self.chairs, first)
        self.talking.turn_chairs(lambda seat: (seat - first) % self.charter.seats)

    def change_sides(self, seat: int, other: int) -> None:
        """The sides stay where they are: those two change seats."""
        chairs = self.chairs
        chairs[seat], chairs[other] = chairs[other], chairs[seat]
        self.talking.turn_chairs(lambda k: {seat: other, other: seat}.get(k, k))
