"""What does this do? The things of meeples, from what everybody sees."""

from __future__ import annotations

from typing import Final

from farwest.games.meeples import actions as do
from farwest.games.meeples import questions as ask
from farwest.games.meeples.board.previews import paths
from farwest.games.meeples.numbers import (
    BAR_PRICE,
    BARS,
    BUILDER,
    BUILDING_AT,
    BUILDINGS,
    DEPUTY,
    DEPUTY_DRAW,
    DYNAMITE,
    EMPTY,
    END_AT,
    GOLD_COST,
    GRAVES,
    KEPT_OF_STONE,
    MADAME,
    MADAME_DRAW,
    MARQUEE_POINTS,
    MARQUEES,
    MINER,
    MINER_DRAW,
    NOWHERE,
    PIECES_IN_BOX,
    ROBBER,
    ROBBER_DRAW,
    SKILL,
    SPACE_AT,
    STONE_COST,
)
from farwest.games.meeples.state import NO_SEAT
from farwest.games.meeples.view import MeeplesView
from farwest.games.meeples.words import NAMES
from farwest.kit import explaining
from farwest.kit.explaining import Explanation, about
from farwest.kit.speaking import Say

DECORATION: Final = {
    "street|walk-.*": "the ground",
    "cell": "the bars of the Jail, in front of who is inside",
}
RULE: Final = ("MEEP-E1", "MEEP-E6", "MEEP-E7", "MEEP-E8", "MEEP-E9")  # by meeple
COUNTED: Final = {ROBBER: MINER, DEPUTY: ROBBER, MADAME: BUILDER}  # by meeple: whom it counts
DRAWS: Final = {ROBBER: ROBBER_DRAW, DEPUTY: DEPUTY_DRAW, MADAME: MADAME_DRAW}  # for each


def explain(view: MeeplesView, thing: str, say: Say, names: list[str]) -> Explanation | None:
    return Explainer(view, say, names).explain(thing)


