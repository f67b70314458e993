"""Which positions a game of goat can come to: a sentence for each thing that none can."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from farwest.games.goat import questions as ask
from farwest.games.goat.numbers import (
    BARMAID,
    BOXED,
    CALLED,
    CHARACTERS,
    CHARLATAN,
    CHARLATAN_BOUNTY,
    CHARLATAN_COINS,
    COIN_ICONS,
    DECK,
    DISCARDED,
    FACE_DOWN,
    FACE_UP,
    FIRST_HAND,
    GAMBLER,
    GOAT,
    HAND,
    IN_PLAY,
    IN_USE,
    LOCATIONS,
    MAX_SEATS,
    NO_CARD,
    NOWHERE,
    OUTLAW,
    REFUSED,
    RESOURCES,
    RICH_STORE,
    ROBBABLE,
    ROUNDS,
    SALOON,
    SHERIFF,
    SHERIFF_PAY,
    START_COINS,
    THIEF,
    THIEF_BOUNTY,
    UNDEALT,
    WHEREABOUTS,
)
from farwest.games.goat.state import NO_SEAT, GoatState
from farwest.kernel.state import CHANCE, NOBODY, OVER

MORTAL = (SHERIFF, THIEF, CHARLATAN)  # GOAT-E15, E21, E22: who can be killed or arrested
BEFORE_CARDS = (ask.FIRST_DEALER, ask.TURN_UP, ask.LAY_DOWN)  # no card of the round is dealt
OFFERING = (ask.OFFER_CARD, ask.OFFER_TARGET, ask.DECLARE, ask.RESPOND)
INSTANT = (ask.THIEF_LOCATION, ask.CHARLATAN_COIN)
IN_SALOON = (ask.BARMAID_BOTTLE, ask.GAMBLE_VICTIM, ask.STEAL_TOKEN)
OF_CHANCE = (ask.FIRST_DEALER, ask.TURN_UP, ask.LAY_DOWN, ask.DRAW_CARD, ask.STEAL_TOKEN)
OF_DEALER = (ask.OFFER_CARD, ask.OFFER_TARGET, ask.DECLARE)
OF_OWNER = {  # by question: whose controller answers it
    ask.THIEF_LOCATION: THIEF,
    ask.CHARLATAN_COIN: CHARLATAN,
    ask.BARMAID_BOTTLE: BARMAID,
}
REPEATED = (ask.DRAW_CARD, ask.BARMAID_BOTTLE)  # asked as often as there is something to move
MIN_ACTIVE = 2  # GOAT-F30: with one the last stage begins
ROUND = (ask.END_ROUND, ask.SALOON_PHASE)  # what waits below all that is asked before the Saloon
BELOW: dict[int, tuple[tuple[int, ...], ...]] = {  # by question: what may wait below it
    ask.FIRST_DEALER: ((ask.UPKEEP,),),
    ask.TURN_UP: ((*ROUND, ask.FIRST_DEAL, ask.LAY_DOWN), (*ROUND, ask.FIRST_DEAL)),
    ask.LAY_DOWN: ((*ROUND, ask.FIRST_DEAL),),
    ask.DRAW_CARD: ((*ROUND, ask.MAKE_OFFER),),
    **dict.fromkeys(OFFERING, (ROUND,)),
    **dict.fromkeys(INSTANT, ((*ROUND, ask.PASS_HAND),)),
    ask.BARMAID_BOTTLE: (ROUND, (*ROUND, ask.BARMAID_GAMBLE)),
    ask.GAMBLE_VICTIM: (ROUND, (ask.END_ROUND,)),
    ask.STEAL_TOKEN: (ROUND, (ask.END_ROUND,)),
}


def unreachable(s: GoatState) -> Iterator[str]:
    """Fields beyond their range, then questions that cannot be, then cards and goods."""
    yield from wild_numbers(s)
    yield from wild_questions(s)
    yield from wild_cards(s)
    yield from wild_evenings(s)
    yield from wild_offers(s)
    yield from wild_goods(s)
    yield from wild_thefts(s)


def wild_numbers(s: GoatState) -> Iterator[str]:
    seats, started = range(s.seats), s.kind != ask.FIRST_DEALER
    if not started <= s.round <= ROUNDS[s.seats] * started:
        yield f"with {s.seats} seats there are rounds 1 to {ROUNDS[s.seats]}, not {s.round}."
    if s.seat == OVER and s.round != ROUNDS[s.seats]:
        yield f"the game is over after round {ROUNDS[s.seats]}, not {s.round}."
    if (s.dealer in seats) != started:
        yield "somebody is the Dealer once the first one is drawn."
    if any(place not in range(WHEREABOUTS) for place in s.where):
        yield "every character is somewhere."
    empty: list[Any] = [*s.hats, *s.coins, *s.elixirs, *s.saw]
    chairs = [empty[k] for k in range(len(empty)) if k % MAX_SEATS not in seats]
    rows = [*s.tokens, *s.gained]
    if any(chairs) or any(any(row) for k, row in enumerate(rows) if k % MAX_SEATS not in seats):
        yield f"nobody sits beyond seat {s.seats - 1} and has something."


def wild_questions(s: GoatState) -> Iterator[str]:
    """The question on the table and what waits below it, as the rules ask them."""
    *waiting, (kind, seat, a, b) = s.frames()
    if seat == OVER:
        if waiting or (kind, a, b) != (ask.END_ROUND, 0, 0):
            yield "nothing waits when the game is over."
        return
    repeated = 0
    while waiting and kind in REPEATED and waiting[-1] == (kind, seat, a, b):
        waiting.pop()
        repeated += 1
    kinds = tuple(frame[0] for frame in waiting)
    if kinds not in BELOW.get(kind, ()):
        yield "what waits below the question does not come before it."
    number = CALLED.index(BARMAID) if kind in IN_SALOON else 0
    wanted = {ask.DRAW_CARD: FIRST_HAND - list(s.where).count(HAND)}
    wanted[ask.BARMAID_BOTTLE] = s.tile_tokens[SALOON]
    if repeated + 1 != wanted.get(kind, 1):
        yield "a card is drawn for each that is missing, a bottle given for each that is there."
    about = {ask.SALOON_PHASE: number, ask.BARMAID_GAMBLE: s.owner[BARMAID]}
    if any(frame[1:] != (NOBODY, about.get(frame[0], 0), 0) for frame in quiet(waiting)):
        yield "what waits runs by itself, and the Saloon has called nobody before its time."
    if seat != asked_of(s, kind) or (a, b) != spoken_of(s, kind, a, b):
        yield "the question is put to whom it concerns, with its own numbers."
    if kind in (ask.GAMBLE_VICTIM, ask.STEAL_TOKEN) and (s.where[BARMAID] == IN_PLAY) != (
        kinds == ROUND
    ):
        yield "the Barmaid gambles in the Gambler's stead, and before his number."
    if kind in (ask.GAMBLE_VICTIM, ask.STEAL_TOKEN) and s.where[GAMBLER] != IN_PLAY:
        yield "nobody gambles without the Gambler."
    if ask.BARMAID_GAMBLE in kinds and s.where[GAMBLER] != IN_PLAY:
        yield "nobody gambles without the Gambler."
    if kind == ask.BARMAID_BOTTLE and (ask.BARMAID_GAMBLE in kinds) != (
        s.where[GAMBLER] == IN_PLAY
    ):
        yield "the Barmaid gambles if the Gambler is in play."


def quiet(frames: list[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """Those that run by themselves: a card still to be laid down is drawn."""
    return [frame for frame in frames if frame != (ask.LAY_DOWN, CHANCE, 0, 0)]


def asked_of(s: GoatState, kind: int) -> int:
    """Who answers it; OVER if nobody could, for nobody is asked when the game is over."""
    if kind in OF_CHANCE:
        return CHANCE
    seat = gambles(s)
    if kind in OF_OWNER:
        seat = s.owner[OF_OWNER[kind]]
    elif kind in OF_DEALER:
        seat = s.dealer
    elif kind == ask.RESPOND:
        seat = s.target
    return seat if seat in range(s.seats) else OVER


def gambles(s: GoatState) -> int:
    """GOAT-E51: who does the Gambler's action."""
    return s.owner[BARMAID if s.where[BARMAID] == IN_PLAY else GAMBLER]


