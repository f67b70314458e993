"""Who begins is drawn before the game: at a table, and in `farwest play`."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import farwest
from farwest.bots.seating import first_chair
from farwest.kernel.dealer import secret_from
from farwest.tables.store import Charter, Entry
from farwest.tables.table import Table
from farwest.tables.wire import ChairWish, ClockWish
from tests.cli.conftest import Run, run
from tests.games.meeples.table import GAME, SEATS

__all__ = ["run"]  # the fixture


def table(secret: int, start: str = "", clock: ClockWish | None = None) -> Table:
    """A table where p0, p1, p2 sit in this order, and the game has begun."""
    seats, chairs = 3, [ChairWish("open")] * 3
    hexed = secret_from(secret).hex()
    version = GAME.version
    charter = Charter(
        "t", "meeples", seats, {}, chairs, "p0", hexed, 0.0, version, start=start, clock=clock
    )
    made = Table(charter, GAME)
    for seat in range(seats):
        made.take(made.sit(f"p{seat}", f"N{seat}", seat, 0.0))
        made.take(made.add_salt(f"p{seat}", made.commitment, f"{seat:032x}", 0.0))
    made.take(made.talking.say("p1", "N1", 1, "howdy", 0.0))
    made.take(made.start([], 0.0))
    return made


def people(made: Table) -> str:
    return " ".join(chair.person for chair in made.chairs)


def test_at_a_table_everybody_begins_at_times_and_the_others_follow() -> None:
    """MEEP-D2, MEEP-D14, MEEP-D22, MEEP-R38."""
    found = Counter(people(table(secret)) for secret in range(60))
    assert {"p0 p1 p2", "p1 p2 p0", "p2 p0 p1"} == set(found)
    assert min(found.values()) > 8


def test_every_chair_is_as_likely() -> None:
    """MEEP-R38: 4 standard deviations of 3000 draws; a fair lot fails once in 15,000 times."""
    for seats in SEATS:
        drawn = Counter(first_chair(GAME, seats, secret_from(k)) for k in range(3000))
        share = 1 / seats
        error = 4 * (share * (1 - share) / 3000) ** 0.5
        assert all(abs(drawn[k] / 3000 - share) < error for k in range(seats))


def test_the_lot_hangs_on_the_salt_too() -> None:
    """MEEP-D22: so that the house cannot choose a secret to fit."""
    lots = {first_chair(GAME, 4, secret_from(1), bytes([salt])) for salt in range(40)}
    assert {0, 1, 2, 3} == lots


def test_a_table_read_again_has_the_same_order() -> None:
    """MEEP-D22: names, salt, cards and talk sit where they sat."""
    for secret in range(6):
        made = table(secret)
        log = [
            Entry("sit", 0.0, k, text=f"N{k}", value=f"{k:032x}", person=f"p{k}") for k in range(3)
        ]
        log += made.talking.say("p1", "N1", 1, "howdy", 0.0)
        before = Table(made.charter, GAME, log)
        again = Table(made.charter, GAME, [*log, *before.start([], 0.0)])
        assert people(made) == people(again)
        assert made.playing.record.json() == again.playing.record.json()
        said = again.talking.last_words([])[0].entry
        assert "p1" == again.chairs[said.seat].person


def test_a_position_is_played_on_as_it_stands() -> None:
    """MEEP-D22, MEEP-D14."""
    start = GAME.match(3, seed=1).position().json()
    assert {"p0 p1 p2"} == {people(table(secret, start=start)) for secret in range(12)}


def test_the_games_that_say_themselves_who_begins_turn_no_chairs() -> None:
    for name in set(farwest.games()) - {"meeples"}:
        game = farwest.load(name)
        assert {0} == {first_chair(game, game.seats[0], secret_from(k)) for k in range(20)}


def test_in_farwest_play_the_person_does_not_always_begin(run: Run, tmp_path: Path) -> None:
    """MEEP-R38, MEEP-D22."""
    first = Counter[str]()
    for seed in range(12):
        out = run("play", "meeples", "--seats", "2", "--seed", str(seed), typed="q\n").out
        begins = "You play against Calamity." in out and "Calamity puts a first Marquee" in out
        first["me" if begins else "Calamity"] += 1  # who begins places last (MEEP-S9)
    assert {"me", "Calamity"} == set(first)


def test_who_names_a_seat_gets_it(run: Run) -> None:
    """MEEP-D22: seat 1 of 2 places first, so there is nothing to be told before its question."""
    for seed in range(6):
        wishes = ("--seats", "2", "--seat", "1", "--seed", str(seed))
        out = run("play", "meeples", *wishes, typed="q\n").out
        assert "puts a first Marquee" not in out
        assert "Which corner Building" in out


def test_names_and_bots_keep_their_order_round_the_table(run: Run) -> None:
    for seed in range(6):
        wishes = ("--seats", "3", "--names", "Ann,Bo,Cy", "--seed", str(seed))
        out = run("play", "meeples", *wishes, typed="q\n").out
        said = ("You play against Bo and Cy.", "You play against Cy and Bo.")
        assert any(sentence in out for sentence in said)


def test_a_seat_whose_time_is_up_goes_to_cowhand() -> None:
    """MEEP-D19, instead of the defaults of MEEP-D9 and MEEP-D14."""
    made = table(1, clock=ClockWish(minutes=1, increment=0))
    late = made.acting
    person = made.chairs[late].person
    assert [] == made.too_late(59.0)
    made.take(made.too_late(61.0))
    chair = made.chairs[late]
    assert ("cowhand", "late", person) == (chair.bot, chair.left, chair.person)
    assert late == made.acting  # nothing was answered in its name: the bot will think
