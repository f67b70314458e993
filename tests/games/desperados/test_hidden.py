"""RULES.md section 7, row by row: who sees what, and when."""

from __future__ import annotations

import pytest

from farwest.games.desperados import numbers as t
from farwest.kernel.state import NOBODY
from farwest.kit.fields import FieldEncoder, lists_of
from tests.games.desperados.table import (
    GAME,
    AnyMatch,
    asked,
    by_hand,
    heard,
    lay,
    opening,
    options,
    play_round,
    to,
    told,
    town,
    turn,
)

EYES = (0, 1, 2, 3, None)  # the marshal, three desperados, a watcher
TEAM = (1, 2, 3)
OTHERS = (0, None)
ROWS = (
    "shiprock aztec gallup st_johns payson",
    "aztec los_lunas socorro salem silver_city",
    "roswell el_paso la_luz saloon salem",
    "silver_city tombstone el_paso roswell santa_fe",
)
START = ("tuba_city", "santa_fe", "los_lunas", "globe")
GUARDS = ("tuba_city", "tuba_city", "salem")


def planned(turns: int, **acts: dict[str, dict[int, str]]) -> AnyMatch:
    """So many turns of the rows are played."""
    match = lay(START, GUARDS, first=3)
    for k in range(turns):
        turn(match, *(r.split()[k] for r in ROWS), **acts.get(f"t{k + 1}", {}))
    return match


def test_desp_h1_g24_the_team_shares_everything() -> None:
    """DESP-H1, DESP-G24, DESP-D4: hands, laid cards, intents; the same for every desperado."""
    match = to(planned(2), "DESPERADO_CARD")
    told(match, "lay socorro", "lay la_luz")
    views = [match.view(seat) for seat in TEAM]
    for view in views:
        assert view.laid[1][:3] == [town("aztec"), town("los_lunas"), town("socorro")]
        assert [t.UNKNOWN] * 3 == view.laid[0][:3]
    same = {view.json().replace(f'"seat":{view.seat},', "") for view in views}
    assert 1 == len(same)
    match.play("lay el_paso")
    assert "INTENT" == asked(match)[0]
    match.play(options(match)[1])
    assert 1 == len({tuple(match.view(seat).intent) for seat in TEAM})
    assert any(match.view(1).intent)


@pytest.mark.parametrize("seat", EYES)
def test_desp_h2_open_information(seat: int | None) -> None:
    """DESP-H2, DESP-G26, DESP-G27: timetables, coaches, sheriffs, figures, purse, pile size."""
    match = planned(2)
    view, s = match.view(seat), match.state
    assert (s.first, s.coach, s.sheriff, s.figure) == (
        view.first,
        view.coach,
        view.sheriff,
        view.figure,
    )
    assert (s.purse, s.drawn, s.lost, s.poker) == (view.purse, view.drawn, view.lost, view.poker)
    assert (s.poker_tiles, s.coach_tiles) == (view.poker_tiles, view.coach_tiles)
    assert (s.marshal, s.round, s.turn) == (view.marshal, view.round, view.turn)


def test_desp_h2_the_marshals_cards_are_his_own() -> None:
    """DESP-H2: the others see that he has laid them, and card t at step t."""
    match = to(planned(2), "DESPERADO_CARD")
    assert [town("shiprock"), town("aztec"), options_card(match, 0)] == match.view(0).laid[0][:3]
    for seat in (*TEAM, None):
        assert [t.UNKNOWN] * 3 + [t.NO_CARD] * 2 == match.view(seat).laid[0]
        assert "MARSHAL_LAID salome" in heard(match, seat)
        assert "MARSHAL_LAID salome shiprock" not in heard(match, seat)


def options_card(match: AnyMatch, seat: int) -> int:
    return int(match.state.laid[seat][match.state.turn - 1])


def test_desp_h2_h3_desperados_cards_are_the_teams() -> None:
    """DESP-H2, DESP-H3, DESP-D15: the marshal sees backs of finished turns, and no more."""
    match = planned(2)
    for seat in OTHERS:
        view = match.view(seat)
        assert [[t.UNKNOWN] * 2 + [t.NO_CARD] * 3] * 3 == view.laid[1:]
        assert not [
            x for x in heard(match, seat) if x.startswith(("LAID", "INTENDED", "GOT_STUCK"))
        ]
    assert "LAID gregor aztec" in heard(match, 3)


