"""A Parquet file back into games, and games into steps for a learner."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

import farwest
from farwest.adapters.dataset.rows import FORMAT, PlayedGame, of_columns
from farwest.adapters.dataset.writing import arrow, schema
from farwest.adapters.rewards import rewards_of
from farwest.kernel.errors import BadFile
from farwest.kernel.match import Match


class StepSeen(NamedTuple):
    """One decision: what the seat knew, what it could do and did, what the game brought it."""

    seat: int
    view: Any
    options: list[int]
    action: int
    reward: float  # of the whole game, for that seat


def sample() -> Path:
    """The file that ships: a few games of each."""
    return Path(str(files("farwest.adapters.dataset").joinpath("sample.parquet")))


def load(file: Path | str, check: bool = False) -> Iterator[PlayedGame]:
    """Game by game. `check`: each is replayed, and BadRecord says what does not fit."""
    pa = arrow()
    try:
        opened = pa.parquet.ParquetFile(file)
    except pa.ArrowInvalid as error:
        raise BadFile(f"{file} is no Parquet file: {error}.") from None
    found = opened.schema_arrow
    if not found.equals(schema()) or (found.metadata or {}).get(b"format") != FORMAT.encode():
        raise BadFile(f"{file} has not the columns of a dataset of farwest, format {FORMAT}.")
    for batch in opened.iter_batches():
        for row in batch.to_pylist():
            game = of_columns(row)
            if check:
                game.check()
            yield game


def steps(game: PlayedGame) -> Iterator[StepSeen]:
    """Every decision with two options or more, as the seat saw it. `game.encoder.encode(view)` has
    the view in numbers."""
    rules = farwest.load(game.game)
    earned = rewards_of(game.match().state)
    match: Match[Any, Any] = game.match(upto=0)
    for action in game.actions:
        seat, options = match.state.seat, match.state.legal()
        if seat >= 0 and len(options) > 1:
            view = rules.see(match.state, seat)
            yield StepSeen(seat, view, options, action, earned[seat])
        match.step(action)
