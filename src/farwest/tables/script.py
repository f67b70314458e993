"""The file of a lesson: its scenes and steps, as games/<game>/lessons/<lesson>.toml has them.

docs/lessons.md tells how one is written. What the coach says lies beside it, in en.ftl and fr.ftl.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Any, Final, Literal

import msgspec

from farwest.kernel.errors import BadLesson
from farwest.kernel.game import AnyGame
from farwest.kit.reading import converted
from farwest.kit.texts import Texts

FIRST: Final = "first"
FOLDER: Final = "lessons"
ANY: Final = "any"


class Outcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Wanted is whatever answer has this event."""

    event: str


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    point: tuple[str, ...] = ()  # keys of sprites or panels, or parts of the page as page:prompt
    cites: tuple[str, ...] = ()
    want: tuple[str, ...] | Literal["any"] | Outcome | None = None  # None: read on
    other: Literal["again", "play"] = "again"  # what another legal answer does
    then: tuple[str, ...] = ()  # what chance and the other seats answer after it
    told: tuple[str, ...] = ()  # events that the learner was told by then: name and seat
    until: str = ""  # the event at which the step is over
    tested: str = ""  # an answer where the choice is free
    shows: bool = False  # what is wanted is not the best, but shows something: the text says so
    say: dict[str, str] = {}  # numbers for the text: constants of the game's numbers.py


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A scene: what is played from one position."""

    start: str  # a file beside this one, as Match.position() writes it
    step: tuple[Step, ...]


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rules: str  # the version of the rules it was written for
    seats: int
    seat: int  # the learner's
    names: tuple[str, ...]  # by seat; "" is the learner
    minutes: int
    scene: tuple[Part, ...]

    def steps(self) -> list[Step]:
        return [step for part in self.scene for step in part.step]

    def called(self, learner: str) -> list[str]:
        """Who sits there, by seat."""
        return [name or learner for name in self.names]

    def scene_of(self, at: int) -> int:
        """The scene that a step belongs to."""
        for n, part in enumerate(self.scene):
            at -= len(part.step)
            if at < 0:
                return n
        return len(self.scene) - 1

    def begins(self, at: int) -> bool:
        """Whether a scene begins with this step."""
        return at == 0 or self.scene_of(at) != self.scene_of(at - 1)


def lessons_of(game: AnyGame) -> list[str]:
    """The lessons that fit the rules of today, by name."""
    folder = files(game.package).joinpath(FOLDER)
    if not folder.is_dir():
        return []
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith(".toml"))
    found = [name.removesuffix(".toml") for name in names]
    return [name for name in found if script_of(game, name).rules == game.version]


def script_of(game: AnyGame, lesson: str = FIRST) -> Script:
    return _script(game.package, lesson)


@cache
def _script(package: str, lesson: str) -> Script:
    file, game = files(package).joinpath(FOLDER, f"{lesson}.toml"), package.rpartition(".")[2]
    if not file.is_file():
        raise BadLesson(f"{game} has no lesson {lesson!r}.")
    try:
        return parsed(file.read_text("utf-8"))
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadLesson(f"{game}, lesson {lesson}: {error}.") from None


def parsed(text: str) -> Script:
    return converted(tomllib.loads(text), Script)


def start_of(game: AnyGame, part: Part) -> str:
    return files(game.package).joinpath(FOLDER, part.start).read_text("utf-8")


def texts_of(game: AnyGame) -> Texts:
    return _texts(game.package)


@cache
def _texts(package: str) -> Texts:
    return Texts(str(files(package).joinpath(FOLDER)))


def said(game: AnyGame, lesson: str, step: Step, language: str, other: bool = False) -> str:
    """What the coach says: at a step, or of an answer that it did not mean. Empty: nothing."""
    texts, name = texts_of(game), f"lesson-{lesson}-{step.id}"
    message = texts.entry(language, name)
    pattern = message.attributes.get("other") if other else message.value
    facts = {key: number(game, constant) for key, constant in step.say.items()}
    return texts.phrase(language, pattern, name, facts) if pattern else ""


def number(game: AnyGame, constant: str) -> int:
    """A number of the rulebook: `OUTLAW_REWARD`, or one of a list, `TOKEN_VALUE 2`."""
    name, *index = constant.split()
    found: Any = getattr(import_module(f"{game.package}.numbers"), name)
    for k in index:
        found = found[int(k)] if isinstance(found, Sequence) else found[k]
    return int(found)
