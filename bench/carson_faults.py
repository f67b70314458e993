"""What a strong player would not do in carson, counted: `python -m bench.carson_faults --games 40`.

Last round: money that could buy points stays in the pocket, because somebody buys fewer than it
can, or passes with a cowboy in hand beside an empty square that sells points. Any round: a fourth
cowboy on Wages, where another place was open that judgement thinks worth two wages.
"""

from __future__ import annotations

import argparse
from collections import Counter
from typing import Any, Final

import farwest
from farwest.arena.plan import plan_for
from farwest.arena.table import ArenaTable
from farwest.bots import bot
from farwest.games.carson.actions import ATTACK, BUY_POINTS, GO, PASS, PROTECT, STAKE
from farwest.games.carson.bots.worth import CERTAIN, chance_of, force_of, target_worth
from farwest.games.carson.numbers import (
    BUYING,
    FINAL_RATE,
    FIRST_CELL,
    LAST_ROUND,
    ROUNDS,
    SQUARES,
    VP_PRICE,
    WAGE,
    WAGES,
)
from farwest.games.carson.questions import BUY_VP, PLACE
from farwest.kernel.game import AnyGame
from farwest.kernel.record import Record, read_record
from farwest.kernel.state import CHANCE

KEPT: Final = "kept money when points were sold to it"
PASSED: Final = "passed beside an empty square that sells points"
CROWDED: Final = "sent a fourth cowboy to Wages where better was open"
CROWD: Final = 4
BETTER: Final = 2 * WAGE
MOST_SHOWN: Final = 6  # answers


def target_of(action: int) -> int:
    """Where a cowboy goes by this answer."""
    if action < STAKE:
        return action - GO
    first = STAKE if action < ATTACK else ATTACK if action < PROTECT else PROTECT
    return FIRST_CELL + action - first


def fault_of(s: Any, action: int) -> str:
    """Of the answer that is about to be given here; empty: none that this page knows."""
    seat, last = s.seat, s.round == ROUNDS
    if s.kind == BUY_VP and last:
        ends = [ends_with(s.money[seat], s.a, option - BUY_POINTS) for option in s.legal()]
        return KEPT if max(ends) > ends_with(s.money[seat], s.a, action - BUY_POINTS) else ""
    if s.kind != PLACE:
        return ""
    options = s.legal()
    if action == PASS and last:
        return PASSED if any(sells(s, option) for option in options) else ""
    if action == GO + WAGES and s.crowd[0][seat] + 1 >= CROWD:
        return CROWDED if any(worth(s, option) >= BETTER for option in options) else ""
    return ""


def ends_with(money: int, price: int, bought: int) -> int:
    """CARSON-G1: points from money, for what is kept counts too, at a worse rate."""
    return bought + (money - bought * price) // FINAL_RATE


def sells(s: Any, option: int) -> bool:
    """An empty square where this seat could have more points for its money in the last round."""
    square = option - GO
    if option == PASS or not BUYING <= square < SQUARES or LAST_ROUND[square] < s.round:
        return False
    money, price = s.money[s.seat], VP_PRICE[square - BUYING]
    gains = ends_with(money, price, money // price) > ends_with(money, price, 0)
    return not s.standing[square] and gains


def worth(s: Any, option: int) -> int:
    if option in (PASS, GO + WAGES):
        return 0
    target, force = target_of(option), force_of(s, s.seat) - 1
    return target_worth(s, s.seat, target) * chance_of(s, s.seat, target, force) // CERTAIN


def faults_in(game: AnyGame, record: Record) -> list[tuple[int, int, str]]:
    """(move, seat, fault) of a whole game."""
    s = game.start(record.seats, record.variant)
    found = []
    for move, action in enumerate(record.actions):
        if s.seat != CHANCE and len(s.legal()) > 1 and (fault := fault_of(s, action)):
            found.append((move, s.seat, fault))
        s.play(action)
    return found


def shown(game: AnyGame, record: Record, bot_name: str, fault: tuple[int, int, str]) -> str:
    """What the bot thinks there, of the answers it looked at most."""
    move, seat, what = fault
    s = game.start(record.seats, record.variant)
    for action in record.actions[:move]:
        s.play(action)
    thoughts = bot(bot_name, game).thinker.think(game.see(s, seat))  # type: ignore[attr-defined]
    told = [
        f"  {game.action_names[one.action]}: {one.visits} x, {one.chance:.3f}, {one.margin:+.1f}"
        for one in thoughts[:MOST_SHOWN]
    ]
    given = game.action_names[record.actions[move]]
    where = f"round {s.round}, $ {s.money[: record.seats]}, answered {given}"
    return "\n".join([f"{what}: seat {seat}, {where}", *told])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--bot", default="legend")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--show", action="store_true", help="what it thought at each of them")
    wishes = parser.parse_args()
    game = farwest.load("carson")
    plan = plan_for(game, [wishes.bot, wishes.bot], wishes.games, seats=2, seed=wishes.seed)
    count: Counter[str] = Counter()
    games = margin = 0
    for deal in plan.deals():
        for seating in deal:
            kept = ArenaTable(game, plan, seating).play()
            faults = faults_in(game, read_record(kept.record))
            count.update({fault for _, _, fault in faults})
            count.update(f"{fault}, times" for _, _, fault in faults)
            games, margin = games + 1, margin + kept.played.margin
            if wishes.show:
                for one in faults:
                    print(shown(game, read_record(kept.record), wishes.bot, one), flush=True)
    for fault in (KEPT, PASSED, CROWDED):
        print(f"{count[fault]} of {games} games, {count[f'{fault}, times']} times: {fault}")
    print(f"{margin / games:.1f} points between the two, on average")


if __name__ == "__main__":
    main()
