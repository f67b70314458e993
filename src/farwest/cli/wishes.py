"""Arguments that several commands take."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from farwest.kernel.errors import BadCall
from farwest.kernel.game import Game, Value, listed

SWITCHES: dict[str, Value] = {"true": True, "yes": True, "false": False, "no": False}
DIGITS = 9  # more is no number that a rulebook knows


def add_variant(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--variant",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the rulebook; may be given again",
    )

    parser.add_argument("--preset", metavar="NAME", help="options chosen together, as `sheet`")


def chosen_variant(game: Game[Any, Any], wishes: argparse.Namespace) -> dict[str, Value]:
    """The preset, if one is named, and each option that is named beside it."""
    presets = {preset.name: dict(preset.variant) for preset in game.presets}
    if wishes.preset is not None and wishes.preset not in presets:
        raise BadCall(f"{game.name} has no preset {wishes.preset!r}; it has {listed(presets)}.")
    return presets.get(wishes.preset, {}) | variant_of(wishes.variant)


def variant_of(wishes: Sequence[str]) -> dict[str, Value]:
    variant: dict[str, Value] = {}
    for wish in wishes:
        name, equals, value = (part.strip() for part in wish.partition("="))
        if not (name and equals and value):
            raise BadCall(f"A variant is given as name=value, not as {wish!r}.")
        number = int(value) if value.isdecimal() and len(value) <= DIGITS else value
        variant[name] = SWITCHES.get(value.lower(), number)
    return variant


def add_on(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--on",
        metavar="PLACE",
        help="ray, or ray://HOST:PORT of a cluster; else processes of this machine",
    )


def add_names(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--names", default="", metavar="A,B,...", help="by seat")


def names_of(wish: str, seats: int) -> list[str]:
    names = [name.strip() for name in wish.split(",")] if wish else []
    if len(names) > seats:
        raise BadCall(f"There are {len(names)} names for {seats} seats.")
    if "" in names or len(set(names)) < len(names):
        raise BadCall(f"Every seat has a name of its own, which {wish!r} does not give.")
    return names


def usual_seats(game: Game[Any, Any]) -> int:
    return min(4, game.seats[-1])


def counted(text: str) -> int:
    """A whole number of at least 1, for argparse."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"it is a whole number of at least 1, not {text}")
    return number


def read_file(name: str) -> bytes:
    return sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
