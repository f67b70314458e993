"""A bot that searches worlds it imagines from its view; with a style, and with human slips."""

from __future__ import annotations

from dataclasses import replace
from math import exp
from random import Random
from typing import Any

from farwest.bots.closeness import alike, first_of, is_decided
from farwest.bots.learned import weights_for
from farwest.bots.pondering import Ponderer
from farwest.bots.second_look import KEPT, looked_again, may_hand_over
from farwest.bots.sense import sensible
from farwest.kernel.errors import BadCall
from farwest.kernel.game import Game, listed
from farwest.kernel.state import MAX_STEPS
from farwest.kernel.thinking import Budget, Thinker, Thought
from farwest.kit.rooms import Levels, ask

MOST_OPTIONS = 4096  # of any question: the nodes a look ahead may need
LEAST = 0.2  # of its time, for what it has pondered already
SERIOUS = 0.1  # an option looked at less often than this, beside the best, was never considered


class SearchBot:
    """Slips are human, not random: `impulse` is how often it answers at once, as its lean has it,
    without thinking; `slip` is how much worse a move may look, in chance to win, and still be
    played now and then, because it looked nearly as good. With `margin`, the end
    decides between answers whose chances cannot be told apart; with `sense`, what the game calls
    pointless is not answered; with `recheck`, it takes a second look before it hands over. `crowd`:
    where more sit than the fewest who can, it looks more often and slips less, by their ratio to
    this power: a gang that is all of it makes each fault several times. `learned`: 1 for what the
    game ships, or a file that `farwest train` wrote. `instinct`: how much chance to win it gives up
    for the answer that one who learned this game by playing would always give; a style has its
    taste instead."""

    def __init__(
        self,
        game: Game[Any, Any],
        seed: int = 0,
        *,
        iterations: int = 1000,
        seconds: float = 0.0,
        threads: int = 1,
        exploration: float = Budget.exploration,
        leaning: int = Budget.leaning,
        width: int = Budget.width,
        guessing: int = Budget.guessing,
        horizon: int = MAX_STEPS,
        rests: int = MAX_STEPS,
        doubt: int = Budget.doubt,
        scorn: int = Budget.scorn,
        knowing: int = Budget.knowing,
        trusting: int = Budget.trusting,
        minded: int = Budget.minded,
        learned: int | str = 0,
        style: str = "",
        slip: float = 0.0,
        impulse: float = 0.0,
        margin: int = 1,
        sense: int = 1,
        recheck: int = 1,
        instinct: float = 0.0,
        crowd: float = 0.0,
    ) -> None:
        if style and style not in game.styles:
            raise BadCall(
                f"{game.name} is played in style {listed(game.styles, 'or')}, not {style!r}."
            )
        room = ask(game, Levels)
        if instinct and not (room and room.instinct):
            raise BadCall(f"Nobody has learned {game.name} by playing: it has no instinct.")
        self.crowding = {seats: (seats / game.seats[0]) ** crowd for seats in game.seats}
        self.iterations = iterations  # with the fewest
        budget = Budget(
            iterations=round(iterations * max(self.crowding.values())),
            seconds=seconds,
            threads=threads,
            exploration=exploration,
            leaning=bool(leaning),
            width=width,
            guessing=bool(guessing),
            horizon=horizon,
            rests=rests,
            doubt=doubt,
            scorn=scorn,
            knowing=bool(knowing),
            trusting=bool(trusting),
            minded=minded,
            weights=weights_for(game, learned),
        )
        self.thinker = Thinker(game, budget, seed)
        self.pondering = Ponderer(game, budget, seed)
        self.seconds = seconds
        self.taste = game.styles.get(style)
        self.game, self.slip, self.impulse, self.margin = game, slip, impulse, bool(margin)
        self.sense = bool(sense)
        self.recheck = bool(recheck and room and room.hands_over)
        self.instinct = instinct
        self.learned_odds = room.instinct if room and instinct else None

    def choose(self, view: Any) -> int:
        luck = Random(self.thinker.dice_for(view, -1).below(1 << 31))
        crowding = self.crowding[view.seats]
        if luck.random() < self.impulse / crowding:
            return self.blurt(view, luck)
        self.take_up(view)
        looks = round(self.iterations * crowding)
        self.thinker.budget = replace(self.thinker.budget, iterations=looks)
        action = self.pick(view, self.think(view), luck)
        self.thinker.moved(view, action)
        return action

    def think(self, view: Any) -> list[Thought]:
        """What may be answered. Who is about to hand over looks again, and only that counts."""
        seconds = self.thinker.budget.seconds
        if seconds and self.recheck and may_hand_over(self.game, view):
            self.thinker.take(seconds * (1 - KEPT))
        thoughts = self.thinker.think(view)
        if self.sense:
            thoughts = sensible(self.game, view, thoughts)
        if not self.recheck:
            return thoughts
        first = self.first(view, thoughts).action
        return looked_again(self.thinker, view, thoughts, first) or thoughts

    def give(self, seconds: float) -> None:
        """So long at most from now on, and no longer than it needs; 0: as many looks as its level
        has."""
        self.seconds = seconds
        self.thinker.take(seconds)

    def ponder(self, view: Any) -> bool:
        """While others think, for a moment; False: there is nothing left to think about."""
        return self.pondering.ponder(view, self.seconds)

    def take_up(self, view: Any) -> None:
        """What it has pondered, if this is what came."""
        found = self.pondering.came(view)
        if found and found.thinker and view != self.thinker.expected:
            self.thinker = found.thinker
            self.thinker.take(max(self.seconds - found.spent, LEAST * self.seconds))
        else:
            self.thinker.take(self.seconds)

    def blurt(self, view: Any, luck: Random) -> int:
        world = self.game.world(view, self.game.dice(luck.getrandbits(31)))
        options: list[int] = world.legal()
        return luck.choices(options, [world.preference(action) for action in options])[0]

    def first(self, view: Any, thoughts: list[Thought]) -> Thought:
        """What it chooses if it has no style and does not slip. A decided game is counted out."""
        best = first_of(thoughts) if self.margin else thoughts[0]
        if self.learned_odds is None or len(thoughts) == 1 or is_decided(best.chance):
            return best
        odds = self.learned_odds(self.game, view, [thought.action for thought in thoughts])
        liking = [t.chance + self.instinct * often for t, often in zip(thoughts, odds, strict=True)]
        return thoughts[liking.index(max(liking))]

    def pick(self, view: Any, thoughts: list[Thought], luck: Random) -> int:
        first, slip = self.first(view, thoughts), self.slip / self.crowding[view.seats]
        if self.taste is None and slip <= 0:
            return first.action
        serious = [t for t in thoughts if t.visits >= SERIOUS * thoughts[0].visits]
        liking = [t.chance + (self.taste(view, t.action) if self.taste else 0) for t in serious]
        best = max(liking)
        if slip <= 0:
            return serious[liking.index(best)].action
        odds = [exp((like - best) / slip) for like in liking]
        slipped = luck.choices(serious, odds)[0]
        harmless = self.margin and self.taste is None and alike(first, slipped)
        return first.action if harmless else slipped.action


class GreedyBot:
    """One move ahead: what each option promises, on average over imagined worlds."""

    def __init__(self, game: Game[Any, Any], seed: int = 0, *, worlds: int = 50) -> None:
        if worlds < 1:
            raise BadCall(f"Looking ahead needs 1 world at least, not {worlds}.")
        self.game, self.seed, self.worlds = game, seed, worlds
        self.thinker = Thinker(game, Budget(MOST_OPTIONS), seed)

    def choose(self, view: Any) -> int:
        dice = self.thinker.dice_for(view, 0)
        tree = self.thinker.trees[0]
        world, scratch = self.game.world(view, dice), self.game.rules()
        return tree.look_ahead(world, scratch, view.seat, dice, self.worlds)
