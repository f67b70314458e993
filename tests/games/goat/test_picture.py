"""What the board and the tickets of goat show of what everyone may see (RULES.md section 7)."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

from farwest.games.goat import actions as do
from farwest.games.goat import numbers as t
from farwest.games.goat.board.terminal import draw
from farwest.kit.painting import painted
from farwest.kit.sprites import CANVASES, Art, Picture, Sprite, Words
from farwest.kit.texts import LANGUAGES
from farwest.tables.words import option_aside, question_help
from tests.games.goat.table import GAME, AnyMatch, dealt, last_offer, lay, told
from tests.games.goat.test_last_active import last

HAND = ["goat", "outlaw", "sheriff", "gambler"]
each_canvas = pytest.mark.parametrize("canvas", CANVASES)


def picture(match: AnyMatch, seat: int | None, canvas: str = "wide") -> Picture:
    shown = painted(match, seat, canvas)
    assert shown is not None
    return shown


def sprite(shown: Picture, key: str) -> Sprite:
    return next(sprite for sprite in shown.sprites if sprite.key == key)


def symbols(thing: Sprite) -> list[str]:
    return [part.symbol for part in thing.parts if isinstance(part, Art)]


def words(thing: Sprite) -> list[str]:
    return [part.text for part in thing.parts if isinstance(part, Words)]


def at_the_lap() -> AnyMatch:
    match = last(["goat", "thief", "sheriff", "charlatan", "gambler"])
    told(match, "offer goat", "declare thief")
    return match


def ticket(match: AnyMatch, language: str, action: int) -> tuple[str, str]:
    """The help of the question and the note of a ticket."""
    people, view = match.people(match.seat), match.view(match.seat)
    about = GAME.voice.about(GAME, view, people)
    return (
        question_help(GAME, language, match.state.kind, about),
        option_aside(GAME, language, action, "note", people, about),
    )


@pytest.mark.parametrize(
    ("language", "yours", "discarded", "must"),
    [
        ("en", "refused, yours", "refused, it is discarded", "must accept"),
        ("fr", "sinon à vous", "sinon défaussée", "doit l’accepter"),
    ],
)
def test_goat_f38_who_offers_is_told_what_a_refusal_does_now(
    language: str, yours: str, discarded: str, must: str
) -> None:
    """GOAT-F23, GOAT-F37, GOAT-F38."""
    usual = dealt(hand="outlaw goat sheriff gambler")
    late = last(["goat", "thief", "sheriff", "charlatan", "gambler"])
    forced = last(["goat", "thief"])
    for match, said in ((usual, yours), (late, discarded), (forced, must)):
        about = GAME.voice.about(GAME, match.view(match.seat), match.people(match.seat))
        assert said in question_help(GAME, language, match.state.kind, about)


@pytest.mark.parametrize(
    ("language", "theirs", "discarded"),
    [("en", "Their hat goes on it", "discarded"), ("fr", "Son chapeau va dessus", "défaussée")],
)
def test_goat_f38_a_refusal_in_the_last_stage_puts_no_hat(
    language: str, theirs: str, discarded: str
) -> None:
    """GOAT-F23: the Dealer's hat goes on a refused card. GOAT-F38: to the LAP it is discarded."""
    match = dealt()
    told(match, "offer farmer", "target 2", "declare goat")
    help_, note = ticket(match, language, do.REFUSE)
    assert theirs == note
    assert "pedro" in help_
    assert discarded not in help_
    help_, note = ticket(at_the_lap(), language, do.REFUSE)
    assert discarded in note
    assert discarded in help_
    assert theirs != note


def test_goat_f38_the_ticket_of_a_refusal_shows_a_hat_only_where_one_is_put() -> None:
    """GOAT-F23, GOAT-F38: and in the last stage it points at the discarded cards."""
    match = dealt()
    told(match, "offer farmer", "target 2", "declare goat")
    refuse = {touch.action: touch for touch in picture(match, 2).touches}[do.REFUSE]
    assert ("hat", "seat-1", ("dealer",)) == (refuse.symbol, refuse.tint, refuse.keys)
    refuse = {touch.action: touch for touch in picture(at_the_lap(), 1).touches}[do.REFUSE]
    assert ("ui-no", ("piles",)) == (refuse.symbol, refuse.keys)


