"""The seats of meeples beside the board, and what may be clicked for which answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from farwest.games.meeples import actions as do
from farwest.games.meeples import questions as ask
from farwest.games.meeples.board.brush import Brush
from farwest.games.meeples.board.previews import paths
from farwest.games.meeples.numbers import (
    BUILDINGS,
    CORNER_BUILDINGS,
    DIRECTIONS,
    DOOR_OF,
    DYNAMITE,
    EMPTY,
    ENDS,
    GRAVES,
    LOCATIONS,
    MADAME,
    MARQUEES,
    NOWHERE,
    PIECES_IN_BOX,
    SPACE_AT,
    SPACES,
)
from farwest.games.meeples.state import NO_SEAT
from farwest.games.meeples.view import MeeplesView
from farwest.games.meeples.words import NAMES
from farwest.kernel.state import OVER
from farwest.kit.brush import panel
from farwest.kit.keeping import measured, remembered, steady_all
from farwest.kit.speaking import Say
from farwest.kit.sprites import Count, Note, Panel, Presence, Touch, seat_colour
from farwest.kit.texts import Named

PIECES = ("cube-gold", "cube-stone", "dynamite")  # symbols
WAYS = ("ui-cw", "ui-ccw")  # symbols by direction
DOING = {  # by question: what the seat is at
    ask.CORNER: "corner",
    ask.PICK: "pick",
    ask.START: "start",
    ask.DIRECTION: "direction",
    ask.DROP: "drop",
    ask.CONTROLLER: "controller",
    ask.RESOLVE: "resolve",
    ask.BUILD: "build",
    ask.UPGRADE: "upgrade",
    ask.REROLL: "reroll",
}


@steady_all
def panels(brush: Brush) -> Iterator[Panel]:
    return (panel_of(brush, seat) for seat in range(brush.view.seats))


def panel_of(brush: Brush, seat: int) -> Panel:
    view, left = brush.view, MARQUEES - brush.view.owner.count(seat)
    rows = counts(brush.say, seat, view.gold[seat], view.stone[seat], view.bars[seat], left)
    return panel(seat, brush.names[seat], *status_of(brush, seat), rows)


@measured
def status_of(brush: Brush, seat: int) -> tuple[str, Presence]:
    return standing(brush.view, seat, brush.say)


def standing(view: MeeplesView, seat: int, say: Callable[..., str]) -> tuple[str, Presence]:
    kind, asked = view.frames[-1][:2]
    if asked == OVER:
        return say("paint-status", state="over"), "waiting"
    if seat == asked:
        return say("paint-status", state=DOING[kind]), "acting"
    end = view.token.index(seat) if seat in view.token else NOWHERE
    if end != NOWHERE and view.standing[SPACE_AT[end]] != EMPTY:
        duellist = Named("meeple", NAMES["meeple"][view.standing[SPACE_AT[end]]])
        return say("paint-controls", a=Named("end", NAMES["end"][end]), b=duellist), "waiting"
    return say("paint-status", state="turn" if seat == view.active else "waits"), "waiting"


@remembered
def counts(
    say: Say, seat: int, gold: int, stone: int, bars: int, marquees: int
) -> tuple[Count, ...]:
    def count(symbol: str, number: int, what: str, tint: str = "ink") -> Count:
        return Count(symbol, number, say("paint-count", n=number, what=what), tint=tint)

    return (
        count("cube-gold", gold, "gold"),
        count("cube-stone", stone, "stone"),
        count("gold-bar", bars, "bars"),
        count("marquee", marquees, "marquees", seat_colour(seat)),
    )


@steady_all
def notes(brush: Brush) -> Iterator[Note]:
    """What is in the Bag (MEEP-H2), and how far the end is (MEEP-G1)."""
    view, say = brush.view, brush.say
    bag = tuple(
        Count(symbol, n, say("paint-pieces", n=n, a=Named("piece", name)))
        for symbol, n, name in zip(PIECES, view.bag, NAMES["piece"], strict=True)
    )
    yield Note(say("paint-bag"), rows=bag, total=str(sum(view.bag)))
    left = {
        "graves": ("grave", GRAVES - sum(view.graves)),
        "bars": ("gold-bar", view.bars_left),
        "dynamite": ("dynamite", PIECES_IN_BOX[DYNAMITE] - view.exploded),
    }
    rows = tuple(
        Count(symbol, n, say("paint-left", n=n, what=what)) for what, (symbol, n) in left.items()
    )
    yield Note(say("paint-ending"), help=say("paint-ending-help"), rows=rows)
    yield aid(say)


def aid(say: Callable[..., str]) -> Note:
    """What each of them does at a Door: MEEP-E1 to MEEP-E9."""
    work = [say(f"aid-{name}") for name in NAMES["meeple"]]
    rows = tuple(
        Count(f"meeple-{name}", 1, does) for name, does in zip(NAMES["meeple"], work, strict=True)
    )
    return Note(say("paint-aid"), rows=rows, named=True)


def touches(view: MeeplesView) -> Iterator[Touch]:
    """For every answer that the seat could give to what it is asked."""
    kind, asked, a, _ = view.frames[-1]
    if asked != view.seat or view.seat < 0:
        return
    if kind == ask.CORNER:
        for building in range(BUILDINGS):
            if CORNER_BUILDINGS[building] and view.owner[building] == NO_SEAT:
                yield Touch(do.PICKING + building, (lot(building),))
    elif kind == ask.PICK:
        for location in range(LOCATIONS):
            if sum(view.inside[location]):
                yield Touch(do.PICKING + location, (lot(location),))
    elif kind == ask.START:
        for k in range(SPACES):
            if view.standing[k] == EMPTY:
                yield Touch(do.STARTING + k, (space(k),))
    elif kind == ask.DIRECTION:
        yield from ways(view)
    elif kind == ask.DROP:
        for meeple, held in enumerate(view.hand):
            if held:
                yield Touch(do.DROPPING + meeple, in_hand(meeple, held))
    elif kind == ask.CONTROLLER:
        for seat in range(view.seats):
            if seat != view.seat:
                yield Touch(do.NAMING + seat, (f"seat-{seat}",))
    elif kind == ask.RESOLVE:
        yield from resolving(view)
    else:
        yield from yes_or_no(view, kind, a)


def ways(view: MeeplesView) -> Iterator[Touch]:
    """A direction is every Space that is reached sooner that way."""
    both = paths(view, do.GO)
    for direction in range(DIRECTIONS):
        mine, other = both[direction], both[1 - direction]
        keys = tuple(space(k) for n, k in enumerate(mine) if k not in other or other.index(k) > n)
        yield Touch(do.GO + direction, keys, symbol=WAYS[direction], tint="text")


def resolving(view: MeeplesView) -> Iterator[Touch]:
    for building in range(BUILDINGS):
        k = DOOR_OF[building]
        if view.standing[k] != EMPTY:
            symbol = f"meeple-{NAMES['meeple'][view.standing[k]]}"
            yield Touch(do.RESOLVING + building, (space(k),), symbol=symbol)
    if EMPTY not in (view.standing[SPACE_AT[end]] for end in range(ENDS)):
        both = tuple(space(SPACE_AT[end]) for end in range(ENDS))
        yield Touch(do.SHOWDOWN, both, symbol="die-6")


def yes_or_no(view: MeeplesView, kind: int, a: int) -> Iterator[Touch]:
    """Build where it is built; roll the die; the one that waits says no."""
    if kind == ask.REROLL:
        yield Touch(do.YES, (f"die-{NAMES['end'][a]}",), symbol="ui-cw", tint="text")
        yield Touch(do.NO, (space(SPACE_AT[a]),), symbol=f"die-{view.die[a]}")
    else:
        yield Touch(do.YES, (lot(a),), symbol="marquee", tint="gold")
        yield Touch(do.NO, (space(DOOR_OF[a]),), symbol="ui-no", tint="text")


def lot(location: int) -> str:
    return f"lot-{NAMES['location'][location]}"


def space(k: int) -> str:
    return f"space-{NAMES['space'][k]}"


def in_hand(meeple: int, held: int) -> tuple[str, ...]:
    if meeple == MADAME:
        return ("madame",)
    return tuple(f"hand-{NAMES['meeple'][meeple]}-{k}" for k in range(held))
