"""The rooms a game may have beside its rules: what each must say, on one page.

A room is a module of the game's folder, and `ask(game, Board)` is the one way to it: None if the
game has no such room. What a contract only gives a type must stand in the room; what it gives a
value or marks with @may has that value where the room is silent. Names nearly right are refused.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from functools import cache, partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import MappingProxyType, ModuleType, SimpleNamespace
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from farwest.kernel.errors import BadRoom, FarwestError
from farwest.kernel.game import AnyGame, Value, listed
from farwest.kit.contracts import is_optional, names_of, own_names
from farwest.kit.drama import Drama, ToldEvent
from farwest.kit.exercises import Exercise
from farwest.kit.explaining import Explanation
from farwest.kit.measures import Belief, Quantity, Turnable
from farwest.kit.notes import NotePage
from farwest.kit.orders import StandingOrder
from farwest.kit.sides import Goal, Handicap, PartDone, PartyEnd
from farwest.kit.sounds import Sound
from farwest.kit.speaking import Say
from farwest.kit.sprites import Canvas, Note, Picture, Sprite
from farwest.kit.stakes import Figure, Stake
from farwest.kit.standing import WhoLeads
from farwest.kit.turns import Gain, Mark, Opening, Tiding

NONE: Final[Mapping[Any, Any]] = MappingProxyType({})
F = TypeVar("F", bound=Callable[..., Any])
R = TypeVar("R")


def may(function: F) -> F:
    """A room need not say this; if it does not, this is what it means."""
    function.__dict__["may"] = True
    return function


class Board(Protocol):
    """The game as a picture, read from a view and texts alone: equal views, equal pictures."""

    reveal: Callable[..., Picture] | None = None  # as paint, of a view that hides nothing

    def paint(self, view: Any, canvas: Canvas, say: Say, names: list[str]) -> Picture: ...


class Terminal(Protocol):
    """The game as text of at most 80 columns, for rich."""

    def draw(self, view: Any, say: Say, names: list[str]) -> Any: ...


class Sounds(Protocol):
    """What is heard, beside what is seen. What it does not name is silent."""

    SOUNDS: Mapping[int, Sound]  # by event: a card laid, a coin, dice, a stamp, a ribbon, a meter


class Scoring(Protocol):
    """What the scores are made of, when the game is over."""

    def sheet(self, s: Any) -> list[tuple[str, list[int], str]]:
        """Rows that add up to the scores: the name of a text, points by seat, a rule."""

    @may
    def won_by(self, s: Any) -> str:
        """What decided, as the name of a text, where it was not the scores."""
        return ""

    @may
    def parties(self, s: Any) -> Sequence[PartyEnd]:
        """Those who won or lost as one; none where everybody plays for himself."""
        return ()

    @may
    def parts(self, told: Sequence[Tiding]) -> Sequence[PartDone]:
        """What the sides did, part by part, from all that was told in the game."""
        return ()


class Team(Protocol):
    """Who plans together in private, and what a plan may be made of."""

    STOPS: int  # how long a plan may be
    SIDE_BY: str = ""  # the variant that says who is on which side

    def circle(self, view: Any) -> frozenset[int]:
        """Those who plan with the seat of this view, it included."""

    def talks_apart(self, view: Any) -> bool:
        """Whether they may talk unheard at this table."""

    def spots(self, say: Say) -> Sequence[tuple[str, str]]:
        """The sprites that a plan may name: key and text."""

    @may
    def colours(self, variant: Mapping[str, Value], view: Any) -> Mapping[int, int]:
        """By seat: colours that go with a role; no view: before the game."""
        return {}

    @may
    def sides(self, variant: Mapping[str, Value], seats: int) -> Mapping[str, Sequence[int]]:
        """By the name of a side: its seats, as far as they are settled before the game."""
        return {}

    @may
    def goal(self, variant: Mapping[str, Value], seats: int) -> Goal | None:
        """What decides between the sides."""
        return None

    @may
    def balances(self, seats: int) -> Mapping[str, Handicap]:
        """By variant that is a number: at which value the sides are even."""
        return {}


class Mates(Protocol):
    """How a bot plans with the people of its side: a plan is made of the spots of its Team."""

    PLANNED: Collection[int]  # questions whose answers make a plan, a stop each

    def left(self, view: Any) -> int:
        """How many stops a plan of this view's seat still has ahead."""

    def stop(self, world: Any, action: int) -> str:
        """The key of the spot where this answer leads who is asked."""

    def keeps_to(self, world: Any, stops: Sequence[str]) -> int:
        """What who is asked answers, if it keeps to this plan; -1: the plan does not say."""

    def enough(self, view: Any, mine: Sequence[str], others: Sequence[Sequence[str]]) -> str:
        """The stop of my plan for which the others are enough without me; empty: none."""


