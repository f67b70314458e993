"""RULES.md section 11: what the digital game adds."""

from __future__ import annotations

from typing import Any

import pytest

from farwest.games.goat import numbers as t
from farwest.games.goat.actions import ACTIONS, DEALER
from farwest.kernel.errors import BadPosition
from farwest.kernel.state import CHANCE, OVER
from farwest.kit.texts import LANGUAGES, Named
from farwest.laws import walk
from tests.games.goat.table import (
    CHARACTERS,
    GAME,
    SEATS,
    asked,
    by_hand,
    cards,
    dealt,
    evening,
    heard,
    last_offer,
    lay,
    options,
    position,
    told,
    walks,
)

QUIET = ["goat", "outlaw", "sheriff", "gambler"]


def test_goat_d1_declaring_is_a_menu_of_the_hand() -> None:
    """GOAT-D1: nothing else can be said, and saying is all that happens."""
    match = lay(5, hand=QUIET)
    told(match, "offer goat", "target 1")
    assert {f"declare {card}" for card in QUIET} == set(options(match))


@pytest.mark.parametrize("seats", SEATS)
def test_goat_d2_an_offer_in_atoms(seats: int) -> None:
    """GOAT-D2: card, target, claim, answer, in this order; at most 6 options in each list.

    GOAT-F36, GOAT-F37: no target where there is a LAP, no answer where it must accept.
    """
    order = ["OFFER_CARD", "OFFER_TARGET", "DECLARE", "RESPOND"]
    forced = 0
    for game in walks(seats, 12):
        left: list[str] = []  # of the offer that is being made
        for s in game:
            now = GAME.questions[s.kind] if s.seat >= 0 else ""
            if now == "OFFER_CARD":
                assert left == []
                last, held = s.last_active, list(s.where).count(t.HAND)
                must = last >= 0 and held == s.hats[last]
                claims = not must or s.variant[t.DECLARE_FORCED] == 1
                wanted = (True, last < 0, claims, not must)
                left = [name for name, asked in zip(order, wanted, strict=True) if asked]
                forced += must
            if left:
                assert now == left.pop(0)
                assert len(s.legal()) <= 6
            else:
                assert now not in order
    assert forced


def test_goat_d4_the_flat_action_space() -> None:
    """GOAT-D4: 15 + 5 + 15 + 2 + 4 + 5 + 5 + 5 = 56 answers of players, then chance's."""
    spans = [
        *(f"offer {c}" for c in CHARACTERS),
        *(f"target {k}" for k in range(5)),
        *(f"declare {c}" for c in CHARACTERS),
        "accept",
        "refuse",
        *(f"rob {tile}" for tile in ("store", "bank", "ranch", "mine")),
        *(f"dupe {k}" for k in range(5)),
        *(f"serve {k}" for k in range(5)),
        *(f"gamble {k}" for k in range(5)),
    ]
    assert 56 == len(spans) == DEALER
    assert spans == list(GAME.action_names[:56])
    assert GAME.actions == ACTIONS == 56 + 5 + 3 * 15 + 5


@pytest.mark.parametrize("seats", SEATS)
def test_goat_d4_players_answer_with_the_first_56(seats: int) -> None:
    """GOAT-D4: and chance with the others."""
    for s in walk(GAME, seats, 7):
        if s.seat != OVER:
            assert all((action < 56) == (s.seat != CHANCE) for action in s.legal())


def test_goat_d5_the_order_of_equal_units_does_not_matter() -> None:
    """GOAT-D5: coins and bottles asked one by one end the same in any order."""
    ends = []
    for order in (("dupe 0", "dupe 1", "dupe 0"), ("dupe 0", "dupe 0", "dupe 1")):
        match = position("x1")
        told(match, "offer charlatan", "target 3", "declare charlatan")
        told(match, "accept", *order)
        ends.append(match.position())
    assert ends[0] == ends[1]
    ends = []
    for bottles in (("serve 0", "serve 2"), ("serve 2", "serve 0")):
        match = last_offer(controls={"barmaid": 1}, tile_tokens={"saloon": 2})
        evening(match, *bottles)
        ends.append(match.position())
    assert ends[0] == ends[1]


