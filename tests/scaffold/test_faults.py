"""What is wrong in a game from outside is said in a sentence, with the file it is in."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.shell import COMMAND
from tests.scaffold.trial import NAME, made_in


def checked(folder: Path, file: str, right: str, wrong: str) -> str:
    """What `farwest check` says of a game in which that is changed; its answer is no."""
    trial = made_in(folder)
    path = folder / NAME / file
    text = path.read_text("utf-8")
    assert right in text
    path.write_text(text.replace(right, wrong), "utf-8")
    done = trial.done(*COMMAND, "check", NAME, "--games", "1")
    assert 1 == done.returncode, done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout


def test_a_game_that_cannot_be_imported(tmp_path: Path) -> None:
    said = checked(tmp_path, "redealing.py", "def redeal_dice", "def redeal_dices")
    where = r"✗ the game can be loaded: high_noon/bots/judgement\.py, line \d+"
    assert re.search(rf"{where}: ImportError .*redeal_dice", said)


def test_a_crash_is_said_with_the_file_of_the_game_that_it_is_in(tmp_path: Path) -> None:
    said = checked(
        tmp_path, "view.py", "def see(", "def see(*_):\n    return {}['seen']\n\n\ndef saw("
    )
    found = re.findall(r"✗ .*: (.*): KeyError 'seen'", said)
    assert found
    assert all(re.fullmatch(r"high_noon/view\.py, line \d+", where) for where in found), found


@pytest.mark.parametrize("book", ["RULES.md", "RULES.fr.md"])
def test_a_rule_that_one_book_lacks_is_not_offered_as_one_it_has(book: str, tmp_path: Path) -> None:
    said = checked(tmp_path, book, "**HIGHNOON-R2**", "**R2**")
    (has,) = set(re.findall(rf"HIGHNOON-R2, which {re.escape(book)} has not; it has (.*?)\.", said))
    assert "HIGHNOON-R2" not in re.split(r", | or ", has)
