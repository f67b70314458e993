"""The laws of stakes and standings: what a ticket promises comes true, and nobody learns more."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from farwest.kernel.dice import Dice
from farwest.kernel.game import AnyGame
from farwest.kernel.state import CHANCE, OVER, State
from farwest.kit.rooms import Stakes, Standings, ask
from farwest.kit.speaking import speech
from farwest.kit.stakes import Stake, faults
from farwest.kit.texts import LANGUAGES
from farwest.laws.boards import NAMES, asked, looks
from farwest.laws.faults import said_of
from farwest.laws.random_games import hold, random_action, walk

SOME = 40  # choices of a game are looked at, about


def stakes_are_told_and_true(game: AnyGame, seats: int, seed: int) -> None:
    """At some choices of a game."""
    for n, s in enumerate(choices(game, seats, seed)):
        stakes_of_a_choice(game, s, LANGUAGES[n % len(LANGUAGES)], Dice(seed + n))


def stakes_of_a_choice(game: AnyGame, s: Any, language: str, dice: Dice) -> None:
    """Every option of a choice has its line, or the game says why not; it fits its ticket; it is
    the same in two worlds that look alike; and what it counts for certain comes so."""
    room = ask(game, Stakes)
    if room is None:
        return
    say, names = speech(game, language), list(NAMES[: s.seats])
    view, where = game.see(s, s.seat), f"at {asked(game, s)} in {language}"
    twin = game.see(game.world(view, game.dice(dice.below(99))), s.seat)
    for action in s.legal():
        name = game.action_names[action]
        option = f"{name!r} of {game.name} {where}"
        with said_of(f"The stake of {option}"):
            found = room.stake(view, action, say, names)
        if found is None:
            silent = any(re.fullmatch(pattern, name) for pattern in room.SILENT)
            hold(silent, f"{option} has no stake; board/stakes.py gives it one.")
            continue
        for fault in (*faults(found), *untrue(game, room, s, action, found, dice)):
            hold(False, f"The stake of {option} {fault}.")
        again = room.stake(twin, action, say, names)
        hold(found == again, f"The stake of {option} tells what is hidden.")


def choices(game: AnyGame, seats: int, seed: int) -> Iterator[Any]:
    """Some of the positions in which a seat must choose."""
    met: dict[int, int] = {}  # by question: how often
    for s in walk(game, seats, seed):
        if s.seat >= 0 and len(s.legal()) > 1:
            met[s.kind] = met.get(s.kind, 0) + 1
            if met[s.kind] & (met[s.kind] - 1) == 0 and met[s.kind] <= SOME:  # the 1st, 2nd, 4th
                yield s


def untrue(
    game: AnyGame, room: Stakes, s: Any, action: int, stake: Stake, dice: Dice
) -> Iterator[str]:
    """What the chips count for certain, and does not come."""
    counted = [chip for chip in stake.chips if chip.figure]
    if not counted:
        return
    before, after = game.see(s, s.seat), game.see(played_on(s, action, dice), s.seat)
    for chip in counted:
        seat = s.seat if chip.seat < 0 else chip.seat
        measure = room.FIGURES[chip.figure].measure
        came = measure(after, seat) - measure(before, seat)
        if came != chip.number:
            yield f"says {chip.text!r} of {chip.figure}, and {came} came"


def played_on(s: State, action: int, dice: Dice) -> State:
    """After the answer and what chance makes of it, where a seat is asked again."""
    after = s.clone()
    after.play(action)
    while after.seat == CHANCE:
        after.play(random_action(after, dice))
    return after


def the_standing_is_told(game: AnyGame, seats: int, seed: int) -> None:
    """For every pair of eyes, alike in worlds that look alike; at the end it is the score."""
    room = ask(game, Standings)
    if room is None:
        return
    for n, (s, eyes, language) in enumerate(looks(game, seats, seed)):
        say, names, view = speech(game, language), list(NAMES[:seats]), game.see(s, eyes)
        where = f"The standing of {game.name} at {asked(game, s)} in {language}"
        with said_of(where):
            found = room.standing(view, say, names)
        counted = sorted(seat for one in found.tallies for seat in one.seats)
        hold(counted == list(range(seats)), f"{where} counts the seats {counted}.")
        said = [found.unit, *(one.said for one in found.tallies)]
        said += [text for m in found.meters for text in (m.label, m.name)]
        hold(all(text.strip() for text in said), f"{where} has an empty text: {said}.")
        hold(all(m.now <= m.of for m in found.meters), f"{where} has a meter that runs over.")
        if s.seat == OVER:
            of_seat = {seat: one for one in found.tallies for seat in one.seats}
            places = s.final_places()
            hold(
                all((of_seat[k].place == 1) == (places[k] == 1) for k in range(seats)),
                f"{where}: at the end it has other winners.",
            )
        elif eyes >= 0:
            world = game.world(view, game.dice(n))
            again = room.standing(game.see(world, eyes), say, names)
            hold(found == again, f"{where} tells seat {eyes} what is hidden.")
