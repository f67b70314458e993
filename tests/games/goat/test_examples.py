"""RULES.md section 9: the worked examples, each from its position."""

from __future__ import annotations

import pytest

from farwest.games.goat import numbers as t
from farwest.kernel.errors import IllegalAction
from tests.games.goat.table import (
    CHARACTERS,
    SEATS,
    asked,
    by_hand,
    cards,
    controllers,
    evening,
    options,
    owned,
    position,
    told,
)


def test_goat_x1_a_refused_offer_costs_the_dealer_a_hat() -> None:
    """GOAT-X1, GOAT-G32: five players, as the Farmer and the Ranch show."""
    match = position("x1")
    told(match, "offer farmer", "target 2", "declare sheriff")

    assert told(match, "refuse") == [
        "REFUSED_OFFER arthur",
        "PLACED pedro farmer",
        "TOOK_TOKENS pedro ranch 2",
        "PASSED pedro silvia 3",
        "RECEIVED silvia sheriff",
        "RECEIVED silvia charlatan",
        "RECEIVED silvia goat",
    ]
    assert [1, 2, 2, 1, 2] == match.state.hats
    assert {"cattle": 2} == owned(match, 0)
    assert (0, 2) == (match.state.tile_tokens[t.RANCH], match.state.tile_coins[t.RANCH])
    assert {"goat", "charlatan", "sheriff"} == cards(match, "hand")
    for seat in (2, 3, 4, None):  # all know that the Sheriff is in Silvia's hand, and no more
        known = [match.view(seat).where[k] for k in (t.SHERIFF, t.GOAT, t.CHARLATAN)]
        assert [t.HAND, -1, -1] == known
    farmers = [seats for seats in SEATS if not t.REMOVED[seats][t.FARMER] and t.IN_USE[seats][3]]
    assert [5] == farmers


def test_goat_x2_a_true_declaration_is_accepted() -> None:
    """GOAT-X2."""
    match = position("x1")
    told(match, "offer farmer", "target 2", "declare sheriff", "refuse", "draw thief")
    assert 4 == len(cards(match, "hand"))
    told(match, "offer goat", "target 0", "declare goat")

    assert told(match, "accept")[:4] == [
        "ACCEPTED pedro",
        "PLACED pedro goat",
        "BECAME_INACTIVE pedro",
        "PASSED silvia arthur 3",
    ]
    assert [0, 2, 2, 1, 2] == match.state.hats
    assert {"outlaw": "georges", "farmer": "pedro", "goat": "pedro"} == controllers(match)
    assert 2 == match.state.dealer


def test_goat_x3_the_saloon_phase() -> None:
    """GOAT-X3."""
    match = position("x3")

    assert evening(match, "serve 1", "serve 1") == [
        "KILLED_SHERIFF georges 4",
        "KEPT_LOOT arthur mine 1",
        "SERVED arthur silvia",
        "SERVED arthur silvia",
    ]
    assert [3, 3, 3, 7, 3] == match.state.coins
    assert {"nugget": 1} == owned(match, 2)
    assert {"bottle": 2} == owned(match, 1)


def test_goat_x4_three_refusals_then_force() -> None:
    """GOAT-X4, GOAT-C29: the LAP has two hats; D1, D2, D3 are seats 3, 0 and 2."""
    match = position("x4")
    match.play("refuse")
    assert (1, 2) == (match.state.last_active, match.state.hats[1])
    assert ("OFFER_CARD", 3) == asked(match)
    assert 5 == len(cards(match, "hand"))
    for dealer, card in ((3, "outlaw"), (0, "sheriff"), (2, "gambler")):
        assert ("OFFER_CARD", dealer) == asked(match)
        told(match, f"offer {card}", f"declare {card}")
        assert ["accept", "refuse"] == options(match)
        match.play("refuse")
    assert 2 == len(cards(match, "hand")) == match.state.hats[1]
    assert ("OFFER_CARD", 3) == asked(match)  # D1 picks one of the two
    assert ["offer prospector", "offer barmaid"] == options(match)
    lines = told(match, "offer barmaid")
    assert lines[:3] == ["CHOSE_CARD georges barmaid", "FORCED silvia", "PLACED silvia barmaid"]
    assert lines[5:8] == [
        "CHOSE_CARD pedro prospector",
        "FORCED silvia",
        "PLACED silvia prospector",
    ]
    assert not [x for x in lines if x.startswith("LEFT_OVER")]


