"""let language models, or programs in their place, play each other and bots by prompts"""

from __future__ import annotations

import argparse
from typing import Any

import farwest
from farwest.adapters.language.contest import RETRIES, WordContest, shifts
from farwest.adapters.language.players import entrant_of
from farwest.adapters.language.prompting import RULES
from farwest.arena import Played, facts, summarise
from farwest.arena.facts import spread
from farwest.arena.report.words import gained, percent
from farwest.cli.arena_tables import put, show_ladder, show_pairs
from farwest.cli.console import output, print_json
from farwest.cli.wishes import add_variant, chosen_variant, counted

GAMES = 20


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument(
        "--player",
        action="append",
        required=True,
        metavar="[NAME=]SPEC",
        help="call:module:function, run:COMMAND, or a bot as cowhand; again for each player",
    )
    parser.add_argument("--games", type=counted, default=GAMES, metavar="N")
    parser.add_argument("--seats", type=int, metavar="K", help="else as many as there are players")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="same seed, same deals")
    parser.add_argument("--rules", choices=RULES, default="page", help="what prompts say of them")
    parser.add_argument("--retries", type=int, default=RETRIES, metavar="N", help="when refused")
    parser.add_argument("--mask", type=int, metavar="S", help="invented words, drawn from a seed")
    parser.add_argument(
        "--compare", action="store_true", help="plain and masked, on the same deals"
    )
    parser.add_argument("--json", action="store_true", help="as JSON")
    add_variant(parser)


def run(wishes: argparse.Namespace) -> int:
    masks = [None, wishes.mask or 0] if wishes.compare else [wishes.mask]
    contests = [contest(wishes, mask) for mask in masks]
    played = [list(one.play()) for one in contests]
    told = [told_of(one, games) for one, games in zip(contests, played, strict=True)]
    moved = shifts(played[0], played[1], list(contests[0].answers)) if wishes.compare else []
    if wishes.json:
        print_json(
            {"runs": told, "shifts": [s._asdict() | {"wins": spread(s.wins)} for s in moved]}
        )
        return 0
    for one, games in zip(contests, played, strict=True):
        show(one, games)
    if moved:
        rows = [(s.player, percent(s.plain), percent(s.masked), gained(s.wins)) for s in moved]
        heads = ("masked less plain", "plain", "masked", "win rate, points")
        put(output(), heads, rows, [""] * len(rows))
    return 0


def contest(wishes: argparse.Namespace, mask: int | None) -> WordContest:
    game = farwest.load(wishes.game)
    return WordContest(
        game,
        [entrant_of(spec) for spec in wishes.player],
        wishes.games,
        seats=wishes.seats,
        seed=wishes.seed,
        variant=chosen_variant(game, wishes),
        rules=wishes.rules,
        retries=wishes.retries,
        mask=mask,
    )


def told_of(one: WordContest, games: list[Played]) -> dict[str, Any]:
    return {
        **facts(summarise(one.game, one.plan, games)),
        "mask": one.prompter.mask.seed if one.prompter.mask else None,
        "answers": {name: answers.facts() for name, answers in one.answers.items()},
    }


def show(one: WordContest, games: list[Played]) -> None:
    console, summary = output(), summarise(one.game, one.plan, games)
    mask = one.prompter.mask
    console.print(f"Under mask {mask.seed}:" if mask else "In plain words:", style="bold")
    show_ladder(console, summary)
    show_pairs(console, summary)
    rows = []
    for name, answers in one.answers.items():
        faults = [str(answers.faults.get(f, 0)) for f in ("unreadable", "unknown", "impossible")]
        rows.append((name, str(answers.questions), *faults, str(answers.given_up)))
    heads = ("player", "questions", "unreadable", "unknown", "impossible", "given up")
    console.print()
    put(console, heads, rows, [""] * len(rows))
    console.print()
