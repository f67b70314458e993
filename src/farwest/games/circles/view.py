"""What a seat of circles sees, and how a view becomes a world.

CIRC-H1, CIRC-H3: everything but the noise of a flick under way.
"""

from __future__ import annotations

from farwest.games.circles.state import CirclesState
from farwest.kit.view import View


class CirclesView(View, frozen=True, tag="circles"):
    round: int  # from 1; 0 before the first
    first: int  # a seat; -1: not yet drawn
    active: int  # a seat: whose turn; -1: nobody's
    star: int  # a seat; -1: nobody
    theta: int  # where the marble rests, in hundredths of a degree
    power: int  # public once the flick is made (H5)
    speed: int  # of the last flick
    rolled: int  # of the last flick, in hundredths of a degree
    out: bool  # the last flick left the ring
    flicks: int  # made so far
    origin: int  # where the marble lay before the last flick
    shot_from: list[int]  # by seat, padded with -1 to 5: where its last flick began; -1: none
    shot_end: list[int]  # by seat, padded to 5: where it ended, from there on; -1: none
    die: int  # a face of the robber die; -1: not rolled
    purse: list[int]  # by seat, padded with 0 to 5, in silver
    account: list[int]  # by seat, padded to 5, in silver
    goods: list[list[int]]  # by seat, padded to 5, by good
    shop: list[int]  # by good
    mine: int  # slots emptied
    bowl: int  # slots filled
    bag: list[int]  # by token (H2)
    line: int  # of a doubtful stop: the sector clockwise of it
    reach: int  # of a doubtful stop: how far that sector is from the start
    vote: list[int]  # by seat, padded to 5: a side; -1: not yet (H6)
    stake: list[int]  # by seat, padded to 5; 0: takes no part
    distance: list[int]  # by seat, padded to 5 (E31); -1: not flicked
    stage: int  # of the contest: 0 all, 1 closest, 2 farthest (E33)
    reflicks: int  # rounds flicked again in this stage
    near: int  # seats as bits, seat 0 is 1: who may be closest
    far: int  # seats as bits: who may be farthest
    winner: int  # a seat; -1: nobody yet


def see(s: CirclesState, seat: int) -> CirclesView:
    """Every seat, and a watcher, sees the same: the whole table."""
    return CirclesView(
        seat=seat,
        seats=s.seats,
        variant=list(s.variant),
        frames=s.frames(),
        round=s.round,
        first=s.first,
        active=s.active,
        star=s.star,
        theta=s.theta,
        power=s.power,
        speed=s.speed,
        rolled=s.rolled,
        out=s.out,
        flicks=s.flicks,
        origin=s.origin,
        shot_from=list(s.shot_from),
        shot_end=list(s.shot_end),
        die=s.die,
        purse=list(s.purse),
        account=list(s.account),
        goods=[list(row) for row in s.goods],
        shop=list(s.shop),
        mine=s.mine,
        bowl=s.bowl,
        bag=list(s.bag),
        line=s.line,
        reach=s.reach,
        vote=list(s.vote),
        stake=list(s.stake),
        distance=list(s.distance),
        stage=s.stage,
        reflicks=s.reflicks,
        near=s.near,
        far=s.far,
        winner=s.winner,
    )


def imagine(view: CirclesView, s: CirclesState) -> None:
    """Write the view into a blank state; the bytes of a flick under way are redealt."""
    s.seats = view.seats
    s.variant = view.variant
    s.set_frames(view.frames)
    s.round, s.first, s.active, s.star = view.round, view.first, view.active, view.star
    s.theta, s.power = view.theta, view.power
    s.speed, s.rolled, s.out = view.speed, view.rolled, view.out
    s.flicks, s.origin, s.die = view.flicks, view.origin, view.die
    s.shot_from, s.shot_end = view.shot_from, view.shot_end
    s.purse, s.account, s.goods, s.shop = view.purse, view.account, view.goods, view.shop
    s.mine, s.bowl, s.bag = view.mine, view.bowl, view.bag
    s.line, s.reach, s.vote = view.line, view.reach, view.vote
    s.stake, s.distance = view.stake, view.distance
    s.stage, s.reflicks, s.near, s.far = view.stage, view.reflicks, view.near, view.far
    s.winner = view.winner
