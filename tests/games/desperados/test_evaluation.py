"""RULES.md 5.5, 6.2, 6.3: the evaluation, and the examples X5 to X7, X9, X13 to X15."""

from __future__ import annotations

from farwest.games.desperados import numbers as t
from tests.games.desperados.table import (
    TOWNS,
    AnyMatch,
    asked,
    figures,
    lay,
    lost,
    only,
    options,
    play_round,
    row,
    to,
    told,
    town,
    turn,
)

AWAY = "tuba_city"
GUARDS = ("salem", "silver_city", "flagstaff", "santa_fe")
GANG = (
    "aztec los_lunas socorro salem silver_city",  # Gregor
    "roswell el_paso la_luz salem socorro",  # Patrick
    "roswell la_luz salem saloon socorro",  # Sabine
    "payson phoenix globe silver_city saloon",  # Leon
)
ALL_FOUR = {1: "hold-up brown", 2: "hold-up brown", 3: "hold-up brown", 4: "spy"}


def full_round(marshal: str, start: str = "silver_city") -> tuple[AnyMatch, list[str]]:
    """DESP-X5 with another walk of the marshal."""
    match = lay((start, "santa_fe", "los_lunas", "santa_fe", "flagstaff"), GUARDS, first=3)
    acts = {"t4": {"intents": ALL_FOUR}, "t5": {"ride": {0: "socorro"}}}
    return match, play_round(match, (marshal, *GANG), **acts)


def test_desp_x5_full_round_step_by_step() -> None:
    """DESP-X5, DESP-F18, DESP-F19, DESP-G12, DESP-G13, DESP-G19, DESP-D10."""
    match = lay(("silver_city", "santa_fe", "los_lunas", "santa_fe", "flagstaff"), GUARDS, first=3)
    rows = [r.split() for r in ("tombstone salem la_luz saloon socorro", *GANG)]
    for k in range(3):
        turn(match, *(r[k] for r in rows))
    assert "salem" == TOWNS[match.state.coach[t.BROWN]]
    assert ["silver_city", "santa_fe", "los_lunas", "santa_fe", "flagstaff"] == figures(match)
    to(match, "MARSHAL_CARD")
    told(match, *(f"lay {r[3]}" for r in rows))
    assert ["nothing", "cheat", "hold-up brown"] == options(match)
    told(match, "hold-up brown", "hold-up brown")
    # Sabine could not have played poker alone, but could have done nothing and kept her disk.
    assert ["nothing", "hold-up brown"] == options(match)
    match.play("hold-up brown")
    assert ["nothing", "spy"] == options(match)
    assert told(match, "spy") == [
        "INTENDED leon spy",
        "TURN_LOCKED salome 4",
        "SHOWED gregor salem 4",
        "SHOWED patrick salem 4",
        "SHOWED sabine saloon 4",
        "SHOWED sabine salem 3",
        "SHOWED leon silver_city 4",
        "JOINED_HOLD_UP gregor brown salem",
        "JOINED_HOLD_UP patrick brown salem",
        "JOINED_HOLD_UP sabine brown salem",
        "LAUNCHED gregor salem 2",
        "SPIED leon silver_city 800",
        "TURN_BEGAN salome 5",
        "COACH_STAYED salome brown salem",
    ]
    assert (2, 0b1110) == (match.state.job_needed[0], match.state.job_crew[0])
    for seat in range(5):
        assert match.view(seat).tile[2] == t.BANK_WORTH.index(800)
    said = turn(match, *(r[4] for r in rows), ride={0: "socorro"})
    assert said[said.index("STEP_BEGAN salome 3") :] == [
        "STEP_BEGAN salome 3",
        "REVEALED salome la_luz 3",
        "REVEALED gregor socorro 3",
        "REVEALED patrick la_luz 3",
        "REVEALED sabine salem 3",
        "REVEALED leon globe 3",
        "GOT_ARRESTED patrick la_luz 3",
        "LOST_CARD patrick la_luz",
        "STEP_BEGAN salome 4",
        "STAYED_IN_SALOON salome la_luz 4",
        "REVEALED gregor salem 4",
        "STAYED_IN_SALOON sabine salem 4",
        "REVEALED leon silver_city 4",
    ]
    # Patrick's card 4 stays public as it was shown; his card 5 is never seen.
    assert [town("salem"), t.UNKNOWN] == match.view(0).laid[2][3:]
    assert "WIN_COACH" == asked(match)[0]
    assert told(match, "coach 900") == [
        "WON_COACH gregor brown 900",
        "WAS_IN_ON_IT sabine salem",
        "STEP_BEGAN salome 5",
        "REVEALED salome socorro 5",
        "REVEALED gregor silver_city 5",
        "REVEALED sabine socorro 5",
        "STAYED_IN_SALOON leon silver_city 5",
        "GOT_ARRESTED sabine socorro 5",
        "LOST_CARD sabine socorro",
        "ROBBED_BANK gregor silver_city 800",
        "WAS_IN_ON_IT leon silver_city",
        "CARDS_BACK salome 1",
    ]
    assert 1700 == match.state.purse
    assert ["la_luz"] == lost(match, 2)
    said = told(match, "tile 2900")
    assert "COACH_STARTS salome brown socorro" in said
    assert "COACH_STARTS salome blue tuba_city" in said
    assert ["socorro", "silver_city", "la_luz", "socorro", "silver_city"] == figures(match)
    assert 2 == match.state.round
    assert [] == row(match, 2)