def test_goat_d6_a_single_option_is_played_and_kept_in_the_record() -> None:
    """GOAT-D6, GOAT-F70, GOAT-F71, GOAT-F76: nobody is asked, and the record has it."""
    match = last_offer(2, controls={"barmaid": 0}, tile_tokens={"saloon": 2})
    match.play("accept")
    assert ["accept", "serve 1", "serve 1"] == [GAME.action_names[a] for a in match.actions]
    assert ("TURN_UP", CHANCE) == asked(match)


def test_goat_f70_the_last_card_is_offered_by_itself() -> None:
    """GOAT-F70, GOAT-D14: told to the Dealer only, and revealed at once, for it is forced."""
    match = lay(
        2,
        hand=["goat"],
        dealer=1,
        last_active=0,
        controls={"outlaw": 0, "gambler": 0, "widow": 1, "kid": 1, "banker": 1},
        refused=["sheriff", "thief", "charlatan"],
    )
    assert "offer goat" == GAME.action_names[match.actions[0]]
    assert ["CHOSE_CARD silvia goat", "FORCED pedro", "PLACED pedro goat"] == heard(match, 1)[:3]
    assert ["FORCED pedro", "PLACED pedro goat"] == heard(match, 0)[:2]


@pytest.mark.parametrize("seats", SEATS)
def test_goat_d6_nobody_is_asked_a_question_with_one_answer(seats: int) -> None:
    """GOAT-D6."""
    match = GAME.match(seats, seed=11)
    while match.seat is not None:
        assert len(match.options()) > 1
        match.play(match.options()[len(match.actions) % len(match.options())].action)


def test_goat_d14_an_automatic_target_is_told_to_the_dealer_only() -> None:
    """GOAT-D14, GOAT-D3, GOAT-F71."""
    match = lay(3, hand=QUIET, controls={"widow": 1, "banker": 1})
    told(match, "offer goat")
    assert ["CHOSE_CARD pedro goat", "CHOSE_TARGET pedro arthur"] == heard(match, 0)
    assert [[], [], []] == [heard(match, seat) for seat in (1, 2, None)]


def test_goat_d7_the_same_seed_and_actions_give_the_same_game() -> None:
    """GOAT-D7: and another seed another game."""
    games = []
    for seed in (3, 3, 4):
        match = GAME.match(4, seed=seed)
        while match.seat is not None:
            match.play(match.options()[0].action)
        games.append((match.actions, match.position()))
    assert games[0] == games[1]
    assert games[0] != games[2]


def test_goat_d7_all_chance_is_a_question_of_chance() -> None:
    """GOAT-D7, GOAT-F34: taking the rest of the deck is no draw; five kinds of draw are."""
    kinds = {GAME.questions[GAME.start(3).kind]}
    for seats in SEATS:
        for game in walks(seats, 4):
            kinds |= {GAME.questions[s.kind] for s in game if s.seat == CHANCE}
    assert {"FIRST_DEALER", "TURN_UP", "LAY_DOWN", "DRAW_CARD", "STEAL_TOKEN"} == kinds


def test_goat_d8_a_hand_is_shown_in_canonical_order() -> None:
    """GOAT-D8: however it was drawn, the same options and the same view."""
    one = dealt(hand="thief goat kid widow".replace("kid", "miner"))
    two = dealt(hand="goat miner widow thief")
    assert ["offer widow", "offer miner", "offer thief", "offer goat"] == options(one)
    assert options(one) == options(two)
    assert one.view(0) == two.view(0)


def test_goat_d9_ones_own_tokens_are_always_in_view() -> None:
    """GOAT-D9, GOAT-S2: at any moment, in turn or not."""
    for s in walk(GAME, 3, 2):
        for seat in range(3):
            view = GAME.see(s, seat)
            assert list(s.tokens[seat]) == view.tokens[seat]
            assert view.token_count == [sum(row) for row in list(s.tokens)[:3]]


def test_goat_d11_player_aids_are_tooltips() -> None:
    """GOAT-D11: every character has a line that says what it does, in both languages."""
    texts: Any = GAME.voice
    for language in LANGUAGES:
        for card in CHARACTERS:
            said = texts.names(language, "a", Named("character", card))
            assert len(said["a-does"].split()) > 2


