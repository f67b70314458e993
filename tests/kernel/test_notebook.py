"""What a notebook and a server ask of a match beyond playing it."""

from __future__ import annotations

import subprocess
import sys
from copy import copy
from dataclasses import replace
from typing import Any
from xml.etree import ElementTree

import pytest

import farwest
from farwest.errors import BadCall
from farwest.kernel.game import Game
from farwest.kernel.voice import Person
from farwest.kit.painting import painted
from farwest.kit.rooms import Board, ask
from farwest.kit.texts import SENTENCES, Named, Texts
from tests.kernel.test_bad_input import GOAT, played

SVG = "{http://www.w3.org/2000/svg}"


def test_a_match_shows_itself_as_a_watcher_sees_it() -> None:
    match = played(40)
    svg = match._repr_svg_()
    root = ElementTree.fromstring(svg)
    assert root.tag == f"{SVG}svg"
    picture = painted(match, None)
    assert picture is not None
    shown = {str(node.get("id")) for node in root.iter(f"{SVG}g")}
    assert {sprite.key for sprite in picture.sprites} <= shown
    assert picture != painted(match, match.seat)


def test_a_match_shows_itself_in_its_language() -> None:
    french = GOAT.match(3, seed=1, language="fr")
    assert "La ville" in str(french._repr_svg_())
    assert "La ville" not in str(GOAT.match(3, seed=1)._repr_svg_())


def test_a_game_without_a_paint_room_shows_no_picture() -> None:
    bare: Game[Any, Any] = replace(GOAT, package="bench.connect4")
    assert ask(bare, Board) is None
    bare.__dict__["rules"] = GOAT.rules  # as its cached_property would
    assert bare.match(3, seed=1)._repr_svg_() is None
    assert ask(GOAT, Board) is not None


def test_events_since_a_turn_are_the_last_of_all_events() -> None:
    match = played(60)
    for seat in (0, 3, None):
        told = match.events(seat)
        for since in (-5, 0, 1, 17, match.move, match.move + 1, 999):
            assert [event for event in told if event.move >= since] == match.events(seat, since)
            assert match.scene(seat, since).events == match.events(seat, since)


def test_a_watcher_has_no_world() -> None:
    """What a watcher cannot know includes what every seat knows: no redeal is written for that."""
    match = played(40)
    with pytest.raises(BadCall, match="a watcher has none"):
        GOAT.world(match.view(None), GOAT.dice(1))
    assert GOAT.world(match.view(1), GOAT.dice(1)).seats == 4


def test_a_copied_match_goes_its_own_way() -> None:
    """A match changes no state, list or dealer in place, so a copy can try a move."""
    match = played(20)
    before = match.position(), match.record, list(match.log)
    other = copy(match)
    while other.seat is not None:
        other.play(other.options()[0].action)
    assert before == (match.position(), match.record, list(match.log))
    match.play(match.options()[0].action)
    assert other.actions[: match.move] == match.actions


def test_what_is_remembered_of_one_fact_is_not_said_of_another() -> None:
    """Facts that Python takes for equal are told apart, and so are languages and folders."""
    texts, other = GOAT.voice, farwest.load("meeples").voice
    assert isinstance(texts, Texts)
    assert isinstance(other, Texts)
    me, her, thief = Person("Eva", True), Person("Eva", False), Named("character", "thief")
    for language in ("en", "fr"):
        said = [texts.say(language, "event-became-dealer", {"who": who}) for who in (me, her)]
        assert said[0] != said[1]
        again = [texts.say(language, "event-became-dealer", {"who": who}) for who in (me, her)]
        assert said == again
    offers = [texts.say(language, "option-offer", {"a": thief}) for language in ("en", "fr")]
    assert offers[0] != offers[1]
    assert texts.say("en", "game", {}) != other.say("en", "game", {})


def test_what_is_remembered_is_bounded() -> None:
    texts = GOAT.voice
    assert isinstance(texts, Texts)
    for n in range(SENTENCES + 10):
        texts.say("en", "seat", {"n": n})
    remembered = Texts._phrase.cache_info()
    assert remembered.currsize == remembered.maxsize == SENTENCES
    assert texts.say("en", "seat", {"n": 0}) == played(0).people(None)[0].name


def test_the_door_is_still_light() -> None:
    """A picture costs nothing until it is asked for."""
    code = "import sys, farwest; print('farwest.kit.drawing' in sys.modules)"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout.split() == ["False"]
    assert farwest.games()