@each_canvas
def test_goat_h5_d8_the_dealer_sees_which_card_was_drawn(canvas: str) -> None:
    """GOAT-H5, GOAT-D8: marked for the Dealer, in the order of RULES.md; no other eyes see it."""
    match = dealt()
    told(match, "offer farmer", "target 2", "declare goat", "accept", "draw thief")
    shown = picture(match, 1, canvas)
    hand = [s for s in shown.sprites if s.key.startswith("card-") and "hand" in s.label]
    assert ["card-sheriff", "card-thief", "card-charlatan", "card-goat"] == [s.key for s in hand]
    assert ["card-thief"] == [s.key for s in hand if "card-back" in symbols(s)]
    assert ["card-thief"] == [s.key for s in hand if "just drawn" in s.label]
    for seat in (0, 2, None):
        assert "just drawn" not in picture(match, seat, canvas).json()


@each_canvas
def test_goat_h12_elixirs_lie_with_their_owners(canvas: str) -> None:
    """GOAT-H12, GOAT-E41: to every eye, as many as coins were taken."""
    match = last_offer(controls={"charlatan": 2}, elixirs=[2, 0, 0, 1, 0], round=2)
    for seat in (0, 2, None):
        shown = picture(match, seat, canvas)
        counts = {
            panel.seat: row.number
            for panel in shown.panels
            for row in panel.rows
            if row.symbol == "token-elixir"
        }
        assert {0: 2, 3: 1} == counts
        assert "2 elixirs" in shown.panels[0].label


@each_canvas
def test_goat_h12_d14_the_supply_is_on_the_board(canvas: str) -> None:
    """GOAT-H12, GOAT-D14, GOAT-S3: tokens, 40 less the coins in circulation, elixirs."""
    match = last_offer(
        controls={"charlatan": 2},
        elixirs=[2, 0, 0, 1, 0],
        tile_tokens={"mine": 2},
        tile_coins={"bank": 3},
        round=2,
    )
    supply = sprite(picture(match, None, canvas), "supply")
    assert supply.label.startswith("Supply: ")
    assert {"1 nugget", "24 coins", "0 elixirs"} <= set(supply.label[8:].split(", "))
    assert 40 - 10 - 3 - 3 == 24
    assert symbols(supply) == [
        *("token-supplies", "token-bills", "token-cattle", "token-nugget", "token-bottle"),
        *("coin", "token-elixir"),
    ]
    assert {"1", "24", "0"} <= set(words(supply))
    two = sprite(picture(lay(2, hand=HAND), 0, canvas), "supply")
    assert "token-cattle" not in symbols(two)


@each_canvas
def test_goat_d14_a_supply_may_be_below_nothing(canvas: str) -> None:
    """GOAT-D14, GOAT-E3: with a rich store."""
    match = last_offer(
        controls={"sheriff": 0}, coins=[12, 10, 10, 5, 3], variant={"rich_store": True}
    )
    match.play("accept")
    assert "−2" in words(sprite(picture(match, None, canvas), "supply"))


def faces(shown: Picture, title: str) -> list[list[str]]:
    """By note with such a title: whom it names."""
    notes = [note for note in shown.notes if note.title.startswith(title)]
    return [[face.label for face in note.rows] for note in notes]


@each_canvas
def test_goat_h9_what_was_said_and_not_seen_is_marked(canvas: str) -> None:
    """GOAT-H9, GOAT-D14: on its slot and beside the board, till it is revealed."""
    match = dealt()
    told(match, "offer farmer", "target 2", "declare sheriff", "refuse")
    for seat in (2, 3, None):
        shown = picture(match, seat, canvas)
        slot = sprite(shown, "slot-sheriff")
        assert "ui-chat" in symbols(slot)
        assert "Sheriff, said, not yet seen" == slot.label
        assert [["Sheriff"]] == faces(shown, "Said")
        assert "ui-chat" not in symbols(sprite(shown, "slot-outlaw"))
    told(match, "draw thief", "offer sheriff", "target 2", "declare sheriff", "accept")
    shown = picture(match, 3, canvas)
    assert [] == [note for note in shown.notes if note.title.startswith("Said")]


