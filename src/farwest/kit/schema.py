"""JSON Schema (draft 2020-12) of a game's positions and views: `farwest schema GAME`.

A position's follows from how its fields read; a view's from its type, and the comment beside a
field is its description there.
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
    sorts = Sorts(game, game.scribe)
    fields = {
        name: sorts.of(game.scribe.fields[name], blank)
        for name, blank in blanks(game.package).items()
    }
    head = {
        "game": {"const": game.name},
        "version": {"const": game.version},
        "seats": {"enum": list(game.seats)},
        "variant": closed({v.name: {"enum": list(v.values)} for v in game.variants}),
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
    remarks = dict(BESIDE.findall(getsource(View))) | dict(
        BESIDE.findall(getsource(game.view_type))
    )
    for name, field in declared_or_none(game).items():
        remarks[name] = "; ".join([str(field), *filter(None, [remarks.get(name)])])
    for name, remark in remarks.items():
        found["properties"][name]["description"] = remark
    return found


def declared_or_none(game: AnyGame) -> Mapping[str, Field]:
    return declared(game.view_type) if game.encoded_by is FieldEncoder else {}


def closed(properties: Schema) -> Schema:
    return {"type": "object", "properties": properties, "additionalProperties": False}