def test_desp_h2_shown_cards_are_public_and_remembered() -> None:
    """DESP-H2, DESP-D8: turn t, and t - 1 if it is the Saloon; the other cards stay hidden."""
    match = planned(4, t4={"intents": {2: "cheat"}})
    for seat in OTHERS:
        row = match.view(seat).laid[2]
        assert [t.UNKNOWN, t.UNKNOWN, town("la_luz"), t.SALOON, t.NO_CARD] == row
        assert 0b1100 == match.view(seat).shown[2]
        assert (1, [4], [1]) == (
            match.view(seat).jobs,
            match.view(seat).job_turn,
            match.view(seat).job_needed,
        )


def test_a_learner_is_told_what_its_seat_sees_counted_from_its_own_chair() -> None:
    """Cards by town, with a last place for a card that lies face down; a job by its target."""
    match = planned(4, t4={"intents": {2: "cheat"}})
    encoder = GAME.encoder
    assert isinstance(encoder, FieldEncoder)
    told_marshal, told_cheat = dict(encoder.told(match.view(0))), dict(encoder.told(match.view(2)))
    card = len(GAME.names["town"]) + 1
    row = 2 * t.TURNS * card  # of seat 2, for the marshal in seat 0
    cards = told_marshal["laid"][row : row + t.TURNS * card]
    named = [*GAME.names["town"], "face down"]
    read = [[named[k] for k in range(card) if cards[n * card + k]] for n in range(t.TURNS)]
    assert [["face down"], ["face down"], ["la_luz"], ["saloon"], []] == read
    assert town("roswell") == told_cheat["laid"].index(1)  # its own first card comes first
    assert "poker_la_luz" == lists_of(GAME)["target"][told_marshal["job_target"].index(1)]
    assert [0, 0, 1, 0] == told_marshal["job_crew"][:4]
    assert [1, 0, 0, 0] == told_cheat["job_crew"][:4]


def test_desp_d15_g31_g35_the_gangs_half_is_one_moment_for_the_marshal() -> None:
    """DESP-D15, DESP-G31, DESP-G35: the same view from the first card to the launch."""
    match = to(planned(3), "DESPERADO_CARD")
    seen = {seat: match.view(seat) for seat in OTHERS}
    since, steps = match.move, 0
    while match.state.turn == 4:
        for seat in OTHERS:
            assert seen[seat] == match.view(seat)
            assert [] == heard(match, seat, since + 1)
        match.play(options(match)[-1])
        steps += 1
    assert steps > 3
    frames = seen[0].frames
    assert [("END_TURN", NOBODY), ("LOCK", NOBODY)] == [
        (GAME.questions[k], who) for k, who, *_ in frames[:2]
    ]
    assert [3, 2, 1] == [who for _, who, *_ in frames[2:]]


@pytest.mark.parametrize("seat", [0, None], ids=["marshal", "watcher"])
def test_desp_d7_d15_a_lapse_shows_in_nothing_the_others_are_given(seat: int | None) -> None:
    """DESP-D7, DESP-D15: both desperados and a sheriff are in Salem, both on the Saloon. Whether
    one of them meant to act, alone, and was asked again: the same scene, turns included."""
    told_so = []
    for intents in (["nothing"], ["cheat", "nothing"], ["hold-up brown", "nothing"]):
        match = lay(("aztec", "salem", "salem"), ("salem", "aztec"), first=5)
        told(match, "stay", "stay", "lay santa_fe", "lay saloon", "lay saloon", *intents)
        assert ("SHERIFF", 2) == (asked(match)[0], match.state.turn)
        scene = match.scene(seat)
        told_so.append((scene.move, scene.view, scene.events, scene.options))

    assert told_so[1:] == told_so[:1] * 2


def test_desp_h2_bank_tiles_are_the_marshals() -> None:
    """DESP-H2: always; the others only once spied or robbed."""
    match = planned(3)
    assert 5 == len([k for k in match.view(0).tile if k >= 0])
    for seat in (*TEAM, None):
        assert [t.UNKNOWN] * 5 == match.view(seat).tile[:5]
    match = planned(3, t3={"intents": {1: "spy"}})
    for seat in EYES:
        assert t.BANK_WORTH.index(2600) == match.view(seat).tile[3]
    opened = by_hand(4, *opening())
    assert not [x for x in heard(opened, 1) if x.startswith("SAW_TILE")]


