"""The one prompt format of `farwest llm-arena`, and how an answer is read: docs/mcp.md has both."""

from __future__ import annotations

import json
import re
from typing import Final, Literal, NamedTuple

from farwest.adapters.language import shelf
from farwest.adapters.language.looking import Sight
from farwest.adapters.language.masking import Mask
from farwest.kernel.game import AnyGame
from farwest.kernel.voice import Person
from farwest.kit.speaking import speech

ANSWER: Final = re.compile(r"^\W*answer\W*:\s*(.+?)\s*$", re.IGNORECASE | re.MULTILINE)
MARKS: Final = "`*\"' ."
Rules = Literal["none", "page", "book"]
RULES: Final = ("none", "page", "book")
Fault = Literal["unreadable", "unknown", "impossible"]
LAST_WORD: Final = (
    "End with one line `answer: NAME`, where NAME is the name of one of the options, the words "
    "before its colon. Whatever stands above that line is yours."
)


class Reply(NamedTuple):
    """An option, or what was wrong and why."""

    action: int
    fault: Fault | None = None
    reason: str = ""


class Prompter:
    """The prompts of one game, plain or under a mask."""

    def __init__(self, game: AnyGame, rules: Rules = "page", mask: Mask | None = None) -> None:
        self.game, self.mask = game, mask
        self.told = mask.masked() if mask else game
        self.rules = {"none": "", "page": shelf.lesson(game), "book": shelf.book(game)}[rules]

    def prompt(self, look: Sight, refused: str = "") -> str:
        say, shown = speech(self.game, look.language), look.scene
        head = f"You play {say('game')}. {say('game-aim')}"
        seats = f"You are seat {shown.seat}; the seats are 0 to {len(look.names) - 1}."
        parts = [f"{head}\n{seats}"]
        parts += [f"# The rules\n\n{self.rules}"] if self.rules else []
        parts += ["# The game so far", look.text()]
        named = json.dumps(look.facts()["named"], ensure_ascii=False)
        parts += [f"## What you know, as JSON\n{named}"]
        parts += [f"## Your last answer was refused\n{refused}"] if refused else []
        return self.worded("\n\n".join([*parts, LAST_WORD])) + "\n"

    def read(self, look: Sight, text: str) -> Reply:
        """Of several lines that answer, the last counts. A bare name of an option will do."""
        offered = {self.worded(offer.name): offer.action for offer in look.options}
        lines = ANSWER.findall(text)
        said = " ".join((lines[-1] if lines else text).strip(MARKS).lower().split())
        if said in offered:
            return Reply(offered[said])
        if not lines:
            return Reply(-1, "unreadable", "There is no line `answer: NAME` in it.")
        known = {self.worded(name): k for k, name in enumerate(self.game.action_names)}
        if said not in known:
            return Reply(-1, "unknown", f"`{said}` is the name of nothing in this game.")
        people = [Person(name, k == look.scene.seat) for k, name in enumerate(look.names)]
        why = self.game.voice.refusal(self.game, look.language, look.view, known[said], people)
        return Reply(-1, "impossible", self.worded(f"`{said}` is not possible now. {why}"))

    def worded(self, text: str) -> str:
        return self.mask(text) if self.mask else text
