"""What the spaces do, the robber's and the saloon's apart."""

from __future__ import annotations

from farwest.games.circles.actions import AMOUNT, BUY, DEPOSIT, DONE, DRAW, LEAVE, PULL, WITHDRAW
from farwest.games.circles.causes import (
    AT_BANK,
    MINE_EMPTY,
    NO_CART,
    NO_MONEY,
    NO_SHOVEL,
    SHOP_CLOSED,
)
from farwest.games.circles.events import (
    BOUGHT,
    BOUGHT_RANCH,
    CHOSE_DEPOSIT,
    CHOSE_WITHDRAWAL,
    DEPOSITED,
    DONATED,
    DONE_SHOPPING,
    DUG_UP,
    EMPTIED_BOWL,
    FOUND_NOTHING,
    GOT_SILVER,
    HIT_STONE,
    MINED,
    MOVED_ON,
    REACHED_IN,
    RETURNED_CART,
    TOOK_GOLD,
    WITHDREW,
)
from farwest.games.circles.numbers import (
    AMOUNTS,
    BANKING,
    BOWL,
    BOWL_SLOTS,
    CART,
    CART_CONSUMED,
    DIGGING,
    GOLD,
    GOLD_WORTH,
    GOODS,
    MINE,
    MINE_SLOTS,
    MONEY_BAG,
    PRICE,
    RANCH,
    RANCH_PRICE,
    ROBBER,
    SALOON,
    SHOVEL,
    SILVER_WORTH,
    STONE,
    STORE,
    TOKEN_WORTH,
)
from farwest.games.circles.phases.saloon import enter_saloon
from farwest.games.circles.questions import BANK, BANK_AMOUNT, DIG, DRAW_TOKEN, ROLL_DIE, SHOP
from farwest.games.circles.state import CirclesState, gain, sector_of, space_of, tell_loss
from farwest.kernel.state import CHANCE


def arrive_answer(s: CirclesState, action: int) -> None:
    """CIRC-F18: only the space the marble rests on is resolved."""
    seat = s.active
    space = space_of(s, sector_of(s.theta))
    if space == GOLD:
        take_gold(s, seat)
    elif space == STORE:
        if can_buy(s, seat):
            s.ask(SHOP, seat)
        else:
            s.tell(FOUND_NOTHING, seat, space, cause=SHOP_CLOSED)
    elif space == BOWL:
        visit_bowl(s, seat)
    elif space == MONEY_BAG:
        open_money_bag(s)
    elif space == MINE:
        enter_mine(s, seat)
    elif space == DIGGING:
        if s.goods[seat][SHOVEL] > 0:
            s.ask(DIG, seat)
        else:
            s.tell(FOUND_NOTHING, seat, space, cause=NO_SHOVEL)
    elif space == BANKING:
        if s.purse[seat] > 0 or s.account[seat] > 0:
            s.ask(BANK, seat)
        else:
            s.tell(FOUND_NOTHING, seat, space, cause=NO_MONEY)
    elif space == ROBBER:
        s.ask(ROLL_DIE, CHANCE)
    elif space == SALOON:
        enter_saloon(s, seat)
    else:
        reach_ranch(s, seat)


def take_gold(s: CirclesState, seat: int) -> None:
    """CIRC-E1: one gold from the supply."""
    credit = gain(s, seat, GOLD_WORTH)
    s.tell(TOOK_GOLD, seat, GOLD_WORTH)
    tell_loss(s, seat, GOLD_WORTH - credit)


def affords(s: CirclesState, seat: int, good: int) -> bool:
    """CIRC-E3: limited by purse and stock."""
    return s.shop[good] > 0 and s.purse[seat] >= PRICE[good]


def can_buy(s: CirclesState, seat: int) -> bool:
    """CIRC-F29: skipped if nothing in stock can be paid."""
    found = 0
    for good in range(GOODS):
        found += affords(s, seat, good)
    return found > 0


def shop_options(s: CirclesState) -> None:
    for good in range(GOODS):
        if affords(s, s.seat, good):
            s.offer(BUY + good)
    s.offer(DONE)


def shop_answer(s: CirclesState, action: int) -> None:
    """CIRC-E2: a purchase is paid to the supply; CIRC-E3: as many as one likes."""
    if action == DONE:
        s.tell(DONE_SHOPPING, s.seat)
        return
    good = action - BUY
    s.purse[s.seat] -= PRICE[good]
    s.shop[good] -= 1
    s.goods[s.seat][good] += 1
    s.tell(BOUGHT, s.seat, good, PRICE[good])
    if can_buy(s, s.seat):
        s.ask(SHOP, s.seat)


def visit_bowl(s: CirclesState, seat: int) -> None:
    """CIRC-E5: pay the cheapest free slot, or else (CIRC-E6) take all that is in the bowl."""
    if s.bowl < len(BOWL_SLOTS) and s.purse[seat] >= BOWL_SLOTS[s.bowl]:
        s.purse[seat] -= BOWL_SLOTS[s.bowl]
        s.tell(DONATED, seat, BOWL_SLOTS[s.bowl])
        s.bowl += 1
        return
    found = 0
    for slot in range(s.bowl):
        found += BOWL_SLOTS[slot]
    s.bowl = 0
    credit = gain(s, seat, found)
    s.tell(EMPTIED_BOWL, seat, found)
    tell_loss(s, seat, found - credit)