def test_desp_x5_without_the_spare_disk_it_would_have_failed() -> None:
    """DESP-X5, DESP-E4."""
    match = lay(("silver_city", "santa_fe", "los_lunas", "santa_fe", "flagstaff"), GUARDS, first=3)
    acts = {"t4": {"intents": ALL_FOUR | {3: "nothing"}}, "t5": {"ride": {0: "socorro"}}}
    said = play_round(match, ("tombstone salem la_luz saloon socorro", *GANG), **acts)
    assert "JOB_FAILED gregor salem hold_up_brown" in said
    assert not only(said, "WON_COACH")


def test_desp_x6_arrests_come_before_banks() -> None:
    """DESP-X6, DESP-F19: at step 5 both are arrested before the banks are counted."""
    match, said = full_round("st_johns gallup los_lunas saloon socorro")
    assert not only(said, "GOT_ARRESTED")
    said = told(match, "coach 800")
    assert ["GOT_ARRESTED patrick socorro 5", "GOT_ARRESTED sabine socorro 5"] == only(
        said, "GOT_ARRESTED"
    )
    assert ["ROBBED_BANK gregor silver_city 800"] == only(said, "ROBBED_BANK")


def test_desp_x7_a_spied_value_stays_known() -> None:
    """DESP-X7, DESP-E8, DESP-E7: Leon is arrested before he got there."""
    match, said = full_round("payson saloon phoenix flagstaff tuba_city", "phoenix")
    assert "GOT_ARRESTED leon payson 1" in said
    said = told(match, "coach 800")
    assert ["ROBBED_BANK patrick socorro 2600"] == only(said, "ROBBED_BANK")
    assert "BANK_HELD gregor silver_city" in said
    assert match.view(1).tile[2] == t.BANK_WORTH.index(800)


def test_desp_x9_swap() -> None:
    """DESP-X9, DESP-E10: crossing on the road is no arrest."""
    match = lay(("salem", "socorro", "aztec"), (AWAY, AWAY))
    rows = ["socorro la_luz roswell santa_fe los_lunas", "salem tombstone silver_city globe tucson"]
    said = play_round(match, [*rows, "shiprock tuba_city flagstaff phoenix payson"])
    assert not only(said, "GOT_ARRESTED")


def test_desp_e10_the_start_of_a_round_is_no_arrest() -> None:
    """DESP-E10, DESP-G12: they share a town, and part; coming after somebody left is none."""
    match = lay(("salem", "salem", "socorro"), (AWAY, AWAY))
    rows = ["socorro salem tombstone el_paso saloon", "tombstone silver_city globe phoenix tucson"]
    said = play_round(match, [*rows, "la_luz roswell santa_fe aztec shiprock"])
    assert not only(said, "GOT_ARRESTED")


def test_desp_e9_every_active_desperado_in_the_marshals_town() -> None:
    """DESP-E9, DESP-E10: any number in a step; sheriffs never arrest; he goes on moving."""
    match = lay(("gallup", "payson", "globe", "silver_city"), ("globe", "st_johns", "flagstaff"))
    rows = ["st_johns gallup aztec los_lunas socorro"] + [
        "st_johns socorro salem tombstone el_paso"
    ] * 2
    rows += ["globe phoenix tucson silver_city saloon"]
    rows[1] = "st_johns gallup shiprock aztec santa_fe"
    said = play_round(match, rows)
    assert ["GOT_ARRESTED gregor st_johns 1", "GOT_ARRESTED patrick st_johns 1"] == only(
        said, "GOT_ARRESTED"
    )
    assert not [x for x in said if x.startswith(("REVEALED gregor", "REVEALED patrick"))][2:]
    assert "REVEALED salome socorro 5" in said
    assert (["st_johns"], ["st_johns"], []) == (lost(match, 1), lost(match, 2), lost(match, 3))


