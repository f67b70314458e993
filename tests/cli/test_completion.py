"""`farwest completion SHELL`: what the shells themselves then complete."""

from __future__ import annotations

import os
import pty
import re
import shutil
import subprocess
from pathlib import Path

import pytest

import farwest
import farwest.cli
from farwest.cli.completion import commands
from farwest.cli.shells import SHELLS
from tests.cli.conftest import Run
from tests.cli.shell import PATIENCE, environment, read_until

GAMES = set(farwest.games())
CASES = [  # the line, and what its last word can be
    ("farwest pl", {"play"}),
    ("farwest completion ", set(SHELLS)),
    ("farwest play ", GAMES),
    ("farwest play goat --pl", {"--plain"}),
    ("farwest play --language ", {"en", "fr"}),
    ("farwest play --seats 3 c", {"carson", "circles"}),
    ("farwest draw --theme d", {"dusk"}),
    ("farwest replay kept", {"kept.json"}),
    ("farwest play goat --save ke", {"kept.json"}),
]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """With a file, and what `farwest completion` writes for every shell."""
    (tmp_path / "kept.json").write_text("")
    for shell, write in SHELLS.items():
        text = write("farwest", list(commands(farwest.cli.parser())))
        (tmp_path / f"completion.{shell}").write_text(text, "utf-8")
    return tmp_path


def here(shell: str) -> str:
    path = shutil.which(shell)
    if path is None:
        pytest.skip(f"there is no {shell} on this machine: its completion was not tried")
    return path


def spoken(path: str, script: str, folder: Path) -> set[str]:
    done = subprocess.run(
        [path, "-c", script],
        capture_output=True,
        encoding="utf-8",
        cwd=folder,
        env=environment(HOME=str(folder)),
        timeout=PATIENCE,
        check=True,
    )
    return {line.split("\t")[0].strip() for line in done.stdout.splitlines() if line.strip()}


@pytest.mark.parametrize(("line", "could_be"), CASES)
def test_bash_completes(folder: Path, line: str, could_be: set[str]) -> None:
    words = " ".join(f'"{word}"' for word in line.split(" "))
    script = f"""
        source completion.bash
        COMP_WORDS=({words}); COMP_CWORD=$(( ${{#COMP_WORDS[@]}} - 1 ))
        _farwest; printf '%s\\n' "${{COMPREPLY[@]}}"
    """
    assert spoken(here("bash"), script, folder) == could_be


def test_bash_has_nothing_to_say_of_a_number(folder: Path) -> None:
    script = """
        source completion.bash
        COMP_WORDS=(farwest play --seats ""); COMP_CWORD=3
        _farwest; echo "${#COMPREPLY[@]}"
    """
    assert spoken(here("bash"), script, folder) == {"0"}


@pytest.mark.parametrize(("line", "could_be"), CASES)
def test_fish_completes(folder: Path, line: str, could_be: set[str]) -> None:
    script = f"source completion.fish; complete -C '{line}'"
    found = spoken(here("fish"), script, folder)
    assert could_be <= found
    assert len(found - could_be) < 3  # of files, it also tells where the name is elsewhere


def test_zsh_completes_at_its_own_prompt(folder: Path) -> None:
    path = here("zsh")
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [path, "-f", "-i"],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        cwd=folder,
        env=environment(TERM="dumb", HOME=str(folder), PS1="ready> "),
    )
    os.close(theirs)
    try:
        read_until(ours, lambda read: b"ready> " in read)
        os.write(ours, b"autoload -U compinit; compinit -D -u; source ./completion.zsh; echo set\n")
        read_until(ours, lambda read: read.count(b"set") > 1)
        for typed, whole in (
            (b"farwest pl\t", b"play "),
            (b"mee\t", b"meeples "),
            (b"--pla\t", b"--plain "),
            (b"--language f\t", b"fr "),
            (b"--save ke\t", b"kept.json "),
        ):
            os.write(ours, typed)
            read_until(ours, lambda read, whole=whole: whole in read)  # type: ignore[misc]
    finally:
        process.kill()
        process.wait(PATIENCE)
        os.close(ours)


@pytest.mark.parametrize("shell", SHELLS)
def test_every_command_and_option_is_in_it(run: Run, shell: str) -> None:
    code, out, err = run("completion", shell)

    assert (0, "") == (code, err)
    for command in commands(farwest.cli.parser()):
        assert re.search(rf"\b{command.name}\b", out)
        for option in command.options:
            assert all(name.lstrip("-") in out for name in option.names)


def test_another_shell_is_refused_by_name(run: Run) -> None:
    code, out, err = run("completion", "tcsh")

    assert (2, "") == (code, out)
    assert "invalid choice: 'tcsh' (choose from 'bash', 'zsh', 'fish')" in err
