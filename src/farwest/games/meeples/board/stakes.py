"""What an option of meeples is worth: as the rules play it out on the world everybody sees."""

from __future__ import annotations

from typing import Any, Final

from farwest.games.meeples import actions as do
from farwest.games.meeples import questions as ask
from farwest.games.meeples.board.gains import gain
from farwest.games.meeples.board.previews import paths
from farwest.games.meeples.events import WON
from farwest.games.meeples.numbers import (
    BUILDER,
    BUILDING_AT,
    DIE,
    DOOR_OF,
    EMPTY,
    END_AT,
    GOLD_COST,
    JAIL,
    MADAME,
    MARQUEE_POINTS,
    MINER,
    MINER_DRAW,
    NOWHERE,
    SKILL,
    SPACE_AT,
    STONE_COST,
)
from farwest.games.meeples.rules import Rules
from farwest.games.meeples.scoring import sheet
from farwest.games.meeples.state import NO_SEAT, marquees_left
from farwest.games.meeples.view import MeeplesView, imagine, see
from farwest.games.meeples.words import NAMES
from farwest.kit import stakes
from farwest.kit.speaking import Say
from farwest.kit.stakes import Chip, Figure, Stake, at
from farwest.kit.texts import Named
from farwest.kit.worlds import world_of

PERCENT: Final = 100
FIGURES: Final = {
    "gold": Figure(lambda view, seat: view.gold[seat], "cube-gold"),
    "stone": Figure(lambda view, seat: view.stone[seat], "cube-stone"),
    "bars": Figure(lambda view, seat: view.bars[seat], "gold-bar"),
    "signs": Figure(lambda view, seat: marquee_points(view, seat), "marquee", "gold"),
}


def marquee_points(view: MeeplesView, seat: int) -> int:
    return next(points[seat] for text, points, _ in sheet(view) if text == "score-marquees")


def stake(view: MeeplesView, action: int, say: Say, names: list[str]) -> Stake | None:
    return Staker.of(view, say, names).stake(action)


