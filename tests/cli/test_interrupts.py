"""Ctrl-C, a closed terminal and a closed pipe, on the real command."""

from __future__ import annotations

import fcntl
import json
import os
import pty
import signal
import subprocess
import sys
import termios
from pathlib import Path

import farwest
from tests.cli.shell import (
    COMMAND,
    PATIENCE,
    asks,
    environment,
    farwest_started,
    hear_ctrl_c,
    interrupt,
    read_until,
    to_the_end,
)


def test_ctrl_c_keeps_the_record(tmp_path: Path) -> None:
    file = tmp_path / "interrupted.json"
    with farwest_started("play", "--seed", "5", "--save", str(file)) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        out = process.stdout.fileno()
        read_until(out, asks)
        process.stdin.write(b"1\n")
        process.stdin.flush()
        read_until(out, asks)
        interrupt(out, lambda: process.send_signal(signal.SIGINT))
        rest = read_until(out, to_the_end).decode()

        assert process.wait(PATIENCE) == 130
    assert "So long" in rest
    assert str(file) in rest
    assert "Traceback" not in rest
    match = farwest.replay(file.read_bytes())
    assert match.seat is not None
    assert match.move > 0


def test_ctrl_c_at_a_real_terminal(tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    termios.tcsetwinsize(theirs, (24, 80))

    def take_terminal() -> None:
        hear_ctrl_c()
        os.setsid()
        fcntl.ioctl(theirs, termios.TIOCSCTTY, 0)

    process = subprocess.Popen(
        [*COMMAND, "play", "--seed", "5", "--language", "fr", "--bots", "random"],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=environment(TERM="xterm-256color"),
        preexec_fn=take_terminal,
    )
    os.close(theirs)
    try:
        shown = read_until(ours, lambda read: "retour à la table" in read.decode(errors="ignore"))
        os.write(ours, b"\r")  # what it is about was alone on the screen
        shown += read_until(ours, asks)
        os.write(ours, b"1\r")
        shown += read_until(ours, asks)
        interrupt(ours, lambda: os.write(ours, b"\x03"))
        shown += read_until(ours, to_the_end)

        assert process.wait(PATIENCE) == 130
    finally:
        process.kill()
        process.wait(PATIENCE)
        os.close(ours)
    assert b"\x1b[1m" in shown
    assert "À la prochaine" in shown.decode()
    assert b"Traceback" not in shown


def test_ctrl_c_in_a_simulation_says_what_was_done() -> None:
    many = ("simulate", "goat", "--games", "1000000000", "--json")
    process = subprocess.Popen(
        [sys.executable, "-u", "-c", SIMULATION, *many],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
        preexec_fn=hear_ctrl_c,
    )
    try:
        assert process.stderr is not None
        read_until(process.stderr.fileno(), lambda read: b"begun" in read)
        process.send_signal(signal.SIGINT)
        out, _ = process.communicate(timeout=PATIENCE)
    finally:
        process.kill()
        process.wait(PATIENCE)
    facts = json.loads(out)
    assert process.returncode == 130
    assert not facts["complete"]
    assert 0 < facts["games"] < 1_000_000_000


SIMULATION = """
import sys
from farwest.cli import main, simulate

class Watched(simulate.Counted):
    def add(self, *facts):
        super().add(*facts)
        if self.games == 1:
            print("begun", file=sys.stderr, flush=True)

simulate.Counted = Watched
sys.exit(main())
"""


def test_whoever_reads_may_go_away() -> None:
    for argv in (["rules", "goat"], ["simulate", "goat", "--games", "3"], ["games", "--json"]):
        ours, theirs = os.pipe()
        os.close(ours)  # before anything can be written
        try:
            with farwest_started(*argv, stdout=theirs) as process:
                # What is written to stderr has nowhere to go either; the code alone must do.
                assert process.wait(PATIENCE) == 141
        finally:
            os.close(theirs)
