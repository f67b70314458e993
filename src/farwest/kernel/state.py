"""What a position is, what a question is, and how a move is made: docs/hot-subset.md."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, NamedTuple, TypeVar, final

from farwest.kernel.dice import Dice

CHANCE: Final = -1  # the seat that rolls dice and draws cards
NOBODY: Final = -2  # the seat of a frame that runs by itself
OVER: Final = -3  # the seat of a finished game
WATCHER: Final = -4  # the seat of someone who sees only what every seat sees
EVERYONE: Final = -1  # `seen_by` is a set of seats as bits; -1 has every bit

MAX_SEATS: Final = 8
MAX_VARIANTS: Final = 20
EDITION: Final = 19  # the last of them: which version of the rules is played; 0 is today's
MAX_STEPS: Final = 10_000  # of a playout: a faulty rule must not hang a search
FRAME: Final = 4  # ints of a frame: kind, seat, a, b
EVENT: Final = 6  # ints of an event: kind, seat, a, b, seen_by, cause

SCRATCH: Final = frozenset(
    ("count", "total", "action", "weight", "points", "place", "listening", "events", "event")
)

S_contra = TypeVar("S_contra", contravariant=True)


class Question(NamedTuple, Generic[S_contra]):
    """One row of a game's QUESTIONS: what may be answered, and what an answer does."""

    options: Callable[[S_contra], None]
    answer: Callable[[S_contra, int], None]


def nothing(s: object) -> None:
    """The options of a frame of NOBODY."""


