"""What players are told, tied to the rules that it was read against.

Every paragraph of BOOK.md and HOWTO.md and every step of a lesson names the rules it stands for.
The file lessons/first.lock beside them keeps a digest of each text and of each of its rules, as
they were when somebody last read both. Change either, and a test names what is to be read again.

python -m tools.booklock              # says what is to be read again
python -m tools.booklock goat         # you have read it: renews the lock of goat
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple

import farwest
from farwest.kernel.game import AnyGame
from farwest.kit.book import Paragraph, file_name, is_written, read
from farwest.kit.rulebook import DECLARED, rulebook, rules_of
from farwest.kit.texts import LANGUAGES
from farwest.tables.script import FIRST, FOLDER, lessons_of, script_of

PAGES: Final = ("BOOK", "HOWTO")
LOCK: Final = f"{FIRST}.lock"
HEAD: Final = (
    "# Each text for players: its digest, and that of each rule it was read against.\n"
    "# `python -m tools.booklock {game}` renews this file, after somebody has read what it names.\n"
)
SIZE: Final = 8  # digits of a digest
OPENING: Final = 48  # letters of a text, to know it by
FENCE: Final = "```"
AGAIN: Final = (
    "Read both, mend the text if it is wrong, then run `python -m tools.booklock {game}`."
)


class Told(NamedTuple):
    """A text for players, and the sentences it was written from."""

    name: str  # the file or lesson, and the rules it stands for
    text: str
    rules: dict[str, str]  # by ID: the sentence

    @property
    def opening(self) -> str:
        words = " ".join(self.text.split())
        return words if len(words) <= OPENING else f"{words[:OPENING].rstrip()}…"


class Locked(NamedTuple):
    text: str  # a digest
    rules: dict[str, str]  # by ID: a digest


def digest(text: str) -> str:
    return sha256(" ".join(text.split()).encode()).hexdigest()[:SIZE]


def sentences(text: str) -> dict[str, str]:
    """By ID: what declares it, and the block of data that it announces."""
    rules, lines = rules_of(text), text.splitlines()
    for n, line in enumerate(lines):
        if (declared := DECLARED.match(line)) and (block := data_below(lines, n)):
            rules[declared[1]] += block
    return rules


def data_below(lines: list[str], n: int) -> str:
    top = next((k for k in range(n + 1, len(lines)) if not lines[k].strip()), len(lines))
    top = next((k for k in range(top, len(lines)) if lines[k].strip()), len(lines))
    if top == len(lines) or not lines[top].startswith(FENCE):
        return ""
    end = next(k for k in range(top + 1, len(lines)) if lines[k].startswith(FENCE))
    return "\n".join(lines[top:end])


def told(game: AnyGame) -> Iterator[Told]:
    english = sentences(rulebook(game))
    for language in LANGUAGES:
        spoken = {} if language == LANGUAGES[0] else sentences(rulebook(game, language))
        rules = {rule: text + spoken.get(rule, "") for rule, text in english.items()}
        for page in PAGES:
            if is_written(game, page, language):
                yield from on_page(game, page, language, rules)
        for lesson in lessons_of(game):
            yield from in_lesson(game, lesson, language, rules)


def on_page(game: AnyGame, page: str, language: str, rules: dict[str, str]) -> Iterator[Told]:
    seen = Counter[str]()
    for paragraph in read(game, language, page).paragraphs():
        if paragraph.rules:
            name = f"{file_name(page, language)} {'+'.join(paragraph.rules)}"
            seen[name] += 1
            again = f"#{seen[name]}" if seen[name] > 1 else ""
            behind = {rule: rules[rule] for rule in cited(paragraph)}
            yield Told(name + again, paragraph.text, behind)


def cited(paragraph: Paragraph) -> tuple[str, ...]:
    return (*paragraph.rules, *paragraph.numbers_of)


def in_lesson(game: AnyGame, lesson: str, language: str, rules: dict[str, str]) -> Iterator[Told]:
    texts = files(game.package).joinpath(FOLDER, f"{language}.ftl").read_text("utf-8")
    for step in script_of(game, lesson).steps():
        said = re.search(rf"^lesson-{lesson}-{step.id} =(.*?)(?=^\S|\Z)", texts, re.M | re.S)
        if said and step.cites:
            behind = {rule: rules[rule] for rule in step.cites}
            yield Told(f"{lesson}.{language}@{step.id}", said[1], behind)


def path_of(game: AnyGame) -> Path:
    return Path(str(files(game.package).joinpath(FOLDER, LOCK)))


def written(game: AnyGame) -> str:
    lines = [
        " ".join([one.name, digest(one.text), *(f"{r}:{digest(s)}" for r, s in one.rules.items())])
        for one in told(game)
    ]
    return HEAD.format(game=game.name) + "\n".join(lines) + "\n"


def locked(text: str) -> dict[str, Locked]:
    """By name: what a lock says."""
    found = {}
    for line in text.splitlines():
        if not line.startswith("#"):
            *name, digests = re.split(r" (?=[0-9a-f]{8}(?: |$))", line, maxsplit=1)
            own, *rules = digests.split()
            found[" ".join(name)] = Locked(own, dict(rule.split(":") for rule in rules))
    return found


def to_read_again(game: AnyGame, lock: str) -> Iterator[str]:
    """A sentence for each text that does not stand as it was read."""
    kept, again = locked(lock), AGAIN.format(game=game.name)
    for one in told(game):
        where = f"{game.name}: {one.name.partition(' ')[0]}, “{one.opening}”"
        was = kept.pop(one.name, None)
        if was is None:
            yield f"{where} is new beside {', '.join(one.rules)}. {again}"
            continue
        changed = [rule for rule, text in one.rules.items() if was.rules.get(rule) != digest(text)]
        if changed:
            yield f"{where} was read before {' and '.join(changed)} changed. {again}"
        if was.text != digest(one.text):
            yield f"{where} has changed since it was read against its rules. {again}"
    for name in kept:
        yield f"{game.name}: {name} is locked and no longer there. {again}"


def main(names: list[str]) -> int:
    known = [farwest.load(name) for name in names or farwest.games()]
    for game in known:
        lock = path_of(game).read_text("utf-8") if path_of(game).is_file() else ""
        again = list(to_read_again(game, lock))
        for sentence in again:
            print(sentence)
        if names:
            path_of(game).write_text(written(game), "utf-8")
            print(f"{path_of(game).name} of {game.name}: {len(again)} renewed.")
        elif again:
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
