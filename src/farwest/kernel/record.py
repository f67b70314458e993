"""The action log with its header: the truth, from which all else follows."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from farwest.kernel.errors import BadRecord, BrokenJson, OtherRules
from farwest.kernel.game import AnyGame, Value


@dataclass(frozen=True)
class Record:
    """It holds every draw, so it is secret until the game is over; only then has it the secret."""

    game: str
    version: str
    seats: int
    variant: dict[str, Value]
    actions: list[int]
    commitment: str  # empty: chance was entered by hand
    salt: str = ""
    secret: str | None = None
    start: dict[str, Any] | None = None  # a position, if it began from one
    redrawn: list[int] | None = None  # draws that were taken back: see Dealer

    def json(self) -> str:
        return json.dumps({name: fact for name, fact in vars(self).items() if fact is not None})


WHOLE = Record("", "", 0, {}, [], "", "", "", {}, [])
TYPES = {name: type(value) for name, value in vars(WHOLE).items()}
NEEDED = ("game", "version", "seats", "variant", "actions", "commitment")


def read_json(text: str | bytes, what: str) -> dict[str, Any]:
    try:
        found = json.loads(text)
    except (TypeError, ValueError, RecursionError) as error:
        raise BrokenJson(f"This is not JSON ({error}); a {what} is one JSON object.") from None
    if not isinstance(found, dict):
        raise BrokenJson(f"A {what} is a JSON object, not a {type(found).__name__}.")
    return found


def read_record(text: str | bytes) -> Record:
    given = read_json(text, "record")
    facts = {name: value for name, value in given.items() if value is not None}
    for name in NEEDED:
        if name not in facts:
            raise BadRecord(f"The record has no {name!r}; a record needs {', '.join(NEEDED)}.")
    for name, value in facts.items():
        if name not in TYPES:
            raise BadRecord(f"A record has no {name!r}; it has {', '.join(TYPES)}.")
        if type(value) is not TYPES[name]:
            raise BadRecord(f"{name!r} is {value!r}; it should be a {TYPES[name].__name__}.")
    for n, action in enumerate(facts["actions"] + facts.get("redrawn", [])):
        if type(action) is not int:
            raise BadRecord(f"Action {n} of the record is {action!r}; actions are whole numbers.")
    for name in ("commitment", "salt", "secret"):
        try:
            bytes.fromhex(facts.get(name, ""))
        except ValueError:
            raise BadRecord(f"{name!r} is not hexadecimal: the record was changed.") from None
    return Record(**facts)


def check_rules(record: Record, game: AnyGame) -> None:
    if record.game != game.name:
        raise BadRecord(f"This is a record of {record.game}, not of {game.name}.")
    if record.version not in game.versions:
        raise OtherRules(
            f"This game was played by version {record.version} of the rules of {game.name}; "
            f"installed are those of version {game.version}, which would play it otherwise."
        )
