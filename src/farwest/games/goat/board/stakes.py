"""What an option of goat is worth, as far as who is asked can tell."""

from __future__ import annotations

from typing import Any, Final

from farwest.games.goat import actions as do
from farwest.games.goat import questions as ask
from farwest.games.goat.board.standing import at_least
from farwest.games.goat.numbers import (
    CHARLATAN,
    CHARLATAN_BOUNTY,
    CHARLATAN_COINS,
    GAMBLER,
    GOAT,
    IN_PLAY,
    OUTLAW,
    OUTLAW_REWARD,
    PLACE,
    RESOURCE_OF,
    ROBBABLE,
    SALOON,
    SHERIFF,
    SHERIFF_PAY,
    TAKES_COINS,
    TAKES_TOKENS,
    THIEF,
    THIEF_BOUNTY,
    WORTH,
)
from farwest.games.goat.rules import Rules
from farwest.games.goat.state import NO_SEAT
from farwest.games.goat.view import GoatView, imagine, see
from farwest.games.goat.words import NAMES
from farwest.kernel.state import CHANCE
from farwest.kit import stakes
from farwest.kit.speaking import Say
from farwest.kit.stakes import Chip, Figure, Stake, at

FIGURES: Final = {
    "coins": Figure(lambda view, seat: view.coins[seat], "coin"),
    "tokens": Figure(lambda view, seat: view.token_count[seat], "token-bottle"),
    "hats": Figure(lambda view, seat: view.hats[seat], "hat"),
    "loot": Figure(lambda view, _: view.loot, "token-back"),  # on the Thief, whoever has it
}
MORE: Final = 2  # players with a hat: then the round goes on


def stake(view: GoatView, action: int, say: Say, names: list[str]) -> Stake | None:
    return Staker.of(view, say, names).stake(action)


class Staker(stakes.Staker[GoatView]):
    lists = NAMES
    figures = FIGURES

    def imagined(self) -> Rules:
        world = Rules()
        imagine(at_least(self.view), world)
        return world

    def seen(self, world: Any, seat: int) -> GoatView:
        return see(world, seat)

    # ---- cards --------------------------------------------------------------------------------

    def worth(self, card: int) -> int:
        """What it looks worth to whoever gets it, as the table lies now."""
        view = self.view

        def there(place: int) -> int:
            return view.tile_tokens[place] * WORTH[RESOURCE_OF[place]]

        if TAKES_TOKENS[card]:
            return there(PLACE[card])
        if TAKES_COINS[card]:
            return view.tile_coins[PLACE[card]]
        if card == SHERIFF:
            pay = SHERIFF_PAY + THIEF_BOUNTY * (view.where[THIEF] == IN_PLAY)
            return pay + CHARLATAN_BOUNTY * (view.where[CHARLATAN] == IN_PLAY)
        if card == OUTLAW:
            return OUTLAW_REWARD * (view.where[SHERIFF] == IN_PLAY)
        if card == THIEF:
            return max(there(place) for place in range(ROBBABLE))
        if card == CHARLATAN:
            others = sum(view.coins) - (view.coins[self.me] if self.me >= 0 else 0)
            return min(CHARLATAN_COINS, others)
        return 0

    def looks(self, card: int) -> Chip:
        if card == GOAT:
            return self.chip("tempts-nobody", "fact", "hat")
        if card == GAMBLER:
            return self.chip("random", "fact", "token-back")
        if not (n := self.worth(card)):
            return self.chip("nothing")
        return self.chip("looks", "gain", "coin", n=n)

    def does(self, card: int, *chips: Chip) -> Stake:
        return self.told("card", *chips, a=self.named("character", card))

    @at(ask.OFFER_CARD)
    def offer(self, action: int) -> Stake:
        card = action - do.OFFER
        return self.does(card, self.looks(card))

    @at(ask.DECLARE)
    def declare(self, action: int) -> Stake:
        """The truth or a lie, and what it looks worth to who hears it."""
        card = action - do.DECLARING
        true = card == self.view.offered
        said = self.chip("truth" if true else "lie", "gain" if true else "risk")
        return self.does(card, said, self.looks(card))

    # ---- seats --------------------------------------------------------------------------------

    @at(ask.OFFER_TARGET)
    def target(self, action: int) -> Stake:
        seat = action - do.TARGET
        coins, tokens = self.view.coins[seat], self.view.token_count[seat]
        return self.told(
            "target",
            self.chip("has-coins", "fact", "coin", n=coins),
            self.chip("has-tokens", "fact", "token-back", n=tokens),
            n=self.view.hats[seat],
        )

    @at(ask.RESPOND)
    def respond(self, action: int) -> Stake:
        """Whose hat goes on it, and what it brings if it is what was said."""
        view = self.view
        accepts, last = action == do.ACCEPT, view.last_active != NO_SEAT
        if not accepts and last:
            return self.told("discarded", act="refuse")
        seat = self.me if accepts else view.dealer
        left = view.hats[seat] - 1
        still = sum(hats > 0 for k, hats in enumerate(view.hats) if k != seat) + (left > 0)
        hat = self.moved("hats", -1, seat, sure=still >= MORE)
        n = self.worth(view.declared)
        known = self.chip("if-true", "gain", "coin", n=n)
        lie = self.chip("if-lie", "risk", "card-back")
        if not accepts:
            known = self.chip("theirs", "loss", "coin", seat=seat, n=n)
        chips = (known, hat, lie) if n else (hat, lie)
        name = "accept" if accepts else "refuse"
        return self.told(name, *chips, n=left, who=self.people[seat])

    # ---- who must pay ------------------------------------------------------------------------

    @at(ask.THIEF_LOCATION)
    def rob(self, action: int) -> Stake:
        place = action - do.ROB
        n, resource = self.view.tile_tokens[place], RESOURCE_OF[place]
        s = self.tried(action)
        loot = self.moved("loot", n, sure=s.seat != CHANCE and s.loot == n)
        symbol = f"token-{NAMES['resource'][resource]}"
        worth = self.chip("worth", "gain", symbol, n=n * WORTH[resource])
        law = self.chip("sheriff", "risk", "bust-sheriff") if self.sheriff_may_come else None
        return self.told("rob", worth, loot, law, a=self.named("location", place), b=n)

    @property
    def sheriff_may_come(self) -> bool:
        return self.view.where[SHERIFF] < 0 or self.view.where[SHERIFF] == IN_PLAY

    @at(ask.CHARLATAN_COIN)
    def dupe(self, action: int) -> Stake:
        seat = action - do.DUPE
        return self.told("dupe", *self.changes(action, "coins"), n=self.view.coins[seat])

    @at(ask.BARMAID_BOTTLE)
    def serve(self, action: int) -> Stake:
        seat = action - do.SERVE
        chips = self.changes(action, "tokens")
        n = WORTH[RESOURCE_OF[SALOON]]
        return self.told("serve", *chips, who=self.people[seat], n=n)

    @at(ask.GAMBLE_VICTIM)
    def gamble(self, action: int) -> Stake:
        seat = action - do.GAMBLE
        n = self.view.token_count[seat]
        prize = self.chip("between", "gain", "token-back", n=min(WORTH), of=max(WORTH))
        return self.told("gamble", prize, n=n)
