"""The law of chance: worlds are dealt as the truth is. Cold."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from math import exp
from typing import Any, NamedTuple
from zlib import crc32

from farwest.kernel.dice import Dice
from farwest.kernel.game import AnyGame, Value, listed
from farwest.kernel.state import CHANCE, OVER, State
from farwest.kit.positions import blanks
from farwest.kit.rooms import Hidden, ask
from farwest.laws.random_games import hold, random_action, variant_for

ERROR = 1e-5  # how often, at most, this law accuses a game that keeps it
GAMES = 400  # that are played, for one look into each
FEW = 80  # where each takes long: not compiled
WORLDS = 9  # that are imagined at each look
HEAPS = 5  # into which whole fields are sorted, by their hash
FRAMES = "frames"
SEEDS = 1 << 30

Fact = tuple[str, str, object]  # a field, which part of it, what it is


class PartCount(NamedTuple):
    """How often the truth was so, how often it was to be expected, and how that varies."""

    found: int
    expected: float
    variance: float

    def plus(self, truth: bool, share: float) -> PartCount:
        variance = self.variance + share * (1 - share)
        return PartCount(self.found + truth, self.expected + share, variance)

    def chance(self) -> float:
        """Bernstein: no honest deal differs so much from what was expected more often than this."""
        off = abs(self.found - self.expected)
        return 2 * exp(-off * off / (2 * (self.variance + off / 3))) if off else 1.0


def worlds_are_dealt_as_the_truth_is(game: AnyGame, seats: int, seed: int, games: int = 0) -> None:
    """What a seat cannot see is in worlds as often so as it is in truth, given what it sees.

    If worlds are dealt as the truth was, then nobody who gets the truth and nine worlds made of
    one view, shuffled, can tell which of the ten is the truth: each is, with a chance of a tenth.
    So of all games in which m of the ten have a fact (the Thief is in the deck), the truth has it
    in m tenths. That is counted, a fact at a time, over many random games with one look into each:
    the looks are independent, each step was picked before its game began, and Bernstein's bound
    holds for such sums without any assumption. Every part of every hidden field is a fact, and so
    is each whole field, by its hash, which sees how parts hang together. The bound is divided by
    the number of facts: an honest game is accused at most once in 100 000 times (ERROR).

    A seat's answer may depend on what is hidden. A field that is chosen and not dealt is exempt:
    the game argues that in CHOSEN_NOT_DEALT of its view.py, by field. Where a seat chooses from
    what it was dealt, BLIND says there how ready one with its eyes shut is for an answer, by
    question.
    """
    dice, chosen = Dice(seed), exempt(game)
    games = games or (GAMES if game.compiled else FEW)
    variant = variant_for(game, seats, dice)
    steps = looked_into(game, seats, variant, game.longest, dice)[1]
    counts: dict[Fact, PartCount] = defaultdict(lambda: PartCount(0, 0.0, 0.0))
    for _ in range(games):
        s, _ = looked_into(game, seats, variant, dice.below(steps), dice)
        if s.seat != OVER:
            view, chance = game.see(s, dice.below(seats)), game.dice(dice.below(SEEDS))
            ten = [s, *(game.world(view, chance) for _ in range(WORLDS))]
            for fact, truth, share in facts(game, ten, chosen):
                counts[fact] = counts[fact].plus(truth, share)
    for (field, part, value), count in counts.items():
        honest = count.chance() * len(counts) > ERROR
        expected = f"of worlds made of its views {count.expected:.0f} were to be expected"
        hold(honest, f"{field}{part} is {value} in {count.found} of {games} games; {expected}.")


def hidden(game: AnyGame) -> Hidden:
    room = ask(game, Hidden)
    assert room is not None, "Every game has a view."
    return room


def exempt(game: AnyGame) -> Mapping[str, str]:
    chosen = hidden(game).CHOSEN_NOT_DEALT
    known = (*blanks(game.package), FRAMES)
    for field in chosen:
        hold(
            field in known,
            f"CHOSEN_NOT_DEALT of view.py names {field!r}; there is {listed(known)}.",
        )
    return chosen


def looked_into(
    game: AnyGame, seats: int, variant: Mapping[str, Value], steps: int, dice: Dice
) -> tuple[Any, int]:
    """A random game after so many answers, or at its end; and how many those were."""
    blind = hidden(game).BLIND
    s, taken = game.start(seats, variant), 0
    s.listening = False
    while s.seat != OVER and taken < steps:
        s.play(blind_action(s, blind, dice))
        taken += 1
    return s, taken


def blind_action(s: State, blind: Mapping[int, Any], dice: Dice) -> int:
    if s.seat == CHANCE or s.kind not in blind:
        return random_action(s, dice)
    options = s.legal()
    ready = [blind[s.kind](s, action) for action in options]
    return options[dice.pick(ready, sum(ready))]


def facts(
    game: AnyGame, ten: Sequence[Any], chosen: Mapping[str, str]
) -> Iterator[tuple[Fact, bool, float]]:
    """What is so in some of the ten and not in all: whether it is in the first, and in how many."""
    for field in (*blanks(game.package), FRAMES):
        if field in chosen:
            continue
        values = [s.frames() if field == FRAMES else getattr(s, field) for s in ten]
        if all(value == values[0] for value in values):
            continue
        single = zip(*map(parts, values), strict=True) if field != FRAMES else ()
        for part in (*single, tuple(map(heap, values))):
            for fact in dict.fromkeys(part):
                share = part.count(fact) / len(ten)
                if share < 1:
                    yield (field, *fact), part[0] == fact, share


def heap(value: Any) -> tuple[str, object]:
    return " as a whole", f"of heap {crc32(repr(value).encode()) % HEAPS}"


def parts(value: Any, place: str = "") -> list[tuple[str, object]]:
    if not isinstance(value, list):
        return [(place, value)]
    return [leaf for k, row in enumerate(value) for leaf in parts(row, f"{place}[{k}]")]
