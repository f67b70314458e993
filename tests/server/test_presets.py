"""A game's presets are on its card, and mean what they say."""

from __future__ import annotations

import pytest

import farwest
from farwest.tables.cards import card_of

HAVE_SHEETS = [name for name in farwest.games() if farwest.load(name).presets]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", HAVE_SHEETS)
def test_every_game_that_has_one_can_be_played_as_its_sheet_says(name: str, language: str) -> None:
    game = farwest.load(name)
    card = card_of(game, language)
    (sheet,) = [preset for preset in card.presets if preset.name == "sheet"]
    assert sheet.title
    assert sheet.help
    (meant,) = [preset.variant for preset in game.presets if preset.name == "sheet"]
    values = {variant.name: variant.values for variant in card.variants}
    chosen = {key: values[key][index].value for key, index in sheet.chosen.items()}
    assert chosen == meant
    for seats in game.seats:
        assert game.match(seats, seed=1, variant=chosen).seat is not None