@pytest.mark.parametrize("seats", SEATS)
def test_goat_d13_invariants_in_random_play(seats: int) -> None:
    """GOAT-D13: cards, tokens, coins, elixirs and active players."""
    deck = {2: 11, 3: 11, 4: 13, 5: 15}[seats]
    offering = ("OFFER_CARD", "OFFER_TARGET", "DECLARE", "RESPOND")
    for game in walks(seats, 6):
        for s in game:
            assert not list(GAME.invariants(s))
            assert deck == sum(place != t.BOXED for place in s.where)
            if s.where[t.CHARLATAN] != t.IN_PLAY:
                assert not any(s.elixirs)
            if s.seat >= 0 and GAME.questions[s.kind] in offering:
                active = sum(n > 0 for n in s.hats)
                assert active == 1 if s.last_active >= 0 else active >= 2


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"hats": [1, 2, 2, 2, 2]}, "seat 0 has 2 hats"),
        ({"supply": {"bottle": 7}}, "in all, not"),
        ({"coins": [9, 9, 9, 9, 9]}, "there are 40 coins"),
        ({"elixirs": [1, 0, 0, 0, 0]}, "only while the Charlatan is in play"),
        ({"saw": [[], [], [], [], []]}, "has seen every card"),
        ({"owner": {"goat": 1}}, "has a hat if"),
        ({"offered": "kid"}, "offered card is one of"),
        ({"gained": [{"bottle": 1}]}, "owns the tokens it gained"),
        ({"tile_coins": {"bank": -1}}, "below zero"),
        ({"drawn": ["kid"]}, "marked as drawn"),
    ],
)
def test_goat_d13_a_position_that_breaks_an_invariant_is_refused(
    wrong: dict[str, object], sentence: str
) -> None:
    """GOAT-D13: and the sentence says which."""
    good = lay(5, hand=QUIET).position()
    GAME.position(good, chance="by hand")
    with pytest.raises(BadPosition, match=sentence):
        GAME.position(good | wrong, chance="by hand")


def test_goat_d14_an_offered_card_counts_in_the_hand_till_revealed() -> None:
    """GOAT-D14, GOAT-H5."""
    match = position("x1")
    for action, size in (("offer farmer", 4), ("target 2", 4), ("declare goat", 4), ("accept", 3)):
        match.play(action)
        assert [size] * 5 == [match.view(seat).hand_size for seat in range(5)]


def test_goat_d14_e3_g6_a_rich_store_may_need_more_than_forty_coins() -> None:
    """GOAT-D14, GOAT-E3, GOAT-G6: no gain is blocked; without the variant it is no position."""
    hand, coins = ["sheriff", *QUIET[:2], "gambler"], [12, 10, 10, 5, 3]
    with pytest.raises(BadPosition, match="40 coins"):
        lay(5, hand=hand, coins=coins, tile_coins={"bank": 2})
    wishes = {"rich_store": True}
    match = last_offer(controls={"sheriff": 0}, coins=coins, variant=wishes)
    match.play("accept")
    assert 42 == sum(match.state.coins) + sum(match.state.tile_coins)
    assert 14 == match.state.coins[0]


def test_goat_d14_undealt_cards_count_in_the_deck() -> None:
    """GOAT-D14, GOAT-F40: till the end of the round; a declared one stays known."""
    match = last_offer(controls={"gambler": 0}, tokens=[{}, {"bottle": 1}], declared="sheriff",
                       offered="goat", hand=["goat", "thief", "sheriff", "charlatan"],
                       aside=["outlaw", "barmaid"])  # fmt: skip
    evening(match)
    assert {"sheriff", "thief", "charlatan"} == cards(match, "undealt")
    for seat in (1, 2, 3, None):
        assert 3 == match.view(seat).deck_size
        assert t.UNDEALT == match.view(seat).where[t.SHERIFF]
    match.play("steal bottle")
    assert 15 == match.view(1).deck_size
    assert -1 == match.view(1).where[t.SHERIFF]


def test_goat_d14_drawn_marks_last_for_one_offer() -> None:
    """GOAT-D14, GOAT-H5: also when one passes the hand to oneself."""
    match = position("x5")
    match.play("refuse")
    assert bin(match.view(0).drawn).count("1") == 3
    told(match, "offer outlaw", "declare outlaw", "refuse")
    assert 0 == match.view(0).drawn
    opening = by_hand(5, "dealer 0", "turn kid", "lay banker", "draw goat")
    assert 1 << t.GOAT == opening.view(0).drawn
