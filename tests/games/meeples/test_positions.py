"""Positions that cannot be are refused, each with a sentence that says why."""

from __future__ import annotations

from typing import Any

import pytest

from farwest.kernel.errors import BadPosition
from tests.games.meeples.table import GAME, duel, lay, resolving, told

Facts = dict[str, Any]
CLIMATES = (GAME, GAME.interpreted())


def facts_of(match: Any, *actions: str) -> Facts:
    told(match, *actions)
    return dict(match.position())


def changed(match: Any, *actions: str, **facts: Any) -> Facts:
    return facts_of(match, *actions) | facts


def fresh(**facts: Any) -> Facts:
    return dict(GAME.match(3, seed=1).position()) | facts


def asked(facts: Facts, **frame: Any) -> Facts:
    """With another question on the table."""
    *below, last = facts["frames"]
    return facts | {"frames": [*below, last | frame]}


def over(**facts: Any) -> Facts:
    frames = [{"ask": "END_TURN", "seat": "over"}]
    return changed(lay(active=1, graves="builder*6")) | {"frames": frames} | facts


SHOT = ("showdown", "roll 2", "roll 4")
REFUSED: dict[str, tuple[Facts, str]] = {
    "round below 0": (changed(lay(), round=-1), "rounds are counted from 0 to 60, not -1."),
    "round above the cap": (changed(lay(), round=61), "rounds are counted from 0 to 60, not 61."),
    "a turn in round 0": (changed(lay(), round=0), "turns are taken in round 1 and later."),
    "nobody's turn": (changed(lay(), active=None), "END_TURN is asked in somebody's turn."),
    "a hand between turns": (
        changed(lay(inside={"b4": "builder*20 miner*6 robber*5 deputy*4"}, rest="t1"),
                hand={"builder": 1}, inside=lay(rest="b4", graves="builder").position()["inside"]),
        "a hand is held only while it is sown.",
    ),
    "a die between turns": (changed(lay(), die={"sw": 3}), "SW's die is rolled first"),
    "a die of seven": (
        changed(duel("robber", "miner"), *SHOT, die={"sw": 7}),
        "a die shows 1 to 6.",
    ),
    "SE's die before SW's": (
        changed(duel("robber", "miner"), "showdown", die={"se": 3}),
        "SW's die is rolled first",
    ),
    "a reroll for the lesser shot": (
        asked(changed(duel("robber", "miner"), *SHOT), seat=1, end="se"),
        "only the better shot may roll again.",
    ),
    "goods of who has no seat": (
        changed(lay(), gold=[0, 0, 1], bag={"gold": 35, "stone": 18}),
        "who has no seat has no goods.",
    ),
    "Dynamite drawn between turns": (
        changed(lay(jail_dynamite=2), bag={"gold": 36, "stone": 18}, exploded=0, drawn_dynamite=1),
        "Dynamite that was drawn explodes at the end of that resolution.",
    ),
    "a Bar that was not bought": (
        changed(lay(active=1), gold=[9, 0], bag={"gold": 27, "stone": 18}),
        "seat 0 would have had to buy a Gold Bar.",
    ),
    "a round after the end": (changed(lay(active=1, graves="builder*6"), active=0) | {
        "frames": lay().position()["frames"]}, "no round begins after the end was triggered."),
    "two strangers in a duel": (
        changed(duel("miner", "miner", 4), token={"sw": 2, "se": 3}),
        "two players control the two duellists, and the active player is one of them.",
    ),
    "PICK while others wait": (
        asked(changed(resolving({"t1": "miner"})), ask="PICK"),
        "between turns all Doors are empty and one duellist may wait.",
    ),
    "a question on a question": (
        changed(lay(), frames=[*lay().position()["frames"][:1] * 2, {"ask": "PICK", "seat": 0}]),
        "questions never wait as END_TURN END_TURN PICK.",
    ),
    "a question below the end": (
        over(frames=[{"ask": "BANK", "seat": "nobody"}, {"ask": "END_TURN", "seat": "over"}]),
        "when the game is over no question waits.",
    ),
    "an end without a reason": (
        over(graves={}, inside=lay().position()["inside"]),
        "a game is over after the last seat's turn, when an end was triggered.",
    ),
    "an end in the middle of a round": (
        over(active=0),
        "a game is over after the last seat's turn, when an end was triggered.",
    ),
    "a corner twice": (fresh(owner={"t1": 2, "t6": 2}), "starting Marquees are placed"),
    "a first Marquee in the middle": (
        {**fresh(owner={"t2": 2}), "frames": fresh()["frames"][:-1]},
        "a starting Marquee lies on a corner Building.",
    ),
    "Gold before the first turn": (
        fresh(gold=[1, 0, 0], bag={"gold": 35, "stone": 18}),
        "before the first turn nobody has moved, drawn or bought anything.",
    ),
    "Dynamite gone before the first turn": (
        fresh(jail_dynamite=2, exploded=1),
        "before the first turn all Dynamite is in the Jail",
    ),
    "a draw that nobody is due": (
        asked(changed(resolving({"t3": "robber"}, inside={"t3": "miner"}), "resolve t3"), draws=1),
        "nobody draws more than a meeple or a Showdown brings.",
    ),
    "a start with all Locations full": (
        changed(lay(inside={"saloon": "builder*2", "jail": "robber"}), "pick saloon")
        | {"hand": {"builder": 1, "madame": 1}, "inside": {
            **lay(inside={"saloon": "builder*2", "jail": "robber"}).position()["inside"],
            "saloon": {"builder": 1}}},
        "the hand was all that the Saloon or the Jail held.",
    ),
    "a direction from a Building that still holds some": (
        asked(changed(lay(inside={"t3": "miner*2"}), "pick t3"), space="b4"),
        "the hand was all that the Building held.",
    ),
    "a direction past a Showdown space": (
        asked(changed(lay(inside={"t3": "miner*2"}), "pick t3"), space="se"),
        "a hand that is sown past a Door comes from its Building.",
    ),
    "a Builder without a Marquee to build": (
        changed(
            resolving({"b3": "builder"}, gold=(2,), stone=(1,)), "resolve b3",
            owner=dict.fromkeys(("t1", "t2", "t3", "t5", "t6", "b6", "b5", "b4"), 0),
        ),
        "there is no reason to ask BUILD.",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", REFUSED)
def test_what_cannot_be_is_refused_with_its_reason(name: str) -> None:
    """MEEP-D12, MEEP-D14, MEEP-F2, MEEP-G2, MEEP-G6, MEEP-S9."""
    facts, why = REFUSED[name]
    for game in CLIMATES:
        with pytest.raises(BadPosition) as error:
            game.state_of(facts)
        assert str(error.value).startswith(f"This position breaks a rule of meeples: {why}")


def test_what_can_be_is_read_back() -> None:
    for facts in (
        over(),
        fresh(),
        facts_of(duel("robber", "miner"), *SHOT),
        facts_of(duel("robber", "miner"), *SHOT, "no"),
        facts_of(duel("miner", "miner"), "showdown", "roll 3", "roll 3"),
    ):
        for game in CLIMATES:
            assert facts == game.position_of(game.state_of(facts))


def test_meep_e10_no_die_lies_there_before_the_first_turn() -> None:
    position = dict(GAME.match(2, chance="by hand").position())
    with pytest.raises(BadPosition, match="before the first turn"):
        GAME.state_of({**position, "die": {"sw": 2}})
