"""Who leads in goat, as far as one can see: others' tokens lie face down (GOAT-H15)."""

from __future__ import annotations

from msgspec.structs import replace

from farwest.games.goat.numbers import BOTTLE, HATS, RESOURCES, ROUNDS, WORTH
from farwest.games.goat.rules import Rules
from farwest.games.goat.scoring import sheet
from farwest.games.goat.view import GoatView, imagine
from farwest.kernel.state import OVER
from farwest.kit.speaking import Say
from farwest.kit.standing import Heap, Standing, Tally, meter, nearest, tally


def standing(view: GoatView, say: Say, names: list[str]) -> Standing:
    """What is not seen counts as the least it can be."""
    seats = range(view.seats)
    known = [bool(view.tokens[seat]) or not view.token_count[seat] for seat in seats]
    least = at_least(view)
    world = Rules()
    imagine(least, world)
    rows = sheet(world)
    scores = [sum(points[seat] for _, points, _ in rows) for seat in seats]
    tallies = tally(scores, world.final_places(), rows, say, sure=known)
    shown = tuple(one if one.sure else covered(view, one, say) for one in tallies)
    of, given = HATS[view.seats] * view.seats, sum(view.hats)
    over, last = view.frames[-1][1] == OVER, ROUNDS[view.seats]
    meters = (
        meter("saloon", last if over else view.round, last, say, "rounds"),
        meter("hat", of - given, of, say, "hats"),
    )
    ending = say("standing-ending", n=last)
    return Standing(say("standing-unit"), shown, nearest(meters[:1]) + meters[1:], ending)


def at_least(view: GoatView) -> GoatView:
    """As if every token that is not seen were a bottle: none is worth less."""
    tokens = [
        view.tokens[seat] or [view.token_count[seat] * (k == BOTTLE) for k in range(RESOURCES)]
        for seat in range(view.seats)
    ]
    return replace(view, tokens=tokens)


def covered(view: GoatView, one: Tally, say: Say) -> Tally:
    """Its tokens are one heap: nobody knows which they are."""
    (seat,) = one.seats
    coins, tokens = view.coins[seat], view.token_count[seat]
    hidden = Heap(say("standing-hidden", n=tokens), tokens * WORTH[BOTTLE])
    return replace(one, heaps=(Heap(say("score-coins"), coins), hidden))
