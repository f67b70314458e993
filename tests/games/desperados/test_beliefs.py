"""DESP-G38: the belief map: what it counts, what it may show, and how it is painted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import sqrt
from typing import Any

import pytest
from msgspec.structs import replace

from farwest.games.desperados import numbers as t
from farwest.games.desperados.bots.beliefs import beliefs, truth
from farwest.games.desperados.questions import DESPERADO_CARD, INTENT
from farwest.games.desperados.state import NO_SEAT, location
from farwest.kernel.state import OVER
from farwest.kit.art import colours, symbols
from farwest.kit.beliefs import with_beliefs
from farwest.kit.measures import Belief
from farwest.kit.painting import painted
from farwest.kit.sprites import CANVASES, MARGIN, Art, Box, Picture, Sprite
from farwest.laws import walk
from tests.games.desperados.table import GAME, PEOPLE, SEATS, AnyMatch, lay, to, told, town
from tests.games.desperados.test_hidden import planned as four_play
from tests.games.desperados.test_picture import overlap
from tests.games.desperados.test_worlds import fitting, planned

DRAWS = 20_000 if GAME.compiled else 3000
NEAR = [[a + b - k for a, b in t.ROADS if k in (a, b)] for k in range(t.TOWNS)]
EVERY = 7  # of the positions of a random game is looked at


def led(row: tuple[int, ...], here: int) -> int:
    """Where a row of cards leads; from the first dummy on, nowhere."""
    for card in row:
        if card != t.SALOON and card not in NEAR[here]:
            return here
        here = here if card == t.SALOON else card
    return here


def ends(rows: set[tuple[int, ...]], start: int) -> Counter[int]:
    return Counter(led(row, start) for row in rows)


def by_town(belief: Belief) -> Counter[int]:
    return +Counter(dict(enumerate(belief.ways)))


def of(match: AnyMatch, eyes: int | None, who: int) -> Belief:
    return next(belief for belief in beliefs(match.view(eyes)) if belief.who == who)


def pictured(match: AnyMatch, seat: int | None, canvas: str, revealed: bool = False) -> Picture:
    plain = painted(match, seat, canvas)
    assert plain is not None
    return with_beliefs(plain, match, seat, revealed)


def marks(picture: Picture) -> dict[str, Sprite]:
    found = [sprite for sprite in picture.sprites if sprite.layer == "beliefs"]
    return {sprite.key.removeprefix("belief-"): sprite for sprite in found}


def positions(seats: int, seed: int) -> Iterator[Any]:
    for n, s in enumerate(walk(GAME, seats, seed)):
        if n % EVERY == 0 or s.seat == OVER:
            yield s


@pytest.mark.parametrize("turns", [1, 2, 3, 4])
def test_desp_g38_g32_ways_are_the_rows_that_fit_what_was_seen(turns: int) -> None:
    """DESP-G38, DESP-G32: the same numbers as every row written out by the words of the rules."""
    match = planned(turns, {4: {2: "cheat"}})
    for who in (1, 2):
        rows = fitting(match.view(0), who, turns)
        assert ends(rows, match.state.start[who]) == by_town(of(match, 0, who))
    rows = fitting(match.view(1), 0, turns)
    assert ends(rows, match.state.start[0]) == by_town(of(match, 1, 0))


def test_desp_g38_h3_a_shown_card_narrows_the_map() -> None:
    """DESP-G38, DESP-H3: Patrick sat in the Saloon of La Luz; a turn later he is one road on."""
    match = planned(4, {4: {2: "cheat"}})
    assert {town("la_luz"): 3} == by_town(of(match, 0, 2))
    assert 1.0 == of(match, 0, 2).share(town("la_luz"))


def test_desp_g38_f11_who_is_stuck_stays_where_he_was() -> None:
    """DESP-G38, DESP-F11: rows of dummies count, once each, and lead nowhere."""
    match = lay(
        ("tuba_city", "tombstone", "roswell"),
        ("tuba_city", "tuba_city"),
        round=2,
        turn=4,
        rows=[
            ["shiprock", "aztec", "gallup"],
            ["saloon", "silver_city", "tombstone"],
            ["santa_fe", "aztec", "gallup"],
        ],
        lost=[[], ["el_paso", "salem"], []],
    )
    to(match, "MARSHAL_CARD")
    told(match, "lay los_lunas", "lay tuba_city")
    found, rows = of(match, 0, 1), fitting(match.view(0), 1, 4)
    assert ends(rows, town("tombstone")) == by_town(found)
    assert (t.SALOON, t.SILVER_CITY, t.TOMBSTONE, t.AZTEC) in rows
    assert location(match.state, 1) == town("tombstone") == truth(match.view(0), match.view(1))


def test_desp_g38_g32_worlds_are_drawn_as_often_as_the_map_says() -> None:
    """DESP-G38, DESP-G32: chi-square of the worlds that bots search, within five deviations."""
    match = planned(3)
    dice, belief = GAME.dice(5), of(match, 0, 1)
    world, found = GAME.world(match.view(0), dice), Counter[int]()
    for _ in range(DRAWS):
        world.redeal(0, dice)
        found[location(world, 1)] += 1
    assert set(found) == set(by_town(belief))
    chi = sum(
        (found[k] - DRAWS * belief.share(k)) ** 2 / (DRAWS * belief.share(k))
        for k in by_town(belief)
    )
    free = len(by_town(belief)) - 1
    assert abs(chi - free) < 5 * sqrt(2 * free)


@pytest.mark.parametrize("seats", SEATS)
def test_desp_g38_no_belief_excludes_the_truth(seats: int) -> None:
    """DESP-G38: through all eyes, at every stage of a random game; and every owner knows it."""
    seen = 0
    for s in positions(seats, 40 + seats):
        if s.marshal == NO_SEAT:
            continue
        for eyes in (-1, *range(seats)):
            for belief in beliefs(GAME.see(s, eyes)):
                here = truth(GAME.see(s, eyes), GAME.see(s, belief.who))
                assert belief.ways[here] > 0
                if s.step or not s.turn:
                    assert here == s.figure[belief.who]
                elif s.kind not in (DESPERADO_CARD, INTENT) or belief.who == s.marshal:
                    assert here == location(s, belief.who)
                else:  # this turn's card may be down already, unseen
                    assert here in (location(s, belief.who), *NEAR[location(s, belief.who)])
                seen += sum(map(bool, belief.ways)) > 1
    assert seen > 50


@pytest.mark.parametrize("seats", SEATS)
def test_desp_g38_the_public_map_is_the_map_of_both_sides(seats: int) -> None:
    """DESP-G38, DESP-H4: so a commentator who has it knows nothing that a watcher does not."""
    compared = 0
    for s in positions(seats, 60 + seats):
        public = {belief.who: belief for belief in beliefs(GAME.see(s, -1))}
        for eyes in range(seats):
            own = beliefs(GAME.see(s, eyes))
            assert own == [public[belief.who] for belief in own]
            compared += len(own)
    assert compared > 50


@pytest.mark.parametrize("seats", [3, 6])
def test_desp_g38_the_same_view_gives_the_same_map(seats: int) -> None:
    """DESP-G38: twin worlds, one of them redealt, are believed and painted the same."""
    dice, twins = GAME.dice(seats), 0
    for n, s in enumerate(positions(seats, 80 + seats)):
        if s.seat == OVER:
            continue
        eyes = n % seats
        match = GAME.match(seats, chance="by hand", names=PEOPLE[:seats])
        other = GAME.match(seats, chance="by hand", names=PEOPLE[:seats])
        match.state, other.state = s.clone(), GAME.world(GAME.see(s, eyes), dice)
        assert beliefs(match.view(eyes)) == beliefs(other.view(eyes))
        assert pictured(match, eyes, "wide").json() == pictured(other, eyes, "wide").json()
        twins += [list(r) for r in match.state.laid] != [list(r) for r in other.state.laid]
    assert twins > 3


def test_desp_g38_a_watchers_map_says_the_same_whatever_is_hidden() -> None:
    """DESP-G38: both sides redealt, one after the other."""
    match = four_play(3)
    plain = pictured(match, None, "tall").json()
    dice, rows = GAME.dice(2), [list(row) for row in match.state.laid]
    for _ in range(5):
        for eyes in (0, 1):
            match.state = GAME.world(match.view(eyes), dice)
        assert rows != [list(row) for row in match.state.laid]
        assert plain == pictured(match, None, "tall").json()


def test_desp_g38_only_the_other_side_is_believed_of() -> None:
    """DESP-G38, DESP-H1: the team knows the team; before the figures stand there is no map."""
    match = four_play(2)
    assert {0: [1, 2, 3], 1: [0], 3: [0], None: [0, 1, 2, 3]} == {
        eyes: [belief.who for belief in beliefs(match.view(eyes))] for eyes in (0, 1, 3, None)
    }
    assert [] == beliefs(GAME.match(3, chance="by hand").view(None))


def test_desp_g38_the_truth_is_marked_only_where_all_is_revealed() -> None:
    """DESP-G38: a golden ring round one disc of each, and a word for who does not see it."""
    match = four_play(3)
    match.names = list(PEOPLE[:4])

    def golden(picture: Picture) -> dict[str, str]:
        return {
            place: sprite.hint
            for place, sprite in marks(picture).items()
            if any(isinstance(part, Box) and part.fill == "gold" for part in sprite.parts)
        }

    assert {} == golden(pictured(match, None, "wide")) == golden(pictured(match, 0, "wide"))
    assert {
        "gallup": "salome really is here",
        "socorro": "gregor really is here",
        "la_luz": "patrick really is here",
        "el_paso": "sabine really is here",
    } == golden(pictured(match, None, "wide", revealed=True))


def test_desp_g38_what_the_map_says() -> None:
    """DESP-G38: the number is in the words, and the owner's brand is on the disc."""
    match = planned(1)
    match.names = list(PEOPLE[:3])
    picture = pictured(match, 1, "wide")
    found = marks(picture)
    assert {"tuba_city", "flagstaff", "gallup", "shiprock"} == set(found)
    assert {f"{name}: salome 25%" for name in ("Tuba City", "Gallup", "Flagstaff", "Shiprock")} == {
        sprite.label for sprite in found.values()
    }
    for sprite in found.values():
        assert ["brand-ring"] == [p.symbol for p in sprite.parts if isinstance(p, Art)]
    note = picture.notes[0]
    assert ("Suspicion map", ["salome: 4 towns, most likely Flagstaff, 25%"]) == (
        note.title,
        [row.label for row in note.rows],
    )
    match.language = "fr"
    assert "Gallup\u00a0: salome 25\u00a0%" == marks(pictured(match, 1, "wide"))["gallup"].label


