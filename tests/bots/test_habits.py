"""What is counted of a bot's habits, and what no bot should be used to."""

from __future__ import annotations

from collections import Counter
from typing import Any

import farwest
from bench.habits import HABITS, WATCHES
from bench.plain import positions_of
from farwest.bots import bot
from farwest.bots.sense import sensible
from farwest.kernel.thinking import Thought


def laid(name: str, case: str) -> Any:
    return next(one for one in positions_of(name) if one.name == case).laid(farwest.load(name))


def counted(name: str, case: str, *answers: str) -> Counter[str]:
    """The tally of these answers, in the position of that name; what is 0 is left out."""
    game, s = farwest.load(name), laid(name, case).state
    tally: Counter[str] = Counter()
    for answer in answers:
        before = s.clone()
        before.find_options()
        s.play(game.parse(answer))
        WATCHES[name](before, game.parse(answer), s, tally)
    return +tally


def test_every_habit_that_is_told_is_counted_somewhere() -> None:
    for habits in HABITS.values():
        assert len({told for told, *_ in habits}) == len(habits)


def test_desperados_where_the_marshal_stands_when_all_disks_are_spent() -> None:
    case = "the marshal himself on the rich bank"
    guarded = {"spent": 1, "sheriffs": 2, "reach": 1}
    # Santa Fe and Socorro are the richest, somebody may come; the sheriffs are elsewhere
    assert counted("desperados", case, "lay santa_fe") == Counter(guarded | {"open": 1})
    assert counted("desperados", case, "lay los_lunas") == Counter(
        guarded | {"open": 1, "reach open": 1, "on none": 1}
    )


def test_desperados_a_spy_on_a_public_tile() -> None:
    spied = counted("desperados", "no spying on what is public", "spy")
    assert spied == Counter({"spies": 1, "public": 1, "early": 1})


def test_desperados_a_disk_on_poker_is_late_in_turn_5() -> None:
    found = counted("desperados", "a disk is no good after turn 5", "cheat")
    assert (found["disks"], found["cheats"], found["poker"]) == (1, 1, 0)


def test_goat_what_is_claimed_and_what_is_taken() -> None:
    found = counted("goat", "the Goat under another name", "declare banker", "accept")
    heard = {"hears": 1, "hears bad": 1, "hears banker": 1}
    assert found == Counter(heard | {"takes": 1, "takes bad": 1, "takes banker": 1})
    true = counted("goat", "the Goat under another name", "declare goat", "refuse")
    assert true == Counter({"hears": 1, "hears bad": 1, "hears goat": 1, "true": 1})


def test_goat_both_kinds_in_hand() -> None:
    """The Sheriff gets $2 and $2 for the Thief; with the Outlaw in play it gets nothing."""
    case = "not the Sheriff over one's own Thief"
    assert counted("goat", case, "offer goat") == Counter({"both": 1, "gives bad": 1})
    assert counted("goat", case, "offer sheriff") == Counter({"both": 1, "gives good": 1})
    assert counted("goat", "whoever takes the Sheriff", "offer sheriff") == Counter()


def test_carson_bare_land_while_points_are_free() -> None:
    case = "land that counts nothing"
    claim = {"answers": 1, "turns 4": 1, "sent 4": 1, "claims": 1, "claims 4": 1}
    assert counted("carson", case, "stake r2c2") == Counter(claim)
    assert counted("carson", case, "stake r1c2") == Counter(claim | {"bare": 1, "bare 4": 1})
    road = {"answers": 1, "turns 4": 1, "sent 4": 1, "roads": 1}
    assert counted("carson", case, "go one_road") == Counter(road)


def test_who_searches_does_not_show_itself_for_nothing() -> None:
    """DESP-E8: the tile is public. If nothing else were left, it would do."""
    game, match = farwest.load("desperados"), laid("desperados", "no spying on what is public")
    spy, nothing = game.parse("spy"), game.parse("nothing")
    found = [Thought(spy, 9, 0.7), Thought(nothing, 8, 0.6)]
    assert [nothing] == [t.action for t in sensible(game, match.view(1), found)]
    assert found[:1] == sensible(game, match.view(1), found[:1])
    for seed in range(4):
        assert nothing == bot("search:iterations=30", game, seed).choose(match.view(1))


def test_without_sense_the_search_alone_decides() -> None:
    game, match = farwest.load("desperados"), laid("desperados", "no spying on what is public")
    found = {bot("search:iterations=30:sense=0", game, k).choose(match.view(1)) for k in range(8)}
    assert {game.parse("spy"), game.parse("nothing")} == found
