"""RULES.md 5.4, 6.1 and DESP-D7: disks, proofs, spying, lapses; X8, X10 to X12."""

from __future__ import annotations

import pytest

from farwest.errors import IllegalAction
from farwest.games.desperados import numbers as t
from tests.games.desperados.table import (
    GAME,
    AnyMatch,
    asked,
    heard,
    lay,
    only,
    options,
    play_round,
    to,
    told,
    town,
    turn,
)

AWAY = "tuba_city"


def in_salem(*sheriffs: str, round: int = 1, first: int = 3, **facts: object) -> AnyMatch:
    """Turn 4: Gregor, Patrick and Sabine ride into Salem; brown comes there too (timetable 3)."""
    rows = [
        ["shiprock", "aztec", "gallup"],
        ["aztec", "los_lunas", "socorro"],
        ["roswell", "el_paso", "la_luz"],
        ["silver_city", "tombstone", "el_paso"],
    ]
    start = (AWAY, "santa_fe", "los_lunas", "globe")
    match = lay(start, sheriffs, turn=4, first=first, round=round, rows=rows, **facts)  # type: ignore[arg-type]
    to(match, "MARSHAL_CARD")
    told(match, "lay st_johns", "lay salem", "lay salem", "lay salem")
    return match


def intents(match: AnyMatch, *said: str) -> list[str]:
    """Each in the order in which they are asked."""
    before = len(match.log)
    for one in said:
        match.play(one)
    return [GAME.events[e[0]] for turn in match.log[before:] for e in turn]


def test_desp_x10_one_town_two_targets() -> None:
    """DESP-X10, DESP-F15, DESP-G11: 2 or 3 disks on one target, never 2 and 1."""
    both = ["nothing", "cheat", "hold-up brown"]
    match = in_salem("salem", AWAY, AWAY)
    assert both == options(match)
    match.play("hold-up brown")
    assert both == options(match)  # poker may still get two
    match.play("hold-up brown")
    assert ["nothing", "hold-up brown"] == options(match)
    match.play("nothing")
    assert [0b110] == match.state.job_crew[:1]
    for said in (
        ("cheat", "cheat", "cheat"),
        ("nothing", "cheat", "cheat"),
        ("nothing", "nothing"),
    ):
        match = in_salem("salem", AWAY, AWAY)
        told(match, *said)
        assert (said != ("nothing", "nothing")) == bool(match.state.jobs)
    with pytest.raises(IllegalAction, match="too few"):
        told(in_salem("salem", AWAY, AWAY), "hold-up brown", "hold-up brown", "cheat")


def test_desp_d7_a_target_short_of_disks_lapses() -> None:
    """DESP-D7, DESP-G8: only its choosers are asked again, without it; no public trace."""
    match = in_salem("salem", "salem", AWAY)
    since = match.move
    told(match, "hold-up brown", "hold-up brown")
    assert ("INTENT", 3) == asked(match)
    assert ["nothing", "hold-up brown"] == options(match)
    match.play("nothing")  # two disks against two sheriffs
    assert 0 == match.state.jobs
    assert 5 == match.state.turn
    said = heard(match, 1, since)
    assert {"LAPSED gregor hold_up_brown", "LAPSED patrick hold_up_brown"} <= set(said)
    for seat in (0, None):
        names = {x.split()[0] for x in heard(match, seat, since)}
        assert not names & {"LAPSED", "INTENDED", "SHOWED", "LAUNCHED"}


def test_desp_d7_d14_whoever_lapsed_may_choose_what_is_left() -> None:
    """DESP-D14: "not yet decided" now means those still to be asked again."""
    match = in_salem("salem", AWAY, AWAY)
    told(match, "cheat", "nothing", "nothing")
    assert 5 == match.state.turn  # alone, nothing else is open: no question
    match = in_salem("salem", AWAY, AWAY)
    told(match, "cheat", "hold-up brown")
    assert ["nothing", "cheat", "hold-up brown"] == options(match)
    match.play("nothing")  # both lapse: one disk each, one sheriff
    assert 0 == match.state.jobs
    match = in_salem("salem", AWAY, AWAY)
    told(match, "hold-up brown", "cheat", "cheat")
    assert ("INTENT", 1) == asked(match)
    assert ["nothing", "cheat"] == options(match)
    match.play("nothing")
    assert ([0b1100], [t.POKER_OF + town("salem")]) == (
        match.state.job_crew[:1],
        match.state.job_target[:1],
    )
    assert "LAPSED gregor hold_up_brown" in heard(match, 2)


