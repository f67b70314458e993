"""The drama of goat: a card that was spoken of is turned up, and everybody sees who lied."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from farwest.games.goat.board.cards import back, front
from farwest.games.goat.board.layout import CARD_HEIGHT, CARD_WIDTH
from farwest.games.goat.events import (
    DECLARED,
    OFFERED,
    PLACED,
    REFUSED_CARD,
    TOOK_COINS,
    TOOK_TOKENS,
)
from farwest.games.goat.view import GoatView
from farwest.games.goat.words import NAMES
from farwest.kit.drama import Drama, DramaSide, Playwright, Stamp, ToldEvent
from farwest.kit.speaking import Say
from farwest.kit.sprites import WIDE, Part, Sprite, seat_colour
from farwest.kit.stakes import MOST_CHIPS, Chip

LARGE: Final = 2.0  # of a card: all of it can be read


def drama(
    view: GoatView, heard: Sequence[ToldEvent], fresh: int, say: Say, names: list[str]
) -> Drama | None:
    return Reveal(view, heard, fresh, say, names).drama()


class Reveal(Playwright[GoatView]):
    lists = NAMES

    def drama(self) -> Drama | None:
        """GOAT-F24, GOAT-F38: the card is revealed. What nobody spoke of surprises nobody."""
        turned = self.newest(PLACED, REFUSED_CARD)
        said = self.latest(turned, DECLARED, PLACED, REFUSED_CARD)
        if turned < 0 or said < 0 or self.heard[said].kind != DECLARED:
            return None
        card, (_, dealer, claimed, *_) = self.heard[turned].a, self.heard[said]
        target = self.heard[self.latest(said, OFFERED)].a
        true, who = card == claimed, self.people[dealer]
        verdict = "drama-honest" if true else "drama-lied"
        return Drama(
            kind="reveal",
            k=turned - self.fresh,
            verdict=self.say(verdict, who=who, a=self.named("character", card)),
            claim=self.say("paint-claim", a=self.named("character", claimed)),
            face=self.card(card),
            back=Sprite(
                "drama-back",
                self.say("paint-hidden"),
                *(0, 0, CARD_WIDTH, CARD_HEIGHT),
                layer="pieces",
                parts=back(),
            ),
            stamp=Stamp(self.say("drama-truth" if true else "drama-lie"), true),
            sides=(self.side(dealer), self.side(target)),
            chips=(*self.outcome(turned), *self.passed_on(claimed, true))[:MOST_CHIPS],
        )

    def card(self, card: int) -> Sprite:
        name, effect = self.name("character", card), self.named("character", card)
        parts: tuple[Part, ...] = front(
            card, name=name, effect=self.say("paint-effect", a=effect), canvas=WIDE, scale=LARGE
        )
        place = (0, 0, CARD_WIDTH, CARD_HEIGHT)
        return Sprite("drama-card", name, *place, layer="pieces", parts=parts)

    def side(self, seat: int) -> DramaSide:
        return DramaSide(seat, self.called(seat))

    def outcome(self, turned: int) -> list[Chip]:
        """GOAT-F23: whose hat goes on it; GOAT-F26: what it takes at once."""
        event = self.heard[turned]
        if event.kind == REFUSED_CARD:
            return [self.chip("discarded")]
        who, seat = self.people[event.seat], event.seat
        made = [self.chip("hat", "fact", "hat", tint=seat_colour(seat), who=who)]
        for took in self.since(turned, TOOK_TOKENS, TOOK_COINS):
            what, symbol = (
                ("coins", "coin") if took.kind == TOOK_COINS else ("tokens", "token-back")
            )
            made.append(self.chip(f"took-{what}", self.good(seat), symbol, seat=seat, n=took.b))
        return made

    def passed_on(self, claimed: int, true: bool) -> list[Chip]:
        """GOAT-H9: who named another card of the hand has shown that it is there."""
        if true or not self.view.known_held >> claimed & 1:
            return []
        named = self.named("character", claimed)
        return [self.chip("passed-on", "risk", f"bust-{NAMES['character'][claimed]}", a=named)]
