"""The learner of farwest.adapters.ppo for some minutes, then against a bot.

    python -m bench.ppo [--game goat] [--minutes 10] [--against greenhorn] [--deals 100]

Minutes are CPU minutes. Prints how the net fares, on both seats of every deal, with an interval.
"""

from __future__ import annotations

import argparse

import farwest
from farwest.adapters.ppo import fare, learn

EVERY = 5  # rounds


def tell(rounds: int, spent: float, answers: int) -> None:
    if rounds % EVERY == 0:
        print(f"{spent:5.1f} CPU minutes, {answers:,} answers learnt from", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="goat")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--games", type=int, default=512)
    parser.add_argument("--steps", type=int, default=128)
    parser.add_argument("--hidden", type=int, default=128)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--against", default="greenhorn")
    parser.add_argument("--deals", type=int, default=100)
    given = parser.parse_args()
    sizes = {"games": given.games, "steps": given.steps, "hidden": given.hidden}
    net = learn(given.game, given.minutes, **sizes, seed=given.seed, told=tell)
    share = fare(farwest.load(given.game), net, given.against, given.deals)
    print(
        f"against {given.against}: {share.mean:.0%} ({share.low:.0%} to {share.high:.0%}) of "
        f"{2 * given.deals} games"
    )


if __name__ == "__main__":
    main()
