"""The seats of goat beside the board, and what may be clicked for which answer."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from farwest.games.goat import actions as do
from farwest.games.goat import questions as ask
from farwest.games.goat.board.brush import Brush
from farwest.games.goat.numbers import (
    CHARACTERS,
    HAND,
    NO_CARD,
    REMOVED,
    RESOURCES,
    ROBBABLE,
    UNKNOWN,
    WORTH,
)
from farwest.games.goat.state import NO_SEAT
from farwest.games.goat.view import GoatView
from farwest.games.goat.words import NAMES
from farwest.kernel.state import OVER
from farwest.kit.brush import panel
from farwest.kit.keeping import kept, kept_all, measured, remembered
from farwest.kit.speaking import Say
from farwest.kit.sprites import Count, Note, Panel, Presence, Touch, seat_colour
from farwest.kit.texts import Named

OF_SEATS = {  # by question whose answer is a seat
    ask.OFFER_TARGET: do.TARGET,
    ask.CHARLATAN_COIN: do.DUPE,
    ask.BARMAID_BOTTLE: do.SERVE,
    ask.GAMBLE_VICTIM: do.GAMBLE,
}


def panel_of(brush: Brush, seat: int) -> Panel:
    view = brush.view
    goods = tuple(view.tokens[seat]) or view.token_count[seat]
    rows = counts(brush.say, seat, view.coins[seat], view.hats[seat], goods, view.elixirs[seat])
    return panel(seat, brush.names[seat], *status_of(brush, seat), rows)


@measured
def status_of(brush: Brush, seat: int) -> tuple[str, Presence]:
    view = brush.view
    state, presence = standing(view, seat, brush.kind, brush.asked)
    status = brush.say("paint-status", state=state, a=character(max(view.declared, 0)))
    return status, presence


def standing(view: GoatView, seat: int, kind: int, asked: int) -> tuple[str, Presence]:
    if asked == OVER:
        return "over", "waiting"
    if seat == asked:
        answering = {ask.RESPOND: "answers", ask.OFFER_CARD: "deals"}
        return answering.get(kind, "chooses"), "acting"
    if seat == view.dealer and kind == ask.RESPOND and view.declared != NO_CARD:
        return "says", "waiting"
    return ("waits", "waiting") if view.hats[seat] else ("out", "out")


@remembered
def counts(
    say: Say, seat: int, coins: int, hats: int, goods: tuple[int, ...] | int, elixirs: int
) -> tuple[Count, ...]:
    """`goods`: its tokens by resource, or, for who may not know them, how many."""

    def count(symbol: str, number: int, what: str, tint: str = "ink") -> Count:
        return Count(symbol, number, say("paint-count", n=number, what=what), tint)

    made = [count("coin", coins, "coins"), count("hat", hats, "hats", seat_colour(seat))]
    if isinstance(goods, int):
        made.append(count("token-back", goods, "tokens"))
    else:
        own = zip(NAMES["resource"], goods, strict=True)
        made += [count(f"token-{name}", number, name) for name, number in own if number]
    if elixirs:  # GOAT-H12
        made.append(count("token-elixir", elixirs, "elixirs"))
    return tuple(made)


def notes(brush: Brush) -> list[Note]:
    """What only these eyes see, and what they have not seen yet."""
    view = brush.view
    made = [own_goods(brush, view.seat)] if view.seat >= 0 and view.tokens[view.seat] else []
    passed, unseen = list[int](), list[int]()
    for card, where in enumerate(view.where):
        if where == UNKNOWN:
            unseen.append(card)
        elif where == HAND and view.seat != view.dealer and not view.known_held >> card & 1:
            passed.append(card)
    return [*made, *lists(brush, view.known_held, tuple(passed), tuple(unseen))]


@kept_all
def lists(
    brush: Brush, known_held: int, passed: tuple[int, ...], unseen: tuple[int, ...]
) -> Iterator[Note]:
    declared = tuple(card for card in range(CHARACTERS) if known_held >> card & 1)
    for title, cards in (("said", declared), ("passed", passed), ("unseen", unseen)):  # H9, H6
        if cards:
            yield named(brush, title, cards)
    yield all_aid(brush)


@kept
def own_goods(brush: Brush, seat: int) -> Note:
    say, own = brush.say, brush.view.tokens[seat]
    rows = tuple(
        Count(f"token-{name}", own[k], say("paint-count", n=own[k], what=name))
        for k, name in enumerate(NAMES["resource"])
        if own[k]
    )
    money = brush.view.coins[seat] + sum(own[k] * WORTH[k] for k in range(RESOURCES))
    total = say("table-money", n=money)
    return Note(say("paint-own"), say("paint-own-help"), rows, total)


@kept
def named(brush: Brush, title: str, cards: tuple[int, ...]) -> Note:
    faces = tuple(
        Count(f"bust-{NAMES['character'][card]}", 1, brush.say("table-name", a=character(card)))
        for card in cards
    )
    return Note(brush.say(f"paint-{title}"), rows=faces, named=True)


@kept
def all_aid(brush: Brush) -> Note:
    removed = REMOVED[brush.view.seats]
    used = [card for card in range(CHARACTERS) if not removed[card]]
    return Note(brush.say("paint-aid"), text=aid(used, brush.say))


def aid(cards: Iterable[int], say: Callable[..., str]) -> str:
    """GOAT-C7: what these characters do, as a player's aid says it."""
    return " ".join(say("paint-does", a=character(card)) for card in cards)


def character(card: int) -> Named:
    return Named("character", NAMES["character"][card])


def touches(view: GoatView) -> Iterator[Touch]:
    """For every answer that the seat could give to what it is asked."""
    kind, asked = view.frames[-1][:2]
    if asked != view.seat or view.seat < 0:
        return
    if kind in (ask.OFFER_CARD, ask.DECLARE):
        first = do.OFFER if kind == ask.OFFER_CARD else do.DECLARING
        for card in range(CHARACTERS):
            if view.where[card] == HAND:
                name = NAMES["character"][card]
                yield Touch(first + card, (f"card-{name}",), f"bust-{name}")
    elif kind == ask.RESPOND:
        mine, theirs = seat_colour(view.seat), seat_colour(view.dealer)
        yield Touch(do.ACCEPT, ("offer", "target"), "hat", mine)  # it goes to whom you point at
        if view.last_active == NO_SEAT:
            yield Touch(do.REFUSE, ("dealer",), "hat", theirs)
        else:
            yield Touch(do.REFUSE, ("piles",), "ui-no", "brown")  # GOAT-F38: to the discard
    elif kind == ask.THIEF_LOCATION:
        for location in range(ROBBABLE):
            if view.tile_tokens[location]:
                yield Touch(do.ROB + location, (f"tile-{NAMES['location'][location]}",))
    elif kind in OF_SEATS:
        for seat in range(view.seats):
            if seat != view.seat:
                yield Touch(OF_SEATS[kind] + seat, (f"seat-{seat}",))
