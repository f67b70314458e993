"""Rows to a Parquet file, with its schema."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import farwest
from farwest.adapters.dataset.rows import FORMAT, PlayedGame, columns
from farwest.kernel.errors import BadCall


def arrow() -> Any:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError as error:
        cure = "pip install 'farwest[data]' brings it"
        raise BadCall(f"A dataset needs {error.name}: {cure}.") from None
    return pyarrow


def schema() -> Any:
    """Of the file: one row a game."""
    pa = arrow()
    word = pa.dictionary(pa.int8(), pa.string())
    fields = [
        ("game", word),
        ("version", word),
        ("seats", pa.int8()),
        ("variant", pa.string()),  # as JSON
        ("source", word),
        ("players", pa.list_(pa.string())),
        ("actions", pa.list_(pa.int32())),
        ("movers", pa.list_(pa.int8())),
        ("scores", pa.list_(pa.int32())),
        ("places", pa.list_(pa.int8())),
    ]
    return pa.schema(
        [pa.field(name, kind, nullable=False) for name, kind in fields],
        metadata={"farwest": farwest.__version__, "format": FORMAT},
    )


def write(games: Sequence[PlayedGame], file: Path) -> None:
    """Every row is checked before anything is written."""
    if not games:
        raise BadCall("There is no game to write.")
    for game in games:
        game.check()
    pa, kind = arrow(), schema()
    made = columns(games)
    arrays = [pa.array(made[field.name], field.type) for field in kind]
    pa.parquet.write_table(pa.Table.from_arrays(arrays, schema=kind), file, compression="zstd")
