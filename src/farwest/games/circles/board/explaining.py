"""What does this do? The things of circles, from what everybody sees."""

from __future__ import annotations

from typing import Final

from farwest.games.circles.board.coins import coins_of
from farwest.games.circles.numbers import (
    BANKING,
    BOWL,
    BOWL_SLOTS,
    CART,
    CART_CONSUMED,
    DIGGING,
    HALF_TURN,
    LEAST_ADVANCE,
    MINE,
    MINE_SLOTS,
    PRICE,
    RANCH,
    RANCH_PRICE,
    RING,
    RING_USED,
    SECTOR,
    SECTORS,
    SHOVEL,
    STONE,
    TOKEN_WORTH,
)
from farwest.games.circles.view import CirclesView
from farwest.games.circles.words import NAMES
from farwest.kit import explaining
from farwest.kit.explaining import Explanation, about
from farwest.kit.speaking import Say

DECORATION: Final = {
    "ring": "the ground under the spaces",
    "hub": "the ground in the middle",
}
RULE: Final = (  # by space
    *("CIRC-V2", "CIRC-E12", "CIRC-E2", "CIRC-E1", "CIRC-E5", "CIRC-E20"),
    *("CIRC-E18", "CIRC-E32", "CIRC-E9", "CIRC-E8"),
)


def explain(view: CirclesView, thing: str, say: Say, names: list[str]) -> Explanation | None:
    return Explainer(view, say, names).explain(thing)


