"""What a house and its thinkers say to each other, as JSON over a socket.

A job names a work of tables/thinkers.py that needs nothing but a seat's view, and what is public:
the game, the level, a seed, the plans that a side has pinned. Reviews need whole games: they stay
at home.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec
from msgspec import Raw, Struct

from farwest.bots.advising import Advised
from farwest.bots.planning import Intent
from farwest.kit.reading import decoded, learned
from farwest.tables.thinkers import advise, choose, intend, ponder

PATH: Final = "/ws/thinkers"
BEAT: Final = 1.0  # seconds between two signs of life of a thinker
SILENCE: Final = 4.0  # seconds without one: whatever it thinks about is thought about elsewhere
MOST_PLACES: Final = 256  # of one thinker

WORKS: Final[dict[str, tuple[Callable[..., Any], Any, Any]]] = {  # by name: its facts, its answer
    "choose": (choose, tuple[str, str, bytes, int, str, float], int),
    "ponder": (ponder, tuple[str, str, bytes, int, str, float], bool),
    "advise": (advise, tuple[str, bytes, int | None], Advised),
    "intend": (intend, tuple[str, str, bytes, dict[int, list[str]], int], Intent),
}
NAMES: Final = {work: name for name, (work, _, _) in WORKS.items()}


class ThinkerHello(Struct, tag="hello", tag_field="is"):
    places: int  # so many jobs at once
    version: str  # of farwest: another one might answer otherwise


class ThinkerBeat(Struct, tag="beat", tag_field="is"):
    pass


class ThinkerDone(Struct, tag="done", tag_field="is"):
    job: int
    answer: Raw = Raw(b"null")
    error: str = ""  # why there is none


class ThinkerJob(Struct, tag="job", tag_field="is"):
    """What the house says."""

    job: int
    work: str
    facts: Raw
    chair: str  # whose bot it is: it thinks where it did before


FromThinker = ThinkerHello | ThinkerBeat | ThinkerDone
HEARD: Final = learned(FromThinker)


def asked(job: int, work: Callable[..., Any], facts: tuple[Any, ...], chair: str) -> str:
    told = Raw(msgspec.json.encode(facts))
    return msgspec.json.encode(ThinkerJob(job, NAMES[work], told, chair)).decode()


def facts_of(job: ThinkerJob) -> tuple[Callable[..., Any], tuple[Any, ...]]:
    work, kind, _ = WORKS[job.work]
    return work, decoded(bytes(job.facts), kind)


def answer_of(work: Callable[..., Any], answer: Raw) -> Any:
    return decoded(bytes(answer), WORKS[NAMES[work]][2])
