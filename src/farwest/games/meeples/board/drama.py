"""The drama of meeples: a Showdown, two dice, and who goes to a Grave."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from farwest.games.meeples.causes import ON_A_TIE, ROLLED_AGAIN
from farwest.games.meeples.events import (
    BOTH_FELL,
    BOXED,
    BURIED,
    ROLLED,
    SHOWDOWN_BEGAN,
    WON,
)
from farwest.games.meeples.numbers import GRAVES, SKILL
from farwest.games.meeples.view import MeeplesView
from farwest.games.meeples.words import NAMES
from farwest.kit.drama import Added, Drama, DramaSide, Playwright, TieBreak, ToldEvent
from farwest.kit.speaking import Say
from farwest.kit.stakes import Chip

ENDED: Final = (WON, BOTH_FELL)


def drama(
    view: MeeplesView, heard: Sequence[ToldEvent], fresh: int, say: Say, names: list[str]
) -> Drama | None:
    if all(one.kind not in ENDED for one in heard[fresh:]):
        return None
    return Showdown(view, heard, fresh, say, names).drama()


class Showdown(Playwright[MeeplesView]):
    lists = NAMES

    def drama(self) -> Drama | None:
        """MEEP-E12: the higher die wins; if tied, the higher skill; if that too, both fall."""
        ended = self.newest(*ENDED)
        began = self.latest(ended, SHOWDOWN_BEGAN)
        if ended < 0 or began < 0:
            return None
        kind, seat, winner, loser, _, cause = self.heard[ended]
        both = kind == BOTH_FELL
        named = {"a": self.named("meeple", winner)}
        if both:
            verdict = self.say("drama-both", **named)
        else:
            verdict = self.say("drama-won", who=self.people[seat], n=SKILL[loser], **named)
        return Drama(
            kind="duel",
            k=ended - self.fresh,
            verdict=verdict,
            stake=self.say("drama-showdown"),
            sides=self.sides(began, -1 if both else seat, winner),
            tie=self.broken(both) if both or cause == ON_A_TIE else None,
            chips=self.outcome(ended, -1 if both else seat, SKILL[loser if not both else winner]),
        )

    def broken(self, both: bool) -> TieBreak:
        return TieBreak(self.say("drama-alike" if both else "drama-skill"))

    def sides(self, began: int, victor: int, winner: int) -> tuple[DramaSide, ...]:
        """MEEP-E10: a die each; MEEP-E11: the better shot may have rolled again."""
        first, again = list[ToldEvent](), list[ToldEvent]()
        for roll in self.since(began, ROLLED):
            (again if roll.cause == ROLLED_AGAIN else first).append(roll)
        made = []
        for _, seat, meeple, die, *_ in first:
            new = next((one.b for one in again if one.seat == seat and one.a == meeple), 0)
            skill = Added(SKILL[meeple], self.say("drama-shot", n=SKILL[meeple]), "star")
            name = NAMES["meeple"][meeple]
            made.append(
                DramaSide(
                    seat,
                    self.called(seat),
                    f"meeple-{name}",
                    die=new or die,
                    before=die if new else 0,
                    adds=(skill,),
                    won=(seat, meeple) == (victor, winner),
                )
            )
        return tuple(made)

    def outcome(self, ended: int, victor: int, cubes: int) -> tuple[Chip, ...]:
        """MEEP-E13: the winner's controller draws; MEEP-E16: a Grave is filled, while one is."""
        made = []
        if victor >= 0:
            made.append(self.chip("draws", self.good(victor), "cube-gold", seat=victor, n=cubes))
        fell = [*self.since(ended, BURIED, BOXED)]
        if any(one.kind == BURIED for one in fell):
            filled = sum(self.view.graves)
            made.append(self.chip("graves", "risk", "grave", n=filled, of=GRAVES))
        return tuple(made)
