"""What every picture keeps: docs/look.md section 5, and a name for all that is shown."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pytest

import farwest
from farwest.kit.art import colours, folder_of, symbols
from farwest.kit.sprites import LAYERS, MARGIN, Art, Picture, Sprite, Words
from farwest.kit.texts import LANGUAGES
from tests.paint.pictures import gallery, painted_games

GAMES = [game.name for game in painted_games()]
PACKAGES = {game.name: game.package for game in painted_games()}
everywhere = pytest.mark.parametrize(
    ("name", "canvas", "language"),
    [
        pytest.param(
            *(name, canvas, speech),
            marks=[]
            if (canvas, speech) in (("wide", "en"), ("tall", "fr"))
            else [pytest.mark.slow],
        )
        for name in GAMES
        for canvas in ("wide", "tall")
        for speech in LANGUAGES
    ],
)


def pictures(name: str, canvas: str, language: str) -> Iterator[Picture]:
    shown = [seen.picture for seen in gallery(name, canvas, language)]
    assert len(shown) > 10 * len(farwest.load(name).seats)
    yield from shown


def all_keys(picture: Picture) -> list[str]:
    return [sprite.key for sprite in picture.sprites] + [panel.key for panel in picture.panels]


def corners(sprite: Sprite) -> Iterator[tuple[float, float]]:
    """Of the sprite's box, turned as it is drawn."""
    x, y = sprite.x + sprite.width / 2, sprite.y + sprite.height / 2
    across, down, turn = sprite.width / 2, sprite.height / 2, math.radians(sprite.turn)
    for dx, dy in ((-across, -down), (across, -down), (across, down), (-across, down)):
        yield (
            x + dx * math.cos(turn) - dy * math.sin(turn),
            y + dx * math.sin(turn) + dy * math.cos(turn),
        )


def test_these_games_are_painted() -> None:
    assert set(farwest.games()) == set(GAMES)


@everywhere
def test_every_symbol_and_every_colour_exists(name: str, canvas: str, language: str) -> None:
    art, tokens = symbols(PACKAGES[name]), colours("noon")
    assert set(tokens) == set(colours("dusk"))
    for picture in pictures(name, canvas, language):
        used = {panel_row.symbol for panel in picture.panels for panel_row in panel.rows}
        named = {row.tint for panel in picture.panels for row in panel.rows}
        for sprite in picture.sprites:
            used |= {sprite.symbol} - {""}
            used |= {part.symbol for part in sprite.parts if isinstance(part, Art)}
            for part in sprite.parts:
                parts = ("tint", "fill", "line", "colour")
                named |= {getattr(part, key, "") for key in parts} - {""}
        assert used - set(art) == set()
        assert named - set(tokens) == set()


@everywhere
def test_keys_are_unique_and_layers_are_known(name: str, canvas: str, language: str) -> None:
    for picture in pictures(name, canvas, language):
        keys = all_keys(picture)
        assert len(set(keys)) == len(keys)
        assert {sprite.layer for sprite in picture.sprites} <= set(LAYERS)


@everywhere
def test_nothing_lies_in_the_margin(name: str, canvas: str, language: str) -> None:
    for picture in pictures(name, canvas, language):
        right, low = picture.canvas.width - MARGIN, picture.canvas.height - MARGIN
        for sprite in picture.sprites:
            for x, y in corners(sprite):
                assert MARGIN <= round(x, 2) <= right, (sprite.key, x)
                assert MARGIN <= round(y, 2) <= low, (sprite.key, y)


@everywhere
def test_everything_has_a_name_to_read_aloud(name: str, canvas: str, language: str) -> None:
    for picture in pictures(name, canvas, language):
        labels = [sprite.label for sprite in picture.sprites]
        labels += [panel.label for panel in picture.panels]
        labels += [row.label for panel in picture.panels for row in panel.rows]
        for label in (*labels, picture.label, *(panel.status for panel in picture.panels)):
            assert label.strip(), picture
            assert not set("{}\n") & set(label), label


@everywhere
def test_text_is_never_too_small(name: str, canvas: str, language: str) -> None:
    for picture in pictures(name, canvas, language):
        for sprite in picture.sprites:
            for part in sprite.parts:
                if isinstance(part, Words):
                    size = part.size * sprite.scale
                    assert round(size, 3) >= picture.canvas.caption_size, (sprite.key, part.text)


@everywhere
def test_every_option_touches_something_that_is_there(
    name: str, canvas: str, language: str
) -> None:
    asked = 0
    for seen in gallery(name, canvas, language):
        there = set(all_keys(seen.picture))
        touched = {touch.action: touch.keys for touch in seen.picture.touches}
        if gauge := seen.picture.gauge:
            touched |= dict.fromkeys(gauge.actions, (gauge.key,))
        assert all(set(keys) <= there for keys in touched.values())
        assert set(seen.options) <= set(touched)
        assert all(touched.values())
        assert bool(seen.options) == bool(touched)
        asked += bool(seen.options)
    assert asked > 4 * len(farwest.load(name).seats)


@pytest.mark.parametrize("name", GAMES)
def test_paint_names_its_colours(name: str) -> None:
    """Raw colours stand in tokens.css and in the art, nowhere else."""
    files = [*folder_of(PACKAGES[name]).rglob("*.py")]
    assert "painting.py" in {file.name for file in files}
    for file in files:
        assert '"#' not in file.read_text("utf-8"), file
