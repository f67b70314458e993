"""kill -9 while a letter is under way: none is lost, and what may come twice has one name."""

from __future__ import annotations

from pathlib import Path
from threading import Event

import pytest

from tests.server.guests import Guest, HouseProcess
from tests.server.notices.posts import post_office

MEANS = """
address = "http://house.example"
[mail]
host = "127.0.0.1"
port = {port}
sender = "farwest <house@example.org>"
security = "none"
"""
DAY = {"minutes": 24 * 60, "a_move": True}


class DayHouse(HouseProcess):
    program = "tests.server.notices.day_house"


@pytest.mark.slow
def test_a_letter_that_was_under_way_comes_again_under_the_same_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, file = tmp_path / "clock", tmp_path / "notices.toml"
    clock.write_text("0")
    monkeypatch.setenv("FARWEST_TEST_CLOCK", str(clock))
    with post_office() as (office, port):
        file.write_text(MEANS.format(port=port))
        first = DayHouse(tmp_path, "--no-limits", "--notices", str(file))
        ann, bea = (Guest(first.address, name) for name in ("Ann", "Bea"))
        ann.post("/api/notices/mail", {"address": "ann@example.org"})
        link = office.links("/notices/")[0].rpartition("/")[2]
        ann.post(f"/api/notices/link/{link}", None)
        office.came.clear()
        office.slow = Event()
        variant = {"first_dealer": 0}
        table = ann.found({"who": "me"}, {"who": "open"}, clock=DAY, variant=variant)
        with ann.at(table), bea.at(table) as seat:
            seat.ask("sit", seat=1, salt="5a" * 16)
            seat.until("table", where=lambda state: state["stage"] == "playing")
        clock.write_text("3600")
        assert office.came.wait(30)
        first.kill()  # the letter is there, and the house has not heard so
        office.slow.set()
        office.came.clear()
        office.slow = None
        clock.write_text("7300")
        second = DayHouse(tmp_path, "--no-limits", "--notices", str(file))
        assert office.came.wait(30)
        clock.write_text("14600")
        assert {"waiting": 1, "playing": 1} == Guest.get(known(ann, second), "/api/your-moves")
        second.stop()
    asked, one, again = office.letters
    assert "Shall the house write to you?" == asked["Subject"]
    assert one["Message-ID"] == again["Message-ID"] != asked["Message-ID"]


def known(guest: Guest, house: HouseProcess) -> Guest:
    """The same browser at the house's new address."""
    found = Guest(house.address, "Nobody")
    found.http.cookies = guest.http.cookies
    return found