class Explainer(explaining.Explainer[MeeplesView]):
    lists = NAMES

    # ---- places and spaces --------------------------------------------------------------------

    @about("(?:lot|in)-(saloon|jail)(?:-count)?")
    def apart(self, name: str) -> Explanation:
        """The Saloon and the Jail."""
        n = sum(self.view.inside[self.the("location", name)])
        now = [self.now(name, n=n)]
        if name == "jail":
            now.append(self.now("dynamite", "jail", n=self.view.jail_dynamite))
        return self.what(name, "MEEP-F5" if name == "jail" else "MEEP-F8", *now)

    @about(r"(?:lot|in)-(\w\d)(?:-count)?")
    def building(self, name: str) -> Explanation:
        building = self.the("building", name)
        facts = {"a": self.named("building", building), "cost": self.cost(building)}
        return self.what("building", "MEEP-F21", self.owned(building), self.cast(building), **facts)

    def owned(self, building: int) -> str:
        owner = self.view.owner[building]
        if owner == NO_SEAT:
            return self.now("building", "free", cost=self.cost(building))
        worth = MARQUEE_POINTS[self.view.upgraded[building]]
        return self.now("building", "owned", who=self.people[owner], n=worth)

    def cast(self, building: int) -> str:
        """What each trade would draw at its Door."""
        owner, draws = self.view.owner[building], {k: self.draws(k, building) for k in COUNTED}
        miner = 0 if owner == NO_SEAT else MINER_DRAW[self.view.upgraded[building]]
        named = {NAMES["meeple"][k]: n for k, n in draws.items()}
        n = miner + sum(named.values())
        return self.now("building", "cast", n=n, miner=miner, **named)

    def draws(self, meeple: int, building: int) -> int:
        return DRAWS[meeple] * self.view.inside[building][COUNTED[meeple]]

    def cost(self, building: int) -> str:
        gold, stone = GOLD_COST[building], STONE_COST[building]
        return self.say("what-cost", gold=gold, stone=stone)

    @about(r"(?:space|ahead|duel|token)-(sw|se)")
    def showdown(self, name: str) -> Explanation:
        end = self.the("end", name)
        return self.what("showdown", "MEEP-F14", *self.duel(end), a=self.named("end", end))

    def duel(self, end: int) -> list[str]:
        """Who waits at either end."""
        said = []
        for k in (end, 1 - end):
            meeple, seat = self.view.standing[SPACE_AT[k]], self.view.token[k]
            if meeple != EMPTY and seat != NO_SEAT:
                facts = {"a": self.named("end", k), "b": self.named("meeple", meeple)}
                said.append(self.now("showdown", who=self.people[seat], n=SKILL[meeple], **facts))
        return said or [self.now("showdown", "empty")]

    @about(r"(?:space|ahead)-(\w\d)")
    def door(self, name: str) -> Explanation:
        space = self.the("space", name)
        meeple, building = self.view.standing[space], BUILDING_AT[space]
        now = self.cast(building) if meeple == EMPTY else self.work(meeple, building)
        return self.what("door", "MEEP-F21", now, a=self.named("building", building))

    # ---- meeples --------------------------------------------------------------------------------

    @about(r"in-\w+-(\w+)-\d+", r"hand-(\w+)-\d+", "(madame)")
    def meeple(self, name: str) -> Explanation:
        return self.trade(self.the("meeple", name))

    def trade(self, meeple: int, *now: str) -> Explanation:
        facts = {"a": self.named("meeple", meeple), "n": SKILL[meeple]}
        return self.what("meeple", RULE[meeple], *now, self.now("meeple", **facts), **facts)

    @about(r"at-(\w+)-(\w+)-\d+")
    def stands(self, place: str, name: str) -> Explanation:
        space, meeple = self.the("space", place), self.the("meeple", name)
        if (end := END_AT[space]) != NOWHERE:
            return self.trade(meeple, *self.duel(end))
        return self.trade(meeple, self.work(meeple, BUILDING_AT[space]))

    def work(self, meeple: int, building: int) -> str:
        """What it does at that Door, as things stand."""
        view = self.view
        owner, upgraded = view.owner[building], view.upgraded[building]
        seat = max(view.active, 0)
        kind, n = "draws", 0
        if meeple == BUILDER:
            kind = "builds" if owner == NO_SEAT else "idle" if upgraded else "upgrades"
            seat = seat if owner == NO_SEAT else owner
        elif meeple == MINER:
            kind = "idle" if owner == NO_SEAT else "draws"
            n = MINER_DRAW[upgraded]
            seat = seat if owner == NO_SEAT else owner
        else:
            n = self.draws(meeple, building)
            kind = "draws" if n else "idle"
        facts = {"a": self.named("building", building), "b": self.named("meeple", meeple)}
        cost = self.cost(building)
        return self.say("what-work", kind=kind, who=self.people[seat], n=n, cost=cost, **facts)

    @about(r"(?:grave-\d+-meeple|graves|grave-\d+)")
    def graves(self) -> Explanation:
        n = GRAVES - sum(self.view.graves)
        return self.what("graves", "MEEP-G1", self.now("graves", n=n))

    @about("hand|hand-count|in-hand|picked")
    def hand(self) -> Explanation:
        now = self.now("hand", n=sum(self.view.hand))
        return self.what("hand", "MEEP-F6", now, who=self.people[max(self.view.active, 0)])

    @about("rewards")
    def rewards(self) -> Explanation:
        return self.what("rewards", "MEEP-E13")

    @about(r"die-(sw|se)")
    def die(self, name: str) -> Explanation:
        end = self.the("end", name)
        mine, other = self.view.die[end], self.view.die[1 - end]
        now = [self.now("die", n=other)] if other else []
        return self.what("die", "MEEP-E12", *now, *self.duel(end), n=mine)

    # ---- the house's own ------------------------------------------------------------------------

    @about(r"marquee-(\w+)")
    def marquee(self, name: str) -> Explanation:
        building = self.the("building", name)
        upgraded, owner = self.view.upgraded[building], self.view.owner[building]
        facts = {"who": self.people[owner], "a": self.named("building", building)}
        now = [] if upgraded else [self.now("marquee", cost=self.cost(building))]
        worth = {"n": MARQUEE_POINTS[upgraded], "draws": MINER_DRAW[upgraded]}
        return self.what("marquee", "MEEP-E4", *now, **worth, **facts)

    @about(r"gold-bank|(?:shelf|bar)-\d+")
    def bank(self) -> Explanation:
        left = self.view.bars_left
        price = BAR_PRICE[BARS - left] if left else 0
        return self.what("bank", "MEEP-F30", self.now("bank", n=left, price=price))

    @about("round")
    def round(self) -> Explanation:
        view = self.view
        bursts = PIECES_IN_BOX[DYNAMITE] - view.exploded
        left = {"graves": GRAVES - sum(view.graves), "bars": view.bars_left, "bursts": bursts}
        return self.what("round", "MEEP-G1", self.now("round", **left), n=view.round)

    @about(r"explosions|blast-\d+")
    def explosions(self) -> Explanation:
        n = PIECES_IN_BOX[DYNAMITE] - self.view.exploded
        return self.what("explosions", "MEEP-E18", self.now("explosions", n=n))

    @about(r"mining-bag|bag-\w+-\d+")
    def bag(self) -> Explanation:
        gold, stone, dynamite = self.view.bag
        now = self.now("bag", gold=gold, stone=stone, dynamite=dynamite)
        odds = self.now("bag", "odds", n=round(100 * gold / max(sum(self.view.bag), 1)))
        return self.what("bag", "MEEP-E17", now, odds if sum(self.view.bag) else "")

    @about(r"(?:dynamite|crate)-\d+")
    def dynamite(self) -> Explanation:
        n = self.view.jail_dynamite
        parts = (("jail", n), ("bagged", self.view.bag[DYNAMITE]))
        now = (self.now("dynamite", part, n=k) for part, k in parts)
        return self.what("dynamite", "MEEP-F5", *now)

    # ---- a seat's figures -----------------------------------------------------------------------

    @about(r"seat-(\d+):cube-gold")
    def gold(self, seat: str) -> Explanation:
        n, left = self.view.gold[int(seat)], self.view.bars_left
        price = BAR_PRICE[BARS - left] if left else 0
        return self.what("gold", "MEEP-F30", self.now("gold", n=n, price=price))

    @about(r"seat-(\d+):cube-stone")
    def stone(self, seat: str) -> Explanation:
        lost = self.view.stone[int(seat)] // KEPT_OF_STONE
        return self.what("stone", "MEEP-E18", self.now("stone", n=lost))

    @about(r"seat-(\d+):gold-bar")
    def bars(self, seat: str) -> Explanation:
        n = self.view.bars[int(seat)]
        return self.what("bars", "MEEP-F33", self.now("bars", n=n, points=n * 10))

    @about(r"seat-(\d+):marquee")
    def marquees(self, seat: str) -> Explanation:
        built = [k for k in range(BUILDINGS) if self.view.owner[k] == int(seat)]
        n = sum(MARQUEE_POINTS[self.view.upgraded[k]] for k in built)
        left = MARQUEES - len(built)
        return self.what(
            "marquees", "MEEP-E1", self.now("marquees", n=len(built), points=n), n=left
        )

    # ---- options: the others are explained by what they touch ------------------------------------

    @about("option:go (c?cw)")
    def go(self, way: str) -> Explanation:
        path = paths(self.view, do.GO)[self.the("direction", way)]
        first, last = (self.named("space", path[k]) for k in (0, -1))
        return Explanation("", "", (self.say("what-path", a=first, b=last, n=len(path)),), "")

    @about(r"option:drop (\w+)")
    def drop(self, name: str) -> Explanation:
        meeple, space = self.the("meeple", name), self.view.frames[-1][2]
        if END_AT[space] == NOWHERE:
            now = self.work(meeple, BUILDING_AT[space])
        else:
            now = self.now("meeple", a=self.named("meeple", meeple), n=SKILL[meeple])
        does = self.say("what-meeple.does", a=self.named("meeple", meeple), n=SKILL[meeple])
        return Explanation("", does, (now,), "MEEP-F11")

    @about(r"option:name (\d+)")
    def name_one(self, seat: str) -> Explanation:
        who = self.people[int(seat)]
        return Explanation("", "", (self.say("what-controller", who=who),), "MEEP-F15")

    @about("option:(yes|no)")
    def wish(self, answer: str) -> Explanation | None:
        view, (kind, seat, a, _) = self.view, self.view.frames[-1]
        if kind == ask.REROLL:
            mine, other = view.die[a], view.die[1 - a]
            now = self.say("what-reroll", n=mine, other=other, yes=answer)
            return Explanation("", "", (now,), "MEEP-E11")
        gold, stone = view.gold[seat], view.stone[seat]
        if answer == "yes":
            gold, stone = gold - GOLD_COST[a], stone - STONE_COST[a]
        worth = MARQUEE_POINTS[0] if kind == ask.BUILD else MARQUEE_POINTS[1] - MARQUEE_POINTS[0]
        worth = worth if answer == "yes" else 0
        does = self.say("what-marquee-wish", n=worth, yes=answer, cost=self.cost(a))
        return Explanation("", does, (self.say("what-kept", gold=gold, stone=stone),), "")
