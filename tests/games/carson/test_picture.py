"""The picture of carson: what a player must see before deciding (CARSON-A7), and its buttons."""

from __future__ import annotations

from typing import Any

import pytest

from farwest.games.carson.board.painting import paint
from farwest.games.carson.board.previews import odds
from farwest.kit.keeping import nothing_kept
from farwest.kit.speaking import speech
from farwest.kit.sprites import TALL, WIDE, Art, Canvas, Picture, Words
from farwest.tables.scenes import offers
from tests.games.carson.table import GAME, PEOPLE, AnyMatch, lay, resolve, told

VOICE: Any = GAME.voice
OWN = {"r4c5": 0, "r8c8": 0}


def pictured(match: AnyMatch, seat: int = 0, canvas: Canvas = WIDE) -> Picture:
    def say(message: str, **facts: Any) -> str:
        return str(VOICE.say("en", message, facts))

    return paint(match.view(seat), canvas, say, list(PEOPLE[: match.seats]))


def said(picture: Picture, key: str) -> list[str]:
    sprite = next(sprite for sprite in picture.sprites if sprite.key == key)
    return [part.text for part in sprite.parts if isinstance(part, Words)]


def preview(match: AnyMatch, action: str) -> list[str]:
    return said(pictured(match), f"preview-{GAME.parse(action)}")


def test_carson_a7_a_parcel_shows_price_rivals_and_force() -> None:
    """CARSON-A7: guns and cowboys at home; the one that is sent is not at home any more."""
    match = lay(ground={"r7c4": "mountain"}, standing={"r7c5": [1]}, revolvers=[2, 1, 1])
    assert ["Parcel, $1", "A1", "Nobody is there yet"] == preview(match, "stake r1c1")
    assert preview(match, "stake r7c5") == [
        "Parcel, $2",
        "G5",
        "Duel! You: 4 + die",
        "ben: 4 + die",
        "You win about 50 times in 100",
    ]


def test_carson_e5_free_land_bears_its_price_while_cowboys_are_sent() -> None:
    """CARSON-E5, CARSON-A7: whoever is asked; owned land bears none."""
    match = lay(ground={"r7c4": "mountain"}, owner={"r8c8": 0})
    for seat in (0, 1):
        shown = pictured(match, seat)
        assert ["$1"] == said(shown, "cell-r1c1")
        assert ["$2"] == said(shown, "cell-r7c5")
        assert [] == said(shown, "cell-r8c8")


def test_carson_a7_attacks_and_tiles_show_what_they_bring() -> None:
    """CARSON-A7, CARSON-F34, CARSON-P10."""
    match = lay(
        cards=("railroad_worker", "banker", "captain"),
        ground={"r4c5": "saloon", "r8c8": "hotel"},
        owner={"r4c5": 1, "r8c8": 0},
    )
    assert ["Attack ben’s saloon", "You would take $2"] == preview(match, "attack r4c5")[:2]
    assert ["Protect your hotel", "It earns $6"] == preview(match, "protect r8c8")[:2]
    assert "mine for $6; you have $15" in preview(match, "go build_12")


def test_odds_of_a_duel_are_those_of_two_dice() -> None:
    assert [50, 65, 100, 0] == [odds(lead) for lead in (0, 1, 6, -6)]


def test_a_building_shows_what_it_earns_and_why() -> None:
    match = lay(ground={"r4c5": "saloon", "r3c5": "house"}, owner={"r4c5": 0})
    picture = pictured(match)
    assert ["$10"] == said(picture, "thing-r4c5")
    sprite = next(sprite for sprite in picture.sprites if sprite.key == "thing-r4c5")
    assert "2 houses × $5" == sprite.hint


def test_the_last_duel_is_shown_with_every_summand() -> None:
    """CARSON-D2: die, guns, cowboys."""
    match = resolve("gambling", standing={"gambling": [0, 1]}, reserve=[2, 0, 0])
    told(match, "pass", "roll 3", "roll 5")
    duel = next(sprite for sprite in pictured(match).sprites if sprite.key == "duel")
    shown = [part.symbol for part in duel.parts if isinstance(part, Art)]
    assert ["1", "2", "= 6", "1", "0", "= 6"] == said(pictured(match), "duel")
    assert ["die-3", "revolver", "rider", "die-5", "revolver", "rider"] == [
        symbol for symbol in shown if not symbol.startswith("brand")
    ]