@pytest.mark.parametrize("canvas", CANVASES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_desp_g38_the_map_keeps_what_every_picture_keeps(canvas: str, language: str) -> None:
    """DESP-G38, docs/look.md 5: margins, names, colours and symbols; keys of its own."""
    art, tokens, drawn = symbols(GAME.package), colours("noon"), 0
    for n, s in enumerate(positions(6, 31)):
        match = GAME.match(6, chance="by hand", names=PEOPLE)
        match.state, match.language = s.clone(), language
        eyes = (None, s.marshal, (s.marshal + 1) % 6)[n % 3] if s.marshal != NO_SEAT else None
        picture = pictured(match, eyes, canvas, revealed=n % 2 == 0)
        keys = [sprite.key for sprite in picture.sprites]
        assert len(set(keys)) == len(keys)
        for sprite in picture.sprites:
            if not sprite.key.startswith(("belief-", "glow-")):
                continue
            assert MARGIN <= round(sprite.x, 2)
            assert MARGIN <= round(sprite.y, 2)
            assert round(sprite.x + sprite.width, 2) <= picture.canvas.width - MARGIN
            assert round(sprite.y + sprite.height, 2) <= picture.canvas.height - MARGIN
            assert sprite.label.strip()
            assert not set("{}\n") & set(sprite.label + sprite.hint)
            for part in sprite.parts:
                assert not isinstance(part, Art) or part.symbol in art
                assert {getattr(part, key, "") for key in ("tint", "fill", "line")} - {""} <= set(
                    tokens
                )
            drawn += 1
    assert drawn > 100


@pytest.mark.parametrize("canvas", CANVASES)
def test_desp_g38_d8_no_disc_hides_the_name_of_its_town(canvas: str) -> None:
    """DESP-G38, DESP-D8: not even where somebody surely is, nor beside a numbered mark."""
    compared = 0
    for seats in (3, 6):
        for s in positions(seats, 50):
            match = GAME.match(seats, chance="by hand", names=PEOPLE[:seats])
            match.state = s.clone()
            picture = pictured(match, None, canvas, revealed=True)
            names = {x.key[5:]: x for x in picture.sprites if x.key.startswith("name-")}
            for place, sprite in marks(picture).items():
                for part in sprite.parts:
                    if isinstance(part, Box) and part.fill.startswith("seat-"):
                        disc = replace(part, x=part.x + sprite.x, y=part.y + sprite.y)
                        assert not overlap(names[place], disc), (place, sprite.label)
                        compared += 1
    assert compared > 100
