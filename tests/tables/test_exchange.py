"""DESP-F9, DESP-G41: the marshal exchanges his card by right while the gang is at it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from farwest.kernel.errors import IllegalAction
from farwest.tables import film, wire
from farwest.tables.errors import NotYours, Stale
from farwest.tables.watcher import Watcher
from tests.games.desperados.table import lay, row, to
from tests.tables.gang import GREGOR, PATRICK, SABINE, say, seated
from tests.tables.gangs import Gang
from tests.tables.test_intents import seen_by
from tests.tables.test_table import Sitting

MARSHAL = 0
EYES = {"gregor": "p1", "sabine": "p3", "a watcher": "stranger"}


def laid(sitting: Sitting) -> list[str]:
    return row(sitting.table.playing, MARSHAL)


def before_the_card() -> Sitting:
    """The marshal stands in Phoenix and has sent his sheriffs."""
    match = lay(("phoenix", "roswell", "salem", "aztec"), ["flagstaff"] * 3)
    return seated(to(match, "MARSHAL_CARD"))


def test_desp_x19_two_of_three_have_laid_and_the_marshal_exchanges() -> None:
    """DESP-X19: he lays Payson instead; then the third desperado lays: locked."""
    sitting = before_the_card()
    say(sitting, MARSHAL, "lay globe")
    say(sitting, GREGOR, "lay la_luz")
    say(sitting, PATRICK, "lay el_paso")
    say(sitting, MARSHAL, "lay payson")
    assert ["payson"] == laid(sitting)
    assert [SABINE] == sitting.table.thinking()
    say(sitting, SABINE, "lay gallup")

    cards = [row(sitting.table.playing, seat) for seat in range(4)]
    assert [["payson"], ["la_luz"], ["el_paso"], ["gallup"]] == cards
    again = sitting.again()
    assert sitting.table.playing.actions == again.playing.actions
    assert sitting.table.held == again.held


def test_desp_g41_as_often_as_he_likes_until_the_launch() -> None:
    """Between the lock and the launch he learns nothing: were it refused, he would."""
    sitting = before_the_card()
    for card in ("globe", "tucson", "saloon", "flagstaff"):
        say(sitting, MARSHAL, f"lay {card}")
        assert [card] == laid(sitting)
    for seat, card in ((GREGOR, "la_luz"), (PATRICK, "el_paso"), (SABINE, "gallup")):
        say(sitting, seat, f"lay {card}")
    assert "INTENT" == sitting.table.game.questions[sitting.table.playing.state.kind]
    say(sitting, GREGOR, "nothing")
    say(sitting, MARSHAL, "lay payson")
    assert ["payson"] == laid(sitting)
    say(sitting, PATRICK, "nothing")
    say(sitting, SABINE, "nothing")
    with pytest.raises(IllegalAction):  # the next turn: his sheriffs are asked for
        say(sitting, MARSHAL, "lay globe")
    assert ["payson"] == laid(sitting)


def test_desp_f9_only_this_turns_card_and_only_for_a_legal_one() -> None:
    """DESP-F9: coaches and sheriffs are not taken back."""
    sitting = before_the_card()
    say(sitting, MARSHAL, "lay globe")
    for wish in ("lay salem", "stay", "ride phoenix"):
        with pytest.raises(IllegalAction):
            say(sitting, MARSHAL, wish)
    assert ["globe"] == laid(sitting)
    with pytest.raises(Stale):
        sitting.table.play(MARSHAL, 99, sitting.table.game.parse("lay payson"), "x", 0.0)


def test_desp_f9_a_desperado_has_no_card_of_the_marshals_to_exchange() -> None:
    sitting = before_the_card()
    assert sitting.table.exchange(MARSHAL) is None
    with pytest.raises(NotYours):
        say(sitting, GREGOR, "lay la_luz")
    say(sitting, MARSHAL, "lay globe")
    assert [None] * 3 == [sitting.table.exchange(seat) for seat in (GREGOR, PATRICK, SABINE)]


def test_desp_f11_who_is_stuck_exchanges_nothing() -> None:
    """DESP-F11: a stuck player may retract nothing."""
    rows = [["saloon", "silver_city", "tombstone"], ["aztec", "gallup", "tuba_city"]]
    rows += [["el_paso", "tombstone", "salem"]]
    start = ("tombstone", "santa_fe", "roswell")
    lost = [["el_paso", "salem"], [], []]
    match = lay(start, ["aztec", "aztec"], turn=4, rows=rows, lost=lost)
    sitting = seated(to(match, "DESPERADO_CARD"))
    assert 4 == sitting.table.playing.state.stuck[MARSHAL]
    assert sitting.table.exchange(MARSHAL) is None


def test_desp_g41_his_ticket_stays_open_with_his_card_on_it() -> None:
    sitting = before_the_card()
    asked = [offer.name for offer in seen_by(sitting, MARSHAL).options]
    say(sitting, MARSHAL, "lay globe")
    scene = seen_by(sitting, MARSHAL)

    assert asked == [offer.name for offer in scene.options]
    assert sitting.table.game.parse("lay globe") == scene.held
    assert "DESP-F6" == scene.rule
    say(sitting, MARSHAL, "lay payson")
    assert sitting.table.game.parse("lay payson") == seen_by(sitting, MARSHAL).held
    assert "You play Payson." == seen_by(sitting, MARSHAL).lines[-1].text


STORIES = {  # what is done after the marshal has laid Globe; the gang's cards are the same
    "he keeps it": "1 la_luz, 2 el_paso, 3 gallup",
    "he exchanges": "0 payson, 1 la_luz, 0 tucson, 2 el_paso, 0 globe, 3 gallup, 0 saloon, 0 globe",
}


def sent(story: str, person: str) -> list[bytes]:
    """All that a socket carries, message for message."""
    sitting, watcher = before_the_card(), Watcher(person, "", "en", "wide", -1)
    say(sitting, MARSHAL, "lay globe")
    found = [*film.shown(sitting.table, watcher, 0.0)]
    for line in STORIES[story].split(", "):
        who, _, card = line.partition(" ")
        say(sitting, int(who), f"lay {card}")
        found += film.shown(sitting.table, watcher, 0.0)
    for seat in (GREGOR, PATRICK, SABINE):
        say(sitting, seat, "nothing")
        found += film.shown(sitting.table, watcher, 0.0)
    return [msgspec.json.encode(message) for message in found]


@pytest.mark.parametrize("person", EYES.values(), ids=EYES)
def test_desp_g41_nobody_can_tell_that_he_exchanged(person: str) -> None:
    assert sent("he keeps it", person) == sent("he exchanges", person)


@pytest.mark.parametrize("person", EYES.values(), ids=EYES)
def test_desp_g41_the_moment_of_an_exchange_is_his_own(person: str) -> None:
    """When a table was last moved is shown to all: an exchange is no move."""
    sitting = before_the_card()
    say(sitting, MARSHAL, "lay globe", 10.0)
    at, moves = sitting.table.at, [sitting.table.seen(k) for k in (None, 0, 1, 2, 3)]
    say(sitting, MARSHAL, "lay payson", 20.0)

    assert (10.0, at) == (at, sitting.table.at)
    assert moves == [sitting.table.seen(k) for k in (None, 0, 1, 2, 3)]


def test_desp_g41_the_gangs_progress_does_not_show_in_what_the_marshal_may_do() -> None:
    """From its first card to the launch his scene is the same, his right included."""
    sitting = before_the_card()
    say(sitting, MARSHAL, "lay globe")
    first = seen_by(sitting, MARSHAL)
    for seat, card in ((SABINE, "gallup"), (GREGOR, "la_luz"), (PATRICK, "el_paso")):
        say(sitting, seat, f"lay {card}")
        assert first == seen_by(sitting, MARSHAL)
    say(sitting, GREGOR, "nothing")
    assert first == seen_by(sitting, MARSHAL)


def test_desp_g41_in_a_room_no_socket_but_his_is_woken(tmp_path: Path) -> None:
    async def story() -> None:
        gang = await Gang(tmp_path).begun()
        live = gang.live
        eyes = [await gang.come(f"p{seat}", "wide") for seat in range(4)]
        table = live.table
        for _ in range(12):
            if table.game.questions[table.playing.state.kind] == "DESPERADO_CARD":
                break
            seat = table.acting
            action = table.playing.state.legal()[0]
            await live.handle(eyes[seat], wire.Play(f"a{table.n}", table.seen(seat), action))
            table = live.table
        for watcher in eyes:
            await gang.heard(watcher)
        before = table.playing.actions[-1]
        other = next(a for a in table.exchange(0).state.legal() if a != before)  # type: ignore[union-attr]
        await live.handle(eyes[0], wire.Play("swap", table.seen(0), other))

        assert other == live.table.playing.actions[-1]
        assert [[]] * 3 == [[*watcher._mail, *watcher._news] for watcher in eyes[1:]]
        said = await gang.heard(eyes[0])
        assert [wire.Done, wire.Scene] == [type(message) for message in said]
        await live.handle(eyes[0], wire.Play("swap", 99, before))  # sent twice: carried out once
        assert other == live.table.playing.actions[-1]

    asyncio.run(story())
