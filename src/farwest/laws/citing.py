"""Laws of rule IDs: what is declared is tested, what is cited is declared."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from farwest.kernel.game import AnyGame, listed
from farwest.kit.rooms import Scoring, ask
from farwest.kit.rulebook import nearest_rules, rulebook, rules_of
from farwest.kit.texts import LANGUAGES
from farwest.laws.random_games import hold, walk

RULE_ID = re.compile(r"\b[A-Z]+-[A-Z]+[0-9]+(?:\.[0-9]+)?\b")


def uncited(rules: str, tests: str, reasons: Mapping[str, str]) -> list[str]:
    """Law 13: rule IDs no test cites and no reason excuses. A heading's own ID is declared once."""
    declared = dict.fromkeys(RULE_ID.findall(rules))
    cited = set(RULE_ID.findall(tests))
    return [rule for rule in declared if rule not in cited and rule not in reasons]


def every_cited_rule_exists(game: AnyGame, seats: int, seed: int) -> None:
    """In RULES.md and in its French: what tellings, questions and score sheets cite."""
    faults = list(citing_faults(game, seats, seed))
    hold(not faults, " ".join(faults))


def citing_faults(game: AnyGame, seats: int, seed: int) -> Iterator[str]:
    cited = [
        (f"events.py: {game.events[kind]}", rule)
        for kind, telling in game.tellings.items()
        for rule in (telling.rule, *telling.causes)
    ]
    for kind, asking in game.askings.items():
        named = filter(None, (asking.rule, *asking.causes))
        cited += [(f"questions.py: {game.questions[kind]}", rule) for rule in named]
    if room := ask(game, Scoring):
        *_, end = walk(game, seats, seed)
        cited += [(f"scoring.py: {title}", rule) for title, _, rule in room.sheet(end)]
    books = {language: rules_of(rulebook(game, language)) for language in LANGUAGES}
    for where, rule in dict.fromkeys(cited):
        for language, rules in books.items():
            if rule not in rules:
                book = "RULES.md" if language == LANGUAGES[0] else f"RULES.{language}.md"
                near = listed(nearest_rules(game, rule, language), "or")
                yield f"{game.name}/{where} cites {rule}, which {book} has not; it has {near}."
