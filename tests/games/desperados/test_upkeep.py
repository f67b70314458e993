"""RULES.md 5.6, 6.4, 8 and DESP-D9: upkeep, refills, the end; X16 is with the turns, X18 here."""

from __future__ import annotations

from typing import Any

import pytest

from farwest.games.desperados import numbers as t
from tests.games.desperados.table import (
    TILES,
    TOWNS,
    AnyMatch,
    asked,
    figures,
    heard,
    lay,
    lost,
    only,
    options,
    play_round,
    row,
    told,
    town,
)

AWAY = ("tombstone", "tombstone")
CALM = "salem el_paso roswell santa_fe aztec"  # a marshal who meets nobody
TO_FLAGSTAFF = "shiprock gallup st_johns payson flagstaff"
TO_TUCSON = "payson phoenix globe silver_city tucson"


def last_turn(**facts: Any) -> AnyMatch:
    """Turn 5 begins; Gregor may ride to Flagstaff, Patrick to Tucson."""
    rows = [r.split()[:4] for r in (CALM, TO_FLAGSTAFF, TO_TUCSON)]
    return lay(("tombstone", "tuba_city", "flagstaff"), AWAY, turn=5, rows=rows, **facts)


def end_round(match: AnyMatch, *cards: str) -> list[str]:
    return play_round(match, [f"- - - - {card}" for card in cards])


def robbed(**facts: Any) -> AnyMatch:
    """Both banks are robbed: 500 and 1100 dollars unless other tiles lie there."""
    match = last_turn(**facts)
    end_round(match, "aztec", "flagstaff", "tucson")
    return match


def test_desp_f21_cards_disks_banks_timetables_coaches_in_this_order() -> None:
    """DESP-F21, DESP-F25."""
    match = last_turn()
    said = end_round(match, "aztec", "flagstaff", "tucson")
    assert said[-1] == "CARDS_BACK salome 1"
    assert ("DEAL_BANK", -1) == asked(match)
    assert all(card == t.NO_CARD for cards in match.state.laid for card in cards)
    assert [0] * 3 == match.state.shown[:3]
    assert told(match, "tile 1400", "tile 2900") == [
        "REFILLED salome flagstaff",
        "SAW_TILE salome flagstaff 1400",
        "REFILLED salome tucson",
        "SAW_TILE salome tucson 2900",
        "FLIPPED salome 1",
        "COACH_STARTS salome brown gallup",
        "COACH_STARTS salome blue tucson",
        "ROUND_BEGAN salome 2",
        "TURN_BEGAN salome 1",
        "COACH_MOVED salome brown st_johns",
        "COACH_MOVED salome blue silver_city",
    ]
    assert [0] * 3 == match.state.status[:3]


def test_desp_f21_an_unattacked_coach_is_already_there() -> None:
    """DESP-F21, DESP-G5: the last stop of a side is the first of the next."""
    match = robbed()
    assert "gallup" == TOWNS[match.state.coach[t.BROWN]]
    told(match, "tile 1400", "tile 2900")
    assert ["st_johns", "silver_city"] == [TOWNS[k] for k in match.state.coach]  # turn 1


def test_desp_f22_figures_start_where_the_evaluation_left_them() -> None:
    """DESP-F22."""
    match = robbed()
    told(match, "tile 1400", "tile 2900")
    assert ["aztec", "flagstaff", "tucson"] == figures(match)
    assert match.state.start[:3] == match.state.figure[:3]


def test_desp_g36_a_lost_card_does_not_come_back() -> None:
    """DESP-G36, DESP-F21, DESP-F25: it is lost at the arrest; the other cards return."""
    match = lay(("gallup", "shiprock", "roswell"), AWAY)
    rows = ["aztec saloon shiprock gallup st_johns", "aztec santa_fe los_lunas socorro salem"]
    said = play_round(match, [*rows, "la_luz el_paso salem tombstone saloon"])
    assert "GOT_ARRESTED gregor aztec 1" in said
    assert ["aztec"] == lost(match, 1)
    assert [] == row(match, 1)
    assert (0, 0) == (match.state.caught[1], match.state.status[1])


def test_desp_e11_robbed_banks_are_refilled_unseen() -> None:
    """DESP-E11, DESP-D9, DESP-H2: in town order; only the marshal sees the new tile."""
    match = robbed()
    assert 1600 == match.state.purse
    assert t.BANK_TOWN.index(town("flagstaff")) == match.state.a
    told(match, "tile 1400", "tile 2900")
    assert [5, 6] == [match.state.bank[0], match.state.bank[4]]
    assert t.BANK_WORTH.index(1400) == match.view(0).tile[5]
    for seat in (1, 2, None):
        assert t.UNKNOWN == match.view(seat).tile[5]
        assert "REFILLED salome flagstaff" in heard(match, seat)
        assert not [x for x in heard(match, seat) if "1400" in x]
    assert 5 == t.BANK_TILES - match.state.drawn


def pile(left: int) -> dict[str, Any]:
    """A pile of so many tiles; what was drawn and robbed is in the purse."""
    all_tiles = [*TILES, "1400", "1700", "2000", "2900", "3200", "2000", "2000"]
    drawn = t.BANK_TILES - left
    on_banks = list(range(drawn - t.BANKS, drawn))
    gone = [int(tile) for k, tile in enumerate(all_tiles[:drawn]) if k not in on_banks]
    return {
        "tiles": all_tiles[:drawn],
        "bank": dict(
            zip(
                ("flagstaff", "santa_fe", "silver_city", "socorro", "tucson"), on_banks, strict=True
            )
        ),
        "seen": [*range(drawn - t.BANKS), *range(t.BANK_KINDS, drawn)],
        "purse": sum(gone),
    }


