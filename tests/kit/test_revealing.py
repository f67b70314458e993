"""After the end nothing is face down: every hand, every hidden card, every road."""

from __future__ import annotations

from typing import Any

import pytest

import farwest
from farwest.kit.fields import declared, unveiled
from farwest.kit.painting import painted, revealed
from farwest.laws import random_record

STEPS = 6
BACKS = ("card-back",)
ASKED = {"saloon-door"}  # stands there only for who may choose it


def moments(name: str, seats: int) -> list[farwest.Match[Any, Any]]:
    game = farwest.load(name)
    record = random_record(game, seats, 12)
    n = len(record.actions)
    return [farwest.Match.of(game, record, upto=n * k // STEPS) for k in range(STEPS + 1)]


def flat(value: Any) -> list[Any]:
    return [x for one in value for x in flat(one)] if isinstance(value, list) else [value]


@pytest.mark.parametrize("name", farwest.games())
def test_nothing_is_unknown_and_whatever_a_seat_sees_is_there(name: str) -> None:
    game = farwest.load(name)
    seats = min(game.seats[-1], 3)
    for match in moments(name, seats):
        view: Any = unveiled(game.view_type, match.state, 0)
        for field, said in declared(game.view_type).items():
            if said.unknown is not None:
                assert said.unknown not in flat(getattr(view, field)), field
        shown = revealed(match)
        assert shown is not None
        keys = {sprite.key for sprite in shown.sprites}
        for seat in range(seats):
            own = painted(match, seat)
            assert own is not None
            backs = {s.key for s in own.sprites if s.symbol in BACKS}
            assert {s.key for s in own.sprites} - backs - ASKED <= keys


def test_every_road_of_the_round_is_drawn() -> None:
    """DESP-F10: a card that is laid is a road that is ridden, or a stay in the Saloon."""
    seen = 0
    for match in moments("desperados", 4):
        shown = revealed(match)
        assert shown is not None
        marks = {s.key for s in shown.sprites if s.key.startswith("mark-")}
        for seat in range(4):
            row = match.state.laid[seat]
            stuck = match.state.stuck[seat] or len(row) + 1
            laid = [turn for turn, card in enumerate(row) if card >= 0 and turn + 1 < stuck]
            assert {f"mark-{seat}-{turn}" for turn in laid} <= marks
            seen += len(laid)
    assert seen > STEPS


def test_the_dealer_s_hand_and_what_was_laid_aside_lie_open() -> None:
    """GOAT-F14, GOAT-H5: only the deck itself stays a pile; its cards are named beside it."""
    backs = set()
    for match in moments("goat", 4):
        shown = revealed(match.speaking("en"))
        assert shown is not None
        backs |= {s.key for s in shown.sprites if s.symbol in BACKS}
    assert backs <= {"deck-0", "deck-1"}


def test_duel_tiles_are_told_to_their_owner() -> None:
    """CARSON-H4: in the panel of their owner, which a replay of everything shows."""
    game: Any = farwest.load("carson")
    values = next(v.values for v in game.variants if v.name == "duel_mode")
    match = game.match(3, seed=4, variant={"duel_mode": values[1]}).speaking("en", ["A", "B", "C"])
    for seat in range(3):
        own, other = painted(match, seat), painted(match, (seat + 1) % 3)
        assert own is not None
        assert other is not None
        held = match.view(seat).tiles
        said = ", ".join(str(value) for value, n in enumerate(held) for _ in range(n))
        assert said in own.panels[seat].label
        assert said not in other.panels[seat].label
