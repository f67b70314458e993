"""One game between bots. They are handed views; nobody is asked where there is one option."""

from __future__ import annotations

import traceback
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from time import perf_counter
from typing import Any, NamedTuple

from farwest.arena.plan import Contest, Seating
from farwest.arena.played import Lead, Played, Seat, shares
from farwest.bots import Bot, bot, seated
from farwest.bots.registry import levels
from farwest.kernel.dealer import Dealer, secret_from
from farwest.kernel.errors import GameFailed
from farwest.kernel.game import Game
from farwest.kernel.record import Record
from farwest.kernel.state import CHANCE, OVER

NOBODY_LEADS = -1
ONE_ROLE = "player"


class Kept(NamedTuple):
    played: Played
    record: str  # JSON


def role_of(game: Game[Any, Any], side: int) -> str:
    """A game whose sides are not alike names them: ROLES of its Levels."""
    name: str = levels(game).ROLES.get(side, ONE_ROLE)
    return name


class Player:
    """A seat's bot and what it did."""

    def __init__(self, game: Game[Any, Any], spec: str, player: Bot[Any]) -> None:
        self.spec = spec
        self.styles = game.styles
        self.bot = player
        self.decisions = self.options = 0
        self.seconds = 0.0
        self.taken: Counter[int] = Counter()
        self.offered: Counter[int] = Counter()
        self.possible: Counter[str] = Counter()
        self.followed: Counter[str] = Counter()

    def choose(self, view: Any, options: list[int]) -> int:
        began = perf_counter()
        action: int = self.bot.choose(view)
        self.seconds += perf_counter() - began
        if action not in options:
            raise ValueError(f"it chose {action!r}, which is not one of the options {options}")
        self.decisions += 1
        self.options += len(options)
        self.taken[action] += 1
        self.offered.update(options)
        self.note_habits(view, options, action)
        return action

    def note_habits(self, view: Any, options: list[int], action: int) -> None:
        """A style shows where some options please it more than others."""
        for style, taste in self.styles.items():
            likings = {option: taste(view, option) for option in options}
            best = max(likings.values())
            if best > min(likings.values()):
                self.possible[style] += 1
                self.followed[style] += likings[action] == best

    def habits(self) -> dict[str, tuple[int, int]]:
        return {style: (n, self.followed[style]) for style, n in self.possible.items()}


class ArenaTable:
    def __init__(self, game: Game[Any, Any], plan: Contest, seating: Seating) -> None:
        self.game, self.plan, self.seating = game, plan, seating
        self.dealer = Dealer(secret_from(plan.deal_seed(seating.deal)))
        self.variant = seated(game, plan.variant, seating.bots)
        self.state = self.started()
        self.players = [self.player(spec, seat) for seat, spec in enumerate(seating.bots)]
        self.actions: list[int] = []
        self.leaders: list[int] = []  # by answer: the side that leads alone
        self.opener = 0

    def started(self) -> Any:
        state = self.game.start(self.plan.seats, self.variant)
        state.listening = False
        return state

    def player(self, spec: str, seat: int) -> Player:
        seed = self.plan.bot_seed(self.seating.deal, seat)
        return Player(self.game, spec, bot(spec, self.game, seed))

    def step(self, action: int) -> None:
        self.state.play(action)

    @property
    def sides(self) -> list[int]:
        """By seat, as they are now: who is on which may be drawn."""
        return [self.state.side(seat) for seat in range(self.plan.seats)]

    def play(self) -> Kept:
        s, began = self.state, perf_counter()
        while s.seat != OVER:
            if len(self.actions) > self.game.longest:
                raise self.failed(f"it is longer than {self.game.longest} answers")
            action = self.next_action()
            self.step(action)
            self.actions.append(action)
            self.leaders.append(leader(s.final_points(), self.sides))
        seconds = perf_counter() - began
        return Kept(self.played(seconds), self.record().json())

    def next_action(self) -> int:
        s = self.state
        options: list[int] = s.legal()
        if s.seat == CHANCE:
            return self.dealer.draw(options, s.odds())
        if len(options) == 1:
            return options[0]
        player: Player = self.players[s.seat]
        if not any(other.decisions for other in self.players):
            self.opener = s.seat
        try:
            return player.choose(self.game.see(s, s.seat), options)
        except Exception as error:
            cause = f"{player.spec} at seat {s.seat}: {type(error).__name__}: {error}"
            raise self.failed(f"{cause}\n{traceback.format_exc()}") from error

    def failed(self, cause: str) -> GameFailed:
        deal, number, bots = self.seating
        return GameFailed(
            f"Game {number} of deal {deal} ({', '.join(bots)}) could not be played: {cause}\n"
            f"The game so far: {self.record().json()}"
        )

    def record(self) -> Record:
        over = self.state.seat == OVER
        return Record(
            game=self.plan.game,
            version=self.plan.version,
            seats=self.plan.seats,
            variant=dict(self.variant),
            actions=self.actions,
            commitment=self.dealer.commitment,
            secret=self.dealer.secret.hex() if over else None,
        )

    def played(self, seconds: float) -> Played:
        points, places = self.state.final_points(), self.state.final_places()
        sides = self.sides
        won = shares(places, sides)
        seats = [
            Seat(
                bot=player.spec,
                role=role_of(self.game, sides[k]),
                side=sides[k],
                points=points[k],
                place=places[k],
                share=won[k],
                decisions=player.decisions,
                options=player.options,
                seconds=player.seconds,
                taken=dict(player.taken),
                offered=dict(player.offered),
                habits=player.habits(),
            )
            for k, player in enumerate(self.players)
        ]
        return Played(
            deal=self.seating.deal,
            number=self.seating.number,
            answers=len(self.actions),
            opener=self.opener,
            seconds=seconds,
            lead=story_of_lead(self.leaders, sides, won),
            seats=seats,
        )


def leader(points: Sequence[int], sides: Sequence[int]) -> int:
    best = max(points)
    found = {side for side, n in zip(sides, points, strict=True) if n == best}
    return found.pop() if len(found) == 1 else NOBODY_LEADS


def story_of_lead(leaders: Sequence[int], sides: Sequence[int], won: Sequence[float]) -> Lead:
    """`leaders` by answer; `won` by seat."""
    alone = [side for side in leaders if side != NOBODY_LEADS]
    changes = sum(before != after for before, after in pairwise(alone))
    by_side = dict(zip(sides, won, strict=True))
    winner = max(by_side, key=lambda side: by_side[side])
    behind = [k for k, side in enumerate(leaders) if side != winner]
    settled = (behind[-1] + 1) / len(leaders) if behind else 0.0
    half = leaders[len(leaders) // 2] if leaders else NOBODY_LEADS
    return Lead(changes, settled, by_side.get(half))