def test_goat_x4_no_refusal_leaves_three_cards() -> None:
    """GOAT-X4, GOAT-C30: D1 and D2 are accepted; three cards stay undealt and unrevealed."""
    match = position("x4")
    told(match, "refuse", "offer outlaw", "declare outlaw", "accept")
    told(match, "offer sheriff", "declare sheriff")
    assert "LEFT_OVER pedro 3" in told(match, "accept")


def test_goat_x5_two_players_and_three_hats() -> None:
    """GOAT-X5, GOAT-C26: A makes every offer; B may refuse three times, then must take all."""
    match = position("x5")
    match.play("refuse")
    assert (1, 3) == (match.state.last_active, match.state.hats[1])
    assert 6 == len(cards(match, "hand"))
    for card in ("outlaw", "sheriff", "gambler"):
        assert ("OFFER_CARD", 0) == asked(match)
        told(match, f"offer {card}", f"declare {card}")
        assert ["accept", "refuse"] == options(match)
        match.play("refuse")
    assert 3 == len(cards(match, "hand")) == match.state.hats[1]
    for card in ("banker", "barmaid"):
        assert "FORCED silvia" in told(match, f"offer {card}")
    assert "ROUND_BEGAN" in str(match.events(0)[-10:])
    assert 1 == match.state.dealer  # B starts the next round


def test_goat_x6_the_lap_was_the_dealer() -> None:
    """GOAT-X6."""
    match = position("x6")
    lines = told(match, "accept")
    assert "BECAME_LAST pedro" in lines
    assert "PASSED pedro silvia 3" in lines
    assert "TOOK_DECK silvia 1" in lines
    dealers = []
    for _ in range(2):
        dealers.append((match.state.dealer, len(cards(match, "hand"))))
        told(match, options(match)[0], "declare gambler", "refuse")
    assert [(1, 4), (2, 3)] == dealers
    assert 1 == match.state.dealer


def test_goat_x7_dealers_are_found_from_the_dealers_seat() -> None:
    """GOAT-X7."""
    match = position("x7")
    lines = told(match, "refuse")
    assert lines[2:4] == ["BECAME_INACTIVE pedro", "PASSED pedro arthur 3"]
    assert [False, False, True, True, True] == [n > 0 for n in match.state.hats]


def test_goat_x8_a_charlatan_on_poor_opponents_is_arrested() -> None:
    """GOAT-X8."""
    match = position("x8")
    told(match, "accept")
    lines = told(match, "dupe 1")
    assert lines[:2] == ["DUPED pedro silvia", "DUPED pedro arthur"]
    start = lines.index("PAID_SHERIFF silvia 2")
    assert lines[start : start + 4] == [
        "PAID_SHERIFF silvia 2",
        "ARRESTED silvia charlatan 1",
        "RETURNED_COIN silvia 1",
        "RETURNED_COIN arthur 1",
    ]
    assert [2, 4, 1] == match.state.coins[:3]
    assert [0, 0, 0] == match.state.elixirs[:3]


def test_goat_x8_each_victim_holds_an_elixir_meanwhile() -> None:
    """GOAT-X8, GOAT-E41: told from the events, for the coins come back in the same move."""
    match = position("x8")
    match.play("accept")
    assert "CHARLATAN_COIN" == asked(match)[0]
    twin = match.state.clone()
    twin.play(match.game.parse("dupe 1"))
    assert ([2, 0, 1], [0, 1, 0]) == (list(twin.coins[:3]), list(twin.elixirs[:3]))


