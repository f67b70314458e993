"""circles in the terminal: a person flicks with a person's hand, and no list leaves the screen."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from farwest.kernel.errors import IllegalAction
from tests.cli.conftest import Run
from tests.games.circles.table import GAME, lay

FIRST = ("--seed", "4", "--variant", "first_seat=0", "--seats", "3")


def saved(run: Run, tmp_path: Path, *wishes: str, typed: str = "q\n") -> dict[str, Any]:
    file = tmp_path / "game.json"
    code, _, err = run("play", "circles", *FIRST, *wishes, "--save", str(file), typed=typed)
    assert (0, "") == (code, err)
    variant: dict[str, Any] = json.loads(file.read_text("utf-8"))["variant"]
    return variant


def test_circ_d11_every_seat_has_the_profile_of_who_sits_there(run: Run, tmp_path: Path) -> None:
    """CIRC-D11, CIRC-R7: a person `human`, a bot what stands behind its name, else `average`."""
    bots = ("--bots", "greenhorn:skill=expert,greenhorn")
    variant = saved(run, tmp_path, *bots)
    assert [variant[f"skill_{seat}"] for seat in range(3)] == ["human", "expert", "average"]
    variant = saved(run, tmp_path, *bots, "--seat", "2", typed="q\n")
    assert [variant[f"skill_{seat}"] for seat in range(3)] == ["expert", "average", "human"]


def test_circ_f25_a_person_may_name_any_power(run: Run, tmp_path: Path) -> None:
    """CIRC-F25, CIRC-R1: by itself or by name; the list is one line."""
    file = tmp_path / "game.json"
    wishes = ("play", "circles", *FIRST, "--bots", "greenhorn", "--save", str(file))
    for typed in ("flick 385", "385"):
        out = run(*wishes, typed=f"{typed}\nq\n").out
        asked = out[out.index("How hard do you flick?") :].splitlines()[1]
        assert asked == "0 … 1023  Flick with power"
        assert GAME.action_names[json.loads(file.read_text("utf-8"))["actions"][0]] == "flick 385"


@pytest.mark.parametrize(("skill", "last"), [("human", 1023), ("average", 1016)])
def test_a_refusal_is_short_however_many_powers_there_are(skill: str, last: int) -> None:
    match = lay(2, variant={"skill_0": skill})
    with pytest.raises(IllegalAction) as error:
        match.play("tickets 0")
    said = str(error.value)
    assert len(said) < 160
    assert f"to `flick {last}`" in said