class Levels(Protocol):
    """How the house's bots play this game."""

    PLAYERS: Mapping[str, Callable[..., Any]] = NONE  # instead of the search of that name
    SENSE: Mapping[str, int] = NONE  # settings of the search, for every level
    STEPS: Mapping[str, Mapping[str, float]] = NONE  # by level: settings of its search in this game
    TRAITS: Mapping[str, int] = NONE  # by name: of answers, how many; what can be learned of them
    STAND_IN: Mapping[str, str] = NONE  # how a bot plays while it keeps a person's place
    SEAT_WISHES: Mapping[str, str] = NONE  # a variant by seat, and what people bring to it
    ROLES: Mapping[int, str] = NONE  # by side: what it is called
    SECONDS: float = 0.7  # that Legend may think where somebody waits: as long as a bot's pause
    FIRST_DRAWN: bool = False  # seat 0 begins: who sits there is drawn before the game
    # Of a game, a view and its options: how often one who learned by playing gives each; 1 in all
    instinct: Callable[[AnyGame, Any, Sequence[int]], Sequence[float]] | None = None
    # Of a view and an answer near the end: whether only rivals go on then, so that one looks again
    hands_over: Callable[[Any, int], bool] | None = None

    @may
    def pointless(self, view: Any, action: int) -> bool:
        """An answer that gains nothing by the rules, and costs what a search does not see."""
        return False


class Beliefs(Protocol):
    """Where what is hidden could be, worked out from one view alone."""

    def beliefs(self, view: Any) -> list[Belief]: ...


class Overlay(NamedTuple):
    sprites: tuple[Sprite, ...]
    note: Note  # what they mean, and the same in words


class BeliefMap(Protocol):
    """Beliefs as sprites to lie on a picture."""

    NOTEBOOK: bool = False  # who plays may have those of its own view, and `notebook`

    def overlay(
        self, view: Any, own: list[Any], board: Picture, say: Say, names: list[str]
    ) -> Overlay:
        """`own`: every seat's own view, to mark the truth; empty while it is hidden."""

    @may
    def notebook(self, view: Any, say: Say, names: list[str]) -> Sequence[NotePage]:
        """What a view tells of those whose place it does not know, in words."""
        return ()


class Explanations(Protocol):
    """What every thing of the board does here and now, read from a view and texts alone."""

    DECORATION: Mapping[str, str] = NONE  # by pattern of keys: why such sprites mean nothing

    def explain(self, view: Any, thing: str, say: Say, names: list[str]) -> Explanation | None:
        """`thing` is the key of a sprite, `seat-0:coin` for a figure, `option:rob bank`. An
        option may go without: it is then explained by what it touches."""


class Stakes(Protocol):
    """What an option does for who is asked, here and now, read from a view and texts alone."""

    FIGURES: Mapping[str, Figure]  # by name: what chips count for certain
    SILENT: Mapping[str, str] = NONE  # by pattern of options: why such tell no stakes

    def stake(self, view: Any, action: int, say: Say, names: list[str]) -> Stake | None: ...


class Standings(Protocol):
    """Who leads and how near the end is, as far as these eyes may know."""

    def standing(self, view: Any, say: Say, names: list[str]) -> WhoLeads: ...


class News(Protocol):
    """Of all that came while others played: what its reader must hear of first."""

    def weight(self, view: Any, told: tuple[int, int, int, int]) -> int:
        """Of an event as kind, seat, a and b, where -1 is not for these eyes: LOST, MISSED or SEEN
        (kit/news.py) for the seat of this view, which was made after it."""


class Dramas(Protocol):
    """What is worth a stage, of what these eyes were told and see."""

    def drama(
        self, view: Any, heard: Sequence[ToldEvent], fresh: int, say: Say, names: list[str]
    ) -> Drama | None:
        """Of what was told just now, `heard[fresh:]`; what came before is there to look back."""


class Turns(Protocol):
    """The story as cards, made from what these eyes were told: kit/turns.py."""

    FIGURES: Mapping[str, Figure]  # by name: what is gained and lost; `chip-<name>` says it
    COMMON: Collection[str] = ()  # figures that all have together
    OPENS: Mapping[int, Opening]  # by event: the card that begins with it
    CLOSES: Collection[int] = ()  # events after which a card is at its end
    CAUSES: Sequence[int] = ()  # events that say what a card was about, the most telling first
    BESIDE: Mapping[int, Sequence[int]] = NONE  # by such an event: others of which it speaks
    COUNTED: Mapping[int, str] = NONE  # by event: a or b, which differs when many are told as one

    def gains(self, event: Tiding) -> Iterable[Gain]:
        """What an event changes, of those figures."""

    @may
    def marks(self, told: Sequence[Tiding]) -> Iterable[Mark]:
        """What else is remembered of a card."""
        return ()


class Orders(Protocol):
    """What may be answered ahead in a game over days. Only where the answer itself is all that
    comes out: `order-<name>` says it, and its `.help` until when."""

    ORDERS: Mapping[str, StandingOrder]  # by name


class Feats(Protocol):
    """What somebody may have done in a game that is worth remembering: each teaches an idea of it.
    `feat-<name>` is what it is called, and its `.idea` what one learns by it."""

    FEATS: Sequence[str]  # names

    def feats(self, told: Sequence[Tiding], seat: int, won: bool) -> Collection[str]:
        """Of those, what this seat did, from all that was told in a game that is over."""


