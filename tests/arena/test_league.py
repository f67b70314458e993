"""Games that are played: the same on any number of processes, kept, and gone on with."""

from __future__ import annotations

from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import pytest

import farwest
from farwest.arena import Contest, GameFailed, League, Played, ResultsBook, plan_for
from farwest.arena.crew import Crew, play_game
from farwest.arena.table import ArenaTable
from farwest.bots import RandomBot, register
from farwest.games.goat.view import GoatView
from farwest.kernel.errors import BadFile

GAME = farwest.load("goat")
BOTS = ("random", "greedy:worlds=5", "search:iterations=20")


def small(games: int = 9, seed: int = 0) -> Contest:
    return plan_for(GAME, BOTS, games, seed=seed)


def timeless(games: list[Played]) -> list[Any]:
    """A game is the same whatever the clock said."""
    told = [msgspec.to_builtins(game) for game in games]
    for game in told:
        game.pop("seconds")
        for seat in game["seats"]:
            seat.pop("seconds")
    return told


def test_the_same_games_come_out_of_any_number_of_processes() -> None:
    alone, crew = League(small(), jobs=1), League(small(), jobs=3)

    assert timeless(list(alone.play())) == timeless(list(crew.play()))
    assert alone.complete
    assert crew.complete


def test_another_seed_gives_other_games() -> None:
    first, second = (list(League(small(3, seed)).play()) for seed in (0, 1))

    assert timeless(first) != timeless(second)


def test_all_games_of_a_deal_begin_with_the_same_draws() -> None:
    plan = plan_for(GAME, ("random", "greedy:worlds=5"), 2)
    openings = set()
    for seating in plan.seatings(0):
        table = ArenaTable(GAME, plan, seating)
        table.play()
        openings.add(tuple(table.actions[:7]))  # the Dealer, two cards aside and a hand of four

    assert len(openings) == 1


def test_a_bot_is_asked_with_views_and_only_where_it_has_a_choice() -> None:
    seen: list[tuple[Any, int]] = []

    class Watched(RandomBot):
        def choose(self, view: Any) -> int:
            seen.append((view, len(self.game.world(view, self.dice).legal())))
            return super().choose(view)

    register("watched", Watched)
    (game,) = League(plan_for(GAME, ("watched",), 1)).play()

    assert all(isinstance(view, GoatView) for view, _ in seen)
    assert min(options for _, options in seen) >= 2
    assert game.decisions == len(seen)
    assert game.answers > len(seen)


def test_a_bot_that_cheats_is_named_with_the_game_so_far() -> None:
    class Cheat(RandomBot):
        def choose(self, view: Any) -> int:
            return -7

    register("cheat", Cheat)
    with pytest.raises(GameFailed, match="cheat at seat") as failed:
        list(League(plan_for(GAME, ("cheat",), 1)).play())
    record = str(failed.value).rpartition("The game so far: ")[2]

    assert farwest.replay(record).move > 0


def test_what_fails_in_a_worker_is_told() -> None:
    plan = Contest("goat", GAME.package, "1", False, ("nobody",), 2, 0, 4)

    with pytest.raises(GameFailed, match="There is no bot 'nobody'"):
        list(League(plan, jobs=2).play())


def test_a_worker_that_dies_is_told() -> None:
    crew = Crew(partial(play_game, small()), 1)
    crew.workers[0].kill()
    crew.workers[0].join()
    try:
        with pytest.raises(GameFailed, match="died"):
            list(crew.play(iter(small().seatings(0))))
    finally:
        crew.dismiss()


def test_a_run_cut_short_goes_on_to_the_same_end(tmp_path: Path) -> None:
    whole = League(small())
    list(whole.play())

    cut = ResultsBook(small(), tmp_path / "out.jsonl")
    list(islice(League(small(), cut).play(), 4))
    cut.close()
    with (tmp_path / "out.jsonl").open("ab") as file:
        file.write(b'{"deal":1,"num')  # the machine went down in the middle of a line
    rest = ResultsBook(small(), tmp_path / "out.jsonl")
    league = League(small(), rest)

    assert league.done == 4
    assert len(list(league.play())) == 5
    assert timeless(league.counted()) == timeless(whole.counted())
    rest.close()
    again = League(small(), ResultsBook(small(), tmp_path / "out.jsonl"))
    assert list(again.play()) == []
    assert timeless(again.counted()) == timeless(whole.counted())


def test_only_whole_deals_are_counted() -> None:
    league = League(small())
    list(islice(league.play(), 4))

    assert (league.done, len(league.counted())) == (4, 3)


def test_more_games_may_be_asked_of_a_file(tmp_path: Path) -> None:
    for games, played in ((3, 3), (9, 6), (6, 0)):
        ledger = ResultsBook(small(games), tmp_path / "out.jsonl")
        league = League(small(games), ledger)
        assert len(list(league.play())) == played
        assert len(league.counted()) == games
        ledger.close()


def test_a_file_of_other_games_is_refused_and_left_alone(tmp_path: Path) -> None:
    out = tmp_path / "out.jsonl"
    ResultsBook(small(), out).close()
    before = out.read_bytes()
    with pytest.raises(BadFile, match="seed 0, not 1"):
        ResultsBook(small(seed=1), out)
    (tmp_path / "letter").write_text("Dear Jane,\n")
    with pytest.raises(BadFile, match="not the file of an arena"):
        ResultsBook(small(), tmp_path / "letter")

    assert out.read_bytes() == before
    assert (tmp_path / "letter").read_text() == "Dear Jane,\n"


def test_records_can_be_verified_and_stay_in_step(tmp_path: Path) -> None:
    out, records = tmp_path / "out.jsonl", tmp_path / "records.jsonl"
    ledger = ResultsBook(small(6), out, records)
    list(islice(League(small(6), ledger).play(), 2))
    ledger.close()
    with records.open("ab") as file:
        file.write(b"{}\n")  # kept, but the game's own line was not
    ledger = ResultsBook(small(6), out, records)
    games = League(small(6), ledger)
    list(games.play())
    ledger.close()
    found = records.read_text().splitlines()

    assert [farwest.verify(record).fair for record in found] == [True] * 6
    scores = [farwest.replay(record).scores() for record in found]
    assert scores == [[seat.points for seat in game.seats] for game in games.counted()]


def test_records_of_others_are_not_written_over(tmp_path: Path) -> None:
    records = tmp_path / "records.jsonl"
    records.write_text("mine\n")
    with pytest.raises(BadFile, match="not empty"):
        ResultsBook(small(), None, records)

    assert records.read_text() == "mine\n"
