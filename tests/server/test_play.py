"""Games over the real wire."""

from __future__ import annotations

from typing import Any

import pytest

import farwest
from tests.server.guests import ME, OPEN, Guest, HouseProcess, Place, a_bot, another


def play_to_the_end(place: Place) -> dict[str, Any]:
    """The first option, always."""
    while True:
        scene = place.my_turn()
        if scene["over"]:
            return place.until("outcome")
        answer = place.ask("play", move=scene["move"], action=scene["options"][0]["action"])
        assert "done" == answer["is"], answer


def test_a_whole_game_against_bots_and_its_proof(house: HouseProcess) -> None:
    jeanne = Guest(house.address, "Jeanne")
    table = jeanne.found(ME, a_bot(), a_bot())

    with jeanne.at(table) as place:
        before = place.until("table")
        outcome = play_to_the_end(place)

    record = jeanne.http.get(f"/api/tables/{table}/record").text
    match = farwest.replay(record)
    assert match.scores() == outcome["scores"]
    assert before["commitment"] == outcome["commitment"] == match.commitment
    assert "5a" * 16 in outcome["salt"]
    assert farwest.verify(record).fair is True
    assert jeanne.get(f"/api/tables/{table}/verify")["fair"] is True


def test_the_same_message_twice_counts_once(house: HouseProcess) -> None:
    jeanne = Guest(house.address, "Jeanne")
    with jeanne.at(jeanne.found(ME, a_bot())) as place:
        scene = place.my_turn()
        move = {"move": scene["move"], "action": scene["options"][0]["action"], "ask": "once"}
        first = place.ask("play", **move)
        second = place.ask("play", **move)

    assert first == second


def test_a_late_answer_is_refused_and_changes_nothing(house: HouseProcess) -> None:
    jeanne = Guest(house.address, "Jeanne", "fr")
    with jeanne.at(jeanne.found(ME, a_bot()), language="fr") as place:
        scene = place.my_turn()
        late = place.ask("play", move=scene["move"] + 1, action=scene["options"][0]["action"])
        again = place.until("scene")

    assert ("refused", "Stale") == (late["is"], late["error"])
    assert "La table a avancé" in late["text"]
    assert (scene["move"], scene["options"]) == (again["move"], again["options"])


def test_an_impossible_move_is_refused_with_the_reason(house: HouseProcess) -> None:
    jeanne = Guest(house.address, "Jeanne")
    with jeanne.at(jeanne.found(ME, a_bot())) as place:
        scene = place.my_turn()
        possible = {option["action"] for option in scene["options"]}
        other = next(action for action in range(15, 40) if action not in possible)
        refused = place.ask("play", move=scene["move"], action=other)
        reason = place.ask("why-not", action=other)
        unknown = place.ask("play", move=scene["move"], action=100_000)

    assert "Illegal" == refused["error"]
    assert reason["text"] == refused["text"] != ""
    assert "This game has no such move." == unknown["text"]


def test_whoever_looks_may_ask_what_a_thing_does(house: HouseProcess) -> None:
    """From their own view, in their language; what is not there has no answer."""
    jeanne, opal = Guest(house.address, "Jeanne"), Guest(house.address, "Opal", "fr")
    table = jeanne.found(ME, a_bot(), public=True)
    with jeanne.at(table) as hers, opal.at(table, language="fr") as his:
        scene = hers.my_turn()
        option = f"option:{scene['options'][0]['name']}"
        his.until("scene")
        told = [
            (place.ask("explain", thing=thing)["explanation"] or {}).get("title")
            for place in (hers, his)
            for thing in ("tile-bank", option, "stage", "card-nobody")
        ]

    assert ["Bank", scene["options"][0]["text"], None, None] == told[:4]
    assert ["Banque", None, None, None] == told[4:]


def test_two_people_see_their_own_cards_only_and_one_cannot_play_for_the_other(
    house: HouseProcess,
) -> None:
    jeanne, opal = Guest(house.address, "Jeanne"), Guest(house.address, "Opal")
    table = jeanne.found(ME, OPEN)
    with jeanne.at(table) as hers, opal.at(table, salt="") as his:
        hers.until("table")
        assert "done" == his.ask("sit", seat=1, salt="77" * 16)["is"]
        first, second = hers.until("scene"), his.until("scene")
        assert [0, 1] == [first["seat"], second["seat"]]
        assert first["acting"] == second["acting"]
        waiting, asking = (his, first) if first["acting"] == 0 else (hers, second)
        refused = waiting.ask("play", move=asking["move"], action=asking["options"][0]["action"])

    assert "NotYours" == refused["error"]


