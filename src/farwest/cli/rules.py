"""show the rules of a game, or one of them"""

from __future__ import annotations

import argparse

import farwest
from farwest.cli.console import output
from farwest.cli.rulebook import for_terminal
from farwest.cli.words import add_language, language_of
from farwest.kernel.errors import BadCall
from farwest.kit.book import Book, is_written, read
from farwest.kit.rulebook import rule, rulebook

HOWTO = "HOWTO"


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("id", metavar="ID", nargs="?", help="a rule, as GOAT-F21 or F21")
    parser.add_argument("--short", action="store_true", help="how to play, on one page")
    add_language(parser)


def run(wishes: argparse.Namespace) -> int:
    game = farwest.load(wishes.game)
    language = language_of(wishes.language)
    if wishes.short:
        if not is_written(game, HOWTO):
            raise BadCall(f"{game.name} has no page on how to play yet.")
        text = page(read(game, language, HOWTO))
    else:
        text = rulebook(game, language) if wishes.id is None else rule(game, wishes.id, language)
    console = output()
    if console.is_terminal:
        console.print(for_terminal(text))
    else:
        print(text)
    return 0


def page(book: Book) -> str:
    """A players' text as Markdown, without the rules it stands for and without its pictures."""
    parts = [f"# {book.title}"]
    for chapter in book.chapters:
        parts += [f"## {chapter.title}", *(paragraph.text for paragraph in chapter.paragraphs)]
    return "\n\n".join(parts)
