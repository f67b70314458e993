"""Research cards: what their figures mean, shown on games whose answer is known."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

import farwest
from farwest.adapters.cards import measuring
from farwest.adapters.cards.luck import luck_share
from farwest.adapters.cards.measuring import layout, measured
from farwest.adapters.cards.tree import breadth, log_of_mean
from farwest.arena.played import Lead, Played, Seat
from tests.cli.conftest import Run, run

__all__ = ["run"]
CARDS = Path(__file__).parents[2] / "docs" / "cards"


def a_game(deal: int, number: int, winner: int, seats: int = 2) -> Played:
    sat = [
        Seat("x", "player", k, 0, 1, float(k == winner), 1, 2, 0.0, {}, {}, {})
        for k in range(seats)
    ]
    return Played(deal, number, 1, 0, 0.0, Lead(0, 0.0, None), sat)


def dealt(winner: list[list[int]]) -> list[Played]:
    return [a_game(d, n, w) for d, row in enumerate(winner) for n, w in enumerate(row)]


def test_luck_is_all_where_the_deal_decides_and_nothing_where_it_does_not() -> None:
    dice = Random(1)
    by_deal = [[winner] * 4 for winner in (dice.randrange(2) for _ in range(50))]
    by_mind = [[dice.randrange(2) for _ in range(4)] for _ in range(200)]
    assert luck_share(dealt(by_deal)).mean == 1.0
    nothing = luck_share(dealt(by_mind))
    assert nothing.low <= nothing.mean < 0.1


def test_luck_is_the_share_of_variance_that_the_deal_brings() -> None:
    """Half of the deals are lost or won at the draw, the others are tossed: the share is a half."""
    dice = Random(2)
    rows = [
        [dice.randrange(2)] * 6 if k % 2 else [dice.randrange(2) for _ in range(6)]
        for k in range(300)
    ]
    luck = luck_share(dealt(rows))
    assert luck.low < 0.5 < luck.high
    assert luck.high - luck.low < 0.25


def test_a_seat_that_always_wins_is_no_luck() -> None:
    assert luck_share(dealt([[0] * 3] * 10)).mean == 0.0


def test_the_tree_is_told_by_its_logarithm() -> None:
    assert log_of_mean([2.0, 2.0]) == pytest.approx(2.0)
    assert log_of_mean([300.0, 302.0]) == pytest.approx(302 + 0.703 - 1, abs=0.01)
    tree = breadth(farwest.load("goat"), 2, 10, 1)
    assert tree == breadth(farwest.load("goat"), 2, 10, 1)
    assert 2 <= tree.typical <= tree.options <= tree.most
    assert tree.paths.mean < tree.with_chance.mean
    assert tree.paths.mean <= tree.knuth


def test_the_same_seed_measures_the_same_and_minds_differ_within_a_deal() -> None:
    goat = farwest.load("goat")
    one, again = (measured(goat, 2, "greenhorn", 3, 2, 2, 5) for _ in range(2))
    assert one == again
    assert one.length.fewest < one.length.most
    assert sum(b.share.mean for b in one.by_seat) == pytest.approx(2 * one.even)


def test_the_command_writes_a_page_or_json(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measuring, "SPELL", 0.001)
    wishes = ("--seats", "2", "--deals", "2", "--repeats", "2", "--paths", "2")
    code, out, err = run("card", "goat", *wishes)
    assert (0, "") == (code, err)
    for heading in ("Length and choice", "luck", "The size of the tree", "Speeds", "learner sees"):
        assert heading in out
    facts = json.loads(run("card", "goat", *wishes, "--json").out)
    assert facts["measured"][0]["luck"]["mean"] >= 0
    assert facts["layout"] == [list(row) for row in layout(farwest.load("goat"))]
    assert run("card", "goat", "--deals", "1").code == 2


@pytest.mark.parametrize("name", farwest.games())
def test_the_card_that_ships_is_of_the_rules_and_the_layout_of_today(name: str) -> None:
    game, text = farwest.load(name), (CARDS / f"{name}.md").read_text("utf-8")
    assert f"Rules of `{name}`, version {game.version}." in " ".join(text.split())
    rows = [f"| `{segment}` | {first} | {size} |" for segment, first, size in layout(game)]
    assert [row for row in rows if row not in text] == [], "python -m tools.cards"
    assert f"{game.actions} actions in all" in " ".join(text.split())