class State:
    """One position: ints and lists of ints. No dice, no names, no history, no callbacks.

    (kind, seat, a, b) is the question on the table; `waiting` holds what must happen after it.
    A game says how large its buffers are: options at once, frames waiting, events of one move.
    """

    def __init__(self, options: int, waiting: int, events: int) -> None:
        # Scratch: answers to "what may be done?" and "what was told?". Not cloned, not compared.
        self.count: int = 0  # options on offer
        self.total: int = 0  # sum of their weights
        self.action: list[int] = [0] * options  # by option, ascending
        self.weight: list[int] = [0] * options  # by option
        self.points: list[int] = [0] * MAX_SEATS  # by seat, after scores()
        self.place: list[int] = [0] * MAX_SEATS  # by seat, after places()
        self.listening: bool = False  # False in search: what is told is not kept
        self.events: int = 0
        self.event: list[int] = [0] * (EVENT * events)
        # The position begins here.
        self.seats: int = 0
        self.variant: list[int] = [0] * MAX_VARIANTS  # by variant: which of its values
        self.kind: int = 0
        self.seat: int = OVER
        self.a: int = 0
        self.b: int = 0
        self.depth: int = 0
        self.waiting: list[int] = [0] * (FRAME * waiting)

    # What each game writes.

    def setup(self) -> None:
        """Fill a blank state and ask the first question."""

    def options(self) -> None:
        """Offer every legal answer to the question on the table, ascending."""

    def answer(self, action: int) -> None:
        """Change the position. The action is legal: whoever called has seen to that."""

    def scores(self) -> None:
        """Fill `points`."""

    def ahead(self, seat: int, other: int) -> bool:
        """Whether `seat` ends strictly before `other`; after scores()."""
        return self.points[seat] > self.points[other]

    def redeal(self, seat: int, dice: Dice) -> None:
        """Shuffle all that `seat` cannot know. The result follows from its view and the dice."""

    def veil(self, seat: int) -> None:
        """Of a copy: hide all that `seat` cannot know, so that it reads as its view does."""

    def side(self, seat: int) -> int:
        """Seats of one side win together, and see the secret answers of their side."""
        return seat

    def has_secrets(self) -> bool:
        """Whether this game ever lets a seat answer in secret."""
        return False

    def in_secret(self) -> bool:
        """Whether the answer to the question on the table is hidden from the other sides."""
        return False

    # Knowledge a game may lend the search.

    def guess(self, seat: int, dice: Dice) -> None:
        """One of the worlds of redeal(), the likelier ones more often."""
        self.redeal(seat, dice)

    def knows(self, seat: int) -> int:
        """What a seat knows that not all do, as a number of 0 to 31 bits, as coarse as helps; from
        its own view alone. 0 throughout: a game that lends none."""
        return 0

    def win_estimate(self, seat: int) -> float:
        """How good it looks for a seat, 0 to 1: its chance to win."""
        return 1.0 / self.seats

    def end_estimate(self, seat: int) -> float:
        """The points a seat will have at the end; after scores(). Here: those it has."""
        return 1.0 * self.points[seat]

    def at_rest(self) -> bool:
        """Whether nothing is half done here, so that a promise is worth most."""
        return False

    def preference(self, action: int) -> int:
        """How readily a sensible player would answer so, 1 or more."""
        return 1

    def traits(self, action: int, preference: int) -> int:
        """What can be learned of this answer: numbers of traits, 1 or more, one beside the other,
        11 bits each and five at most (weighing.py). From what who answers may know."""
        return 0

    def weigh(self, weights: list[int]) -> None:
        """Fill `weight`, by option, as weighed() has it one by one; or nothing: as may be worth it
        where many answers are on offer."""

    def seat_traits(self, seat: int) -> int:
        """What can be learned of how a seat stands, in the same way."""
        return 0

    # What rules say.

    @final
    def ask(self, kind: int, seat: int, a: int = 0, b: int = 0) -> None:
        """Put a question on the stack: the last asked is answered first."""
        top = FRAME * self.depth
        self.waiting[top] = kind
        self.waiting[top + 1] = seat
        self.waiting[top + 2] = a
        self.waiting[top + 3] = b
        self.depth += 1

    @final
    def offer(self, action: int, weight: int = 1) -> None:
        self.action[self.count] = action
        self.weight[self.count] = weight
        self.count += 1
        self.total += weight

    @final
    def offer_counts(self, first: int, counts: list[int]) -> None:
        """A draw from a bag: `first + k` for every k the bag holds, as likely as it is common."""
        for k in range(len(counts)):
            if counts[k] > 0:
                self.offer(first + k, counts[k])

    @final
    def offer_those(self, first: int, places: list[int], place: int) -> None:
        """`first + k` for every piece k that is at this place, each as likely as another."""
        before = self.count
        for k in range(len(places)):
            self.action[self.count] = first + k  # counted only if it is there: no branch to guess
            self.weight[self.count] = 1
            self.count += places[k] == place
        self.total += self.count - before

    @final
    def tell(
        self, kind: int, seat: int, a: int = 0, b: int = 0, seen_by: int = EVERYONE, cause: int = 0
    ) -> None:
        """`cause`: by which of its rules, where its Telling names several."""
        if self.listening:
            end = EVENT * self.events
            self.event[end] = kind
            self.event[end + 1] = seat
            self.event[end + 2] = a
            self.event[end + 3] = b
            self.event[end + 4] = seen_by
            self.event[end + 5] = cause
            self.events += 1

    # What players, tables and searches say.

    @final
    def find_options(self) -> None:
        self.count = 0
        self.total = 0
        self.options()

    @final
    def next_question(self) -> None:
        """Take the top frame; frames of NOBODY answer themselves."""
        while self.depth > 0:
            self.depth -= 1
            top = FRAME * self.depth
            self.kind = self.waiting[top]
            self.seat = self.waiting[top + 1]
            self.a = self.waiting[top + 2]
            self.b = self.waiting[top + 3]
            if self.seat != NOBODY:
                return
            self.answer(0)
        self.seat = OVER

    @final
    def play(self, action: int) -> None:
        self.events = 0
        self.answer(action)
        self.next_question()

    @final
    def begin(self, seats: int) -> None:
        """The first question of a game. `variant` was written before."""
        self.seats = seats
        self.events = 0
        self.setup()
        self.next_question()

    @final
    def random_option(self, dice: Dice) -> int:
        """One of the options found: by weight for CHANCE, evenly for a seat."""
        if self.seat != CHANCE or self.total == self.count:
            return self.action[dice.below(self.count)]
        return self.action[dice.pick(self.weight, self.total)]

    def playout(self, dice: Dice) -> int:
        """Play on at random to the end; how many answers it took."""
        steps = 0
        while self.seat != OVER and steps < MAX_STEPS:
            self.find_options()
            self.play(self.random_option(dice))
            steps += 1
        return steps

    def playouts(self, root: State, games: int, dice: Dice) -> int:
        steps = 0
        for _ in range(games):
            self.copy_from(root)
            steps += self.playout(dice)
        return steps

    @final
    def places(self) -> None:
        """Fill `place`: 1 and one more for every seat that is strictly ahead, so 1, 1, 3; those of
        one side count once."""
        self.scores()
        for seat in range(self.seats):
            self.place[seat] = 1
            for other in range(self.seats):
                counted = other == seat or not self.ahead(other, seat)
                for mate in range(other):
                    if not counted and self.side(mate) == self.side(other):
                        counted = self.ahead(mate, seat)
                self.place[seat] += not counted

    def copy_from(self, other: State) -> None:
        """Become the same position. Compiled, this is one memcpy."""
        for name, value in vars(other).items():
            if name not in SCRATCH:
                if isinstance(value, list):
                    value = [row[:] for row in value] if isinstance(value[0], list) else value[:]
                setattr(self, name, value)

    # For Python: these make objects, so they stay outside the hot subset.

    def clone(self) -> State:
        twin: State = type(self)()  # type: ignore[call-arg]  # every game fixes the sizes
        twin.copy_from(self)
        return twin

    def legal(self) -> list[int]:
        self.find_options()
        return [self.action[k] for k in range(self.count)]

    def odds(self) -> list[int]:
        self.find_options()
        return [self.weight[k] for k in range(self.count)]

    def told(self) -> list[tuple[int, ...]]:
        """The events of the last play: (kind, seat, a, b, seen_by, cause)."""
        return [tuple([self.event[6 * k + i] for i in range(6)]) for k in range(self.events)]

    def frames(self) -> list[tuple[int, ...]]:
        """The stack, the question on the table last. Public, so never a place for a secret."""
        stack = [tuple([self.waiting[4 * k + i] for i in range(4)]) for k in range(self.depth)]
        return [*stack, (self.kind, self.seat, self.a, self.b)]

    def set_frames(self, frames: list[tuple[int, ...]]) -> None:
        self.depth = 0
        for kind, seat, a, b in frames[:-1]:
            self.ask(kind, seat, a, b)
        self.kind, self.seat, self.a, self.b = frames[-1]

    def final_points(self) -> list[int]:
        self.scores()
        return [self.points[seat] for seat in range(self.seats)]

    def final_places(self) -> list[int]:
        self.places()
        return [self.place[seat] for seat in range(self.seats)]
