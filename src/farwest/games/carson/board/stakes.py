"""What an option of carson is worth: as the rules play it out on a world of the view."""

from __future__ import annotations

from functools import cached_property
from operator import sub
from typing import Any, Final

from msgspec.structs import replace

from farwest.games.carson import actions as do
from farwest.games.carson import questions as ask
from farwest.games.carson.board.land import (
    NOWHERE,
    Prospects,
    incomes_of,
    land_of,
    prices_of,
    prospects,
)
from farwest.games.carson.board.told_stakes import (
    at_parcel,
    claimed_bare,
    on_ground,
    price_chip,
    staked_alone,
)
from farwest.games.carson.board.worth import (
    Possessions,
    after_free_pay,
    earned_there,
    force,
    goes_on,
    possessions_of,
    property_of,
    rivals,
    waiting_points,
)
from farwest.games.carson.numbers import (
    BUILDINGS,
    BUILT,
    BUYING,
    CELLS,
    CONSTRUCTION,
    FIRST_CELL,
    GAMBLING,
    LAND_INCOME,
    LIMIT,
    MULTI,
    NO_TILE,
    PROPERTY_OF,
    VP_PRICE,
)
from farwest.games.carson.phases.construction import tile_price
from farwest.games.carson.phases.duels import tile_of
from farwest.games.carson.phases.ending import cell_points
from farwest.games.carson.rules import Rules
from farwest.games.carson.state import NO_SEAT, cowboys_of, guns_of
from farwest.games.carson.view import CarsonView, imagine, table_of
from farwest.games.carson.words import NAMES, pick_after
from farwest.kernel.state import CHANCE
from farwest.kit import stakes
from farwest.kit.speaking import Say
from farwest.kit.stakes import Chip, Figure, Stake, at
from farwest.kit.texts import Named
from farwest.kit.worlds import world_of

FIGURES: Final = {
    "money": Figure(lambda view, seat: view.money[seat], "coin"),
    "points": Figure(lambda view, seat: view.vp[seat], "star"),
    "property": Figure(lambda view, seat: property_of(view, seat), "house"),
    "guns": Figure(lambda view, seat: guns_of(table_of(view), seat), "revolver"),
    "cowboys": Figure(lambda view, seat: cowboys_of(table_of(view), seat), "rider"),
    "roads": Figure(lambda view, seat: view.roads[seat], "road"),
}
ON_PARCELS: Final = {  # by verb: its first action
    "stake": do.STAKE,
    "attack": do.ATTACK,
    "protect": do.PROTECT,
    "claim": do.CLAIM,
    "duel": do.DUEL,
    "buy": do.BUY,
    "build": do.BUILD_ON,
    "house": do.HOUSE_ON,
}
VERBS: Final = {  # by action on a parcel: its verb, and where
    first + cell: (verb, cell) for verb, first in ON_PARCELS.items() for cell in range(CELLS)
}
GAINS: Final = ("money", "points", "property", "guns", "roads")
FREE_GAINS: Final = ("money", "points", "guns", "roads")  # CARSON-F21: nothing is built
DICE: Final = (2, 12)  # two of them: the least, the most


def stake(view: CarsonView, action: int, say: Say, names: list[str]) -> Stake | None:
    return Staker.of(view, say, names).stake(action)