def spoken_of(s: GoatState, kind: int, a: int, b: int) -> tuple[int, int]:
    """The two numbers of the question; of a theft, any two seats, the taker's first."""
    if kind == ask.DRAW_CARD:
        return s.dealer, 0
    if kind == ask.CHARLATAN_COIN:
        return max(CHARLATAN_COINS - sum(s.elixirs), 1), 0
    if kind == ask.STEAL_TOKEN:
        taker = max(gambles(s), 0)
        return taker, b if b in range(s.seats) and b != taker else NO_SEAT
    return 0, 0


def wild_cards(s: GoatState) -> Iterator[str]:
    """GOAT-F12, F13: what lies aside; GOAT-C27 to C29: how many are held; GOAT-E80: who is out."""
    where = list(s.where)
    up, down, held, deck = (where.count(k) for k in (FACE_UP, FACE_DOWN, HAND, DECK))
    again = s.kind == ask.TURN_UP and len(s.frames()) == len(BELOW[ask.TURN_UP][1]) + 1
    waits = s.kind in (ask.FIRST_DEALER, ask.TURN_UP) and not again
    if (up, down) != (int(not waits), int(not waits and s.kind != ask.LAY_DOWN)):
        yield "one card is laid aside face up and one face down."
    if (where[GOAT] == FACE_UP) and not (again or s.kind == ask.LAY_DOWN):
        yield "a Goat that is turned up is replaced."
    if again and where[GOAT] != FACE_UP:
        yield "only the Goat is replaced."
    if s.goat_returned and (where[GOAT] in (FACE_UP, FACE_DOWN) or s.kind in BEFORE_CARDS):
        yield "a Goat that was turned up is in the deck again."
    for card in range(CHARACTERS):
        if where[card] == DISCARDED and card not in MORTAL:
            yield "only the Sheriff, the Thief and the Charlatan are killed or arrested."
        if where[card] in (BOXED, DECK, FACE_UP, FACE_DOWN) and any(
            saw >> card & 1 for saw in s.saw
        ):
            yield "a card that a Dealer saw was dealt."
    left, refused = sum(list(s.hats)[: s.seats]), where.count(REFUSED)
    if s.kind in BEFORE_CARDS and (held or where.count(IN_PLAY) or refused):
        yield "no card is dealt before two are laid aside."
    if (s.kind in IN_SALOON or s.seat == OVER) and (held or left or deck):
        yield "the Saloon opens when every hat lies on a card and none is held."
    if s.kind in OFFERING and s.last_active == NO_SEAT and (held, deck) != (FIRST_HAND, left - 1):
        yield f"the Dealer holds {FIRST_HAND} cards, and the deck one less than there are hats."
    if (
        s.kind in OFFERING
        and s.last_active != NO_SEAT
        and ((held, deck) != (FIRST_HAND - 1 - refused + left, 0))
    ):
        yield "the last active player's Dealer holds 3 cards more than hats, less those refused."
    if s.kind in INSTANT and (held, deck) != (
        (FIRST_HAND - 1, left) if s.last_active == NO_SEAT else (FIRST_HAND - 1 - refused + left, 0)
    ):
        yield "3 cards are held after an offer, and as many as hats are in the deck."
    if s.kind == ask.DRAW_CARD and held + deck != FIRST_HAND - 1 + left:
        yield "what is held and what can be drawn are 3 cards more than hats."
    over = s.kind in IN_SALOON or s.seat == OVER
    if refused and s.last_active == NO_SEAT:
        yield "only the last active player's refusals are discarded."
    if over and where.count(UNDEALT) + refused != FIRST_HAND - 1:
        yield "3 cards were refused by the last active player or are left over."
    if not over and (where.count(UNDEALT) or where.count(DISCARDED)):
        yield "cards are left over or killed only when all hats are placed."