def test_a_lost_line_resumes_without_loss_or_doubling(house: HouseProcess) -> None:
    jeanne = Guest(house.address, "Jeanne")
    table = jeanne.found(ME, a_bot(), a_bot())
    move, action = -1, -1
    with jeanne.at(table) as place:
        for _ in range(3):
            scene = place.my_turn()
            move, action = scene["move"], scene["options"][0]["action"]
            place.send("play", move=move, action=action, ask=f"m{move}")
        lines = place.lines
    with jeanne.at(table, since=move) as place:
        again = place.ask("play", move=move, action=action, ask=f"m{move}")
        while place.my_turn()["move"] <= move:  # the house had not read the lost line to its end
            pass
        lines += place.lines
    with jeanne.at(table) as place:
        place.my_turn()
        whole = place.lines

    assert "done" == again["is"]
    assert whole == lines


def test_nobody_sees_cards_before_the_right_one_holds_the_device(house: HouseProcess) -> None:
    jeanne = Guest(house.address, "Jeanne")
    table = jeanne.found(ME, another("Opal"))
    with jeanne.at(table) as place:
        covered = place.until("scene")
        acting = covered["acting"]
        assert "done" == place.ask("lift", seat=acting)["is"]
        shown = place.until("scene")
        other = place.ask("lift", seat=5)

    assert (-1, acting, []) == (covered["seat"], covered["curtain"], covered["options"])
    assert (acting, -1) == (shown["seat"], shown["curtain"])
    assert shown["options"]
    assert "NotYours" == other["error"]


@pytest.mark.parametrize("game", ["meeples", "circles", "carson"])
def test_where_nothing_is_hidden_the_device_needs_no_curtain(
    house: HouseProcess, game: str
) -> None:
    jeanne = Guest(house.address, "Jeanne")
    table = jeanne.found(ME, another("Opal"), game=game)
    with jeanne.at(table) as place:
        asked = []
        for _ in range(6):
            scene = place.my_turn()
            asked.append((scene["seat"], scene["curtain"]))
            place.send("play", move=scene["move"], action=scene["options"][0]["action"])

    assert {-1} == {curtain for _, curtain in asked}
    assert {0, 1} == {seat for seat, _ in asked}


def test_undo_where_nothing_came_out(house: HouseProcess) -> None:
    jeanne = Guest(house.address, "Jeanne")
    with jeanne.at(jeanne.found(ME, a_bot(), variant={"first_dealer": 0})) as place:
        scene = place.my_turn()
        place.ask("play", move=scene["move"], action=scene["options"][0]["action"])
        chosen = place.my_turn()
        assert "safe" == chosen["undo"]
        assert "done" == place.ask("undo", move=chosen["move"])["is"]
        back = place.my_turn()

    assert (scene["move"], scene["options"]) == (back["move"], back["options"])
    assert -1 == back["since"]


def test_further_back_everybody_must_agree(house: HouseProcess) -> None:
    jeanne, opal = Guest(house.address, "Jeanne"), Guest(house.address, "Opal")
    table = jeanne.found(ME, OPEN, variant={"first_dealer": 0})
    with jeanne.at(table) as hers, opal.at(table, salt="") as his:
        hers.until("table")
        his.ask("sit", seat=1, salt="77" * 16)
        start = scene = hers.my_turn()
        while scene["acting"] == 0:
            hers.ask("play", move=scene["move"], action=scene["options"][0]["action"])
            scene = hers.until("scene", where=lambda s: s["options"] or s["acting"] != 0)
        answer = his.my_turn()
        his.ask("play", move=answer["move"], action=answer["options"][0]["action"])
        moved = hers.until("scene", where=lambda s: s["move"] > scene["move"] and s["undo"] != "no")
        assert "ask" == moved["undo"]
        hers.ask("undo", move=moved["move"])
        assert 0 == his.until("table", where=lambda t: t["asks_undo"] >= 0)["asks_undo"]
        his.ask("agree", yes=True)
        back = hers.until("scene", where=lambda s: s["move"] < moved["move"])

    assert start["move"] < back["move"]
    assert back["options"]


