"""RULES.md 5.1 to 5.3: coaches, sheriffs, cards, and the examples X1 to X4, X16, X17, X19."""

from __future__ import annotations

import pytest

from farwest.errors import IllegalAction
from farwest.games.desperados import numbers as t
from farwest.games.desperados.state import location
from tests.games.desperados.table import (
    TOWNS,
    AnyMatch,
    asked,
    by_hand,
    cards,
    figures,
    lay,
    lost,
    only,
    opening,
    options,
    play_round,
    row,
    to,
    told,
    town,
    turn,
)

QUIET = ("tombstone", "tombstone", "tombstone", "tombstone")


def three(**facts: object) -> AnyMatch:
    """Two desperados far from the marshal."""
    start = ("tombstone", "tuba_city", "roswell")
    return lay(start, ("tombstone", "tombstone"), **facts)  # type: ignore[arg-type]


def test_desp_x1_card_row() -> None:
    """DESP-X1, DESP-F8, DESP-F10."""
    match = three()
    turn(match, "salem", "gallup", "santa_fe")
    turn(match, "el_paso", "st_johns", "aztec")
    turn(match, "tombstone", "saloon", "gallup")
    to(match, "DESPERADO_CARD")
    assert {"globe", "socorro", "silver_city", "payson", "flagstaff"} == set(cards(match))
    match.play("lay globe")
    to(match, "SHERIFF")
    to(match, "DESPERADO_CARD")
    assert "tucson" in cards(match)
    match.play("lay tucson")
    assert ["gallup", "st_johns", "saloon", "globe", "tucson"] == row(match, 1)
    assert "tuba_city" == figures(match)[1]
    assert [town(name) for name in row(match, 1)] == match.view(1).laid[1]


def test_desp_x2_coaches() -> None:
    """DESP-X2, DESP-F4, DESP-E6: first timetable 4, round 2: brown 5, blue 4."""
    start = ("tuba_city", "tombstone", "roswell")
    rows = [["gallup", "aztec"], ["salem", "el_paso"], ["la_luz", "socorro"]]
    coach = {"brown": "el_paso", "blue": "shiprock"}
    match = lay(start, QUIET[:2], round=2, turn=2, first=4, rows=[r[:1] for r in rows], coach=coach)
    said = turn(match, *(r[1] for r in rows), intents={1: "hold-up brown"})
    assert only(said, "COACH_STAYED", "COACH_MOVED") == [
        "COACH_STAYED salome brown el_paso",
        "COACH_MOVED salome blue aztec",
    ]
    assert ["el_paso", "aztec"] == [TOWNS[k] for k in match.state.coach]
    play_round(
        match,
        [
            "- - santa_fe los_lunas socorro",
            "- - saloon la_luz roswell",
            "- - st_johns payson globe",
        ],
    )
    assert "COACH_STARTS salome brown los_lunas" in told(match, "coach 800")


def test_desp_x3_sheriff() -> None:
    """DESP-X3, DESP-F5: stay or an adjacent town; finally, and any number in one town."""
    match = lay(("aztec", "aztec", "aztec"), ("globe", "globe"))
    near = ["payson", "phoenix", "silver_city", "st_johns", "tucson"]
    assert [*(f"ride {name}" for name in near), "stay"] == options(match)
    with pytest.raises(IllegalAction):
        match.play("ride tombstone")
    assert ["SHERIFF_RODE salome silver_city 1"] == told(match, "ride silver_city")
    assert ("SHERIFF", 0) == asked(match)
    assert ["SHERIFF_STAYED salome globe 2"] == told(match, "stay")
    turn(match, "los_lunas", "los_lunas", "los_lunas")
    assert "ride tombstone" in options(match)


