"""The notebook of who plays: what its own view tells of what is hidden, where a game has one."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from farwest.kernel.match import Match
from farwest.kit.beliefs import has_notebook
from farwest.kit.rooms import BeliefMap, Team, ask
from farwest.kit.speaking import speech
from farwest.tables import teams
from farwest.tables.lesson_table import LessonTable
from farwest.tables.table import Table
from farwest.tables.watcher import Watcher
from farwest.tables.wire import Notebook, Scene


def noted(table: Table, watcher: Watcher, match: Match[Any, Any], made: Scene) -> Scene:
    """The same, with the notebook of the seat that looks, if it asked for one. Marks that it makes
    there itself never come here."""
    may_note = has_notebook(table.game) and not isinstance(table, LessonTable)
    if not (watcher.beliefs and may_note and made.picture and made.seat >= 0) or made.over:
        return made
    return replace(made, notebook=notebook(match, made))


def notebook(match: Match[Any, Any], made: Scene) -> Notebook:
    """Worked out from the view of the scene's seat alone."""
    room, game = ask(match.game, BeliefMap), match.game
    assert room is not None
    assert made.picture is not None
    view, say = match.view(made.seat), speech(game, match.language)
    names = [person.name for person in match.people(made.seat)]
    shown = room.overlay(view, [], made.picture, say, names)
    return Notebook(
        pages=list(room.notebook(view, say, names)),
        spots=teams.spots(game, match.language) if ask(game, Team) else [],
        sprites=list(shown.sprites),
        text=shown.note.text,
    )
