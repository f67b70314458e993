"""Many threads may read a type that nobody has read before, and nobody reads past that door."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import farwest

FIRST_READERS = """
import sys, threading
from importlib.resources import files
from farwest.tables.script import parsed

text = files("farwest.games.goat").joinpath("lessons/first.toml").read_text("utf-8")
sys.setswitchinterval(1e-6)
together, read = threading.Barrier(4), []
def reads():
    together.wait()
    read.append(parsed(text))
threads = [threading.Thread(target=reads) for _ in range(4)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print(len(read), all(script == read[0] for script in read))
"""
DOORS = {"msgspec.json.decode", "msgspec.json.Decoder", "msgspec.convert"}


def test_four_threads_may_be_the_first_to_read_a_type() -> None:
    """Without the lock three processes of four died of it, so that six runs let it pass once in
    four thousand times."""
    ran = [
        subprocess.run([sys.executable, "-c", FIRST_READERS], capture_output=True, text=True)
        for _ in range(6)
    ]

    assert [(0, "4 True\n")] * 6 == [(one.returncode, one.stdout) for one in ran]


def test_nothing_else_reads_a_type() -> None:
    folder = Path(farwest.__file__).parent
    found = [
        f"{file.relative_to(folder)}:{node.lineno}"
        for file in sorted(folder.rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Attribute) and ast.unparse(node) in DOORS
    ]

    assert {"kit/reading.py"} == {place.partition(":")[0] for place in found}, found