def test_desp_d14_stuck_desperados_do_not_count() -> None:
    """DESP-D14, DESP-F13: neither asked nor counted, though they stand there."""
    rows = [["gallup", "aztec", "santa_fe"], ["saloon", "silver_city", "tombstone"]]
    rows += [["roswell", "la_luz", "el_paso"]]
    match = lay(
        (AWAY, "tombstone", "los_lunas"),
        ("tombstone", AWAY),
        round=2,
        turn=4,
        rows=rows,
        lost=[[], ["el_paso", "salem"], []],
    )
    to(match, "MARSHAL_CARD")
    told(match, "lay roswell", "lay tombstone")  # Gregor's dummy is laid by the engine
    assert 4 == match.state.stuck[1]
    assert 5 == match.state.turn  # Patrick alone cannot beat the sheriff: nobody was asked


def test_desp_f13_f17_several_actions_in_one_turn() -> None:
    """DESP-F13, DESP-F17: different targets in one town; they take effect together."""
    match = in_salem(AWAY, AWAY, AWAY)
    since = match.move
    told(match, "cheat", "hold-up brown")
    assert not only(heard(match, 0, since), "SHOWED")
    match.play("cheat")
    assert only(heard(match, 0, since), "SHOWED", "JOINED_CHEAT", "JOINED_HOLD_UP", "LAUNCHED") == [
        "SHOWED gregor salem 4",
        "SHOWED patrick salem 4",
        "SHOWED sabine salem 4",
        "JOINED_HOLD_UP patrick brown salem",
        "LAUNCHED patrick salem 1",
        "JOINED_CHEAT gregor salem",
        "JOINED_CHEAT sabine salem",
        "LAUNCHED gregor salem 1",
    ]


def test_desp_f14_one_disk_a_round_and_any_number_of_spyings() -> None:
    """DESP-F14, DESP-G17: after a disk action only spying is left."""
    match = in_salem(AWAY, AWAY, AWAY)
    told(match, "cheat", "nothing", "nothing")
    turn(match, "payson", "silver_city", "tombstone", "saloon", intents={1: "spy"})
    assert "REVEALED gregor silver_city 5" not in heard(match, 0)
    assert "SPIED gregor silver_city 800" in heard(match, 0)
    match = in_salem(AWAY, AWAY, AWAY)
    told(match, "cheat", "nothing", "nothing")
    to(match, "DESPERADO_CARD")
    told(match, "lay tombstone", "lay tombstone", "lay saloon")
    assert ("INTENT", 2) == asked(match)  # Tombstone has poker, but Gregor has no disk


def test_desp_e1_a_tile_with_a_disk_of_an_earlier_turn_is_closed() -> None:
    """DESP-E1, DESP-G10: no disks are added in a later turn of the round."""
    match = in_salem(AWAY, AWAY, AWAY)
    told(match, "cheat", "nothing", "nothing")
    to(match, "DESPERADO_CARD")
    told(match, "lay tombstone", "lay saloon", "lay saloon")
    assert "DESPERADO_CARD" != asked(match)[0]
    assert "JOINED_CHEAT" not in {x.split()[0] for x in heard(match, 0, match.move - 1)}
    assert "WIN_POKER" == asked(match)[0]  # Patrick and Sabine in Salem had nothing to choose


def test_desp_e2_a_coach_held_up_earlier_is_closed() -> None:
    """DESP-E2, DESP-E6: and it stays where it is."""
    match = in_salem(AWAY, AWAY, AWAY)
    told(match, "hold-up brown", "nothing", "nothing")
    assert town("salem") == match.state.coach[t.BROWN]
    to(match, "DESPERADO_CARD")
    told(match, "lay tombstone", "lay saloon", "lay saloon")
    assert ("INTENT", 2) == asked(match)
    assert ["nothing", "cheat"] == options(match)


def test_desp_e3_needed_is_fixed_at_the_launch() -> None:
    """DESP-E3, DESP-G9, DESP-X11: sheriffs who come later change nothing."""
    match = in_salem(AWAY, "el_paso", "la_luz")
    told(match, "hold-up brown", "hold-up brown", "nothing")
    job = (match.state.job_turn[0], match.state.job_needed[0], match.state.job_crew[0])
    assert (4, 1, 0b110) == job  # one spare
    turn(match, "payson", "el_paso", "tombstone", "saloon", ride={1: "salem", 2: "salem"})
    assert "WIN_COACH" == asked(match)[0]


def test_desp_x11_sheriffs_afterwards() -> None:
    """DESP-X11: 1 disk and no sheriff; two sheriffs ride in; needed stays 1."""
    match = lay((AWAY, "globe", "roswell"), ("tombstone", "socorro"), first=3)
    turn(match, "gallup", "phoenix", "santa_fe", intents={1: "hold-up brown"})
    assert 1 == match.state.job_needed[0]
    rows = ["- aztec los_lunas socorro la_luz", "- payson st_johns gallup shiprock"]
    rows += ["- aztec shiprock tuba_city flagstaff"]
    play_round(match, rows)
    assert "WIN_COACH" == asked(match)[0]


