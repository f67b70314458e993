"""A game from an empty folder goes through every door of the house, and no file of the house knows
its name: library, laws, terminal, arena, replay, review, server, and compiled."""

from __future__ import annotations

import json
import os
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from signal import SIGTERM

import pytest

from tests.hot.conftest import compiler, kernel
from tests.scaffold.trial import NAME, REPO, Trial
from tests.server.guests import ME, Guest, HouseProcess, a_bot
from tests.server.test_after import grown
from tests.server.test_play import play_to_the_end
from tools.hot.build import ROOTS, build

__all__ = ["compiler", "kernel"]  # fixtures

LIBRARY = """
import farwest
game = farwest.load("high_noon")
match = game.match(3, seed=7, language="fr", names=["Jeanne", "Eva", "Max"])
match.play("bid 2 fives") if match.seat is not None else None
while match.seat is not None:
    match.play(match.options()[-1].action)
record = match.record.json()
again = farwest.replay(record)
assert again.scores() == match.scores() and farwest.verify(record).fair
assert game.position(match.position()).scores() == match.scores()
assert len(game.encoder.encode(match.view(0))) == game.encoder.size
assert match._repr_svg_().startswith("<svg")
print("high_noon" in farwest.games(), [e.text for e in match.events(0) if e.name == "BID_MADE"][0])
"""
BOTH = """
import farwest
from farwest.laws import LAWS
game = farwest.load("high_noon")
assert game.compiled and not game.interpreted().compiled
for seats in game.seats:
    for seed in range(20):
        LAWS["both climates agree"](game, seats, seed)
print("agreed")
"""


def test_the_library(trial: Trial) -> None:
    assert re.match(r"True .* (annonce|annoncez) 2 dés à cinq\.\n", trial.python("-c", LIBRARY))


def test_the_laws(trial: Trial) -> None:
    said = trial.farwest("check", NAME, "--games", "1")
    assert re.search(r"high_noon keeps (\d+) of \1 laws\.", said), said


def test_its_own_tests(trial: Trial) -> None:
    one_table = ("-k", "not keeps_every_law or 3")  # the laws are held at all in test_the_laws
    quick = ("-p", "no:cacheprovider", "-p", "no:schemathesis")
    tests = ("-m", "pytest", "-q", *quick, *one_table)
    said = trial.python(*tests, str(trial.folder / NAME))
    assert re.search(r"\d+ passed, \d+ deselected in", said), said


def test_the_terminal_and_what_it_kept(trial: Trial) -> None:
    """By numbers and by names, to the end; then the record is told, reviewed and verified."""
    file = trial.folder / "played.json"
    typed = "bid 6 sixes\n" + "1\n" * 60  # the highest bid: whatever the bot said
    wish = ("play", NAME, "--seats", "2", "--seed", "4", "--bots", "greenhorn", "--save", str(file))
    said = trial.farwest(*wish, typed=typed)
    assert "What do you bid?" in said or "Do you bid more, or call?" in said
    assert "ends with" in said or "no coin left" in said
    assert "High Noon" in trial.farwest("games")
    assert "bids 6 sixes." in trial.farwest("replay", str(file))
    assert "annonce 6 dés à six." in trial.farwest("replay", str(file), "--language", "fr")
    review = json.loads(trial.farwest("review", str(file), "--json"))
    assert review["curve"]
    assert "fair" in trial.farwest("verify", str(file)).lower()
    letter = " ".join(trial.farwest("rules", NAME, "R3").split())
    assert "at least so many dice show one face" in letter
    trial.farwest("draw", str(file), "--out", str(trial.folder / "board.svg"))
    assert "<svg" in (trial.folder / "board.svg").read_text()[:200]


def test_the_arena(trial: Trial) -> None:
    wish = ("--bots", "cowhand,random", "--games", "20", "--seats", "2", "--json")
    facts = json.loads(trial.farwest("arena", NAME, *wish))
    assert 20 == facts["games"]
    best, worst = facts["results"]
    assert ("cowhand", "random") == (best["bot"], worst["bot"])
    assert best["win_rate"] > 0.7


