"""RULES.md section 5.6: duels; the variants V1 and V3."""

from __future__ import annotations

from typing import Any

from tests.games.carson.table import GAME, AnyMatch, asked, options, resolve, some, told

TILES = {"duel_mode": "tiles"}


def contest(*seats: int, **facts: Any) -> AnyMatch:
    """These stand on the land points; nobody has a cowboy at home."""
    full: dict[str, Any] = {"reserve": [0] * 3, "round": 4} | facts
    return resolve("land_points", standing={"land_points": list(seats)}, **full)


def test_carson_d1_all_fight_in_one_duel() -> None:
    """CARSON-D1, CARSON-D7, CARSON-A1: rolled in pass order; nobody is asked."""
    match = contest(0, 1, 2, passed=[2, 0, 1])
    told(match, "pass")
    rolled, lines = [], []
    while asked(match)[0] == "DUEL_DIE":
        rolled.append(match.state.a)
        lines += told(match, f"roll {len(rolled)}")
    assert [2, 0, 1] == rolled
    assert some(lines, "WON_DUEL", "LOST_DUEL") == [
        "WON_DUEL ben land_points 4",
        "LOST_DUEL anna 3",
        "LOST_DUEL cleo 2",
    ]


def test_carson_d2_d3_the_total() -> None:
    """CARSON-D2, CARSON-D3: die, cowboys at home, guns; those on the board do not count."""
    match = contest(0, 1, revolvers=[2, 1, 1], reserve=[2, 0, 0], ammunition=1)
    lines = told(match, "pass", "roll 1", "roll 2")
    assert some(lines, "WON_DUEL", "LOST_DUEL") == [
        "WON_DUEL ben land_points 6",
        "LOST_DUEL anna 5",
    ]
    summands = [
        event[1:4]
        for turn in match.log
        for event in turn
        if GAME.events[event[0]] == "COUNTED_FORCE"
    ]
    assert [(0, 2, 2), (1, 4, 0)] == summands


def test_carson_d4_ties_go_to_who_passed_first() -> None:
    """CARSON-D4."""
    for passed, winner in (([0, 1, 2], "anna"), ([2, 1, 0], "ben")):
        match = contest(0, 1, passed=passed)
        assert f"WON_DUEL {winner} land_points 4" in told(match, "pass", "roll 3", "roll 3")


def test_carson_d5_losers_take_their_cowboy_home_at_once() -> None:
    """CARSON-D5, CARSON-F19."""
    match = contest(0, 1)
    told(match, "pass", "roll 6", "roll 1")
    assert ([0, 1], [10, 9]) == (list(match.state.reserve)[:2], list(match.state.supply)[:2])


def test_carson_d6_the_red_sheriff_scores_for_each_loss() -> None:
    """CARSON-D6."""
    match = contest(0, 1, cards=("sheriff", "banker", "captain"), face={"sheriff": "red"})
    assert "SHERIFF_SCORED anna 3" in told(match, "pass", "roll 1", "roll 6")
    winner = contest(0, 1, cards=("sheriff", "banker", "captain"), face={"sheriff": "red"})
    assert not some(told(winner, "pass", "roll 6", "roll 1"), "SHERIFF_SCORED")


def test_carson_v3_a_loser_may_die_for_two_points() -> None:
    """CARSON-V3, CARSON-A5.22, CARSON-A16: in pass order, after D6, which applies anyway."""
    mortal: dict[str, Any] = {"variant": {"mortal_duels": True}, "passed": [2, 1, 0]}
    sheriff = {"cards": ("sheriff", "banker", "captain"), "face": {"sheriff": "red"}}
    match = contest(0, 1, 2, **mortal, **sheriff)
    told(match, "pass", "roll 6", "roll 1")
    assert "SHERIFF_SCORED anna 3" in told(match, "roll 1")
    assert (("MORTAL", 1), ["spare", "die_for_it"]) == (asked(match), options(match))
    assert told(match, "die_for_it") == ["DIED ben 2"]
    told(match, "spare")
    assert ([1, 0], [9, 10]) == (list(match.state.reserve)[:2], list(match.state.supply)[:2])
    assert [3, 2] == list(match.state.vp)[:2]


def hands(*counts: dict[int, int]) -> list[list[int]]:
    return [[row.get(value, 0) for value in range(6)] for row in counts]


def with_tiles(*counts: dict[int, int], seats: int = 3, **facts: Any) -> AnyMatch:
    """Tiles in hand; every other tile was played from a dealt hand and lies in the discard."""
    tiles = hands(*counts)
    gone = [seats - sum(row[value] for row in tiles) for value in range(6)]
    left = [sum(k * n for k, n in enumerate(row)) for row in tiles]
    piles: dict[str, Any] = {"discard": gone, "shown": gone, "spent": gone, "sum_left": left}
    return contest(
        *range(len(counts)) if "fighters" not in facts else facts.pop("fighters"),
        variant=TILES | facts.pop("also", {}),
        tiles=tiles,
        **piles | facts,
    )