def test_desp_x4_chain() -> None:
    """DESP-X4, DESP-S5, DESP-F4: timetable 1 is followed by 2, 3, 4, 5."""
    for first, round, brown, blue in ((1, 2, 1, 5), (3, 1, 2, None), (5, 2, 0, 9)):
        match = lay(("aztec", "aztec", "aztec"), ("globe", "globe"), first=first, round=round)
        stop = TOWNS[t.TIMETABLE[brown][2]]
        said = turn(match, "los_lunas", "los_lunas", "los_lunas")
        assert f"COACH_MOVED salome brown {stop}" in said
        blues = [x for x in said if " blue " in x]
        assert blues == ([f"COACH_MOVED salome blue {TOWNS[t.TIMETABLE[blue][2]]}"] if blue else [])


def test_desp_f2_d1_the_order_of_a_turn() -> None:
    """DESP-F2, DESP-D1, DESP-D5, DESP-D6, DESP-F3: coaches, sheriffs, marshal, gang, actions."""
    match = by_hand(4, *opening(), *["place aztec"] * 6)
    said = told(match, "place aztec")
    assert [
        "ROUND_BEGAN salome 1",
        "TURN_BEGAN salome 1",
        "COACH_MOVED salome brown santa_fe",
    ] == said[1:]
    order = []
    while match.state.turn == 1:
        order.append(asked(match))
        match.play(options(match)[-1])
    assert order[:7] == [
        *[("SHERIFF", 0)] * 3,
        ("MARSHAL_CARD", 0),
        *[("DESPERADO_CARD", k) for k in (1, 2, 3)],
    ]
    assert ["aztec"] * 4 == figures(match)


def test_desp_g6_the_coach_moves_in_turn_1_too() -> None:
    """DESP-G6, DESP-F4."""
    match = by_hand(3, *opening(first="2"), *["place aztec"] * 5)
    assert "st_johns" == TOWNS[match.state.coach[t.BROWN]]


def test_desp_f6_f7_legal_cards_of_the_marshal() -> None:
    """DESP-F6, DESP-F7, DESP-F12: neighbours and the Saloon; there is no passing."""
    match = to(lay(("shiprock", "aztec", "aztec"), ("globe", "globe")), "MARSHAL_CARD")
    assert ["aztec", "gallup", "tuba_city", "saloon"] == cards(match)
    with pytest.raises(IllegalAction, match="No road"):
        match.play("lay globe")
    with pytest.raises(IllegalAction, match="not what is being asked"):
        match.play("nothing")
    match.play("lay saloon")
    turn(match, "-", "gallup", "gallup")
    to(match, "MARSHAL_CARD")
    assert ["aztec", "gallup", "tuba_city"] == cards(match)
    with pytest.raises(IllegalAction, match="played the Saloon"):
        match.play("lay saloon")


def test_desp_f10_a_card_is_used_once_a_round_and_the_start_town_may_be_reentered() -> None:
    """DESP-F10: the round-start town's card is still in hand."""
    match = three()
    turn(match, "salem", "gallup", "santa_fe")
    turn(match, "el_paso", "tuba_city", "aztec")
    to(match, "DESPERADO_CARD")
    assert ["flagstaff", "shiprock", "saloon"] == cards(match)


def test_desp_x16_lost_town() -> None:
    """DESP-X16, DESP-E10: out of La Luz by any road or the Saloon, and never back."""
    match = lay(
        ("tuba_city", "gallup", "la_luz"), ("globe", "globe"), round=2, lost=[[], [], ["la_luz"]]
    )
    to(match, "DESPERADO_CARD").play("lay saloon")
    assert {"el_paso", "roswell", "salem", "socorro", "saloon"} == set(cards(match))
    match.play("lay salem")
    to(match, "SHERIFF")
    to(match, "DESPERADO_CARD").play(options(match)[0])
    assert {"el_paso", "silver_city", "socorro", "tombstone", "saloon"} == set(cards(match))
    with pytest.raises(IllegalAction, match="lost the La Luz card"):
        match.play("lay la_luz")


