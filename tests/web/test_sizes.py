"""Sizes have names (docs/look.md, 3): pages and components take them from a scale."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import farwest.kit

WEB = Path(__file__).parents[2] / "web" / "src"
TOKENS = (Path(farwest.kit.__file__).parent / "tokens.css").read_text("utf-8")
STYLED = [*WEB.rglob("*.svelte"), *WEB.rglob("*.css")]
NAMED = re.compile(r"--(space|type|round|width)-(\d+):([\d.]+)px")
ASKS_HOW_WIDE = re.compile(r"@(media|container) .*|matchMedia\(.*\)")
OWN_NAME = re.compile(r"--[\w-]+: [\d.]+px;")


def test_every_name_that_is_used_is_given() -> None:
    written = [path.read_text("utf-8") for path in (*STYLED, *WEB.rglob("*.ts"))]
    given = {name for text in (TOKENS, *written) for name in re.findall(r"(--[\w-]+)[=:]", text)}
    used = {name for text in written for name in re.findall(r"var\((--[\w-]+)\)", text)}

    assert set() == used - given


def test_a_step_of_a_scale_is_called_by_its_size_and_is_used() -> None:
    steps = NAMED.findall(TOKENS)
    styles = "".join(path.read_text("utf-8") for path in STYLED)

    assert steps
    assert [] == [step for step in steps if float(step[1]) != float(step[2])]
    assert [] == [f"--{k}-{n}" for k, n, _ in steps if f"var(--{k}-{n})" not in styles]


def test_steps_of_space_grow_with_the_size() -> None:
    sizes = [int(size) for kind, size, _ in NAMED.findall(TOKENS) if kind == "space"]
    steps = [b - a for a, b in pairwise(sizes)]

    assert steps == sorted(steps)


def test_pixels_stand_only_in_names_and_in_questions_of_width() -> None:
    bare = [
        f"{path.relative_to(WEB)}: {line.strip()}"
        for path in STYLED
        for line in style_of(path).splitlines()
        if re.search(r"\d+px", OWN_NAME.sub("", ASKS_HOW_WIDE.sub("", line)))
    ]

    assert [] == bare


def style_of(path: Path) -> str:
    text = path.read_text("utf-8")
    if path.suffix == ".css":
        return text
    found = re.search(r"<style>(.*)</style>", text, re.DOTALL)
    return found[1] if found else ""
