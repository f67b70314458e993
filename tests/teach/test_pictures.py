"""Every picture that the players' pages name can be painted, and shows what it names."""

from __future__ import annotations

import pytest

import farwest
from farwest.kernel.errors import BadLesson
from farwest.kit.art import symbols
from farwest.kit.book import Shown, is_written, read
from farwest.kit.texts import LANGUAGES
from farwest.tables.how import MARGIN, at_step, how_to_play, shown

PAGES = ("HOWTO", "BOOK")
EACH = [
    (game, page, language)
    for game in farwest.games()
    for page in PAGES
    for language in LANGUAGES
    if is_written(farwest.load(game), page, language)
]


@pytest.mark.parametrize(("name", "page", "language"), EACH)
def test_every_picture_shows_what_it_names(name: str, page: str, language: str) -> None:
    game = farwest.load(name)
    pictures = [one.picture for one in read(game, language, page).paragraphs() if one.picture]
    assert pictures
    for picture in pictures:
        if picture.symbol:
            assert picture.symbol in symbols(game.package), picture
            continue
        board = at_step(game, picture.lesson, picture.step, language)
        known = {sprite.key for sprite in board.sprites} | {panel.key for panel in board.panels}
        assert set(picture.keys) - known == set(), picture
        assert {sprite.key for sprite in board.sprites} & set(picture.keys), picture


@pytest.mark.parametrize("name", farwest.games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_on_how_to_play(name: str, language: str) -> None:
    page = how_to_play(name, language)
    assert len(page.chapters) >= 4
    shown = [p.picture for c in page.chapters for p in c.paragraphs if p.picture]
    assert any(one.picture for one in shown)
    for one in shown:
        if one.picture:
            assert 0 < one.width <= one.picture.canvas.width
            assert 0 < one.height <= one.picture.canvas.height
            assert (one.picture.panels, one.picture.touches, one.picture.gauge) == ((), (), None)


def test_a_picture_is_cropped_to_its_keys() -> None:
    game = farwest.load("goat")
    whole = at_step(game, "first", "take", "en")
    claim = next(sprite for sprite in whole.sprites if sprite.key == "claim")
    part = shown(game, Shown("the claim", lesson="first", step="take", keys=("claim",)), "en")
    assert (part.x, part.y) == (claim.x - MARGIN, claim.y - MARGIN)
    assert (part.width, part.height) == (claim.width + 2 * MARGIN, claim.height + 2 * MARGIN)
    assert part.picture is not None
    assert len(part.picture.sprites) < len(whole.sprites)


def test_a_step_that_is_not_there_is_named() -> None:
    with pytest.raises(BadLesson, match="goat, lesson first, has no step 'nowhere'"):
        at_step(farwest.load("goat"), "first", "nowhere", "en")
