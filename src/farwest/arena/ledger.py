"""The file of an arena: a line about the plan, then one for each game. A rerun goes on with it."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import IO, Any

import msgspec

from farwest.arena.plan import Contest
from farwest.arena.played import Played
from farwest.arena.table import Kept
from farwest.kernel.errors import BadFile
from farwest.kit.reading import decoded

FORMAT = "farwest arena 1"
MAY_DIFFER = ("games", "package", "pure")  # between runs of one file: the games are the same


class ResultsBook:
    """Keeps what is played: games in `out`, full records in `records`, if they are wished for."""

    def __init__(self, plan: Contest, out: Path | None = None, records: Path | None = None) -> None:
        self.plan = plan
        self.done: dict[tuple[int, int], Played] = {}  # by deal and number
        self.files: list[IO[bytes]] = []
        resumed = self.read(out) if out is not None and out.exists() else 0
        self.records = None if records is None else self.open_records(records, out)
        self.out = None if out is None else self.open(out, resumed)
        if self.out is not None and resumed == 0:
            self.write(self.out, msgspec.json.encode(header(plan)))

    def read(self, path: Path) -> int:
        """The games of an earlier run; how many bytes of the file are whole lines."""
        whole, _, _ = path.read_bytes().rpartition(b"\n")  # a last line without end was cut short
        if not whole:
            return 0
        head, *lines = whole.split(b"\n")
        check_header(path, head, self.plan)
        for n, line in enumerate(lines, 2):
            try:
                game = decoded(line, Played)
            except msgspec.MsgspecError as error:
                raise BadFile(f"{path}, line {n}, is not a game of an arena: {error}.") from None
            self.done[game.deal, game.number] = game
        return len(whole) + 1

    def open_records(self, path: Path, out: Path | None) -> IO[bytes]:
        """Records go beside the games of `out`, line by line; one too many was cut off from it."""
        before = path.read_bytes() if path.exists() else b""
        whole = before.splitlines(keepends=True)[: len(self.done)]
        if before and not self.done:
            raise BadFile(f"{path} is not empty; records of new games want a new file.")
        if len(whole) < len(self.done) or (whole and not whole[-1].endswith(b"\n")):
            raise BadFile(
                f"{path} has {len(whole)} records of the {len(self.done)} games in {out}: "
                f"records begin with the first game, so both want new files."
            )
        return self.open(path, sum(map(len, whole)))

    def open(self, path: Path, keep: int) -> IO[bytes]:
        file = path.open("r+b" if path.exists() else "w+b")
        file.truncate(keep)
        file.seek(keep)
        self.files.append(file)
        return file

    def keep(self, kept: Kept) -> None:
        self.done[kept.played.deal, kept.played.number] = kept.played
        if self.records is not None:
            self.write(self.records, kept.record.encode())
        if self.out is not None:
            self.write(self.out, msgspec.json.encode(kept.played))

    def write(self, file: IO[bytes], line: bytes) -> None:
        file.write(line + b"\n")
        file.flush()

    def close(self) -> None:
        for file in self.files:
            file.close()


def header(plan: Contest) -> dict[str, Any]:
    facts = {key: fact for key, fact in asdict(plan).items() if key not in MAY_DIFFER}
    return {"format": FORMAT, **facts, "bots": list(plan.bots)}


def check_header(path: Path, line: bytes, plan: Contest) -> None:
    try:
        found = decoded(line, dict[str, Any])
    except msgspec.MsgspecError:
        found = {}
    if found.get("format") != FORMAT:
        raise BadFile(f"{path} is not the file of an arena; it is left as it is.")
    for key, wanted in header(plan).items():
        if found.get(key) != wanted:
            raise BadFile(
                f"{path} has games with {key} {found.get(key)!r}, not {wanted!r}: "
                f"give the same again, or another --out."
            )
