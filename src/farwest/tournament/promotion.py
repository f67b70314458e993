"""A league: divisions, of which the best go up after a season and the last go down."""

from __future__ import annotations

from collections.abc import Collection, Sequence

Divisions = list[list[str]]  # the first is the highest; members by whatever names them


def next_divisions(
    standings: Sequence[Sequence[str]],
    moving: int,
    size: int,
    gone: Collection[str] = (),
    new: Sequence[str] = (),
) -> Divisions:
    """Of a season that is over. `moving`: so many change at each border. Who is gone leaves room,
    and those below move up; who is new begins at the bottom; a division has `size` members, and
    what is left at the bottom is one of its own if it can be played, which is two or more."""
    order: list[list[str]] = [[*division] for division in standings]
    for upper in range(len(order) - 1):
        high, low = order[upper], order[upper + 1]
        count = min(moving, len(high) // 2, len(low) // 2)
        if count:
            down, up = high[-count:], low[:count]
            order[upper], order[upper + 1] = [*high[:-count], *up], [*down, *low[count:]]
    members = [one for division in order for one in division if one not in gone]
    members += [one for one in new if one not in members]
    return cut(members, size)


def cut(members: Sequence[str], size: int) -> Divisions:
    """In order; one who would be alone at the bottom joins the division above."""
    found = [[*members[k : k + size]] for k in range(0, len(members), size)]
    if len(found) > 1 and len(found[-1]) < 2:
        alone = found.pop()
        found[-1] += alone
    return found
