"""What tickets promise, over the recorded games: every option of every question is looked at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import farwest
from farwest.games.goat.board import stakes as goat_stakes
from farwest.games.meeples.board import stakes
from farwest.kernel.dice import Dice
from farwest.kernel.game import AnyGame
from farwest.kernel.record import read_record
from farwest.kit.stakes import Chip, Stake
from farwest.kit.texts import LANGUAGES
from farwest.laws.stakes import stakes_of_a_choice
from tests.laws.test_plants_whole import broken

RECORDS = Path(__file__).parents[1] / "records"
EACH = 3  # times that a question is looked at, in the records of a game
LAW = "stakes are told and true"
GOAT: AnyGame = farwest.load("goat")
MEEPLES: AnyGame = farwest.load("meeples")


def recorded(game: AnyGame) -> Iterator[Any]:
    """The first few times that each question is a choice."""
    met: Counter[int] = Counter()
    for path in sorted(RECORDS.glob(f"{game.name}_*.json")):
        record = read_record(path.read_text("utf-8"))
        s = game.start(record.seats, record.variant, record.version)
        for action in record.actions:
            if s.seat >= 0 and met[s.kind] < EACH and len(s.legal()) > 1:
                met[s.kind] += 1
                yield s
            s.play(action)


@pytest.mark.parametrize("name", farwest.games())
def test_every_option_of_the_recorded_games_tells_its_stakes(name: str) -> None:
    game = farwest.load(name)
    met = 0
    for met, s in enumerate(recorded(game), 1):
        stakes_of_a_choice(game, s, LANGUAGES[met % len(LANGUAGES)], Dice(met))

    assert met or name == "carson"  # whose records are none: random games show its questions


def planted(monkeypatch: pytest.MonkeyPatch, room: Any, change: Any) -> None:
    usual = room.stake

    def stake(view: Any, action: int, say: Any, names: list[str]) -> Stake | None:
        found: Stake | None = usual(view, action, say, names)
        changed: Stake | None = found and change(found, view)
        return changed

    monkeypatch.setattr(room, "stake", stake)


@pytest.mark.usefixtures("fresh_rooms")
class TestPlants:
    def test_a_chip_that_does_not_come_true_is_found(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def doubled(found: Stake, _: Any) -> Stake:
            chips = tuple(replace(chip, number=2 * chip.number) for chip in found.chips)
            return replace(found, chips=chips)

        planted(monkeypatch, stakes, doubled)

        assert "came" in broken(MEEPLES, LAW)

    def test_an_option_without_a_line_is_found(self, monkeypatch: pytest.MonkeyPatch) -> None:
        planted(monkeypatch, stakes, lambda *_: None)

        assert "has no stake" in broken(MEEPLES, LAW)

    def test_a_line_that_does_not_fit_its_ticket_is_found(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        planted(monkeypatch, stakes, lambda found, _: replace(found, line="so " * 20))

        assert "too long" in broken(MEEPLES, LAW)

    def test_a_stake_that_peeks_is_found(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """A chip with what a twin world has otherwise: nothing of a view differs, so it must."""
        seen: list[int] = []

        def peeks(found: Stake, view: Any) -> Stake:
            seen.append(id(view))
            return replace(found, chips=(Chip(f"{len(seen)}"),))

        planted(monkeypatch, goat_stakes, peeks)

        assert "hidden" in broken(GOAT, LAW)
