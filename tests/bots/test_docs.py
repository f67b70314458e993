"""docs/new-bot.md shows a bot that plays."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import farwest
from farwest.arena import League, plan_for
from farwest.bots import bot
from farwest.bots.registry import MAKERS
from tests.laws.climates import game_in

PAGE = Path(__file__).parents[2] / "docs" / "new-bot.md"


def blocks(sort: str) -> list[str]:
    parts = PAGE.read_text("utf-8").split("```")[1::2]
    return [part.removeprefix(sort + "\n") for part in parts if part.startswith(sort + "\n")]


def test_the_bot_of_the_page_plays_whole_games_and_better_than_chance() -> None:
    game = game_in("goat", pure=False)  # interpreted, dreams are long
    shown: dict[str, Any] = {"game": game}
    for block in blocks("python"):
        exec(compile(block, str(PAGE), "exec"), shown)  # noqa: S102
    try:
        assert shown["patient"].dreams == 100
        assert isinstance(bot("dreamer", game, 1), shown["Dreamer"])
        league = League(
            plan_for(game, ["dreamer:dreams=15", "random"], 40, seats=2, seed=1), jobs=1
        )
        seats = [seat for played in league.play() for seat in played.seats]
    finally:
        del MAKERS["dreamer"]
    shares = [seat.share for seat in seats if seat.bot != "random"]
    assert sum(shares) > 0.55 * len(shares)


def test_the_same_seed_gives_the_same_moves() -> None:
    game = farwest.load("goat")
    shown: dict[str, Any] = {}
    exec(compile(blocks("python")[0], str(PAGE), "exec"), shown)  # noqa: S102
    match = game.match(seats=4, seed=1)
    while match.seat is not None and match.move < 40:
        view = match.view(match.seat)
        first, again = (shown["Dreamer"](game, seed=3, dreams=4).choose(view) for _ in range(2))
        assert first == again
        match.play(first)


def test_the_example_is_short() -> None:
    code = [line for line in blocks("python")[0].splitlines() if line.strip()]
    assert len(code) <= 22