def test_desp_x17_stuck() -> None:
    """DESP-X17, DESP-F11, DESP-E12, DESP-G14, DESP-F24, DESP-D14."""
    match = lay(
        ("flagstaff", "tombstone", "roswell"),
        ("globe", "globe"),
        round=2,
        lost=[[], ["el_paso", "salem"], []],
    )
    rows = [
        "tuba_city shiprock aztec santa_fe roswell",
        "saloon silver_city tombstone - -",
        "santa_fe aztec gallup tuba_city flagstaff",
    ]
    cut = [r.split() for r in rows]
    for k in range(3):
        turn(match, *(r[k] for r in cut))
    since = len(match.log)
    turn(match, *(r[3] for r in cut))
    assert ["tombstone", "aztec"] == [row(match, 1)[-2], row(match, 1)[-1]]  # the lowest in hand
    assert 4 == match.state.stuck[1]
    backs = [e.name for e in match.story(0) if e.move >= since]
    assert not {"GOT_STUCK", "LAID"} & set(backs)
    assert "GOT_STUCK" in [e.name for e in match.story(2) if e.move >= since]
    said = turn(match, *(r[4] for r in cut))
    assert "REVEALED gregor aztec 4" in said
    assert "FELL_OUT gregor tombstone 4" in said
    assert not [x for x in said if x.startswith("REVEALED gregor") and x.endswith(" 5")]
    assert "tombstone" == figures(match)[1]
    assert ["el_paso", "salem"] == lost(match, 1)


def test_desp_g15_a_stuck_marshal_arrests_nobody() -> None:
    """DESP-G15, DESP-E12: from the step of his first dummy."""
    match = lay(
        ("tombstone", "silver_city", "roswell"),
        ("globe", "globe"),
        round=2,
        lost=[["el_paso", "salem"], [], []],
    )
    rows = [
        "saloon silver_city tombstone - -",
        "globe tucson silver_city tombstone saloon",
        "la_luz socorro st_johns gallup aztec",
    ]
    said = play_round(match, rows)
    assert "FELL_OUT salome tombstone 4" in said
    assert not only(said, "GOT_ARRESTED")
    assert "tombstone" == figures(match)[1]


def test_desp_x19_f9_exchange_is_the_tables() -> None:
    """DESP-X19, DESP-F9: nothing a seat may do depends on a card of the other side that is down.

    So a table may take cards in any order and take them back until all are down: with another
    marshal's card the gang has the same options, and another order gives the same position.
    """
    ends = []
    for first, last in (("globe", "payson"), ("payson", "globe")):
        start = ("phoenix", "aztec", "gallup", "roswell")
        match = to(lay(start, ("tucson", "tucson", "tucson")), "MARSHAL_CARD")
        match.play(f"lay {first}")
        offered = cards(match)
        twin = to(lay(start, ("tucson", "tucson", "tucson")), "MARSHAL_CARD")
        twin.play(f"lay {last}")
        assert offered == cards(twin)
        assert match.view(1) == twin.view(1)
        frames = [frame for frame in match.state.frames() if frame[1] >= 0]
        assert [3, 2, 1] == [frame[1] for frame in frames]  # one frame a seat, all at once
        told(twin if last == "payson" else match, "lay los_lunas", "lay aztec", "lay la_luz")
        ends.append((twin if last == "payson" else match).position())
    assert ends[0] == ends[1]


def test_desp_d12_where_a_player_is() -> None:
    """DESP-D12: the last town laid, or the start; Saloon and dummies change nothing."""
    match = lay(
        ("flagstaff", "tombstone", "roswell"),
        ("globe", "globe"),
        round=2,
        lost=[[], ["el_paso", "salem"], []],
    )
    s = match.state
    assert ["flagstaff", "tombstone", "roswell"] == [TOWNS[location(s, k)] for k in range(3)]
    turn(match, "tuba_city", "saloon", "santa_fe")
    s = match.state
    assert ["tuba_city", "tombstone", "santa_fe"] == [TOWNS[location(s, k)] for k in range(3)]
    turn(match, "shiprock", "silver_city", "aztec")
    turn(match, "aztec", "tombstone", "gallup")
    turn(match, "santa_fe", "-", "tuba_city")
    assert "aztec" == row(match, 1)[-1]
    assert "tombstone" == TOWNS[location(match.state, 1)]
