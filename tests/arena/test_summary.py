"""What games add up to."""

from __future__ import annotations

import pytest

import farwest
from farwest.arena import Contest, Summary, plan_for, summarise
from farwest.arena.choices import option_name
from farwest.arena.played import Played, shares
from farwest.arena.ratings import rate
from farwest.arena.report.words import balance_verdict, headline
from farwest.arena.summary import balance
from farwest.arena.table import NOBODY_LEADS, ArenaTable, leader, role_of, story_of_lead
from tests.arena.sheets import sheet

GAME = farwest.load("goat")


def summed(bots: str, games: list[Played]) -> Summary:
    plan = Contest("goat", GAME.package, "1", False, tuple(bots.split()), 2, 0, len(games))
    return summarise(GAME, plan, games)


def test_ties_split_the_victory() -> None:
    assert shares([1, 1, 3], [0, 1, 2]) == [0.5, 0.5, 0.0]


def test_seats_of_one_side_win_together() -> None:
    assert shares([1, 1, 3, 3], [0, 0, 1, 1]) == [1.0, 1.0, 0.0, 0.0]
    assert shares([3, 1, 1, 1], [0, 1, 1, 1]) == [0.0, 1.0, 1.0, 1.0]


def test_twins_are_counted_under_one_name() -> None:
    games = [sheet("ann bob bob bob", [1, 2, 3, 4], deal=deal) for deal in range(4)]
    ann, bob = summed("ann bob bob bob", games).standings

    assert (ann.bot, ann.games, ann.win_rate.mean) == ("ann", 4, 1.0)
    assert (bob.bot, bob.games, bob.win_rate.mean) == ("bob", 12, 0.0)


def test_bots_that_met_are_compared() -> None:
    games = [sheet("ann bob", [1, 1 + deal % 2], deal=deal) for deal in range(10)]
    (pair,) = summed("ann bob", games).pairs

    assert (pair.bot, pair.other, pair.games, pair.ahead.mean) == ("ann", "bob", 10, 0.75)
    assert pair.gain.mean == pytest.approx(0.5)


def test_the_headline_claims_no_more_than_the_games_show() -> None:
    clear = summed("ann bob", [sheet("ann bob", [1, 2], deal=deal) for deal in range(30)])
    open_ = summed("ann bob", [sheet("ann bob", [1 + d % 2, 2 - d % 2], deal=d) for d in range(30)])

    assert (
        headline(clear) == "ann wins 100.0\N{NO-BREAK SPACE}% of its games: clearly more than bob."
    )
    assert headline(open_).startswith("No winner yet")


@pytest.mark.parametrize(
    ("deals", "said"),
    [
        (12, "Too few games to tell: ann won 100.0\N{NO-BREAK SPACE}% of its 12 games."),
        (29, "Too few games to tell"),
        (30, "ann wins 100.0\N{NO-BREAK SPACE}% of its games: clearly more than bob."),
    ],
)
def test_nothing_is_clear_after_twelve_games(deals: int, said: str) -> None:
    """However clean the sweep was: nor is any seat called better."""
    found = summed("ann bob", [sheet("ann bob", [1, 2], deal=deal) for deal in range(deals)])

    assert headline(found).startswith(said)
    verdict = balance_verdict(found.seats, 0.5, "seat")
    assert ("Too few games" in verdict) == ("Too few" in said)


