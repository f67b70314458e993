"""What does this do? The things of carson, from what one seat sees."""

from __future__ import annotations

from typing import Final

from farwest.games.carson.numbers import (
    ATTACKED,
    BUILT,
    BUYING,
    CELLS,
    CONSTRUCTION,
    COWBOYS_AFTER,
    EVERY_MOUNTAIN,
    FINAL_VP,
    FIRST_CELL,
    FORCE_FOR_A_POINT,
    GUN_INCOME,
    GUN_POINTS,
    INCOME_LINES,
    LAND_INCOME,
    LAND_POINTS,
    LAST_ROUND,
    LIMIT,
    MAX_SEATS,
    MINE,
    MULTI,
    NO_CARD,
    NO_TILE,
    PARCELS_FOR_A_POINT,
    PER_FORCE,
    PER_PARCEL,
    RIVER,
    ROUNDS,
    SQUARES,
    VP_PRICE,
)
from farwest.games.carson.phases.construction import tile_price
from farwest.games.carson.phases.ending import final_score
from farwest.games.carson.phases.incomes import count_source, income_of
from farwest.games.carson.phases.resolution import parcel_price
from farwest.games.carson.state import NO_SEAT, count_parcels, cowboys_of, guns_of
from farwest.games.carson.view import CarsonView, shields, table_of
from farwest.games.carson.words import NAMES
from farwest.kernel.state import OVER
from farwest.kit import explaining
from farwest.kit.explaining import Explanation, about
from farwest.kit.speaking import Say
from farwest.kit.texts import Named

DECORATION: Final = {
    "coordinates": "the letters and numbers at the edge",
    "track": "the arrows from square to square",
}
CARD_RULE: Final = (  # by side, by card
    *(("CARSON-P1", "CARSON-P3", "CARSON-P5", "CARSON-P10", "CARSON-P12", "CARSON-P14"),),
    *(("CARSON-P2", "CARSON-P4", "CARSON-P9", "CARSON-P11", "CARSON-P13", "CARSON-P15"),),
)
MERCENARY_RULE: Final = "CARSON-P16"  # of both sides
SQUARE_RULE: Final = (  # by square
    *("CARSON-E1", "CARSON-E2", "CARSON-E3", "CARSON-E4", *("CARSON-F24",) * 7),
    *("CARSON-E7", "CARSON-E8", "CARSON-E9", "CARSON-E11", "CARSON-E12", "CARSON-E13"),
    *("CARSON-E14",) * 4,
)
GROUND_RULE: Final = (  # by ground
    *("CARSON-E5", "CARSON-V2", "CARSON-T1", "CARSON-T11"),
    *("CARSON-T3", "CARSON-T5", "CARSON-T4", "CARSON-T6", "CARSON-T7", "CARSON-T8"),
    *("CARSON-T9", "CARSON-T9"),
)
STEP_RULE: Final = {"parcels": "CARSON-E5", "incomes": "CARSON-F34", "start": "CARSON-F36"}


def explain(view: CarsonView, thing: str, say: Say, names: list[str]) -> Explanation | None:
    return Explainer(view, say, names).explain(thing)


