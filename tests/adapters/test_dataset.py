"""Datasets: what is written is read back into legal games; a house lets out what its owner says."""

from __future__ import annotations

import importlib.util
from dataclasses import replace
from pathlib import Path

import pytest

import farwest
from farwest.errors import BadCall, BadRecord
from farwest.kernel.errors import BadFile
from tests.cli.conftest import Run, run
from tests.cli.houses import a_charter, a_game, a_house, meddle

if importlib.util.find_spec("pyarrow") is None:
    pytest.skip("the package pyarrow is not installed: farwest[data]", allow_module_level=True)

import pyarrow.parquet as parquet

from farwest.adapters.dataset import PlayedGame, load, sample, steps, write
from farwest.adapters.dataset.sources import consent_of, house_games, opt_in, self_play
from farwest.adapters.dataset.writing import schema

__all__ = ["run"]


def test_the_sample_that_ships_reads_back_into_legal_games_of_every_game() -> None:
    found = list(load(sample(), check=True))
    kinds = {(game.game, game.seats) for game in found}
    assert kinds == {(n, k) for n in farwest.games() for k in farwest.load(n).seats}
    assert {game.version for game in found} >= {farwest.load("goat").version}
    assert parquet.read_schema(sample()).equals(schema())
    assert sample().stat().st_size < 60_000


def test_a_row_says_who_answered_and_how_it_ended() -> None:
    game = next(game for game in load(sample()) if game.game == "goat")
    match = game.match()
    assert (match.seat, match.scores(), match.places()) == (None, game.scores, game.places)
    assert game.movers == match.movers
    seen = list(steps(game))
    assert len(seen) > 20
    for step in seen:
        assert step.action in step.options
        assert step.view.seat == step.seat
    best = game.places.index(1)
    assert {step.reward for step in seen if step.seat == best} == {max(s.reward for s in seen)}


def test_the_same_seed_writes_the_same_games_and_they_come_back_as_they_were(
    tmp_path: Path,
) -> None:
    goat, file = farwest.load("goat"), tmp_path / "games.parquet"
    one, again = (list(self_play(goat, ["random", "greedy"], 2, seed=3)) for _ in range(2))
    assert one == again
    assert sorted(one[0].players) == ["greedy", "random"]
    write(one, file)
    assert list(load(file)) == one


def test_a_row_that_was_changed_is_refused(tmp_path: Path) -> None:
    good = next(load(sample()))
    lost = replace(good, places=good.places[::-1], scores=good.scores[::-1])
    short = replace(good, actions=good.actions[:-1], movers=good.movers[:-1])
    odd = replace(good, actions=[good.actions[0] + 1, *good.actions[1:]])
    for bad in (lost, short, odd):
        with pytest.raises(BadRecord):
            write([bad], tmp_path / "bad.parquet")
    assert not (tmp_path / "bad.parquet").exists()
    with pytest.raises(BadCall, match="no game"):
        write([], tmp_path / "none.parquet")
    (tmp_path / "text.parquet").write_text("hello")
    with pytest.raises(BadFile, match="no Parquet file"):
        next(load(tmp_path / "text.parquet"))


def everything_in(game: PlayedGame) -> str:
    return repr(vars(game))


def test_a_house_lets_nothing_out_until_its_owner_says_so_and_no_names_ever(tmp_path: Path) -> None:
    log = a_game(a_charter("t-old"))
    house = a_house(tmp_path / "house.db", **{"t-old": log})
    with pytest.raises(BadCall, match="does not let its games out"):
        house_games(house)
    opt_in(house)
    assert house_games(house) == []  # it was founded before the owner said so
    consent_of(house).write_text("since 1970-01-01T00:00:00+00:00\n")
    (game,) = house_games(house)
    game.check()
    assert (game.source, game.players) == ("house", ["person"] * 3)
    told = everything_in(game)
    private = [entry.text for entry in log if entry.kind == "sit"]
    private += [entry.value for entry in log if entry.kind == "sit"]
    private += ["t-old", a_charter("t-old").secret, "Jeanne", "p0"]
    assert len(private) == 10
    assert [word for word in private if word in told] == []


def test_games_that_are_not_public_stay_in_the_house(tmp_path: Path) -> None:
    house = a_house(tmp_path / "house.db", secret=a_game(a_charter("secret")))
    consent_of(house).write_text("since 1970-01-01T00:00:00+00:00\n")
    assert len(house_games(house)) == 1
    meddle(house, ("UPDATE charter SET public = 0", []))
    assert house_games(house) == []


def test_the_command_writes_and_checks(run: Run, tmp_path: Path) -> None:
    out = str(tmp_path / "goat.parquet")
    wishes = ("--bots", "random", "--games", "3", "--seats", "2")
    assert run("dataset", "goat", *wishes, "--out", out).out == f"3 games are in {out}.\n"
    assert run("dataset", "--check", out).out == "3 games, each legal to its end.\n"
    assert run("dataset", "goat").code == 2
    assert "Which game" in run("dataset", "--out", out).err
    assert run("dataset", "--house", str(tmp_path / "none.db"), "--opt-in").code == 2
