"""The map as it is painted: what it shows to whom, and that its art fits the tables."""

from __future__ import annotations

import math
import re
from pathlib import Path
from typing import Any

import pytest

from farwest.games.desperados import numbers as t
from farwest.games.desperados.board.layout import layout, mark_of, place_of
from farwest.games.desperados.scoring import sheet
from farwest.kit.drawing import text_width
from farwest.kit.painting import painted
from farwest.kit.sprites import CANVASES, MARGIN, TALL, WIDE, Art, Box, Canvas, Picture, Words
from farwest.kit.texts import LANGUAGES
from farwest.laws import walk
from farwest.tables.stakes import standing
from tests.games.desperados.table import GAME, PEOPLE, AnyMatch, lay, to, told
from tests.games.desperados.test_hidden import planned

ART = (Path(t.__file__).parent / "art.svg").read_text("utf-8")


def picture(match: AnyMatch, seat: int | None, canvas: str = "wide") -> Picture:
    found = painted(match, seat, canvas)
    assert found is not None
    return found


def keys(match: AnyMatch, seat: int | None, kind: str) -> list[str]:
    return [s.key for s in picture(match, seat).sprites if s.key.startswith(f"{kind}-")]


@pytest.mark.parametrize("canvas", CANVASES.values(), ids=lambda canvas: str(canvas.name))
def test_desp_b1_the_drawn_roads_are_the_roads_of_the_table(canvas: Canvas) -> None:
    """DESP-B1, DESP-B2: in both drawings of the art, and no other."""
    name = "roads" if canvas == WIDE else "roads-tall"
    symbol = re.search(rf'<symbol id="{name}".*?</symbol>', ART, re.DOTALL)
    assert symbol
    spots = [(round(x, 1), round(y, 1)) for x, y in layout(canvas).spots]
    for drawn in re.findall(r' d="([^"]+)"', symbol[0]):
        ends = [tuple(map(float, end.split())) for end in re.split("[ML]", drawn) if end]
        assert list(zip(ends[::2], ends[1::2], strict=True)) == [
            (spots[a], spots[b]) for a, b in t.ROADS
        ]


def test_desp_d8_the_team_sees_its_routes_and_the_marshal_what_was_shown() -> None:
    """DESP-D8, DESP-H2: numbered marks for every card that these eyes may see."""
    match = planned(4, t4={"intents": {2: "cheat"}})
    assert ["mark-2-2", "mark-2-3"] == list(keys(match, None, "mark"))
    assert ["mark-0-0", "mark-0-1", "mark-0-2", "mark-0-3", "mark-2-2", "mark-2-3"] == keys(
        match, 0, "mark"
    )
    assert {f"mark-{seat}-{turn}" for seat in (1, 2, 3) for turn in range(4)} == set(
        keys(match, 1, "mark")
    )
    assert ["ghost-2"] == keys(match, None, "ghost")
    assert ["ghost-1", "ghost-2", "ghost-3"] == keys(match, 3, "ghost")
    assert ["job-0"] == keys(match, 0, "job")


def test_desp_d8_spied_values_stay_printed_on_their_bank() -> None:
    """DESP-D8: until it is robbed; the marshal sees all of them."""
    match = planned(3, t3={"intents": {1: "spy"}})

    def prices(seat: int | None) -> list[str]:
        return [
            part.text
            for sprite in picture(match, seat).sprites
            if sprite.key.startswith("name-")
            for part in sprite.parts
            if isinstance(part, Words) and "$" in part.text
        ]

    assert ["$2,600"] == prices(1) == prices(None)
    assert ["$500", "$2,300", "$800", "$2,600", "$1,100"] == prices(0)


@pytest.mark.parametrize("canvas", CANVASES)
def test_desp_d8_town_names_are_never_under_pieces(canvas: str) -> None:
    """DESP-D8: where at most two pieces stand in a town, none lies on its name."""
    for seats in (3, 5):
        for n, s in enumerate(walk(GAME, seats, 9)):
            if n % 11:
                continue
            match = GAME.position(GAME.match(seats, chance="by hand").position(), chance="by hand")
            match.state = s.clone()
            found = picture(match, None, canvas)
            names = {x.key[5:]: x for x in found.sprites if x.key.startswith("name-")}
            dots = {x.key[5:]: x for x in found.sprites if x.key.startswith("town-")}
            crowd: dict[str, int] = {}
            for piece in found.sprites:
                if piece.layer != "pieces":
                    continue
                near = min(dots, key=lambda k: apart(dots[k], piece))
                crowd[near] = crowd.get(near, 0) + 1
                if crowd[near] <= 2:
                    assert not overlap(names[near], piece), (near, piece.key)