def test_desp_x12_both_coaches_in_one_town() -> None:
    """DESP-X12, DESP-F24: brown 4 and blue 3 in Globe in turn 3; brown draws first."""
    rows = [["shiprock", "aztec"], ["flagstaff", "payson"], ["st_johns", "payson"]]
    match = lay((AWAY, "phoenix", "gallup"), (AWAY, AWAY), round=2, first=3, turn=3, rows=rows)
    turn(match, "gallup", "globe", "globe", intents={1: "hold-up brown", 2: "hold-up blue"})
    assert [t.BROWN, t.BLUE] == match.state.job_target[:2]
    assert [1, 1] == match.state.job_needed[:2]
    rest = ["- - - los_lunas roswell", "- - - tucson phoenix", "- - - silver_city salem"]
    said = play_round(match, rest)
    assert 2 == len(only(said, "COACH_STAYED"))
    assert ["WON_COACH gregor brown 800"] == told(match, "coach 800")
    assert "WON_COACH patrick blue 1200" in told(match, "coach 1200")


def test_desp_f15_the_marshal_never_counts_as_a_sheriff() -> None:
    """DESP-F15: he stands in Salem, and one disk is enough."""
    match = lay(("socorro", "socorro", "la_luz"), (AWAY, AWAY))
    to(match, "MARSHAL_CARD")
    told(match, "lay salem", "lay salem", "lay el_paso")
    assert "cheat" in options(match)


def test_desp_f16_proof() -> None:
    """DESP-F16: the last card; with a Saloon also the one before it."""
    rows = [["shiprock"], ["salem"], ["roswell"]]
    match = lay((AWAY, "socorro", "los_lunas"), (AWAY, AWAY), turn=2, rows=rows)
    said = turn(match, "aztec", "saloon", "la_luz", intents={1: "cheat"})
    assert ["SHOWED gregor saloon 2", "SHOWED gregor salem 1"] == only(said, "SHOWED")
    assert 0b11 == match.state.shown[1]
    assert [town("salem"), t.SALOON] == match.view(0).laid[1][:2]
    assert [t.UNKNOWN] * 2 == match.view(0).laid[2][:2]


def test_desp_x8_g16_saloon_in_turn_1_then_act() -> None:
    """DESP-X8, DESP-G16, DESP-E9: the figure proves the rest; an arrest loses no card."""
    match = lay(("aztec", "shiprock", "roswell"), (AWAY, AWAY))
    said = turn(match, "shiprock", "saloon", "la_luz", intents={1: "cheat"})
    assert ["SHOWED gregor saloon 1"] == only(said, "SHOWED")
    rows = ["- gallup aztec los_lunas socorro", "- aztec gallup tuba_city flagstaff"]
    said = play_round(match, [*rows, "- salem tombstone silver_city globe"])
    assert "GOT_ARRESTED gregor shiprock 1" in said
    assert "JOB_FAILED gregor shiprock cheat" in said
    assert not only(said, "LOST_CARD")
    assert 0 == match.state.lost[1]


def test_desp_e8_spying() -> None:
    """DESP-E8, DESP-G18: for all players, regardless of sheriffs; a seen tile may be seen again."""
    match = lay(
        (AWAY, "st_johns", "roswell"),
        ("socorro", "socorro"),
        tiles=("500", "2300", "800", "2600", "1100"),
    )
    assert t.UNKNOWN == match.view(1).tile[3]
    said = turn(match, "shiprock", "socorro", "la_luz", intents={1: "spy"})
    assert "SPIED gregor socorro 2600" in said
    for seat in (0, 1, 2, None):
        assert GAME.names["bank_tile"].index("2600") == match.view(seat).tile[3]
    said = turn(match, "aztec", "saloon", "el_paso", intents={1: "spy"})
    assert "SPIED gregor socorro 2600" in said
    assert ["SHOWED gregor saloon 2", "SHOWED gregor socorro 1"] == only(said, "SHOWED")


def test_desp_e8_not_beside_a_disk_action() -> None:
    """DESP-E8, DESP-D5: one of the two; poker and spying never share a town."""
    match = lay(
        (AWAY, "salem", "roswell"),
        (AWAY, AWAY),
        first=3,
        turn=5,
        rows=[
            ["shiprock", "aztec", "los_lunas", "santa_fe"],
            ["tombstone", "silver_city", "st_johns", "saloon"],
            ["la_luz", "el_paso", "roswell", "los_lunas"],
        ],
    )
    to(match, "MARSHAL_CARD")
    told(match, "lay roswell", "lay socorro", "lay aztec")
    assert ["nothing", "hold-up brown", "spy"] == options(match)
