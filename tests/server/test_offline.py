"""What the house gives a browser to keep: all that a table needs, and none of what it does not."""

from __future__ import annotations

import io
import os
import subprocess
import sys
import zipfile
from importlib.metadata import requires
from pathlib import Path

import msgspec
import pytest
from packaging.requirements import Requirement

from farwest.games import GAMES
from farwest.server.offline.bundle import LIBRARIES, rules

OPENED = """
import sys
sys.path[:0] = [{rules!r}, {compiled!r}]
from farwest import load
from farwest.tables.alone import PocketHouse
for game in {games!r}:
    load(game).voice.say("fr", "game", {{}})
files = [str(getattr(module, "__file__", "")) for module in sys.modules.values()]
print([file for file in files if "site-packages" in file and "msgspec" not in file])
"""


def needed(library: str) -> set[str]:
    """What it is of no use without."""
    found = {library}
    for line in requires(library) or []:
        wish = Requirement(line)
        if wish.marker is None or wish.marker.evaluate({"extra": "", "python_version": "3.14"}):
            found |= needed(wish.name)
    return found


def test_the_archive_has_all_that_texts_need() -> None:
    plain = {name.casefold().replace("-", "_") for name in needed("fluent.runtime")}
    assert plain == {name.casefold() for name in LIBRARIES}


@pytest.mark.slow  # the pages' tests open a house from it, too
def test_the_archive_alone_opens_a_house_and_has_no_server_in_it(tmp_path: Path) -> None:
    with zipfile.ZipFile(io.BytesIO(rules().data)) as archive:
        names = archive.namelist()
        archive.extractall(tmp_path / "rules")
    assert [] == [name for name in names if "server" in name or name.endswith((".so", ".db"))]
    compiled = tmp_path / "compiled"
    compiled.mkdir()
    (compiled / "msgspec").symlink_to(Path(msgspec.__file__).parent)
    code = OPENED.format(rules=str(tmp_path / "rules"), compiled=str(compiled), games=GAMES)
    told = subprocess.run(
        [sys.executable, "-S", "-c", code],
        env={"FARWEST_PURE": "1", "PATH": os.environ["PATH"]},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ("", "[]\n") == (told.stderr, told.stdout)
