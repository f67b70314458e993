"""What does this do? The things of goat, from what one seat sees."""

from __future__ import annotations

from typing import Final

from farwest.games.goat.numbers import (
    BARMAID,
    BOTTLE,
    CALLED,
    CHARLATAN,
    CHARLATAN_BOUNTY,
    COIN_ICONS,
    DISCARDED,
    FACE_UP,
    GAMBLER,
    GOAT,
    HAND,
    IN_PLAY,
    OUTLAW,
    PLACE,
    REFUSED,
    RESOURCE_OF,
    RICH_STORE,
    ROUNDS,
    SALOON,
    SHERIFF,
    SHERIFF_PAY,
    SUPPLY,
    TAKES_COINS,
    TAKES_TOKENS,
    THIEF,
    THIEF_BOUNTY,
    WORTH,
)
from farwest.games.goat.state import NO_SEAT
from farwest.games.goat.view import GoatView
from farwest.games.goat.words import NAMES
from farwest.kit import explaining
from farwest.kit.explaining import Explanation, about
from farwest.kit.speaking import Say

DECORATION: Final = {"stage": "the ground on which the offer lies"}
RULE: Final = (  # by character: what it does
    *("GOAT-E10", "GOAT-E11", "GOAT-E10", "GOAT-E11", "GOAT-E10", "GOAT-E11", "GOAT-E10"),
    *("GOAT-E11", "GOAT-E15", "GOAT-E20", "GOAT-E30", "GOAT-E40", "GOAT-E50", "GOAT-E60"),
    "GOAT-E70",
)
WHERE: Final = {FACE_UP: "aside", DISCARDED: "out", REFUSED: "discarded"}  # by whereabouts


def explain(view: GoatView, thing: str, say: Say, names: list[str]) -> Explanation | None:
    return Explainer(view, say, names).explain(thing)


