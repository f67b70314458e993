"""Games that were never played, for what is counted from them."""

from __future__ import annotations

from collections.abc import Sequence

from farwest.arena.played import Lead, Played, Seat, shares


def sheet(
    bots: str,
    places: Sequence[int],
    *,
    deal: int = 0,
    number: int = 0,
    points: Sequence[int] = (),
    sides: Sequence[int] = (),
    roles: Sequence[str] = (),
) -> Played:
    """`bots` by seat, as "ann bob"."""
    names = bots.split()
    side = list(sides) or list(range(len(names)))
    won = shares(list(places), side)
    seats = [
        Seat(
            bot=name,
            role=roles[k] if roles else "player",
            side=side[k],
            points=points[k] if points else 10 - places[k],
            place=places[k],
            share=won[k],
            decisions=5,
            options=10,
            seconds=0.5,
            taken={},
            offered={},
            habits={},
        )
        for k, name in enumerate(names)
    ]
    return Played(deal, number, 20, 0, 1.0, Lead(0, 0.0, None), seats)
