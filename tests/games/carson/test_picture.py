"""The picture of carson: what a player must see before deciding (CARSON-A7), and its buttons."""

from __future__ import annotations

from typing import Any

from farwest.games.carson.paint import paint
from farwest.games.carson.previews import odds
from farwest.mechanics.sprites import TALL, WIDE, Canvas, Picture, Words
from tests.games.carson.table import GAME, PEOPLE, AnyMatch, lay, resolve, told

VOICE: Any = GAME.voice


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
    assert ["Parcel, $1", "row 1, column 1", "Nobody is there yet"] == preview(match, "stake r1c1")
    assert preview(match, "stake r7c5") == [
        "Parcel, $2",
        "row 7, column 5",
        "Duel! You: 4 + die",
        "ben: 4 + die",
        "You win about 50 times in 100",
    ]


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
    assert ["3 + 1 + 2", "5 + 1 + 0"] == said(pictured(match), "duel")


def test_passing_has_a_button_on_the_wide_board_and_the_seat_everywhere() -> None:
    """CARSON-F7."""
    match = lay(passed=[2])
    action = GAME.parse("pass")
    keys = {
        canvas.name: next(x.keys for x in pictured(match, 0, canvas).touches if x.action == action)
        for canvas in (WIDE, TALL)
    }
    assert {"wide": ("pass", "seat-0"), "tall": ("seat-0",)} == keys
    assert ["Pass", "and pick second next round"] == said(pictured(match), "pass")


def test_the_picture_names_the_phase() -> None:
    """CARSON-F1."""
    assert "Round 1 of 4, placement" == pictured(lay()).label
    match = resolve("parcels", standing={"r1c1": [0]}, round=3)
    told(match, "pass")
    assert "Round 3 of 4, resolution" == pictured(match).label
