"""DESP-D7, DESP-D14: intents are chosen at once, changed until all are in, and seen by the gang."""

from __future__ import annotations

import msgspec
import pytest

from farwest.kernel.errors import IllegalAction
from farwest.tables import film, scenes, together
from farwest.tables.watcher import Watcher
from farwest.tables.wire import ClockWish, Scene
from tests.tables.gang import (
    GREGOR,
    PATRICK,
    SABINE,
    crews,
    last_words,
    offered,
    salem,
    say,
    silver_city,
)
from tests.tables.test_table import Sitting

MARSHAL = 0


def seen_by(sitting: Sitting, seat: int) -> Scene:
    """The scene that somebody who comes in now is sent."""
    watcher = Watcher(f"p{seat}", f"N{seat}", "en", "wide", -1)
    found = film.shown(sitting.table, watcher, 0.0)[-1]
    assert isinstance(found, Scene)
    return found


def test_desp_d7_they_choose_in_any_order_and_all_is_launched_together() -> None:
    sitting = salem("salem")
    table = sitting.table
    assert [GREGOR, PATRICK, SABINE] == table.thinking()
    say(sitting, SABINE, "hold-up brown")
    say(sitting, GREGOR, "nothing")
    assert [PATRICK] == table.thinking()
    say(sitting, PATRICK, "hold-up brown")

    assert [0b1100] == crews(sitting)
    assert sitting.again().playing.actions == table.playing.actions


def test_desp_d7_an_intent_may_be_changed_until_the_last_is_in() -> None:
    sitting = salem("salem")
    say(sitting, GREGOR, "cheat")
    say(sitting, SABINE, "hold-up brown")
    say(sitting, GREGOR, "hold-up brown")
    say(sitting, SABINE, "cheat")
    say(sitting, SABINE, "hold-up brown")
    say(sitting, PATRICK, "nothing")

    assert [0b1010] == crews(sitting)


def test_desp_d7_what_is_offered_follows_what_the_others_hold() -> None:
    """Intents already on it, and who has not decided: both as they stand."""
    sitting = salem("salem")
    say(sitting, GREGOR, "nothing")
    assert ["nothing", "cheat", "hold-up brown"] == offered(sitting, SABINE)
    say(sitting, PATRICK, "nothing")
    assert ["nothing"] == offered(sitting, SABINE)
    with pytest.raises(IllegalAction, match="too few"):
        say(sitting, SABINE, "cheat")
    say(sitting, PATRICK, "cheat")

    assert ["nothing", "cheat"] == offered(sitting, SABINE)


def test_desp_d7_who_was_left_alone_is_told_and_the_turn_goes_on() -> None:
    sitting = salem("salem")
    table = sitting.table
    say(sitting, SABINE, "hold-up brown")
    say(sitting, GREGOR, "hold-up brown")
    say(sitting, GREGOR, "nothing")
    say(sitting, PATRICK, "nothing")

    assert [] == crews(sitting)
    assert {SABINE: table.game.parse("hold-up brown")} == table.lost == sitting.again().lost
    note = "After what the others chose, this is not possible any more: Hold up the brown coach."
    assert note == seen_by(sitting, SABINE).help
    assert ["", ""] == [seen_by(sitting, seat).help for seat in (GREGOR, PATRICK)]


def test_desp_d7_who_was_left_alone_and_has_a_choice_is_asked_again() -> None:
    sitting = silver_city("silver_city")
    table = sitting.table
    move = table.move
    say(sitting, PATRICK, "hold-up brown")
    say(sitting, GREGOR, "nothing")

    assert move + 1 == table.move  # Gregor's stands
    assert [PATRICK] == table.thinking() == sitting.again().thinking()
    scene = seen_by(sitting, PATRICK)
    assert ["nothing", "spy"] == [offer.name for offer in scene.options]
    assert scene.help.startswith("After what the others chose, this is not possible any more")
    assert -1 == scene.held
    say(sitting, PATRICK, "spy")
    assert {} == table.lost
    assert ["SPIED 2"] == last_words(sitting, MARSHAL, ["SPIED"], move)


