"""What does this do? The things of desperados, from what one seat sees."""

from __future__ import annotations

from typing import Final

from farwest.games.desperados.numbers import (
    ARRESTED,
    BANK_AT,
    BANK_WORTH,
    BLUE,
    CARDS,
    COACH_WORTH,
    COACHES,
    NEAR,
    NO_BANK,
    NO_CARD,
    NO_TILE,
    NOWHERE,
    OUT,
    POKER_OF,
    POKER_WORTH,
    ROUNDS,
    TIMETABLE,
    TIMETABLES,
    TURNS,
    UNKNOWN,
)
from farwest.games.desperados.state import target_for
from farwest.games.desperados.view import DesperadosView
from farwest.games.desperados.words import NAMES
from farwest.kit import explaining
from farwest.kit.explaining import Explanation, about
from farwest.kit.speaking import Say

DECORATION: Final = {
    "ground": "desert, river and mountains",
    "network": "all roads; a town names its own",
    "timetables": "the ground under the timetables",
}


def explain(view: DesperadosView, thing: str, say: Say, names: list[str]) -> Explanation | None:
    return Explainer(view, say, names).explain(thing)


class Explainer(explaining.Explainer[DesperadosView]):
    lists = NAMES

    # ---- the map ------------------------------------------------------------------------------

    @about(r"(?:town|name|sheriffs|figures)-(\w+)")
    def town(self, name: str) -> Explanation:
        town = self.the("town", name)
        kind = "poker" if BANK_AT[town] == NO_BANK else "bank"
        now = (self.money(town), self.law(town), *self.coaches(town)[:1], self.roads(town))
        rule = "DESP-E1" if kind == "poker" else "DESP-E7"
        return self.what("town", rule, *now, a=self.named("town", town), kind=kind)

    def money(self, town: int) -> str:
        """What lies there, as far as these eyes know."""
        view, bank = self.view, BANK_AT[town]
        if bank == NO_BANK:
            there = "yes" if view.poker >> town & 1 else "no"
            left = [(worth, view.poker_tiles[k]) for k, worth in enumerate(POKER_WORTH)]
            return self.now("town", "poker", there=there, n=usual(left))
        number = view.bank[bank]
        if number == NO_TILE:
            return self.now("town", "bank", known="empty", n=0)
        kind = view.tile[number]
        if kind == UNKNOWN:
            return self.now("town", "bank", known="no", n=0)
        return self.now("town", "bank", known="yes", n=BANK_WORTH[kind])

    def law(self, town: int) -> str:
        n = self.view.sheriff.count(town)
        part = "sheriffs" if BANK_AT[town] == NO_BANK else "guard"
        return self.now("town", part, n=n, needed=n + 1)

    def coaches(self, town: int) -> list[str]:
        """When a coach is due here in this round, unless it is held up on the way."""
        said = []
        for coach in range(COACHES):
            stops, now = self.stops(coach), self.view.turn
            if self.view.coach[coach] == town:
                said.append(self.now("town", "here", a=self.named("coach", coach)))
            elif town in stops[now + 1 :] and not self.held(coach):
                turn = stops.index(town, now + 1)
                said.append(self.now("town", "due", a=self.named("coach", coach), n=turn))
        return said

    def stops(self, coach: int) -> tuple[int, ...]:
        view = self.view
        if view.first == NOWHERE or (coach == BLUE and view.round < 2):
            return ()
        row = (view.first + max(view.round, 1) - 1 - coach) % TIMETABLES
        return TIMETABLE[coach * TIMETABLES + row]

    def held(self, coach: int) -> bool:
        return coach in self.view.job_target[: self.view.jobs]

    def roads(self, town: int) -> str:
        near = [self.name("town", there) for there in NEAR[town] if there != NOWHERE]
        return self.now("town", "roads", list=", ".join(near))

    @about(r"round-(\d+)")
    def planned(self, number: str) -> Explanation:
        n, now = int(number), max(self.view.round, 1)
        when = "past" if n < now else "now" if n == now else "later"
        return self.what("round", "DESP-F4", self.now("round", when=when), n=n)

    @about(r"timetable-(\w+)")
    def timetable(self, name: str) -> Explanation:
        coach = self.the("coach", name)
        ahead = [self.name("town", town) for town in self.stops(coach)[self.view.turn + 1 :]]
        now = self.now("timetable", list=", ".join(ahead)) if ahead else ""
        return self.what("timetable", "DESP-F4", now, a=self.named("coach", coach))

    @about(r"coach-(\w+)")
    def coach(self, name: str) -> Explanation:
        view, coach = self.view, self.the("coach", name)
        town = view.coach[coach]
        n = view.sheriff.count(town)
        left = [(worth, view.coach_tiles[k]) for k, worth in enumerate(COACH_WORTH)]
        now = [self.now("coach", "worth", n=usual(left))]
        if self.held(coach):
            now.append(self.now("coach", "held"))
        else:
            now.append(self.now("town", "sheriffs", n=n, needed=n + 1))
            ahead = self.stops(coach)[view.turn + 1 :]
            if ahead and view.turn < TURNS:
                now.append(self.now("coach", "next", a=self.named("town", ahead[0])))
        facts = {"a": self.named("coach", coach), "b": self.named("town", town)}
        return self.what("coach", "DESP-E2", *now, **facts)

    @about(r"sheriff-(\d+)")
    def sheriff(self, number: str) -> Explanation:
        town = self.view.sheriff[int(number)]
        facts = {"a": self.named("town", town), "n": int(number) + 1}
        return self.what("sheriff", "DESP-F15", self.law(town), **facts)

    @about(r"(?:figure|ghost)-(\d+)")
    def figure(self, seat: str) -> Explanation:
        view, k = self.view, int(seat)
        who, town = self.people[k], self.named("town", max(view.figure[k], 0))
        state = {ARRESTED: "arrested", OUT: "out"}.get(
            view.status[k], "rides" if view.turn else "rests"
        )
        now = self.now("figure", state=state, a=town)
        if k == view.marshal:
            return self.what("marshal", "DESP-E9", now, who=who)
        return self.what("figure", "DESP-F3", now, who=who)

    @about(r"(?:leg|mark)-(\d+)-(\d+)")
    def ride(self, seat: str, turn: str) -> Explanation:
        card = self.view.laid[int(seat)][int(turn)]
        town = self.named("town", card) if card >= 0 else None
        now = self.now("ride", a=town) if town else ""
        return self.what("ride", "DESP-F10", now, who=self.people[int(seat)], n=int(turn) + 1)

    @about(r"job-(\d+)")
    def job(self, number: str) -> Explanation:
        view, k = self.view, int(number)
        crew = [self.people[s].name for s in range(view.seats) if view.job_crew[k] >> s & 1]
        kind = "coach" if view.job_target[k] < POKER_OF else "poker"
        facts = {"a": self.named("town", view.job_town[k]), "n": view.job_turn[k], "kind": kind}
        now = self.now("job", disks=len(crew), needed=view.job_needed[k], list=", ".join(crew))
        return self.what("job", "DESP-E4", now, **facts)

    @about("saloon-door")
    def saloon(self) -> Explanation:
        return self.what("saloon", "DESP-F7")

    @about("purse")
    def purse(self) -> Explanation:
        view = self.view
        goal = target_for(view.variant[1], view.seats - 1)
        left = max(goal - view.purse, 0)
        rounds = ROUNDS - max(view.round, 1) + 1
        now = self.now("purse", n=left, rounds=rounds)
        return self.what("purse", "DESP-W2", now, n=view.purse, of=goal)

    # ---- a seat's figures ---------------------------------------------------------------------

    @about(r"seat-(\d+):sheriff")
    def sheriffs(self, seat: str) -> Explanation:
        return self.what("sheriffs", "DESP-F5")

    @about(r"seat-(\d+):disk")
    def disk(self, seat: str) -> Explanation:
        used = any(crew >> int(seat) & 1 for crew in self.view.job_crew)
        return self.what("disk", "DESP-F14", self.now("disk", used="yes" if used else "no"))

    @about(r"seat-(\d+):card-back")
    def cards(self, seat: str) -> Explanation:
        view, k = self.view, int(seat)
        laid = sum(card != NO_CARD for card in view.laid[k])
        n = CARDS - view.lost[k].bit_count() - laid
        return self.what("cards", "DESP-F10", self.now("cards", n=n, laid=laid))

    @about(r"seat-(\d+):poster")
    def lost(self, seat: str) -> Explanation:
        bits = self.view.lost[int(seat)]
        towns = [self.name("town", town) for town in range(len(BANK_AT)) if bits >> town & 1]
        return self.what("lost", "DESP-E9", self.now("lost", list=", ".join(towns)))


def usual(tiles: list[tuple[int, int]]) -> int:
    """What a tile is worth on average, of those not yet won; 0: none is left."""
    left = sum(n for _, n in tiles)
    return round(sum(worth * n for worth, n in tiles) / left) if left else 0
