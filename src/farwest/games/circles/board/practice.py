"""A ring to practise on, outside a game: the power is a number, the stop is foretold."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

import msgspec

from farwest.games.circles.board.brush import Brush
from farwest.games.circles.board.hub import hub
from farwest.games.circles.board.layout import layout
from farwest.games.circles.board.motion import gauge, roll
from farwest.games.circles.board.wheel import wheel
from farwest.games.circles.game import GAME
from farwest.games.circles.numbers import (
    BYTES,
    LAP,
    LEAST_ADVANCE,
    MIN_SEATS,
    NOISES,
    NOT_FLICKED,
    POWERS,
    RING,
    SECTOR,
    START,
)
from farwest.games.circles.phases.flick import leaves, speed_of
from farwest.games.circles.phases.flick import roll as rolled_by
from farwest.games.circles.view import CirclesView
from farwest.games.circles.words import NAMES, SKILLS
from farwest.kernel.errors import BadCall
from farwest.kit.exercises import Exercise, Foreseen
from farwest.kit.sprites import Canvas, Picture
from farwest.kit.texts import Named

ME: Final = 0
HAND: Final = "human"
NO_AIR: Final = "exact"
NONE: Final = -1


class Shot(NamedTuple):
    origin: int  # in cd
    speed: int
    rolled: int  # in cd
    out: bool

    @property
    def end(self) -> int:
        return self.origin + self.rolled

    @property
    def advance(self) -> int:
        """CIRC-F4: sectors on."""
        return self.end // SECTOR - self.origin // SECTOR


def exercise(
    at: int,
    level: int | None,
    canvas: Canvas,
    say: Callable[..., str],
    draw: Callable[[int], int],
) -> Exercise:
    """CIRC-D12: a practice ring may show numbers and the stop. `at` is tries and theta in one."""
    if at < 0 or not (level is None or 0 <= level < POWERS):
        raise BadCall(f"A flick has a power from 0 to {POWERS - 1}, from where a marble lies.")
    tries, theta = divmod(at or START, LAP)
    shot = (
        None if level is None else flick(theta, level, HAND, [draw(NOISES) for _ in range(BYTES)])
    )
    view = laid(theta, tries, shot)
    ring = layout(canvas).ring
    return Exercise(
        picture=drawn(view, canvas, say),
        about=say("practice-about"),
        said=told("practice-said", say, shot, level or 0) if shot else "",
        at=view.flicks * LAP + view.theta,
        x=ring.x,
        y=ring.y,
        radius=ring.channel,
        stops=[stop_of(shot) for shot in foreseen(view.theta)],
        foreseen=list(changes(view.theta, say)),
    )


def drawn(view: CirclesView, canvas: Canvas, say: Callable[..., str]) -> Picture:
    """The ring alone, with nothing beside it."""
    ring, label = layout(canvas).ring, say("practice-label")
    square = msgspec.structs.replace(canvas, width=round(2 * ring.x), height=round(2 * ring.y))
    brush = Brush(view, square, say, [label] * MIN_SEATS)
    return Picture(
        square,
        label,
        sprites=(*wheel(brush), hub(brush)),
        panels=(),
        touches=(),
        gauge=gauge(brush),
        roll=roll(brush),
    )


def flick(theta: int, power: int, hand: str, jolts: list[int]) -> Shot:
    """CIRC-D4 to CIRC-D6, as in a game."""
    speed = speed_of(power, SKILLS.index(hand), jolts[0], jolts[1])
    out = leaves(speed, jolts[2])
    return Shot(theta, speed, 0 if out else rolled_by(speed), out)


def laid(theta: int, tries: int, shot: Shot | None) -> CirclesView:
    """A fresh ring where a flick is asked for, as it looks after that shot."""
    match = GAME.match(MIN_SEATS, chance="by hand", variant={f"skill_{ME}": HAND})
    match.play(f"first {ME}")
    facts: dict[str, Any] = {"theta": theta % LAP, "flicks": tries}
    if shot:
        end = NOT_FLICKED if shot.out else shot.end
        facts |= {"flicks": tries + 1, "theta": shot.end % LAP, "origin": shot.origin}
        facts |= {"speed": shot.speed, "rolled": shot.rolled, "out": shot.out}
        facts |= {"shot_from": [shot.origin, NOT_FLICKED], "shot_end": [end, NOT_FLICKED]}
    return GAME.position({**match.position(), **facts}, chance="by hand").view(ME)


def foreseen(theta: int) -> Iterator[Shot]:
    """By power: what comes of it in still air."""
    still = [NOISES // 2] * BYTES
    return (flick(theta, power, NO_AIR, still) for power in range(POWERS))


def stop_of(shot: Shot) -> int:
    """As a Roll counts: from the middle of the ranch."""
    return NONE if shot.out else (shot.origin - START) % LAP + shot.rolled


def changes(theta: int, say: Callable[..., str]) -> Iterator[Foreseen]:
    last = (False, NONE)
    for power, shot in enumerate(foreseen(theta)):
        now = (shot.out, shot.advance)
        if now != last:
            yield Foreseen(power, told("practice-foreseen", say, shot, power))
        last = now


def told(message: str, say: Callable[..., str], shot: Shot, power: int) -> str:
    """CIRC-F6, CIRC-F7: a flick that would not count says so."""
    kind = "out" if shot.out else "short" if shot.advance < LEAST_ADVANCE[0] else "stop"
    space = Named("space", NAMES["space"][RING[0][shot.end % LAP // SECTOR]])
    return say(message, kind=kind, n=power, a=space, b=shot.advance)
