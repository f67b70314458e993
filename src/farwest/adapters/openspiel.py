"""Every game as a game of OpenSpiel: `pyspiel.load_game("farwest_goat(players=3)")`.

Chance is explicit, draw by draw as the rules ask for it. An information state is all that a seat
did and was told, and its view; an observation is the view alone. The numbers of both are what the
game's encoder has. Returns are the rewards of the other doors: docs/research.md.
"""

from __future__ import annotations

import json
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Mapping
from typing import Any, Final

import numpy as np
import pyspiel

import farwest
from farwest.adapters.course import Course, OneOfWorlds
from farwest.adapters.rewards import rewards_of
from farwest.errors import BadCall
from farwest.kernel.game import AnyGame, Value
from farwest.kernel.record import Record
from farwest.kernel.state import CHANCE, EDITION, OVER
from farwest.kit.worlds import hides
from farwest.learning.eyes import Eyes

PLAYERS: Final = "players"  # OpenSpiel's word for seats, as its own suites set it
PARAMETERS: Final[dict[str, Value]] = {
    PLAYERS: 0, "variant": "", "forced": True, "start": "", "worlds": 0, "unsure": 0,
}  # fmt: skip
SEEDS: Final = 2**62
PSEUDO: Final = {CHANCE: int(pyspiel.PlayerId.CHANCE), OVER: int(pyspiel.PlayerId.TERMINAL)}
PACKED: Final = "position_"  # so that no packed position reads as a number


def load(
    name: str,
    seats: int | None = None,
    variant: Mapping[str, Value] | None = None,
    forced: bool = True,
    start: Mapping[str, Any] | None = None,
    worlds: int = 0,
    unsure: int = 0,
) -> Any:
    """As `pyspiel.load_game`. `forced`: an only option plays itself. `start`: a position to begin
    from, as Match.position() has it. What is hidden there is not drawn, so who solves the game
    knows it; with `worlds`, one of as many is drawn first, that seat `unsure` cannot tell apart."""
    game = farwest.load(name)
    if start is not None:
        seats, variant = start["seats"], start["variant"]
    given: dict[str, Value] = {PLAYERS: game.seats[0] if seats is None else seats}
    given |= {"forced": forced, "variant": ";".join(f"{k}:{v}" for k, v in (variant or {}).items())}
    given |= {"start": "" if start is None else packed(start), "worlds": worlds, "unsure": unsure}
    return pyspiel.load_game(f"farwest_{name}", given)


def packed(position: Mapping[str, Any]) -> str:
    """In letters that a game's string may have."""
    text = zlib.compress(json.dumps(position).encode())
    return PACKED + urlsafe_b64encode(text).decode().rstrip("=")


def unpacked(text: str) -> str:
    body = text.removeprefix(PACKED)
    try:
        return zlib.decompress(urlsafe_b64decode(body + "=" * (-len(body) % 4))).decode()
    except (ValueError, zlib.error) as error:
        raise BadCall(
            f"`start` is a position that packed() wrote; this is none: {error}."
        ) from None


