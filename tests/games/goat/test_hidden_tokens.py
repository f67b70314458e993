"""RULES.md section 7, H15 to H18: tokens, thefts, the record and the dice."""

from __future__ import annotations

import json

import pytest

from farwest.games.goat import numbers as t
from farwest.kernel.match import Match
from farwest.laws import random_record
from tests.games.goat.table import (
    GAME,
    PEOPLE,
    AnyMatch,
    by_hand,
    dealt,
    evening,
    heard,
    last_offer,
    seen_cards,
    told,
)

EYES = (0, 1, 2, 3, 4, None)  # five seats and a watcher


def test_goat_h15_token_types_are_their_owners() -> None:
    """GOAT-H15, GOAT-C8, GOAT-D9: others see a count; gains were seen by all as they happened."""
    match = dealt(hand="farmer goat sheriff gambler")
    told(match, "offer farmer", "target 2", "declare farmer", "accept")
    for seat in EYES:
        rows = match.view(seat).tokens
        own = [k for k in range(5) if rows[k]]
        assert own == ([seat] if seat is not None else [])
        assert [1, 1, 2, 1, 1] == match.view(seat).token_count
        assert "TOOK_TOKENS arthur ranch 1" in heard(match, seat)
        assert 1 == match.view(seat).gained[2][t.CATTLE]
    assert [1, 0, 0, 1, 0] == match.view(2).tokens[2]


def stolen() -> AnyMatch:
    match = last_offer(
        controls={"gambler": 3}, tokens=[{"bottle": 3, "nugget": 1}, {"bottle": 1}], round=2
    )
    evening(match, "gamble 0", "steal nugget")
    return match


def test_goat_h16_only_victim_and_taker_learn_what_was_stolen() -> None:
    """GOAT-H16, GOAT-D10: the others learn that one token moved, and from whom to whom."""
    match = stolen()
    for seat in EYES:
        concerned = seat in (0, 3)
        view = match.view(seat)
        assert (t.NUGGET if concerned else -1) == view.theft_type[1]
        assert (3, 0) == (view.theft_taker[1], view.theft_victim[1])
        assert [3, 1, 0, 1, 0] == view.token_count
        lines = heard(match, seat)
        assert "GAMBLED georges pedro" in lines
        assert ("STOLE georges pedro nugget" if concerned else "STOLE georges") in lines
        said = next(e.text for e in match.events(seat) if e.name == "STOLE")
        assert concerned == ("nugget" in said)


def test_goat_h17_all_comes_out_when_the_game_is_over() -> None:
    """GOAT-H17, GOAT-H15: tokens and thefts are shown; before, not."""
    match = last_offer(
        controls={"gambler": 3}, tokens=[{"bottle": 3, "nugget": 1}, {"bottle": 1}], round=3
    )
    evening(match, "gamble 0")
    assert [[]] * 3 == match.view(4).tokens[:3]
    match.play("steal nugget")
    for seat in EYES:
        view = match.view(seat)
        assert [[3, 0, 0, 0, 0], [1, 0, 0, 0, 0]] == view.tokens[:2]
        assert t.NUGGET == view.theft_type[2]
        assert "STOLE_IN_ROUND georges 3 nugget" in heard(match, seat)
        assert "SHOWED georges nugget 1" in heard(match, seat)


def test_goat_h17_the_record_is_whole_and_its_secret_comes_last() -> None:
    """GOAT-H17, GOAT-H18: every draw is in it; no secret while the game goes on."""
    match = GAME.match(3, seed=8)
    secrets = set()
    while match.seat is not None:
        assert match.record.secret is None
        secrets.add(match.record.commitment)
        match.play(match.options()[-1].action)
    record = match.record
    assert record.secret
    assert {record.commitment} == secrets
    drawn = [GAME.action_names[a].split()[0] for a in record.actions]
    assert drawn.count("turn") >= 3
    assert drawn.count("lay") == 3


def test_goat_h17_a_card_no_draw_decided_is_not_shown() -> None:
    """GOAT-H17, GOAT-H3: after the end the views still do not place it; the record tells LAY."""
    match = last_offer(controls={"outlaw": 0}, round=3)
    match.play("accept")
    assert match.seat is None
    assert all(set() == seen_cards(match.view(seat), "face_down") for seat in EYES)


@pytest.mark.parametrize("seats", [2, 5])
def test_goat_h18_no_dice_in_states_views_or_scenes(seats: int) -> None:
    """GOAT-H18: nothing that is sent or saved holds the secret, and a state decides no draw."""
    match = GAME.match(seats, seed=1)
    assert match.dealer is not None
    secret = match.dealer.secret.hex()
    for seat in (*range(seats), None):
        assert secret not in match.scene(seat).json()
    assert secret not in json.dumps(match.position())
    assert secret not in match.record.json()
    opening = by_hand(seats).position()
    firsts = {GAME.position(opening, seed=seed).actions[0] for seed in range(40)}
    assert len(firsts) == seats


def test_goat_d10_the_log_is_the_viewers_own() -> None:
    """GOAT-D10: it keeps one's own past hands of the round; nothing of those of others."""
    match = Match.of(GAME, random_record(GAME, 4, 3), upto=80)
    dealers = set()
    for seat in range(4):
        for line in heard(match, seat):
            kind, who, *rest = line.split()
            if kind in ("RECEIVED", "CHOSE_CARD", "CHOSE_TARGET") or (kind == "DREW" and rest):
                assert who == PEOPLE[seat]
                dealers.add(who)
    assert len(dealers) > 1
