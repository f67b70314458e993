"""Who answers prompts: a Python function, a program, or a bot that needs none.

A spec is `NAME=KIND:WHAT` or `KIND:WHAT`, or the name of a bot:
`call:package.module:function` takes the prompt and gives the answer, both text;
`run:COMMAND` reads a line of JSON for each prompt on its stdin, {"prompt", "game", "seat", "deal",
"number", "attempt"}, and writes a line of JSON {"answer"} on its stdout.
"""

from __future__ import annotations

import json
import shlex
import subprocess
from collections.abc import Callable, Mapping
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from queue import Empty, Queue
from threading import Thread
from typing import Any, Final, NamedTuple, Protocol

from farwest.kernel.errors import BadCall, GameFailed

PATIENCE: Final = 600.0  # seconds for one answer
CALL, RUN, BOT = "call", "run", "bot"


class Entrant(NamedTuple):
    name: str  # in the results
    kind: str  # call, run or bot
    what: str


class Answerer(Protocol):
    """Answers prompts."""

    def answer(self, prompt: str, about: Mapping[str, Any]) -> str: ...

    def close(self) -> None: ...


def entrant_of(spec: str) -> Entrant:
    name, mark, rest = spec.partition("=")
    named = bool(mark) and ":" not in name
    body = rest if named else spec
    kind, _, what = body.partition(":")
    if kind not in (CALL, RUN, BOT):
        kind, what = BOT, body
    if not what:
        raise BadCall(f"A player is call:module:function, run:COMMAND or a bot, not {spec!r}.")
    if named and kind != BOT:
        return Entrant(name, kind, what)
    if kind == CALL:
        return Entrant(what.rpartition(":")[2], kind, what)
    if kind == RUN:
        return Entrant(Path(shlex.split(what)[0]).stem, kind, what)
    return Entrant(what, kind, what)


def answerer(entrant: Entrant, patience: float = PATIENCE) -> Answerer:
    return Called(entrant.what) if entrant.kind == CALL else Program(entrant.what, patience)


class Called:
    """A function of Python."""

    def __init__(self, what: str | Callable[[str], str]) -> None:
        self.function = found(what) if isinstance(what, str) else what

    def answer(self, prompt: str, about: Mapping[str, Any]) -> str:
        return str(self.function(prompt))

    def close(self) -> None:
        pass


def found(what: str) -> Callable[[str], str]:
    module, _, name = what.rpartition(":")
    try:
        function: Callable[[str], str] = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise BadCall(f"There is no function {what!r} to call: {error}.") from None
    return function


class Program:
    """One process for the whole contest; what it writes on stderr is let through."""

    def __init__(self, command: str, patience: float = PATIENCE) -> None:
        self.command, self.patience = command, patience
        try:
            self.process = subprocess.Popen(
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                encoding="utf-8",
                bufsize=1,
            )
        except OSError as error:
            raise BadCall(f"{command!r} cannot be run: {error.strerror}.") from None
        self.lines: Queue[str] = Queue()
        Thread(target=self.listen, daemon=True).start()

    def listen(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.lines.put(line)
        self.lines.put("")  # it has gone

    def answer(self, prompt: str, about: Mapping[str, Any]) -> str:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps({"prompt": prompt, **about}) + "\n")
            self.process.stdin.flush()
            line = self.lines.get(timeout=self.patience)
        except Empty:
            raise GameFailed(f"{self.command!r} gave no answer for {self.patience:g} s.") from None
        except (OSError, ValueError):
            line = ""
        if not line:
            raise GameFailed(f"{self.command!r} went away before it answered.")
        try:
            return str(json.loads(line)["answer"])
        except (ValueError, KeyError, TypeError):
            return ""  # unreadable, and counted so

    def close(self) -> None:
        assert self.process.stdin is not None
        with suppress(OSError):
            self.process.stdin.close()
        try:
            self.process.wait(5)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
