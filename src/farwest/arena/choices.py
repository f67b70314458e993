"""What was chosen, and how it went for those who chose it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from farwest.arena.intervals import Interval, Sample, gain
from farwest.arena.played import Played
from farwest.kernel.game import Game

FEWEST = 20  # decisions below which nothing is said about luck


class ChoiceWorth(NamedTuple):
    """`gain` is in win share: those who took it against all who could have, each measured by what
    its own bot wins on average. It goes with winning; that does not make it the cause."""

    verb: str
    option: str  # empty for a verb without argument
    offered: int
    taken: int
    gain: Interval | None  # None: too few to tell

    @property
    def rate(self) -> float:
        return self.taken / self.offered


class Habit(NamedTuple):
    """How often a bot did what a style of the game would, where it had the choice."""

    style: str
    bot: str
    possible: int
    rate: Interval


class ChoiceTally:
    def __init__(self) -> None:
        self.offered = self.taken = 0
        self.could, self.did = Sample(), Sample()


def option_name(game: Game[Any, Any], action: int, seat: int, seats: int) -> tuple[str, str]:
    """A verb and its argument. Seats count on from the one who chooses: 1 is the next."""

    def said(names: str, k: int) -> str:
        if names != "seat":
            return game.word(names, k).replace("_", " ")
        ahead = (k - seat) % seats
        return "oneself" if ahead == 0 else f"{ahead} seat{'s' * (ahead > 1)} on"

    found = [said(*argument) for argument in game.arguments(action)]
    return game.span(action).verb, " ".join(found)


def count_choices(
    game: Game[Any, Any], games: Sequence[Played], usual: Mapping[str, float]
) -> list[ChoiceWorth]:
    """`usual`: by bot, what it wins on average. In the order of the game's verbs."""
    counts: dict[tuple[int, str, str], ChoiceTally] = {}
    names: dict[tuple[int, int], tuple[int, str, str]] = {}  # by action and seat
    for one in games:
        for seat, did in enumerate(one.seats):
            luck = did.share - usual[did.bot]
            for action, offered in did.offered.items():
                if (action, seat) not in names:
                    verb, option = option_name(game, action, seat, len(one.seats))
                    first = game.span(action).first
                    ordered = action if game.span(action).names != "seat" else first
                    names[action, seat] = (ordered, verb, option)
                count = counts.setdefault(names[action, seat], ChoiceTally())
                taken = did.taken.get(action, 0)
                count.offered += offered
                count.taken += taken
                count.could.add(one.deal, luck, offered)
                if taken:
                    count.did.add(one.deal, luck, taken)
    return [
        ChoiceWorth(verb, option, count.offered, count.taken, gain_of(count))
        for (_, verb, option), count in sorted(counts.items())
    ]


def gain_of(count: ChoiceTally) -> Interval | None:
    few = min(count.taken, count.offered - count.taken) < FEWEST
    return None if few or count.did.clusters < FEWEST // 2 else gain(count.did, count.could)


def count_habits(games: Sequence[Played], bots: Sequence[str]) -> list[Habit]:
    samples: dict[tuple[str, str], Sample] = {}
    possible: dict[tuple[str, str], int] = {}
    for one in games:
        for seat in one.seats:
            for style, (could, did) in seat.habits.items():
                key = (style, seat.bot)
                samples.setdefault(key, Sample()).add(one.deal, did / could, could)
                possible[key] = possible.get(key, 0) + could
    styles = sorted({style for style, _ in samples})
    return [
        Habit(style, bot, possible[style, bot], samples[style, bot].share())
        for style in styles
        for bot in bots
        if (style, bot) in samples
    ]