def test_goat_h6_who_passed_cards_on_is_reminded() -> None:
    """GOAT-H6, GOAT-D10: beside the board, for those eyes only."""
    match = dealt()
    told(match, "offer farmer", "target 2", "declare sheriff", "refuse")
    by_seat = {seat: faces(picture(match, seat), "Passed") for seat in (0, 1, 2, None)}
    assert {0: [["Charlatan", "Goat"]], 1: [], 2: [], None: []} == by_seat


@each_canvas
def test_goat_f10_an_emptied_place_still_shows_its_icons(canvas: str) -> None:
    """GOAT-F10, GOAT-G1: the token and the coins that every upkeep brings are on the tile."""
    match = lay(5, hand=HAND)
    for location, coins, token in (
        (t.BANK, 2, "bills"),
        (t.MINE, 1, "nugget"),
        (t.SALOON, 0, "bottle"),
    ):
        tile = sprite(picture(match, 0, canvas), f"tile-{GAME.names['location'][location]}")
        assert [f"token-{token}", *["coin"] * coins] == symbols(tile)[1:]
        assert 0 == match.state.tile_tokens[location]
    rich = lay(5, hand=HAND, variant={"rich_store": True})
    assert 3 == symbols(sprite(picture(rich, 0, canvas), "tile-store")).count("coin")


@each_canvas
def test_goat_c7_d11_every_tile_is_an_aid(canvas: str) -> None:
    """GOAT-C7, GOAT-D11: what its characters do; and all of them on one card beside the board."""
    shown = picture(lay(3, hand=["goat", "outlaw", "sheriff", "gambler"]), 0, canvas)
    tile = sprite(shown, "tile-bank")
    assert (
        tile.hint == "Banker: takes every token at the Bank. Widow: takes every coin at the Bank."
    )
    (aid,) = [note for note in shown.notes if note.title == "Player aid"]
    assert "Outlaw: kills the Sheriff for $4." in aid.text
    assert "Miner" not in aid.text  # not with three players


@each_canvas
def test_goat_f12_f38_set_aside_and_discarded_are_two_words(canvas: str) -> None:
    """GOAT-F12, GOAT-F38, GOAT-E80: and killed is out of the round."""
    match = at_the_lap()
    match.play("refuse")
    shown = picture(match, 0, canvas)
    assert "The Goat is discarded" == sprite(shown, "corner").label
    first = picture(dealt(), 3, canvas)
    assert "Kid, set aside" == sprite(first, "slot-kid").label


@pytest.mark.parametrize("language", LANGUAGES)
@each_canvas
def test_nothing_secret_is_in_the_new_things(canvas: str, language: str) -> None:
    """GOAT-H7: the offered card is not where others could see it."""
    match = dealt(hand="farmer goat charlatan sheriff")
    match.language = language
    told(match, "offer farmer", "target 2", "declare goat")
    shown: Any = picture(match, 2, canvas)
    assert "farmer" in shown.json()  # its slot, as that of every card not seen
    assert [] == [s.key for s in shown.sprites if s.key == "card-farmer"]


@pytest.mark.parametrize(
    ("language", "supply", "elixirs"),
    [("en", "Supply: ", "2 elixirs"), ("fr", "Réserve\u00a0: ", "2 élixirs")],
)
def test_goat_h12_the_terminal_shows_supply_and_elixirs(
    language: str, supply: str, elixirs: str
) -> None:
    """GOAT-H12, GOAT-D14: for a watcher too, in 80 columns."""
    match = last_offer(controls={"charlatan": 2}, elixirs=[2, 0, 0, 1, 0], round=2)
    console = Console(record=True, width=80, file=io.StringIO())
    console.print(draw(match.view(None), speech(match, language), list(match.names)))
    text = console.export_text()
    assert supply in text
    assert elixirs in text
    assert max(map(len, text.splitlines())) <= 80


def speech(match: AnyMatch, language: str) -> Any:
    texts: Any = GAME.voice
    return lambda message, **facts: texts.say(language, message, facts)
