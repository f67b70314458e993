"""Choices of games that a search plays against itself: what was on offer, and how often a search
that thinks long looked at each. One game is one task, and follows from its number alone."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib import import_module
from random import Random
from typing import Any, Final, NamedTuple

from farwest.bots import SearchBot, bot
from farwest.kernel.dealer import Dealer, secret_from
from farwest.kernel.errors import BadCall, GameFailed
from farwest.kernel.game import AnyGame
from farwest.kernel.state import CHANCE, OVER

WANDERS: Final = 0.25  # how often an answer is drawn by the looks, so that games differ


class Outlook(NamedTuple):
    """How the seats stand there: what the game estimates, and what the search found for one."""

    seat: int
    chance: float  # of this seat to win
    at_rest: bool
    estimates: list[float]  # by seat
    traits: list[int]  # by seat, as State.seat_traits has them


class Considered(NamedTuple):
    """One position, option by option."""

    kind: int  # the question
    traits: list[int]  # as State.traits has them
    preferences: list[int]
    visits: list[int]
    outlook: Outlook


@dataclass(frozen=True)
class SelfPlay:
    """How the games are played: all that a task must know."""

    package: str  # the game's
    pure: bool
    teacher: str  # a bot that searches
    seats: tuple[int, ...]  # one after the other
    seed: int

    def number(self, *what: object) -> int:
        text = " ".join(map(str, ("farwest train", self.seed, *what)))
        return int.from_bytes(sha256(text.encode()).digest()[:6])

    def check(self) -> None:
        if not isinstance(bot(self.teacher, game_of(self.package, self.pure)), SearchBot):
            raise BadCall(f"{self.teacher} does not search, so its looks cannot be learned from.")


@cache
def game_of(package: str, pure: bool) -> AnyGame:
    game: AnyGame = import_module(f"{package}.game").GAME
    return game.interpreted() if pure else game


def play_one(course: SelfPlay, number: int) -> list[Considered]:
    game = game_of(course.package, course.pure)
    seats = course.seats[number % len(course.seats)]
    luck = Random(course.number("luck", number))
    dealer = Dealer(secret_from(course.number("deal", number)))
    state = game.start(seats)
    found: list[Considered] = []
    state.listening = False
    players = [bot(course.teacher, game, course.number("bot", number, k)) for k in range(seats)]
    for _ in range(game.longest):
        if state.seat == OVER:
            return found
        options: list[int] = state.legal()
        if state.seat == CHANCE:
            action = dealer.draw(options, state.odds())
        elif len(options) == 1:
            action = options[0]
        else:
            choice = consider(players[state.seat], game.see(state, state.seat), state.kind, options)
            found.append(choice)
            best = options[choice.visits.index(max(choice.visits))]
            drawn = luck.choices(options, choice.visits)[0]
            action = drawn if luck.random() < WANDERS else best
        state.play(action)
    raise GameFailed(f"Game {number} is longer than {game.longest} answers.")


def consider(player: Any, view: Any, kind: int, options: list[int]) -> Considered:
    thoughts = player.thinker.think(view)
    looks = {thought.action: thought.visits for thought in thoughts}
    world = player.game.world(view, player.thinker.dice_for(view, -1))
    preferences = [world.preference(action) for action in options]
    traits = [world.traits(a, p) for a, p in zip(options, preferences, strict=True)]
    outlook = outlook_of(world, view.seat, thoughts[0].chance)
    return Considered(
        kind, traits, preferences, [looks.get(action, 0) for action in options], outlook
    )


def outlook_of(world: Any, seat: int, chance: float) -> Outlook:
    world.scores()
    estimates = [world.win_estimate(other) for other in range(world.seats)]
    traits = [world.seat_traits(other) for other in range(world.seats)]
    return Outlook(seat, chance, world.at_rest(), estimates, traits)
