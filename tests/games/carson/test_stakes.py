"""What tickets of carson say."""

from __future__ import annotations

from farwest.games.carson import questions as ask
from farwest.games.carson.board.stakes import stake
from farwest.kit.speaking import speech
from farwest.laws.random_games import walk
from tests.games.carson.table import GAME, PEOPLE


def test_points_for_sale_tell_the_price_and_nothing_of_the_end_of_the_round() -> None:
    """Whoever buys last ends the round: cowboys and guns that come and go then are no stake."""
    say, names = speech(GAME, "en"), list(PEOPLE[:2])
    told = [
        stake(GAME.see(s, s.seat), action, say, names)
        for s in walk(GAME, 2, 1)
        if s.seat >= 0 and s.kind in (ask.BUY_VP, ask.CASH_LIMIT)
        for action in s.legal()
    ]
    assert {chip.symbol for one in told if one for chip in one.chips} == {"star", "coin"}
    assert {one.line: len(one.chips) for one in told if one} == {
        "you keep what you have": 0,
        "at once": 2,
    }
