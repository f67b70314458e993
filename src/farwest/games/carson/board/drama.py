"""The drama of carson: a duel, with all that counts in it, and why a tie went so."""

from __future__ import annotations

from collections.abc import Sequence

from farwest.games.carson.causes import AFTER_A_TIE, BY_TILE, MORTALLY
from farwest.games.carson.events import (
    COUNTED_FORCE,
    DUEL_BEGAN,
    LOST_DUEL,
    ROLLED_DUEL,
    SHERIFF_SCORED,
    WON_DUEL,
)
from farwest.games.carson.numbers import BUILT, FIRST_CELL
from farwest.games.carson.view import CarsonView
from farwest.games.carson.words import NAMES
from farwest.kit.drama import Added, Drama, DramaSide, Playwright, TieBreak, ToldEvent
from farwest.kit.speaking import Say
from farwest.kit.sprites import seat_colour
from farwest.kit.stakes import MOST_CHIPS, Chip


def drama(
    view: CarsonView, heard: Sequence[ToldEvent], fresh: int, say: Say, names: list[str]
) -> Drama | None:
    if all(one.kind != WON_DUEL for one in heard[fresh:]):
        return None
    return Duel(view, heard, fresh, say, names).drama()


class Duel(Playwright[CarsonView]):
    lists = NAMES

    def drama(self) -> Drama | None:
        """CARSON-D2, CARSON-D4: the die, cowboys at home, guns; among equals, who passed first."""
        won = self.newest(WON_DUEL)
        began = self.latest(won, DUEL_BEGAN)
        if won < 0 or began < 0:
            return None
        _, winner, target, best, _, cause = self.heard[won]
        rolls = {one.seat: one for one in self.since(began, ROLLED_DUEL)}
        sides = [
            self.side(force, rolls.get(force.seat), winner)
            for force in self.since(began, COUNTED_FORCE)
        ]
        sides.sort(key=lambda side: not self.people[side.seat].me)
        second = max(side.total for side in sides if not side.won)
        tied = cause == AFTER_A_TIE
        what = self.named("target", target)
        facts = {"who": self.people[winner], "n": best, "m": second}
        return Drama(
            kind="duel",
            k=won - self.fresh,
            verdict=self.say("drama-tied" if tied else "drama-won", **facts),
            stake=self.say("drama-duel", a=what, on=self.ground(target)),
            symbol=self.symbol(target),
            sides=tuple(sides),
            tie=self.broken(winner) if tied else None,
            chips=self.outcome(won)[:MOST_CHIPS],
        )

    def side(self, force: ToldEvent, roll: ToldEvent | None, winner: int) -> DramaSide:
        _, seat, guns, cowboys, *_ = force
        tint = seat_colour(seat)
        tile = roll is not None and roll.cause == BY_TILE
        die = 0 if roll is None or tile else roll.a
        adds = [Added(roll.a, self.say("drama-tile", n=roll.a), "")] if tile and roll else []
        if cowboys:
            adds.append(Added(cowboys, self.say("drama-cowboys", n=cowboys), "rider", tint))
        if guns:
            adds.append(Added(guns, self.say("drama-guns", n=guns), "revolver"))
        total = die + sum(one.n for one in adds)
        figure = (self.called(seat), "rider", tint)
        return DramaSide(seat, *figure, die=die, adds=tuple(adds), total=total, won=seat == winner)

    def broken(self, winner: int) -> TieBreak:
        """CARSON-D4: who passed first."""
        order = tuple(seat for seat in self.view.pass_order if seat >= 0)
        return TieBreak(self.say("drama-tie"), order, winner)

    def ground(self, target: int) -> str:
        if target < FIRST_CELL:
            return "square"
        return "building" if self.view.ground[target - FIRST_CELL] >= BUILT else "parcel"

    def symbol(self, target: int) -> str:
        """What stands there; a square of the row has its own on the board."""
        kind = self.ground(target)
        if kind == "building":
            return NAMES["building"][self.view.ground[target - FIRST_CELL] - BUILT]
        return kind if kind == "parcel" else ""

    def outcome(self, won: int) -> tuple[Chip, ...]:
        """CARSON-D5: losers take their cowboy back, CARSON-V3: or may let it die; CARSON-D6."""
        made = []
        for lost in self.since(won, LOST_DUEL):
            text = "may-die" if lost.cause == MORTALLY else "home"
            who, tint = self.people[lost.seat], seat_colour(lost.seat)
            made.append(self.chip(text, self.good(lost.seat), "rider", tint=tint, who=who))
        for scored in self.since(won, SHERIFF_SCORED):
            made.append(
                self.chip("sheriff", self.good(scored.seat), "star", seat=scored.seat, n=scored.a)
            )
        return tuple(made)
