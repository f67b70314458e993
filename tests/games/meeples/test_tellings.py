"""What is told: in the order of the rules, and by the rule of the case."""

from __future__ import annotations

from farwest.games.meeples import events
from tests.games.meeples.table import GAME, RULES, AnyMatch, duel, lay, lines, resolving, told


def cited(match: AnyMatch, *actions: str) -> list[str]:
    """Play these; the rule of every event that followed, as "ROLLED MEEP-E10"."""
    before = len(match.log)
    for action in actions:
        match.play(action)
    return [
        f"{GAME.events[kind]} {GAME.tellings[kind].cited(cause)}"
        for turn in match.log[before:]
        for kind, *_, cause in turn
    ]


def test_every_rule_that_can_be_cited_exists() -> None:
    for telling in events.TELLINGS.values():
        for rule in (telling.rule, *telling.causes):
            assert f"- {rule} " in RULES


# ---- order ------------------------------------------------------------------------------------


def full_lap(seats: int, **facts: object) -> AnyMatch:
    """Madame and 15 Builders in the Saloon: 13 fill all Doors and SW, three find no Space."""
    return lay(
        seats,
        inside={"saloon": "builder*15"},
        standing={"se": "miner"},
        **facts,  # type: ignore[arg-type]
    )


def test_the_token_is_laid_before_what_is_left_goes_to_the_saloon() -> None:
    """MEEP-F17, MEEP-D18: SW is dropped on last here, and no Space is available after it."""
    match = full_lap(2, token={"se": 1})
    after = told(match, "pick saloon", "start t1", "go cw", "drop madame")
    assert after[-3:] == [
        "DROPPED orange builder sw",
        "TOOK_CONTROL orange sw",
        "OVERFLOWED orange 3",
    ]


def test_the_controller_is_named_before_what_is_left_goes_to_the_saloon() -> None:
    """MEEP-F15, MEEP-F17, MEEP-D3, MEEP-D18: right after the drop that needs it."""
    match = full_lap(3, token={"se": 0})
    before = told(match, "pick saloon", "start t1", "go cw", "drop madame")
    assert "DROPPED orange builder sw" == before[-1]
    assert 3 == sum(match.state.hand)
    assert told(match, "name 2") == ["NAMED_CONTROLLER orange grey sw", "OVERFLOWED orange 3"]
    assert 0 == sum(match.state.hand)


def test_the_loser_the_winner_the_reward_and_last_the_tokens() -> None:
    """MEEP-E13, MEEP-E14, MEEP-D18: both tokens lie there until all is drawn."""
    match = duel("robber", "miner")
    assert told(match, "showdown", "roll 5", "roll 2", "no")[-3:] == [
        "WON orange robber miner",
        "BURIED green miner",
        "WENT_TO_SALOON orange robber",
    ]
    assert [0, 1] == list(match.state.token)
    assert told(match, "draw gold", "draw gold")[:3] == [
        "DREW orange gold",
        "DREW orange gold",
        "TOOK_TOKENS_BACK orange",
    ]
    assert [-1, -1] == list(match.state.token)


def test_two_who_fall_are_rewarded_before_the_tokens_go_back() -> None:
    """MEEP-E15, MEEP-E14."""
    match = duel("builder", "builder")
    told(match, "showdown", "roll 3", "roll 3")
    assert told(match, "draw gold", "draw stone")[:3] == [
        "DREW orange gold",
        "DREW green stone",
        "TOOK_TOKENS_BACK orange",
    ]


# ---- the rule of the case -----------------------------------------------------------------------


def test_a_direction_is_chosen_by_where_the_hand_comes_from() -> None:
    """MEEP-F7 from a Building, MEEP-F8 from the Saloon or the Jail."""
    assert "WENT MEEP-F7" in cited(lay(inside={"t3": "miner*2"}), "pick t3", "go cw")
    saloon = lay(inside={"saloon": "builder*2"})
    assert "WENT MEEP-F8" in cited(saloon, "pick saloon", "start t1", "go cw")


