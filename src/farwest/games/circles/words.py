"""What the ints of circles are called, what its questions speak of, and why it refuses."""

from __future__ import annotations

from typing import Final

from farwest.games.circles import actions as do
from farwest.games.circles import questions as ask
from farwest.games.circles.board.coins import coins_of
from farwest.games.circles.numbers import (
    ENDLESS,
    FREE_EXCHANGE,
    MAJORITY,
    MOST_REFLICKS,
    POWERS,
    PRICE,
    PURSE_CAP,
    RING,
    RING_USED,
    SECTORS,
    THIRDS,
    USUAL_ROUNDS,
)
from farwest.games.circles.view import CirclesView
from farwest.kit.refusing import OF_CHANCE, not_asked

NAMES: Final[dict[str, tuple[str, ...]]] = {  # in the order of numbers.py
    "space": (
        *("ranch", "dig", "shop", "gold", "bowl", "robber", "bank", "saloon", "mine"),
        "money_bag",
    ),
    "good": ("shovel", "ticket", "cart"),
    "token": ("silver", "gold", "ruby", "stone"),
    "face": ("silver", "gold", "shovel", "ticket", "bank", "donation"),
    "side": ("a", "b"),
}
SKILLS: Final = ("average", "exact", "human", "expert", "skilled", "beginner", "wild")
LISTS: Final = {"stage": ("all", "closest", "farthest")}  # CIRC-E33: names that no text has
LIMITS: Final = {  # that the texts of variants speak of
    "usual": USUAL_ROUNDS,
    "endless": ENDLESS,
    "few": MOST_REFLICKS[0],
    "many": MOST_REFLICKS[1],
}
ANSWERS: Final = {  # by the first int of a verb: the questions it answers
    do.FLICKING: (ask.FLICK, ask.SALOON_FLICK),
    do.SIDE: (ask.VOTE, ask.SHERIFF),
    do.RIDE: (ask.TICKETS,),
    do.BUY: (ask.SHOP,),
    do.DRAW: (ask.DIG,),
    do.LEAVE: (ask.DIG, ask.BANK),
    do.DEPOSIT: (ask.BANK,),
    do.AMOUNT: (ask.BANK_AMOUNT,),
    do.BET: (ask.SALOON_OPEN,),
    do.STAKE: (ask.SALOON_ANSWER,),
    do.ROB: (ask.ROB_VICTIM,),
    do.FIRST: OF_CHANCE,
    do.COIN: (ask.SALOON_OPEN, ask.SALOON_ANSWER),
}


def asks(view: CirclesView) -> dict[str, tuple[str, int]]:
    """What the sentence of a question speaks of. CIRC-D22: it warns before money is lost."""
    kind, seat, a, _ = view.frames[-1]
    if kind == ask.BANK_AMOUNT:
        most = (PURSE_CAP - view.purse[seat]) // 2
        lost = a * max(0, view.account[seat] - most)
        return {"n": ("number", a), "most": ("number", most), "lost": ("number", lost)}
    if kind in (ask.VOTE, ask.SHERIFF):
        ring = RING[view.variant[RING_USED]]
        before, after = ring[(view.line - 1) % SECTORS], ring[view.line % SECTORS]
        majority = ("number", view.variant[MAJORITY])
        return {"before": ("space", before), "after": ("space", after), "majority": majority}
    if kind in (ask.SHOP, ask.BANK):
        return {"n": ("money", view.purse[seat])}
    if kind == ask.ROB_VICTIM:
        return {"a": ("face", a)}
    if kind == ask.SALOON_ANSWER:
        return {"a": ("seat", view.active), "free": ("number", view.variant[FREE_EXCHANGE])}
    if kind == ask.SALOON_OPEN:
        return {"free": ("number", view.variant[FREE_EXCHANGE])}
    return {}


def parts_of(money: int) -> dict[str, int | str]:
    """What a sentence needs to count money in its coins: how many of each, and which there are."""
    counts = dict(zip(NAMES["token"], coins_of(money), strict=False))
    kinds = "-".join(token for token, count in counts.items() if count)
    return {**counts, "coins": kinds or "none"}


def thirds_of(distance: int) -> dict[str, int | str]:
    """CIRC-E31: a distance is counted in thirds of a sector, and said in spaces."""
    whole, thirds = divmod(distance, THIRDS)
    return {"whole": whole, "thirds": thirds}


def share_of(power: int) -> dict[str, int | str]:
    """Of the hardest flick, in percent: 1024 powers are too many to speak of."""
    return {"percent": round(100 * power / (POWERS - 1))}


PARTS: Final = {  # by sort of number, or verb: as sentences count
    "money": parts_of,
    "distance": thirds_of,
    "flick": share_of,
}


def refusal(view: CirclesView, action: int) -> str:
    """The name of a text."""
    if early := not_asked(ANSWERS, view, action):
        return early
    kind, seat = view.frames[-1][:2]
    if kind in (ask.FLICK, ask.SALOON_FLICK):
        return "refusal-level"
    if kind == ask.TICKETS:
        return "refusal-tickets"
    if kind == ask.SHOP:
        good = action - do.BUY
        poor = view.purse[seat] < PRICE[good]
        return "refusal-too-dear" if poor else "refusal-sold-out"
    if kind == ask.BANK:
        return "refusal-purse-empty" if action == do.DEPOSIT else "refusal-account-empty"
    if kind == ask.BANK_AMOUNT:
        return "refusal-amount"
    if kind in (ask.SALOON_OPEN, ask.SALOON_ANSWER):
        if action < do.COIN or not view.variant[FREE_EXCHANGE]:
            return "refusal-coin" if action < do.COIN else "refusal-highest"
        return "refusal-no-coin"
    victim = action - do.ROB
    if victim >= view.seats:
        return "refusal-no-such-seat"
    return "refusal-yourself" if victim == seat else "refusal-not-eligible"
