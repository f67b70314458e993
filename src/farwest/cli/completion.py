"""write what a shell needs to complete `farwest` with Tab"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import farwest
from farwest.cli.shells import SHELLS, Command, Taken, Values

GAME: Final = "GAME"
FILES: Final = ("FILE", "DB")  # as its metavar, where the type does not say it

HOW: Final = """\
bash: farwest completion bash > ~/.local/share/bash-completion/completions/farwest
zsh:  farwest completion zsh > a folder of $fpath, as _farwest
fish: farwest completion fish > ~/.config/fish/completions/farwest.fish
"""


class Naming(NamedTuple):
    """What the words of a command can be."""

    games: tuple[str, ...]

    def of(self, action: argparse.Action) -> Values:
        metavar = str(action.metavar or "")
        if metavar == GAME:
            return Values(self.games)
        if action.choices:
            return Values(tuple(str(choice) for choice in action.choices))
        return Values((), files=action.type is Path or metavar.startswith(FILES))


def add(parser: argparse.ArgumentParser) -> None:
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.epilog = HOW
    parser.add_argument("shell", choices=tuple(SHELLS), help="whose")


def run(wishes: argparse.Namespace) -> int:
    from farwest.cli import parser  # it asks this module what it takes

    print(SHELLS[wishes.shell]("farwest", list(commands(parser()))), end="")
    return 0


def commands(top: argparse.ArgumentParser) -> Iterator[Command]:
    """Read off the parser: what it takes stands nowhere else."""
    naming = Naming(farwest.games())
    for action in top._actions:
        if isinstance(action, argparse._SubParsersAction):
            for name, sub in action.choices.items():
                yield command(name, sub, naming)


def command(name: str, parser: argparse.ArgumentParser, naming: Naming) -> Command:
    options, places = [], []
    for action in parser._actions:
        if not action.option_strings:
            places.append(naming.of(action)._replace(again=action.nargs in ("*", "+")))
            continue
        takes = action.nargs != 0
        said = " ".join((action.help or "").split()).partition("; ")[0]
        values = naming.of(action) if takes else Values(())
        metavar = str(action.metavar or action.dest).upper()
        options.append(Taken(tuple(action.option_strings), said, takes, metavar, values))
    return Command(name, str(parser.description), tuple(options), tuple(places))