class Explainer(explaining.Explainer[GoatView]):
    lists = NAMES

    @about(r"(?:tile|row|empty)-(\w+)")
    def place(self, name: str) -> Explanation:
        place = self.the("location", name)
        coins = COIN_ICONS[self.view.variant[RICH_STORE]][place]
        facts = {"a": self.named("location", place), "token": self.token(RESOURCE_OF[place])}
        return self.what("place", "GOAT-F10", *self.lies(place), coins=coins, **facts)

    def lies(self, place: int) -> list[str]:
        view, a = self.view, self.named("location", place)
        tokens, coins = view.tile_tokens[place], view.tile_coins[place]
        worth = tokens * WORTH[RESOURCE_OF[place]]
        if not tokens and not coins:
            robbed = view.loot > 0 and view.loot_from == place
            return [self.now("place", "robbed" if robbed else "bare")]
        goods = self.say("goods", a=a, b=tokens)
        kind = "both" if tokens and coins else "tokens" if tokens else "coins"
        return [self.now("place", kind=kind, goods=goods, worth=worth, coins=coins)]

    @about(r"(bottle|supplies|bills|cattle|nugget)-\d+")
    def good(self, name: str) -> Explanation:
        resource = self.the("resource", name)
        place = RESOURCE_OF.index(resource)
        n = self.view.tile_tokens[place]
        who = "barmaid" if place == SALOON else NAMES["character"][taker(place, TAKES_TOKENS)]
        facts = {"a": self.named("resource", resource), "n": WORTH[resource]}
        now = self.now("token", n=n, worth=n * WORTH[resource])
        by = self.named("character", self.the("character", who))
        return self.what("token", "GOAT-C3", now, by=by, shared=name, **facts)

    @about(r"coin-(\w+)-\d+")
    def coin(self, name: str) -> Explanation:
        place = self.the("location", name)
        by = self.named("character", taker(place, TAKES_COINS))
        now = self.now("coin", n=self.view.tile_coins[place])
        return self.what("coin", "GOAT-C4", now, by=by)

    @about(r"loot-\d+")
    def loot(self) -> Explanation:
        view = self.view
        worth = view.loot * WORTH[RESOURCE_OF[view.loot_from]]
        goods = self.say("goods", a=self.named("location", view.loot_from), b=view.loot)
        now = self.now("loot", goods=goods, worth=worth)
        return self.what("loot", "GOAT-E31", now, self.law())

    @about(r"swindled-\d+")
    def swindled(self) -> Explanation:
        now = self.now("swindled", n=sum(self.view.elixirs))
        return self.what("swindled", "GOAT-E42", now, self.law())

    def law(self) -> str:
        """Whether the Sheriff may still come."""
        gone = self.is_known(SHERIFF) or not any(self.view.hats)
        state = "in" if self.in_play(SHERIFF) else "gone" if gone else "open"
        return self.say("what-sheriff", state=state)

    def in_play(self, card: int) -> bool:
        return self.view.where[card] == IN_PLAY

    def is_known(self, card: int) -> bool:
        """That it cannot come into play any more this round."""
        return self.view.where[card] in WHERE

    @about(r"(?:card|slot)-(\w+)")
    def character(self, name: str) -> Explanation:
        card = self.the("character", name)
        a = self.named("character", card)
        number = CALLED.index(card) if card in CALLED else 0
        return self.what(
            "character", RULE[card], self.stands(card), *self.comes_to(card), a=a, n=number
        )

    def stands(self, card: int) -> str:
        """Where the card is, as far as these eyes know."""
        view, place = self.view, self.view.where[card]
        if place in (IN_PLAY, DISCARDED):
            gone = "yes" if place == DISCARDED else "no"
            return self.now("character", "owned", who=self.people[view.owner[card]], gone=gone)
        if place == HAND and view.seat == view.dealer:
            return self.now("character", "held")
        if view.known_held >> card & 1:
            return self.now("character", "said", who=self.people[view.dealer])
        if place == HAND:
            return self.now("character", "passed", who=self.people[view.dealer])
        return self.now("character", WHERE.get(place, "unseen"))

    def comes_to(self, card: int) -> list[str]:
        """What it would bring now."""
        view = self.view
        if self.is_known(card):
            return []
        if TAKES_TOKENS[card] or TAKES_COINS[card]:
            if self.in_play(card):
                return []
            place = PLACE[card]
            tokens, coins = view.tile_tokens[place], view.tile_coins[place]
            worth = tokens * WORTH[RESOURCE_OF[place]] if TAKES_TOKENS[card] else coins
            goods = self.say("goods", a=self.named("location", place), b=tokens)
            kind = "none" if not worth else "tokens" if TAKES_TOKENS[card] else "coins"
            return [self.now("character", "takes", kind=kind, goods=goods, worth=worth)]
        if card == OUTLAW:
            return [self.law()]
        if card == SHERIFF:
            pay = SHERIFF_PAY
            pay += THIEF_BOUNTY if self.in_play(THIEF) else 0
            pay += CHARLATAN_BOUNTY if self.in_play(CHARLATAN) else 0
            return [self.now("character", "earns", n=pay)]
        if card in (THIEF, CHARLATAN):
            return [self.law()]
        if card == GAMBLER and self.in_play(BARMAID):
            return [self.now("character", "idle")]
        if card == BARMAID:
            return [self.now("character", "serves", n=view.tile_tokens[SALOON])]
        return []

    @about("corner")
    def goat(self) -> Explanation:
        return self.character(NAMES["character"][GOAT])

    @about(r"hat-(\w+)")
    def hat(self, name: str) -> Explanation:
        seat = self.view.owner[self.the("character", name)]
        who = self.people[seat]
        left = self.now("hat", n=self.view.hats[seat], who=who)
        card = self.named("character", self.the("character", name))
        return self.what("hat", "GOAT-F24", left, who=who, a=card)

    @about("notice")
    def round(self) -> Explanation:
        last = ROUNDS[self.view.seats]
        n = max(self.view.round, 1)
        return self.what("round", "GOAT-Z1", self.now("round", n=last - n), n=n, of=last)

    @about("supply")
    def supply(self) -> Explanation:
        left = [n for k, n in enumerate(self.view.supply) if SUPPLY[self.view.seats][k]]
        return self.what("supply", "GOAT-C14", self.now("supply", n=sum(left)))

    @about(r"piles|deck-\d+|no-(?:deck|aside)")
    def deck(self) -> Explanation:
        return self.what("deck", "GOAT-F27", self.now("deck", n=self.view.deck_size))

    @about(r"aside-\d+")
    def aside(self) -> Explanation:
        return self.what("aside", "GOAT-F14")

    @about("dealer")
    def dealer(self) -> Explanation:
        view = self.view
        who = self.people[view.dealer]
        now = [self.now("dealer", n=view.hand_size)]
        if view.last_active != NO_SEAT:
            now.append(self.now("dealer", "last", who=self.people[view.last_active]))
        return self.what("dealer", "GOAT-F21", *now, who=who)

    @about(r"hand-\d+")
    def hidden(self) -> Explanation:
        now = self.now("hidden", n=self.view.hand_size, who=self.people[self.view.dealer])
        return self.what("hidden", "GOAT-H5", now)

    @about("offer|target")
    def offer(self) -> Explanation:
        view = self.view
        last = 0 if view.last_active == NO_SEAT else 1
        dealer, target = self.people[view.dealer], self.people[view.target]
        now = self.now("offer", last=last, who=dealer, a=target)
        return self.what("offer", "GOAT-F23", now, who=dealer, a=target)

    @about("claim")
    def claim(self) -> Explanation:
        view = self.view
        a, who = self.named("character", view.declared), self.people[view.dealer]
        does = self.say("paint-does", a=a)
        return self.what("claim", "GOAT-H9", does, who=who, a=a)

    # ---- a seat's figures ---------------------------------------------------------------------

    @about(r"seat-(\d+):coin")
    def coins(self, seat: str) -> Explanation:
        now = self.now("coins", n=self.view.coins[int(seat)], who=self.people[int(seat)])
        return self.what("coins", "GOAT-Z2", now)

    @about(r"seat-(\d+):hat")
    def hats(self, seat: str) -> Explanation:
        who, n = self.people[int(seat)], self.view.hats[int(seat)]
        return self.what("hats", "GOAT-C11", self.now("hats", n=n, who=who))

    @about(r"seat-(\d+):token-back")
    def tokens(self, seat: str) -> Explanation:
        n = self.view.token_count[int(seat)]
        least, most = n * WORTH[BOTTLE], n * max(WORTH)
        now = self.now("tokens", n=n, least=least, most=most) if n else ""
        return self.what("tokens", "GOAT-H15", now)

    @about(r"seat-(\d+):token-elixir")
    def elixirs(self, seat: str) -> Explanation:
        now = self.now("elixirs", n=self.view.elixirs[int(seat)])
        return self.what("elixirs", "GOAT-E41", now, self.law())

    @about(r"seat-(\d+):token-(\w+)")
    def owned(self, seat: str, name: str) -> Explanation:
        resource = self.the("resource", name)
        n = self.view.tokens[int(seat)][resource]
        a = self.named("resource", resource)
        now = self.now("owned", n=n, worth=n * WORTH[resource])
        return self.what("owned", "GOAT-C3", now, a=a, n=WORTH[resource])

    # ---- options: the others are explained by the card they touch --------------------------------

    @about(r"option:target (\d+)")
    def aim(self, seat: str) -> Explanation:
        return self.opponent(seat, "GOAT-F23")

    @about(r"option:declare (\w+)")
    def say_so(self, name: str) -> Explanation:
        card = self.the("character", name)
        lie = "no" if card == self.view.offered else "yes"
        offered = self.named("character", self.view.offered)
        does = self.say("paint-does", a=self.named("character", card))
        return Explanation("", "", (self.say("what-says", lie=lie, a=offered), does), "GOAT-F21")

    @about("option:(accept|refuse)")
    def answer(self, verb: str) -> Explanation:
        view = self.view
        last = 0 if view.last_active == NO_SEAT else 1
        seat = view.seat if verb == "accept" else view.dealer
        spent = self.say("what-spends", n=view.hats[seat], who=self.people[seat])
        does = self.say("what-if-true", a=self.named("character", view.declared))
        now = (does,) if verb == "refuse" and last else (spent, does)
        return Explanation("", "", now, "GOAT-F38" if last else "GOAT-F23")

    @about(r"option:rob (\w+)")
    def rob(self, name: str) -> Explanation:
        return Explanation("", "", (*self.lies(self.the("location", name)), self.law()), "GOAT-E30")

    @about(r"option:(?:dupe|serve|gamble) (\d+)")
    def pick(self, seat: str) -> Explanation:
        return self.opponent(seat, "")

    def opponent(self, seat: str, rule: str) -> Explanation:
        view, k = self.view, int(seat)
        figures = {"hats": view.hats[k], "coins": view.coins[k], "tokens": view.token_count[k]}
        now = self.say("what-opponent", who=self.people[k], **figures)
        return Explanation("", "", (now,), rule)

    def token(self, resource: int) -> str:
        return self.say("what-one", a=self.named("resource", resource))


def taker(place: int, takes: tuple[int, ...]) -> int:
    """Who takes all tokens, or all coins, of a place."""
    return next(k for k, yes in enumerate(takes) if yes and PLACE[k] == place)
