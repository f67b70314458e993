"""What the coach advises was thought about by a Legend, as it stands: advice.lock of each game."""

from __future__ import annotations

import pytest

import farwest
from tools.advice import HEAD, Checked, advices, faults, line, locked, path_of

OTHER = Checked("00000000", 0.0, "accept", "accept")


@pytest.mark.parametrize("name", farwest.games())
def test_no_coach_advises_worse_than_the_best_unless_to_show_something(name: str) -> None:
    game = farwest.load(name)

    assert [] == list(faults(game, path_of(game).read_text("utf-8")))


def test_advice_that_is_new_or_stands_elsewhere_is_to_be_thought_about_again() -> None:
    game = farwest.load("goat")
    lock = path_of(game).read_text("utf-8")
    kept = locked(lock)

    without = "\n".join(row for row in lock.splitlines() if not row.startswith("first@take"))
    moved = lock.replace(kept["first@take"].digest, "00000000")
    more = f"{lock}{line('first@gone', OTHER)}\n"
    for changed in (without, moved):
        (fault,) = faults(game, changed)
        assert fault.startswith("goat, first@take: nobody thought about `accept` as it stands.")
    assert ["goat, first@gone is locked and no longer there."] == [
        fault.partition(" Run")[0] for fault in faults(game, more)
    ]


def test_bad_advice_is_named_with_what_is_better() -> None:
    game = farwest.load("goat")
    found = {one.step: Checked(one.digest, 0.2, one.names[0], "refuse") for one in advices(game)}
    lock = HEAD.format(game="goat") + "\n".join(line(*one) for one in found.items())
    said = list(faults(game, lock))

    shown = {one.step for one in advices(game) if one.shows}
    assert {"first@deal"} == shown
    assert len(found) - len(shown) == len(said)
    assert "`refuse` is better than `accept`, by 20 in 100 games." in said[0]
