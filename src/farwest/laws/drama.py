"""The law of dramas: a stage shows what these eyes were told, and not a thing more."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from farwest.kernel.dice import Dice
from farwest.kernel.game import AnyGame
from farwest.kernel.match import Match
from farwest.kit.drama import Drama, faults
from farwest.kit.drawing import draw
from farwest.kit.rooms import Dramas, ask
from farwest.kit.sprites import WIDE, Art, Part, Picture, Sprite
from farwest.kit.texts import LANGUAGES
from farwest.laws.boards import NAMES
from farwest.laws.faults import said_of
from farwest.laws.random_games import hold, random_action, variant_for
from farwest.tables import staging


def dramas_show_what_was_told(game: AnyGame, seats: int, seed: int) -> None:
    """At every move of a game."""
    if ask(game, Dramas) is None:
        return
    dice = Dice(seed)
    match = game.match(seats, seed=seed, variant=variant_for(game, seats, dice), chance="dealer")
    while match.seat is not None:
        match.play(random_action(match.state, dice))
        drama_of_a_move(match, LANGUAGES[match.move % len(LANGUAGES)])


def drama_of_a_move(match: Match[Any, Any], language: str) -> Drama | None:
    """It belongs to something these eyes were told, is well said and can be drawn. What was told to
    everybody looks the same to all: so nobody is shown what only somebody else may know."""
    spoken = match.speaking(language, NAMES[: match.seats])
    found = staged(spoken, None)
    for seat in range(match.seats):
        mine = staged(spoken, seat)
        if mine and public(spoken, mine, seat):
            where = f"The drama of {match.game.name} at move {match.move} for seat {seat}"
            same = found is not None and bare(found) == bare(mine)
            hold(same, f"{where} shows more, or less, than everybody was told.")
    return found


def staged(match: Match[Any, Any], seat: int | None) -> Drama | None:
    where = f"The drama of {match.game.name} at move {match.move} for {seat} in {match.language}"
    with said_of(where):
        made, aloof = staging.drama(match, seat), staging.drama(match, seat, aloof=True)
    if made is None or aloof is None:
        return None
    events, fresh = staging.heard(match, seat)
    hold(0 <= made.k < len(events) - fresh, f"{where} belongs to nothing that was told just now.")
    hold(events[fresh + made.k].shown, f"{where} belongs to what these eyes may not know.")
    for fault in faults(made):
        hold(False, f"{where} {fault}.")
    with said_of(f"{where}, drawn,"):
        draw(picture(made), match.game.package)
    return aloof


def public(match: Match[Any, Any], drama: Drama, seat: int) -> bool:
    """Whether everybody was told of what it belongs to."""
    ours, fresh = staging.heard(match, seat)
    event = ours[fresh + drama.k]
    theirs, start = staging.heard(match, None)
    return event in theirs[start:]


def bare(drama: Drama) -> Drama:
    """Without what depends on who looks: the order of the sides, what is a gain, the numbering."""
    chips = tuple(replace(chip, sort="fact") for chip in drama.chips)
    sides = tuple(sorted(drama.sides, key=lambda side: (side.seat, side.symbol, side.die)))
    return replace(drama, sides=sides, chips=chips, move=-1, k=-1)


def picture(drama: Drama) -> Picture:
    """Everything on the stage that is art."""
    sprites = [sprite for sprite in (drama.face, drama.back) if sprite]
    arts = tuple[Part, ...](Art(symbol, 0, 0, 1, 1, tint=tint) for symbol, tint in symbols(drama))
    sprites.append(Sprite("stage", "stage", 0, 0, 1, 1, layer="pieces", parts=arts))
    return Picture(WIDE, drama.verdict, sprites=tuple(sprites), panels=(), touches=())


def symbols(drama: Drama) -> Iterator[tuple[str, str]]:
    named = [(drama.symbol, "ink"), *((chip.symbol, chip.tint) for chip in drama.chips)]
    for side in drama.sides:
        named += [(side.symbol, side.tint), *((one.symbol, one.tint) for one in side.adds)]
        named += [(f"die-{n}", "ink") for n in (side.die, side.before) if n]
    return (one for one in named if one[0])
