"""The law of turns: the cards of a story tell all of it, and what they count is so."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from farwest.kernel.dice import Dice
from farwest.kernel.game import AnyGame
from farwest.kernel.match import BY_HAND, Match
from farwest.kernel.state import CHANCE, OVER, WATCHER
from farwest.kit.rooms import Turns, ask
from farwest.kit.stakes import MOST_CHIP
from farwest.kit.texts import LANGUAGES
from farwest.kit.turns import MOST_CAUSE, heard
from farwest.laws.boards import NAMES
from farwest.laws.faults import said_of
from farwest.laws.random_games import hold, random_action, variant_for
from farwest.tables.turns import turns
from farwest.tables.wire import Turn


def the_story_adds_up(game: AnyGame, seats: int, seed: int) -> None:
    """For one seat and a watcher: told gains are those of their view, move by move."""
    room = ask(game, Turns)
    if room is None:
        return
    dice = Dice(seed)
    chosen = variant_for(game, seats, dice)
    s, played, eyes = game.start(seats, chosen), list[int](), [seed % seats, WATCHER]
    first = {seat: game.see(s, seat) for seat in eyes}
    sums: dict[int, Counter[tuple[str, int]]] = {seat: Counter() for seat in eyes}
    while s.seat != OVER:
        played.append(random_action(s, dice))
        s.play(played[-1])
        for seat in eyes:
            for event in heard(game, [s.told()], seat):
                for figure, whose, n in room.gains(event):
                    sums[seat][figure, -1 if figure in room.COMMON else whose] += n
            if s.seat == CHANCE:
                continue  # half-way: what was told is yet to come
            came = dict(differences(room, first[seat], game.see(s, seat), seats))
            off = {key: (sums[seat][key], n) for key, n in came.items() if n != sums[seat][key]}
            said = "; ".join(
                f"{f} of seat {k}: {n} was told, {m} came" for (f, k), (n, m) in off.items()
            )
            hold(not off, f"The story of {game.name} for eyes {seat} does not add up: {said}.")
    match = Match(game, seats, variant=chosen, chance=BY_HAND, played=played)
    for n, seat in enumerate(eyes):
        language = LANGUAGES[(seed + n) % len(LANGUAGES)]
        the_cards_are_whole(match.speaking(language, NAMES[:seats]), seat)


def differences(
    room: Turns, before: Any, after: Any, seats: int
) -> Iterator[tuple[tuple[str, int], int]]:
    for name, figure in room.FIGURES.items():
        for seat in (-1,) if name in room.COMMON else range(seats):
            yield (name, seat), figure.measure(after, seat) - figure.measure(before, seat)


def the_cards_are_whole(match: Match[Any, Any], eyes: int) -> None:
    """Every line is on one card, in order; what a card says fits it."""
    where = f"of {match.game.name} in {match.language} for eyes {eyes}"
    seat = None if eyes == WATCHER else eyes
    with said_of(f"A card {where}"):
        cards = turns(match, seat)
    lines = [n for card in cards for n in range(card.first, card.last + 1)]
    hold(lines == [*range(len(match.events(seat)))], f"The cards {where} leave lines out.")
    for card in cards:
        for fault in faults(card):
            hold(False, f"Card {card.number} {where} {fault}.")


def faults(card: Turn) -> Iterator[str]:
    said = [(card.cause, MOST_CAUSE), *((chip.text, MOST_CHIP) for chip in card.chips)]
    for text, most in said:
        if len(text) > most:
            yield f"is too long, {len(text)} letters: {text!r}"
        if "{" in text or "  " in text:
            yield f"is no text: {text!r}"
    for chip in card.chips:
        if not chip.text.strip():
            yield "has a chip that says nothing"
    for run in card.runs:
        if not (card.first <= run.first and run.first + run.of - 1 <= card.last):
            yield f"tells lines of another card as one: {run.text!r}"
        if not run.text.strip():
            yield "tells many lines in no words"