class Staker(stakes.Staker[MeeplesView]):
    lists = NAMES
    figures = FIGURES

    def imagined(self) -> Rules:
        return world_of(Rules, imagine, self.view)

    def seen(self, world: Any, seat: int) -> MeeplesView:
        return see(world, seat)

    def symbol(self, meeple: int) -> str:
        return f"meeple-{NAMES['meeple'][meeple]}"

    @at(ask.CORNER)
    def corner(self, action: int) -> Stake:
        draws = self.chip("a-miner", "gain", "meeple-miner", n=MINER_DRAW[0])
        return self.told("corner", *self.changes(action), draws)

    @at(ask.PICK)
    def pick(self, action: int) -> Stake:
        """Who is inside: a sowing begins with them."""
        location = action - do.PICKING
        inside = self.view.inside[location]
        chips = [Chip(f"{n}", "fact", self.symbol(meeple)) for meeple, n in enumerate(inside) if n]
        if location == JAIL and self.view.jail_dynamite:
            chips = [self.chip("dynamite", "risk", "dynamite"), *chips]
        free = "yes" if location >= len(DOOR_OF) else "no"
        return self.told("pick", *chips, n=sum(inside), free=free)

    @at(ask.START)
    def start(self, action: int) -> Stake:
        """What each of the hand would do there."""
        space = action - do.STARTING
        if END_AT[space] != NOWHERE:
            return self.told("showdown-space", self.foe(END_AT[space]))
        building = BUILDING_AT[space]
        found = [(meeple, self.work(meeple, building)) for meeple, n in enumerate(self.hand) if n]
        chips = [
            Chip(f"+{draws}", "gain" if seat == self.me else "loss", self.symbol(meeple), seat=who)
            for meeple, (seat, draws, _) in found
            if draws
            for who in (-1 if seat == self.me else seat,)
        ]
        return self.at_door(building, *chips)

    @property
    def hand(self) -> list[int]:
        return list(self.view.hand)

    def at_door(self, building: int, *chips: Chip) -> Stake:
        owner = self.view.owner[building]
        if owner == NO_SEAT:
            return self.told("free-house", *chips)
        worth = MARQUEE_POINTS[self.view.upgraded[building]]
        return self.told("house", *chips, who=self.people[owner], n=worth)

    def stop(self, space: int) -> Named:
        """A Showdown space by its end: its own name is one letter, for coordinates."""
        end = END_AT[space]
        return self.named("space", space) if end == NOWHERE else self.named("end", end)

    @at(ask.DIRECTION)
    def direction(self, action: int) -> Stake:
        path = paths(self.view, do.GO)[action - do.GO]
        first, last = (self.stop(path[k]) for k in (0, -1))
        ends = [END_AT[space] for space in path if END_AT[space] != NOWHERE]
        chips = [self.chip("doors", n=len(path) - len(ends))]
        chips += [self.chip("showdown", "risk", "die-6", a=self.named("end", end)) for end in ends]
        return self.told("path" if len(path) > 1 else "step", *chips, a=first, b=last)

    @at(ask.DROP)
    def drop(self, action: int) -> Stake:
        meeple, space = action - do.DROPPING, self.view.frames[-1][2]
        end = END_AT[space]
        if end == NOWHERE:
            return self.worth(meeple, BUILDING_AT[space])
        if meeple == MADAME:
            return self.told("madame-leaves")
        return self.told("skill", self.foe(end), n=SKILL[meeple])

    def foe(self, end: int) -> Chip | None:
        """Who stands at the other end."""
        other = 1 - end
        meeple, seat = self.view.standing[SPACE_AT[other]], self.view.token[other]
        if meeple == EMPTY:
            return None
        whose = seat if seat not in (NO_SEAT, self.me) else -1
        symbol = self.symbol(meeple)
        return self.chip("against", "risk", symbol, seat=whose, n=SKILL[meeple])

    def work(self, meeple: int, building: int) -> tuple[int, int, bool]:
        """Whoever draws, how many, and whether somebody may build: as the rules have it."""
        s = self.world.clone()
        standing = list(s.standing)
        standing[DOOR_OF[building]] = meeple
        s.standing = standing
        s.kind, s.seat = ask.RESOLVE, self.me
        return gain(s, building)

    def worth(self, meeple: int, building: int) -> Stake:
        """What a meeple does at a Door."""
        seat, draws, marquee = self.work(meeple, building)
        name = NAMES["meeple"][meeple]
        if marquee:
            return self.marquee(building, seat)
        if not draws:
            return self.idle(meeple, building)
        own = seat == self.me
        cubes = self.chip(
            *("cubes", "gain" if own else "loss", "bag"), seat=-1 if own else seat, n=draws
        )
        if meeple == MINER:
            return self.told("miner", cubes, who=self.people[seat])
        met = draws // {"robber": 2, "deputy": 2, "madame": 1}[name]
        return self.told("meets", cubes, why=name, n=met)

    def idle(self, meeple: int, building: int) -> Stake:
        """Why it brings nothing here."""
        view, why = self.view, NAMES["meeple"][meeple]
        if meeple != BUILDER or view.upgraded[building]:
            return self.told("idle", self.chip("nobody-gains"), why=why)
        if view.owner[building] == NO_SEAT and not marquees_left(self.world, self.me):
            return self.told("idle", self.chip("nobody-gains"), why="none-left")
        why = "dear" if view.owner[building] == NO_SEAT else "owner-poor"
        costs = (("gold", GOLD_COST[building]), ("stone", STONE_COST[building]))
        chips = (
            self.chip("needs", "risk", FIGURES[name].symbol, n=cost) if cost else None
            for name, cost in costs
        )
        return self.told("idle", *chips, why=why)

    def marquee(self, building: int, seat: int) -> Stake:
        """Who may build or upgrade, at what price, for how much."""
        view = self.view
        side = 0 if view.owner[building] == NO_SEAT else 1
        worth = MARQUEE_POINTS[side] - (MARQUEE_POINTS[0] if side else 0)
        chips = (
            self.moved("signs", worth, seat),
            self.moved("gold", -GOLD_COST[building], seat) if GOLD_COST[building] else None,
            self.moved("stone", -STONE_COST[building], seat),
        )
        what = "upgrade" if side else "build"
        return self.told("may", *chips, who=self.people[seat], what=what)

    @at(ask.RESOLVE)
    def resolve(self, action: int) -> Stake:
        if action == do.SHOWDOWN:
            west, east = (self.view.standing[SPACE_AT[end]] for end in (0, 1))
            seats = (self.view.token[end] for end in (0, 1))
            chips = [
                self.chip("skill", "fact", self.symbol(m), seat=-1 if s == self.me else s, n=k)
                for m, s, k in zip((west, east), seats, (SKILL[west], SKILL[east]), strict=True)
            ]
            return self.told(
                "duel", *chips, a=self.named("meeple", west), b=self.named("meeple", east)
            )
        building = action - do.RESOLVING
        return self.worth(self.view.standing[DOOR_OF[building]], building)

    @at(ask.CONTROLLER)
    def controller(self, action: int) -> Stake:
        end = self.view.frames[-1][2]
        meeple = self.view.standing[SPACE_AT[end]]
        skill = self.chip("skill", "risk", self.symbol(meeple), n=SKILL[meeple])
        seat = action - do.NAMING
        points = sum(row[seat] for _, row, _ in sheet(self.view))
        return self.told("controller", skill, self.chip("points", n=points))

    @at(ask.BUILD, ask.UPGRADE)
    def marquee_wish(self, action: int) -> Stake:
        built, what = self.kind == ask.BUILD, "build" if self.kind == ask.BUILD else "upgrade"
        if action == do.NO:
            return self.told("leave", act="leave")
        draws = self.chip("a-miner", "gain", "meeple-miner", n=MINER_DRAW[0 if built else 1])
        chips = self.changes(action)
        gains = [chip for chip in chips if chip.sort == "gain"]
        costs = [chip for chip in chips if chip.sort != "gain"]
        if len(chips) < stakes.MOST_CHIPS:
            gains.append(draws)
        n = MARQUEE_POINTS[0 if built else 1]
        return self.told("feeds", *gains, *costs, act=what, n=n, draws=draws.text)

    @at(ask.REROLL)
    def reroll(self, action: int) -> Stake:
        """MEEP-E11, MEEP-E12: only the better shot is asked, and wins ties."""
        view, end = self.view, self.view.frames[-1][2]
        mine, other = (view.standing[SPACE_AT[side]] for side in (end, 1 - end))
        prize = self.chip("cubes", "gain", "cube-gold", n=SKILL[other])
        grave = self.chip("grave", "loss", "grave", a=self.named("meeple", mine))
        if action == do.YES:
            good = DIE + 1 - view.die[1 - end]
            chance = round(PERCENT * good / DIE)
            risk = self.chip("or-grave", "risk", "grave")
            return self.told("chance", prize, risk, act="reroll", n=chance)
        how = self.outcome(action)
        chip = prize if how == "won" else grave
        return self.told("stands", chip, act="keep", how=how, n=view.die[end])

    def outcome(self, action: int) -> str:
        """How the Showdown ends if nothing is rolled again."""
        s = self.world.clone()
        s.listening = True
        s.play(action)
        won = [seat for kind, seat, *_ in s.told() if kind == WON]
        return "won" if self.me in won else "lost"
