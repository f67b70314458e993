"""Who sits where in which deal. A plan is data: the same plan gives the same games anywhere."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import combinations
from random import Random
from typing import Any, NamedTuple

from farwest.bots import bot, seated
from farwest.kernel.errors import BadCall
from farwest.kernel.game import Game, Value

SEED_BYTES = 6  # of a seed made from a hash: small enough for JSON and for every bot


class Seating(NamedTuple):
    """One game to play: which deal, which of its games, and the bot of each seat."""

    deal: int
    number: int
    bots: tuple[str, ...]


@dataclass(frozen=True)
class Contest:
    """`bots` as they were named, twins included."""

    game: str
    package: str
    version: str
    pure: bool
    bots: tuple[str, ...]
    seats: int
    seed: int
    games: int
    variant: dict[str, Value] = field(default_factory=dict)

    @property
    def names(self) -> tuple[str, ...]:
        """Each bot once, in the order of the command line."""
        return tuple(dict.fromkeys(self.bots))

    def deals(self) -> Iterator[list[Seating]]:
        """Whole deals, until there are as many games as were wished for."""
        planned = deal = 0
        while planned < self.games:
            seatings = self.seatings(deal)
            planned += len(seatings)
            deal += 1
            yield seatings

    def seatings(self, deal: int) -> list[Seating]:
        """Every roster in every rotation, none twice. Who sits beside whom varies by deal."""
        found: dict[tuple[str, ...], None] = {}
        for roster in self.rosters(deal):
            for shift in range(self.seats):
                found[roster[shift:] + roster[:shift]] = None
        return [Seating(deal, number, bots) for number, bots in enumerate(found)]

    def rosters(self, deal: int) -> Iterator[tuple[str, ...]]:
        order = list(self.bots)
        Random(self.number("order", deal)).shuffle(order)
        if len(order) > self.seats:
            yield from combinations(order, self.seats)
        else:
            yield tuple(order[k % len(order)] for k in range(self.seats))

    def deal_seed(self, deal: int) -> int:
        """All games of a deal are dealt from it: duplicate bridge, for bots."""
        return self.number("deal", deal)

    def bot_seed(self, deal: int, seat: int) -> int:
        return self.number("bot", deal, seat)

    def number(self, *what: object) -> int:
        text = " ".join(map(str, ("farwest arena", self.seed, *what)))
        return int.from_bytes(sha256(text.encode()).digest()[:SEED_BYTES])


def plan_for(
    game: Game[Any, Any],
    bots: Sequence[str],
    games: int,
    *,
    seats: int | None = None,
    seed: int = 0,
    variant: Mapping[str, Value] | None = None,
) -> Contest:
    """A plan whose parts all exist: bots, seats and variant are tried out here."""
    if not bots or "" in bots:
        raise BadCall("An arena needs bots by name, with commas between: random,greedy.")
    if games < 1:
        raise BadCall(f"An arena plays at least 1 game, not {games}.")
    chosen = usual_seats(game, len(bots)) if seats is None else seats
    root = game.start(chosen, variant)
    for spec in dict.fromkeys(bots):
        bot(spec, game, 0)
        game.variant_ints(chosen, seated(game, variant or {}, [spec]))
    return Contest(
        game=game.name,
        package=game.package,
        version=game.version,
        pure=game.pure,
        bots=tuple(bots),
        seats=chosen,
        seed=seed,
        games=games,
        variant=game.variant_of(root),
    )


def usual_seats(game: Game[Any, Any], bots: int) -> int:
    """As many as there are bots, if the game can be played so; else the next number that can."""
    return next((n for n in game.seats if n >= bots), game.seats[-1])
