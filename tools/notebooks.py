"""`python -m tools.notebooks [NAME ...] [--short] [--write]` runs the notebooks of docs/notebooks.

A notebook has one cell tagged `parameters`, with the values of its long form; its metadata has
those of the short form, under `farwest`, `short`. Cells run in order, in a namespace of their own,
without Jupyter: plain Python only. `--write` keeps what they showed in the file.
"""

from __future__ import annotations

import argparse
import ast
import json
from collections.abc import Iterator
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any, Final

FOLDER: Final = Path(__file__).parents[1] / "docs" / "notebooks"
PARAMETERS: Final = "parameters"
SHOWN: Final = (("text/html", "_repr_html_"), ("image/svg+xml", "_repr_svg_"))

Cell = dict[str, Any]
Notebook = dict[str, Any]


def every() -> list[Path]:
    return sorted(FOLDER.glob("*.ipynb"))


def read(path: Path) -> Notebook:
    found: Notebook = json.loads(path.read_text("utf-8"))
    return found


def source(cell: Cell) -> str:
    return "".join(cell["source"])


def code_cells(notebook: Notebook) -> Iterator[Cell]:
    return (cell for cell in notebook["cells"] if cell["cell_type"] == "code")


def is_parameters(cell: Cell) -> bool:
    return PARAMETERS in cell["metadata"].get("tags", ())


def short_form(notebook: Notebook) -> dict[str, Any]:
    found: dict[str, Any] = notebook["metadata"]["farwest"]["short"]
    return found


def run(notebook: Notebook, name: str, short: bool) -> dict[str, Any]:
    """Fills in what the cells show; their namespace at the end."""
    space: dict[str, Any] = {"__name__": "__main__"}
    for count, cell in enumerate(code_cells(notebook), 1):
        cell["execution_count"] = count
        cell["outputs"] = list(shown(source(cell), f"{name}[{count}]", space, count))
        if short and is_parameters(cell):
            space |= short_form(notebook)
    return space


def shown(code: str, name: str, space: dict[str, Any], count: int) -> Iterator[dict[str, Any]]:
    """What the cell prints, then what its last line is worth."""
    page, last = ast.parse(code, name), None
    if page.body and isinstance(page.body[-1], ast.Expr):
        last = ast.Expression(page.body.pop().value)  # type: ignore[attr-defined]
    printed, value = StringIO(), None
    with redirect_stdout(printed):
        exec(compile(page, name, "exec"), space)  # noqa: S102
        if last is not None:
            value = eval(compile(last, name, "eval"), space)
    if printed.getvalue():
        yield {"output_type": "stream", "name": "stdout", "text": lines(printed.getvalue())}
    if value is not None:
        data = {"text/plain": lines(repr(value))}
        data |= {kind: lines(getattr(value, by)()) for kind, by in SHOWN if hasattr(value, by)}
        head = {"output_type": "execute_result", "execution_count": count}
        yield {**head, "data": data, "metadata": {}}


def lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def write(path: Path, notebook: Notebook) -> None:
    path.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", default=[path.stem for path in every()])
    parser.add_argument("--short", action="store_true")
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    for name in given.names:
        path = FOLDER / f"{name}.ipynb"
        notebook = read(path)
        run(notebook, name, given.short)
        for cell in code_cells(notebook):
            for output in cell["outputs"]:
                print("".join(output.get("text", output.get("data", {}).get("text/plain", ""))))
        if given.write:
            write(path, notebook)


if __name__ == "__main__":
    main()
