"""The terminal as a person has it: a board that stays, the question below it, no line too many."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import struct
import subprocess
import termios
from collections.abc import Iterator
from contextlib import contextmanager
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import farwest
from farwest.cli.choices import bunches
from farwest.cli.steady import SteadyScreen
from farwest.cli.words import command_says
from tests.cli.shell import COMMAND, PATIENCE, environment, hear_ctrl_c, read_until

CLEARED = "\x1b[2J\x1b[H"
COLOUR = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")
NAMES = ("You", "Calamity", "Doc", "Belle", "Jesse")


def staged(
    game: str, width: int, height: int, language: str, seats: int = 4
) -> tuple[SteadyScreen, StringIO]:
    variant = {"skill_0": "human"} if game == "circles" else {}
    match = farwest.load(game).match(
        seats, seed=2, language=language, names=list(NAMES[:seats]), variant=variant
    )
    file = StringIO()
    console = Console(file=file, force_terminal=True, width=width, height=height, highlight=False)
    return SteadyScreen(console, command_says(language), match, 0), file


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", farwest.games())
def test_board_question_and_options_fit_80_by_24(game: str, language: str) -> None:
    stage, file = staged(game, 80, 24, language)
    match, asked = stage.match, set[str]()
    while match.seat is not None and len(asked) < 4 and match.move < 300:
        if match.seat == 0 and match.asked and match.asked.kind not in asked:
            asked.add(match.asked.kind)
            file.seek(file.truncate(0))
            stage.show_news()
            stage.show_question(bunches(match, match.options()))
            cleared, shown = file.getvalue().split(CLEARED)
            lines = COLOUR.sub("", shown).split("\n")
            assert cleared == ""
            assert match.question() in " ".join(line.strip() for line in lines)
            assert len(lines) <= 24, shown
            assert max(map(len, lines)) <= 80
        match.play(match.options()[match.move * 5 % len(match.options())].action)
    assert asked


def test_the_longest_list_beside_a_full_table_fits_80_by_24() -> None:
    """Where each of five sends cowboys: a town, the track, and some sixty places to go to."""
    stage, file = staged("carson", 80, 24, "fr", seats=5)
    match, most = stage.match, 0
    while match.asked is None or match.asked.kind != "PLACE" or match.view(0).round < 2:
        options = match.legal()
        match.play(options[match.move * 7 % len(options)])
    for _ in range(2):
        file.seek(file.truncate(0))
        stage.show_question(bunches(match, match.options()))
        lines = COLOUR.sub("", file.getvalue().split(CLEARED)[1]).split("\n")
        assert len(lines) <= 24, "\n".join(lines)
        assert max(map(len, lines)) <= 80
        assert not [line for line in lines if line.startswith("$ ")]  # a price is on one line
        most = max(most, len(match.legal()))
        for _ in range(3):
            match.play(match.legal()[match.move * 7 % (len(match.legal()) - 1)])
    assert most > 40


@contextmanager
def terminal(*argv: str, width: int = 80, height: int = 24) -> Iterator[int]:
    """The real command at a terminal of that size."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))

    def take_terminal() -> None:
        hear_ctrl_c()
        os.setsid()
        fcntl.ioctl(theirs, termios.TIOCSCTTY, 0)

    process = subprocess.Popen(
        [*COMMAND, *argv],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=environment(TERM="xterm-256color"),
        preexec_fn=take_terminal,
    )
    os.close(theirs)
    try:
        yield ours
    finally:
        process.kill()
        process.wait(PATIENCE)
        os.close(ours)


def shown(ours: int, typed: str, until: str) -> str:
    """What is on the screen once that stands there, after this was typed."""
    os.write(ours, typed.encode())
    read = read_until(ours, lambda read: re.search(until, frame(read)) is not None)
    return frame(read)


def frame(read: bytes) -> str:
    return COLOUR.sub("", read.decode(errors="replace").rpartition(CLEARED)[2])


def test_at_a_terminal_the_board_stays_and_tab_completes(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    first = ("--seed", "5", "--variant", "first_dealer=0", "--bots", "greenhorn")
    with terminal("play", "goat", *first, "--save", str(file)) as ours:
        table = shown(ours, "", r"Which card.*\n(.*\n)+> $")
        assert "You play against Calamity, Doc and Belle." in table
        assert "Round 1 of 3" in table
        chosen = shown(ours, "kid\t\r", r"Who do you.*\n(.*\n)+> $")
        assert "You lay the Kid face down." in chosen
        assert "Round 1 of 3" in chosen
        undone = shown(ours, "undo\r", r"Which card.*\n(.*\n)+> $")
        assert "Undone: choose again." in undone
        assert "The Goat" not in undone
        helped = shown(ours, "help barmaid\r", r"Barmaid GOAT-E50(.*\n)+> $")
        assert "Gives the Saloon’s bottles" in helped
        shown(ours, "q\r", "So long")
    assert farwest.replay(file.read_bytes()).seat == 0


def test_a_lesson_keeps_the_coach_beside_the_board() -> None:
    with terminal("learn", "goat", height=40) as ours:
        first = shown(ours, "", r"Old Zeke, 1 of 12(.*\n)+> $")
        assert "Round 1 of" in first
        second = shown(ours, "\r", r"Old Zeke, 2 of 12(.*\n)+> $")
        assert "1 of 12" not in second
        assert "Round 1 of" in second


def test_plain_is_line_after_line_at_a_terminal_too() -> None:
    with terminal("play", "goat", "--seed", "5", "--plain", "--bots", "greenhorn") as ours:
        read = read_until(ours, lambda read: read.endswith(b"> "))
        assert CLEARED.encode() not in read
        assert b"Answer with a number" in read