def wild_evenings(s: GoatState) -> Iterator[str]:
    """GOAT-F50: numbers 1 to 4 are past when a player is asked in the Saloon."""
    if s.kind not in IN_SALOON and s.seat != OVER:
        return
    playing = [place == IN_PLAY for place in s.where]
    gone = [place == DISCARDED for place in s.where]
    if s.loot or any(s.elixirs):
        yield "Thief and Charlatan have kept what they took, or given it back."
    if (playing[OUTLAW] and playing[SHERIFF]) or (gone[SHERIFF] and not playing[OUTLAW]):
        yield "the Outlaw kills the Sheriff, and nobody else does."
    for card in (THIEF, CHARLATAN):
        if (playing[SHERIFF] and playing[card]) or (gone[card] and not playing[SHERIFF]):
            yield "the Sheriff arrests the Thief and the Charlatan, and nobody else does."


def wild_offers(s: GoatState) -> Iterator[str]:
    """GOAT-F21, F30, F36: what is offered, to whom, and who is the last active player."""
    hats = list(s.hats)[: s.seats]
    active = [seat for seat in range(s.seats) if hats[seat] > 0]
    offered = s.kind in (ask.OFFER_TARGET, ask.DECLARE, ask.RESPOND)
    if (s.offered != NO_CARD) != offered or (s.declared != NO_CARD) != (s.kind == ask.RESPOND):
        yield "a card is offered, and a character declared, only while an offer is made."
    if s.declared != NO_CARD and not s.known_held >> s.declared & 1:
        yield "everyone knows that the declared character is held."
    aimed = s.kind in (ask.DECLARE, ask.RESPOND)
    if (s.target != NO_SEAT) != aimed or (aimed and s.target not in active):
        yield "an offer is for an active player, and for nobody before it is made."
    if aimed and s.target == s.dealer:
        yield "an offer is for an opponent."
    if s.last_active == NO_SEAT:
        if s.kind in (*OFFERING, ask.DRAW_CARD) and len(active) < MIN_ACTIVE:
            yield "with one active player all offers go there."
        if s.kind in OFFERING and s.dealer not in active:
            yield "the Dealer is active while two or more are."
        if s.kind in IN_SALOON or s.seat == OVER:
            yield "somebody was the last active player."
        return
    if set(active) - {s.last_active}:
        yield "the last active player is the only one with a hat."
    if s.kind in (*BEFORE_CARDS, ask.DRAW_CARD):
        yield "nobody is the last active player before the hats are placed."
    if s.kind in OFFERING and (s.dealer == s.last_active or not active):
        yield "the last active player has a hat and deals no more."


