"""The law of turns: the cards of a story tell all of it, and what they count is so."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from farwest.kernel.dice import Dice
from farwest.kernel.game import AnyGame
from farwest.kernel.match import BY_HAND, Match
from farwest.kernel.state import CHANCE, OVER, WATCHER
from farwest.kit.rooms import Turns, ask
from farwest.kit.stakes import MOST_CHIP
from farwest.kit.texts import LANGUAGES
from farwest.kit.turns import MOST_CAUSE, NOBODYS, Tiding, heard, opened
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
    first: dict[int, Any] = {}  # by eyes: what they saw when the game began: a set-up has no gains
    sums: dict[int, Counter[tuple[str, int]]] = {seat: Counter() for seat in eyes}
    while s.seat != OVER:
        before = {seat: game.see(s, seat) for seat in eyes if seat not in first}
        played.append(random_action(s, dice))
        s.play(played[-1])
        for seat in eyes:
            told = [*heard(game, [s.told()], seat)]
            if seat not in first and any(opened(room, event) for event in told):
                first[seat] = before[seat]
            if seat in first:
                sums[seat].update(counted(room, told))
                off = [*amiss(room, first[seat], game.see(s, seat), sums[seat], seats)]
                whole = s.seat == CHANCE or not off  # half-way, what was told is yet to come
                hold(whole, f"The story of {game.name} for eyes {seat}: {'; '.join(off)}.")
    match = Match(game, seats, variant=chosen, chance=BY_HAND, played=played)
    for n, seat in enumerate(eyes):
        language = LANGUAGES[(seed + n) % len(LANGUAGES)]
        the_cards_are_whole(match.speaking(language, NAMES[:seats]), seat)


def counted(room: Turns, told: Sequence[Tiding]) -> Counter[tuple[str, int]]:
    """What changed hands, by figure and seat."""
    found: Counter[tuple[str, int]] = Counter()
    for event in told:
        for figure, seat, n in room.gains(event):
            found[figure, NOBODYS if figure in room.COMMON else seat] += n
    return found


def amiss(
    room: Turns, before: Any, after: Any, told: Counter[tuple[str, int]], seats: int
) -> Iterator[str]:
    """What came and was told otherwise."""
    for name, figure in room.FIGURES.items():
        for seat in (NOBODYS,) if name in room.COMMON else range(seats):
            came = figure.measure(after, seat) - figure.measure(before, seat)
            if came != told[name, seat]:
                yield f"{name} of seat {seat}: {told[name, seat]} was told, {came} came"


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
