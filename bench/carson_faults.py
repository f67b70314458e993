"""What a strong player would not do in carson, counted: `python -m bench.carson_faults --games 40`.

Last round: money that could buy points stays in the pocket, because somebody buys fewer than it
can, or passes with a cowboy in hand beside an empty square that sells points. Any round: a fourth
cowboy on Wages, where another place was open that judgement thinks worth two wages.

Such a pass may be right: who passes first wins ties, and a cowboy at home wins duels. So each is
looked at again, as often as going to buy, to the end of the game: as many looks to learn both lines
as are counted. It is right where passing wins more often; a fault where buying does, or wins as
often, within two standard errors, and ends with more; else it is all the same. How it ends is
played on by Legend with few looks: a tree in which all lines win does not care by how much.
"""

from __future__ import annotations

import argparse
from collections import Counter
from random import Random
from typing import Any, Final, NamedTuple

import farwest
from farwest.arena.plan import plan_for
from farwest.arena.table import ArenaTable
from farwest.bots import bot
from farwest.bots.comparing import Mean, mean_of
from farwest.bots.second_look import CURIOUS, OneAnswer
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
from farwest.kernel.state import CHANCE, OVER

KEPT: Final = "kept money when points were sold to it"
PASSED: Final = "passed beside an empty square that sells points"
CROWDED: Final = "sent a fourth cowboy to Wages where better was open"
CROWD: Final = 4
BETTER: Final = 2 * WAGE
MOST_SHOWN: Final = 6  # answers
LOOKS: Final = 40_000  # of a deep look, at each answer; half of them count,
PARTS: Final = 20  # in so many parts: their spread is the error
CLEAR: Final = 2.0  # standard errors
ENDINGS: Final = 24  # games played on from each answer, where winning does not tell them apart
FINISHER: Final = "legend:iterations=600:recheck=0"
RIGHT: Final = "right: passing wins more games"
FAULT: Final = "faults: going to buy wins more, or as often and ends with more"
SAME: Final = "all the same to winning, and going to buy brings no more"


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


class DeepLook(NamedTuple):
    """Passing against going to buy, looked at equally often."""

    wins: Mean
    ends: Mean

    @property
    def verdict(self) -> str:
        told_by = self.wins if self.wins.is_clear(CLEAR) else self.ends
        if not told_by.is_clear(CLEAR) or (told_by is self.ends and told_by.gain > 0):
            return SAME
        return RIGHT if told_by.gain > 0 else FAULT

    def __str__(self) -> str:
        return (
            f"{self.verdict}. Passing wins {self.wins.best:.1%} and ends {self.ends.best:+.1f}, "
            f"going to buy {self.wins.other:.1%} and {self.ends.other:+.1f}"
        )


def deep_look(game: AnyGame, s: Any, looks: int = LOOKS) -> DeepLook:
    """At a pass of PASSED, from here to the end of the game; buying where most is won by it."""
    view, thinker = game.see(s, s.seat), bot("legend", game).thinker  # type: ignore[attr-defined]
    answers = [PASS, *(option for option in s.legal() if sells(s, option))]
    found = []
    for action in answers:
        one = OneAnswer(thinker, view, action, looks)
        one.look(looks // 2)
        found.append([one.explore(CURIOUS, looks // 2 // PARTS) for _ in range(PARTS)])
    buying = max(found[1:], key=lambda parts: sum(part.chance for part in parts))
    wins = mean_of([part.chance for part in found[0]], [part.chance for part in buying])
    if wins.is_clear(CLEAR):
        ends = mean_of([part.margin for part in found[0]], [part.margin for part in buying])
    else:
        bought = buying[0].action
        passed, sent = ([ending(game, s, a, k) for k in range(ENDINGS)] for a in (PASS, bought))
        ends = mean_of(passed, sent)
    return DeepLook(wins, ends)


def ending(game: AnyGame, s: Any, action: int, seed: int) -> float:
    """By how much the seat that is asked here ends ahead after this answer."""
    seat, luck = s.seat, Random(seed)
    players = [bot(FINISHER, game, 2 * seed + k) for k in range(s.seats)]
    after = s.clone()
    after.play(action)
    while after.seat != OVER:
        options = after.legal()
        if after.seat == CHANCE:
            answer = luck.choices(options, after.odds())[0]
        else:
            choose = players[after.seat].choose
            answer = choose(game.see(after, after.seat)) if len(options) > 1 else options[0]
        after.play(answer)
    points = after.final_points()
    return float(points[seat] - max(n for k, n in enumerate(points) if k != seat))


def at(game: AnyGame, record: Record, move: int) -> Any:
    """The position before this answer of a whole game."""
    s = game.start(record.seats, record.variant)
    for action in record.actions[:move]:
        s.play(action)
    return s


def shown(game: AnyGame, record: Record, bot_name: str, fault: tuple[int, int, str]) -> str:
    """What the bot thinks there, of the answers it looked at most."""
    move, seat, what = fault
    s = at(game, record, move)
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
    parser.add_argument("--looks", type=int, default=LOOKS, help="of a deep look, at each answer")
    wishes = parser.parse_args()
    game = farwest.load("carson")
    plan = plan_for(game, [wishes.bot, wishes.bot], wishes.games, seats=2, seed=wishes.seed)
    count: Counter[str] = Counter()
    verdicts: Counter[str] = Counter()
    games = margin = 0
    for deal in plan.deals():
        for seating in deal:
            kept = ArenaTable(game, plan, seating).play()
            record = read_record(kept.record)
            faults = faults_in(game, record)
            count.update({fault for _, _, fault in faults})
            count.update(f"{fault}, times" for _, _, fault in faults)
            games, margin = games + 1, margin + kept.played.margin
            for one in faults:
                if wishes.show:
                    print(f"game {games}, {shown(game, record, wishes.bot, one)}", flush=True)
                if one[2] == PASSED:
                    looked = deep_look(game, at(game, record, one[0]), wishes.looks)
                    verdicts[looked.verdict] += 1
                    if wishes.show:
                        print(f"  {looked}", flush=True)
    for fault in (KEPT, PASSED, CROWDED):
        print(f"{count[fault]} of {games} games, {count[f'{fault}, times']} times: {fault}")
        if fault == PASSED:
            for verdict in (RIGHT, SAME, FAULT):
                print(f"  {verdicts[verdict]} of these, at {wishes.looks:,} looks each: {verdict}")
    print(f"{margin / games:.1f} points between the two, on average")


if __name__ == "__main__":
    main()
