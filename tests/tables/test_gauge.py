"""What a gauge answers is told by its first option: six hundred texts would say nothing more."""

from __future__ import annotations

from farwest.tables import scenes
from tests.tables.browsers import moves, seated

FLICKS = 3


def test_a_browser_is_told_one_option_of_a_gauge_and_a_program_all() -> None:
    table, found = seated("circles", 3), 0
    for _ in moves(table, 12):
        match = scenes.in_words(table, "en")
        if match.seat is None or match.seat < 0:
            continue
        seen = scenes.scene(match, match.seat, "wide")
        gauge = seen.picture and seen.picture.gauge
        told = [offer.action for offer in seen.options]
        program = [offer.action for offer in scenes.scene(match, match.seat, "none").options]
        recorded = scenes.scene(match, match.seat, "wide", recorded=True).options
        assert match.legal() == program == [offer.action for offer in recorded]
        if gauge:
            found += 1
            assert [gauge.first] == told
            assert set(gauge.actions) <= set(program)
        else:
            assert program == told
    assert found >= FLICKS
