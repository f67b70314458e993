"""Where work is done: on this machine or on a cluster. It comes out the same, and in order.

A task is a function that can be pickled and remembers nothing: what it makes of a thing follows
from the thing alone, seeds included. So it does not matter who does it, and when.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import ThreadPoolExecutor
from traceback import format_exc
from typing import Any, Self, TypeVar

from farwest.kernel.errors import FarwestError, GameFailed

Thing = TypeVar("Thing")
Made = TypeVar("Made")


class Workplace(ABC):
    """Opened with `with`; a place that is elsewhere is reached then, and left after."""

    @abstractmethod
    def each(
        self, task: Callable[[Thing], Made], things: Iterable[Thing]
    ) -> Generator[Made, None, None]:
        """What the task makes of each thing, in their order. Closing it early stops the work."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        return None


class Threads(Workplace):
    """For tasks that wait: on a process of their own, say."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def each(
        self, task: Callable[[Thing], Made], things: Iterable[Thing]
    ) -> Generator[Made, None, None]:
        with ThreadPoolExecutor(self.jobs) as pool:
            yield from pool.map(task, things)


def attempted(task: Callable[[Thing], Made], thing: Thing) -> tuple[Made | None, str]:
    """For who works elsewhere: what was made, or a sentence that says why nothing was."""
    try:
        return task(thing), ""
    except FarwestError as failure:
        return None, str(failure)
    except Exception:
        return None, f"{thing} could not be worked on: {format_exc()}"


def made(answer: tuple[Any, str]) -> Any:
    """What `attempted` sent back, here."""
    found, sentence = answer
    if sentence:
        raise GameFailed(sentence)
    return found
