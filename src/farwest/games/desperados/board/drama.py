"""The drama of desperados: the marshal catches somebody, or a bank is robbed."""

from __future__ import annotations

from collections.abc import Sequence

from farwest.games.desperados.causes import AT_BANK
from farwest.games.desperados.events import (
    GOT_ARRESTED,
    LOST_CARD,
    ROBBED_BANK,
    STEP_BEGAN,
    WAS_IN_ON_IT,
)
from farwest.games.desperados.view import DesperadosView
from farwest.games.desperados.words import NAMES
from farwest.kit.drama import Drama, DramaSide, Playwright, Stamp, ToldEvent
from farwest.kit.speaking import Say
from farwest.kit.sprites import seat_colour
from farwest.kit.stakes import MOST_CHIPS


def drama(
    view: DesperadosView, heard: Sequence[ToldEvent], fresh: int, say: Say, names: list[str]
) -> Drama | None:
    return Evaluation(view, heard, fresh, say, names).drama()


class Evaluation(Playwright[DesperadosView]):
    lists = NAMES

    def drama(self) -> Drama | None:
        """Of what came last: arrests of a step, or a bank."""
        found = self.newest(GOT_ARRESTED, ROBBED_BANK)
        if found < 0:
            return None
        arrest = self.heard[found].kind == GOT_ARRESTED
        return self.arrest(found) if arrest else self.robbery(found)

    def arrest(self, found: int) -> Drama:
        """DESP-E9: every desperado in the marshal's town, at once."""
        began = max(self.latest(found, STEP_BEGAN), self.fresh)
        caught = list(self.since(began, GOT_ARRESTED))
        lost = list(self.since(began, LOST_CARD))
        town, marshal = self.named("town", self.heard[found].a), self.people[self.view.marshal]
        facts = {"who": self.people[caught[0].seat], "n": len(caught), "a": town}
        law = self.side(self.view.marshal, "star", "ink", won=True)
        return Drama(
            kind="show",
            k=found - self.fresh,
            verdict=self.say("drama-arrested", marshal=marshal, **facts),
            stake=self.say("drama-town", a=town),
            stamp=Stamp(self.say("drama-caught"), good=False),
            sides=(law, *(self.desperado(one.seat) for one in caught)),
            chips=tuple(
                self.chip("card-lost", "loss", seat=one.seat, a=self.named("town", one.a))
                for one in lost[:MOST_CHIPS]
            ),
        )

    def robbery(self, found: int) -> Drama:
        """DESP-E7: more desperados than sheriffs."""
        _, leader, town, dollars, *_ = self.heard[found]
        crew = [
            one.seat
            for one in self.since(found, WAS_IN_ON_IT)
            if one.a == town and one.cause == AT_BANK
        ]
        named = self.named("town", town)
        return Drama(
            kind="show",
            k=found - self.fresh,
            verdict=self.say("drama-robbed", a=named, n=dollars),
            stake=self.say("drama-bank", a=named),
            symbol="town-bank",
            sides=tuple(self.desperado(seat, won=True) for seat in (leader, *crew)),
            chips=(self.chip("purse", "fact", "money-bag", n=self.view.purse),),
        )

    def desperado(self, seat: int, won: bool = False) -> DramaSide:
        return self.side(seat, "rider", seat_colour(seat), won=won)

    def side(self, seat: int, symbol: str, tint: str, won: bool) -> DramaSide:
        return DramaSide(seat, self.called(seat), symbol, tint, won=won)