def test_a_duel_is_told_on_the_board_while_its_dice_fall() -> None:
    """CARSON-D2: on a phone too."""
    match = resolve("gambling", standing={"gambling": [0, 1]}, reserve=[2, 0, 0])
    told(match, "pass", "roll 3")
    assert said(pictured(match, canvas=TALL), "fight") == [
        "Duel: Gambling",
        "anna: 3 + 1 gun + 2 cowboys = 6",
        "ben: die + 1 gun + 0 cowboys = …",
    ]


@pytest.mark.parametrize(
    ("position", "note"),
    [
        ({"passed": [2]}, "and pick second next round"),
        ({"round": 4}, "and be ahead in a tie"),
    ],
)
def test_the_ticket_to_pass_says_what_it_brings(position: dict[str, Any], note: str) -> None:
    """CARSON-F7, CARSON-F2, CARSON-G3; it touches the seat alone: no board hides it."""
    match = lay(**position)
    action = GAME.parse("pass")
    touched = [touch.keys for touch in pictured(match).touches if touch.action == action]
    assert [("seat-0",)] == touched
    assert [note] == [offer.note for offer in offers(match) if offer.name == "pass"]


def test_the_picture_names_the_phase() -> None:
    """CARSON-F1."""
    assert "Round 1 of 4, placement" == pictured(lay()).label
    match = resolve("parcels", standing={"r1c1": [0]}, round=3)
    told(match, "pass")
    assert "Round 3 of 4, resolution" == pictured(match).label


def test_a_parcel_to_buy_shows_its_price() -> None:
    """CARSON-E5: before it is paid."""
    match = resolve("parcels", standing={"r1c1": [0], "r8c8": [0]}, money=[9, 15, 15])
    told(match, "pass")
    assert ["Parcel, $1", "H8", "You have $9"] == preview(match, "buy r8c8")


def test_a_site_and_a_plot_show_what_the_building_would_earn() -> None:
    """CARSON-A8, CARSON-A15: parcel, then house; whose land it is, is said."""
    match = lay(
        ask="BUILD_OR_KEEP",
        building="saloon",
        builder=0,
        ground={"r4c4": "house"},
        owner={"r4c5": 0, "r5c5": 1},
    )
    told(match, "build")
    assert ["Saloon: would earn $5 now", "1 house × $5"] == preview(match, "build_on r4c5")
    told(match, "build_on r4c5")
    assert ["Saloon: would earn $10 now", "2 houses × $5"] == preview(match, "house_on r3c4")
    assert "ben must agree" in preview(match, "house_on r5c5")


def test_a_personality_shows_what_it_does_and_its_limit() -> None:
    """CARSON-C8."""
    match = lay(ask="PICK_PERSONALITY", cards=[None] * 3)
    assert preview(match, "pick mercenary") == [
        "7. Mercenary",
        "3 more guns this round",
        "Keep at most $30 after the round",
    ]


def test_carson_a9_to_keep_the_tile_after_all_is_a_ticket() -> None:
    """CARSON-A9: it touches nothing of the board, so no board hides it."""
    match = lay(ask="BUILD_PARCEL", building="ranch", builder=0, owner={"r1c1": 0, "r1c2": 0})
    action = GAME.parse("cancel")
    touched = [touch for touch in pictured(match).touches if touch.action == action]
    assert [("seat-0",)] == [touch.keys for touch in touched]
    assert ["for a later round"] == [o.note for o in offers(match) if o.action == action]


def test_land_bears_the_pattern_of_its_owner() -> None:
    """CARSON-C1: the property tiles of five colours, told apart without colour too."""
    match = lay(5, owner={f"r1c{seat + 1}": seat for seat in range(5)})
    found = []
    for column in range(1, 6):
        parcel = next(s for s in pictured(match).sprites if s.key == f"cell-r1c{column}")
        found.append({part.symbol for part in parcel.parts if isinstance(part, Art)})
    assert len({frozenset(symbols) for symbols in found}) == 5
    assert all(any(symbol.startswith("hatch") for symbol in symbols) for symbols in found)


