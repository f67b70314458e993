"""`farwest learn GAME`: the lesson at the terminal."""

from __future__ import annotations

import pytest

import farwest
from farwest.cli.choices import labels_of
from farwest.tables.lesson import Lesson, meant, walk
from tests.cli.conftest import Run
from tests.cli.shell import farwest_run


def answers(game: str, numbers: bool = False) -> str:
    """What a learner types who follows the coach: Enter, or the name of an option."""
    lesson, typed = Lesson(farwest.load(game)), ""
    while not lesson.done:
        if lesson.asks:
            action, legal = meant(lesson), lesson.match.legal()
            name = lesson.game.action_names[action]
            labels = labels_of(lesson.match, lesson.match.options())
            typed += labels[legal.index(action)] if numbers else name
        typed += "\n"
        walk(lesson)
    return typed


@pytest.mark.parametrize("game", farwest.games())
@pytest.mark.parametrize(("language", "zeke"), [("en", "Old Zeke"), ("fr", "Le vieux Zeke")])
def test_a_lesson_ends_where_a_game_begins(run: Run, game: str, language: str, zeke: str) -> None:
    typed = answers(game)
    code, out, err = run("learn", game, "--language", language, typed=typed)

    assert (0, "") == (code, err)
    for at, step in enumerate((steps := Lesson(farwest.load(game)).steps), 1):
        assert out.count(f"{zeke}, {at} {'of' if language == 'en' else 'sur'} {len(steps)}"), step
    assert out.rstrip().endswith(f"farwest play {game}\n  farwest rules {game} --short")


@pytest.mark.parametrize("game", farwest.games())
def test_numbers_will_do(run: Run, game: str) -> None:
    named, numbered = (run("learn", game, typed=answers(game, how)).out for how in (False, True))

    assert named.count("Old Zeke") == numbered.count("Old Zeke")
    assert f"farwest play {game}" in numbered


def test_another_answer_gets_a_word_and_the_question_again(run: Run) -> None:
    out = run("learn", "goat", typed="\nrefuse\nq\n").out

    assert "Legal: then Belle’s hat goes on it" in out
    assert out.count("Old Zeke, 2 of 12") == 2
    assert "Old Zeke, 3 of 12" not in out
    assert "So long" in out


def test_one_may_go_back_a_step(run: Run) -> None:
    out = run("learn", "goat", typed="b\n\nb\n\naccept\nb\nq\n").out

    assert out.count("Old Zeke, 1 of 12") == 2
    assert out.count("Old Zeke, 2 of 12") == 3
    assert out.count("Old Zeke, 3 of 12") == 1


@pytest.mark.parametrize(
    ("typed", "remark"),
    [
        ("accept\n", "Nothing is to be answered here: Enter goes on."),
        ("\noffer goat\n", "“offer goat” is not possible now"),
        ("\n7\n", "There is no choice 7; there are 1 to 2."),
        ("\nr f21\n", "The Dealer must make exactly one offer"),
    ],
)
def test_what_does_not_fit_is_asked_again(run: Run, typed: str, remark: str) -> None:
    code, out, err = run("learn", "goat", typed=f"{typed}q\n")

    assert (0, "") == (code, err)
    assert remark in out


def test_a_piped_lesson_fits_the_screen() -> None:
    done = farwest_run("learn", "meeples", typed=answers("meeples"), COLUMNS="80")

    assert (0, "") == (done.returncode, done.stderr)
    assert "\x1b" not in done.stdout
    assert all(len(line) <= 80 for line in done.stdout.splitlines())


def test_there_is_no_such_game(run: Run) -> None:
    code, out, err = run("learn", "chess")

    assert (2, "") == (code, out)
    assert "There is no game 'chess'" in err


@pytest.mark.parametrize("game", farwest.games())
@pytest.mark.parametrize(("language", "tips"), [("en", "tips"), ("fr", "conseils")])
def test_the_rules_on_one_page(run: Run, game: str, language: str, tips: str) -> None:
    code, out, err = run("rules", game, "--short", "--language", language)

    assert (0, "") == (code, err)
    assert "# " not in out
    assert "**" not in out
    assert tips in out.lower()
    assert "first@" not in out
    assert "{" not in out
