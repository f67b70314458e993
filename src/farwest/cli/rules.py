"""show the rules of a game, those with a word, or one of them"""

from __future__ import annotations

import argparse
import re
from typing import Final

import farwest
from farwest.cli.console import notes, output
from farwest.cli.rulebook import at_rule, to_the_letter, whole, with_words
from farwest.cli.words import add_language, command_says, language_of
from farwest.kernel.errors import BadCall
from farwest.kernel.game import AnyGame
from farwest.kit.book import RULE, is_written
from farwest.kit.rulebook import prefix

HOWTO: Final = "HOWTO"
NAMED: Final = re.compile(rf"\s*(?:{RULE}|[A-Z]+[0-9]+(?:\.[0-9]+)?)\s*", re.IGNORECASE)
FULL: Final = re.compile(RULE, re.IGNORECASE)
NOTHING: Final = 1  # was found


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="a game; or a rule, as GOAT-F21")
    parser.add_argument(
        "words", metavar="WORD", nargs="*", help="what to look for; or a rule, as GOAT-F21 or F21"
    )
    parser.add_argument("--short", action="store_true", help="how to play, on one page")
    parser.add_argument(
        "--letter", action="store_true", help="RULES.md, which decides, with its IDs"
    )
    add_language(parser)


def run(wishes: argparse.Namespace) -> int:
    say = command_says(language_of(wishes.language))
    console = output()
    game, words = asked_for(wishes.game, wishes.words)
    width = console.width
    if wishes.short:
        if not is_written(game, HOWTO):
            raise BadCall(f"{game.name} has no page on how to play yet.")
        text = whole(game, say.language, width, HOWTO)
    elif len(words) == 1 and NAMED.fullmatch(words[0]):
        text = at_rule(game, words[0], say, width)
    elif words:
        text = with_words(game, words, say.language, width)
    else:
        text = (to_the_letter if wishes.letter else whole)(game, say.language, width)
    if not text:
        notes().print(say("rules-none", words=" ".join(words)))
        return NOTHING
    print(text)
    return 0


def asked_for(name: str, words: list[str]) -> tuple[AnyGame, list[str]]:
    """A rule alone says of which game it is."""
    if FULL.fullmatch(name):
        for known in farwest.games():
            game = farwest.load(known)
            if name.upper().startswith(prefix(game)):
                return game, [name, *words]
    return farwest.load(name), words