class Explainer(explaining.Explainer[CirclesView]):
    lists = NAMES

    # ---- the ring -----------------------------------------------------------------------------

    @about(r"sector-(\d+)")
    def sector(self, number: str) -> Explanation:
        space = RING[self.view.variant[RING_USED]][int(number)]
        return self.space(space, self.far(int(number)))

    def far(self, sector: int) -> str:
        away = (sector - self.view.theta // SECTOR) % SECTORS
        least = LEAST_ADVANCE[self.view.variant[HALF_TURN]]
        near = "here" if not away else "near" if away < least else "no"
        return self.now("space", "far", n=away, near=near)

    def space(self, space: int, *before: str) -> Explanation:
        now = (*before, *self.stands(space))
        return self.what("space", RULE[space], *now, a=self.named("space", space))

    def stands(self, space: int) -> list[str]:
        """What it would be for whoever looks, now."""
        view, seat = self.view, self.view.seat
        if space == BOWL:
            return [self.bowl_now()]
        if space == MINE:
            return [self.mine_now(), *self.needs(CART)]
        if space == DIGGING:
            return [self.bag_now(), *self.needs(SHOVEL)]
        if seat < 0:
            return []
        if space == RANCH:
            return [self.now("space", "ranch", n=RANCH_PRICE - view.purse[seat])]
        if space == BANKING:
            return [self.now("space", "bank", n=view.account[seat], double=2 * view.account[seat])]
        return []

    def needs(self, good: int) -> list[str]:
        if self.view.seat < 0:
            return []
        n = self.view.goods[self.view.seat][good]
        return [self.now("space", "needs", a=self.named("good", good), n=n)]

    def bowl_now(self) -> str:
        view = self.view
        full = view.bowl == len(BOWL_SLOTS)
        price = 0 if full else BOWL_SLOTS[view.bowl]
        return self.now("space", "bowl", n=price, all=sum(BOWL_SLOTS[: view.bowl]))

    def mine_now(self) -> str:
        left = MINE_SLOTS[self.view.mine :]
        return self.now("space", "mine", n=left[0] if left else 0)

    def bag_now(self) -> str:
        bag = self.view.bag
        worth = sum(TOKEN_WORTH[k] * n for k, n in enumerate(bag))
        coins, stones = sum(bag) - bag[STONE], bag[STONE]
        odds = round(100 * stones / max(sum(bag), 1))
        return self.now("space", "bag", n=coins, worth=worth, odds=odds)

    @about("marble|trail|ghost|ghost-path")
    def marble(self) -> Explanation:
        sector = self.view.theta // SECTOR
        space = RING[self.view.variant[RING_USED]][sector]
        now = self.now("marble", a=self.named("space", space))
        return self.what("marble", "CIRC-F3", now)

    @about(r"too-near|gate(?:-\d+)?")
    def gate(self) -> Explanation:
        n = LEAST_ADVANCE[self.view.variant[HALF_TURN]]
        return self.what("gate", "CIRC-F4", self.now("gate"), n=n)

    @about(r"doubt|vote-\d+")
    def doubt(self) -> Explanation:
        return self.what("doubt", "CIRC-F9")

    # ---- the corners ----------------------------------------------------------------------------

    @about(r"mine(?:-.+)?")
    def mine(self) -> Explanation:
        return self.space(MINE)

    @about("shop")
    def shop(self) -> Explanation:
        return self.space(2)

    @about(r"shop-(\w+)")
    def ware(self, name: str) -> Explanation:
        good = self.the("good", name)
        return self.goods(good, self.now("good", n=self.view.shop[good], price=PRICE[good]))

    def goods(self, good: int, now: str) -> Explanation:
        worn = "yes" if self.view.variant[CART_CONSUMED] else "no"
        return self.what("good", "CIRC-C4", now, a=self.named("good", good), worn=worn)

    @about(r"bag(?:-.+)?")
    def bag(self) -> Explanation:
        return self.what("bag", "CIRC-C6", self.bag_now())

    @about(r"bowl(?:-.+)?")
    def bowl(self) -> Explanation:
        return self.space(BOWL)

    @about("bank|accounts|counter")
    def bank(self) -> Explanation:
        return self.space(BANKING)

    @about(r"account-(\d+)")
    def account(self, seat: str) -> Explanation:
        n = self.view.account[int(seat)]
        now = self.now("account", n=n, double=2 * n)
        return self.what("account", "CIRC-F23", now, who=self.people[int(seat)])

    @about(r"amount-(\d+)", r"option:amount (\d+)")
    def amount(self, number: str) -> Explanation:
        n, (_, seat, out, _) = int(number), self.view.frames[-1]
        purse = self.view.purse[seat]
        room = RANCH_PRICE - purse
        left = min(purse + 2 * n, RANCH_PRICE) if out else purse - n
        now = [self.now("amount", n=left)]
        if out and 2 * n > room:
            now.append(self.now("amount", "lost", n=2 * n - room))
        return self.what("amount", "CIRC-E18", *now, n=n, out="yes" if out else "no")

    @about("supply")
    def supply(self) -> Explanation:
        return self.what("supply", "CIRC-C12")

    @about("aid")
    def aid(self) -> Explanation:
        return self.what("aid", "CIRC-C2")

    @about("die")
    def die(self) -> Explanation:
        return self.what("die", "CIRC-E20")

    # ---- the bet --------------------------------------------------------------------------------

    @about(r"bet|goal|pawn-\d+|stake-\d+|wager-\w+")
    def bet(self) -> Explanation:
        stakes = [n for n in self.view.stake if n]
        now = self.now("bet", n=len(stakes), most=max(stakes)) if stakes else ""
        return self.what("bet", "CIRC-E32", now)

    @about("option:(?:bet|stake)")
    def staking(self) -> Explanation:
        return self.token_at_stake(max((k for k, n in enumerate(self.coins()) if n), default=0))

    @about(r"option:coin (\w+)")
    def staked(self, name: str) -> Explanation:
        return self.token_at_stake(self.the("token", name))

    def coins(self) -> list[int]:
        return coins_of(self.view.purse[self.view.seat])

    def token_at_stake(self, token: int) -> Explanation:
        now = self.now("bet", "stake", a=self.named("token", token), n=TOKEN_WORTH[token])
        return Explanation("", self.say("what-bet.does"), (now,), "CIRC-E25")

    @about(r"option:rob (\d+)")
    def rob(self, seat: str) -> Explanation:
        view, k = self.view, int(seat)
        facts = {"n": view.purse[k], "shovels": view.goods[k][0], "tickets": view.goods[k][1]}
        return Explanation("", "", (self.say("what-victim", who=self.people[k], **facts),), "")

    @about(r"option:deposit|option:fold")
    def pay(self) -> Explanation:
        n = self.view.purse[self.view.seat]
        return Explanation("", "", (self.now("money", n=n, left=max(RANCH_PRICE - n, 0)),), "")

    # ---- a seat's figures -----------------------------------------------------------------------

    @about(r"seat-(\d+):token-(\w+)")
    def money(self, seat: str, name: str) -> Explanation:
        token, n = self.the("token", name), self.view.purse[int(seat)]
        now = self.now("money", n=n, left=max(RANCH_PRICE - n, 0))
        return self.what(
            "money", "CIRC-C3", now, a=self.named("token", token), n=TOKEN_WORTH[token]
        )

    @about(r"seat-(\d+):good-(\w+)")
    def good(self, seat: str, name: str) -> Explanation:
        good = self.the("good", name)
        return self.goods(good, self.now("good", "owned", n=self.view.goods[int(seat)][good]))

    @about(r"seat-(\d+):star")
    def star(self, seat: str) -> Explanation:
        return self.what("star", "CIRC-F14")