def test_desp_d7_a_mate_who_turns_away_takes_the_target_off_the_screen() -> None:
    sitting = silver_city("silver_city")
    say(sitting, PATRICK, "hold-up brown")
    assert sitting.table.game.parse("hold-up brown") == seen_by(sitting, PATRICK).held
    sitting = salem("salem", "salem")
    say(sitting, SABINE, "hold-up brown")
    say(sitting, GREGOR, "nothing")

    assert -1 == seen_by(sitting, SABINE).held
    assert "not possible any more" in seen_by(sitting, SABINE).help
    say(sitting, GREGOR, "hold-up brown")
    assert sitting.table.game.parse("hold-up brown") == seen_by(sitting, SABINE).held
    assert "not possible" not in seen_by(sitting, SABINE).help


def test_desp_d14_a_target_that_lapses_asks_its_choosers_again_at_once() -> None:
    """Gregor and Patrick were before Sabine: the rules let their intent stand until the launch."""
    sitting = salem("salem", "salem")
    table = sitting.table
    move = table.move
    say(sitting, GREGOR, "hold-up brown")
    say(sitting, PATRICK, "hold-up brown")
    say(sitting, SABINE, "nothing")

    assert ["LAPSED 1", "LAPSED 2"] == sorted(last_words(sitting, SABINE, ["LAPSED"], move))
    assert [] == last_words(sitting, MARSHAL, ["LAPSED", "INTENDED"], move)
    assert [] == crews(sitting)


def test_desp_d7_the_gang_sees_what_its_members_hold_and_nobody_else_does() -> None:
    sitting = salem("salem")
    table = sitting.table
    before = seen_by(sitting, MARSHAL)
    watched = scenes.scene(scenes.in_words(table, "en"), None, "wide")
    say(sitting, SABINE, "hold-up brown")
    hers = together.turned_to(table.playing, GREGOR, table.held).view(GREGOR).intent[SABINE]
    say(sitting, SABINE, "cheat")
    changed = together.turned_to(table.playing, GREGOR, table.held).view(GREGOR).intent[SABINE]

    assert len({hers, changed, table.playing.view(GREGOR).intent[SABINE]}) == 3
    assert before == seen_by(sitting, MARSHAL)
    assert watched == scenes.scene(scenes.in_words(table, "en"), None, "wide")


def test_who_has_nothing_to_choose_sees_what_the_others_hold() -> None:
    """Sabine used her disk: she is not asked, and still of the gang."""
    sitting = salem()
    say(sitting, GREGOR, "cheat")
    held = dict(sitting.table.held)
    match = sitting.table.playing

    assert match is together.turned_to(match, MARSHAL, held)
    assert match is not together.turned_to(match, SABINE, held)


def test_who_is_asked_again_pays_for_its_second_thoughts() -> None:
    sitting = silver_city("silver_city")
    table = sitting.table
    table.clocks.wish, table.clocks.spare = ClockWish(minutes=5), [300.0] * 3
    say(sitting, PATRICK, "hold-up brown", 10.0)
    say(sitting, GREGOR, "nothing", 20.0)
    say(sitting, PATRICK, "nothing", 25.0)

    assert [280.0, 285.0] == table.clocks.spare[1:]


STORIES = {  # what the gang says in Salem, with two sheriffs about; nothing comes of it
    "nobody acts": "1 nothing, 2 nothing, 3 nothing",
    "minds change": "1 cheat, 1 hold-up brown, 2 hold-up brown, 1 nothing, 2 nothing, 3 nothing",
    "it lapses": "1 hold-up brown, 2 hold-up brown, 3 nothing",
    "one is left alone": "3 hold-up brown, 1 nothing, 2 nothing",
}


@pytest.mark.parametrize("seat", [MARSHAL, None], ids=["marshal", "watcher"])
def test_desp_d15_nothing_tells_the_others_what_the_gang_meant_to_do(seat: int | None) -> None:
    """All that their sockets carry, message for message, whatever was held, changed or lost."""
    person = "stranger" if seat is None else f"p{seat}"
    heard: dict[str, list[bytes]] = {}
    for name, story in STORIES.items():
        sitting, watcher = salem("salem", "salem"), Watcher(person, "", "en", "wide", -1)
        sent = [*film.shown(sitting.table, watcher, 0.0)]
        for line in story.split(", "):
            who, _, answer = line.partition(" ")
            say(sitting, int(who), answer)
            sent += film.shown(sitting.table, watcher, 0.0)
        sitting.pass_pauses()
        sent += film.shown(sitting.table, watcher, 0.0)
        assert 5 == sitting.table.playing.state.turn
        heard[name] = [msgspec.json.encode(message) for message in sent]

    quiet = heard["nobody acts"]
    assert 2 <= len(quiet) <= 4
    assert dict.fromkeys(STORIES, quiet) == heard