def test_carson_v1_tiles_replace_the_die() -> None:
    """CARSON-V1, CARSON-A5.21, CARSON-H5: chosen in secret, revealed together, then public."""
    match = with_tiles({1: 1, 5: 1}, {2: 1, 4: 1}, {3: 1, 0: 1}, fighters=[0, 1])
    told(match, "pass")
    assert (("DUEL_TILE", 0), ["play_tile 1", "play_tile 5"]) == (asked(match), options(match))
    told(match, "play_tile 1")
    assert ("DUEL_TILE", 1) == asked(match)
    assert ([1, -1], [-2, -1]) == (match.view(0).chosen[:2], match.view(1).chosen[:2])
    lines = told(match, "play_tile 2")
    assert some(lines, "ROLLED_DUEL", "WON_DUEL") == [
        "ROLLED_DUEL anna 1",
        "ROLLED_DUEL ben 2",
        "WON_DUEL ben land_points 3",
    ]
    assert ([0, 0, 0, 0, 0, 1], 4) == (list(match.state.tiles[0]), match.state.sum_left[1])


ALIKE = (  # Anna's and Cleo's tiles, exchanged: Ben and a watcher see no difference
    ({2: 2}, {1: 1, 3: 1}),
    ({1: 1, 3: 1}, {2: 2}),
)
BENS = {0: 1, 5: 1}


def as_others_see(match: AnyMatch) -> list[Any]:
    """All that Ben and a watcher can know of a match, and how far it has come."""
    seen = [(match.view(seat), match.events(seat)) for seat in (1, None)]
    return [*seen, match.seat, match.move]


def test_carson_a5_21_equal_tiles_are_chosen_like_any_others() -> None:
    """CARSON-A5.21, CARSON-H4, CARSON-H5, CARSON-R39: whatever Anna holds, she is waited for."""
    shows = []
    for annas, cleos in ALIKE:
        match = with_tiles(annas, BENS, cleos, fighters=[0, 1], round=2)
        seen = [as_others_see(match)]
        told(match, "pass")
        for _ in range(2):
            seen.append(as_others_see(match))
            match.play(match.options()[0].name)
        shows.append(seen)
    assert shows[0] == shows[1]
    assert [2, 0, 1] == [step[-2] for step in shows[0]]


def test_carson_r39_two_equal_tiles_are_two_choices() -> None:
    """CARSON-R39, CARSON-A3: one tile alone, as everybody can count, plays itself."""
    match = with_tiles({2: 2}, {0: 1}, {4: 1}, fighters=[0, 1])
    told(match, "pass")
    assert ["play_tile 2", "play_twin 2"] == options(match)
    assert "ROLLED_DUEL anna 2" in told(match, "play_twin 2")
    assert [0, 0, 1, 0, 0, 0] == list(match.state.tiles[0])


def test_carson_v1_who_has_no_tile_left_draws_three() -> None:
    """CARSON-V1, CARSON-A16, CARSON-H4: from the discard, after V3's choices, seen by itself."""
    match = with_tiles({5: 1}, {2: 1}, {0: 1}, fighters=[0, 1], also={"mortal_duels": True})
    told(match, "pass")
    assert ("MORTAL", 1) == asked(match)  # single tiles are played by themselves
    told(match, "die_for_it")
    assert ("DRAW_VALUE", -1, 0) == (*asked(match), match.state.a)
    told(match, "value 5", "value 4", "value 0")
    assert [1, 0, 0, 0, 1, 1] == list(match.state.tiles[0])
    assert ([0] * 6, 1) == (list(match.state.shown), match.state.redrew[0])
    drew = [e for e in match.events(1) if e.name == "DREW_TILE"]
    assert [(-1, -1)] * 3 == [(e.a, e.b) for e in drew]
    told(match, "value 1", "value 1", "value 1")
    assert "DREW_TILES" in [e.name for e in match.events(None)]


def test_carson_v1_all_are_drawn_if_fewer_and_none_adds_nothing() -> None:
    """CARSON-V1: the discard holds two tiles; the second one to draw gets none, and adds 0."""
    full = {0: 2, 1: 3, 2: 2, 3: 3, 4: 3, 5: 3}
    match = with_tiles({0: 1}, {2: 1}, full, fighters=[0, 1])
    told(match, "pass", "value 0", "value 2")
    assert [2, 0] == [sum(row) for row in list(match.state.tiles)[:2]]
    later = with_tiles({0: 1, 1: 1}, {}, full | {0: 2, 2: 3, 1: 2}, fighters=[0, 1])
    told(later, "pass")
    lines = told(later, "play_tile 0")
    assert "WON_DUEL anna land_points 1" in lines


def test_carson_v1_two_players_can_deduce_each_other() -> None:
    """CARSON-H4: with one set each, what was not played is in the other's hand."""
    match = GAME.match(2, seed=3, variant=TILES)
    world = GAME.world(match.view(0), GAME.dice(5))
    assert [list(row) for row in world.tiles] == [list(row) for row in match.state.tiles]
