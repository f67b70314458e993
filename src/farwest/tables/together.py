"""Questions that several seats answer at once, in secret: docs/house.md section 5.

The rules ask them one after the other. The table takes the answers in any order, and lets each be
changed until the last one is in; then they are played in the order of the rules. Which they are
stands in the game's ASKINGS.

What a seat may answer depends on nothing it cannot see. Where it depends on what its side answers,
the answers of others may leave fewer options, never more: so who has answered may have to answer
again, and who has no choice never gets one.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from farwest.kernel.game import AnyGame
from farwest.kernel.match import Match

AnyMatch = Match[Any, Any]
Held = Mapping[int, int]  # by seat: its answer
NOTHING: Final[Held] = MappingProxyType({})


def any_shared(game: AnyGame) -> bool:
    return any(asking.shared for asking in game.askings.values())


def asked(match: AnyMatch) -> list[int]:
    """The seats that may answer now, the one the rules ask first, first."""
    first = match.seat
    if first is None or first < 0:
        return []
    seats = [first]
    if is_together(match):
        *before, (kind, *_) = match.state.frames()
        for other, seat, *_ in reversed(before):
            if other != kind or seat < 0:
                break
            seats.append(seat)
    return seats


def is_together(match: AnyMatch) -> bool:
    return match.game.asking(match.state.kind).together


def turned_to(match: AnyMatch, seat: int, held: Held = NOTHING) -> AnyMatch:
    """The match as if this seat were asked first, after those of its side whose answers are held
    and who let it see them. A seat that is not asked sees what they hold."""
    seats = asked(match)
    if len(seats) < 2:
        return match
    frames = match.state.frames()
    top = len(frames) - len(seats)
    below, block = frames[:top], frames[top:]
    mine = [frame for frame in block if frame[1] == seat]
    mates = [
        frame for frame in reversed(block) if frame[1] in held and shares(match, seat, frame[1])
    ]
    nothing_to_turn = not mine or mine == frames[-1:]
    if (nothing_to_turn and not mates) or len(mates) == len(block):
        return match
    rest = [*below, *(frame for frame in block if frame not in mine and frame not in mates)]
    turned = match.asking([*rest, *mine])
    for mate in mates:
        turned.state.set_frames([*rest, *mine, mate])
        if held[mate[1]] in turned.state.legal():
            turned.state.play(held[mate[1]])
        else:
            rest.append(mate)
    turned.state.set_frames([*rest, *mine])
    return turned


def shares(match: AnyMatch, seat: int, other: int) -> bool:
    """Whether a seat may see what another holds."""
    state = match.state
    open_to_mates = match.game.asking(state.kind).shared
    return open_to_mates and seat != other and state.side(seat) == state.side(other)


def may_see_clock(match: AnyMatch, seat: int | None, other: int) -> bool:
    """Where answers are given at once and in secret, what a clock has lost tells who had a choice:
    it is for its own side."""
    at_once = any(asking.together for asking in match.game.askings.values())
    if not (at_once and match.state.has_secrets()):
        return True
    return seat is not None and match.state.side(seat) == match.state.side(other)


def all_in(match: AnyMatch, held: Held) -> bool:
    """Whether every seat that has a choice has made it."""
    return all(seat in held or not has_choice(match, seat) for seat in asked(match))


def has_choice(match: AnyMatch, seat: int) -> bool:
    """Whatever the others do."""
    return len(turned_to(match, seat).state.legal()) > 1


def is_pause(match: AnyMatch) -> bool:
    """A question in secret about which nobody has a choice. It is not passed at once: how long it
    takes would tell."""
    if not match.game.asking(match.state.kind).paused:
        return False
    seats = asked(match)
    return bool(seats) and not any(has_choice(match, seat) for seat in seats)


def impossible(match: AnyMatch, held: Held) -> dict[int, int]:
    """Of the seats still asked, those that hold what they cannot answer any more."""
    return {
        seat: held[seat]
        for seat in asked(match)
        if seat in held and held[seat] not in turned_to(match, seat).state.legal()
    }
