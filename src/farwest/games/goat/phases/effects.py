"""What a character does the moment it is placed."""

from __future__ import annotations

from farwest.games.goat.actions import DUPE, ROB
from farwest.games.goat.causes import OF_CHARLATAN, OF_COINS, OF_THIEF
from farwest.games.goat.events import (
    DUPED,
    FOUND_NOTHING,
    ROBBED,
    TOOK_COINS,
    TOOK_TOKENS,
)
from farwest.games.goat.numbers import (
    CHARLATAN,
    CHARLATAN_COINS,
    PLACE,
    RESOURCE_OF,
    ROBBABLE,
    TAKES_COINS,
    TAKES_TOKENS,
    THIEF,
)
from farwest.games.goat.questions import CHARLATAN_COIN, THIEF_LOCATION
from farwest.games.goat.state import GoatState, gain_token


def instant_effect(s: GoatState, seat: int, card: int) -> None:
    """GOAT-F26: resolved now, by its controller, completely; GOAT-E1: mandatory."""
    if TAKES_TOKENS[card] == 1:
        take_tokens(s, seat, card)
    elif TAKES_COINS[card] == 1:
        take_coins(s, seat, card)
    elif card == THIEF:
        rob(s, seat)
    elif card == CHARLATAN:
        dupe(s, seat, CHARLATAN_COINS)


def take_tokens(s: GoatState, seat: int, card: int) -> None:
    """GOAT-E10: all tokens, not coins, of the character's location."""
    location = PLACE[card]
    found = s.tile_tokens[location]
    if found == 0:
        s.tell(FOUND_NOTHING, seat, card)
        return
    s.tile_tokens[location] = 0
    gain_token(s, seat, RESOURCE_OF[location], found)
    s.tell(TOOK_TOKENS, seat, location, found)


def take_coins(s: GoatState, seat: int, card: int) -> None:
    """GOAT-E11: all coins, not tokens, of the character's location."""
    location = PLACE[card]
    found = s.tile_coins[location]
    if found == 0:
        s.tell(FOUND_NOTHING, seat, card, cause=OF_COINS)
        return
    s.tile_coins[location] = 0
    s.coins[seat] += found
    s.tell(TOOK_COINS, seat, location, found)


def rob(s: GoatState, seat: int) -> None:
    """GOAT-E30: only where there is a token; if there is none at all, nothing happens."""
    for location in range(ROBBABLE):
        if s.tile_tokens[location] > 0:
            s.ask(THIEF_LOCATION, seat)
            return
    s.tell(FOUND_NOTHING, seat, THIEF, cause=OF_THIEF)


def thief_location_options(s: GoatState) -> None:
    for location in range(ROBBABLE):
        if s.tile_tokens[location] > 0:
            s.offer(ROB + location)


def thief_location_answer(s: GoatState, action: int) -> None:
    """GOAT-E30: all its tokens go on the Thief; GOAT-E32: they belong to nobody meanwhile."""
    location = action - ROB
    s.loot = s.tile_tokens[location]
    s.loot_from = location
    s.tile_tokens[location] = 0
    s.tell(ROBBED, s.seat, location, s.loot)


def dupe(s: GoatState, seat: int, left: int) -> None:
    """GOAT-E40: 3 coins in all from opponents, or all they have."""
    if left == 0:
        return
    for victim in range(s.seats):
        if victim != seat and s.coins[victim] > 0:
            s.ask(CHARLATAN_COIN, seat, left)
            return
    if left == CHARLATAN_COINS:
        s.tell(FOUND_NOTHING, seat, CHARLATAN, cause=OF_CHARLATAN)


def charlatan_coin_options(s: GoatState) -> None:
    for victim in range(s.seats):
        if victim != s.seat and s.coins[victim] > 0:
            s.offer(DUPE + victim)


def charlatan_coin_answer(s: GoatState, action: int) -> None:
    """GOAT-E41: an elixir for every coin lost; GOAT-E43: it only remembers whose coin it is."""
    victim = action - DUPE
    s.coins[victim] -= 1
    s.elixirs[victim] += 1
    s.tell(DUPED, s.seat, victim)
    dupe(s, s.seat, s.a - 1)