def test_who_does_not_build_and_who_does_not_upgrade() -> None:
    """MEEP-E1, MEEP-E4."""
    build = resolving({"t1": "builder"}, stone=(3,))
    assert "DECLINED MEEP-E1" in cited(build, "resolve t1", "no")
    upgrade = resolving({"t1": "builder"}, stone=(0, 3), owner={"t1": 1})
    assert "DECLINED MEEP-E4" in cited(upgrade, "resolve t1", "no")


def test_a_second_roll_is_by_the_rule_of_the_better_shot() -> None:
    """MEEP-E10, MEEP-E11."""
    match = duel("robber", "miner")
    rolls = cited(match, "showdown", "roll 1", "roll 2", "yes", "roll 3")
    assert rolls[1:5] == [
        "ROLLED MEEP-E10",
        "ROLLED MEEP-E10",
        "REROLLED MEEP-E11",
        "ROLLED MEEP-E11",
    ]


def test_the_log_says_why_equal_dice_were_decided() -> None:
    """MEEP-E12, MEEP-X23."""
    match = duel("robber", "builder")
    for action in ("showdown", "roll 4", "roll 4", "no"):
        match.play(action)
    said = [event.text for event in match.events(0)]
    assert "Equal dice: your Robber is the better shot and defeats the Builder." in said


def test_more_than_one_bar_and_more_than_one_explosion() -> None:
    """MEEP-F31 after MEEP-F30; MEEP-E19 after MEEP-E18."""
    bars = cited(lay(gold=(12,)), "pick saloon", "start sw")
    assert ["BOUGHT_BAR MEEP-F30", "BOUGHT_BAR MEEP-F31"] == [
        line for line in bars if "BAR" in line
    ]
    match = resolving(
        {"t3": "robber"}, inside={"t3": "miner"}, stone=(4, 4), jail_dynamite=0, bag_dynamite=2
    )
    blasts = cited(match, "resolve t3", "draw dynamite", "draw dynamite")
    assert [line for line in blasts if "EXPLODED" in line or "LOST" in line] == [
        "EXPLODED MEEP-E18",
        "LOST_STONE MEEP-E18",
        "LOST_STONE MEEP-E18",
        "EXPLODED MEEP-E19",
        "LOST_STONE MEEP-E19",
        "LOST_STONE MEEP-E19",
    ]


IDLE = ("pick saloon", "start sw")  # MEEP-X14


def test_the_last_turns_are_told_by_the_rule_that_ends_the_game() -> None:
    """MEEP-G2 after a trigger, MEEP-G6 in the last round there is; MEEP-G2 if both hold."""
    triggered = lay(3, graves="builder*6", active=1)
    assert "LAST_TURN MEEP-G2" in cited(triggered, *IDLE)
    capped = lay(2, round=59, active=1)
    assert cited(capped, *IDLE)[-2:] == ["TURN_BEGAN MEEP-F1", "LAST_TURN MEEP-G6"]
    assert cited(capped, *IDLE)[-2:] == ["TURN_BEGAN MEEP-F1", "LAST_TURN MEEP-G6"]
    both = lay(3, graves="builder*6", active=1, round=60)
    assert "LAST_TURN MEEP-G2" in cited(both, *IDLE)


def test_without_a_cap_no_round_is_the_last_by_its_number() -> None:
    """MEEP-G6."""
    match = lay(2, round=59, active=1, variant={"round_cap": 0})
    assert "TURN_BEGAN MEEP-F1" == cited(match, *IDLE)[-1]


def test_who_has_no_marquee_left_is_not_said_to_be_poor() -> None:
    """MEEP-E2, MEEP-X26: whether or not there is enough to pay with."""
    mine = dict.fromkeys(("t1", "t2", "t3", "t5", "t6", "b6", "b5", "b4"), 0)
    for gold in (9, 0):
        match = resolving({"b3": "builder"}, owner=mine, gold=(gold,), stone=(gold,))
        assert "OUT_OF_MARQUEES orange b3" == told(match, "resolve b3")[1]
    poor = resolving({"b3": "builder"})
    assert "COULD_NOT_PAY orange b3" == told(poor, "resolve b3")[1]
    assert "OUT_OF_MARQUEES" not in " ".join(lines(poor))
