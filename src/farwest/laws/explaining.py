"""The law of explanations: whatever a board shows can be asked about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from farwest.kernel.game import AnyGame
from farwest.kernel.match import BY_HAND, Match
from farwest.kernel.state import OVER
from farwest.kit import book
from farwest.kit.explaining import (
    MOST_DOES,
    MOST_NOW,
    MOST_SENTENCES,
    MOST_TITLE,
    OPTION,
    Explanation,
)
from farwest.kit.rooms import Board, Explanations, ask
from farwest.kit.rulebook import rulebook, rules_of
from farwest.kit.sprites import CANVASES
from farwest.laws.boards import NAMES, asked, looks
from farwest.laws.faults import said_of
from farwest.laws.random_games import hold
from farwest.tables.explaining import Explained, is_decoration, things

UNSAID: Final = ("{", "what-", "  ")  # a placeable left open, a raw name, a gap in a sentence


def everything_is_explained(game: AnyGame, seats: int, seed: int) -> None:
    """Every sprite that is no decoration, every figure and every option: by a title, a sentence and
    a rule that players can read; and alike in two worlds that look alike."""
    if ask(game, Board) is None:
        return
    hold(ask(game, Explanations), f"{game.name} has a board and no board/explaining.py.")
    rules = readable(game)
    for n, (s, eyes, language) in enumerate(looks(game, seats, seed)):
        seat = None if eyes < 0 else eyes
        canvas = list(CANVASES)[n % len(CANVASES)]
        here = standing(game, s, seat, language, canvas)
        told = dict(explanations(here))
        for thing, found in told.items():
            what = f"{thing!r} of {game.name} at {asked(game, s)} in {language}"
            hold(found, f"{what} has no explanation; board/explaining.py gives it one.")
            fault = found and wrong(found, rules)
            hold(not fault, f"The explanation of {what} {fault}.")
        if s.seat != OVER and seat is not None:
            world = game.world(game.see(s, seat), game.dice(n))
            there = dict(explanations(standing(game, world, seat, language, canvas)))
            hold(told == there, f"An explanation of {game.name} tells seat {seat} what is hidden.")


def standing(game: AnyGame, s: Any, seat: int | None, language: str, canvas: str) -> Explained:
    names = list(NAMES[: s.seats])
    start = s.clone()
    match = Match(
        *(game, s.seats), start=start, chance=BY_HAND, played=(), language=language, names=names
    )  # nothing is drawn or played: it stands as it stood
    return Explained(match, seat, canvas)


def explanations(here: Explained) -> Iterator[tuple[str, Explanation | None]]:
    """Of all that needs one."""
    assert here.picture is not None
    assert here.room is not None
    for thing in things(here.picture):
        if not is_decoration(here.room, thing):
            with said_of(f"Explaining {thing!r} of {here.match.game.name}"):
                yield thing, here.said(thing)
    match, gauge = here.match, here.picture.gauge
    for option in match.options() if match.seat == here.seat and here.seat is not None else ():
        if gauge is None or option.action not in gauge.actions:
            with said_of(f"Explaining {option.name!r} of {match.game.name}"):
                yield f"{OPTION}{option.name}", here.option(option.name)


def readable(game: AnyGame) -> set[str]:
    """Rules that players can read: of their book, or of the rulebook where there is none."""
    if book.is_written(game):
        return {rule for found in book.read(game).paragraphs() for rule in found.rules}
    return set(rules_of(rulebook(game, "en")))


def wrong(found: Explanation, rules: set[str]) -> str:
    """What is wrong with it; empty: nothing."""
    said = (found.title, found.does, *found.now)
    if not all(text.strip() for text in said):
        return f"says nothing: {said}"
    if raw := [text for text in said if any(mark in text for mark in UNSAID)]:
        return f"is no sentence: {raw[0]!r}"
    if long := [
        text
        for text, most in zip(
            said, (MOST_TITLE, MOST_DOES, *[MOST_NOW] * len(found.now)), strict=True
        )
        if len(text) > most
    ]:
        return f"is too long ({len(long[0])} letters): {long[0]!r}"
    if len(found.now) > MOST_SENTENCES:
        return f"has {len(found.now)} sentences on what is now; {MOST_SENTENCES} are enough"
    return (
        ""
        if found.rule in rules
        else f"cites {found.rule or 'no rule'!r}, which players cannot read"
    )