def test_goat_x9_one_player_holds_sheriff_and_thief() -> None:
    """GOAT-X9."""
    match = position("x9")
    assert evening(match) == [
        "PAID_SHERIFF silvia 2",
        "ARRESTED silvia thief 2",
        "RETURNED_LOOT silvia mine 2",
    ]
    assert [2, 6, 2, 2, 2] == match.state.coins
    assert 3 == match.state.tile_tokens[t.MINE]  # the next Upkeep added one


def test_goat_x10_barmaid_and_gambler_with_one_controller() -> None:
    """GOAT-X10."""
    match = position("x10")
    assert evening(match, "serve 3", "gamble 2", "steal cattle") == [
        "SERVED silvia georges",
        "GAMBLED silvia arthur",
        "STOLE silvia arthur cattle",
    ]
    assert "TURN_UP" == asked(match)[0]
    assert [{"bills": 1}, {"cattle": 1}, {}, {"bottle": 1}, {}] == [
        owned(match, k) for k in range(5)
    ]


def test_goat_x11_a_refused_thief_is_not_in_play() -> None:
    """GOAT-X11."""
    match = position("x11")
    assert told(match, "refuse")[:2] == ["REFUSED_OFFER silvia", "REFUSED_CARD silvia thief"]
    assert 0 == match.state.loot
    assert 2 == match.state.tile_tokens[t.STORE]
    told(match, "offer goat", "declare goat")
    assert ["PAID_SHERIFF pedro 2"] == evening(match)
    assert 4 == match.state.coins[0]


def test_goat_x12_the_goat_in_upkeep() -> None:
    """GOAT-X12, GOAT-H4: the Kid is public, the Banker unknown; all know the Goat can be dealt."""
    match = by_hand(5, "dealer 0", "turn goat", "lay banker", "turn kid")
    assert ({"kid"}, {"banker"}) == (cards(match, "face_up"), cards(match, "face_down"))
    assert "draw goat" in options(match)
    for seat in (0, 1, 2, 3, 4, None):
        view = match.view(seat)
        assert (t.FACE_UP, -1, True) == (
            view.where[t.KID],
            view.where[t.BANKER],
            view.goat_returned,
        )
        assert any(e.name == "GOAT_RETURNED" for e in match.events(seat))


@pytest.mark.parametrize("card", ["kid", "widow", "goat", "thief"])
def test_goat_x13_illegal_declarations(card: str) -> None:
    """GOAT-X13, GOAT-F21, GOAT-D1: exactly the four cards of the hand, whichever is offered."""
    match = position("x13")
    told(match, f"offer {card}", "target 3")
    assert ["declare kid", "declare widow", "declare thief", "declare goat"] == options(match)
    with pytest.raises(IllegalAction, match="the Sheriff is not"):
        match.play("declare sheriff")


def test_goat_x14_thief_choices() -> None:
    """GOAT-X14."""
    match = position("x14")
    match.play("accept")
    assert ("THIEF_LOCATION", 2) == asked(match)
    assert ["rob bank", "rob mine"] == options(match)
    with pytest.raises(IllegalAction, match="no token to rob at the Store"):
        match.play("rob store")


def test_goat_x15_the_tie_break() -> None:
    """GOAT-X15."""
    match = position("x15")
    match.play("accept")
    assert [20, 20] == match.scores()[:2]
    assert [2, 1] == match.places()[:2]


def test_goat_x16_the_gamblers_odds() -> None:
    """GOAT-X16."""
    match = position("x16")
    told(match, "accept", "gamble 0")
    assert (["steal bottle", "steal nugget"], [3, 1]) == (options(match), match.state.odds())


def test_every_card_of_the_examples_exists() -> None:
    """A position names its cards; a wrong name would be refused."""
    for name in (1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 14, 15, 16):
        match = position(f"x{name}")
        assert len(cards(match, "face_up")) == len(cards(match, "face_down")) == 1
        assert len(match.state.where) == len(CHARACTERS)
