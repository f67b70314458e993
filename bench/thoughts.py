"""A whole game with what a bot thinks at each answer, as Markdown: for somebody to comment.

python -m bench.thoughts carson --bots gunslinger,legend,legend --seed 17: bots by seat. Each answer
of those who search has the chance to win that it seems to give, by how much its side would end
ahead, how many of all looks it had, and the next best. What was told to everybody stands between.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from typing import Any, Final

import farwest
from farwest.bots import Bot, bot
from farwest.bots.search import SearchBot
from farwest.kernel.game import AnyGame
from farwest.kernel.match import Match
from farwest.kernel.thinking import Thought

NAMES: Final = ("Ada", "Bill", "Cora", "Dean", "Etta", "Finn")
OTHERS: Final = 2  # that are told beside the one that is played


class Overheard:
    """A bot whose last thoughts are kept."""

    def __init__(self, player: Bot[Any]) -> None:
        self.player, self.thoughts = player, list[Thought]()
        if isinstance(player, SearchBot):
            think = player.thinker.think

            def aloud(view: Any) -> Any:
                self.thoughts = [*think(view)]
                return self.thoughts

            player.thinker.think = aloud  # type: ignore[method-assign]

    def choose(self, view: Any) -> int:
        self.thoughts = []
        return self.player.choose(view)


def played(game: AnyGame, bots: Sequence[str], seed: int) -> Iterator[str]:
    match: Match[Any, Any] = Match(game, len(bots), seed=seed, names=NAMES[: len(bots)])
    players = [Overheard(bot(spec, game, seed)) for spec in bots]
    told = 0
    while match.seat is not None:
        for event in match.events(None, told):
            yield event.text
        told = match.seen(None) + 1
        seat = match.seat
        action = players[seat].choose(match.view(seat))
        yield answer(match, seat, action, players[seat].thoughts)
        match.play(action)
    for event in match.events(None, told):
        yield event.text
    ends = zip(match.names, match.scores(), match.places(), strict=True)
    yield "**" + ", ".join(f"{name} {score} ({place})" for name, score, place in ends) + "**"


def answer(match: Match[Any, Any], seat: int, action: int, thoughts: Sequence[Thought]) -> str:
    said = {option.action: option.text for option in match.options()}
    found = f"- *{match.move}, {match.names[seat]}: {match.question()}* **{said[action]}**"
    looks = sum(thought.visits for thought in thoughts)
    best = sorted(thoughts, key=lambda thought: (thought.action != action, -thought.visits))
    weighed = [
        f"{'' if thought.action == action else said[thought.action] + ' '}{thought.chance:.0%},"
        f" {thought.margin:+.1f}, {thought.visits / looks:.0%} of looks"
        for thought in best[: 1 + OTHERS]
        if looks
    ]
    return f"{found} ({'; '.join(weighed)})" if weighed else found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.thoughts", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--bots", default="legend,legend,legend", help="by seat")
    parser.add_argument("--seed", type=int, default=0)
    wishes = parser.parse_args()
    for line in played(farwest.load(wishes.game), wishes.bots.split(","), wishes.seed):
        print(line, flush=True)


if __name__ == "__main__":
    main()