class Staker(stakes.Staker[CarsonView]):
    lists = NAMES
    figures = FIGURES

    def imagined(self) -> Rules:
        return world_of(Rules, imagine, self.view)

    def seen(self, world: Any, seat: int) -> Possessions:
        return possessions_of(world)

    @cached_property
    def prices(self) -> tuple[int, ...]:
        return prices_of(tuple(self.view.ground))

    @cached_property
    def incomes(self) -> tuple[int, ...]:
        view = self.view
        return incomes_of(tuple(view.ground), tuple(view.owner), tuple(view.variant))

    @cached_property
    def prospects(self) -> Prospects:
        return prospects(land_of(self.view), self.me)

    def stake(self, action: int) -> Stake | None:
        found = super().stake(action)
        if found is None or found.act or action not in VERBS:
            return found
        return replace(found, act=at_parcel(self.say, *VERBS[action]))

    # ---- parcels --------------------------------------------------------------------------------

    @at(ask.CLAIM_PARCEL)
    def claim(self, action: int) -> Stake:
        """Where nothing stands, no world need be played to know that nothing is gained."""
        cell = action - do.CLAIM
        held = self.view.ground[cell]
        if PROPERTY_OF[held] < 0:
            return claimed_bare(self.say, cell, held)
        gained = self.moved("property", cell_points(table_of(self.view), cell), sure=self.sure)
        return self.told("ground", gained, a=self.ground(cell))

    @cached_property
    def sure(self) -> bool:
        """Whether no chance follows: which parcel is claimed says nothing of that."""
        seat: int = self.tried(self.world.legal()[0]).seat
        return seat != CHANCE

    def ground(self, cell: int) -> Named:
        return on_ground(self.view.ground[cell])

    @at(ask.BUY_PARCEL)
    def buy(self, action: int) -> Stake:
        if action == do.STOP:
            return self.told(
                "enough", self.chip("keeps", "fact", "coin", n=self.view.money[self.me])
            )
        cell = action - do.BUY
        chips = self.changes(action, "money", "property")
        return self.told("buy", *chips, a=self.ground(cell), n=self.prices[cell])

    # ---- personalities --------------------------------------------------------------------------

    @at(ask.PICK_PERSONALITY)
    def pick(self, action: int) -> Stake:
        """Its number, what it does, and how much one may keep."""
        card = action - do.PICK
        side = self.view.face[card]
        limit = self.chip("limit", "risk", "coin", n=LIMIT[side][card])
        facts = {"a": self.named("card", card), "side": NAMES["side"][side]}
        chips = (*self.changes(action, *GAINS), limit)
        return self.told("card", *chips, act="card", key=f"{card + 1}", n=card + 1, **facts)

    @at(ask.TAKE_OR_WAIT, ask.GROCER_INCOME)
    def take(self, action: int) -> Stake:
        if action >= do.DOUBLE and action < do.DOUBLE + BUILDINGS:
            return self.double(action - do.DOUBLE)
        if action == do.WAIT:
            n = waiting_points(self.view, self.me)
            return self.told("wait", self.chip("as-now", "gain", "star", n=n) if n else None)
        return self.told("at-once", *self.changes(action, "money"))

    def double(self, building: int) -> Stake:
        view = self.view
        n = sum(
            self.incomes[cell]
            for cell in range(CELLS)
            if view.owner[cell] == self.me and view.ground[cell] == BUILT + building
        )
        a = self.named("building", building)
        return self.told("double", self.chip("dollars", "gain", "coin", n=n), a=a)

    @at(ask.BUY_LOT, ask.CAPTAIN_BUY, ask.BUY_VP, ask.CASH_LIMIT)
    def trade(self, action: int) -> Stake:
        """What is bought, and its price; not what comes and goes as the round ends."""
        hired = ("guns", "cowboys") if self.kind == ask.CAPTAIN_BUY else ("points",)
        chips = self.changes(action, *hired, "money")
        bought = any(chip.sort == "gain" and chip.seat < 0 for chip in chips)
        return self.told("trade" if bought else "surplus" if chips else "nothing", *chips)

    @at(ask.RAILROAD_TAKE)
    def railroad(self, action: int) -> Stake:
        if action == do.LEAVE:
            return self.told("nothing")
        tile = self.view.row[action - do.TAKE_TILE]
        return self.tile(tile, *self.changes(action, "money"))

    def tile(self, tile: int, *chips: Chip) -> Stake:
        """A building, and what it would earn at best on a parcel of one's own."""
        a = self.named("building", tile)
        best = self.prospects[tile]
        if best == NOWHERE:
            return self.told("tile", *chips, self.chip("nowhere", "risk"), a=a)
        earns = self.chip("a-round", "gain", "coin", n=best) if best else None
        return self.told("tile", *chips, earns, a=a)

    # ---- cowboys --------------------------------------------------------------------------------

    @at(ask.CHOOSE_WORKER)
    def worker(self, action: int) -> Stake:
        if action == do.PASS:
            return self.passing()
        home = self.view.reserve[self.me]
        if action == do.SEND_WHITE:
            return self.told("white")
        return self.told("home", self.chip("at-home", "fact", "rider", n=home))

    def passing(self) -> Stake:
        n = pick_after(self.view)
        home = self.chip("at-home", "fact", "rider", n=self.view.reserve[self.me])
        return self.told("pass", home, n=n)

    @at(ask.PLACE)
    def place(self, action: int) -> Stake:
        if action == do.PASS:
            return self.passing()
        if action < do.STAKE:
            return self.square(action)
        if action < do.ATTACK:
            return self.staked(action - do.STAKE)
        first, text = (do.ATTACK, "attack") if action < do.PROTECT else (do.PROTECT, "protect")
        cell = action - first
        n = self.incomes[cell]
        half = self.chip("dollars", "gain", "coin", n=n // 2 if text == "attack" else n)
        who = self.people[self.view.owner[cell]]
        return self.told(text, half, *self.duel(FIRST_CELL + cell), a=self.ground(cell), who=who)

    def staked(self, cell: int) -> Stake:
        price = self.prices[cell]
        if not self.view.standing[FIRST_CELL + cell]:
            return staked_alone(self.say, cell, self.view.ground[cell], price)
        duel = self.duel(FIRST_CELL + cell)
        return self.told("stake", price_chip(self.say, price), *duel, a=self.ground(cell))

    def duel(self, target: int) -> list[Chip]:
        """With whoever stands there, what they bring beside the die."""
        found = rivals(self.view, target, self.me)
        if not found:
            return []
        mine = self.chip("mine", "fact", "revolver", n=force(self.view, self.me))
        return [mine] + [
            self.chip("theirs", "risk", "revolver", seat=seat, n=force(self.view, seat))
            for seat in found
        ]

    def square(self, action: int) -> Stake:
        """What it would pay who goes there, as things stand."""
        square, a = action - do.GO, self.named("square", action - do.GO)
        duel = [] if MULTI[square] >= 0 else self.duel(square)
        if CONSTRUCTION <= square < LAND_INCOME:
            tile = self.view.row[square - CONSTRUCTION]
            if tile == NO_TILE:
                return self.told("bare", *duel)
            price = tile_price(table_of(self.view), self.me, square - CONSTRUCTION)
            return self.tile(tile, price_chip(self.say, price), *duel)
        if square >= BUYING:
            n = self.view.money[self.me] // VP_PRICE[square - BUYING]
            return self.told("square", self.chip("up-to", "gain", "star", n=n), *duel, a=a)
        if square == GAMBLING:
            dice = self.chip("dice", "gain", "coin", n=DICE[0], of=DICE[1])
            return self.told("square", dice, *duel, a=a)
        paid = self.pays(action, square) or [self.chip("nothing")]
        return self.told("square", *paid, *duel, a=a)

    def pays(self, action: int, square: int) -> list[Chip]:
        me, before = self.me, [self.before(name)[self.me] for name in FREE_GAINS]
        if self.goes_on:
            s = after_free_pay(self.view, square, me)
        else:
            s = self.tried(action)
            s.set_frames([(ask.FREE_ACTION, me, square, 1)])
            before = [FIGURES[name].measure(s, me) for name in FREE_GAINS]
            s.play(do.PERFORM)
        after = [FIGURES[name].measure(s, me) for name in FREE_GAINS]
        paid = zip(FREE_GAINS, map(sub, after, before), strict=True)
        return [self.moved(name, n) for name, n in paid if n]

    @cached_property
    def goes_on(self) -> bool:
        return goes_on(self.view, self.me)

    @at(ask.FREE_ACTION)
    def use(self, action: int) -> Stake:
        square = self.view.frames[-1][2]
        a = self.named("square", square)
        if action == do.DECLINE:
            return self.told("nothing", act="skip")
        return self.told("square", *self.changes(action, *GAINS), act="use", a=a)

    # ---- duels ----------------------------------------------------------------------------------

    @at(ask.NEXT_DUEL)
    def fight(self, action: int) -> Stake:
        target = FIRST_CELL + action - do.DUEL
        bits = self.view.standing[target]
        here = [seat for seat in range(self.view.seats) if bits >> seat & 1]
        chips = [
            self.chip("theirs", "fact", "revolver", seat=seat, n=force(self.view, seat))
            for seat in here
        ]
        return self.told("fight", *chips, a=self.ground(action - do.DUEL))

    @at(ask.DUEL_TILE)
    def tile_played(self, action: int) -> Stake:
        n = tile_of(action)
        total = self.chip("mine", "fact", "revolver", n=n + force(self.view, self.me))
        chips = self.duel(self.view.duel_at)[1:]
        return self.told("adds", total, *chips, n=n)

    @at(ask.MORTAL)
    def mortal(self, action: int) -> Stake:
        return self.told(
            "mortal",
            *self.changes(action, "points"),
            dies="yes" if action == do.DIE_FOR_IT else "no",
        )

    # ---- buildings ------------------------------------------------------------------------------

    @at(ask.BUY_BUILDING)
    def buy_tile(self, action: int) -> Stake:
        if action == do.DECLINE:
            keeps = self.chip("keeps", "fact", "coin", n=self.view.money[self.me])
            return self.told("leave-tile", keeps, act="leave")
        tile = self.view.row[self.view.frames[-1][2]]
        return self.tile(tile, *self.changes(action, "money"))

    @at(ask.BUILD_OR_KEEP)
    def build_or_keep(self, action: int) -> Stake:
        a = self.named("building", self.view.building)
        if action != do.BUILD:
            return self.told("keep", a=a)
        return self.told("build-now", *self.tile(self.view.building).chips, a=a)

    @at(ask.BUILD_DEFERRED)
    def kept(self, action: int) -> Stake:
        if action == do.STOP:
            return self.told("keep", a=self.named("building", 0))
        tile = action - do.BUILD_KEPT
        return self.tile(tile)

    @at(ask.BUILD_PARCEL)
    def site(self, action: int) -> Stake:
        if action == do.CANCEL:
            return self.told("keep", a=self.named("building", self.view.building))
        cell = action - do.BUILD_ON
        n = earned_there(self.view, self.view.building, cell, self.me)
        return self.told("site", self.chip("a-round", "gain", "coin", n=n) if n else None, n=n)

    @at(ask.HOUSE_PARCEL)
    def plot(self, action: int) -> Stake:
        if action == do.CANCEL:
            return self.told("keep", a=self.named("building", self.view.building))
        owner = self.view.owner[action - do.HOUSE_ON]
        free = owner == NO_SEAT
        who = self.people[self.me if free else owner]
        chips = () if free or owner == self.me else (self.chip("asks", "risk", seat=owner),)
        return self.told("plot", *chips, who=who, free="yes" if free else "no")

    @at(ask.CONSENT)
    def consent(self, action: int) -> Stake:
        if action == do.REFUSE:
            return self.told("refuse")
        return self.told("agree", *self.changes(action, "property"))

    @at(ask.LAY_ROAD, ask.FREE_ROAD)
    def lay(self, action: int) -> Stake:
        n = self.view.roads[self.me]
        if action in (do.DONE, do.STOP):
            return self.told("enough", self.chip("roads-left", "fact", "road", n=n))
        return self.told("lay", *self.changes(action, "roads", "property"), n=n)
