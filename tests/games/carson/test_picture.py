"""The picture of carson: what a player must see before deciding (CARSON-A7), and its buttons."""

from __future__ import annotations

from typing import Any

import pytest

from farwest.games.carson.paint import paint
from farwest.games.carson.previews import odds
from farwest.mechanics.sprites import TALL, WIDE, Art, Canvas, Picture, Words
from farwest.tables.scenes import offers
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