def wild_goods(s: GoatState) -> Iterator[str]:
    """GOAT-F10, E30, E40, E43: coins on tiles, loot, elixirs."""
    icons = COIN_ICONS[s.variant[RICH_STORE]]
    for location in range(LOCATIONS):
        lying = icons[location] * s.round * IN_USE[s.seats][location]
        if s.tile_coins[location] > lying:
            yield f"at most {lying} coins lie by now at a tile with {icons[location]} coin icons."
    looted = s.loot_from in range(ROBBABLE) and IN_USE[s.seats][s.loot_from] > 0
    if (s.loot > 0) != looted or (s.loot == 0) != (s.loot_from == NOWHERE):
        yield "loot comes from a location that can be robbed."
    if s.loot > 0 and s.where[THIEF] != IN_PLAY:
        yield "loot lies on the Thief while it is in play."
    if s.loot > 0 and s.kind == ask.THIEF_LOCATION:
        yield "the Thief robs once."
    used = sum(icons[k] * IN_USE[s.seats][k] for k in range(LOCATIONS))
    pay = SHERIFF_PAY + THIEF_BOUNTY + CHARLATAN_BOUNTY
    evenings = s.round if s.kind in IN_SALOON or s.seat == OVER else max(s.round - 1, 0)
    most = START_COINS * s.seats + s.round * used + evenings * pay
    if sum(s.coins) + sum(s.tile_coins) + sum(s.elixirs) > most:
        yield f"no more than {most} coins have come into play by now."
    if sum(s.elixirs) > CHARLATAN_COINS:
        yield f"the Charlatan takes {CHARLATAN_COINS} coins at most."
    if sum(s.elixirs) and s.elixirs[s.owner[CHARLATAN]]:
        yield "the Charlatan takes no coin of its own controller."


def wild_thefts(s: GoatState) -> Iterator[str]:
    """GOAT-E60: a token of an opponent who has it; gains and thefts of rounds that were."""
    held = [[0] * RESOURCES for _ in range(MAX_SEATS)]
    gained, types = [list(row) for row in s.gained], list(s.theft_type)
    for k, (taker, victim) in enumerate(zip(s.theft_taker, s.theft_victim, strict=True)):
        rows = gained[k * MAX_SEATS : (k + 1) * MAX_SEATS]
        if any(n < 0 for row in rows for n in row) or (
            k >= max(s.round, 1) and any(map(any, rows))
        ):
            yield f"nobody gains tokens in round {k + 1}, or less than none."
        for seat, row in enumerate(rows):
            held[seat] = [n + more for n, more in zip(held[seat], row, strict=True)]
        if taker == NO_SEAT:
            if victim != NO_SEAT or types[k] != 0:
                yield f"a theft of round {k + 1} has a taker and a victim."
            continue
        over = k < s.round - 1 or s.seat == OVER
        if not over or victim in (taker, NO_SEAT) or types[k] not in range(RESOURCES):
            yield f"a theft of round {k + 1} has a taker, a victim and a token, when it is over."
            return
        if held[victim][types[k]] < 1:
            yield f"what was stolen in round {k + 1} was the victim's."
        held[victim][types[k]] -= 1
        held[taker][types[k]] += 1
