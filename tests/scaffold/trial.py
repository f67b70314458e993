"""A game made by `farwest new` in an empty folder, and what a process must know to find it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import farwest
from farwest.games import VARIABLE
from tests.cli.shell import COMMAND, environment

NAME = "high_noon"
SOURCE = Path(str(farwest.__file__)).parents[1]
REPO = SOURCE.parent
LONG = 300.0  # seconds, for a machine that is busy


class Trial(NamedTuple):
    folder: Path  # the one it was made in

    @property
    def settings(self) -> dict[str, str]:
        paths = os.pathsep.join(map(str, (SOURCE, self.folder)))
        return {VARIABLE: NAME, "PYTHONPATH": paths}

    def farwest(self, *argv: str, typed: str = "") -> str:
        return self.run(*COMMAND, *argv, typed=typed)

    def python(self, *argv: str) -> str:
        return self.run(sys.executable, *argv)

    def run(self, *command: str, typed: str = "") -> str:
        """What it said; it must go well."""
        done = self.done(*command, typed=typed)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def done(self, *command: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            command,
            input=typed,
            capture_output=True,
            encoding="utf-8",
            cwd=self.folder,
            env=environment(**self.settings),
            timeout=LONG,
            check=False,
        )


def made_in(folder: Path) -> Trial:
    trial = Trial(folder)
    said = subprocess.run(
        [*COMMAND, "new", NAME],
        capture_output=True,
        encoding="utf-8",
        cwd=folder,
        env=environment(),
        check=True,
    ).stdout
    assert f"export {VARIABLE}={NAME} PYTHONPATH={folder}" in said, said
    return trial
