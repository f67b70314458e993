"""Far West board games on one rules kernel, with bots, a table and a door for research."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from farwest import errors
from farwest.games import packages, register
from farwest.hints import Legend
from farwest.kernel.game import Game, is_fresh, listed
from farwest.kernel.match import Match
from farwest.kernel.option import Asked, Option
from farwest.kernel.record import Record, read_record
from farwest.kit.verifying import Verdict
from farwest.kit.verifying import verify as _verify

__version__ = "0.1.0"
__all__ = [
    "Asked",
    "Match",
    "Option",
    "Record",
    "Verdict",
    "errors",
    "games",
    "load",
    "register",
    "replay",
    "verify",
]


def games() -> tuple[str, ...]:
    """The names that load() takes."""
    return tuple(packages())


def load(name: str, pure: bool = False) -> Game[Any, Any]:
    """A game: its compiled rules where they were built; `pure=True` for the interpreter."""
    known = packages()
    if name not in known:
        raise errors.UnknownGame(f"There is no game {name!r}; there is {listed(known)}.")
    try:
        game: Game[Any, Any] = import_module(f"{known[name]}.game").GAME
    except errors.FarwestError:
        raise
    except ModuleNotFoundError as error:
        where = f"The game {name!r} should be in the package {known[name]}"
        if error.name is not None and f"{known[name]}.game".startswith(error.name):
            raise errors.UnknownGame(f"{where}, and there is no module {error.name}.") from None
        raise errors.BadRoom(f"{where}, which needs {error.name}: install that.") from error
    except Exception as error:
        said = f"The game {name!r} in {known[name]} cannot be loaded"
        raise errors.BadRoom(f"{said}: {type(error).__name__}: {error}") from error
    return game.interpreted() if pure else game


def replay(text: str | bytes | Record) -> Match[Any, Any]:
    """The same game again, from its record."""
    record = text if isinstance(text, Record) else read_record(text)
    return Match.of(load(record.game), record)


def verify(text: str | bytes | Record) -> Verdict:
    """Whether every draw of a finished game follows from its committed secret."""
    record = text if isinstance(text, Record) else read_record(text)
    game = load(record.game)
    return _verify(record, game, Match.of(game, record, upto=0).state)


def _board(match: Match[Any, Any]) -> str | None:
    """In a notebook a match shows its board: the kernel cannot draw, and the door can."""
    from farwest.kit.painting import board

    return board(match)


Match._repr_svg_ = _board
Match.advisor = Legend()


def __getattr__(name: str) -> bool:
    if name == "compiled":
        return is_fresh("farwest.kernel._fast")
    raise AttributeError(f"module 'farwest' has no attribute {name!r}")
