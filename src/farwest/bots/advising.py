"""What to answer, and why rather than something else: hints are Legend's.

Legend thinks about the view as it does at a table, and answers as it would there (closeness.py: win
first, margin always). Then the answer is compared with another one (the one asked about, else what
a beginner would do) over the same worlds. Chances are said as candidly as candour.py knows.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from statistics import fmean
from typing import Any, Final, Literal

import msgspec

from farwest.bots.candour import candid
from farwest.bots.closeness import first_of, is_decided
from farwest.bots.comparing import Comparing, Mean, Witness, mean_of
from farwest.bots.levels import BEST, LEVELS
from farwest.bots.registry import bot, settings
from farwest.bots.search import SearchBot
from farwest.bots.second_look import looked_again
from farwest.bots.sense import sensible
from farwest.kernel.errors import BadCall, IllegalAction
from farwest.kernel.game import AnyGame
from farwest.kernel.thinking import Budget, Thinker, Thought
from farwest.kit.measures import Quantity
from farwest.kit.rooms import Quantities, ask

INTERPRETED: Final = 2.0  # seconds: rules in plain Python are slow, and nobody waits for minutes
PAIRS: Final = 100  # worlds in which answers are compared, where the game names no number
FEW_LOOKS: Final = 50  # an option looked at less often has no chance that could be told,
NEGLECTED: Final = 0.1  # nor one that was looked at less than this, beside the best
CLEAR: Final = 2.0  # standard errors: then two answers can be told apart
SURE: Final = 2.5  # the same of quantities, for there are several
PROBABLE: Final = 0.2  # a game whose chance is this near to 0 or 1 is probably lost or won
ALIKE: Final = 0.01  # of chance: nobody cares
SAID_FOR: Final = 2  # differences that are said for an answer, and one against it

Verdict = Literal["better", "close", "worse"]
Outlook = Literal["open", "lost", "won"]


class Weighed(msgspec.Struct, frozen=True):
    """An option, and the chance to win it gives; None if it was hardly looked at."""

    action: int
    chance: float | None


class Difference(msgspec.Struct, frozen=True):
    """A quantity, measured for both answers in the same worlds."""

    key: str
    best: float
    other: float
    error: float
    worth: float  # of best - other, in points


class Why(msgspec.Struct, frozen=True):
    """Why the best, rather than the other."""

    best: int
    other: int
    worlds: int
    chances: tuple[float, float]  # to win, as they are said: best, other
    error: float  # standard error of what is between them in the search
    verdict: Verdict
    by_margin: bool  # chances are alike: the verdict is the end's
    by_instinct: bool  # the best is not what counting alone would choose
    outlook: Outlook
    margin: Difference  # of points at the end
    gains: list[Difference]  # what speaks for the best, the weightiest first
    losses: list[Difference]  # and against it


class Advised(msgspec.Struct, frozen=True):
    options: list[Weighed]  # the best first
    by_margin: bool  # chances did not decide
    why: Why | None  # no other option, or not asked


def advise(
    game: AnyGame,
    view: Any,
    other: int | None = None,
    seconds: float = 0.0,
    *,
    reason: bool = True,
    iterations: int = 0,
    seed: int = 0,
    witness: Witness | None = None,
) -> Advised:
    """`seconds` or `iterations`: instead of Legend's own. `other`: what to compare with. `witness`
    is shown every world at the moment when it is measured."""
    asked = Advice(game, view, seconds, seed, iterations)
    if other is not None and other not in asked.options:
        raise IllegalAction(f"`{game.action_names[other]}` is no option now, so nothing is lost.")
    best, by_margin = asked.best()
    why = None
    if reason and len(asked.options) > 1:
        foil = asked.foil(best) if other is None or other == best else other
        why = asked.why(best, foil, witness)
    return Advised(asked.weighed(best, why), by_margin, why)


class Advice:
    """Legend's thoughts about one view, and what is asked of them."""

    def __init__(
        self, game: AnyGame, view: Any, seconds: float, seed: int, iterations: int = 0
    ) -> None:
        seconds = seconds or (0.0 if game.compiled or iterations else INTERPRETED)
        self.game, self.view, self.room = game, view, ask(game, Quantities)
        player: Any = bot(BEST, game, seed)
        self.expert = None if isinstance(player, SearchBot) else player
        self.player = player
        wishes = f":seconds={seconds}" if seconds else ""
        wishes += f":iterations={iterations}" if iterations else ""
        if self.expert is None:
            self.thinker = bot(f"{BEST}{wishes}", game, seed).thinker  # type: ignore[attr-defined]
        else:
            self.thinker = Thinker(game, beside_an_expert(game, seconds), seed)
        thoughts: list[Thought] = self.thinker.think(view)
        self.thoughts = {thought.action: thought for thought in thoughts}
        self.again: dict[int, Thought] = {}  # of a second look; empty: there was none
        if self.expert is None and player.recheck:
            first = player.first(view, sensible(game, view, thoughts)).action
            found = looked_again(self.thinker, view, thoughts, first)
            self.again = {thought.action: thought for thought in found}
        self.comparing = Comparing(self.thinker, view, self.quantities)
        self.options: list[int] = self.comparing.root.legal()
        if self.comparing.root.seat != view.seat:
            raise BadCall("Advice is for who must choose.")

    @property
    def looks(self) -> int:
        return sum(thought.visits for thought in self.thoughts.values())

    @property
    def quantities(self) -> dict[str, Quantity]:
        return dict(self.room.QUANTITIES) if self.room else {}

    def best(self) -> tuple[int, bool]:
        """And whether the margin decided."""
        if self.expert is not None:
            return self.expert.choose(self.view), False
        first, counted, most_seen = self.firsts
        return first, first == counted != most_seen

    @property
    def known(self) -> dict[int, Thought]:
        """What its answer comes from: a second look, if there was one."""
        return self.again or self.thoughts

    @cached_property
    def firsts(self) -> tuple[int, int, int]:
        """Legend's answer, that of who only counts, and what was most looked at."""
        found = sensible(self.game, self.view, list(self.known.values()))
        first = self.player.first(self.view, found)
        return first.action, first_of(found).action, found[0].action

    def is_felt(self, best: int) -> bool:
        """Whether instinct chose it, not counting."""
        if self.expert is not None:
            return False
        first, counted, _ = self.firsts
        return best == first != counted

    def foil(self, best: int) -> int:
        """What the player would likely do instead; of what was felt, what counting would choose."""
        if self.is_felt(best):
            return self.firsts[1]
        world = self.comparing.root
        usual = self.room.usual(world, best) if self.room else -1
        if usual in self.options and usual != best:
            return usual
        others = [action for action in self.options if action != best]
        return max(others, key=lambda a: (world.preference(a), self.visits(a), -a))

    def visits(self, action: int) -> int:
        return self.thoughts[action].visits if action in self.thoughts else 0

    def why(self, best: int, other: int, witness: Witness | None = None) -> Why:
        """Looked at equally often, in the same worlds."""
        most = max(self.visits(best), self.visits(other))
        for action in (best, other):
            self.comparing.make_up(action, most - self.visits(action))
        worlds = min(self.room.WORLDS if self.room else PAIRS, max(self.looks, FEW_LOOKS))
        looks = self.comparing.compare([best, other], worlds, witness)
        chances = mean_of(*([look.chance for look in looks[k]] for k in (best, other)))
        ends = mean_of(*([look.margin for look in looks[k]] for k in (best, other)))
        found = []
        for k, (key, quantity) in enumerate(self.quantities.items()):
            mean = mean_of(*([look.values[k] for look in looks[a]] for a in (best, other)))
            if abs(mean.gain) >= quantity.least and mean.is_clear(SURE):
                found.append(difference(key, mean, quantity.worth))
        found.sort(key=lambda one: -abs(one.worth))
        known = self.chance(best)
        chance = chances.best if known is None else known
        less = min(max(chance - chances.gain, 0.0), 1.0)
        said = self.said(chance)
        verdict, by_margin = verdict_on(chances, ends, chance)
        return Why(
            best,
            other,
            worlds,
            (said, self.said(less)),
            chances.error,
            verdict,
            by_margin,
            self.is_felt(best),
            "lost" if said < PROBABLE else "won" if said > 1 - PROBABLE else "open",
            difference("margin", ends, 1.0),
            [one for one in found if one.worth > 0],
            [one for one in found if one.worth < 0],
        )

    def weighed(self, best: int, why: Why | None) -> list[Weighed]:
        """The best, then those most looked at. What was hardly looked at has no chance to show."""
        looked = [best, *(action for action in self.known if action != best)]
        rest = [action for action in self.options if action not in looked]
        found = {action: self.chance(action) for action in [*looked, *rest]}
        if found[best] is None and self.expert is None:
            found[best] = self.found(best)  # instinct may choose what was hardly looked at
        known = {a: None if chance is None else self.said(chance) for a, chance in found.items()}
        if why is not None:
            known |= {why.best: why.chances[0], why.other: why.chances[1]}
        return [Weighed(action, chance) for action, chance in known.items()]

    def found(self, action: int) -> float:
        """The chance of an answer, looked at for the purpose if it was hardly looked at."""
        chance = self.chance(action)
        if chance is None:
            chance = fmean(look.chance for look in self.comparing.compare([action], PAIRS)[action])
        return chance

    def said(self, chance: float) -> float:
        """What the search's chance is worth when it is said."""
        return candid(self.game, self.comparing.root, self.view.seat, chance)

    def chance(self, action: int) -> float | None:
        most = max(thought.visits for thought in self.known.values())
        visits = self.known[action].visits if action in self.known else 0
        enough = visits >= max(NEGLECTED * most, min(FEW_LOOKS, most))
        return self.known[action].chance if enough else None


def beside_an_expert(game: AnyGame, seconds: float) -> Budget:
    """Where a game has a player of its own, the search only looks at what that one chose."""
    level = {**LEVELS[BEST], **settings(game, BEST)}
    return Budget(
        iterations=max(len(game.action_names), FEW_LOOKS),
        seconds=seconds,
        leaning=True,
        horizon=level["horizon"],
        rests=level["rests"],
    )


def difference(key: str, mean: Mean, worth: float) -> Difference:
    return Difference(key, mean.best, mean.other, mean.error, worth * mean.gain)


def verdict_on(chances: Mean, ends: Mean, chance: float) -> tuple[Verdict, bool]:
    """Chances first; where they are alike, what the end brings. And whether that decided."""
    if abs(chances.gain) > ALIKE and chances.is_clear(CLEAR):
        return ("better" if chances.gain > 0 else "worse"), False
    told_by_end = is_decided(chance) or not chances.is_clear(1.0)
    if told_by_end and ends.is_clear(SURE):
        return ("better" if ends.gain > 0 else "worse"), True
    return "close", False


def told(why: Why) -> Sequence[Difference]:
    """What a reason says: the weightiest for the best, and the weightiest against it."""
    return [*why.gains[:SAID_FOR], *why.losses[:1]]
