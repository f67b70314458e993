"""Hidden dice, and a search that nobody lent any judgement: `python -m bench.liars --games 400`.

Liar's Dice for two, made with the scaffold and changed in a few lines: five dice each, who loses a
round loses a die, who has none has lost. No estimate, no preference, no guess: all that the game
lends is what a seat knows, its own dice. Against it a short bot that bids by the odds.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from functools import cache
from math import comb
from pathlib import Path
from random import Random
from typing import Any, Final

import farwest
from farwest.arena.intervals import Interval, Sample
from farwest.bots import bot
from farwest.bots.registry import register
from farwest.kernel.game import AnyGame
from farwest.scaffold import make

NAME: Final = "liars_dice"
REPO: Final = Path(__file__).parents[1]
FACES: Final = 6

# By file of the scaffold's game: what is said otherwise.
CHANGES: Final[dict[str, list[tuple[str, str]]]] = {
    "numbers.py": [
        ("MAX_SEATS: Final = 4", "MAX_SEATS: Final = 2"),
        ("DICE: Final = 3", "DICE: Final = 5"),
        ("START_COINS: Final = 3", "START_COINS: Final = DICE"),
        ("ROUNDS: Final = (5, 3, 8)", "ROUNDS: Final = (9, 3, 8)"),
    ],
    "phases/rolling.py": [
        ("import DICE, FACES, NO_BID", "import FACES, NO_BID"),
        ("for _ in range(DICE):", "for _ in range(s.coins[seat]):"),
    ],
    "phases/bidding.py": [
        ("import DICE, FACES, NO_BID", "import FACES, NO_BID"),
        ("s.seats * DICE * FACES", "(s.coins[0] + s.coins[1]) * FACES"),
    ],
    "phases/showdown.py": [("    s.coins[winner] += STAKE\n", "")],
    "game.py": [
        ("sum(coins) not in (0, START_COINS * s.seats)", "sum(coins) > START_COINS * s.seats"),
    ],
    "rules.py": [
        (
            """    def guess(self, seat: int, dice: Dice) -> None:
        guess_dice(self, seat, dice)

    def win_estimate(self, seat: int) -> float:
        return chance_to_win(self, seat)

    def at_rest(self) -> bool:
        return between_rounds(self)

    def preference(self, action: int) -> int:
        return readiness(self, action)
""",
            """    def knows(self, seat: int) -> int:
        key = 0
        for face in range(FACES):
            key = key * (DICE + 1) + self.dice[seat][face]
        return key
""",
        ),
        (
            f"""from {NAME}.bots.judgement import (
    between_rounds,
    chance_to_win,
    guess_dice,
    readiness,
)
from {NAME}.numbers import START_COINS
""",
            f"from {NAME}.numbers import DICE, FACES, START_COINS\n",
        ),
    ],
    "bots/levels.py": [
        ('{"leaning": 1, "width": 1}', '{"knowing": 1, "trusting": 1, "horizon": 10}')
    ],
}


def write(into: Path) -> None:
    """The game, in a folder of its own."""
    folder = make(NAME, into).folder
    for file, changes in CHANGES.items():
        text = (folder / file).read_text("utf-8")
        for before, after in changes:
            if text.count(before) != 1:
                raise ValueError(f"The scaffold's {file} has no longer one {before!r}.")
            text = text.replace(before, after)
        (folder / file).write_text(text, "utf-8")


def load(into: Path) -> AnyGame:
    """What was written there; compiled, if it was built there."""
    sys.path.insert(0, str(into))
    farwest.register(NAME)
    register("odds", OddsBot)
    return farwest.load(NAME)


@cache
def odds(dice: int, wanted: int) -> float:
    """That so many dice show a face at least so often."""
    ways: int = sum(
        comb(dice, n) * (FACES - 1) ** (dice - n) for n in range(max(wanted, 0), dice + 1)
    )
    every: int = FACES**dice
    return ways / every


class OddsBot:
    """It bids what is likeliest, of equals the highest, and calls what is less likely still."""

    def __init__(self, game: AnyGame, seed: int = 0) -> None:
        self.call = game.parse("call")

    def choose(self, view: Any) -> int:
        mine, others = view.dice[view.seat], view.rolled[1 - view.seat]

        def chance(bid: int) -> float:
            return odds(others, bid // FACES + 1 - mine[bid % FACES])

        bids = range(view.bid + 1, sum(view.rolled) * FACES)
        odds_of, best = max(((chance(bid), bid) for bid in bids), default=(0.0, self.call))
        return self.call if view.bid >= 0 and 1 - chance(view.bid) > odds_of else best


def duel(game: AnyGame, ours: str, theirs: str, seed: int, seat: int) -> float:
    """What the first has of the win, from this seat."""
    match = game.match(2, seed=seed)
    luck = Random(seed)
    players = [bot(spec, game, luck.getrandbits(31)) for spec in (ours, theirs)]
    while match.seat is not None:
        legal = match.legal()
        here = players[match.seat != seat]
        match.play(here.choose(match.view(match.seat)) if len(legal) > 1 else legal[0])
    places = match.places()
    return float(places[seat] == 1) / places.count(1)


def duels(game: AnyGame, ours: str, theirs: str, games: int, seed: int) -> Interval:
    """Every deal twice, with the seats changed."""
    sample = Sample()
    for n in range(games):
        sample.add(n // 2, duel(game, ours, theirs, seed * 100_000 + n // 2, n % 2))
    return sample.share()


def built(into: Path) -> AnyGame:
    into.mkdir(parents=True, exist_ok=True)
    if not (into / NAME).exists():
        write(into)
    subprocess.run([sys.executable, "-m", "tools.hot", str(into / NAME)], cwd=REPO, check=True)
    return load(into)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default=NAME, help="another for two, to compare bots")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bots", default="legend,odds")
    parser.add_argument("--into", type=Path, default=REPO / "build" / "liars")
    options = parser.parse_args()
    ours, theirs = options.bots.split(",")
    game = built(options.into) if options.game == NAME else farwest.load(options.game)
    found = duels(game, ours, theirs, options.games, options.seed)
    print(f"{options.bots}: {options.games} duels, seed {options.seed}:", end=" ")
    print(f"{found.mean:.1%} ({found.low:.1%} to {found.high:.1%})")


if __name__ == "__main__":
    main()
