"""What `farwest train` learned of a game: one small file, read once. docs/strength.md, Learned.

JSON: weights by name of a trait, whole numbers, so that a search thinks the same with it on every
machine. `weighing.py` of the kernel says what they do.
"""

from __future__ import annotations

from importlib.resources import files
from itertools import chain
from json import dumps
from pathlib import Path
from typing import Final

import msgspec

from farwest.kernel.errors import BadCall, BadFile
from farwest.kernel.game import AnyGame, listed
from farwest.kernel.weighing import FURTHEST, MILDER, OF_ANSWERS, OF_SEATS, UNIT, WEIGHTS
from farwest.kit.reading import decoded
from farwest.kit.rooms import Levels, ask

FORMAT: Final = "farwest learned preference 1"
SEAT: Final = "seat: "  # begins the name of a trait that a seat has, not an answer
SHIPPED: Final = ("bots", "learned.json")
Weights = tuple[int, ...]


class Learned(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: str
    game: str
    unit: int  # so much is e times as likely
    trained: dict[str, int | float | str]  # how, and what came of it: for people
    weights: dict[str, list[int]]  # by name of a trait
    milder: int = 0  # quarters: what a game estimates is taken to a power so much below 1


def traits_of(game: AnyGame) -> dict[str, int]:
    """By name: how many; numbered from 1, one name after the other."""
    room = ask(game, Levels)
    found = dict(room.TRAITS) if room else {}
    if not found:
        raise BadCall(
            f"{game.name} names no traits of answers (TRAITS of bots/levels.py), so there is "
            "nothing that could be learned of them."
        )
    return found


def write_learned(
    game: AnyGame, flat: Weights, trained: dict[str, int | float | str], milder: int = 0
) -> str:
    """As a file has it; `flat` is by trait, from 1."""
    rest = iter(flat)
    weights = {name: [next(rest) for _ in range(n)] for name, n in traits_of(game).items()}
    rows = ",\n".join(f"    {dumps(name)}: {dumps(row)}" for name, row in weights.items())
    head = {"format": FORMAT, "game": game.name, "unit": UNIT, "milder": milder, "trained": trained}
    facts = ",\n".join(f"  {dumps(key)}: {dumps(value)}" for key, value in head.items())
    return f'{{\n{facts},\n  "weights": {{\n{rows}\n  }}\n}}\n'


def read_learned(game: AnyGame, text: str | bytes, where: str) -> Weights:
    """As a Tree takes them. BadFile says what does not fit."""
    try:
        found = decoded(text, Learned)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadFile(f"{where} is not a file that `farwest train` wrote: {error}.") from None
    if found.format != FORMAT or found.unit != UNIT:
        raise BadFile(f"{where} is {found.format!r} in units of {found.unit}, not {FORMAT!r}.")
    if found.game != game.name:
        raise BadFile(f"{where} was learned of {found.game}, not of {game.name}.")
    sizes = {name: len(weights) for name, weights in found.weights.items()}
    wanted = traits_of(game)
    if list(sizes.items()) != list(wanted.items()):
        odd = [name for name in {**sizes, **wanted} if sizes.get(name) != wanted.get(name)]
        told = listed(map(repr, odd)) if odd else "their order"
        raise BadFile(f"{where} has other traits than {game.name} today: {told}; train it again.")
    flat = tuple(chain.from_iterable(found.weights.values()))
    if any(abs(weight) > FURTHEST for weight in flat):
        raise BadFile(f"{where} has a weight beyond {FURTHEST}, which no training gives.")
    seats = [name.startswith(SEAT) for name, row in found.weights.items() if any(row)]
    if not 0 <= found.milder < MILDER:
        raise BadFile(f"{where} is milder by {found.milder} quarters, which no training gives.")
    what = OF_SEATS * (any(seats) or found.milder > 0) + OF_ANSWERS * (not all(seats))
    what += MILDER * found.milder
    return (what, *flat, *[0] * (WEIGHTS - 1 - len(flat)))


def weights_for(game: AnyGame, which: int | str) -> Weights:
    """Of a bot's setting: 0 none, 1 what the game ships, else a file."""
    if which == 0:
        return ()
    if which == 1:
        return shipped(game)
    if not isinstance(which, str):
        raise BadCall(f"learned is 0, 1 or a file that `farwest train` wrote, not {which}.")
    file = Path(which)
    if not file.is_file():
        raise BadCall(f"There is no file {which} to have learned from.")
    return read_learned(game, file.read_bytes(), which)


def shipped(game: AnyGame) -> Weights:
    file = files(game.package).joinpath(*SHIPPED)
    if not file.is_file():
        raise BadCall(
            f"{game.name} ships nothing learned; `farwest train {game.name} --out FILE` makes a "
            "file, and learned=FILE is who plays with it."
        )
    return read_learned(game, file.read_bytes(), f"The learned.json of {game.name}")
