"""goat: what Dealers offer, and what is believed."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from farwest.games.goat.actions import ACCEPT, OFFER
from farwest.games.goat.numbers import (
    BANKER,
    CHARACTERS,
    CHARLATAN,
    CHARLATAN_BOUNTY,
    CHARLATAN_COINS,
    GOAT,
    HAND,
    IN_PLAY,
    NOWHERE,
    OUTLAW,
    OUTLAW_REWARD,
    PLACE,
    RESOURCE_OF,
    ROBBABLE,
    SHERIFF,
    SHERIFF_PAY,
    TAKES_COINS,
    TAKES_TOKENS,
    THIEF,
    THIEF_BOUNTY,
    WORTH,
)
from farwest.games.goat.questions import OFFER_CARD, RESPOND

GOOD: Final = 4  # dollars
BAD: Final = 1

HABITS: Final = (
    ("both kinds in hand: a good card is offered", "gives good", "both", "242 of 433 (56%)"),
    ("both kinds in hand: a bad card is offered", "gives bad", "both", "59 of 433 (14%)"),
    ("a good card is accepted", "takes good", "hears good", "58%"),
    ("a bad card is accepted", "takes bad", "hears bad", "30%"),
    ("“Goat” is accepted", "takes goat", "hears goat", "17%"),
    ("“Banker” is accepted", "takes banker", "hears banker", "73%"),
    ("any claim is accepted", "takes", "hears", ""),
    ("the claim is true", "true", "hears", ""),
)


def watch(before: Any, action: int, after: Any, tally: Counter[str]) -> None:
    if before.kind == OFFER_CARD and before.count > 1:
        hand = [card for card in range(CHARACTERS) if before.where[card] == HAND]
        kinds = {kind(before, card) for card in hand}
        if {"good", "bad"} <= kinds:
            tally["both"] += 1
            tally[f"gives {kind(before, action - OFFER)}"] += 1
    if before.kind == RESPOND:
        heard = ["", f" {kind(before, before.offered)}"]
        heard += [" goat"] * (before.declared == GOAT) + [" banker"] * (before.declared == BANKER)
        for word in heard:
            tally[f"hears{word}"] += 1
            tally[f"takes{word}"] += action == ACCEPT
        tally["true"] += before.declared == before.offered


def kind(s: Any, card: int) -> str:
    worth = worth_now(s, card)
    return "good" if worth >= GOOD else "bad" if worth <= BAD else "middling"


def worth_now(s: Any, card: int) -> int:
    """In dollars to who takes it, as the table lies; the Barmaid, the Gambler and the Goat: 0."""
    there = {k: s.where[k] == IN_PLAY for k in (OUTLAW, SHERIFF, THIEF, CHARLATAN)}
    arrested = there[SHERIFF] and not there[OUTLAW]
    if PLACE[card] != NOWHERE and TAKES_TOKENS[card]:
        return loot(s, PLACE[card])
    if PLACE[card] != NOWHERE and TAKES_COINS[card]:
        return int(s.tile_coins[PLACE[card]])
    if card == OUTLAW:
        return OUTLAW_REWARD if there[SHERIFF] else 0
    if card == SHERIFF:
        bounty = THIEF_BOUNTY * there[THIEF] + CHARLATAN_BOUNTY * there[CHARLATAN]
        return 0 if there[OUTLAW] else SHERIFF_PAY + bounty
    if card == THIEF:
        return 0 if arrested else max(loot(s, tile) for tile in range(ROBBABLE))
    if card == CHARLATAN:
        return 0 if arrested else min(CHARLATAN_COINS, sum(s.coins))
    return 0


def loot(s: Any, tile: int) -> int:
    return int(s.tile_tokens[tile] * WORTH[RESOURCE_OF[tile]])
