"""A map of the house: rooms by floor, files, lines, the longest file and who is imported most.

python -m tools.house_map            this tree
python -m tools.house_map --markdown a table for docs/house.md
"""

from __future__ import annotations

import sys
from pathlib import Path

import grimp

SOURCE = Path(__file__).parent.parent / "src" / "farwest"


def floors() -> list[Path]:
    games = SOURCE / "games"
    found = [path for path in sorted(SOURCE.iterdir()) if path.is_dir() and path != games]
    return found + [path for path in sorted(games.iterdir()) if path.is_dir()]


def fan_in(graph: grimp.ImportGraph, floor: str) -> int:
    """How many modules outside a floor import something of it."""
    inside = {name for name in graph.modules if f"{name}.".startswith(f"{floor}.")}
    importers = {by for name in inside for by in graph.find_modules_that_directly_import(name)}
    return len(importers - inside)


def row(graph: grimp.ImportGraph, folder: Path) -> tuple[str, ...]:
    files = [path for path in folder.rglob("*.py") if "__pycache__" not in path.parts]
    lines = {path: len(path.read_text("utf-8").splitlines()) for path in files}
    longest = max(lines, key=lambda path: lines[path], default=folder)
    flat = sum(path.parent == folder for path in files)
    name = ".".join(("farwest", *folder.relative_to(SOURCE).parts))
    counts = len(files), flat, sum(lines.values()), fan_in(graph, name)
    return (name, *map(str, counts), f"{longest.relative_to(SOURCE)} {lines.get(longest, 0)}")


def main() -> None:
    graph = grimp.build_graph("farwest", cache_dir=None)
    head = ("room", "files", "of them on top", "lines", "fan-in", "longest file")
    rows = [row(graph, folder) for folder in floors() if folder.name != "__pycache__"]
    bar, ends = (" | ", ("| ", " |")) if "--markdown" in sys.argv else ("  ", ("", ""))
    widths = [max(len(line[k]) for line in (head, *rows)) for k in range(len(head))]
    table = [head, *([tuple("-" * w for w in widths)] if ends[0] else []), *rows]
    for line in table:
        print(ends[0] + bar.join(x.ljust(w) for x, w in zip(line, widths, strict=True)) + ends[1])


if __name__ == "__main__":
    main()