@pytest.mark.parametrize("canvas", [WIDE, TALL])
def test_one_s_own_income_is_summed_up_beside_the_board(canvas: Canvas) -> None:
    """CARSON-A15."""
    match = lay(ground={"r4c5": "saloon", "r3c5": "house", "r8c8": "hotel"}, owner=OWN)
    note = pictured(match, canvas=canvas).notes[0]
    assert ("Your income now", "$16") == (note.title, note.total)
    assert [("saloon", 10), ("hotel", 6)] == [(row.symbol, row.number) for row in note.rows]
    assert "Your income now" not in [note.title for note in pictured(match, 1, canvas).notes]


@pytest.mark.parametrize("canvas", [WIDE, TALL])
def test_carson_n2_the_edge_of_the_board_names_rows_and_columns(canvas: Canvas) -> None:
    """CARSON-N2: each letter beside its row, each number above its column."""
    picture = pictured(lay(), canvas=canvas)
    edge = next(sprite for sprite in picture.sprites if sprite.key == "coordinates")
    marks = {part.text: part for part in edge.parts if isinstance(part, Words)}
    assert set("ABCDEFGH12345678") == set(marks)
    for name, cell in (("F", "cell-r6c1"), ("5", "cell-r1c5")):
        place = next(sprite for sprite in picture.sprites if sprite.key == cell)
        x, y = edge.x + marks[name].x, edge.y + marks[name].y
        if name == "F":
            assert x < place.x
            assert place.y < y < place.y + place.height
        else:
            assert y < place.y
            assert place.x < x < place.x + place.width


@pytest.mark.parametrize("canvas", [WIDE, TALL])
def test_a_number_says_how_many_cowboys_pile_up(canvas: Canvas) -> None:
    """On a parcel from three on; on a multi square for each seat with several."""
    picture = pictured(
        lay(standing={"r8c8": [0, 1, 2], "r1c1": [0, 1]}, crowd=[[2, 1, 0]]), canvas=canvas
    )
    piles = [sprite.key for sprite in picture.sprites if sprite.key.startswith("pile-")]
    assert (["pile-63"], ["×3"]) == (piles, said(picture, "pile-63"))
    assert (["2"], []) == (said(picture, "disc-0-0"), said(picture, "disc-0-1"))


@pytest.mark.parametrize("canvas", [WIDE, TALL])
def test_the_player_aid_lies_beside_the_board(canvas: Canvas) -> None:
    """CARSON-C7, CARSON-G1: every building with what it counts, and what the end brings."""
    for seat in (0, -1):
        notes = pictured(lay(), canvas=canvas).notes if seat == 0 else watched(lay(), canvas).notes
        assert ["Player aid: buildings", "Player aid: the end"] == [note.title for note in notes]
        rates = {row.symbol: row.number for row in notes[0].rows}
        assert [1, 3, 3, 3, 5, 6, 0, 0] == list(rates.values())
        assert "saloon: $5 for every house beside it" in [row.label for row in notes[0].rows]


def watched(match: AnyMatch, canvas: Canvas) -> Picture:
    def say(message: str, **facts: Any) -> str:
        return str(VOICE.say("en", message, facts))

    return paint(match.view(None), canvas, say, list(PEOPLE[: match.seats]))


def test_a_preview_is_as_wide_as_its_names_want_whether_it_is_found_again_or_not() -> None:
    """What is kept has marks for names, each a letter long: no note is laid out with those."""
    match = lay(ground={"r4c5": "saloon"}, owner={"r4c5": 1}, standing={"r7c5": [1]})
    long = ["anna", "Bartholomew Fortescue", "cleo"]

    def shown() -> Picture:
        return paint(match.view(0), WIDE, speech(GAME, "en"), long)

    with nothing_kept():
        anew = shown()
    assert shown() == anew
    assert shown() == anew, "found again"