def variant_of(game: AnyGame, text: str) -> dict[str, Value]:
    """`first_dealer:2;rich_store:True`: each value as Python writes it."""
    found: dict[str, Value] = {}
    for wish in filter(None, text.split(";")):
        name, mark, value = wish.partition(":")
        if not mark:
            raise BadCall(f"A variant reads name:value;name:value, not {wish!r}.")
        known = next((v.values for v in game.variants if v.name == name), ())
        found[name] = next((one for one in known if str(one) == value), value)
    return found


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game for so many seats by such rules: what OpenSpiel asks of one, and no more."""

    named = ""

    def __init__(self, params: Mapping[str, Value]) -> None:
        game = self.game = farwest.load(self.named)
        given = {**PARAMETERS, **params}
        seats = int(given[PLAYERS]) or game.seats[0]
        s = game.start(seats, variant_of(game, str(given["variant"])))
        if given["start"]:
            s = game.state_of(unpacked(str(given["start"])))
            if s.seats != seats:
                raise BadCall(f"`start` has {s.seats} seats, and players is {seats}.")
        self.eyes = Eyes(game)
        self.first = Course.begun(game, s, bool(given["forced"]))
        if worlds := int(given["worlds"]):
            self.first = OneOfWorlds(game, s, int(given["unsure"]), worlds, self.first.forced)
        fair = is_zero_sum(game, s)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.actions,
            max_chance_outcomes=max(game.actions, int(given["worlds"])),
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if fair else None,
            max_game_length=game.longest,
        )
        super().__init__(type_of(game, fair), info, {**given, PLAYERS: seats})

    def new_initial_state(self, *_given: Any) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.game.longest

    def make_py_observer(self, kind: Any = None, params: Any = None) -> SeatObserver:
        return SeatObserver(self, kind, params)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """OpenSpiel copies its one field and pickles it: a Course is a value and knows how."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.course = game.first

    def current_player(self) -> int:
        return PSEUDO.get(self.course.seat, self.course.seat)

    def _legal_actions(self, player: int) -> list[int]:
        return self.course.options

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = self.course.odds()
        total = sum(weights)
        return [(a, w / total) for a, w in zip(self.course.options, weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        self.course = self.course.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.course.called(action)

    def is_terminal(self) -> bool:
        return self.course.seat == OVER

    def returns(self) -> list[float]:
        """Nothing before the end, and nothing if the game was given up as too long."""
        s = self.course.s
        return rewards_of(s) if s.seat == OVER else [0.0] * s.seats

    def __str__(self) -> str:
        """The whole position, what is hidden too."""
        return json.dumps(self.course.game.position_of(self.course.s))

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A world that this seat cannot tell from the true one, made from its view. Its history
        begins there; for this seat the information state is the same."""
        world = self.get_game().new_initial_state()
        world.course = self.course.world(player, int(sampler() * SEEDS))
        return world  # type: ignore[no-any-return]

    def record(self) -> Record:
        """All answers so far, draws included, as `farwest replay` reads them."""
        course = self.course
        game, s = course.game, course.start
        midway = (
            any(known != "" for known in course.before) or self.get_game().get_parameters()["start"]
        )
        start = dict(game.position_of(s)) if midway else None
        version, variant = game.versions[s.variant[EDITION]], game.variant_of(s)
        return Record(game.name, version, s.seats, variant, course.actions(), "", start=start)


class SeatObserver:
    """What a seat sees: its numbers by segment, and its view as JSON."""

    def __init__(self, game: SpielGame, kind: Any, params: Any) -> None:
        single = pyspiel.PrivateInfoType.SINGLE_PLAYER
        if params or (kind and (kind.private_info != single or not kind.public_info)):
            raise BadCall("An observer here sees what one seat may know, and takes no parameters.")
        self.eyes, self.recalls = game.eyes, bool(kind and kind.perfect_recall)
        self.tensor = np.zeros(game.eyes.size, np.float32)
        self.dict, first = {}, 0
        for name, size in game.eyes.encoder.segments:
            self.dict[name] = self.tensor[first : first + size]
            first += size

    def set_from(self, state: SpielState, player: int) -> None:
        self.eyes.see(state.course.s, player, self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        course = state.course
        return course.known(player) if self.recalls else course.seen(player)


def is_zero_sum(game: AnyGame, start: Any) -> bool:
    """Whether all sides are as large at the end: who is drawn to a side is known only then."""
    s = start.clone()
    s.playout(game.dice(0))
    sides = [s.side(seat) for seat in range(s.seats)]
    return len({sides.count(side) for side in sides}) == 1


def type_of(game: AnyGame, zero_sum: bool) -> Any:
    of = pyspiel.GameType
    sees_all = not hides(game) and not game.start(game.seats[0]).has_secrets()
    return of(
        short_name=f"farwest_{game.name}",
        long_name=f"farwest {game.name}, rules {game.version}",
        dynamics=of.Dynamics.SEQUENTIAL,
        chance_mode=of.ChanceMode.EXPLICIT_STOCHASTIC,
        information=of.Information.PERFECT_INFORMATION
        if sees_all
        else of.Information.IMPERFECT_INFORMATION,
        utility=of.Utility.ZERO_SUM if zero_sum else of.Utility.GENERAL_SUM,
        reward_model=of.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={**PARAMETERS, PLAYERS: game.seats[0]},
    )


def register() -> None:
    """farwest_goat and so on, once."""
    known = pyspiel.registered_names()
    for name in farwest.games():
        game = farwest.load(name)
        if f"farwest_{name}" not in known and game.encoder is not None:
            fair = is_zero_sum(game, game.start(game.seats[0]))
            kind = type(f"Spiel{name.capitalize()}", (SpielGame,), {"named": name})
            pyspiel.register_game(type_of(game, fair), kind)


register()
