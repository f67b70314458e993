"""JSON Schema (draft 2020-12) of a game's positions and views: `farwest schema GAME`.

A position's follows from how its fields read; a view's from its type. The comment beside a field of
a view (or below it, with its name) is its description in both.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from inspect import getsource
from typing import Any

import msgspec

from farwest.kernel.errors import BadCall
from farwest.kernel.game import AnyGame
from farwest.kit.fields import INDEX, NUMBER, SET, Field, FieldEncoder, declared, lists_of
from farwest.kit.positions import ASKED, BARE, Positions, blanks
from farwest.kit.view import View

DIALECT = "https://json-schema.org/draft/2020-12/schema"
BESIDE = re.compile(r"^    (\w+): [^#\n]+# (.+)$", re.MULTILINE)  # a field, its comment
BELOW = re.compile(r"^    # (\w+): (.+)$", re.MULTILINE)  # the same, where it was too long
NONE = re.compile(r"(?<!\w)-1\b")
WHOLE = {"type": "integer"}
Schema = dict[str, Any]


def schema_of(game: AnyGame) -> Schema:
    """Of both: what it describes is a position or a view."""
    return {
        "$schema": DIALECT,
        "title": f"{game.name}, rules version {game.version}",
        "oneOf": [{"$ref": "#/$defs/position"}, {"$ref": "#/$defs/view"}],
        "$defs": {"position": position_schema(game), "view": view_schema(game)},
    }


def position_schema(game: AnyGame) -> Schema:
    """Of what Match.position() writes."""
    if not isinstance(game.scribe, Positions):
        raise BadCall(f"{game.name} writes its positions in a way of its own: it has no schema.")
    sorts, said = Sorts(game, game.scribe), remarks(game)
    fields = {}
    for name, blank in blanks(game.package).items():
        field = game.scribe.fields[name]
        remark = field.about or said.get(name, "")
        said_here = in_a_position(field, described(field, remark))
        fields[name] = {"description": said_here, **sorts.of(field, blank)}
    head = {
        "game": {"description": "its name", "const": game.name},
        "version": {"description": "of the rules it is played by", "const": game.version},
        "seats": {"description": "how many play", "enum": list(game.seats)},
        "variant": {
            "description": "the options of the rulebook; what is not there is as usual",
            **closed({v.name: {"enum": list(v.values)} for v in game.variants}),
        },
        "frames": {
            "description": "the stack of questions; the one on the table last",
            "type": "array",
            "minItems": 1,
            "items": {"oneOf": [sorts.question(ask) for ask in game.questions.values()]},
        },
    }
    about = (
        "The whole state, in words. A field that is not there is as at first: 0, false, nobody, "
        "nothing. Not in it: the history, the dealer's secret, names and language."
    )
    return {"description": about, **closed(head | fields), "required": ["seats", "frames"]}


class Sorts:
    """What may stand where."""

    def __init__(self, game: AnyGame, scribe: Positions) -> None:
        self.seats = game.seats[-1]
        words = scribe.words(game, self.seats)
        self.names, self.questions = words.names, words.questions

    def of(self, field: Field, blank: Any) -> Schema:
        if field.by:
            inner = self.of(Field(field.by[1:], field.holds), blank[0])
            if field.by[0] in self.names:
                return closed(dict.fromkeys(map(str, self.names[field.by[0]]), inner))
            return {"type": "array", "maxItems": len(blank), "items": inner}
        if field.holds.startswith(SET):
            members = self.word(field.holds.removeprefix(SET))
            return {"type": "array", "uniqueItems": True, "items": members}
        if field.holds in (NUMBER, "yes"):
            return self.word(field.holds)
        return {"anyOf": [self.word(field.holds), {"type": "null"}]}

    def word(self, holds: str) -> Schema:
        if holds == "yes":
            return {"type": "boolean"}
        if holds in self.names:
            return {"enum": list(self.names[holds])}
        if holds == "seat":
            return {"type": "integer", "minimum": 0, "exclusiveMaximum": self.seats}
        return {"type": "integer", "minimum": 0} if holds == INDEX else WHOLE

    def question(self, ask: str) -> Schema:
        who = {"anyOf": [self.word("seat"), {"enum": list(ASKED.values())}]}
        carried = {
            name: self.of(Field(holds=holds), 0)
            for name, holds in self.questions.get(ask, {}).items()
        }
        facts = {"ask": {"const": ask}, "seat": who, **carried, **dict.fromkeys(BARE, WHOLE)}
        return {**closed(facts), "required": ["ask", "seat"]}


def view_schema(game: AnyGame) -> Schema:
    """Of Match.view(seat).json(). What its numbers stand for is in `names`."""
    _, kinds = msgspec.json.schema_components([game.view_type])
    found: Schema = kinds[game.view_type.__name__]
    found["names"] = {kind: list(words) for kind, words in lists_of(game).items()}
    found["names"]["question"] = [*game.questions.values()]
    said, fields = remarks(game), declared_or_none(game)
    for name, facts in found["properties"].items():
        if name in fields:
            facts["description"] = described(fields[name], said.get(name, ""))
        elif name in said:
            facts["description"] = said[name]
    return found


def remarks(game: AnyGame) -> dict[str, str]:
    """By field of its views: what the comment beside it says."""
    sources = [getsource(View), getsource(game.view_type)]
    return {
        name: remark
        for source in sources
        for comment in (BESIDE, BELOW)
        for name, remark in comment.findall(source)
    }


def described(field: Field, remark: str) -> str:
    return "; ".join(filter(None, [str(field), remark]))


def in_a_position(field: Field, said: str) -> str:
    """The -1 of nobody and nothing is null there; a number is as in a view."""
    return said if field.holds == NUMBER else NONE.sub("null", said)


def declared_or_none(game: AnyGame) -> Mapping[str, Field]:
    return declared(game.view_type) if game.encoded_by is FieldEncoder else {}


def closed(properties: Schema) -> Schema:
    return {"type": "object", "properties": properties, "additionalProperties": False}
