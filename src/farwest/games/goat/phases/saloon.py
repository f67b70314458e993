"""The Saloon phase: Outlaw, Sheriff, Thief, Charlatan, Barmaid, Gambler."""

from __future__ import annotations

from farwest.games.goat.actions import GAMBLE, SERVE, STEAL
from farwest.games.goat.causes import IN_HIS_STEAD, OF_BARMAID, OF_GAMBLER, OF_OUTLAW, SWINDLER
from farwest.games.goat.events import (
    ARRESTED,
    FOUND_NOTHING,
    GAMBLED,
    KEPT_COINS,
    KEPT_LOOT,
    KILLED_SHERIFF,
    PAID_SHERIFF,
    RETURNED_COIN,
    RETURNED_LOOT,
    SALOON_OPENED,
    SERVED,
    STOLE,
)
from farwest.games.goat.numbers import (
    BARMAID,
    BOTTLE,
    CALLED,
    CHARLATAN,
    CHARLATAN_BOUNTY,
    DISCARDED,
    GAMBLER,
    IN_PLAY,
    NOWHERE,
    NUMBERS,
    OUTLAW,
    OUTLAW_REWARD,
    RESOURCE_OF,
    SALOON,
    SHERIFF,
    SHERIFF_PAY,
    THIEF,
    THIEF_BOUNTY,
)
from farwest.games.goat.questions import (
    BARMAID_BOTTLE,
    BARMAID_GAMBLE,
    GAMBLE_VICTIM,
    SALOON_PHASE,
    STEAL_TOKEN,
)
from farwest.games.goat.state import GoatState, count_tokens, gain_token
from farwest.kernel.state import CHANCE, NOBODY


def saloon_phase_answer(s: GoatState, action: int) -> None:
    """GOAT-F50: in ascending number; GOAT-F51: one who was discarded does nothing."""
    if s.a == 0:
        s.tell(SALOON_OPENED, s.last_active)
    number = s.a + 1
    if number < NUMBERS:
        s.ask(SALOON_PHASE, NOBODY, number)
    card = CALLED[number]
    if s.where[card] == IN_PLAY:
        saloon_effect(s, s.owner[card], card)


def saloon_effect(s: GoatState, seat: int, card: int) -> None:
    if card == OUTLAW:
        kill_sheriff(s, seat)
    elif card == SHERIFF:
        keep_order(s, seat)
    elif card == THIEF:
        keep_loot(s, seat)
    elif card == CHARLATAN:
        keep_coins(s, seat)
    elif card == BARMAID:
        serve(s, seat)
    elif s.where[BARMAID] != IN_PLAY:
        gamble(s, seat)  # GOAT-E61


def kill_sheriff(s: GoatState, seat: int) -> None:
    """GOAT-E15: if the Sheriff is in play, whoever's it is: discard it and take 4 coins."""
    if s.where[SHERIFF] != IN_PLAY:
        s.tell(FOUND_NOTHING, seat, OUTLAW, cause=OF_OUTLAW)
        return
    s.where[SHERIFF] = DISCARDED
    s.coins[seat] += OUTLAW_REWARD
    s.tell(KILLED_SHERIFF, seat, OUTLAW_REWARD)


def keep_order(s: GoatState, seat: int) -> None:
    """GOAT-E20: 2 coins, always. GOAT-E26, GOAT-E27: then the arrests, one's own included."""
    s.coins[seat] += SHERIFF_PAY
    s.tell(PAID_SHERIFF, seat, SHERIFF_PAY)
    if s.where[THIEF] == IN_PLAY:
        arrest_thief(s, seat)
    if s.where[CHARLATAN] == IN_PLAY:
        arrest_charlatan(s, seat)


def arrest_thief(s: GoatState, seat: int) -> None:
    """GOAT-E21: 2 more coins; GOAT-E24: the loot goes back to its tile."""
    s.where[THIEF] = DISCARDED
    s.coins[seat] += THIEF_BOUNTY
    s.tell(ARRESTED, seat, THIEF, THIEF_BOUNTY)
    if s.loot > 0:
        s.tile_tokens[s.loot_from] += s.loot
        s.tell(RETURNED_LOOT, seat, s.loot_from, s.loot)
    drop_loot(s)