def test_desp_x13_turn_5_double() -> None:
    """DESP-X13, DESP-E7, DESP-G20: hold-up and bank in one turn; the bank is not declined."""
    rows = [["salem", "el_paso", "roswell", "santa_fe"], ["gallup", "shiprock", AWAY, "saloon"]]
    rows += [["la_luz", "saloon", "salem", "tombstone"]]
    match = lay(
        ("tombstone", "aztec", "roswell"), ("tombstone", "tombstone"), first=2, turn=5, rows=rows
    )
    said = turn(match, "aztec", "flagstaff", "silver_city", intents={1: "hold-up brown"})
    assert "LAUNCHED gregor flagstaff 1" in said
    said = told(match, "coach 1000")
    assert only(said, "WON_COACH", "ROBBED_BANK") == [
        "WON_COACH gregor brown 1000",
        "ROBBED_BANK gregor flagstaff 500",
        "ROBBED_BANK patrick silver_city 800",
    ]
    assert 2300 == match.state.purse


def test_desp_x14_failed_hold_up() -> None:
    """DESP-X14, DESP-E6: no tile, but the coach stayed put, and goes to its start in upkeep."""
    match = lay(("payson", "globe", "roswell"), ("tombstone", "tombstone"), first=2)
    acts = {"t3": {"intents": {1: "hold-up brown"}}}
    rows = ["globe saloon tucson silver_city tombstone", "saloon payson phoenix tucson globe"]
    said = play_round(match, [*rows, "la_luz el_paso salem socorro st_johns"], **acts)
    assert "GOT_ARRESTED gregor globe 1" in said
    assert "JOB_FAILED gregor phoenix hold_up_brown" in said
    assert 2 == said.count("COACH_STAYED salome brown phoenix")
    assert "COACH_STARTS salome brown flagstaff" in said
    assert 0 == match.state.purse


def test_desp_x15_loot_before_arrest() -> None:
    """DESP-X15, DESP-E5, DESP-E10: the tile is kept; the town has no poker any more."""
    match = lay(("flagstaff", "aztec", "roswell"), ("tombstone", "tombstone"))
    acts = {"t2": {"intents": {1: "cheat"}}}
    rows = ["payson globe st_johns gallup shiprock", "los_lunas aztec saloon gallup tuba_city"]
    play_round(match, [*rows, "la_luz el_paso salem socorro saloon"], **acts)
    assert ["poker 300", "poker 400", "poker 500", "poker 600"] == options(match)
    assert list(t.POKER_TILES) == match.state.odds()
    said = told(match, "poker 600")
    assert only(said, "WON_POKER", "GOT_ARRESTED") == [
        "WON_POKER gregor aztec 600",
        "GOT_ARRESTED gregor gallup 4",
    ]
    assert 600 + 2600 == match.state.purse
    assert not match.state.poker >> town("aztec") & 1
    assert 1 == match.state.poker_tiles[3]


def test_desp_e5_failure_leaves_the_poker_tile() -> None:
    """DESP-E5: for later rounds."""
    match = lay(("gallup", "aztec", "roswell"), ("tombstone", "tombstone"))
    acts = {"t2": {"intents": {1: "cheat"}}}
    rows = ["los_lunas aztec shiprock gallup st_johns", "los_lunas aztec saloon gallup tuba_city"]
    said = play_round(match, [*rows, "la_luz el_paso salem tombstone saloon"], **acts)
    assert "JOB_FAILED gregor aztec cheat" in said
    assert match.state.poker >> town("aztec") & 1


def test_desp_f18_f20_all_figures_move_before_any_arrest() -> None:
    """DESP-F18, DESP-F20: nobody is asked anything until the next round."""
    match = lay(("gallup", "shiprock", "roswell"), ("tombstone", "tombstone"))
    rows = ["shiprock gallup aztec los_lunas roswell", "gallup shiprock tuba_city flagstaff payson"]
    said = play_round(match, [*rows, "la_luz el_paso salem tombstone saloon"])
    assert not only(said, "GOT_ARRESTED")
    assert 2 == match.state.round
    assert "SHERIFF" == asked(match)[0]


def test_desp_f24_loot_in_the_order_of_towns() -> None:
    """DESP-F24: poker by town index, banks by town index."""
    match = lay(
        ("tombstone", "gallup", "payson", "st_johns", "silver_city"), ("tombstone",) * 4, first=5
    )
    acts = {"t1": {"intents": {1: "cheat", 2: "cheat", 3: "cheat"}}}
    rows = [
        "el_paso roswell la_luz saloon socorro",
        "shiprock aztec los_lunas santa_fe saloon",
        "phoenix payson globe saloon tucson",
        "globe payson flagstaff saloon phoenix",
        "salem socorro st_johns gallup aztec",
    ]
    said = play_round(match, rows, **acts)
    said += told(match, "poker 300", "poker 300", "poker 300")
    assert [x.split()[2] for x in only(said, "WON_POKER")] == ["globe", "phoenix", "shiprock"]
    assert [x.split()[2] for x in only(said, "ROBBED_BANK")] == ["santa_fe", "tucson"]
