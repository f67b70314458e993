"""The house's own rules, bots, tables and texts in one file, as they run here, and the files of the
runtime that tools/web put beside the pages. Named by their content: a browser never mixes two."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from importlib.metadata import files
from pathlib import Path, PurePath
from typing import Final, NamedTuple

import farwest
from farwest.games import GAMES
from farwest.server.settings import STATIC

RUNTIME: Final = STATIC / "offline"
RULES: Final = "farwest.zip"
WORKER: Final = "worker.mjs"
PACKED: Final = ".gz"
ROOMS: Final = ("kernel", "kit", "bots", "tables")  # what a table is made of, beside games
KINDS: Final = (".py", ".ftl", ".md", ".svg", ".css", ".toml", ".json", ".dat", ".typed")
LEFT: Final = ("__pycache__", "fonts", "puzzles", "zoneinfo")  # folders that no table reads
# Plain Python that kit/texts.py needs; the one that is compiled comes with the runtime.
LIBRARIES: Final = (
    "fluent.runtime",
    "fluent.syntax",
    "attrs",
    "babel",
    "pytz",
    "typing_extensions",
)
TONGUES: Final = ("root.dat", "en.dat", "fr.dat")  # of the hundreds that babel knows
SPOKEN: Final = "locale-data"
NO_DATE: Final = (1980, 1, 1, 0, 0, 0)
MARK: Final = 16  # letters of a version


class PackedFile(NamedTuple):
    """One file as a browser asks for it."""

    name: str
    size: int  # bytes, unpacked
    sent: int  # bytes, over the line
    digest: str
    packed: bool = False
    file: Path | None = None  # where it lies; None: it is this, and in memory
    data: bytes = b""


class OfflineBundle(NamedTuple):
    version: str  # empty: the runtime was not built
    files: dict[str, PackedFile]


@cache
def bundle() -> OfflineBundle:
    """Takes a second, once."""
    if not (RUNTIME / WORKER).exists():
        return OfflineBundle("", {})
    found = {kept.name: kept for kept in (*runtime(), rules())}
    sums = [f"{name} {found[name].digest}" for name in sorted(found)]
    return OfflineBundle(sha256("\n".join(sums).encode()).hexdigest()[:MARK], found)


def runtime() -> Iterator[PackedFile]:
    for file in sorted(RUNTIME.iterdir()):
        data, packed = file.read_bytes(), file.suffix == PACKED
        # The last four bytes of a packed file say how large it was.
        size = int.from_bytes(data[-4:], "little") if packed else len(data)
        digest = sha256(data).hexdigest()
        yield PackedFile(file.name.removesuffix(PACKED), size, len(data), digest, packed, file)


def rules() -> PackedFile:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        for path, file in sorted({**our_files(), **library_files()}.items()):
            about = zipfile.ZipInfo(path, NO_DATE)
            about.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(about, file.read_bytes())
    data = made.getvalue()
    return PackedFile(RULES, len(data), len(data), sha256(data).hexdigest(), data=data)


def our_files() -> dict[str, Path]:
    """By their path in the archive. Games of other packages are not in it."""
    here = Path(farwest.__file__).parent
    rooms = [*ROOMS, *(f"games/{game}" for game in GAMES)]
    found = [*here.glob("*.py"), *here.glob("games/*.py")]
    found += [file for room in rooms for file in (here / room).rglob("*") if file.is_file()]
    paths = {file.relative_to(here.parent): file for file in found}
    return {path.as_posix(): file for path, file in paths.items() if is_read(path)}


def library_files() -> dict[str, Path]:
    found: dict[str, Path] = {}
    for library in LIBRARIES:
        for path in files(library) or ():
            inside = not path.parts[0].endswith((".dist-info", "..", "__pycache__"))
            spoken = SPOKEN not in path.parts or path.name in TONGUES
            if inside and spoken and is_read(path):
                found[path.as_posix()] = Path(str(path.locate()))
    return found


def is_read(path: PurePath) -> bool:
    return path.suffix in KINDS and not {*LEFT} & {*path.parts}
