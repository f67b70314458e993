"""The browser's types are those of the Python structs."""

from __future__ import annotations

import re
from functools import cache

from msgspec import Struct

from farwest.kit import sprites
from farwest.tables import wire
from tools import wire as generator
from tools.wire import MODULES, files, spelled, structs

generate = cache(generator.generate)  # seconds, each time


def test_what_is_generated_is_fresh() -> None:
    made = {path.name: (path.read_text("utf-8"), text) for path, text in files().items()}

    assert [] == [name for name, (kept, text) in made.items() if kept != text], (
        "run `.venv/bin/python -m tools.wire`"
    )


def test_every_struct_has_its_type() -> None:
    said = set(re.findall(r"^export interface (\w+) ", generate(), re.MULTILINE))
    bases = {"FromClient", "FromHouse", "PicturePlace"}
    written = {
        name
        for module in MODULES
        for name, thing in vars(module).items()
        if isinstance(thing, type) and issubclass(thing, Struct) and thing is not Struct
    }

    assert written - bases == said
    assert said >= {struct.__name__ for struct in structs(wire) + structs(sprites)}


def test_messages_carry_their_tag() -> None:
    text = generate()

    assert 'export interface Play {\n  do: "play";\n  ask: string;' in text
    assert 'export interface Scene {\n  is: "scene";\n  move: number;' in text
    assert 'export interface Wedge {\n  type: "wedge";' in text


def test_what_a_client_may_leave_out_is_optional_and_what_the_house_sends_is_not() -> None:
    text = generate()

    assert "  beliefs?: boolean;\n  since?: number;" in text
    assert "  who: Who;\n  name: string;\n  level: string;\n  here: boolean;" in text


def test_choices_lists_and_tables_are_spelled_as_typescript() -> None:
    assert 'export type Language = "en" | "fr";' in generate()
    assert ["number[]", "Record<string, string>", "(number | null)[]", "[number, string]"] == [
        spelled(list[int]),
        spelled(dict[str, str]),
        spelled(list[int | None]),
        spelled(tuple[int, str]),
    ]
