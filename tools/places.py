"""Where desperados are found when the marshal plans, against where chance alone would have them.

python -m tools.places [--games N] [BOT]: bots play; at each card of the marshal every desperado's
true place is counted, and its places in worlds that are dealt evenly. Their ratio by turn is what
guessing.py draws by, printed as it stands in tables.py.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import farwest
from farwest.arena.plan import plan_for
from farwest.bots import bot
from farwest.cli.wishes import counted
from farwest.games.desperados.bots.guessing import place_of
from farwest.games.desperados.numbers import DESPERADO_AT, SUREST, TURNS
from farwest.games.desperados.questions import MARSHAL_CARD
from farwest.kernel.dealer import Dealer, secret_from
from farwest.kernel.state import CHANCE, OVER

BOT = "search:iterations=120:horizon=30:rests=1:doubt=60:leaning=1"
WORLDS = 8  # dealt evenly for each that is true
FEW = 2  # times each place is taken to have been seen beside: few games prove little
GAME = farwest.load("desperados")
Places = Counter[tuple[int, int]]  # by turn, by place


def plans(seats: int, deal: int, spec: str) -> Iterator[Any]:
    """A game of bots, each time the marshal is to lay a card."""
    plan = plan_for(GAME, [spec], 1, seats=seats, variant={"target_per_desperado": "balanced"})
    dealer = Dealer(secret_from(plan.deal_seed(deal)))
    bots = [bot(spec, GAME, plan.bot_seed(deal, seat)) for seat in range(seats)]
    s = GAME.start(seats, plan.variant)
    while s.seat != OVER:
        options = s.legal()
        if s.kind == MARSHAL_CARD:
            yield s
        if s.seat == CHANCE:
            s.play(dealer.draw(options, s.odds()))
        else:
            s.play(options[0] if len(options) == 1 else bots[s.seat].choose(GAME.see(s, s.seat)))


def places(s: Any) -> list[tuple[int, int]]:
    return [(s.turn - 1, place_of(s, seat)) for seat in range(s.seats) if seat != s.marshal]


def learn(games: int, spec: str) -> list[tuple[int, ...]]:
    """Weights by turn, by place."""
    true: Places = Counter()
    even: Places = Counter()
    dice = GAME.dice(games)
    for deal in range(games):
        for s in plans(GAME.seats[deal % len(GAME.seats)], deal, spec):
            true.update(places(s))
            world = GAME.world(GAME.see(s, s.marshal), dice)
            for _ in range(WORLDS):
                even.update(places(world))
                world.redeal(s.marshal, dice)
    return [weights(true, even, turn) for turn in range(TURNS)]


def weights(true: Places, even: Places, turn: int) -> tuple[int, ...]:
    keys = [(turn, place) for place in range(len(DESPERADO_AT[turn]))]
    ratio = [(true[key] + FEW) / (even[key] / WORLDS + FEW) for key in keys]
    return tuple(max(1, round(SUREST * each / max(ratio))) for each in ratio)


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.places", description=__doc__)
    parser.add_argument("bot", nargs="?", default=BOT)
    parser.add_argument("--games", type=counted, default=400)
    given = parser.parse_args(words)
    print("DESPERADO_AT: Final = (  # by turn, by place")
    for row in learn(given.games, given.bot):
        print(f"    {row},")
    print(")")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
