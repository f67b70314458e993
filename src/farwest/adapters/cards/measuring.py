"""The figures of a research card: the same game, bots and seed give the same, but for speeds."""

from __future__ import annotations

from collections.abc import Iterator
from time import process_time
from typing import Any, NamedTuple

from farwest.adapters.cards.luck import luck_share
from farwest.adapters.cards.tree import Breadth, breadth
from farwest.arena.intervals import Interval
from farwest.arena.plan import Contest, Seating, plan_for
from farwest.arena.played import Played
from farwest.arena.summary import Balance, Length, Suspense, balance, drama, length
from farwest.arena.table import ArenaTable, Player
from farwest.bots import bot
from farwest.errors import BadCall
from farwest.kernel.game import AnyGame

LEVEL = "greenhorn"
DEALS, REPEATS, PATHS = 40, 4, 200
SPELL = 0.3  # seconds that a speed is measured for


class Measured(NamedTuple):
    """One number of seats."""

    seats: int
    deals: int
    repeats: int
    length: Length
    drama: Suspense
    by_seat: list[Balance]
    by_role: list[Balance]
    even: float  # the share of a role, or of a seat where there is one role
    luck: Interval
    breadth: Breadth


class Speeds(NamedTuple):
    """A second of a core, as the machine was at the time; 0: nothing to measure it with."""

    playouts: float  # random games, compiled or not
    answers: float
    views: float
    encodings: float
    vector: float  # steps with observations and masks


class ResearchCard(NamedTuple):
    game: str
    version: str
    title: str
    level: str
    seed: int
    compiled: bool
    actions: int
    measured: list[Measured]
    speeds: Speeds
    layout: list[tuple[str, int, int]]  # name, first, how many


class DuplicateTable(ArenaTable):
    """The same deal again, with other minds."""

    def player(self, spec: str, seat: int) -> Player:
        seed = self.plan.number("mind", *self.seating[:2], seat)
        return Player(self.game, spec, bot(spec, self.game, seed))


def research_card(
    game: AnyGame,
    *,
    level: str = LEVEL,
    deals: int = DEALS,
    repeats: int = REPEATS,
    paths: int = PATHS,
    seed: int = 0,
    seats: list[int] | None = None,
) -> ResearchCard:
    if deals < 2 or repeats < 2:
        raise BadCall(f"Luck shows in 2 deals or more, each played twice; not {deals}, {repeats}.")
    return ResearchCard(
        game=game.name,
        version=game.version,
        title=game.voice.say("en", "game", {}),
        level=level,
        seed=seed,
        compiled=game.compiled,
        actions=game.actions,
        measured=[
            measured(game, n, level, deals, repeats, paths, seed) for n in seats or game.seats
        ],
        speeds=speeds(game),
        layout=layout(game),
    )


def measured(
    game: AnyGame, seats: int, level: str, deals: int, repeats: int, paths: int, seed: int
) -> Measured:
    plan = plan_for(game, [level], deals, seats=seats, seed=seed)
    games = list(duplicates(game, plan, deals, repeats))
    roles = balance(games, lambda _game, _k, seat: seat.role)
    return Measured(
        seats=seats,
        deals=deals,
        repeats=repeats,
        length=length(games),
        drama=drama(games),
        by_seat=balance(games, lambda _game, k, _seat: str(k)),
        by_role=roles if len(roles) > 1 else [],
        even=1 / (len(roles) if len(roles) > 1 else seats),
        luck=luck_share(games, seed),
        breadth=breadth(game, seats, paths, seed),
    )


def duplicates(game: AnyGame, plan: Contest, deals: int, repeats: int) -> Iterator[Played]:
    sitting = (plan.bots[0],) * plan.seats
    for deal in range(deals):
        for number in range(repeats):
            yield DuplicateTable(game, plan, Seating(deal, number, sitting)).play().played


def layout(game: AnyGame) -> list[tuple[str, int, int]]:
    found, first = [], 0
    for name, size in game.encoder.segments if game.encoder else ():
        found.append((name, first, size))
        first += size
    return found


def speeds(game: AnyGame) -> Speeds:
    seats = game.seats[-1]
    root, s, dice = game.start(seats), game.rules(), game.dice(1)
    answers = 0

    def playout() -> None:
        nonlocal answers
        s.copy_from(root)
        answers += s.playout(dice)

    began = process_time()
    playouts = rate(playout)
    spent = process_time() - began
    match = game.match(seats, seed=1)
    seat = match.seat or 0
    view = match.view(seat)
    encoder = game.encoder
    return Speeds(
        playouts=playouts,
        answers=answers / spent,
        views=rate(lambda: match.view(seat)),
        encodings=rate(lambda: encoder.encode(view)) if encoder else 0.0,
        vector=vector_steps(game, seats),
    )


def rate(work: Any) -> float:
    began, done = process_time(), 0
    while (spent := process_time() - began) < SPELL or not done:
        work()
        done += 1
    return done / spent


def vector_steps(game: AnyGame, seats: int, games: int = 512) -> float:
    try:
        import numpy as np

        from farwest.learning.vector import Vector
    except ImportError:
        return 0.0
    if not game.compiled:
        return 0.0
    stepped = Vector(game.name, seats, games, seed=1)
    arrays, rng = stepped.arrays(), np.random.default_rng(1)
    stepped.begin(arrays)
    spent, steps = 0.0, 0
    while spent < SPELL:
        chosen = (arrays.mask * rng.random(arrays.mask.shape, dtype=np.float32)).argmax(1)
        actions = chosen.astype(np.int32)
        began = process_time()
        stepped.step(actions, arrays)
        spent += process_time() - began
        steps += games
    return steps / spent