def apart(one: Any, other: Any) -> float:
    x = one.x + one.width / 2 - other.x - other.width / 2
    y = one.y + one.height / 2 - other.y - other.height / 2
    return float(x * x + y * y)


def overlap(one: Any, other: Any) -> bool:
    wide = min(one.x + one.width, other.x + other.width) - max(one.x, other.x)
    high = min(one.y + one.height, other.y + other.height) - max(one.y, other.y)
    return bool(wide > 6 and high > 8)


def test_pieces_of_a_crowded_town_keep_out_of_the_margin() -> None:
    """All in one corner of the map, on both canvases."""
    for corner in ("phoenix", "roswell", "tombstone", "aztec"):
        match = lay([corner] * 6, [corner] * 5, round=2)
        for canvas in (WIDE, TALL):
            for sprite in picture(match, 1, canvas.name).sprites:
                assert MARGIN <= sprite.x
                assert sprite.x + sprite.width <= canvas.width - MARGIN + 0.01
                assert MARGIN <= sprite.y
                assert sprite.y + sprite.height <= canvas.height - MARGIN + 0.01


def test_to_stay_is_to_point_at_ones_own_town() -> None:
    match = to(lay(("aztec", "globe", "gallup"), ("tucson", "tucson")), "DESPERADO_CARD")
    touched = {touch.action: touch.keys for touch in picture(match, 1).touches}
    assert ("saloon-door", "town-globe") == touched[GAME.parse("lay saloon")]
    assert ("town-tucson",) == touched[GAME.parse("lay tucson")]
    told(match, "lay payson")
    assert () == picture(match, 1).touches


def test_the_seats_say_where_they_are() -> None:
    match = planned(4, t4={"intents": {2: "cheat"}})
    match.names = list(PEOPLE[:4])
    said = {seat: [p.status for p in picture(match, seat).panels] for seat in (0, 1)}
    assert [
        "Marshal, in St. Johns, unseen",
        "On the road",
        "Shown in La Luz",
        "On the road",
    ] == said[0]
    assert "Marshal, on the road" == said[1][0]
    assert ["In Salem, unseen", "In La Luz, unseen", "In Roswell, unseen"] == said[1][1:]


def test_desp_w3_the_score_sheet_adds_up() -> None:
    """DESP-W3: poker, coaches, banks, less the target."""
    for seats in (3, 6):
        *_, end = walk(GAME, seats, seats)
        rows = sheet(end)
        assert end.final_points() == [sum(row[1][k] for row in rows) for k in range(seats)]
        assert {"DESP-W3"} == {row[2] for row in rows}


@pytest.mark.parametrize("canvas", CANVASES.values(), ids=lambda canvas: str(canvas.name))
def test_the_dots_of_towns_at_an_edge_are_never_under_pieces(canvas: Canvas) -> None:
    """No edge pushes a piece onto the town it stands by."""
    drawn = layout(canvas)
    for town, (x, y) in enumerate(drawn.spots):
        for nth in range(3):
            place = place_of(drawn, town, nth, drawn.piece)
            far = (place.x + drawn.piece / 2 - x, place.y + drawn.piece / 2 - y)
            assert math.hypot(*far) >= 0.8 * drawn.piece


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("canvas", CANVASES)
def test_the_largest_loot_fits_its_box(canvas: str, lang: str) -> None:
    """Five figures of five, set no narrower than they are; its bar stays in it."""
    match = lay(["salem"] * 6, ["aztec"] * 5, round=2)
    match.state.purse = 38_900
    match.language = lang
    purse = next(sprite for sprite in picture(match, 1, canvas).sprites if sprite.key == "purse")
    (words,) = (part for part in purse.parts if isinstance(part, Words))
    assert text_width(words.text, words.size, words.font) <= words.room
    assert words.x + words.room <= purse.width
    bars = [part for part in purse.parts if isinstance(part, Box)][-2:]
    assert all(bar.x + bar.width <= purse.width for bar in bars)
    assert all(bar.width > 120 for bar in bars)


