"""The card of each game in the lobby, from the game's own texts and its own art."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from functools import cache
from typing import Final, TypeVar

from farwest import games, load
from farwest.kernel.game import AnyGame, Preset, Variant
from farwest.kit import art
from farwest.kit.book import is_written
from farwest.kit.rooms import Board, Practice, ask
from farwest.tables.script import FIRST, lessons_of, script_of
from farwest.tables.sides import number_card, side_names, sides_card, symbol
from farwest.tables.wire import Choice, GameCard, PresetCard, VariantCard
from farwest.tables.words import other_language, say, value_text, variant_help, variant_title

LOG: Final = logging.getLogger("farwest.tables")
SHEET: Final = '<svg xmlns="http://www.w3.org/2000/svg"><defs>{}</defs></svg>'
T = TypeVar("T")


def poster(game: AnyGame) -> str:
    """The symbol of its large picture."""
    return f"poster-{game.name}"


def emblem(game: AnyGame) -> str:
    """The symbol of its small picture."""
    return f"emblem-{game.name}"


def card_of(game: AnyGame, language: str) -> GameCard:
    return GameCard(
        name=game.name,
        title=say(game, language, "game"),
        other_title=say(game, other_language(language), "game"),
        line=say(game, language, "card-line"),
        credit=say(game, language, "game-credit"),
        seats=list(game.seats),
        minutes=int(say(game, language, "card-minutes")),
        poster=poster(game),
        variants=[variant_card(game, language, variant) for variant in game.variants],
        has_board=ask(game, Board) is not None,
        practice=ask(game, Practice) is not None,
        presets=[preset_card(game, language, preset) for preset in game.presets],
        lesson=script_of(game).minutes if FIRST in lessons_of(game) else 0,
        how=is_written(game, "HOWTO"),
        sides=sides_card(game, language),
    )


def preset_card(game: AnyGame, language: str, preset: Preset) -> PresetCard:
    text = f"preset-{preset.name}"
    values = {v.name: v.values for v in game.variants}
    chosen = {name: values[name].index(value) for name, value in preset.variant.items()}
    help = game.voice.aside(language, text, "help", {})
    return PresetCard(preset.name, say(game, language, text), help, chosen)


def variant_card(game: AnyGame, language: str, variant: Variant) -> VariantCard:
    return VariantCard(
        variant.name,
        variant_title(game, language, variant),
        variant_help(game, language, variant),
        [
            Choice(
                value,
                value_text(game, language, variant, value),
                [seats for seats in game.seats if variant.fits(value, seats)],
            )
            for value in variant.values
        ],
        number_card(game, language, variant),
    )


def symbols_of(game: AnyGame) -> str:
    """Its poster, its emblem, and the pictures of its sides."""
    found = art.symbols(game.package)
    sides = [symbol(game, name) for name in side_names(game)]
    return "".join(found[name] for name in (poster(game), emblem(game), *sides))


@cache
def cards(language: str) -> tuple[GameCard, ...]:
    """One for each game, in the order of the games."""
    return tuple(of_each(lambda game: card_of(game, language), f"card in {language!r}"))


@cache
def posters() -> str:
    """An SVG with the posters and emblems of all games, and the pictures of their sides."""
    return SHEET.format("\n".join(of_each(symbols_of, "poster or emblem")))


def of_each(make: Callable[[AnyGame], T], what: str) -> Iterator[T]:
    """A game that fails is left out and logged: the others are not its hostages."""
    for name in games():
        try:
            yield make(load(name))
        except Exception:
            LOG.exception("The lobby goes without %s: its %s cannot be made.", name, what)
