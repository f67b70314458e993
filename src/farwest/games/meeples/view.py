"""What one seat of meeples sees: everything (MEEP-H1), and how a view becomes a world."""

from __future__ import annotations

from farwest.games.meeples.state import MeeplesState
from farwest.kit.view import View


class MeeplesView(View, frozen=True, tag="meeples"):
    round: int  # from 1; 0 in the set-up
    active: int  # a seat: whose turn; -1: nobody's
    inside: list[list[int]]  # by location, by meeple
    standing: list[int]  # by space: a meeple; -1: nobody
    token: list[int]  # by end of the street: who controls the meeple there; -1: nobody
    hand: list[int]  # by meeple: picked and not yet dropped (H3)
    die: list[int]  # by end of the street: 1 to 6; 0: not rolled
    graves: list[int]  # by meeple
    box: list[int]  # by meeple: defeated when the Graves were full
    owner: list[int]  # by building: whose Marquee; -1: nobody's
    upgraded: list[int]  # by building: 1 if the Marquee shows side B
    gold: list[int]  # by seat, padded with 0 to 4
    stone: list[int]  # by seat, padded to 4
    bars: list[int]  # by seat, padded to 4
    bars_left: int  # Gold Bars in the Bank
    bag: list[int]  # by piece: counts, no order (H2)
    jail_dynamite: int  # pieces in the Jail
    drawn_dynamite: int  # pieces drawn in this resolution (F22)
    exploded: int  # pieces out of the game


def see(s: MeeplesState, seat: int) -> MeeplesView:
    """MEEP-H1: the same for every seat and for a watcher."""
    return MeeplesView(
        seat=seat,
        seats=s.seats,
        variant=list(s.variant),
        frames=s.frames(),
        round=s.round,
        active=s.active,
        inside=[list(row) for row in s.inside],
        standing=list(s.standing),
        token=list(s.token),
        hand=list(s.hand),
        die=list(s.die),
        graves=list(s.graves),
        box=list(s.box),
        owner=list(s.owner),
        upgraded=list(s.upgraded),
        gold=list(s.gold),
        stone=list(s.stone),
        bars=list(s.bars),
        bars_left=s.bars_left,
        bag=list(s.bag),
        jail_dynamite=s.jail_dynamite,
        drawn_dynamite=s.drawn_dynamite,
        exploded=s.exploded,
    )


def imagine(view: MeeplesView, s: MeeplesState) -> None:
    """Write the view into a blank state, lists whole: compiled, to read one is to copy it."""
    s.seats = view.seats
    s.variant = view.variant
    s.set_frames(view.frames)
    s.round, s.active = view.round, view.active
    s.inside, s.standing, s.token, s.hand = view.inside, view.standing, view.token, view.hand
    s.die, s.graves, s.box = view.die, view.graves, view.box
    s.owner, s.upgraded = view.owner, view.upgraded
    s.gold, s.stone, s.bars, s.bars_left = view.gold, view.stone, view.bars, view.bars_left
    s.bag, s.jail_dynamite = view.bag, view.jail_dynamite
    s.drawn_dynamite, s.exploded = view.drawn_dynamite, view.exploded
