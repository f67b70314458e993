"""The cups are lifted: who pays, and whether the game goes on."""

from __future__ import annotations

from farwest.kernel.state import NOBODY
from farwest.scaffold.newgame.events import BID_FAILED, BID_HELD, FINISHED, PAID, SHOWED
from farwest.scaffold.newgame.numbers import FACES, GAME_LENGTH, ROUNDS, STAKE
from farwest.scaffold.newgame.phases.rolling import start_round
from farwest.scaffold.newgame.questions import NEXT_ROUND
from farwest.scaffold.newgame.state import NewgameState, count_face


def showdown_answer(s: NewgameState, action: int) -> None:
    """NEWGAME-R6: the bid is true if there are at least so many."""
    caller = s.a
    face = s.bid % FACES
    show(s, face)
    found = count_face(s, face)
    if found >= s.bid // FACES + 1:
        s.tell(BID_HELD, s.bidder, found, face)
        pay(s, caller, s.bidder)
    else:
        s.tell(BID_FAILED, s.bidder, found, face)
        pay(s, s.bidder, caller)


def show(s: NewgameState, face: int) -> None:
    """NEWGAME-R5: everyone shows the dice of that face, and takes the others away unseen."""
    s.shown = True
    for seat in range(s.seats):
        for other in range(FACES):
            if other != face:
                s.dice[seat][other] = 0
        s.tell(SHOWED, seat, s.dice[seat][face], face)


def pay(s: NewgameState, loser: int, winner: int) -> None:
    """NEWGAME-R6: a coin changes hands. NEWGAME-R7: who paid begins the next round."""
    s.coins[loser] -= STAKE
    s.coins[winner] += STAKE
    s.tell(PAID, loser, winner, STAKE)
    s.ask(NEXT_ROUND, NOBODY, loser)


def next_round_answer(s: NewgameState, action: int) -> None:
    """NEWGAME-Z1: the last round is over, or someone has no coin left; else another round."""
    if s.round == ROUNDS[s.variant[GAME_LENGTH]] or someone_is_broke(s):
        for seat in range(s.seats):
            s.tell(FINISHED, seat, s.coins[seat])
    else:
        start_round(s, s.a)


def someone_is_broke(s: NewgameState) -> bool:
    broke = False
    for seat in range(s.seats):
        broke = broke or s.coins[seat] == 0
    return broke