@pytest.mark.parametrize(("left", "asks"), [(7, 0), (4, 0), (3, 1), (2, 0), (1, 1)])
def test_desp_d9_the_marshal_is_asked_only_when_it_can_matter(left: int, asks: int) -> None:
    """DESP-D9, DESP-G22: two banks robbed; 3 left are one shuffled tile and two 2000s."""
    match = robbed(**pile(left))
    assert ("REFILL_BANK" if asks else "DEAL_BANK") == asked(match)[0]
    if asks:
        assert ["fill flagstaff", "fill tucson"] == options(match)


def test_desp_d9_each_tile_is_seen_before_the_next_choice() -> None:
    """DESP-D9: he does not see the tile first, and sees it once it is placed."""
    match = robbed(**pile(3))
    match.play("fill tucson")
    assert ["tile 3200"] == options(match)  # the last of the shuffled part
    match.play("tile 3200")
    assert "SAW_TILE salome tucson 3200" in heard(match, 0)
    assert ["tile 2000"] == options(match)


def test_desp_s2_h2_the_last_two_tiles_are_known_to_be_2000s() -> None:
    """DESP-S2, DESP-H2: so everyone knows what lies there."""
    match = robbed(**pile(2))
    while asked(match)[0] == "DEAL_BANK":
        match.play(options(match)[0])
    for seat in (0, 1, None):
        assert [2000, 2000] == [t.BANK_WORTH[k] for k in match.view(seat).tile[10:]]


def test_desp_x18_empty_pile() -> None:
    """DESP-X18, DESP-G21, DESP-E11: the other bank stays empty for the rest of the game."""
    match = robbed(**pile(1))
    match.play("fill tucson")
    said = told(match, "tile 2000")
    assert "STAYED_EMPTY salome flagstaff" in said
    assert t.NO_TILE == match.state.bank[0]
    assert 0 == match.state.robbed
    match = robbed(**pile(0))
    assert 2 == match.state.round  # nothing to draw, nothing to ask


def test_desp_f23_w1_after_round_5_no_refill() -> None:
    """DESP-F23, DESP-W1: cards and disks, the flip, and the end; coaches stay."""
    match = last_turn(round=5)
    said = end_round(match, "aztec", "flagstaff", "tucson")
    assert only(said, "CARDS_BACK", "FLIPPED", "REFILLED", "COACH_STARTS", "MARSHAL_WON") == [
        "CARDS_BACK salome 5",
        "FLIPPED salome 5",
        "MARSHAL_WON salome 1600 8000",
    ]
    assert match.seat is None


@pytest.mark.parametrize(("target", "gang"), [(4000, False), (1000, False), (1000, True)])
def test_desp_w2_w3_the_purse_decides(target: int, gang: bool) -> None:
    """DESP-W2, DESP-W3, DESP-G33, DESP-W4: to meet the target is to win; margins are scores."""
    extra = {"tiles": ("500", "2300", "800", "2600", "1100"), "purse": 0}
    if gang:  # another 400 dollars, from poker: exactly 2000
        extra |= {"purse": 400, "poker": [n for n in TOWNS if n in POKER and n != "globe"]}
        extra |= {"poker_tiles": {"300": 5, "400": 3, "500": 3, "600": 2}}
    match = last_turn(round=5, variant={"target_per_desperado": target}, **extra)
    end_round(match, "aztec", "flagstaff", "tucson")
    margin = match.state.purse - 2 * target
    assert [-margin, margin, margin] == match.scores()
    assert ([2, 1, 1] if gang else [1, 2, 2]) == match.places()
    assert (margin == 0) == gang


POKER = [name for k, name in enumerate(TOWNS[: t.TOWNS]) if t.BANK_AT[k] == t.NO_BANK]


@pytest.mark.parametrize("early", [False, True])
def test_desp_w5_g28_early_end(early: bool) -> None:
    """DESP-W5, DESP-G28: only if the table wants it; no upkeep follows."""
    rich = {"tiles": ("3200", "500", "800", "1100", "2900")}
    match = last_turn(variant={"target_per_desperado": 3000, "early_end": early}, **rich)
    said = end_round(match, "aztec", "flagstaff", "tucson")
    assert 6100 == match.state.purse
    assert early == (match.seat is None)
    assert early == ("GANG_WON salome 6100 6000" in said)
    assert early != ("CARDS_BACK salome 1" in said)


def test_desp_d11_the_desperados_are_one_side() -> None:
    """DESP-D11, DESP-W3."""
    match = last_turn()
    assert [0, 1, 1] == [match.state.side(seat) for seat in range(3)]


def test_desp_h4_at_the_end_everything_is_unveiled() -> None:
    """DESP-H4: tiles that still lie there, and after an early end cards never revealed."""
    match = last_turn(round=5)
    said = end_round(match, "aztec", "flagstaff", "tucson")
    assert only(said, "UNVEILED_TILE") == [
        "UNVEILED_TILE salome santa_fe 2300",
        "UNVEILED_TILE salome silver_city 800",
        "UNVEILED_TILE salome socorro 2600",
    ]
    variant = {"target_per_desperado": 1000, "early_end": True}
    caught = lay(("gallup", "shiprock", "roswell"), AWAY, variant=variant)
    rows = ["aztec saloon shiprock gallup st_johns", "aztec santa_fe los_lunas roswell el_paso"]
    said = play_round(caught, [*rows, "la_luz el_paso salem saloon socorro"])
    assert caught.seat is None
    assert only(said, "UNVEILED_CARD")[-1] == "UNVEILED_CARD gregor el_paso 5"
