"""A message that is parsed when it is first said says what the whole file says."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

import farwest
from farwest.kit.bundle import Bundle, entries

FOLDER = Path(farwest.__file__).parent
FILES = sorted(FOLDER.rglob("*.ftl"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(FOLDER)))
def test_every_message_is_found_and_none_is_rubbish(file: Path) -> None:
    text = file.read_text("utf-8")
    whole = FluentParser(with_spans=False).parse(text).body
    messages = {one.id.name: one for one in whole if isinstance(one, Message)}
    parts = {name: FluentParser(with_spans=False).parse(part).body for name, part in entries(text)}

    assert [] == [one.content for one in whole if isinstance(one, Junk)]
    assert messages.keys() == Bundle("en", text).names()
    assert all(messages[name].equals(parts[name][0], ["comment"]) for name in messages)


def test_what_a_message_speaks_of_comes_with_it() -> None:
    text = """
-inn = { $case ->
   *[plain] Saloon
    [of] of the { barrel }
}
barrel = Barrel
    .two = Barrels
# a remark
sign = { -inn(case: "of") } and { barrel.two }

    and a second line
    .short = { sign }
"""
    whole = FluentBundle(["en"], use_isolating=False)
    whole.add_resource(FluentResource(text))
    bundle = Bundle("en", text)
    message = bundle.get_message("sign")
    assert message.value is not None

    said = bundle.format_pattern(message.attributes["short"])
    assert ("of the Barrel and Barrels\n\nand a second line", []) == said
    assert said == whole.format_pattern(whole.get_message("sign").attributes["short"])
    assert not bundle.has_message("nothing")


def test_what_a_message_may_need_is_known_with_all_that_it_refers_to() -> None:
    text = """
-inn = { $case ->
   *[plain] Saloon
    [of] of { $who-de }
}
barrel = { $n } { -inn }
    .two = { $kind-the }
sign = Here
    .note = { barrel.two } { NUMBER($room) }
"""
    bundle = Bundle("en", text)

    assert {"case", "who", "n", "kind", "room"} == bundle.spoken_of("sign")
    assert {"case", "who"} == bundle.spoken_of("-inn")
    assert set() == bundle.spoken_of("nothing")
