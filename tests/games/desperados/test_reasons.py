"""Positions whose best answer and its reason are plain from the rules."""

from __future__ import annotations

from farwest.games.desperados.bots.quantities import ways_on
from farwest.games.desperados.questions import DESPERADO_CARD
from tests.games.desperados.table import GAME, AnyMatch, asked, lay

MARSHAL = ["shiprock", "aztec", "gallup", "los_lunas"]
ROWS = [MARSHAL, ["flagstaff", "payson", "globe", "tucson"], ["st_johns", "payson", "globe"]]
AWAY = "roswell"


def planned(turn: int, *cards: str) -> AnyMatch:
    """These cards lie; in this turn the sheriffs stay and the cards named are laid."""
    rows = [row[: turn - 1] for row in [*ROWS[:2], [*ROWS[2], "silver_city"]]]
    match = lay(("tuba_city", "phoenix", "gallup"), (AWAY, AWAY), turn=turn, rows=rows)
    for answer in ("stay", "stay", *(f"lay {card}" for card in cards)):
        match.play(answer)
    return match


def test_desp_e1_a_disk_for_poker_that_nobody_can_stop_is_money() -> None:
    """DESP-F14, DESP-E1: the last turn, the marshal far, no sheriff in town."""
    match = planned(5, "roswell", "phoenix", "salem")
    assert asked(match) == ("INTENT", 1)
    found = match.why(1, "nothing")
    assert found is not None
    assert GAME.parse("nothing") != found.best
    assert "loot" == found.why.gains[0].key
    assert "the gang has $" in found.text


def test_desp_w2_who_is_near_open_banks_in_the_last_turn_goes_to_one() -> None:
    """DESP-W2: here in Tucson is a bank, in Silver City another; in Phoenix there is none."""
    match = planned(5, "roswell")
    assert asked(match) == ("DESPERADO_CARD", 1)
    found = match.why(1, "lay phoenix")
    assert found is not None
    assert found.best in (GAME.parse("lay saloon"), GAME.parse("lay silver_city"))
    assert "loot" == found.why.gains[0].key


def test_desp_f6_the_ways_on_are_the_cards_of_the_next_turn() -> None:
    """DESP-F6, DESP-F10: counted when a card is laid, and found when the next is asked for."""
    match = planned(3, "gallup")
    assert asked(match) == ("DESPERADO_CARD", 1)
    counted = []
    for card in match.legal():
        s, dice = match.state.clone(), GAME.dice(1)
        s.play(card)
        counted.append(ways_on(s, 1))
        while (s.kind, s.seat, s.turn) != (DESPERADO_CARD, 1, 4):
            s.find_options()
            s.play(s.random_option(dice))
        assert counted[-1] == len(s.legal())
    assert len(set(counted)) > 1
