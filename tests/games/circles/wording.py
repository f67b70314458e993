"""What is particular about the sentences of circles: read by tests/texts."""

from __future__ import annotations

from collections.abc import Iterator

from farwest.games.circles import numbers as t
from tests.games.circles.table import GAME, PEOPLE, SEATS, AnyMatch, lay, on, rolls, told
from tests.texts.wording import Wording, in_play


def progress() -> Iterator[AnyMatch]:
    yield from rare_positions()
    for seats in SEATS:
        wishes = {"max_rounds": 10, "skill_0": "human"}
        fresh = GAME.match(seats, chance="by hand", variant=wishes, names=PEOPLE[:seats])
        yield from in_play(fresh, GAME.dice(seats))


def rare_positions() -> Iterator[AnyMatch]:
    for match in (lay(3, star=2), on("robber", 3, purse=[0, 5, 5])):
        yield match
        told(match, *(rolls(2720) if match.state.theta == t.START else ["tickets 0", "face gold"]))
        yield match
    told(match := lay(3, star=2), *rolls(2720), "side a", "side b")
    yield match
    told(match := on("shop", purse=[9], goods=[{}, {"shovel": 10}]), "tickets 0")
    yield match
    told(match := on("saloon", purse=[9, 9]), "tickets 0", "bet")
    yield match
    free = {"exchange": "free"}
    told(match := on("saloon", purse=[5, 5], variant=free), "tickets 0")
    yield match
    told(match, "coin silver")
    yield match
    told(match := on("bank", purse=[5]), "tickets 0")
    yield match
    told(match := on("bank", account=[5]), "tickets 0")
    yield match
    told(match, "withdraw")
    yield match


WORDING = Wording(
    GAME,
    PEOPLE,
    rules="CIRC",
    english=(
        "takes?|rolls?|flicks?|pays?|shop|bank|dig|bowl|silver|gold|ruby|shovel|carts?|spaces?"
    ),
    plurals="tickets|spaces|cases|pièces|rubies",
    progress=progress,
    never=("question-lot",),
    ends=".!",
)
