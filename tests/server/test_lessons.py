"""Lessons over the network: a table of a kind of its own, and the way on from it."""

from __future__ import annotations

from typing import Any

import pytest

import farwest
from farwest.tables.lesson import Lesson, meant, walk
from tests.server.guests import Guest, HouseProcess, Place

GAMES = farwest.games()


def learn(guest: Guest, game: str, **wishes: Any) -> str:
    return str(guest.post("/api/lessons", {"game": game, **wishes})["table"])


def coached(place: Place, step: int = -1) -> dict[str, Any]:
    """The newest scene with a coach that was not looked at before; of a step."""

    def fits(scene: dict[str, Any]) -> bool:
        return bool(scene["coach"]) and step in (-1, scene["coach"]["step"])

    fresh = [scene for scene in place.scenes[place.shown :] if fits(scene)]
    found = fresh[-1] if fresh else place.until("scene", where=fits)
    place.shown = len(place.scenes)
    return found


def follow(place: Place, lesson: Lesson) -> dict[str, Any]:
    """Do what the coach says, once."""
    scene = coached(place, lesson.at)
    if scene["coach"]["next"]:
        place.send("learn", step=scene["coach"]["step"])
    else:
        place.send("play", move=scene["move"], action=meant(lesson))
    walk(lesson)
    return scene


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("canvas", ["wide", "tall"])
def test_a_lesson_is_played_to_its_end(house: HouseProcess, game: str, canvas: str) -> None:
    guest, lesson = Guest(house.address, "Jeanne"), Lesson(farwest.load(game))
    with guest.at(learn(guest, game), canvas=canvas) as place:
        assert place.until("table")["lesson"] is True
        while not lesson.done:
            at, scene = lesson.at, follow(place, lesson)
            coach, keys = scene["coach"], set()
            for thing in (*scene["picture"]["sprites"], *scene["picture"]["panels"]):
                keys.add(thing["key"])
            assert (at, len(lesson.steps)) == (coach["step"], coach["of"])
            assert {key for key in coach["keys"] if not key.startswith("page:")} <= keys
            offered = {offer["action"] for offer in scene["options"]}
            assert set(coach["lit"]) <= offered
            assert coach["next"] is not bool(offered)
        ended = coached(place, len(lesson.steps))
    assert ended["coach"]["done"] is True
    assert ended["coach"]["play_on"] is (lesson.match.seat is not None)
    assert ended["over"] is False


def test_another_answer_is_spoken_to_and_changes_nothing(house: HouseProcess) -> None:
    guest = Guest(house.address, "Jeanne")
    with guest.at(learn(guest, "goat", anew=True)) as place:
        place.send("learn", step=0)
        asked = coached(place, 1)
        other = next(o for o in asked["options"] if o["action"] not in asked["coach"]["lit"])
        place.send("play", move=asked["move"], action=other["action"])
        again = place.until("scene", where=lambda scene: scene["coach"]["again"])
    assert again["coach"]["text"].startswith("Legal: then Belle’s hat goes on it")
    assert (again["move"], again["picture"]) == (asked["move"], asked["picture"])


def test_what_does_not_fit_is_refused(house: HouseProcess) -> None:
    guest = Guest(house.address, "Jeanne")
    with guest.at(learn(guest, "goat", anew=True)) as place:
        move = coached(place)["move"]
        assert place.ask("play", move=move, action=0)["error"] == "NotNow"
        assert place.ask("learn", step=3)["error"] == "Stale"
        assert place.ask("learn", step=0, back=True)["error"] == "NotNow"
        assert place.ask("learn", step=0)["is"] == "done"
        assert place.ask("learn", step=1)["text"].startswith("This wants an answer")
        assert place.ask("play", move=coached(place, 1)["move"], action=0)["error"] == "Illegal"
        for wish in ("leave", "again", "stand"):
            assert place.ask(wish)["is"] == "refused"
        assert place.ask("undo", move=0)["is"] == "refused"


def test_it_is_taken_up_where_it_was_left(house: HouseProcess) -> None:
    guest, lesson = Guest(house.address, "Jeanne"), Lesson(farwest.load("meeples"))
    table = learn(guest, "meeples")
    with guest.at(table) as place:
        for _ in range(5):
            follow(place, lesson)
        coached(place, 5)
    assert learn(guest, "meeples") == table
    with guest.at(table) as place:
        assert coached(place)["coach"]["step"] == 5
        place.send("learn", step=5, back=True)
        assert coached(place, 4)["coach"]["back"] is True
    assert learn(guest, "meeples", anew=True) != table
    assert learn(Guest(house.address, "Opal"), "meeples") != table


def test_nobody_watches_and_no_list_has_it(house: HouseProcess) -> None:
    guest, stranger = Guest(house.address, "Jeanne"), Guest(house.address, "Opal")
    table = learn(guest, "carson")
    with stranger.at(table) as place:
        refused = place.hear()
    assert (refused["is"], refused["error"]) == ("refused", "NotYours")
    lobby = guest.get("/api/lobby")
    assert table not in [card["table"] for card in (*lobby["mine"], *lobby["watch"])]
    assert {card["name"]: card["lesson"] for card in lobby["games"]}["carson"] == 5
    state = guest.get(f"/api/tables/{table}")
    assert (state["commitment"], state["clock"], state["stage"]) == ("", "", "playing")
    assert guest.http.get(f"/api/tables/{table}/record").status_code == 409


@pytest.mark.parametrize("game", GAMES)
def test_one_may_play_on_from_its_end(house: HouseProcess, game: str) -> None:
    guest, lesson = Guest(house.address, "Jeanne"), Lesson(farwest.load(game))
    table = learn(guest, game)
    assert guest.http.post(f"/api/lessons/{table}/on").status_code == 409
    with guest.at(table) as place:
        while not lesson.done:
            follow(place, lesson)
        coached(place, lesson.at)
    stranger = Guest(house.address, "Opal")
    assert stranger.http.post(f"/api/lessons/{table}/on").status_code == 403
    answered = guest.http.post(f"/api/lessons/{table}/on")
    if lesson.match.seat is None:
        assert answered.status_code == 409
        return
    with guest.at(answered.json()["table"]) as place:
        assert place.my_turn()["coach"] is None


def test_there_is_no_lesson_for_what_is_no_game(house: HouseProcess) -> None:
    guest = Guest(house.address, "Jeanne")
    assert guest.http.post("/api/lessons", json={"game": "chess"}).status_code == 400
    with guest.at(guest.found({"who": "me"}, {"who": "bot"})) as place:
        assert place.ask("learn", step=0)["error"] == "NotNow"
