"""What an option of circles is worth: as the rules play it out on the table everybody sees."""

from __future__ import annotations

from typing import Any, Final

from farwest.games.circles import actions as do
from farwest.games.circles import questions as ask
from farwest.games.circles.numbers import (
    CART,
    COINS,
    DIGGING,
    FOLD_PRICE,
    RANCH,
    RANCH_PRICE,
    RING,
    RING_USED,
    SECTOR,
    SECTORS,
    SHOVEL,
    STONE,
    TICKET,
    TOKEN_WORTH,
)
from farwest.games.circles.rules import Rules
from farwest.games.circles.view import CirclesView, imagine, see
from farwest.games.circles.words import NAMES
from farwest.kit import stakes
from farwest.kit.speaking import Say
from farwest.kit.stakes import Chip, Figure, Stake, at
from farwest.kit.worlds import world_of

FIGURES: Final = {
    "purse": Figure(lambda view, seat: view.purse[seat], "token-silver"),
    "account": Figure(lambda view, seat: view.account[seat], "space-bank"),
    "shovels": Figure(lambda view, seat: view.goods[seat][SHOVEL], "good-shovel"),
    "tickets": Figure(lambda view, seat: view.goods[seat][TICKET], "good-ticket"),
    "carts": Figure(lambda view, seat: view.goods[seat][CART], "good-cart"),
    "laid": Figure(lambda view, seat: view.stake[seat], "space-saloon"),
}
SILENT: Final = {"flick .*": "a gauge: it shows no number, mark or forecast (CIRC-D13)"}


def stake(view: CirclesView, action: int, say: Say, names: list[str]) -> Stake | None:
    return Staker.of(view, say, names).stake(action)


class Staker(stakes.Staker[CirclesView]):
    lists = NAMES
    figures = FIGURES

    def imagined(self) -> Rules:
        return world_of(Rules, imagine, self.view)

    def seen(self, world: Any, seat: int) -> CirclesView:
        return see(world, seat)

    def space_at(self, sector: int) -> int:
        return RING[self.view.variant[RING_USED]][sector % SECTORS]

    def at_space(self, sector: int, *chips: Chip | None, act: str = "") -> Stake:
        space = self.space_at(sector)
        able = "yes" if self.able(space) else "no"
        return self.told("space", *chips, act=act, a=self.named("space", space), able=able)

    def able(self, space: int) -> bool:
        """Whether whoever flicked has what the space asks for."""
        view = self.view
        if space == DIGGING:
            return view.goods[view.active][SHOVEL] > 0
        return space != RANCH or view.purse[view.active] >= RANCH_PRICE

    @at(ask.VOTE, ask.SHERIFF)
    def side(self, action: int) -> Stake:
        """What the marble's space does for whoever flicked."""
        sector = self.view.line + action - do.SIDE - 1
        mine = self.view.active == self.me
        whose = self.chip("your-turn") if mine else self.chip("their-turn", seat=self.view.active)
        passes = self.chip("star", "risk", "star") if self.passes_star(action) else None
        return self.at_space(sector, whose, passes)

    def passes_star(self, action: int) -> bool:
        return self.kind == ask.SHERIFF and self.tried(action).star != self.me

    @at(ask.TICKETS)
    def tickets(self, action: int) -> Stake:
        """Where the marble would lie, and what that brings at once."""
        n = action - do.RIDE
        sector = self.view.theta // SECTOR + n
        return self.at_space(sector, *self.changes(action, "tickets", "purse", "shovels"))

    @at(ask.SHOP)
    def shop(self, action: int) -> Stake:
        if action == do.DONE:
            return self.told("keep", self.have)
        name = NAMES["good"][action - do.BUY]
        return self.told(
            "good", *self.changes(action, "shovels", "tickets", "carts", "purse"), good=name
        )

    @property
    def have(self) -> Chip:
        return self.chip("have", "fact", "token-silver", n=self.view.purse[self.me])

    @at(ask.DIG)
    def dig(self, action: int) -> Stake:
        """What is in the bag."""
        if action == do.LEAVE:
            return self.told("leave-bag", act="leave")
        bag = self.view.bag
        left = sum(bag)
        coins = self.chip("odds", "gain", "token-silver", n=sum(bag[:COINS]), of=left)
        stone = self.chip("odds", "risk", "token-stone", n=bag[STONE], of=left)
        return self.told("draw", coins, stone if bag[STONE] else None)

    @at(ask.BANK)
    def bank(self, action: int) -> Stake:
        if action == do.DEPOSIT:
            return self.told("deposit", self.have)
        if action == do.WITHDRAW:
            n = self.view.account[self.me]
            return self.told("withdraw", self.chip("twice", "gain", "token-silver", n=2 * n))
        return self.told("keep", self.have)

    @at(ask.BANK_AMOUNT)
    def amount(self, action: int) -> Stake:
        text = "withdraw" if self.view.frames[-1][2] else "deposit"
        return self.told(text, *self.changes(action, "purse", "account"))

    @at(ask.ROB_VICTIM)
    def rob(self, action: int) -> Stake:
        seat = action - do.ROB
        chips = self.changes(action, "purse", "shovels", "tickets")
        return self.told("rob", *chips, n=self.view.purse[seat])

    @at(ask.SALOON_OPEN, ask.SALOON_ANSWER)
    def bet(self, action: int) -> Stake:
        if action == do.DECLINE:
            return self.told("no-bet")
        if action == do.FOLD:
            price = self.chip("pays", "loss", "token-gold", n=FOLD_PRICE)
            return self.told("fold", *(self.changes(action, "purse") or (price,)))
        if action >= do.COIN:
            n = TOKEN_WORTH[action - do.COIN]
            return self.told("bet", self.chip("at-risk", "risk", "token-silver", n=n))
        return self.told("bet", *self.changes(action, "laid"))
