"""Which rule a telling cites, case by case, and who is named in the journal (DESP-D10)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.desperados.table import (
    GAME,
    AnyMatch,
    by_hand,
    lay,
    only,
    opening,
    play_round,
    to,
    told,
    turn,
)
from tests.games.desperados.test_upkeep import end_round, last_turn, pile, robbed

MARSHAL, GREGOR = 0, 1


def cited(match: AnyMatch, seat: int | None = None) -> set[tuple[str, str]]:
    """Every kind of event with the rule it was told by, as a seat or a watcher hears it."""
    return {(event.name, event.rule) for event in match.events(seat)}


@pytest.mark.parametrize(("variant", "rule"), [({}, "DESP-S1"), ({"marshal": "drawn"}, "DESP-D2")])
def test_desp_s1_d2_a_marshal_is_named_or_drawn(variant: dict[str, Any], rule: str) -> None:
    match = by_hand(3, *(["marshal 1"] if variant else []), **variant)
    assert {("BECAME_MARSHAL", rule)} == cited(match)


def test_desp_h2_e11_the_marshal_sees_tiles_before_the_game_and_as_they_come() -> None:
    """DESP-H2, DESP-E11, DESP-S6: the coach is put on its first town."""
    match = by_hand(3, *opening())
    assert {rule for name, rule in cited(match, MARSHAL) if name == "SAW_TILE"} == {"DESP-H2"}
    assert ("TIMETABLES_LAID", "DESP-S6") in cited(match)
    match = robbed(**pile(3))
    told(match, "fill tucson", "tile 3200")
    found = [e.rule for e in match.events(MARSHAL) if e.name in ("REFILLED", "SAW_TILE")]
    assert ["DESP-E11"] * 2 == found[:2]


def stuck() -> AnyMatch:
    """Turn 5 begins; Gregor has been stuck in Tombstone since turn 4."""
    rows = [["tuba_city", "shiprock", "aztec"], ["saloon", "silver_city", "tombstone"]]
    rows += [["santa_fe", "aztec", "gallup"]]
    start, lost = ("flagstaff", "tombstone", "roswell"), [[], ["el_paso", "salem"], []]
    match = lay(start, ("globe", "globe"), round=2, turn=4, rows=rows, lost=lost)
    turn(match, "santa_fe", "-", "tuba_city")
    return match


def test_desp_f11_f24_a_dummy_is_told_as_one_to_its_own_side_alone() -> None:
    """DESP-F11 to the team, nothing to the marshal; DESP-F24 to all when it comes out."""
    match = stuck()
    mine = [e.rule for e in match.events(GREGOR) if (e.name, e.seat) == ("LAID", GREGOR)]
    others = [e.rule for e in match.events(GREGOR) if (e.name, e.seat) == ("LAID", 2)]
    assert (["DESP-F11"], ["DESP-F8"]) == (mine, others)
    assert not [e for e in match.events(MARSHAL) if e.name in ("LAID", "GOT_STUCK")]
    turn(match, "roswell", "-", "flagstaff")
    by_step = [
        (e.b, e.rule) for e in match.events(None) if (e.name, e.seat) == ("REVEALED", GREGOR)
    ]
    assert [(2, "DESP-F18"), (3, "DESP-F18"), (4, "DESP-F24")] == by_step
    said = [e.text for e in match.events(None) if e.rule == "DESP-F24"]
    assert ["gregor played Aztec, to which no road leads."] == said


def test_desp_f6_f11_nobody_can_tell_a_stuck_marshals_card_from_another() -> None:
    """DESP-F6 for all; DESP-F11 for himself."""
    rows = [["saloon", "silver_city", "tombstone"], ["aztec", "gallup", "tuba_city"]]
    rows += [["el_paso", "tombstone", "salem"]]
    start, lost = ("tombstone", "santa_fe", "roswell"), [["el_paso", "salem"], [], []]
    match = to(lay(start, ["aztec", "aztec"], turn=4, rows=rows, lost=lost), "DESPERADO_CARD")
    assert 4 == match.state.stuck[MARSHAL]
    heard = {
        seat: [e.rule for e in match.events(seat) if e.name == "MARSHAL_LAID"]
        for seat in (0, 1, None)
    }
    assert {0: ["DESP-F11"], 1: ["DESP-F6"], None: ["DESP-F6"]} == heard


@pytest.mark.parametrize(("number", "rule"), [(1, "DESP-F21"), (5, "DESP-F23")])
def test_desp_f21_f23_upkeep_and_what_is_left_of_it_after_the_last_round(
    number: int, rule: str
) -> None:
    match = last_turn(round=number)
    end_round(match, "aztec", "flagstaff", "tucson")
    if number == 1:
        told(match, "tile 1400", "tile 1700")
    assert {("CARDS_BACK", rule), ("FLIPPED", rule)} <= cited(match)


@pytest.mark.parametrize(("early", "rule"), [(False, "DESP-W2"), (True, "DESP-W5")])
def test_desp_w2_w5_the_gang_wins_at_the_end_or_at_once(early: bool, rule: str) -> None:
    rich = {"tiles": ("3200", "500", "800", "1100", "2900")}
    variant = {"target_per_desperado": 3000, "early_end": early}
    match = last_turn(round=1 if early else 5, variant=variant, **rich)
    end_round(match, "aztec", "flagstaff", "tucson")
    assert {rule} == {rule for name, rule in cited(match) if name == "GANG_WON"}


def test_desp_d10_e7_e4_the_journal_names_who_shared_a_loot() -> None:
    """DESP-D10: of a bank (DESP-E7), of a coach or poker tile (DESP-E4); the arrested have none."""
    match = lay(("flagstaff", "aztec", "aztec", "aztec"), ["tombstone"] * 3)
    ride = "los_lunas aztec saloon gallup tuba_city"
    rows = ["payson globe st_johns gallup shiprock", ride, ride]
    rows += ["los_lunas aztec santa_fe saloon roswell"]
    play_round(match, rows, t2={"intents": {1: "cheat", 2: "cheat"}})
    said = told(match, "poker 300")
    shared = only(said, "WON_POKER", "WAS_IN_ON_IT", "GOT_ARRESTED")
    assert shared == [
        "WON_POKER gregor aztec 300",
        "WAS_IN_ON_IT patrick aztec",
        "GOT_ARRESTED gregor gallup 4",
        "GOT_ARRESTED patrick gallup 4",
    ]
    start, guards = ("tombstone", "tuba_city", "tuba_city"), ("flagstaff", "tombstone")
    laid = ["salem el_paso roswell santa_fe", *["shiprock gallup st_johns payson"] * 2]
    both = lay(start, guards, turn=5, rows=[row.split() for row in laid])
    said = end_round(both, "aztec", "flagstaff", "flagstaff")
    assert ["ROBBED_BANK gregor flagstaff 500", "WAS_IN_ON_IT patrick flagstaff"] == only(
        said, "ROBBED_BANK", "WAS_IN_ON_IT"
    )
    assert {"DESP-E7"} == {e.rule for e in both.events(None) if e.name == "WAS_IN_ON_IT"}


def test_desp_d10_the_journal_names_a_failed_attack_and_all_who_tried() -> None:
    """DESP-E4: what was tried, where, and by whom; an arrested hand in it counts as tried."""
    match = lay(("payson", "globe", "phoenix"), ("tombstone", "tucson"), first=2)
    rows = ["globe saloon st_johns gallup aztec", "saloon phoenix payson flagstaff tuba_city"]
    rows += ["tucson phoenix globe payson flagstaff"]
    acts = {"t2": {"intents": {1: "cheat", 2: "cheat"}, "ride": {1: "phoenix"}}}
    said = play_round(match, rows, **acts)
    assert "GOT_ARRESTED gregor globe 1" in said
    start = said.index("JOB_FAILED gregor phoenix cheat")
    assert "WAS_IN_ON_IT patrick phoenix" == said[start + 1]
    text = [e.text for e in match.events(None) if e.name in ("JOB_FAILED", "WAS_IN_ON_IT")]
    assert text[:2] == [
        "gregor failed to cheat at poker in Phoenix: too few there.",
        "patrick was in on it, in Phoenix.",
    ]


def test_desp_d10_the_journal_says_where_someone_stays_at_the_saloon() -> None:
    """DESP-F18: the Saloon moves no figure, and the town it leaves it in is told."""
    match = lay(("payson", "globe", "roswell"), ("tombstone", "tombstone"), first=2)
    rows = ["flagstaff tuba_city saloon shiprock aztec", "saloon phoenix payson flagstaff st_johns"]
    play_round(match, [*rows, "la_luz el_paso salem socorro los_lunas"])
    said = [e.text for e in match.events(None) if e.name == "STAYED_IN_SALOON"]
    assert [
        "gregor stayed in Globe, at the Saloon.",
        "salome stayed in Tuba City, at the Saloon.",
    ] == said


def test_no_cause_is_left_over() -> None:
    """Each is a rule that a test above has heard cited."""
    causes = {rule for telling in GAME.tellings.values() for rule in telling.causes}
    assert causes == {
        *("DESP-D2", "DESP-E11", "DESP-F11", "DESP-F24"),
        *("DESP-F23", "DESP-W5", "DESP-E7"),
    }
