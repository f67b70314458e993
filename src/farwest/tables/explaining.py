"""What does this do? Whatever these eyes see can be asked about, and answered from their view."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from farwest.kernel.match import Match
from farwest.kit.explaining import FIGURE, MOST_TITLE, OPTION, Explanation
from farwest.kit.painting import painted
from farwest.kit.rooms import Explanations, ask
from farwest.kit.speaking import speech
from farwest.kit.sprites import CANVASES, PREVIEW, WIDE, Picture
from farwest.tables import together
from farwest.tables.looks import in_words, shared
from farwest.tables.table import Table
from farwest.tables.watcher import Watcher
from farwest.tables.words import option_aside, question_help, question_rule


def things(picture: Picture) -> Iterator[str]:
    """All of a picture that can be asked about. What a preview shows is explained by its option."""
    yield from (s.key for s in picture.sprites if not s.key.startswith(PREVIEW))
    for panel in picture.panels:
        yield from (f"{panel.key}{FIGURE}{row.symbol}" for row in panel.rows)


def is_decoration(room: Explanations, thing: str) -> bool:
    return any(re.fullmatch(pattern, thing) for pattern in room.DECORATION)


class Explained:
    """A match as one pair of eyes sees it, and what its things do."""

    def __init__(self, match: Match[Any, Any], seat: int | None, canvas: str = "wide") -> None:
        self.match = match
        self.seat = seat
        self.room = ask(match.game, Explanations)
        self.picture = painted(match, seat, canvas)

    def about(self, thing: str) -> Explanation | None:
        """None: it means nothing, or is not there."""
        if self.room is None or self.picture is None:
            return None
        if thing.startswith(OPTION):
            return self.option(thing.removeprefix(OPTION))
        return self.said(thing) if thing in set(things(self.picture)) else None

    def said(self, thing: str) -> Explanation | None:
        match = self.match
        names = [person.name for person in match.people(self.seat)]
        assert self.room is not None
        say = speech(match.game, match.language)
        return self.room.explain(match.view(self.seat), thing, say, names)

    def option(self, name: str) -> Explanation | None:
        """What its ticket says, whole; then what the game says of it, or of what it touches."""
        match = self.match
        game = match.game
        if match.seat is None or match.seat != self.seat or name not in game.action_names:
            return None
        action = game.parse(name)
        if action not in match.state.legal():
            return None
        people, kind = match.people(self.seat), match.state.kind
        spoken = game.voice.about(game, match.view(self.seat), people)
        text = game.voice.option(game, match.language, action, people)
        if len(text) > MOST_TITLE:
            text = option_aside(game, match.language, action, "short", people, spoken) or text
        note = option_aside(game, match.language, action, "note", people, spoken)
        own = self.said(f"{OPTION}{name}")
        if own is None:
            found = next(self.touched(action), None)
            own = found and Explanation("", found.does, found.now, found.rule)
        helped = question_help(game, match.language, kind, spoken) or note
        rule = question_rule(game, kind, spoken)
        if own is None:
            return Explanation(text, helped, (), rule)
        return Explanation(text, own.does or helped, own.now, own.rule or rule)

    def touched(self, action: int) -> Iterator[Explanation]:
        """What is explained of the things that stand for an option."""
        assert self.picture is not None
        here = set(things(self.picture))
        for touch in self.picture.touches:
            for key in touch.keys if touch.action == action else ():
                if key in here and (found := self.said(key)):
                    yield found


def explained(table: Table, watcher: Watcher, thing: str) -> Explanation | None:
    """As this watcher's scene has it; behind a curtain there is nothing to see."""
    if table.match is None:
        return None
    match, seats = in_words(table, watcher.language), table.seats_of(watcher.person)
    seat = seats[0] if seats else None
    if len(seats) > 1:
        seat, curtain = shared(table, watcher, seats)
        if curtain >= 0:
            return None
    if seat is not None:
        before = table.exchange(seat)
        match = together.turned_to(match, seat, table.held)
        if before is not None:
            match = in_words(table, watcher.language, before)
    canvas = watcher.canvas if watcher.canvas in CANVASES else WIDE.name  # a program has none
    return Explained(match, seat, canvas).about(thing)
