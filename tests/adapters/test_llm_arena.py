"""Players of words in the arena: one prompt format, faults counted, masks that change nothing."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest

import farwest
from farwest.adapters.language import shelf
from farwest.adapters.language.contest import WordContest
from farwest.adapters.language.looking import look_at
from farwest.adapters.language.masking import Mask, plain_words, stems, words_of
from farwest.adapters.language.players import Entrant, entrant_of
from farwest.adapters.language.prompting import Prompter
from farwest.errors import BadCall, GameFailed
from tests.cli.conftest import Run, run

__all__ = ["run"]
FRAMES = "─│╭╮╰╯"
SCRIPTED = "tests.adapters.scripted"
PROGRAM = f"{sys.executable} {Path(__file__).parent / 'scripted.py'}"


def contest(*specs: str, games: int = 1, **wishes: Any) -> WordContest:
    entrants = [entrant_of(spec) for spec in specs]
    return WordContest(farwest.load("goat"), entrants, games, rules="none", **wishes)


def test_a_spec_names_a_function_a_program_or_a_bot() -> None:
    assert entrant_of("call:a.b:c") == Entrant("c", "call", "a.b:c")
    assert entrant_of("me=call:a.b:c") == Entrant("me", "call", "a.b:c")
    assert entrant_of("run:./ask.sh --fast") == Entrant("ask", "run", "./ask.sh --fast")
    assert (
        entrant_of("cowhand") == entrant_of("bot:cowhand") == Entrant("cowhand", "bot", "cowhand")
    )
    assert entrant_of("search:iterations=9").what == "search:iterations=9"
    with pytest.raises(BadCall):
        entrant_of("run:")
    with pytest.raises(BadCall, match="Two players are called x"):
        contest("x=call:a:b", "x=call:a:c")


def test_faults_are_counted_told_and_in_the_end_chance_answers() -> None:
    names = ("first", "silly", "mute", "learner")
    one = contest(*(f"call:{SCRIPTED}:{name}" for name in names), retries=1)
    next(one.play())
    first, silly, mute, learner = (one.answers[name].facts() for name in names)
    asked = first["questions"]
    assert first == {"questions": asked, "prompts": asked, "faults": {}, "given_up": 0}
    asked = silly["questions"]
    assert silly["faults"] == {"unknown": 2 * asked}
    assert (silly["prompts"], silly["given_up"]) == (2 * asked, asked)
    assert mute["faults"] == {"unreadable": 2 * mute["questions"]}
    asked = learner["questions"]
    assert learner == {
        "questions": asked,
        "prompts": 2 * asked,
        "faults": {"unknown": asked},
        "given_up": 0,
    }


def test_a_program_is_handed_the_prompts_that_a_function_is() -> None:
    by_call = contest(f"me=call:{SCRIPTED}:first", "random", seed=4)
    by_line = contest(f"me=run:{PROGRAM}", "random", seed=4)
    one, other = next(by_call.play()), next(by_line.play())
    assert [seat.points for seat in one.seats] == [seat.points for seat in other.seats]
    assert one.answers == other.answers
    assert by_line.answers["me"].faults == {}


def test_a_program_that_goes_away_ends_the_contest_with_a_sentence() -> None:
    with pytest.raises(GameFailed, match="went away before it answered"):
        next(contest(f"me=run:{sys.executable} -c pass", "random").play())


@pytest.mark.parametrize("name", farwest.games())
def test_a_mask_is_one_to_one_and_leaves_no_word_of_the_game(name: str) -> None:
    game = farwest.load(name)
    mask, other = Mask(game, 1), Mask(game, 2)
    text = f"{shelf.book(game)}\n{shelf.lesson(game)}"
    hidden = mask(text)
    assert mask.lifted(hidden) == text
    assert len(set(mask.table.values())) == len(mask.table)
    assert not set(words_of(hidden)) & set(mask.table)
    assert mask(hidden) == hidden
    assert hidden != other(text)
    assert Mask(game, 1).table == mask.table
    plain = plain_words()
    for names in game.names.values():
        for thing in names:
            left = [w for w in words_of(mask(thing)) if w in words_of(thing) and len(w) > 2]
            assert all(not plain.isdisjoint([w, *stems(w)]) for w in left), thing


def test_words_that_belong_together_do_so_under_a_mask() -> None:
    mask = Mask(farwest.load("goat"), 1)
    hat, hats = mask("hat Hats").split()
    assert hats == f"{hat.capitalize()}s"
    assert mask("HAT").isupper()


def bare(text: str) -> str:
    """Without frames, gaps and the dots of a map, of which longer names cover more."""
    return "".join(c for c in text if not c.isspace() and c not in FRAMES and not is_dots(c))


def words(text: str) -> list[str]:
    return sorted(re.findall(r"\w+", text))


def is_dots(sign: str) -> bool:
    return "\u2800" <= sign <= "\u28ff"


@pytest.mark.parametrize("name", ["goat", "desperados"])
def test_a_masked_prompt_has_the_same_structure(name: str) -> None:
    game = farwest.load(name)
    mask = Mask(game, 5)
    match = game.match(game.seats[0], seed=1)
    plain, masked = Prompter(game, "none"), Prompter(game, "none", mask)
    look = look_at(match, match.seat or 0, -1)
    twin = mask.masked().match(game.seats[0], seed=1)
    hidden = masked.prompt(look_at(twin, match.seat or 0, -1))
    shown = plain.prompt(look)
    board = look.board
    if name == "desperados":  # a map has its names where they fit, so they come otherwise
        assert words(mask.lifted(hidden)) == words(shown)
    else:
        assert bare(mask.lifted(hidden)) == bare(shown)
    assert len({len(line) for line in look_at(twin, 0, -1).board.splitlines()}) <= len(
        {len(line) for line in board.splitlines()}
    )


def test_who_reasons_plays_the_same_game_under_a_mask_and_who_recalls_does_not() -> None:
    results = {}
    for player in ("first", "recaller"):
        for mask in (None, 3):
            one = contest(f"call:{SCRIPTED}:{player}", "random", seed=1, mask=mask)
            game = next(one.play())
            results[player, mask] = [seat.points for seat in game.seats], game.answers
    assert results["first", None] == results["first", 3]
    assert results["recaller", None] != results["recaller", 3]


def test_the_reason_of_a_refusal_is_masked_too() -> None:
    game = farwest.load("goat")
    mask = Mask(game, 1)
    match = mask.masked().match(3, seed=1)
    prompter, look = Prompter(game, "none", mask), look_at(match, match.seat or 0, -1)
    wrong = next(k for k in range(game.actions) if k not in match.legal())
    reply = prompter.read(look, f"answer: {mask(game.action_names[wrong])}")
    assert reply.fault == "impossible"
    assert not set(words_of(reply.reason)) & set(mask.table)
    assert prompter.read(look, f"answer: {game.action_names[wrong]}").fault == "unknown"


WISHES = ("--player", f"call:{SCRIPTED}:first", "--player", "random", "--rules", "none")


@pytest.mark.slow
def test_the_command_says_who_won_and_what_was_refused(run: Run) -> None:
    code, out, err = run("llm-arena", "goat", *WISHES, "--games", "2", "--mask", "7")
    assert (0, "") == (code, err)
    assert "Under mask 7" in out
    assert "2 games in 1 deals, 2 seats" in out
    assert "given up" in out


@pytest.mark.slow
def test_the_command_compares_plain_words_and_masked_ones(run: Run) -> None:
    code, out, err = run("llm-arena", "goat", *WISHES, "--games", "4", "--compare", "--json")
    facts = json.loads(out)
    assert (0, "") == (code, err)
    plain, masked = facts["runs"]
    assert (plain["mask"], masked["mask"], plain["games"]) == (None, 0, 4)
    assert plain["answers"] == masked["answers"]
    assert facts["shifts"][0]["player"] == "first"
    assert facts["shifts"][0]["wins"]["mean"] == 0
