"""What the lab may turn: variants of the rulebook, and numbers on a game's workbench."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product

from farwest.adapters.lab.turning import Turn
from farwest.kernel.errors import BadCall
from farwest.kernel.game import AnyGame, Value, listed
from farwest.kit.measures import Turnable
from farwest.kit.rooms import Workbench, ask

RANGE = ".."
MOST = 200  # settings of one sweep
SWITCHES: Mapping[str, Value] = {"true": True, "false": False}

LabSetting = dict[str, Value]


def turnables(game: AnyGame) -> Mapping[str, Turnable]:
    room = ask(game, Workbench)
    return room.TURNABLES if room else {}


def known(game: AnyGame) -> list[str]:
    return [*turnables(game), *(variant.name for variant in game.variants)]


def values_of(game: AnyGame, seats: int, name: str, wish: str) -> list[Value]:
    """`3`, `1,2,3`, `1..5`, or nothing: everything from end to end."""
    turnable = turnables(game).get(name)
    if turnable is None and name not in known(game):
        raise BadCall(f"{game.name} has no {name!r} to turn; it has {listed(known(game))}.")
    if turnable is not None:
        every = [*range(turnable.low, turnable.high + 1, turnable.step)]
        return [checked(name, turnable, value) for value in numbers(name, wish, every)]
    fitting = next(v for v in game.variants if v.name == name).fitting(seats)
    if RANGE in wish:
        plain = sorted(value for value in fitting if type(value) is int)
        return list(numbers(name, wish, plain))
    given: list[Value] = [read(word, fitting) for word in wish.split(",")] if wish else fitting
    return given


def numbers(name: str, wish: str, every: Sequence[int]) -> list[int]:
    if not wish:
        return list(every)
    first, dots, last = wish.partition(RANGE)
    try:
        given = [int(first), int(last)] if dots else [int(word) for word in wish.split(",")]
    except ValueError:
        raise BadCall(f"Numbers are given as 3, 1,2,3 or 1..5, not as {wish!r}.") from None
    if not dots:
        return given
    low, high = given
    if every and (low < every[0] or high > every[-1]):
        ends = f"from {every[0]} to {every[-1]}"
        raise BadCall(f"{name} goes {ends}, not from {low} to {high}.")
    return [n for n in every if low <= n <= high]


def checked(name: str, turnable: Turnable, value: int) -> int:
    if value not in range(turnable.low, turnable.high + 1):
        raise BadCall(f"{name} goes from {turnable.low} to {turnable.high}, not to {value}.")
    return value


def read(word: str, fitting: Sequence[Value]) -> Value:
    text = word.strip().lower()
    known_words = {str(value).lower(): value for value in fitting}
    if text not in known_words:
        raise BadCall(f"{word!r} is not one of {listed(fitting)}.")
    return known_words[text]


def sweep(game: AnyGame, seats: int, wishes: Sequence[str]) -> list[LabSetting]:
    """Every combination of what is wished for, as `start_coins=1..5`."""
    game.check_seats(seats)
    axes: dict[str, list[Value]] = {}
    for wish in wishes:
        name, mark, values = (part.strip() for part in wish.partition("="))
        axes[name] = values_of(game, seats, name, values if mark else "")
        if not axes[name]:
            raise BadCall(f"{wish!r} leaves no value of {name} that fits {seats} seats.")
    found = [dict(zip(axes, values, strict=True)) for values in product(*axes.values())]
    if len(found) > MOST:
        raise BadCall(f"That makes {len(found)} settings; a sweep has at most {MOST}.")
    return found


def split(game: AnyGame, seats: int, setting: LabSetting) -> tuple[list[Turn], dict[str, Value]]:
    """The numbers to turn, and the variants."""
    able = turnables(game)
    turns = []
    for name in setting:
        if name in able:
            at = tuple(seats if k == "seats" else int(k) for k in able[name].at)
            turns.append(Turn(able[name].constant, at, int(setting[name])))
    return turns, {name: value for name, value in setting.items() if name not in able}


def said(setting: LabSetting) -> str:
    words = [f"{name.replace('_', ' ')} {str(value).lower()}" for name, value in setting.items()]
    return ", ".join(words) or "as the rulebook has it"