def test_who_leaves_is_replaced_by_a_bot_and_may_come_back(house: HouseProcess) -> None:
    jeanne, opal = Guest(house.address, "Jeanne"), Guest(house.address, "Opal")
    table = jeanne.found(ME, OPEN, variant={"first_dealer": 1})
    with jeanne.at(table) as hers, opal.at(table, salt="") as his:
        hers.until("table")
        his.ask("sit", seat=1, salt="77" * 16)
        his.my_turn()
        his.ask("leave", level="greenhorn")
        gone = hers.until("table", where=lambda t: t["chairs"][1]["who"] == "bot")
        asked = hers.my_turn()
        assert "done" == his.ask("return")["is"]
        back = hers.until("table", where=lambda t: t["chairs"][1]["who"] == "guest")

    assert ("Opal", "greenhorn") == (gone["chairs"][1]["bot_for"], gone["chairs"][1]["level"])
    assert asked["options"]
    assert "Opal" == back["chairs"][1]["name"]


def test_a_hint_names_an_option_and_its_chance(house: HouseProcess) -> None:
    jeanne = Guest(house.address, "Jeanne")
    with jeanne.at(jeanne.found(ME, a_bot())) as place:
        scene = place.my_turn()
        advice = place.ask("hint")

    options = {option["action"] for option in scene["options"]}
    assert {offer["action"] for offer in advice["options"]} <= options
    assert len(advice["chances"]) == len(advice["options"]) > 0
    assert all(0 <= chance <= 1 for chance in advice["chances"] if chance is not None)
    assert advice["chances"][0] is not None
    assert advice["best"]
    assert " win" in advice["chance"]
    assert advice["reason"].endswith(".")
    assert advice["note"].endswith("what you can see.")


def test_why_not_that_one_is_told_of_any_option(house: HouseProcess) -> None:
    jeanne = Guest(house.address, "Jeanne")
    with jeanne.at(jeanne.found(ME, a_bot()), language="fr") as place:
        scene = place.my_turn()
        advice = place.ask("hint")
        best, *others = [option["action"] for option in advice["options"]]
        told = [place.ask("why-not", action=other) for other in (others[-1], best)]

    assert {option["action"] for option in scene["options"]} == {best, *others}
    assert ["reason", "reason"] == [reason["is"] for reason in told]
    assert told[0]["note"].endswith("d’après ce que vous voyez.")
    assert told[0]["text"] != told[1]["text"] == "C’est celui que je choisirais."


def test_a_rematch_has_the_same_people_on_other_seats(house: HouseProcess) -> None:
    jeanne = Guest(house.address, "Jeanne")
    table = jeanne.found(ME, a_bot("greenhorn"))
    with jeanne.at(table) as place:
        play_to_the_end(place)
        place.ask("again")
        following = place.until("table", where=lambda t: bool(t["next"]))["next"]
    with jeanne.at(following) as place:
        state = place.until("table")

    assert following != table
    assert [1] == state["mine"]
    assert ["bot", "me"] == [chair["who"] for chair in state["chairs"]]


def test_talk_is_heard_by_all_and_kept(house: HouseProcess) -> None:
    jeanne, opal = Guest(house.address, "Jeanne"), Guest(house.address, "Opal")
    table = jeanne.found(ME, a_bot())
    text = "<b>Well</b> & “good”"
    with jeanne.at(table) as hers, opal.at(table, salt="") as his:
        hers.ask("chat", text=text)
        heard = his.until("talk")
    with opal.at(table, salt="") as his:
        kept = his.until("talk")

    assert (text, "Jeanne", 0) == (heard["text"], heard["name"], heard["seat"])
    assert heard == kept


def test_both_languages_at_once(house: HouseProcess) -> None:
    jeanne = Guest(house.address, "Jeanne")
    with jeanne.at(jeanne.found(ME, a_bot())) as place:
        english = place.my_turn()
        before = len(place.lines)
        place.send("look", language="fr", canvas="tall")
        french = place.my_turn()

    assert english["question"] != french["question"]
    assert before == len(french["lines"])
    assert ["wide", "tall"] == [s["picture"]["canvas"]["name"] for s in (english, french)]
    assert not {o["text"] for o in english["options"]} & {o["text"] for o in french["options"]}


def test_what_happens_by_itself_is_shown_one_thing_after_the_other(house: HouseProcess) -> None:
    """Draws and forced moves between two questions: a scene for each, the question in the last."""
    jeanne = Guest(house.address, "Jeanne")
    with jeanne.at(jeanne.found(ME, a_bot(), game="meeples")) as place:
        for _ in range(12):
            scene = place.my_turn()
            place.ask("play", move=scene["move"], action=scene["options"][0]["action"])
        place.my_turn()
        later = place.scenes[1:]

    assert all(len({line["move"] for line in scene["lines"]}) <= 1 for scene in later)
    assert len(later) > 12
    assert any(not scene["options"] and scene["acting"] == scene["seat"] for scene in later)
