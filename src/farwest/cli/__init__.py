"""The `farwest` command. Each subcommand is a module: add() says what it takes, run() does it.

Exit codes: 0 done; 1 the answer is no (not fair, a law is broken); 2 it could not be done;
3 it cannot be told; 130 Ctrl-C; 141 whoever read the output went away.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from io import TextIOWrapper
from typing import NoReturn

import farwest
from farwest.kernel.errors import BadCall, FarwestError

FAILED = 2
INTERRUPTED = 130
PIPE_CLOSED = 141
COMMANDS = (
    *("play", "learn", "puzzles", "serve", "games", "rules", "simulate", "arena", "replay"),
    *("review", "draw", "verify", "check", "new", "schema", "bench", "bot", "backup", "restore"),
    *("audit", "move-house", "thinker", "completion", "mcp", "llm-arena", "card", "dataset", "lab"),
    "train",
)


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise BadCall(f"{message}; `{self.prog} --help` says what it takes.")


def parser(first: str = "") -> Parser:
    """Of all commands; of one alone, if that is the first word: the others take long to load."""
    top = Parser(prog="farwest", description=farwest.__doc__, allow_abbrev=False)
    top.add_argument("--version", action="version", version=f"farwest {farwest.__version__}")
    commands = top.add_subparsers(metavar="COMMAND", title="commands")
    for name in (first,) if first in COMMANDS else COMMANDS:
        command = import_module(f"farwest.cli.{name.replace('-', '_')}")
        summary = str(command.__doc__).splitlines()[0]
        sub = commands.add_parser(name, help=summary, description=summary, allow_abbrev=False)
        command.add(sub)
        sub.set_defaults(run=command.run)
    return top


def main(argv: Sequence[str] | None = None) -> int:
    forgive_odd_characters()
    try:
        words = sys.argv[1:] if argv is None else argv
        top = parser(*words[:1])
        wishes = top.parse_args(words)
        run: Callable[[argparse.Namespace], int] | None = getattr(wishes, "run", None)
        if run is None:
            top.print_help()
        code = 0 if run is None else run(wishes)
        sys.stdout.flush()
        return code
    except FarwestError as error:
        return complain(str(error))
    except ImportError as error:
        return complain(f"A part of what this needs cannot be loaded: {error}")
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # The interpreter flushes stdout once more on its way out; let that go nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    except OSError as error:
        return complain(f"{error.filename or 'The system'}: {error.strerror or error}.")


def complain(sentence: str) -> int:
    print(f"farwest: {sentence}", file=sys.stderr)
    return FAILED


def forgive_odd_characters() -> None:
    """A terminal that cannot show a sign, or sends one that is no text, stops nothing."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
