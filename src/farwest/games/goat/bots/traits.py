"""What can be learned of an answer in goat: the traits that weights are for. From what who answers
may know: the Dealer its hand, the target the claim."""

from __future__ import annotations

from itertools import accumulate
from typing import Final

from farwest.games.goat.actions import ACCEPT, DECLARING, DUPE, GAMBLE, OFFER, SERVE, TARGET
from farwest.games.goat.numbers import (
    CHARACTERS,
    CHARLATAN,
    GOAT,
    HIDDEN,
    IN_PLAY,
    MAX_SEATS,
    OUTLAW,
    PLACE,
    RESOURCE_OF,
    SHERIFF,
    TAKES_COINS,
    TAKES_TOKENS,
    THIEF,
    WORTH,
)
from farwest.games.goat.phases.distribution import must_accept
from farwest.games.goat.questions import (
    BARMAID_BOTTLE,
    CHARLATAN_COIN,
    DECLARE,
    GAMBLE_VICTIM,
    OFFER_CARD,
    OFFER_TARGET,
    RESPOND,
)
from farwest.games.goat.state import NO_SEAT, GoatState, count_tokens
from farwest.kernel.weighing import DIGIT

STAGES: Final = 3  # normal; to the last active; one that must be accepted
GOODS: Final = 12  # dollars that lie there, and none that counts above
HATS: Final = 4  # 0 to 3
LAW: Final = 18  # whose Outlaw, whose Sheriff (out, mine, another's); is there one to arrest
FIRST_SALOON: Final = OUTLAW
IN_SALOON: Final = GOAT - OUTLAW
TOKEN: Final = 3  # dollars that a token of another may be worth
RANKS: Final = 3  # poorer than who answers, about as rich, richer
NEAR: Final = 2  # dollars: about as rich

TRAITS: Final = {  # by name: how many; they are numbered from 1, one name after the other
    "offer: character, stage": CHARACTERS * STAGES,
    "offer: goods there": GOODS,
    "offer: saloon character, law": IN_SALOON * LAW,
    "offer: character, own hats": CHARACTERS * HATS,
    "target: hats, character": HATS * CHARACTERS,
    "target: wealth, goods or not": RANKS * 2,
    "target: seats away": MAX_SEATS,
    "claim: offered, claimed": CHARACTERS * CHARACTERS,
    "claim: true, goods there": 2 * GOODS,
    "claim: known to be held, true": 2 * 2,
    "accept: claimed, stage": CHARACTERS * STAGES,
    "accept: goods there": GOODS,
    "accept: saloon character, law": IN_SALOON * LAW,
    "accept: own hats, Dealer's hats": HATS * HATS,
    "accept: wealth of the Dealer, Goat may be dealt": RANKS * 2,
    "accept: claimed was in own hand": 2,
    "victim: question, wealth": 3 * RANKS,
}
FIRST: Final = tuple(accumulate(TRAITS.values(), initial=1))
OFFER_STAGE: Final = FIRST[0]
OFFER_GOODS: Final = FIRST[1]
OFFER_LAW: Final = FIRST[2]
OFFER_HATS: Final = FIRST[3]
TARGET_HATS: Final = FIRST[4]
TARGET_WEALTH: Final = FIRST[5]
TARGET_AWAY: Final = FIRST[6]
CLAIM_PAIR: Final = FIRST[7]
CLAIM_GOODS: Final = FIRST[8]
CLAIM_HELD: Final = FIRST[9]
ACCEPT_STAGE: Final = FIRST[10]
ACCEPT_GOODS: Final = FIRST[11]
ACCEPT_LAW: Final = FIRST[12]
ACCEPT_HATS: Final = FIRST[13]
ACCEPT_WEALTH: Final = FIRST[14]
ACCEPT_SEEN: Final = FIRST[15]
VICTIM: Final = FIRST[16]


