"""While others think, a bot thinks about what it may be asked next, from its own view alone.

Who is asked now is thought to answer as a search of a few looks would; what the bot would see then
is thought about as if it had been asked. If that view comes, the tree stands already.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from farwest.kernel.dice import Dice
from farwest.kernel.game import AnyGame
from farwest.kernel.state import CHANCE, OVER
from farwest.kernel.thinking import Budget, Thinker

FORESIGHT: Final = 600  # looks at what the rival may answer
ANSWERS: Final = 6  # of a rival that are thought about
WORLDS: Final = 4  # in which each of them is seen
VIEWS: Final = 6  # that are thought about: each has a tree of some megabytes
SLICE: Final = 0.2  # seconds: who must answer meanwhile waits no longer


@dataclass
class Pondered:
    """A view that may come, and what was thought of it."""

    view: Any
    thinker: Thinker | None = None
    spent: float = 0.0  # seconds


class Ponderer:
    """Of one bot."""

    def __init__(self, game: AnyGame, budget: Budget, seed: int) -> None:
        self.game, self.budget, self.seed = game, budget, seed
        self.now: Any = None  # the view it is asked nothing by
        self.coming: dict[bytes, Pondered] = {}  # likeliest first

    def ponder(self, view: Any, seconds: float) -> bool:
        """A slice of a second. `seconds`: for each view that may come. False: that was all. Plain
        Python is too slow for it: whoever must answer would wait."""
        if not self.game.compiled:
            return False
        if view != self.now:
            self.now = view
            self.coming = {found.json(): Pondered(found) for found in self.foreseen(view)}
        open_ones = [one for one in self.coming.values() if one.spent < seconds]
        if not open_ones:
            return False
        one = open_ones[0]
        if one.thinker is None:
            one.thinker = Thinker(self.game, replace(self.budget, seconds=seconds), self.seed)
        one.thinker.take(min(SLICE, seconds))
        one.thinker.think(one.view)
        one.thinker.go_on_with(one.view)
        one.spent += SLICE
        return len(open_ones) > 1 or one.spent < seconds

    def came(self, view: Any) -> Pondered | None:
        """What was thought of this view before it came; the rest is forgotten."""
        found = self.coming.get(view.json())
        self.now, self.coming = None, {}
        return found if found and found.thinker else None

    def foreseen(self, view: Any) -> list[Any]:
        """What its seat may see when it is asked next, after one answer of who is asked now."""
        few = Thinker(self.game, replace(self.budget, iterations=FORESIGHT, seconds=0.0), self.seed)
        dice = few.dice_for(view, 0)
        world = self.game.world(view, dice)
        if world.seat in (OVER, CHANCE, view.seat):
            return []
        few.think(view)
        thoughts = sorted(few.trees[0].shares(world.seat), key=lambda found: -found[1])
        likely = [action for action, *_ in thoughts[:ANSWERS]]
        found = {seen.json(): seen for action in likely for seen in self.after(view, action, dice)}
        return [*found.values()][:VIEWS]

    def after(self, view: Any, action: int, dice: Dice) -> list[Any]:
        """In some of the worlds it can imagine; those in which it has a choice next."""
        world, found = self.game.world(view, dice), []
        for _ in range(WORLDS):
            if action in world.legal():
                after = world.clone()
                after.play(action)
                if after.seat == view.seat and len(after.legal()) > 1:
                    found.append(self.game.see(after, view.seat))
            world.redeal(view.seat, dice)
        return found
