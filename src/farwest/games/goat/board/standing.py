"""Who leads in goat, as far as one can see: others' tokens lie face down (GOAT-H15)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from farwest.games.goat.numbers import BOTTLE, HATS, RESOURCES, ROUNDS, WORTH
from farwest.games.goat.rules import Rules
from farwest.games.goat.scoring import sheet
from farwest.games.goat.view import GoatView
from farwest.kernel.state import OVER
from farwest.kit.speaking import Say
from farwest.kit.standing import Heap, Reckoning, WhoLeads, meter, nearest, tally

RECKONED: Final = 1 << 9  # that are kept


def standing(view: GoatView, say: Say, names: list[str]) -> WhoLeads:
    """What is not seen counts as the least it can be."""
    return reckoned(
        say,
        view.round,
        view.frames[-1][1] == OVER,
        tuple(view.hats),
        tuple(view.coins[: view.seats]),
        tuple(view.token_count[: view.seats]),
        tuple(tuple(row) for row in view.tokens[: view.seats]),
    )


@lru_cache(RECKONED)
def reckoned(
    say: Say,
    round: int,
    over: bool,
    hats: tuple[int, ...],
    coins: tuple[int, ...],
    counts: tuple[int, ...],
    tokens: tuple[tuple[int, ...], ...],
) -> WhoLeads:
    """Of all that it depends on: every seat sees other tokens, and most moves change none."""
    seats = range(len(coins))
    known = [bool(tokens[seat]) or not counts[seat] for seat in seats]
    world = Rules()
    world.seats, world.coins = len(coins), [*coins]
    world.tokens = [[*tokens[seat]] or bottles(counts[seat]) for seat in seats]
    rows = sheet(world)
    scores = [sum(points[seat] for _, points, _ in rows) for seat in seats]
    tallies = tally(scores, world.final_places(), rows, say, sure=known)
    shown = tuple(
        one if one.sure else covered(one, coins[one.seats[0]], counts[one.seats[0]], say)
        for one in tallies
    )
    of, last = HATS[len(coins)] * len(coins), ROUNDS[len(coins)]
    meters = (
        meter("saloon", last if over else round, last, say, "rounds"),
        meter("hat", of - sum(hats), of, say, "hats"),
    )
    ending = say("standing-ending", n=last)
    return WhoLeads(say("standing-unit"), shown, nearest(meters[:1]) + meters[1:], ending)


def at_least(view: GoatView) -> GoatView:
    """As if every token that is not seen were a bottle: none is worth less."""
    tokens = [view.tokens[seat] or bottles(view.token_count[seat]) for seat in range(view.seats)]
    return replace(view, tokens=tokens)


def bottles(count: int) -> list[int]:
    return [count * (k == BOTTLE) for k in range(RESOURCES)]


def covered(one: Reckoning, coins: int, tokens: int, say: Say) -> Reckoning:
    """Its tokens are one heap: nobody knows which they are."""
    kind = say("standing-hidden.kind")
    hidden = Heap(say("standing-hidden", n=tokens), tokens * WORTH[BOTTLE], kind)
    return replace(one, heaps=(Heap(say("score-coins"), coins), hidden))