@pytest.fixture
def house(trial: Trial, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[HouseProcess]:
    for name, value in trial.settings.items():
        monkeypatch.setenv(name, value)
    running = HouseProcess(tmp_path, "--no-limits")
    yield running
    assert -SIGTERM == running.stop()
    assert "" == running.err.read_text()


def test_the_server(house: HouseProcess) -> None:
    """The lobby's card, a whole game against a bot in a process of its own, and what is after."""
    guest = Guest(house.address, "Jeanne", "fr")
    card = guest.get("/api/lobby?language=fr")["games"][-1]
    assert (NAME, "High Noon", 10, [2, 3, 4]) == tuple(
        card[key] for key in ("name", "title", "minutes", "seats")
    )
    assert "Combien de cinq" in card["line"]
    assert f'<symbol id="{card["poster"]}"' in guest.http.get("/art/posters.svg").text
    assert '<symbol id="cup"' in guest.http.get(f"/art/{NAME}.svg").text
    assert "HIGHNOON-R1" in guest.http.get(f"/api/rules/{NAME}").text
    table = guest.found(ME, a_bot("cowhand"), a_bot(), game=NAME)
    with guest.at(table) as place:
        first = place.my_turn()
        assert first["picture"]["sprites"]
        place.shown = 0
        outcome = play_to_the_end(place)
    assert 9 == sum(outcome["scores"])
    assert guest.get(f"/api/tables/{table}/verify")["fair"] is True
    assert grown(guest, f"/api/tables/{table}/review?")[-1]["curve"]  # slow, interpreted
    record = guest.http.get(f"/api/tables/{table}/record").json()
    assert NAME == record["game"]
    assert ["High Noon"] == [mine["title"] for mine in guest.get("/api/lobby")["mine"]]


def test_a_house_that_no_longer_has_the_game_shows_the_others(
    trial: Trial, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        for name, value in trial.settings.items():
            patch.setenv(name, value)
        house = HouseProcess(tmp_path, "--no-limits")
        guest = Guest(house.address, "Jeanne")
        guest.found(ME, a_bot(), game=NAME)
        guest.found(ME, a_bot(), game="goat")
        assert 6 == len(guest.get("/api/lobby")["games"])
        house.stop()
    house = HouseProcess(tmp_path, "--no-limits")
    guest.moves_to(house)
    lobby = guest.get("/api/lobby")
    house.stop()
    assert NAME not in [card["name"] for card in lobby["games"]]
    assert ["goat"] == [mine["game"] for mine in lobby["mine"]]


def test_the_tests_of_the_house_that_are_for_every_game(trial: Trial) -> None:
    """Not one of them is sized for a large game, or knows a list of games."""
    tests = ("tests/texts", "tests/paint/test_pictures.py", "tests/server/test_leaks.py")
    paths = os.pathsep.join([trial.settings["PYTHONPATH"], str(REPO)])
    said = trial.run(
        *("env", f"PYTHONPATH={paths}", sys.executable, "-m", "pytest", "-q", "-k", NAME),
        *("-p", "no:cacheprovider", "--rootdir", str(REPO), *(str(REPO / test) for test in tests)),
    )
    assert re.search(r"^\d{2,} passed, \d+ deselected", said, re.MULTILINE), said


def test_compiled_it_is_the_same_game(trial: Trial, kernel: None, tmp_path: Path) -> None:
    """In a folder of its own, so that the other doors are those of the interpreter."""
    shutil.copytree(trial.folder / NAME, tmp_path / NAME)
    built = build([NAME], (*ROOTS, tmp_path), flags=["-O0"], say=lambda _: None)
    assert [f"{NAME}._fast"] == built
    assert "agreed\n" == Trial(tmp_path).python("-c", BOTH)
