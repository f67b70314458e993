"""Which duels a game of carson can be in, or come from."""

from __future__ import annotations

from collections.abc import Iterator

from farwest.games.carson import questions as ask
from farwest.games.carson.numbers import (
    AMMUNITION_GUNS,
    BUILT,
    CAPTAIN_MOST,
    CELLS,
    COWBOYS,
    DUEL_MODE,
    GUNS,
    MERCENARY_GUNS,
    MORTAL_DUELS,
    START_REVOLVERS,
    TARGETS,
)
from farwest.games.carson.state import NO_SEAT, NOWHERE, CarsonState, cowboys_of, guns_of, how_many


def most_guns(s: CarsonState, seat: int) -> int:
    """CARSON-C3, CARSON-F29, CARSON-P15: those of the start, of buildings, of every round."""
    mine = [s.ground[cell] - BUILT for cell in range(CELLS) if s.owner[cell] == seat]
    built = sum(GUNS[building] for building in mine if building >= 0)
    return START_REVOLVERS + built + CAPTAIN_MOST * s.round


def duel_is_sound(s: CarsonState, kind: int, who: int, about: int) -> Iterator[str]:
    """CARSON-D1: those who fight stand there."""
    if s.duel_at not in range(TARGETS):
        yield "a duel is fought somewhere."
        return
    fighter = about if kind == ask.DUEL_DIE else who
    if kind == ask.DECIDE_DUEL:
        if about != s.duel_at or how_many(s.fought) < 2 or s.standing[about] != s.fought:
            yield "all who stand there fight, two or more."
    elif not s.fought >> fighter & 1:
        yield "only who fights takes part in a duel."
    if kind == ask.DUEL_TILE and not (s.variant[DUEL_MODE] and sum(s.tiles[who])):
        yield "duel tiles are chosen by who has some."
    if kind == ask.MORTAL and (not s.variant[MORTAL_DUELS] or who == s.duel_winner):
        yield "a cowboy may die in a mortal duel that was lost."


def last_duel_is_sound(s: CarsonState) -> Iterator[str]:
    """CARSON-D2: who fought had the guns and cowboys it can have had; nobody else has any.

    Who fought is forgotten when the next round begins, and what it had then is left as it was.
    """
    winner, on = s.duel_winner, any(kind == ask.DECIDE_DUEL for kind, *_ in s.frames())
    if s.duel_at == NOWHERE and (s.fought or winner != NO_SEAT or any(map(any, last_forces(s)))):
        yield "before the first duel nobody fought."
    if s.fought and ((winner == NO_SEAT) != on or (not on and not s.fought >> winner & 1)):
        yield "who fought has won the duel, once it is decided."
    for seat, (roll, guns, cowboys) in enumerate(last_forces(s)):
        fights = on and s.fought >> seat & 1
        if s.fought and not s.fought >> seat & 1 and (roll or guns or cowboys):
            yield f"seat {seat} took no part in the last duel."
        if fights and (guns, cowboys) != (guns_of(s, seat), cowboys_of(s, seat)):
            yield f"seat {seat} fights with the guns and cowboys it has."
        if guns > most_guns(s, seat) + AMMUNITION_GUNS + max(MERCENARY_GUNS):
            yield f"seat {seat} fought with more guns than it can have had."
        if cowboys > COWBOYS + 1:  # the white one counts too
            yield f"seat {seat} fought with more cowboys than there are."


def last_forces(s: CarsonState) -> list[tuple[int, int, int]]:
    """By seat: die or tile, guns and cowboys of the last duel."""
    return list(zip(s.duel_roll, s.duel_guns, s.duel_cowboys, strict=True))