def arrest_charlatan(s: GoatState, seat: int) -> None:
    """GOAT-E22: 1 more coin; GOAT-E25: the coins go back, one for each elixir."""
    s.where[CHARLATAN] = DISCARDED
    s.coins[seat] += CHARLATAN_BOUNTY
    s.tell(ARRESTED, seat, CHARLATAN, CHARLATAN_BOUNTY, cause=SWINDLER)
    for victim in range(s.seats):
        if s.elixirs[victim] > 0:
            s.coins[victim] += s.elixirs[victim]
            s.tell(RETURNED_COIN, victim, s.elixirs[victim])
            s.elixirs[victim] = 0


def keep_loot(s: GoatState, seat: int) -> None:
    """GOAT-E31: not arrested, so the loot is kept, face down."""
    if s.loot > 0:
        gain_token(s, seat, RESOURCE_OF[s.loot_from], s.loot)
        s.tell(KEPT_LOOT, seat, s.loot_from, s.loot)
    drop_loot(s)


def drop_loot(s: GoatState) -> None:
    s.loot = 0
    s.loot_from = NOWHERE


def keep_coins(s: GoatState, seat: int) -> None:
    """GOAT-E42: not arrested, so the coins are kept and the elixirs go to the supply."""
    kept = 0
    for victim in range(s.seats):
        kept += s.elixirs[victim]
        s.elixirs[victim] = 0
    if kept > 0:
        s.coins[seat] += kept
        s.tell(KEPT_COINS, seat, kept)


def serve(s: GoatState, seat: int) -> None:
    """GOAT-E50: every bottle to an opponent; GOAT-E51: then she plays the Gambler's part."""
    if s.where[GAMBLER] == IN_PLAY:
        s.ask(BARMAID_GAMBLE, NOBODY, seat)
    for _ in range(s.tile_tokens[SALOON]):
        s.ask(BARMAID_BOTTLE, seat)


def barmaid_bottle_options(s: GoatState) -> None:
    for seat in range(s.seats):
        if seat != s.seat:
            s.offer(SERVE + seat)


def barmaid_bottle_answer(s: GoatState, action: int) -> None:
    guest = action - SERVE
    s.tile_tokens[SALOON] -= 1
    gain_token(s, guest, BOTTLE, 1)
    s.tell(SERVED, s.seat, guest)


def barmaid_gamble_answer(s: GoatState, action: int) -> None:
    gamble(s, s.a)


def gamble(s: GoatState, seat: int) -> None:
    """GOAT-E60: a token of an opponent who has one; if none has, nothing."""
    for victim in range(s.seats):
        if victim != seat and count_tokens(s, victim) > 0:
            s.ask(GAMBLE_VICTIM, seat)
            return
    if s.where[BARMAID] == IN_PLAY:
        s.tell(FOUND_NOTHING, seat, BARMAID, cause=OF_BARMAID)
    else:
        s.tell(FOUND_NOTHING, seat, GAMBLER, cause=OF_GAMBLER)


def gamble_victim_options(s: GoatState) -> None:
    for victim in range(s.seats):
        if victim != s.seat and count_tokens(s, victim) > 0:
            s.offer(GAMBLE + victim)


def gamble_victim_answer(s: GoatState, action: int) -> None:
    victim = action - GAMBLE
    served = s.where[BARMAID] == IN_PLAY
    s.tell(GAMBLED, s.seat, victim, cause=IN_HIS_STEAD if served else 0)
    s.ask(STEAL_TOKEN, CHANCE, s.seat, victim)


def steal_token_options(s: GoatState) -> None:
    """GOAT-E60: uniform over the victim's tokens, not over the types."""
    s.offer_counts(STEAL, s.tokens[s.b])


def steal_token_answer(s: GoatState, action: int) -> None:
    """GOAT-H16: victim and taker learn the type; the others only that a token moved."""
    taker = s.a
    victim = s.b
    resource = action - STEAL
    s.tokens[victim][resource] -= 1
    s.tokens[taker][resource] += 1
    s.theft_taker[s.round - 1] = taker
    s.theft_victim[s.round - 1] = victim
    s.theft_type[s.round - 1] = resource
    s.tell(STOLE, taker, victim, resource, 1 << taker | 1 << victim)
