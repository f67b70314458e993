"""The bots of circles: judgement apart from the hand (CIRC-D11)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from farwest.arena.plan import plan_for
from farwest.arena.table import ArenaTable
from farwest.bots import bot, seated, stand_in
from farwest.games.circles import numbers as t
from farwest.games.circles.bots.aiming import OUT, landings, stops
from farwest.games.circles.bots.levels import PLAYERS
from farwest.games.circles.bots.marksman import Marksman, misjudged, reach, strayed
from farwest.games.circles.phases.flick import roll, speed_of
from farwest.games.circles.phases.saloon import distance_after
from farwest.games.circles.words import SKILLS
from farwest.kernel.errors import BadVariant, UnknownBot
from tests.games.circles.table import GAME, SEATS, AnyMatch, lay, on, start, told

BEST = {  # CIRC-D11: the chance to stop in exactly the sector aimed at, in percent
    "human": {2: 100, 5: 100, 10: 100, 15: 97, 20: 95},
    "expert": {2: 84, 5: 63, 10: 48, 15: 42, 20: 38},
    "skilled": {2: 62, 5: 42, 10: 32, 15: 27, 20: 25},
    "average": {2: 43, 5: 29, 10: 22, 15: 19, 20: 17},
    "beginner": {2: 31, 5: 21, 10: 15, 15: 13, 20: 12},
    "wild": {2: 22, 5: 14, 10: 11, 15: 9, 20: 8},
}
EXACT = SKILLS.index("exact")


def choose(match: AnyMatch, spec: str) -> int:
    assert match.seat is not None
    return bot(spec, GAME, 5).choose(match.view(match.seat))


@pytest.mark.parametrize("skill", BEST)
def test_circ_d11_a_hand_strays_as_the_rulebook_says(skill: str) -> None:
    """CIRC-D11, CIRC-D9: from the middle of a sector, with the power for so many sectors."""
    powers = {2: 115, 5: 232, 10: 385, 15: 529, 20: 676}
    for sectors, percent in BEST[skill].items():
        hit = landings(powers[sectors], SKILLS.index(skill), t.HALF_SECTOR)[sectors]
        assert abs(100 * hit - percent) <= 2.5, (sectors, hit)


@pytest.mark.parametrize("skill", range(len(SKILLS)))
def test_chances_are_whole(skill: int) -> None:
    for power in (0, 8, 385, 840, 1023):
        assert sum(landings(power, skill, 300)) == pytest.approx(1)
        assert sum(chance for _, chance in stops(power, skill)) == pytest.approx(1)


@pytest.mark.parametrize("skill", ["average", "expert", "wild"])
def test_every_stop_can_be_imagined(skill: str) -> None:
    """The answers lead to the sector that was meant, or out of the ring."""
    for theta in (100, 900, 35000):
        for stop in (2, 7, 13, 20, 25, OUT):
            match = lay(2, theta=theta, variant={"skill_0": skill})
            for action in reach(stop, theta, SKILLS.index(skill)):
                match.play(action)
            s = match.state
            assert s.out == (stop == OUT)
            if stop != OUT:
                assert (theta + s.rolled) // t.SECTOR - theta // t.SECTOR == stop


@pytest.mark.parametrize("theta", [900, 9000, 20000, 30000])
def test_a_sure_hand_with_the_price_goes_home(theta: int) -> None:
    """CIRC-E35: with 18 and no noise, every level but the greenest rolls to the ranch."""
    match = lay(2, theta=theta, purse=[18, 3], variant={"skill_0": "exact"})
    for level in ("cowhand", "gunslinger", "legend"):
        power = choose(match, level)
        assert (theta + roll(speed_of(power, EXACT, 0, 0))) % t.LAP // t.SECTOR == 0


def test_poor_judgement_takes_nothing_for_better_than_what_is_won() -> None:
    assert misjudged(1.0, -3.0) == 1.0
    assert misjudged(0.0, 3.0) == 0.0
    assert misjudged(0.4, 0.0) == pytest.approx(0.4)
    looks = [misjudged(chance, 0.5) for chance in (0.02, 0.3, 0.5, 0.9, 0.99)]
    wrong = [seen - so for seen, so in zip(looks, (0.02, 0.3, 0.5, 0.9, 0.99), strict=True)]
    assert looks == sorted(looks)
    assert looks[-1] < 1
    assert max(wrong) == wrong[2]
    assert wrong[-1] < wrong[0] < wrong[1]


def test_an_unsure_hand_aims_between_two_chances() -> None:
    """By the mean over its noise: the same judgement aims elsewhere with another hand."""
    aims = []
    for skill in ("exact", "average", "wild"):
        match = lay(3, theta=900, purse=[5, 5, 5], variant={"skill_0": skill})
        aims.append(choose(match, "marksman:worlds=16"))
    assert len(set(aims)) == 3


def test_tickets_are_used_for_the_ranch() -> None:
    """CIRC-X13."""
    match = lay(
        2, ask="TICKETS", theta=18 * t.SECTOR + 900, purse=[18, 0], goods=[{"ticket": 2}, {}]
    )
    assert GAME.action_names[choose(match, "gunslinger")] == "tickets 2"


def test_the_price_of_the_ranch_is_not_spent() -> None:
    """CIRC-D22."""
    match = on("shop", 2, purse=[18, 0])
    told(match, "tickets 0")
    assert GAME.action_names[choose(match, "gunslinger")] == "done"


def test_a_contest_is_aimed_short_of_the_lap() -> None:
    """CIRC-D11: at average skill 17 to 18 sectors are best."""
    match = on("saloon", 2, purse=[5, 5], variant={"skill_0": "average", "skill_1": "average"})
    told(match, "tickets 0", "bet", "stake")
    power = choose(match, "marksman")
    assert 15 <= roll(speed_of(power, EXACT, 0, 0)) / t.SECTOR <= 19
    told(match, *(f"{GAME.action_names[power]}", "noise 128", "noise 128", "noise 128"))
    mine = distance_after(match.state.rolled)
    assert match.state.distance[1] == mine


@pytest.mark.parametrize(
    ("level", "seats"),
    [
        *(("greenhorn", seats) for seats in SEATS),
        ("cowhand", SEATS[0]),
        *(pytest.param("cowhand", seats, marks=pytest.mark.slow) for seats in SEATS[1:]),
    ],
)
def test_levels_play_whole_games(level: str, seats: int) -> None:
    """Every answer is legal, no game stalls, the same seed gives the same game."""
    plan = plan_for(GAME, [level], 1, seats=seats, seed=100 + seats, variant={"max_rounds": 5})
    seating = next(plan.deals())[0]
    first, again = (ArenaTable(GAME, plan, seating).play() for _ in range(2))
    assert first.record == again.record
    assert first.played.seats[0].decisions > 3
    seats_of = first.played.seats
    apart = len({seat.points for seat in seats_of}) > 1
    assert (max(seat.place for seat in seats_of) > 1) == apart  # CIRC-V4: equal totals tie


def test_thoughts_follow_from_seed_and_view() -> None:
    match = start(3)
    answers = {Marksman(GAME, 7, worlds=2).choose(match.view(0)) for _ in range(3)}
    assert len(answers) == 1


def test_both_axes_are_named_in_one_word() -> None:
    """CIRC-R7: the hand goes with the bot from seat to seat, and into the record."""
    steady, loose = "cowhand:skill=expert", "cowhand:skill=wild"
    plan = plan_for(GAME, [steady, loose], 2, seats=2)
    for seating in next(plan.deals()):
        table = ArenaTable(GAME, plan, seating)
        hands = [table.record().variant[f"skill_{k}"] for k in range(2)]
        assert hands == [spec.partition("=")[2] for spec in seating.bots]
    assert seated(GAME, {"skill_1": "wild"}, [None, "legend"]) == {
        **{"skill_0": "human", "skill_1": "wild"},
    }
    for generic in ("random:skill=wild", "greedy:worlds=3:skill=expert"):
        assert bot(generic, GAME, 1)


def test_a_hand_that_is_none_is_refused() -> None:
    with pytest.raises(BadVariant, match="expert"):
        plan_for(GAME, ["cowhand:skill=shaky"], 1, seats=2)
    with pytest.raises(UnknownBot):
        bot("cowhand:tremor=3", GAME, 1)


def test_the_levels_of_circles_are_the_house_names() -> None:
    made: list[Any] = [bot(level, GAME, 0) for level in PLAYERS]
    assert all(isinstance(player, Marksman) for player in made)


def test_circ_d19_who_keeps_a_persons_place_has_an_average_hand() -> None:
    """CIRC-D19, CIRC-R8: it strays as that profile does, and judges as its level does."""
    match, aimed = lay(2, theta=900), SKILLS.index("average")
    spec = stand_in("greenhorn:impulse=0", GAME)
    assert spec == "greenhorn:impulse=0:hand=average"
    assert choose(match, spec) in match.state.legal()
    luck = Random(4)
    ends = [roll(speed_of(strayed(385, aimed, luck), EXACT, 0, 0)) for _ in range(4000)]
    hits = sum(9 * t.SECTOR < end - t.HALF_SECTOR < 10 * t.SECTOR for end in ends) / len(ends)
    assert abs(100 * hits - BEST["average"][10]) <= 2.5
    assert {strayed(power, EXACT, luck) for power in (0, 385, 1023)} == {0, 385, 1023}


def test_circ_r8_a_seat_of_its_own_has_the_hand_that_the_table_gave_it() -> None:
    """CIRC-R8, CIRC-D11: a bot in a bot's chair strays once only, by the noise."""
    match = lay(2, variant={"skill_0": "expert"})
    assert choose(match, "cowhand:hand=wild") == choose(match, "cowhand")
    with pytest.raises(UnknownBot, match="no hand 'steady'"):
        choose(match, "cowhand:hand=steady")
