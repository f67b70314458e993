"""What an option of desperados is worth, as far as the side of who is asked knows."""

from __future__ import annotations

from typing import Any, Final

from farwest.games.desperados import actions as do
from farwest.games.desperados import questions as ask
from farwest.games.desperados.board.explaining import Explainer, usual
from farwest.games.desperados.numbers import (
    BANK_AT,
    BANK_WORTH,
    COACH_WORTH,
    COACHES,
    NO_BANK,
    NO_TILE,
    POKER_OF,
    POKER_WORTH,
    SALOON,
    UNKNOWN,
)
from farwest.games.desperados.phases.acting import pledged
from farwest.games.desperados.rules import Rules
from farwest.games.desperados.view import DesperadosView, imagine, see
from farwest.games.desperados.words import NAMES, here
from farwest.kit import stakes
from farwest.kit.speaking import Say
from farwest.kit.stakes import Chip, Figure, Stake, at
from farwest.kit.worlds import world_of

FIGURES: Final[dict[str, Figure]] = {}  # what is planned is decided in the evaluation, steps later


def stake(view: DesperadosView, action: int, say: Say, names: list[str]) -> Stake | None:
    return Staker.of(view, say, names).stake(action)


class Staker(stakes.Staker[DesperadosView]):
    lists = NAMES
    figures = FIGURES

    def imagined(self) -> Rules:
        return world_of(Rules, imagine, self.view)

    def seen(self, world: Any, seat: int) -> DesperadosView:
        return see(world, seat)

    @property
    def law(self) -> bool:
        return self.me == self.view.marshal

    # ---- a town -------------------------------------------------------------------------------

    @at(ask.SETUP_MARSHAL, ask.SETUP_DESPERADO)
    def begin(self, action: int) -> Stake:
        return self.town(action - do.PLACE)

    @at(ask.MARSHAL_CARD, ask.DESPERADO_CARD)
    def ride(self, action: int) -> Stake:
        card = action - do.LAY
        if card == SALOON:
            chip = self.chip("saloon", "risk", "saloon")
            return self.town(here(self.view), chip, act="stay")
        return self.town(card)

    def town(self, town: int, *first: Chip, act: str = "") -> Stake:
        """Its sheriffs, its money, its coaches: a coach that stands there comes first."""
        n = self.view.sheriff.count(town)
        coach = [] if self.spent else self.coaches(town)
        now = coach if town in self.view.coach else []
        rest = [] if now else coach
        chips = (*now, *first, self.money(town), *rest, *self.needed(town, n + 1))
        kind = "poker" if BANK_AT[town] == NO_BANK else "bank"
        return self.told("town", *chips, act=act, n=n, kind=kind, a=self.named("town", town))

    def money(self, town: int) -> Chip:
        view, bank = self.view, BANK_AT[town]
        if bank == NO_BANK:
            if not view.poker >> town & 1:
                return self.chip("bare", "fact", "town-poker")
            if self.spent:
                return self.chip("spent", "fact", "disk", tint="wine")
            return self.usual("town-poker", POKER_WORTH, view.poker_tiles)
        number = view.bank[bank]
        if number == NO_TILE:
            return self.chip("bare", "fact", "town-bank")
        kind = view.tile[number]
        if kind == UNKNOWN:
            return self.chip("unknown", "fact", "town-bank")
        return self.chip("money", self.sort, "town-bank", n=BANK_WORTH[kind])

    @property
    def sort(self) -> stakes.Sort:
        """Money that the gang may take is a danger to the law."""
        return "risk" if self.law else "gain"

    def usual(self, symbol: str, worth: tuple[int, ...], left: list[int]) -> Chip:
        n = usual([(value, left[k]) for k, value in enumerate(worth)])
        return self.chip("about", self.sort, symbol, n=n)

    @property
    def spent(self) -> bool:
        """DESP-E1: a desperado's one disk of this round is played."""
        return any(crew >> self.me & 1 for crew in self.view.job_crew)

    def needed(self, town: int, n: int) -> list[Chip]:
        """DESP-E7: a bank takes desperados, and no disk."""
        if BANK_AT[town] != NO_BANK:
            return [self.chip("gang", "fact", n=n)]
        return [] if self.spent else [self.chip("needs", "fact", "disk", tint="wine", n=n)]

    def coaches(self, town: int) -> list[Chip]:
        """One that stands there, or will in this round."""
        explainer = Explainer(self.view, self.say, self.names)
        for coach in range(COACHES):
            stops, now = explainer.stops(coach), self.view.turn
            if self.view.coach[coach] == town and not explainer.held(coach):
                return [self.chip("coach", self.sort, "stagecoach", n=0)]
            if town in stops[now + 1 :] and not explainer.held(coach):
                turn = stops.index(town, now + 1)
                return [self.chip("coach", "fact", "stagecoach", n=turn)]
        return []

    # ---- sheriffs -----------------------------------------------------------------------------

    @at(ask.SETUP_SHERIFF, ask.SHERIFF)
    def send(self, action: int) -> Stake:
        """How well that town will be guarded."""
        placing = self.kind == ask.SETUP_SHERIFF
        stays, at_home = action == do.STAY, self.view.sheriff[self.view.frames[-1][2]]
        town = at_home if stays else action - (do.PLACE if placing else do.RIDE)
        n = self.view.sheriff.count(town) + (0 if stays else 1)
        chips = (self.money(town), *self.coaches(town), *self.needed(town, n + 1))
        kind = "poker" if BANK_AT[town] == NO_BANK else "bank"
        return self.told("guards", *chips, n=n, kind=kind)

    @at(ask.REFILL_BANK)
    def refill(self, action: int) -> Stake:
        town = action - do.FILL
        n = self.view.sheriff.count(town)
        return self.told("guards", *self.needed(town, n + 1), n=n, kind="bank")

    # ---- what to do there -----------------------------------------------------------------------

    @at(ask.INTENT)
    def intent(self, action: int) -> Stake:
        view, town = self.view, here(self.view)
        if action == do.NOTHING:
            return self.told("hidden", act="nothing")
        shows = self.chip("shows", "risk", "poster")
        if action == do.SPY:
            return self.told("spy", self.money(town), shows)
        if action == do.CHEAT:
            money = self.usual("town-poker", POKER_WORTH, view.poker_tiles)
            return self.job(POKER_OF + town, town, money, shows)
        money = self.usual("stagecoach", COACH_WORTH, view.coach_tiles)
        return self.job(action - do.HOLD_UP, town, money, shows)

    def job(self, aim: int, town: int, *chips: Chip) -> Stake:
        """How many it takes, and how many are in already."""
        needed = self.view.sheriff.count(town) + 1
        return self.told("job", *chips, n=needed, pledged=pledged(self.world, aim))