def open_money_bag(s: CirclesState) -> None:
    """CIRC-E8: a silver for everyone."""
    for k in range(s.seats):
        seat = (s.active + k) % s.seats
        credit = gain(s, seat, SILVER_WORTH)
        if credit > 0:
            s.tell(GOT_SILVER, seat, credit)


def enter_mine(s: CirclesState, seat: int) -> None:
    """CIRC-E9: with a cart, the slot nearest the entrance. CIRC-E10: else nothing."""
    if s.mine == len(MINE_SLOTS) or s.goods[seat][CART] == 0:
        empty = s.mine == len(MINE_SLOTS)
        s.tell(FOUND_NOTHING, seat, MINE, cause=MINE_EMPTY if empty else NO_CART)
        return
    found = MINE_SLOTS[s.mine]
    s.mine += 1
    credit = gain(s, seat, found)
    s.tell(MINED, seat, s.mine, found)
    tell_loss(s, seat, found - credit)
    if s.variant[CART_CONSUMED] == 1:  # CIRC-G14; CIRC-E11: otherwise it is kept
        s.goods[seat][CART] -= 1
        s.shop[CART] += 1
        s.tell(RETURNED_CART, seat)


def dig_options(s: CirclesState) -> None:
    s.offer(DRAW)
    s.offer(LEAVE)


def dig_answer(s: CirclesState, action: int) -> None:
    """CIRC-E12: one token, or CIRC-E15: leave without."""
    if action == DRAW:
        s.tell(REACHED_IN, s.seat)
        s.ask(DRAW_TOKEN, CHANCE)
    else:
        s.tell(MOVED_ON, s.seat, DIGGING)


def draw_token_options(s: CirclesState) -> None:
    s.offer_counts(PULL, s.bag)


def draw_token_answer(s: CirclesState, action: int) -> None:
    """CIRC-E13: a coin is kept. CIRC-E14: a stone goes back and costs a shovel."""
    token = action - PULL
    seat = s.active
    if token == STONE:
        s.goods[seat][SHOVEL] -= 1
        s.shop[SHOVEL] += 1
        s.tell(HIT_STONE, seat)
        return
    s.bag[token] -= 1
    s.tell(DUG_UP, seat, token)
    credit = gain(s, seat, TOKEN_WORTH[token])
    tell_loss(s, seat, TOKEN_WORTH[token] - credit)


def bank_options(s: CirclesState) -> None:
    s.offer(LEAVE)
    if s.purse[s.seat] > 0:
        s.offer(DEPOSIT)
    if s.account[s.seat] > 0:
        s.offer(WITHDRAW)


def bank_answer(s: CirclesState, action: int) -> None:
    """CIRC-E16: either deposit or withdraw or nothing; CIRC-F37: a single unit is not asked."""
    if action == LEAVE:
        s.tell(MOVED_ON, s.seat, BANKING, cause=AT_BANK)
        return
    withdraws = action == WITHDRAW
    s.tell(CHOSE_WITHDRAWAL if withdraws else CHOSE_DEPOSIT, s.seat)
    most = s.account[s.seat] if withdraws else s.purse[s.seat]
    if most > 1:
        s.ask(BANK_AMOUNT, s.seat, 1 if withdraws else 0)
    else:
        move_money(s, s.seat, withdraws, 1)


def bank_amount_options(s: CirclesState) -> None:
    """CIRC-F32: up to all of it; CIRC-R3: no more than AMOUNTS at once."""
    most = s.account[s.seat] if s.a == 1 else s.purse[s.seat]
    for amount in range(1, min(most, AMOUNTS) + 1):
        s.offer(AMOUNT + amount)


def bank_amount_answer(s: CirclesState, action: int) -> None:
    move_money(s, s.seat, s.a == 1, action - AMOUNT)


def move_money(s: CirclesState, seat: int, withdraws: bool, amount: int) -> None:
    """CIRC-E17: into the account. CIRC-E18: out of it, and as much again as interest."""
    if not withdraws:
        s.purse[seat] -= amount
        s.account[seat] += amount
        s.tell(DEPOSITED, seat, amount)
        return
    s.account[seat] -= amount
    credit = gain(s, seat, 2 * amount)
    s.tell(WITHDREW, seat, amount, 2 * amount)
    tell_loss(s, seat, 2 * amount - credit)


def reach_ranch(s: CirclesState, seat: int) -> None:
    """CIRC-E35: two rubies buy the ranch and win. CIRC-E36: otherwise nothing."""
    if s.purse[seat] < RANCH_PRICE:
        s.tell(FOUND_NOTHING, seat, RANCH)
        return
    s.purse[seat] -= RANCH_PRICE
    s.winner = seat
    s.tell(BOUGHT_RANCH, seat, RANCH_PRICE)