class Explainer(explaining.Explainer[CarsonView]):
    lists = NAMES

    # ---- the town -----------------------------------------------------------------------------

    @about(r"(?:cell|thing|pile)-(\w+)")
    def parcel(self, name: str) -> Explanation:
        cell = int(name) if name.isdecimal() else self.the("cell", name)
        ground = self.view.ground[cell]
        if ground >= BUILT:
            return self.built(cell)
        facts = {"a": self.named("ground", ground), "at": self.named("cell", cell)}
        every = self.every_mountain()
        land = [] if ground == RIVER else [self.belongs(cell)]
        return self.what(
            "ground", GROUND_RULE[ground], *land, *self.guests(cell), every=every, **facts
        )

    def belongs(self, cell: int) -> str:
        owner, price = self.view.owner[cell], parcel_price(table_of(self.view), cell)
        if owner == NO_SEAT:
            return self.now("ground", "free", n=price)
        return self.now("ground", "owned", who=self.people[owner])

    def every_mountain(self) -> str:
        """CARSON-T1, CARSON-R10: whose mountains feed a mine."""
        return "yes" if self.view.variant[EVERY_MOUNTAIN] else "no"

    def guests(self, cell: int) -> list[str]:
        """Cowboys that stand on it."""
        bits = self.view.standing[FIRST_CELL + cell]
        here = [self.people[seat].name for seat in range(self.view.seats) if bits >> seat & 1]
        return [self.say("what-stands", who=", ".join(here), n=len(here))] if here else []

    def built(self, cell: int) -> Explanation:
        view = self.view
        ground, owner = view.ground[cell], view.owner[cell]
        building = ground - BUILT
        earned = income_of(view.ground, view.owner, view.variant, cell)
        lines = self.lines(cell, owner, building)
        now = [self.now("building", "owner", who=self.people[owner])]
        if lines or earned:
            now.append(self.now("building", "earns", n=earned, why=" + ".join(lines)))
        if building == MINE:
            now.append(self.now("building", "mountains", every=self.every_mountain()))
        safe = "no" if ATTACKED[ground] and not shields(view.ground)[cell] else "yes"
        now.append(self.now("building", "attack", safe=safe))
        facts = {"a": self.named("building", building), "at": self.named("cell", cell)}
        return self.what("building", GROUND_RULE[ground], *now[:4], **facts)

    def lines(self, cell: int, seat: int, building: int) -> list[str]:
        """What it counts here, as 3 mountains × $3."""
        view = self.view
        found = [
            (line, count_source(view.ground, view.owner, view.variant, seat, cell, source))
            for line, (of, source, _) in enumerate(INCOME_LINES)
            if of == building
        ]
        return [
            self.say("counted", a=Named("line", NAMES["line"][line]), b=n) for line, n in found if n
        ]

    @about(r"payment(?:-why)?")
    def payment(self) -> Explanation:
        return self.built(self.view.frames[-1][2])

    @about(r"edge-(.+)")
    def road(self, name: str) -> Explanation:
        edge = self.the("edge", name)
        laid = "yes" if self.view.road[edge] else "no"
        now = self.now("road", laid=laid)
        return self.what("road", "CARSON-B5", now, a=self.named("edge", edge))

    @about(r"cowboy-(\d+)-(\d+)")
    def rider(self, cell: str, seat: str) -> Explanation:
        at, who = int(cell), int(seat) % MAX_SEATS
        owner, ground = self.view.owner[at], self.view.ground[at]
        aim = "stakes" if owner == NO_SEAT else "protects" if owner == who else "attacks"
        facts = {"a": self.named("cell", at), "n": parcel_price(table_of(self.view), at)}
        if ground >= BUILT:
            facts["n"] = income_of(self.view.ground, self.view.owner, self.view.variant, at) // 2
        now = [self.now("rider", aim, **facts), *self.fight(FIRST_CELL + at)]
        rule = {"stakes": "CARSON-F11"}.get(aim, "CARSON-F12")
        return self.what("rider", rule, *now, who=self.people[who])

    @about(r"disc-(\d+)-(\d+)")
    def sent(self, square: str, seat: str) -> Explanation:
        place, who = int(square), self.people[int(seat) % MAX_SEATS]
        a = self.named("square", place)
        now = [self.now("rider", "square", a=a), *self.fight(place)]
        return self.what("rider", "CARSON-F18", *now, who=who)

    def fight(self, target: int) -> list[str]:
        """What each brings into a duel there, before the dice."""
        view, table = self.view, table_of(self.view)
        bits = view.standing[target]
        here = [seat for seat in range(view.seats) if bits >> seat & 1]
        if len(here) < 2 or (target < SQUARES and MULTI[target] >= 0):
            return []
        forces = [
            self.say(
                "what-force",
                who=self.people[seat].name,
                n=guns_of(table, seat) + cowboys_of(table, seat),
            )
            for seat in here
        ]
        return [self.say("what-duel-due", list=", ".join(forces))]

    @about("duel|fight")
    def duel(self) -> Explanation:
        order = [self.people[seat].name for seat in self.view.pass_order if seat != NO_SEAT]
        now = self.now("duel", list=", ".join(order)) if order else ""
        return self.what("duel", "CARSON-D2", now)

    # ---- the track ----------------------------------------------------------------------------

    @about(r"square-(\w+)")
    def square(self, name: str) -> Explanation:
        place = self.the("square", name)
        view, facts = self.view, {"a": self.named("square", place)}
        if view.round > LAST_ROUND[place]:
            return self.what("square", SQUARE_RULE[place], self.now("square", "shut"), **facts)
        now = [self.now("square", "until", n=LAST_ROUND[place])] if place >= BUYING else []
        now += self.brings(place)
        bits = view.standing[place]
        if bits:
            here = [self.people[seat].name for seat in range(view.seats) if bits >> seat & 1]
            now += [self.say("what-stands", who=", ".join(here), n=len(here))]
        return self.what("square", SQUARE_RULE[place], *now, *self.fight(place), **facts)

    def brings(self, place: int) -> list[str]:
        """What it would bring whoever looks, now."""
        view, table, seat = self.view, table_of(self.view), max(self.view.seat, 0)
        if CONSTRUCTION <= place < LAND_INCOME:
            tile = view.row[place - CONSTRUCTION]
            if tile == NO_TILE:
                return [self.now("square", "bare")]
            a, price = self.named("building", tile), tile_price(table, seat, place - CONSTRUCTION)
            return [self.now("square", "tile", a=a), self.now("square", "price", n=price)]
        if view.seat < 0:
            return []
        force = guns_of(table, seat) + cowboys_of(table, seat)
        parcels = count_parcels(table, seat)
        if place == LAND_INCOME:
            return [self.now("square", "dollars", n=PER_PARCEL * parcels)]
        if place == GUN_INCOME:
            return [self.now("square", "dollars", n=PER_FORCE * force)]
        if place == LAND_POINTS:
            return [self.now("square", "points", n=parcels // PARCELS_FOR_A_POINT)]
        if place == GUN_POINTS:
            return [self.now("square", "points", n=force // FORCE_FOR_A_POINT)]
        if place == GUN_POINTS + 1:
            own = sum(
                view.owner[cell] == seat and view.ground[cell] >= BUILT for cell in range(CELLS)
            )
            return [self.now("square", "points", n=own)]
        if place >= BUYING:
            return [self.now("square", "points", n=view.money[seat] // VP_PRICE[place - BUYING])]
        return []

    @about(r"step-(parcels|incomes|start)")
    def step(self, name: str) -> Explanation:
        return self.what(f"step-{name}", STEP_RULE[name])

    @about("token")
    def round(self) -> Explanation:
        n = max(self.view.round, 1)
        comes = COWBOYS_AFTER[n]
        now = (
            self.now("round", n=ROUNDS - n),
            self.now("round", "cowboys", n=comes) if comes else "",
        )
        return self.what("round", "CARSON-F36", *now, n=n, of=ROUNDS)

    @about("order|passed")
    def order(self) -> Explanation:
        return self.what("order", "CARSON-F2")

    # ---- personalities ------------------------------------------------------------------------

    @about(r"card-(\w+)")
    def card(self, name: str) -> Explanation:
        return self.personality(self.the("card", name))

    def personality(self, card: int) -> Explanation:
        view, side = self.view, self.view.face[card]
        rule = CARD_RULE[side][card] if card < len(CARD_RULE[0]) else MERCENARY_RULE
        now = [self.now("card", n=card + 1), self.now("card", "limit", n=LIMIT[side][card])]
        if card in view.card:
            now.append(self.now("card", "taken", who=self.people[view.card.index(card)]))
        facts = {"a": self.named("card", card), "side": NAMES["side"][side]}
        return self.what("card", rule, *now, **facts)

    @about(r"holder-(\d+)")
    def holder(self, seat: str) -> Explanation | None:
        card = self.view.card[int(seat)]
        return None if card == NO_CARD else self.personality(card)

    # ---- a seat's figures ---------------------------------------------------------------------

    @about(r"seat-(\d+):coin")
    def money(self, seat: str) -> Explanation:
        view, k = self.view, int(seat)
        card = view.card[k]
        if card == NO_CARD:
            now = self.now("money", n=view.money[k])
        else:
            limit = LIMIT[view.face[card]][card]
            now = self.now("money", "limit", n=view.money[k], limit=limit)
        return self.what("money", "CARSON-F38", now)

    @about(r"seat-(\d+):star")
    def score(self, seat: str) -> Explanation:
        k = int(seat)
        now = (
            "" if self.asked == OVER else self.now("points", n=final_score(table_of(self.view), k))
        )
        return self.what("points", "CARSON-G1", now, n=FINAL_VP)

    @about(r"seat-(\d+):(rider|revolver)")
    def force(self, seat: str, symbol: str) -> Explanation:
        k, table = int(seat), table_of(self.view)
        text = {"rider": "cowboys", "revolver": "guns"}[symbol]
        n = guns_of(table, k) + cowboys_of(table, k)
        return self.what(text, "CARSON-D2", self.say("what-brings", n=n), self.supply(text, k))

    def supply(self, text: str, seat: int) -> str:
        return self.now(text, n=self.view.supply[seat]) if text == "cowboys" else ""

    @about(r"seat-(\d+):road")
    def roads(self, seat: str) -> Explanation:
        now = self.now("roads", n=self.view.road_supply)
        return self.what("roads", "CARSON-F28", now)

    @about(r"seat-(\d+):die-3")
    def tiles(self, seat: str) -> Explanation:
        return self.what("tiles", "CARSON-V1", self.now("tiles", n=self.view.tile_count[int(seat)]))

    @about("tiles")
    def hand(self) -> Explanation:
        return self.what("tiles", "CARSON-V1")

    @about(r"seat-(\d+):(\w+)")
    def kept(self, seat: str, name: str) -> Explanation:
        return self.what("kept", "CARSON-F25", a=self.named("building", self.the("building", name)))

    # ---- options: the others are explained by what they touch -----------------------------------

    @about(r"option:(?:buy_points|convert) (\d+)")
    def buy(self, points: str) -> Explanation:
        return Explanation("", self.say("what-points.does", n=FINAL_VP), (), "")

    @about("option:(perform|decline)")
    def use(self, answer: str) -> Explanation:
        said = self.square(NAMES["square"][self.view.frames[-1][2]])
        return Explanation("", said.does, said.now, said.rule)

    @about("option:(take_money|wait)")
    def wait(self, answer: str) -> Explanation | None:
        card = self.view.card[self.view.seat]
        if card == NO_CARD:
            return None
        said = self.personality(card)
        return Explanation("", said.does, said.now, said.rule)

    @about("option:(?:agree|refuse)", "option:(?:build|keep)", "option:(?:spare|die_for_it)")
    def plain(self) -> Explanation:
        kept = "yes" if self.view.building == NO_TILE else "no"
        if kept == "yes":
            return Explanation("", self.say("what-cowboys.does"), (), "")
        a = self.named("building", self.view.building)
        return Explanation("", self.say("what-building.does", a=a, at=a), (), "")

    @about("option:(?:stop|done)")
    def enough(self) -> Explanation:
        return Explanation("", self.say("what-enough"), (), "")

    @about(r"option:play_t(?:ile|win) (\d+)")
    def tile(self, value: str) -> Explanation:
        return Explanation("", self.say("what-tiles.does"), (), "")

    @about(r"option:double (\w+)")
    def double(self, name: str) -> Explanation:
        view, building = self.view, self.the("building", name)
        cells = [
            cell
            for cell in range(CELLS)
            if view.owner[cell] == view.seat and view.ground[cell] == BUILT + building
        ]
        more = sum(income_of(view.ground, view.owner, view.variant, cell) for cell in cells)
        return Explanation("", "", (self.now("square", "dollars", n=more),), "CARSON-P8")
