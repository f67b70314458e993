"""What a browser needs to play without a house, from the libraries that are pinned already.

Pyodide's files come from web/node_modules (web/package-lock.json has their hash), the one library
that is compiled from wherever pip takes it, by the hashes of pins/serve.txt. tools/web runs this:

    python tools/offline.py FOLDER

What is large is packed, as the house sends it. No other module of this project is imported: the
house itself adds its own rules and texts when it is asked (server/offline/bundle.py).
"""

from __future__ import annotations

import gzip
import json
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
PYODIDE: Final = ROOT / "web" / "node_modules" / "pyodide"
WORKER: Final = ROOT / "web" / "offline" / "worker.mjs"
PINS: Final = ROOT / "pins" / "serve.txt"
COMPILED: Final = "msgspec"  # all else that the rules need is plain Python
PACKED: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
LOCK: Final = "pyodide-lock.json"
NOTHING_MORE: Final[dict[str, Any]] = {}  # of the libraries that Pyodide would fetch elsewhere


def made(folder: Path) -> None:
    folder.mkdir(parents=True)
    for name in PACKED:
        packed = gzip.compress((PYODIDE / name).read_bytes(), mtime=0)
        (folder / f"{name}.gz").write_bytes(packed)
    shutil.copy(PYODIDE / "python_stdlib.zip", folder)
    shutil.copy(WORKER, folder)
    lock = json.loads((PYODIDE / LOCK).read_text("utf-8"))
    (folder / LOCK).write_text(json.dumps(lock | {"packages": NOTHING_MORE}), "utf-8")
    shutil.copy(wheel(lock["info"]), folder / f"{COMPILED}.zip")


def wheel(about: dict[str, str]) -> Path:
    """The compiled library for that Python, in that kind of browser."""
    into = Path(tempfile.mkdtemp())
    wanted = into / "wanted.txt"
    wanted.write_text("\n".join(pinned()) + "\n", "utf-8")
    version = ".".join(about["python"].split(".")[:2])
    kind = f"pyemscripten_{about['abi_version']}_{about['arch']}"
    subprocess.run(
        [
            *(sys.executable, "-m", "pip", "download", "-qq", "--disable-pip-version-check"),
            *("--no-deps", "--require-hashes", "--only-binary", ":all:", "-d", str(into)),
            *("--platform", kind, "--python-version", version, "-r", str(wanted)),
        ],
        check=True,
    )
    return next(into.glob("*.whl"))


def pinned() -> Iterator[str]:
    """Its lines of the pins."""
    ours = False
    for line in PINS.read_text("utf-8").splitlines():
        if not line.startswith(" "):
            ours = line.startswith(f"{COMPILED}==")
        if ours:
            yield line


if __name__ == "__main__":
    made(Path(sys.argv[1]))