class Practice(Protocol):
    """One input, tried outside a game as often as one likes, with all that a game hides."""

    def exercise(
        self, at: int, level: int | None, canvas: Canvas, say: Say, draw: Callable[[int], int]
    ) -> Exercise:
        """After a try at that level, or before the first one. `draw(n)` is chance below n."""


class Hidden(Protocol):
    """What a law must know of what is hidden, beside the view: is it dealt, or chosen?"""

    CHOSEN_NOT_DEALT: Mapping[str, str] = NONE  # by hidden field that is chosen: why it is so
    BLIND: Mapping[int, Callable[[Any, int], int]] = NONE
    # by question: how ready a seat with its eyes shut is for an answer, from what was dealt to it


class Quantities(Protocol):
    """What speaks for an answer and against it, in this game's own words."""

    QUANTITIES: Mapping[str, Quantity]  # by key
    WORLDS: int = 300  # in which two answers are compared; more where a game is quickly played
    CANDOUR: Mapping[int, Sequence[tuple[float, float]]] = NONE
    # by seats, by stage: what a chance that the search gives is worth (farwest.bots.candour)
    CURVE: Mapping[int, Sequence[tuple[float, float]]] = NONE  # the same of random play

    @may
    def stage(self, world: Any, seat: int) -> int:
        """How far a game is, from 0; and on which side this seat is, where they are not alike."""
        return 0

    @may
    def usual(self, world: Any, best: int) -> int:
        """What a beginner might well answer instead of the best; -1: what the game leans to."""
        return -1


class Workbench(Protocol):
    """What `farwest lab` may change of the rules, beside the variants."""

    TURNABLES: Mapping[str, Turnable]  # by name


ROOMS: Final[Mapping[type, str]] = {
    Board: "board.painting",
    Terminal: "board.terminal",
    Sounds: "board.sounds",
    BeliefMap: "board.belief_overlay",
    Practice: "board.practice",
    Explanations: "board.explaining",
    Stakes: "board.stakes",
    Standings: "board.standing",
    News: "board.news",
    Dramas: "board.drama",
    Turns: "board.turns",
    Feats: "board.feats",
    Orders: "orders",
    Scoring: "scoring",
    Team: "team",
    Mates: "bots.mates",
    Levels: "bots.levels",
    Beliefs: "bots.beliefs",
    Quantities: "bots.quantities",
    Hidden: "view",
    Workbench: "workbench",
}
CONSTANTS_ONLY: Final = (Levels,)  # every capital name in these is meant for the house


def ask(game: AnyGame, contract: type[R]) -> R | None:
    """The game's room of that contract, or None."""
    found: Any = _room(game.package, contract)  # type: ignore[arg-type]  # no cast: it is a call
    return found  # type: ignore[no-any-return]


@cache
def _room(package: str, contract: Any) -> object | None:
    name = f"{package}.{ROOMS[contract]}"
    parent = name.rpartition(".")[0]
    if find_spec(parent) is None or find_spec(name) is None:
        return None
    try:
        module = import_module(name)
    except FarwestError:
        raise
    except Exception as error:
        raise BadRoom(f"{name} cannot be loaded: {type(error).__name__}: {error}") from error
    for fault in faults(module, contract):
        raise BadRoom(fault)
    said = {name: _meaning(module, contract, name) for name in names_of(contract)}
    return SimpleNamespace(**said)


def _meaning(module: ModuleType, contract: type, name: str) -> Any:
    if hasattr(module, name):
        return getattr(module, name)
    usual = vars(contract)[name]
    return partial(usual, None) if callable(usual) else usual


def faults(module: ModuleType, contract: type) -> Iterator[str]:
    """A sentence for each thing wrong with a room."""
    known, where = names_of(contract), str(module.__file__)
    for name in known:
        if not hasattr(module, name) and not is_optional(contract, name):
            yield f"{where} has no {name!r}; the room of a {contract.__name__} needs it."
    missing = [name for name in known if not hasattr(module, name)]
    for name in own_names(module):
        if name in known:
            continue
        near = get_close_matches(name, missing, 1, 0.75)
        if near:
            yield f"{where} has {name!r}, which nobody asks for; did you mean {near[0]!r}?"
        elif contract in CONSTANTS_ONLY and name.isupper():
            yield f"{where} has {name!r}, which nobody asks for; it may have {listed(known, 'or')}."


def misplaced(game: AnyGame) -> Iterator[str]:
    """A sentence for each file of a game's folder that is nearly, and not quite, a room."""
    folder = Path(str(import_module(f"{game.package}.game").__file__)).parent
    rooms = [folder / f"{place.replace('.', '/')}.py" for place in ROOMS.values()]
    for path in sorted(folder.rglob("*.py")):
        beside = [room.stem for room in rooms if room.parent == path.parent]
        near = get_close_matches(path.stem, beside, 1, 0.75) if path not in rooms else []
        if near and not (room := path.with_stem(near[0])).exists():
            file, meant = path.relative_to(folder).as_posix(), room.relative_to(folder).as_posix()
            yield f"{folder.name}/{file} is no room the house knows; did you mean {meant}?"