def traits_of(s: GoatState, action: int) -> int:
    if s.kind == OFFER_CARD:
        return offer_traits(s, action - OFFER)
    if s.kind == OFFER_TARGET:
        return target_traits(s, action - TARGET)
    if s.kind == DECLARE:
        return claim_traits(s, action - DECLARING)
    if s.kind == RESPOND:
        return accept_traits(s) if action == ACCEPT else 0
    if s.kind == CHARLATAN_COIN:
        return VICTIM + wealth(s, action - DUPE)
    if s.kind == BARMAID_BOTTLE:
        return VICTIM + RANKS + wealth(s, action - SERVE)
    if s.kind == GAMBLE_VICTIM:
        return VICTIM + 2 * RANKS + wealth(s, action - GAMBLE)
    return 0


def offer_traits(s: GoatState, card: int) -> int:
    found = OFFER_STAGE + card * STAGES + stage(s)
    found = found << DIGIT | OFFER_HATS + card * HATS + s.hats[s.seat]
    if card < FIRST_SALOON:
        found = found << DIGIT | OFFER_GOODS + goods(s, card)
    elif card < GOAT:
        found = found << DIGIT | OFFER_LAW + (card - FIRST_SALOON) * LAW + law(s)
    return found


def target_traits(s: GoatState, target: int) -> int:
    plain = s.offered < FIRST_SALOON
    found = TARGET_HATS + s.hats[target] * CHARACTERS + s.offered
    found = found << DIGIT | TARGET_WEALTH + wealth(s, target) * 2 + plain
    return found << DIGIT | TARGET_AWAY + (target + s.seats - s.seat) % s.seats


def claim_traits(s: GoatState, claimed: int) -> int:
    true = claimed == s.offered
    found = CLAIM_PAIR + s.offered * CHARACTERS + claimed
    found = found << DIGIT | CLAIM_HELD + (s.known_held >> claimed & 1) * 2 + true
    if claimed < FIRST_SALOON:
        found = found << DIGIT | CLAIM_GOODS + true * GOODS + goods(s, claimed)
    return found


def accept_traits(s: GoatState) -> int:
    card = s.declared
    found = ACCEPT_STAGE + card * STAGES + stage(s)
    found = found << DIGIT | ACCEPT_HATS + s.hats[s.seat] * HATS + s.hats[s.dealer]
    found = found << DIGIT | ACCEPT_WEALTH + wealth(s, s.dealer) * 2 + goat_may_come(s)
    found = found << DIGIT | ACCEPT_SEEN + (s.saw[s.seat] >> card & 1)
    if card < FIRST_SALOON:
        found = found << DIGIT | ACCEPT_GOODS + goods(s, card)
    elif card < GOAT:
        found = found << DIGIT | ACCEPT_LAW + (card - FIRST_SALOON) * LAW + law(s)
    return found


def stage(s: GoatState) -> int:
    if s.last_active == NO_SEAT:
        return 0
    return 2 if must_accept(s) else 1


def goods(s: GoatState, card: int) -> int:
    """Dollars that this character would take from its location."""
    place = PLACE[card]
    found = TAKES_TOKENS[card] * s.tile_tokens[place] * WORTH[RESOURCE_OF[place]]
    found += TAKES_COINS[card] * s.tile_coins[place]
    return min(found, GOODS - 1)


def law(s: GoatState) -> int:
    wanted = s.where[THIEF] == IN_PLAY or s.where[CHARLATAN] == IN_PLAY
    return (whose(s, OUTLAW) * 3 + whose(s, SHERIFF)) * 2 + wanted


def whose(s: GoatState, card: int) -> int:
    if s.where[card] != IN_PLAY:
        return 0
    return 1 if s.owner[card] == s.seat else 2


def wealth(s: GoatState, other: int) -> int:
    """Of another, as far as all can see: coins, and how many tokens."""
    mine = s.coins[s.seat] + TOKEN * count_tokens(s, s.seat)
    theirs = s.coins[other] + TOKEN * count_tokens(s, other)
    if theirs > mine + NEAR:
        return 2
    return 0 if theirs < mine - NEAR else 1


def goat_may_come(s: GoatState) -> int:
    """Whether the Goat is not yet where everybody sees it."""
    return HIDDEN[s.where[GOAT]]
