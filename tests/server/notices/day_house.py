"""A house whose clock a test sets: seconds in the file that FARWEST_TEST_CLOCK names are added.

python -m tests.server.notices.day_house serve ...
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

from farwest.cli import main
from farwest.server import application
from farwest.server.notices import postman


class SetClock:
    """Later by what the file says."""

    off = 0.0

    def __init__(self) -> None:
        self.file = Path(os.environ["FARWEST_TEST_CLOCK"])

    def __call__(self) -> float:
        return time.time() + float(self.file.read_text() or 0)


if __name__ == "__main__":
    vars(application)["HouseClock"] = SetClock
    postman.EVERY = 0.05  # type: ignore[misc]
    sys.exit(main(sys.argv[1:]))
