"""DESP-D6, DESP-F9: the gang lays its cards at once; each may be exchanged until all are down."""

from __future__ import annotations

import pytest

from farwest.games.desperados.questions import DESPERADO_CARD
from farwest.kernel.errors import IllegalAction
from farwest.tables import scenes, together
from farwest.tables.wire import Scene
from tests.tables.test_table import Sitting


def laying(seats: int = 4) -> Sitting:
    """Where several of the gang have a card to lay."""
    sitting = Sitting("desperados", seats)
    while len(free(sitting)) < 2 or sitting.table.playing.state.kind != DESPERADO_CARD:
        sitting.play()
    return sitting


def free(sitting: Sitting) -> list[int]:
    """Seats that are asked and have a choice."""
    table = sitting.table
    return [
        seat
        for seat in table.asked()
        if len(together.turned_to(table.playing, seat).state.legal()) > 1
    ]


def lay(sitting: Sitting, seat: int, k: int = 0) -> int:
    table = sitting.table
    action: int = together.turned_to(table.playing, seat).state.legal()[k]
    sitting.take(table.play(seat, table.seen(seat), action, f"{seat}-{k}", 0.0))
    return action


def test_they_lay_in_any_order_and_the_table_moves_when_the_last_card_is_down() -> None:
    sitting = laying()
    table, seats = sitting.table, free(sitting)
    move = table.move
    for seat in reversed(seats[1:]):
        lay(sitting, seat)
        assert move == table.move
        assert seat not in table.thinking()
    lay(sitting, seats[0])

    assert table.move > move
    assert {} == table.held
    assert sitting.again().playing.actions == table.playing.actions


def test_a_card_may_be_exchanged_until_the_turn_locks() -> None:
    sitting = laying()
    table, (first, *others) = sitting.table, free(sitting)
    lay(sitting, first, 0)
    changed = lay(sitting, first, 1)
    assert {first: changed} == table.held == sitting.again().held
    for seat in others:
        lay(sitting, seat)

    moves = dict(zip(table.movers, table.playing.actions, strict=True))
    assert changed == moves[first]


def test_who_has_laid_sees_what_it_holds_and_may_still_choose() -> None:
    sitting = laying()
    table, seat = sitting.table, free(sitting)[-1]
    held = lay(sitting, seat)
    match = together.turned_to(scenes.in_words(table, "en"), seat)
    scene = scenes.scene(match, seat, "none", held=table.held[seat])

    assert held == scene.held
    assert held in [offer.action for offer in scene.options]


def test_an_impossible_card_is_refused_and_nothing_is_held() -> None:
    sitting = laying()
    table, seat = sitting.table, free(sitting)[-1]
    legal = together.turned_to(table.playing, seat).state.legal()
    other = next(action for action in range(table.game.actions) if action not in legal)
    with pytest.raises(IllegalAction):
        table.play(seat, table.seen(seat), other, "", 0.0)

    assert {} == table.held


def test_the_marshal_is_sent_nothing_while_they_lay() -> None:
    """DESP-D15: no signal; the bytes for the other side are the same before and after."""
    sitting = laying()
    table = sitting.table
    marshal = next(seat for seat in range(4) if seat not in table.asked())

    def seen() -> Scene:
        return scenes.scene(scenes.in_words(table, "en"), marshal, "wide")

    before = seen()
    lay(sitting, free(sitting)[-1])
    assert before == seen()