def test_desp_h2_unrevealed_cards_of_an_arrested_desperado_are_never_seen() -> None:
    """DESP-H2, DESP-G13, DESP-E9: the team knows them, the marshal never."""
    match = lay(("gallup", "aztec", "roswell", "globe"), GUARDS)
    rows = ["los_lunas aztec shiprock gallup st_johns", "los_lunas aztec gallup tuba_city shiprock"]
    rows += ["la_luz el_paso salem tombstone saloon", "phoenix payson flagstaff tuba_city saloon"]
    acts = {"t5": {"intents": {3: "nothing"}}, "t2": {"intents": {3: "cheat"}}}
    play_round(match, rows, **acts)
    assert "WIN_POKER" == asked(match)[0]
    assert t.ARRESTED == match.view(0).status[1]
    for seat in OTHERS:
        assert [town("los_lunas"), *[t.UNKNOWN] * 4] == match.view(seat).laid[1]
    assert t.UNKNOWN not in match.view(2).laid[1]
    match.play("poker 300")
    revealed = [x for x in heard(match, 0) if x.startswith("REVEALED gregor")]
    assert ["REVEALED gregor los_lunas 1"] == revealed


def test_desp_h2_stuck_is_public_at_its_step() -> None:
    """DESP-H2, DESP-X17: before, only the own side knows."""
    match = lay(
        ("flagstaff", "tombstone", "roswell"),
        ("globe", "globe"),
        round=2,
        turn=4,
        rows=[
            ["tuba_city", "shiprock", "aztec"],
            ["saloon", "silver_city", "tombstone"],
            ["santa_fe", "aztec", "gallup"],
        ],
        lost=[[], ["el_paso", "salem"], []],
    )
    turn(match, "santa_fe", "-", "tuba_city")
    assert (0, 4, 4) == tuple(match.view(seat).stuck[1] for seat in (0, 1, 2))
    turn(match, "roswell", "-", "flagstaff")
    assert "FELL_OUT gregor tombstone 4" in heard(match, 0)


def test_desp_h4_spectators_see_what_both_sides_see() -> None:
    """DESP-H4: nothing more during play, and everything after the end."""
    match = planned(4, t4={"intents": {1: "cheat"}})
    watcher, marshal, team = (match.view(seat) for seat in (None, 0, 1))
    for who in range(4):
        for k in range(t.TURNS):
            both = {marshal.laid[who][k], team.laid[who][k]}
            hidden = t.UNKNOWN in both
            assert watcher.laid[who][k] == (t.UNKNOWN if hidden else both.pop())
    assert [t.UNKNOWN] * 5 == watcher.tile[:5]
    rich = {"tiles": ("3200", "500", "800", "1100", "2900"), "turn": 5}
    rows = [
        r.split()[:4] for r in ("salem el_paso roswell santa_fe", "shiprock gallup st_johns payson")
    ]
    rows += [["payson", "phoenix", "globe", "silver_city"]]
    variant = {"target_per_desperado": 3000, "early_end": True}
    over = lay(
        ("tombstone", "tuba_city", "flagstaff"),
        ("tombstone", "tombstone"),
        rows=rows,
        variant=variant,
        **rich,  # type: ignore[arg-type]
    )
    play_round(over, ["- - - - aztec", "- - - - flagstaff", "- - - - tucson"])
    assert over.seat is None
    for seat in (0, 1, None):
        assert [list(r) for r in over.state.laid[:3]] == over.view(seat).laid
        assert over.state.tile == over.view(seat).tile


def test_desp_d8_what_everyone_has_seen_stays_in_the_view() -> None:
    """DESP-D8: shown cards with their turn, spied values until robbed, lost cards."""
    match = planned(4, t3={"intents": {1: "spy"}}, t4={"intents": {2: "cheat"}})
    view = match.view(None)
    assert (0b100, 0b1100) == (view.shown[1], view.shown[2])
    assert 1 << 3 == view.seen
    play_round(match, ["- - - - " + r.split()[4] for r in ROWS])
    assert 1 << 3 & match.view(None).seen