@pytest.mark.parametrize("canvas", CANVASES.values(), ids=lambda canvas: str(canvas.name))
def test_desp_d8_numbers_of_a_route_leave_the_first_piece_in_sight(canvas: Canvas) -> None:
    """DESP-D8: at a table of four the first number of a seat covers a sixth of it at most."""
    drawn = layout(canvas)
    for town in range(t.TOWNS):
        piece = place_of(drawn, town, 0, drawn.piece)
        for seat in range(4):
            mark = mark_of(drawn, town, seat, 0)
            wide = min(piece.x + piece.width, mark.x + mark.width) - max(piece.x, mark.x)
            high = min(piece.y + piece.height, mark.y + mark.height) - max(piece.y, mark.y)
            assert max(wide, 0) * max(high, 0) <= drawn.piece**2 / 6


def jammed(canvas: str) -> Picture:
    """Everyone and four of five sheriffs stand in Salem."""
    match = lay(("salem",) * 6, ["salem"] * 4 + ["globe"], round=2, first=2)
    return picture(match, 0, canvas)


@pytest.mark.parametrize("canvas", CANVASES)
def test_where_pieces_pile_up_a_number_counts_them(canvas: str) -> None:
    """Sheriffs from two on, figures from three on; nowhere else."""
    sprites = {sprite.key: sprite for sprite in jammed(canvas).sprites}
    counted = {key: s for key, s in sprites.items() if key.startswith(("sheriffs-", "figures-"))}
    said = {key: s.label for key, s in counted.items()}
    assert {"sheriffs-salem": "4 sheriffs in Salem", "figures-salem": "6 figures in Salem"} == said
    assert "4" in [part.text for part in counted["sheriffs-salem"].parts if isinstance(part, Words)]


@pytest.mark.parametrize("canvas", CANVASES)
def test_desp_g44_the_marshal_is_white_with_a_star(canvas: str) -> None:
    """DESP-G44, DESP-C1: his brand in the colour of his seat; a white desperado has no star."""
    tints = {}
    for sprite in jammed(canvas).sprites:
        if sprite.key.startswith("figure-"):
            arts = [part for part in sprite.parts if isinstance(part, Art)]
            tints[sprite.key] = [arts[0].tint, any(art.symbol == "star" for art in arts)]
            if sprite.key == "figure-0":
                assert "seat-1" == arts[1].tint
    assert tints == {
        "figure-0": ["seat-6", True],
        **{f"figure-{k}": [f"seat-{k + 1}", False] for k in range(1, 6)},
    }


def test_desp_g26_all_five_timetables_lie_open_in_the_order_of_play() -> None:
    """DESP-G26, DESP-S5, DESP-F4: both sides; the last one's blue side is never driven."""
    match = lay(("aztec", "globe", "gallup"), ("tucson", "tucson"), round=2, first=4)
    wide = picture(match, None)
    assert ["Player aid"] == [note.title for note in wide.notes], "what is drawn is no note"
    drawn = {s.key: s.label for s in wide.sprites if s.key.startswith(("round-", "timetable-"))}
    assert ["timetable-brown", "timetable-blue", *(f"round-{k}" for k in (1, 3, 4, 5))] == [*drawn]
    assert drawn["round-1"] == (
        "Round 1. Brown: Socorro, St. Johns, Payson, Globe, Silver City, Tombstone."
    )
    assert drawn["timetable-blue"].endswith(
        "St. Johns, Gallup, Shiprock, Aztec, Los Lunas, Socorro"
    )
    *tiles, aid = picture(match, None, "tall").notes  # a phone has no room for sixty names
    assert [f"Timetable {n}: round {k}" for k, n in enumerate((4, 5, 1, 2, 3), 1)] == [
        note.title for note in tiles
    ]
    assert tiles[0].text == (
        "Brown: Socorro, St. Johns, Payson, Globe, Silver City, Tombstone. A round later, blue: "
        "St. Johns, Gallup, Shiprock, Aztec, Los Lunas, Socorro."
    )
    assert "blue" not in tiles[4].text
    assert "Player aid" == aid.title
    assert "more disks than sheriffs" in aid.text


def test_desp_w2_a_side_is_told_by_its_name_and_what_it_must_reach() -> None:
    """DESP-W2: the gang wins as one, so that nobody in it is first or second."""
    found = standing(GAME.match(seats=4, seed=1), 1)
    assert found is not None
    gang = next(one for one in found.tallies if one.of)
    assert ("The gang", "of $12,000") == (gang.name, gang.target)
    assert ["Round", "Loot"] == [meter.name for meter in found.meters]
