"""`farwest train`: from games that a search plays to a file that lowers cross entropy."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import farwest
from farwest.bots.learned import read_learned
from farwest.cli import main
from farwest.kernel.weighing import WEIGHTS
from farwest.learning.preferring import Choices, Outlooks, judged, learn
from farwest.learning.selfplay import Considered, Outlook, SelfPlay, play_one

GAMES = 12
MANY = 400
TINY = ("--games", "5", "--iterations", "8", "--seats", "2", "--workers", "1")


def games_of(seed: int, seats: tuple[int, ...] = (2, 4)) -> SelfPlay:
    game = farwest.load("goat")
    return SelfPlay(game.package, game.pure, "legend:iterations=40", seats, seed)


def test_what_was_learned_is_nearer_to_the_search_in_games_it_has_not_seen() -> None:
    seen = [choice for number in range(GAMES) for choice in play_one(games_of(3), number)]
    unseen = Choices([choice for number in range(4) for choice in play_one(games_of(4), number)])
    weights = learn(Choices(seen))
    found = judged(unseen, weights)
    assert found.least < found.learned < found.own - 0.02
    assert judged(unseen, [0] * len(weights)).learned == pytest.approx(found.own)


def test_a_game_follows_from_its_number_alone() -> None:
    first, again = play_one(games_of(3), 2), play_one(games_of(3), 2)
    assert first == again != play_one(games_of(3), 4)
    assert first != play_one(games_of(4), 2)


def test_weights_come_near_to_what_they_should_be() -> None:
    """Two answers differ in trait 7, and e times as many looks went to the one that has it."""
    here = Outlook(1, 0.25, True, [0.5, 0.25, 0.25], [0, 9, 0])
    one = Considered(0, [7, 0], [1, 1], [2718, 1000], here)
    weights = learn(Choices([one] * MANY))
    assert 30 <= weights[7] <= 32
    assert [weight for trait, weight in enumerate(weights) if trait != 7] == [0] * (WEIGHTS - 1)
    assert 59 <= learn(Choices([one] * MANY, 2))[7] <= 64, "sharpened, looks are squared"
    liked = one._replace(preferences=[2718, 1000])
    assert learn(Choices([liked] * MANY))[7] == 0, "what the game prefers by itself is counted in"


def test_what_it_is_worth_to_be_on_the_move_is_thrown_away() -> None:
    """Trait 9 is e times the odds, of 1 to 3; and who is asked has twice those anyway."""
    plain = Outlook(1, 0.4, True, [0.5, 0.25, 0.25], [0, 0, 0])
    better = plain._replace(chance=0.644, traits=[0, 9, 0])
    seen = [Considered(0, [0], [1], [1], one) for one in (plain, better)] * MANY
    weights = learn(Outlooks(seen))
    assert 29 <= weights[9] <= 32
    assert sum(map(abs, weights)) == weights[9]


def test_the_command_writes_a_file_that_a_bot_can_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = [tmp_path / "one.json", tmp_path / "two.json"]
    for file in files:
        assert main(["train", "goat", *TINY, "--out", str(file)]) == 0
    assert "the game's own preference" in capsys.readouterr().out
    assert files[0].read_text() == files[1].read_text()
    assert len(read_learned(farwest.load("goat"), files[0].read_text(), "it")) == WEIGHTS
    told = json.loads(files[0].read_text())["trained"]
    assert told["command"] == (
        "farwest train goat --learn answers --games 5 --iterations 8 --teacher legend "
        "--sharpen 4 --seed 0 --seats 2"
    )


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess"], "There is no game"),
        (["circles"], "circles names no traits of answers"),
        (["goat", "--learn", "seats"], "goat names no traits of seats"),
        (["goat", "--games", "4"], "needs 5 games at least"),
        (["goat", "--seats", "9"], "goat is for 2 to 5 seats"),
        (["goat", "--teacher", "greedy"], "cannot be had as"),
        (["goat", "--out", "/nowhere/at/all.json"], "There is no folder"),
    ],
)
def test_what_cannot_be_trained_is_refused_with_a_sentence(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["train", *words]) == 2
    assert sentence in capsys.readouterr().err
