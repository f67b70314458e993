"""The notebook of who hunts hidden riders: what one view tells of each of them, turn by turn."""

from __future__ import annotations

from collections.abc import Iterator

from farwest.games.desperados.board.panels import town_key
from farwest.games.desperados.bots.beliefs import beliefs, ends
from farwest.games.desperados.numbers import (
    BANK_AT,
    BANK_WORTH,
    CARDS,
    NO_BANK,
    NO_CARD,
    NO_TILE,
    TOWNS,
    UNKNOWN,
)
from farwest.games.desperados.view import DesperadosView
from farwest.games.desperados.words import NAMES
from farwest.kernel.state import OVER
from farwest.kit.measures import Belief
from farwest.kit.notes import Jotting, NotePage
from farwest.kit.speaking import Say, Speaker
from farwest.kit.texts import Named

NOBODY = -1


def notebook(view: DesperadosView, say: Say, names: list[str]) -> list[NotePage]:
    """DESP-G38: of everyone on the other side, from this view alone."""
    if view.seat < 0 or view.frames[-1][1] == OVER:
        return []
    return list(Notes(view, say, names).pages())


class Notes(Speaker[DesperadosView]):
    lists = NAMES

    def pages(self) -> Iterator[NotePage]:
        found = beliefs(self.view)
        for belief in found:
            yield self.page(belief)
        threats = tuple(self.threats(found)) if self.view.seat == self.view.marshal else ()
        if threats:
            yield NotePage(NOBODY, self.say("notes-danger"), "", threats)

    def page(self, belief: Belief) -> NotePage:
        towns = [town for town in range(TOWNS) if belief.ways[town]]
        return NotePage(
            seat=belief.who,
            title=self.people[belief.who].name,
            count=self.say("notes-count", n=len(towns)),
            jottings=tuple(self.jottings(belief.who)),
            keys=tuple(town_key(town) for town in towns),
        )

    def jottings(self, seat: int) -> Iterator[Jotting]:
        """Where the round began, then what each card told, and which cards are gone for good."""
        view = self.view
        start, row = view.start[seat], [card for card in view.laid[seat] if card != NO_CARD]
        if start >= 0:
            yield Jotting(self.say("notes-start"), self.say("notes-seen", a=self.town(start)))
        for turn, card in enumerate(row if not view.step else ()):
            left = sum(n > 0 for n in ends(start, view.lost[seat], tuple(row[: turn + 1])))
            yield Jotting(self.say("notes-turn", n=turn + 1), self.told(card, left))
        gone = [card for card in range(CARDS) if view.lost[seat] >> card & 1]
        if gone:
            said = ", ".join(self.say("table-name", a=self.town(card)) for card in gone)
            yield Jotting(self.say("notes-lost"), said)

    def told(self, card: int, left: int) -> str:
        if card == UNKNOWN:
            return self.say("notes-unseen", n=left)
        return self.say("notes-shows", a=self.town(card), n=left)

    def threats(self, found: list[Belief]) -> Iterator[Jotting]:
        """DESP-H2: the marshal knows what lies in the banks; the richest in danger first."""
        view, danger = self.view, []
        for town in range(TOWNS):
            bank = BANK_AT[town]
            if bank == NO_BANK or view.bank[bank] == NO_TILE:
                continue
            worth = BANK_WORTH[view.tile[view.bank[bank]]]
            guards = sum(place == town for place in view.sheriff)
            near = [belief.who for belief in found if belief.ways[town]]
            if len(near) > guards:
                danger.append((worth, town, guards, near))
        for worth, town, guards, near in sorted(danger, key=lambda one: (-one[0], one[1])):
            said = self.say(
                "notes-threat",
                a=self.town(town),
                guards=guards,
                who=", ".join(self.people[seat].name for seat in near),
                n=len(near),
            )
            yield Jotting(self.say("standing-short", n=worth), said)

    def town(self, town: int) -> Named:
        """Or the Saloon, as a card."""
        return self.named("town", town)
