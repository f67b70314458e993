"""What a seat sees, as text and as JSON. Its only source is the scene that a house sends to it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cached_property
from io import StringIO
from typing import Any, Final

from rich.console import Console

from farwest.adapters.language.naming import in_names
from farwest.kernel.game import AnyGame
from farwest.kernel.match import Match
from farwest.kit.reading import converted
from farwest.kit.rooms import Terminal, ask
from farwest.kit.speaking import speech
from farwest.tables.scenes import scene
from farwest.tables.wire import Offer, Outcome, Scene

COLUMNS: Final = 100


@dataclass(frozen=True)
class Sight:
    game: AnyGame
    scene: Scene
    names: list[str]  # by seat
    language: str
    outcome: Outcome | None = None

    @cached_property
    def view(self) -> Any:
        return converted(self.scene.view, self.game.view_type, strict=False)

    @property
    def options(self) -> list[Offer]:
        """Once is enough where an answer may be changed."""
        return self.scene.options if self.scene.held < 0 else []

    @cached_property
    def board(self) -> str:
        room = ask(self.game, Terminal)
        if room is None:
            return ""
        page = StringIO()
        console = Console(file=page, width=COLUMNS, color_system=None, legacy_windows=False)
        console.print(room.draw(self.view, speech(self.game, self.language), self.names))
        return "\n".join(line.rstrip() for line in page.getvalue().splitlines())

    def news(self) -> list[str]:
        found = []
        for line in self.scene.lines:
            found += [f"== {line.heading} =="] if line.heading else []
            found += [f"- {line.text} ({line.rule})" if line.rule else f"- {line.text}"]
        return found

    def asked(self) -> list[str]:
        help = [self.scene.help] if self.scene.help else []
        return [self.scene.question, *help]

    def offered(self) -> list[str]:
        return [f"{o.name}: {' '.join(filter(None, (o.text, worth(o))))}" for o in self.options]

    def ending(self) -> list[str]:
        if self.outcome is None:
            return []
        rows = [f"{row.title}: {row.points}" for row in self.outcome.sheet]
        scores = f"Scores by seat: {self.outcome.scores}; places: {self.outcome.places}."
        return [self.outcome.sentence, *filter(None, [self.outcome.won_by]), scores, *rows]

    def text(self) -> str:
        parts = [
            ("What happened", self.news()),
            ("The table", [self.board]),
            ("Asked of you" if self.options else "Now", self.asked()),
            ("Options, by name", self.offered()),
            ("The end", self.ending()),
        ]
        return "\n\n".join(f"## {head}\n" + "\n".join(said) for head, said in parts if any(said))

    def facts(self) -> dict[str, Any]:
        """The same for programs; `view` as a house sends it, `named` in the words of the game."""
        shown = self.scene
        return {
            "game": self.game.name,
            "seat": shown.seat,
            "seats": len(self.names),
            "move": shown.move,
            "acting": shown.acting,
            "over": shown.over,
            "question": shown.question,
            "options": [{"action": o.action, "name": o.name, "text": o.text} for o in self.options],
            "news": [
                {"move": line.move, "event": line.name, "rule": line.rule, "text": line.text}
                for line in shown.lines
            ],
            "named": in_names(self.game, self.view),
            "view": shown.view,
            "outcome": None
            if self.outcome is None
            else {"scores": self.outcome.scores, "places": self.outcome.places},
        }

    def json(self) -> str:
        return json.dumps(self.facts(), ensure_ascii=False)


def worth(offer: Offer) -> str:
    return f"[{offer.stake.line}]" if offer.stake and offer.stake.line else ""


def look_at(match: Match[Any, Any], seat: int, since: int, outcome: Outcome | None = None) -> Sight:
    """Of a match on this machine: the very scene that a house would send to a program."""
    names = [person.name for person in match.people(seat)]
    return Sight(match.game, scene(match, seat, "none", since), names, match.language, outcome)
