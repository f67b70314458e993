"""The desk of a language model at a table of a running house."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

import farwest
from farwest.adapters.language.desk import Desk
from farwest.errors import BadCall, IllegalAction
from farwest.kernel.match import Match
from farwest.kernel.record import read_record
from tests.server.guests import ME, OPEN, Guest, HouseProcess
from tests.server.test_play import play_to_the_end


def plays(desk: Desk) -> list[dict[str, Any]]:
    """The last option, always; what it saw before each."""
    seen: list[dict[str, Any]] = []
    while True:
        shown = json.loads(desk.see("table-1", "json", whole=True))
        seen.append(shown)
        if shown["over"]:
            return seen
        if shown["options"]:
            desk.act("table-1", shown["options"][-1]["name"])


def test_it_sits_down_plays_and_sees_its_own_view_alone(house: HouseProcess) -> None:
    jeanne, model = Guest(house.address, "Jeanne"), Guest(house.address, "Model")
    token, table = model.post("/api/token", None)["token"], jeanne.found(ME, OPEN)
    desk = Desk()
    assert desk.sit(house.address, token, table).startswith("You sit at table-1.")
    with jeanne.at(table) as place, ThreadPoolExecutor(1) as pool:
        playing = pool.submit(plays, desk)
        play_to_the_end(place)
        seen = playing.result(60)
    assert "## The end" in desk.see("table-1")
    assert "one of your options" not in desk.why_not("table-1", "offer thief")
    with pytest.raises(IllegalAction, match="Nothing is asked of you"):
        desk.act("table-1", "accept")

    record = read_record(jeanne.http.get(f"/api/tables/{table}/record").text)
    whole = farwest.replay(record)
    mine = seen[0]["seat"]
    matches = [Match.of(whole.game, record, upto) for upto in range(whole.move + 1)]
    views = [json.loads(match.view(mine).json()) for match in matches]
    moves = whole.moves(mine)
    assert len(seen) > 5
    for shown in seen:
        assert shown["view"] in views
        told = matches[moves[shown["move"]]].events(mine)
        assert [line["rule"] for line in shown["news"]] == [event.rule for event in told]


def test_a_house_that_is_not_there_and_a_wrong_token_are_sentences(house: HouseProcess) -> None:
    with pytest.raises(BadCall, match="does not answer"):
        Desk().sit("http://127.0.0.1:9", "x", "y")
    table = Guest(house.address, "Jeanne").found(ME, OPEN)
    with pytest.raises(BadCall, match="This access key is not known here"):
        Desk().sit(house.address, "fw-none", table)
