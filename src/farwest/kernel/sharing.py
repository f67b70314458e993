"""Whose the win is, by seat and shared in its side, and by how much: at the end, and where a line
was cut short."""

from __future__ import annotations

from typing import Final

from farwest.kernel.state import State

NOTHING: Final = -1e9  # below all points


def share_win(s: State, gain: list[float]) -> None:
    """Among those of the first place."""
    s.places()
    winners = 0
    for seat in range(s.seats):
        winners += s.place[seat] == 1
    for seat in range(s.seats):
        won: float = 0.0
        for other in range(s.seats):
            if s.place[other] == 1 and s.side(other) == s.side(seat):
                won += 1.0
        gain[seat] = won / winners


def share_growth(s: State, before: list[int], gain: list[float]) -> None:
    """Among those whose points grew most since `before`: where no game says how good it looks. Who
    is first by now would not do: that is the same for all that a seat does far ahead or behind."""
    s.scores()
    most = s.points[0] - before[0]
    for seat in range(1, s.seats):
        most = max(most, s.points[seat] - before[seat])
    winners = 0
    for seat in range(s.seats):
        winners += s.points[seat] - before[seat] == most
    for seat in range(s.seats):
        won: float = 0.0
        for other in range(s.seats):
            if s.points[other] - before[other] == most and s.side(other) == s.side(seat):
                won += 1.0
        gain[seat] = won / winners


def lead_by(s: State, end: list[float], edge: list[float]) -> None:
    """By seat: how far it ends ahead of the best of other sides; 0 where there are none."""
    for seat in range(s.seats):
        theirs: float = NOTHING
        for other in range(s.seats):
            if s.side(other) != s.side(seat):
                theirs = max(theirs, end[other])
        edge[seat] = end[seat] - theirs if theirs > NOTHING else 0.0
