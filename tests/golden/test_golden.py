"""Golden playthroughs: what every seat was shown at every step, compared exactly.

A line begins with who saw it: seats, and w for a watcher. `FARWEST_WRITE_GOLDEN=1` writes the
files again; read the difference before you keep it, for a leak would show here as a longer list.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import farwest
from farwest.kernel.dice import Dice
from farwest.kernel.game import AnyGame
from farwest.kernel.match import Match
from farwest.kernel.scene import redact
from farwest.kernel.state import WATCHER
from farwest.kit.fields import Field
from farwest.kit.positions import Positions

HERE = Path(__file__).parent
LARGEST = 200_000  # bytes of a file
VARIANTS: dict[str, dict[str, Any]] = {  # by game, where another than the usual shows more
    "circles": {"max_rounds": 20},
    "carson": {"duel_mode": "tiles"},  # its only secret
}
KEPT = sorted(path.stem.rpartition("_") for path in HERE.glob("*.txt"))  # a game may have some
CASES = [(name, int(seats)) for name, _, seats in KEPT]


def said(game: AnyGame, holds: str, value: int) -> str:
    """A value in the words of its field."""
    if holds.removeprefix("set of ") not in game.names:
        return str(int(value))
    if holds.startswith("set of "):
        return "+".join(n for k, n in enumerate(game.names[holds[7:]]) if value >> k & 1) or "-"
    return game.names[holds][value] if value >= 0 else "?"


def rows(game: AnyGame, field: Field, value: Any, path: str) -> Iterator[tuple[str, str]]:
    """A line for each card, and for each innermost list of numbers."""
    if isinstance(value, list) and field.by:
        names = game.names.get(str(field.by[0]), [str(k) for k in range(len(value))])
        inner = Field(field.by[1:], field.holds)
        if field.by[0] == "character" or inner.by:
            for name, item in zip(names, value, strict=False):
                yield from rows(game, inner, item, f"{path} {name}")
        else:
            yield path, " ".join(said(game, field.holds, item) for item in value)
    elif value != []:
        yield path, said(game, field.holds, value)


def facts(game: AnyGame, view: Any) -> dict[str, str]:
    """All that a view shows, by name."""
    found: dict[str, str] = {}
    assert isinstance(game.scribe, Positions)
    fields = game.scribe.fields
    for name in view.__struct_fields__:
        value, field = getattr(view, name), fields.get(name)
        if name == "frames":
            kinds = [f"{game.questions[kind]} {who} {a} {b}" for kind, who, a, b in value]
            found[name] = ", ".join(kinds)
        elif name == "saw":  # a list by seat in the state, one seat's own in the view
            found[name] = said(game, "set of character", value)
        elif field is not None:
            found |= dict(rows(game, field, value, name))
        elif name != "seat":
            found[name] = " ".join(map(str, value)) if isinstance(value, list) else str(value)
    return found


def told(game: AnyGame, match: Match[Any, Any], since: int, seat: int) -> Iterator[str]:
    for turn, events in enumerate(match.log[since:], since):
        for event in events:
            shown = redact(game, event, seat)
            if shown is not None:
                kind, who, a, b, seen, _ = shown
                telling = game.tellings[kind]
                words = [game.word(sort, k) for sort, k in ((telling.a, a), (telling.b, b)) if sort]
                yield " ".join(
                    [f"({turn})", game.events[kind], str(who), *(words if seen else "?")]
                )


def scripted(game: AnyGame, seats: int) -> Iterator[str]:
    """One game of a fixed seed, its choices those of fixed dice."""
    dice = Dice(seats)
    match: Match[Any, Any] = game.match(seats, seed=seats, variant=VARIANTS.get(game.name))
    eyes = {str(seat): seat for seat in range(seats)} | {"w": WATCHER}
    before: dict[str, dict[str, str]] = {who: {} for who in eyes}
    choice, since = "start", 0
    while True:
        yield f"{match.move} {choice}"
        lines: dict[str, list[str]] = {}
        for who, seat in eyes.items():
            now = facts(game, match.view(seat if seat >= 0 else None))
            changes = [
                f"{n} = {now.get(n)}" for n in now | before[who] if now.get(n) != before[who].get(n)
            ]
            for line in (*told(game, match, since, seat), *changes):
                lines.setdefault(line, []).append(who)
            before[who] = now
        for line, seen in lines.items():
            yield f"  {'all' if len(seen) == len(eyes) else ''.join(seen)}: {line}"
        if match.seat is None:
            break
        options = match.options()
        option = options[dice.below(len(options))]
        choice = f"seat {match.seat}, one of {len(options)}: {option.name}"
        since = len(match.log)
        match.play(option.action)
    yield f"scores {match.scores()} places {match.places()}"


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_a_game_looks_as_it_did(name: str, seats: int) -> None:
    path = HERE / f"{name}_{seats}.txt"
    story = "\n".join(scripted(farwest.load(name), seats)) + "\n"
    if os.environ.get("FARWEST_WRITE_GOLDEN") == "1":
        path.write_text(story, "utf-8")
    assert len(story) < LARGEST
    assert path.read_text("utf-8").splitlines() == story.splitlines()
