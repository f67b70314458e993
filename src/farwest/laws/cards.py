"""The law of the lobby: what it shows of a game is there."""

from __future__ import annotations

from farwest.kernel.game import AnyGame
from farwest.kit import art
from farwest.kit.rooms import Board, ask
from farwest.kit.texts import LANGUAGES, Texts
from farwest.laws.faults import said_of
from farwest.laws.random_games import hold
from farwest.tables.cards import card_of, emblem, poster


def the_lobby_has_its_card(game: AnyGame, seats: int, seed: int) -> None:
    """Its title, one line and minutes, in both languages; and with a board, poster and emblem."""
    for language in LANGUAGES if isinstance(game.voice, Texts) else ():
        with said_of(f"Making the card of {game.name} in {language}"):
            card = card_of(game, language)
            blank = not (card.title.strip() and card.line.strip())
        hold(not blank, f"{game.name}/{language}.ftl has a card that says nothing.")
        hold(card.minutes > 0, f"{game.name}/{language}.ftl: card-minutes is 1 or more.")
    for symbol in (poster(game), emblem(game)) if ask(game, Board) else ():
        drawn = symbol in art.symbols(game.package)
        hold(drawn, f"{game.name}/art.svg has no symbol {symbol!r}, which the lobby shows.")
