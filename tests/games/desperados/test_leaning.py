"""What playouts prefer: the richest bank in reach is robbed, and guarded."""

from __future__ import annotations

from tests.games.desperados.table import GAME, AnyMatch, asked, lay, to

TILES = ("500", "2300", "800", "1100", "2600")  # Silver City has 800 dollars, Tucson 2600
MARSHAL = ("gallup", "aztec", "santa_fe", "los_lunas")


def last_turn_with_spies(tiles: tuple[str, ...] = TILES) -> AnyMatch:
    """Turn 5. All have seen Gregor in Flagstaff and Patrick in Tucson, and what lies there."""
    gregor = ("gallup", "shiprock", "tuba_city", "flagstaff")
    patrick = ("phoenix", "payson", "globe", "tucson")
    shown = [[], ["4"], ["4"]]
    return lay(
        ("tuba_city", "st_johns", "tucson"),
        ("globe", "aztec"),
        turn=5,
        rows=[MARSHAL, gregor, patrick],
        tiles=tiles,
        seen=["tile_1", "tile_5"],
        shown=shown,
    )


def likings(match: AnyMatch, *names: str) -> list[int]:
    return [match.state.preference(GAME.parse(name)) for name in names]


def test_a_sheriff_rides_to_the_richest_bank_that_may_be_robbed() -> None:
    match = last_turn_with_spies()
    rich, poor, none = likings(match, "ride tucson", "ride silver_city", "ride phoenix")
    assert rich > poor > none


def test_a_sheriff_leaves_a_bank_alone_that_nobody_can_reach() -> None:
    match = last_turn_with_spies()
    match.play("ride tucson")
    santa_fe, poker = likings(match, "ride santa_fe", "ride los_lunas")
    assert santa_fe == poker


def test_a_desperado_robs_the_bank_that_is_known_to_be_rich() -> None:
    """A tile that not all have seen is worth the same to it, whatever it is."""
    found = []
    for tiles in (TILES, ("500", "2300", "1700", "1100", "2600")):
        match = to(last_turn_with_spies(tiles), "DESPERADO_CARD")
        match.play("lay saloon")
        assert ("DESPERADO_CARD", 2) == asked(match)
        rich, unknown = likings(match, "lay saloon", "lay silver_city")
        assert rich > unknown
        found.append(unknown)
    assert found[0] == found[1]


def test_from_turn_4_on_a_town_beside_a_bank_is_worth_more() -> None:
    """Los Lunas has Santa Fe and Socorro beside it, El Paso no bank; both have poker."""
    likes = []
    for turn in (3, 4):
        patrick = ("salem", "la_luz", "roswell") if turn == 4 else ("la_luz", "roswell")
        rows = [MARSHAL[: turn - 1], ("gallup", "shiprock", "tuba_city")[: turn - 1], patrick]
        start = ("tuba_city", "st_johns", "socorro")
        match = to(lay(start, ("aztec", "aztec"), turn=turn, rows=rows), "DESPERADO_CARD")
        match.play("lay saloon")
        assert ("DESPERADO_CARD", 2) == asked(match)
        likes.append(likings(match, "lay los_lunas", "lay el_paso"))
    (before, also_before), (beside, away) = likes
    assert before == also_before
    assert beside > away