def test_games_of_few_deals_are_too_few_as_well() -> None:
    games = [sheet("ann bob", [1, 2], deal=n // 10, number=n % 10) for n in range(40)]

    assert headline(summed("ann bob", games)).endswith("Play at least 80.")


def test_no_interval_leaves_what_a_share_can_be() -> None:
    """Also of a difference of two: in percentage points it is at most 100 either way."""
    for won in range(7):
        games = [sheet("ann bob", [1, 2] if deal < won else [2, 1], deal=deal) for deal in range(6)]
        found = summed("ann bob", games)
        (pair,) = found.pairs
        assert -1 <= pair.gain.low <= pair.gain.mean <= pair.gain.high <= 1
        shares = [pair.ahead, *(one.win_rate for one in found.standings)]
        shares += [one.share for one in (*found.seats, *found.order)]
        assert all(0 <= one.low <= one.mean <= one.high <= 1 for one in shares)


def test_a_favoured_seat_is_named() -> None:
    games = [sheet("ann bob", [1, 2], deal=deal) for deal in range(40)]
    found = balance(games, lambda _game, k, _seat: str(k))

    assert balance_verdict(found, 0.5, "seat").startswith("The first seat wins more")


def test_ratings_rank_the_stronger_higher_in_any_order_of_games() -> None:
    games = [
        sheet("ann bob", [1 + (deal % 4 == 0), 2 - (deal % 4 == 0)], deal=deal)
        for deal in range(40)
    ]
    ann, bob = rate(games)

    assert (ann.bot, bob.bot) == ("ann", "bob")
    assert ann.mu > bob.mu + ann.sigma
    assert ann.mu + bob.mu == pytest.approx(50)
    assert rate(games[::-1]) == [ann, bob]


def test_ratings_are_kept_by_bot_and_role_and_do_not_add_up_a_gang() -> None:
    """One marshal against three of a gang, as strong as each other."""
    games = [
        sheet(
            "ann ann ann ann",
            [1, 2, 2, 2] if deal % 2 else [4, 1, 1, 1],
            deal=deal,
            sides=(0, 1, 1, 1),
            roles=("marshal", "gang", "gang", "gang"),
        )
        for deal in range(60)
    ]
    found = {(one.bot, one.role): one for one in rate(games)}

    assert set(found) == {("ann", "marshal"), ("ann", "gang")}
    gap = found["ann", "marshal"].mu - found["ann", "gang"].mu
    assert abs(gap) < found["ann", "gang"].sigma


@pytest.mark.parametrize("marshal", [2, "drawn"])
def test_a_game_may_name_the_roles_of_its_sides(marshal: int | str) -> None:
    """Goat has one; desperados has two, whoever is the marshal, and the gang wins as one."""
    assert role_of(GAME, 1) == "player"
    desperados = farwest.load("desperados")
    plan = plan_for(desperados, ["random"], 1, seats=4, variant={"marshal": marshal})
    seats = [
        ArenaTable(desperados, plan, *plan.seatings(deal)).play().played.seats for deal in range(4)
    ]
    for found in seats:
        assert sorted(seat.role for seat in found) == ["desperado"] * 3 + ["marshal"]
        gang = [seat.share for seat in found if seat.role == "desperado"]
        assert gang == [1 - seat.share for seat in found if seat.role == "marshal"] * 3
    if marshal == "drawn":
        assert len({[seat.role for seat in found].index("marshal") for found in seats}) > 1


def test_the_story_of_a_lead() -> None:
    story = story_of_lead([-1, 0, -1, 1, 1, 0, 1, 1], [0, 1], [0.0, 1.0])

    assert (story.changes, story.settled, story.half) == (3, 0.75, 1.0)
    assert leader([3, 3, 1], [0, 1, 2]) == NOBODY_LEADS
    assert leader([3, 3, 1], [0, 0, 2]) == 0


def test_the_margin_is_between_sides() -> None:
    game = sheet("a b c", [1, 1, 3], points=[9, 8, 3], sides=[0, 0, 1])

    assert game.margin == 6


def test_options_that_name_a_seat_count_on_from_the_chooser() -> None:
    target = GAME.parse("target 0")

    assert option_name(GAME, target, 3, 4) == ("target", "1 seat on")
    assert option_name(GAME, GAME.parse("offer thief"), 3, 4) == ("offer", "thief")
    assert option_name(GAME, GAME.parse("accept"), 3, 4) == ("accept", "")
