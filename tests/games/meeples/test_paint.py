"""The picture of meeples: what is shown, what moves, what may be clicked, what is previewed."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from farwest.games.meeples import numbers as t
from farwest.games.meeples.board.painting import paint
from farwest.games.meeples.board.standing import standing
from farwest.games.meeples.questions import ASKINGS, BUILD, UPGRADE
from farwest.kit.sprites import CANVASES, Art, Panel, Picture, Sprite, Words, brand
from farwest.laws import walk
from tests.games.meeples.table import (
    GAME,
    MEEPLES,
    PEOPLE,
    RULES,
    SPACES,
    AnyMatch,
    duel,
    lay,
    resolving,
    told,
)

PREVIEW = re.compile(r"preview-(\d+)-\d+")
TYPES = {f"meeple-{name}" for name in MEEPLES}


def say(message: str, **given: Any) -> str:
    return str(GAME.voice.say("en", message, given))


def picture(match: AnyMatch, seat: int | None = 0, canvas: str = "wide") -> Picture:
    return paint(match.view(seat), CANVASES[canvas], say, PEOPLE[: match.seats])


def sprite(shown: Picture, key: str) -> Sprite:
    return next(found for found in shown.sprites if found.key == key)


def pieces(shown: Picture) -> dict[str, str]:
    """By key: what it is, of all that moves."""
    moving = [found for found in shown.sprites if found.layer in ("pieces", "brands")]
    return {found.key: found.symbol for found in moving}


def previewed(shown: Picture, action: str) -> dict[str, list[str]]:
    """By number: the Spaces where a preview of this action lands."""
    number = GAME.parse(action)
    found: dict[str, list[str]] = {}
    for one in shown.sprites:
        mine = PREVIEW.fullmatch(one.key)
        counted = re.match(r"Meeple (\d+)", one.label)
        if mine and int(mine[1]) == number and counted:
            found.setdefault(counted[1], []).append(space_at(shown, one))
    return found


def space_at(shown: Picture, landing: Sprite) -> str:
    places = {
        (found.x, found.y): found.key.removeprefix("space-")
        for found in shown.sprites
        if found.key.startswith("space-")
    }
    return places[landing.x, landing.y]


def panel(shown: Picture, seat: int) -> Panel:
    return shown.panels[seat]


def test_every_meeple_is_shown_once_and_all_the_goods() -> None:
    """MEEP-C1, MEEP-C2, MEEP-C3: at every step of play nothing is lost from the picture."""
    for seats in GAME.seats:
        for n, s in enumerate(walk(GAME, seats, 3)):
            if n % 5 == 0 and GAME.questions[s.kind] != "DEAL_MEEPLE":
                shown = paint(GAME.see(s, -1), CANVASES["tall"], say, PEOPLE[:seats])
                symbols = Counter(pieces(shown).values())
                boxed = list(s.box)
                for meeple, name in enumerate(MEEPLES):
                    assert symbols[f"meeple-{name}"] == t.IN_BOX[meeple] - boxed[meeple]
                assert symbols["cube-gold"] + sum(s.gold) == t.PIECES_IN_BOX[t.GOLD]
                assert symbols["cube-stone"] + sum(s.stone) == t.PIECES_IN_BOX[t.STONE]
                assert symbols["dynamite"] == t.PIECES_IN_BOX[t.DYNAMITE]
                assert symbols["gold-bar"] == s.bars_left


def test_roles_have_a_shape_besides_their_colour() -> None:
    """MEEP-D10: another symbol each, none of them the plain meeple."""
    match = lay(inside={"t1": "builder miner robber deputy"})
    drawn = {
        art.symbol for one in picture(match).sprites for art in one.parts if isinstance(art, Art)
    }
    assert drawn & TYPES == TYPES


def test_whose_token_lies_under_a_duellist_is_plain() -> None:
    """MEEP-D10, MEEP-F14: a disc with the brand of the seat, and words for who cannot see it."""
    match = duel("builder", "deputy", 3, token={"sw": 2, "se": 0})
    shown = picture(match, 1)
    for end, seat in (("sw", 2), ("se", 0)):
        token = sprite(shown, f"token-{end}")
        assert brand(seat) in [part.symbol for part in token.parts if isinstance(part, Art)]
        assert f"{PEOPLE[seat]} controls it" in token.label
        assert f"{PEOPLE[seat]} controls it" in sprite(shown, f"space-{end}").label
    assert "Controls the Builder, west" == panel(shown, 2).status


@pytest.mark.parametrize("canvas", CANVASES)
def test_a_pick_previews_both_ways_landing_by_landing(canvas: str) -> None:
    """MEEP-D10, MEEP-F10: as MEEP-X12 has it, an occupied Showdown space is skipped."""
    match = lay(inside={"t6": "builder miner"}, standing={"se": "robber"}, token={"se": 1})
    assert {"1": ["b6", "t5"], "2": ["b5", "t4"]} == previewed(picture(match, 0, canvas), "pick t6")
    assert {} == previewed(picture(match, 1, canvas), "pick t6")  # who is not asked sees none


def test_a_direction_previews_its_own_way_and_the_other() -> None:
    """MEEP-F7: the picked Building is framed; a Space reached sooner that way answers for it."""
    match = lay(inside={"t3": "deputy builder miner"})
    match.play("pick t3")
    shown = picture(match)
    both = {"1": ["t4", "t2"], "2": ["t5", "t1"], "3": ["t6", "sw"]}
    assert both == previewed(shown, "go cw") == previewed(shown, "go ccw")
    solid = [one for one in shown.sprites if one.key.startswith(f"preview-{GAME.parse('go cw')}-")]
    ghosts = [one for one in solid if any(part.symbol == "meeple" for part in arts(one))]
    assert ["t4", "t5", "t6"] == [space_at(shown, one) for one in ghosts]
    touched = {touch.action: touch.keys for touch in shown.touches}
    assert ("space-t4", "space-t5", "space-t6") == touched[GAME.parse("go cw")]
    assert ("space-t2", "space-t1", "space-sw") == touched[GAME.parse("go ccw")]
    assert sprite(shown, "picked").x == sprite(shown, "lot-t3").x


def arts(one: Sprite) -> list[Art]:
    return [part for part in one.parts if isinstance(part, Art)]


def test_previews_are_where_the_meeples_go() -> None:
    """MEEP-F17: every preview of a pick, against the sowing itself."""
    compared = 0
    for s in walk(GAME, 3, 5):
        if GAME.questions[s.kind] != "PICK":
            continue
        shown = paint(GAME.see(s, s.seat), CANVASES["wide"], say, PEOPLE[:3])
        for pick in s.legal():
            if pick < t.BUILDINGS and sum(s.inside[pick]) <= 6 and not s.inside[pick][t.MADAME]:
                ways = [sown(s, pick, direction) for direction in ("go cw", "go ccw")]
                there = {str(k + 1): list(pair) for k, pair in enumerate(zip(*ways, strict=True))}
                assert there == previewed(shown, GAME.action_names[pick])
                compared += 1
    assert compared > 100


def sown(s: Any, pick: int, direction: str) -> list[str]:
    """Where the meeples of a Building land, in order."""
    world, landed = s.clone(), []
    world.play(pick)
    world.play(GAME.parse(direction))
    while GAME.questions[world.kind] in ("DROP", "CONTROLLER"):
        if GAME.questions[world.kind] == "DROP":
            landed.append(SPACES[world.a])
        world.play(world.legal()[0])
    return landed


def test_each_dropped_meeple_moves_on_its_own() -> None:
    """One piece leaves the hand, one of its kind stands there; all others keep their keys."""
    match = lay(inside={"t3": "deputy builder*2 miner"})
    match.play("pick t3")
    match.play("go ccw")
    for drop, space in (("deputy", "t2"), ("builder", "t1")):
        before = pieces(picture(match))
        match.play(f"drop {drop}")
        after = pieces(picture(match))
        gone, fresh = before.keys() - after.keys(), after.keys() - before.keys()
        assert [f"meeple-{drop}"] == [before[key] for key in gone]
        assert [f"at-{space}-{drop}-0"] == sorted(fresh)


def test_madame_keeps_her_key() -> None:
    match = lay(inside={"t1": "builder*3"})
    for action in ("pick saloon", "start t1"):
        assert "madame" in pieces(picture(match))
        match.play(action)
    assert "madame" in pieces(picture(match))


def test_dynamite_keeps_its_key_from_the_jail_to_the_explosion() -> None:
    """MEEP-F5, MEEP-E18: only the place changes."""
    places = []
    for left, primed in ((3, 0), (2, 1), (2, 0)):
        match = lay(inside={"jail": "robber"}, jail_dynamite=left, bag_dynamite=primed)
        shown = sprite(picture(match), "dynamite-0")
        places.append((shown.x, shown.y))
        assert "dynamite" == shown.symbol
    assert len(set(places)) == 3


def test_what_an_answer_does_is_what_it_touches() -> None:
    """The Door; both ends; the lot that is built on; the die."""
    match = resolving(
        {"t1": "builder", "sw": "miner", "se": "robber"}, token={"sw": 0, "se": 1}, stone=(3,)
    )
    keys = {GAME.action_names[touch.action]: touch.keys for touch in picture(match).touches}
    assert ("space-t1",) == keys["resolve t1"]
    assert ("space-sw", "space-se") == keys["showdown"]
    match.play("resolve t1")
    keys = {GAME.action_names[touch.action]: touch.keys for touch in picture(match).touches}
    assert {"yes": ("lot-t1",), "no": ("space-t1",)} == keys


def test_what_a_resolution_brings_is_shown_before_it_is_chosen() -> None:
    """MEEP-E1, MEEP-E6, MEEP-E7: who draws how many, who may build; nothing for no effect."""
    doors = {"t1": "miner", "t2": "robber", "b1": "builder", "t5": "deputy"}
    match = resolving(doors, 3, inside={"t2": "miner*2"}, owner={"t1": 1}, stone=(3,))
    gains = {one.key: one.label for one in picture(match).sprites if PREVIEW.fullmatch(one.key)}
    said = {"t1": "green draws 2", "t2": "You draw 4", "b1": "You can build or upgrade"}
    assert {f"preview-{GAME.parse(f'resolve {k}')}-0": words for k, words in said.items()} == gains


def test_the_corner_signs_say_how_far_the_end_is() -> None:
    """MEEP-D10, MEEP-G1: Bag counts, cheapest Bar, empty Graves, explosions; and the last round."""
    match = lay(graves="builder*2", bars=(2,), gold=(4, 1), stone=(2,), jail_dynamite=1)
    labels = {one.key: one.label for one in picture(match).sprites}
    assert "4 empty" in labels["graves"]
    assert "Next bar: 7 gold" in labels["gold-bank"]
    assert "Bag: 31 Gold, 16 Stone, 0 Dynamite" == labels["mining-bag"]
    assert "Exploded: 2 of 3" == labels["explosions"]
    assert "Round 1" == labels["round"]
    for ending in (lay(active=1, graves="builder*6"), lay(round=60)):  # MEEP-G2, MEEP-G6
        assert "Last round" == sprite(picture(ending), "round").label


def test_points_are_those_of_the_rules() -> None:
    """MEEP-G4: the standing counts as the game does, at every step."""
    for n, s in enumerate(walk(GAME, 4, 11)):
        if n % 7 == 0:
            told = standing(GAME.see(s, 0), say, PEOPLE)
            assert [one.points for one in told.tallies] == s.final_points()
            assert [one.place for one in told.tallies] == s.final_places()


def test_many_meeples_stay_in_their_room() -> None:
    """MEEP-E22: any number of them."""
    match = lay(rest="t2")
    shown = picture(match, 0, "tall")
    lot = sprite(shown, "lot-t2")
    for one in shown.sprites:
        if one.key.startswith("in-t2-"):
            assert lot.x <= one.x
            assert lot.y <= one.y
            assert one.x + one.width <= lot.x + lot.width + 0.01
            assert one.y + one.height <= lot.y + lot.height + 0.01


def test_what_is_worth_keeping_in_mind_stands_beside_the_board() -> None:
    """MEEP-H2, MEEP-G1: the Bag by its counts, and what is left before the end."""
    match = lay(graves="builder*2", bars=(2,), gold=(4, 1), stone=(2,), jail_dynamite=1)
    bag, ending, _ = picture(match).notes
    assert [31, 16, 0] == [row.number for row in bag.rows]
    assert "47" == bag.total
    assert [4, 4, 1] == [row.number for row in ending.rows]


def test_every_question_for_a_person_has_help_and_a_rule() -> None:
    """What stands below it, in both languages, and the rule to read again."""
    people = {kind: asking.rule for kind, asking in ASKINGS.items() if asking.rule}
    assert {"CORNER", "PICK", "REROLL"} < {GAME.questions[kind] for kind in people}
    for kind, rule in people.items():
        assert rule in RULES
        name = f"question-{GAME.questions[kind].lower()}"
        for language in ("en", "fr"):
            message = GAME.voice.bundle(language).get_message(name)  # type: ignore[attr-defined]
            assert kind in (BUILD, UPGRADE) or "help" in message.attributes


def test_beside_the_graves_stands_what_a_duel_is_about() -> None:
    """MEEP-C1, MEEP-B5: the better shots first, and what their defeat brings."""
    for canvas in ("wide", "tall"):
        shown = sprite(picture(lay(), 0, canvas), "rewards")
        assert shown.label.endswith("Deputy 4, Robber 3, Miner 2, Builder 1")
        words = [part.text for part in shown.parts if isinstance(part, Words)]
        assert ["4", "+4", "3", "+3", "2", "+2", "1", "+1"] == words


def test_a_number_stands_where_meeples_pile_up() -> None:
    """MEEP-E22: from six on; the Saloon, the Jail and the hand too."""
    inside = {"t2": "builder*6", "t3": "builder*5", "jail": "robber*5", "saloon": "builder*7"}
    match = lay(inside=inside)
    counts = {one.key: one.label for one in picture(match).sprites if one.key.endswith("-count")}
    crowd = {
        "in-t2-count": "6 meeples",
        "in-saloon-count": "8 meeples",
        "in-b4-count": "13 meeples",
    }
    assert crowd == counts
    told(match, "pick saloon", "start t1", "go cw")
    assert "8 meeples" == sprite(picture(match), "hand-count").label


def test_a_card_says_what_each_of_them_does() -> None:
    """MEEP-E1, MEEP-E6 to MEEP-E9, MEEP-C7."""
    card = picture(lay()).notes[-1]
    assert "What they do" == card.title
    assert [f"meeple-{name}" for name in MEEPLES] == [row.symbol for row in card.rows]
    assert card.named  # a line each, beside its symbol
    said = [row.label for row in card.rows[1:]]
    for draws in ("draws 2, or 4", "2 for each Miner", "2 for each Robber", "1 for each Builder"):
        assert draws in said.pop(0)
