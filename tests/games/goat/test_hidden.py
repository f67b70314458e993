"""RULES.md section 7, H1 to H14, row by row: who sees what, and when."""

from __future__ import annotations

from farwest.games.goat import numbers as t
from tests.games.goat.table import (
    AnyMatch,
    bits,
    by_hand,
    dealt,
    evening,
    heard,
    last_offer,
    lay,
    seen_cards,
    told,
)

EYES = (0, 1, 2, 3, 4, None)  # five seats and a watcher
HAND = {"farmer", "sheriff", "charlatan", "goat"}


def test_goat_h1_the_deck_is_nobodys_to_see() -> None:
    """GOAT-H1: not even which cards it holds; its size is public."""
    match = dealt()
    for seat in EYES:
        assert set() == seen_cards(match.view(seat), "deck")
        assert 9 == match.view(seat).deck_size
    match.play("offer goat")
    assert 9 == match.view(3).deck_size


def test_goat_h2_the_face_up_card_is_everyones() -> None:
    """GOAT-H2."""
    match = dealt()
    for seat in EYES:
        assert {"kid"} == seen_cards(match.view(seat), "face_up")
        assert "TURNED_UP pedro kid" in heard(match, seat)


def test_goat_h3_the_face_down_card_is_nobodys_ever() -> None:
    """GOAT-H3, GOAT-F14: not when it is laid, nor at the end of the round."""
    match = last_offer(controls={"gambler": 0}, tokens=[{}, {"bottle": 1}])
    evening(match)
    for m in (dealt(), match):
        for seat in EYES:
            assert set() == seen_cards(m.view(seat), "face_down")
            assert 1 == m.view(seat).face_down
    opening = dealt()
    assert all("LAID_DOWN pedro" in heard(opening, seat) for seat in EYES)


def test_goat_h4_a_goat_turned_up_is_publicly_in_the_deck() -> None:
    """GOAT-H4: all are told; without that nobody knows where the Goat is."""
    match = by_hand(5, "dealer 0", "turn goat", "lay banker", "turn kid")
    assert all(match.view(seat).goat_returned for seat in EYES)
    assert not any(dealt().view(seat).goat_returned for seat in EYES)


def test_goat_h5_the_hand_is_the_dealers_and_its_size_everyones() -> None:
    """GOAT-H5: drawn cards are marked, for the Dealer only."""
    match = dealt()
    for seat in EYES:
        view = match.view(seat)
        assert (HAND if seat == 0 else set()) == seen_cards(view, "hand")
        assert 4 == view.hand_size
        assert (bits(HAND) if seat == 0 else 0) == view.drawn
        drew = [x for x in heard(match, seat) if x.startswith("DREW")]
        assert (4, seat == 0) == (len(drew), "DREW pedro goat" in drew)


def passed() -> AnyMatch:
    """Pedro's Farmer was accepted; Silvia has his three cards and drew the Thief."""
    match = dealt()
    told(match, "offer farmer", "target 2", "declare farmer", "accept", "draw thief")
    return match


def test_goat_h5_d14_received_and_drawn_cards_are_told_apart() -> None:
    """GOAT-H5, GOAT-D14: the mark lasts for one offer."""
    match = passed()
    assert bits(["thief"]) == match.view(1).drawn
    assert "RECEIVED silvia goat" in heard(match, 1)
    assert not [x for seat in (0, 2, 3, 4, None) for x in heard(match, seat) if "RECEIVED" in x]
    told(match, "offer goat", "target 2", "declare goat", "refuse", "draw miner")
    assert bits(["miner"]) == match.view(2).drawn


def test_goat_h6_former_dealers_remember() -> None:
    """GOAT-H6: Pedro knows what he passed on, and not what Silvia drew."""
    match = passed()
    assert HAND - {"farmer"} == seen_cards(match.view(0), "hand")
    assert bits(HAND) == match.view(0).saw
    assert HAND - {"farmer"} | {"thief"} == seen_cards(match.view(1), "hand")
    for seat in (2, 3, 4, None):
        assert set() == seen_cards(match.view(seat), "hand")
        assert 0 == match.view(seat).saw


def test_goat_h6_memory_follows_the_cards_of_one_round() -> None:
    """GOAT-H6: two offers later Pedro still knows the Charlatan; a new round forgets all."""
    match = passed()
    told(match, "offer goat", "target 3", "declare goat", "accept", "draw miner")
    assert {"sheriff", "charlatan"} == seen_cards(match.view(0), "hand")
    ended = last_offer(controls={"outlaw": 0})
    assert ended.view(0).saw == bits(cards_of(ended, "hand"))
    ended.play("accept")
    assert 0 == ended.view(0).saw


def cards_of(match: AnyMatch, where: str) -> set[str]:
    return seen_cards(match.view(match.state.dealer), where)


def test_goat_h7_the_offered_card_is_the_dealers() -> None:
    """GOAT-H7: the target must not get it, not even in an event or an option."""
    match = dealt()
    told(match, "offer goat", "target 3", "declare sheriff")
    assert t.GOAT == match.view(0).offered
    for seat in (1, 2, 3, 4, None):
        assert -1 == match.view(seat).offered
        assert -1 == match.view(seat).where[t.GOAT]
        assert not [x for x in heard(match, seat) if "goat" in x]
        assert "oat" not in str(match.scene(seat).options)


def test_goat_h8_d3_an_offer_appears_whole() -> None:
    """GOAT-H8, GOAT-D3: while it is prepared the others see the same thing as before."""
    match = dealt()
    before = {seat: match.view(seat) for seat in EYES}
    length = {seat: len(heard(match, seat)) for seat in EYES}
    for action in ("offer goat", "target 3"):
        match.play(action)
        for seat in (1, 2, 3, 4, None):
            assert before[seat] == match.view(seat)
            assert length[seat] == len(heard(match, seat))
        assert before[0] != match.view(0)
    assert 3 == match.view(0).target
    match.play("declare sheriff")
    for seat in EYES:
        assert (3, t.SHERIFF) == (match.view(seat).target, match.view(seat).declared)
        assert heard(match, seat)[-2:] == ["OFFERED pedro georges", "DECLARED pedro sheriff"]


def test_goat_h9_a_declared_card_is_known_to_be_held() -> None:
    """GOAT-H9, GOAT-D14: till it is revealed, in whatever hand; a true claim leaves nothing."""
    match = dealt()
    told(match, "offer goat", "target 3", "declare sheriff")
    assert all({"sheriff"} <= seen_cards(match.view(seat), "hand") for seat in EYES)
    told(match, "accept", "draw thief")
    assert all({"sheriff"} <= seen_cards(match.view(seat), "hand") for seat in EYES)
    told(match, "offer sheriff", "target 3", "declare sheriff", "refuse")
    assert all(0 == match.view(seat).known_held for seat in EYES)
    assert all(t.IN_PLAY == match.view(seat).where[t.SHERIFF] for seat in EYES)


PUBLIC = [
    "round",
    "dealer",
    "last_active",
    "hats",
    "coins",
    "elixirs",
    "token_count",
    "supply",
    "tile_tokens",
    "tile_coins",
    "loot",
    "loot_from",
    "owner",
    "deck_size",
    "hand_size",
    "face_down",
    "known_held",
    "goat_returned",
    "gained",
    "theft_taker",
    "theft_victim",
]


def all_public(match: AnyMatch) -> None:
    views = [match.view(seat) for seat in EYES]
    for name in PUBLIC:
        seen = [getattr(view, name) for view in views]
        assert seen == [seen[0]] * len(EYES), name


def test_goat_h10_what_lies_open_is_everyones() -> None:
    """GOAT-H10: revealed cards and controllers, hats, Dealer, LAP, refused and discarded ones."""
    match = lay(
        5,
        hand=["goat", "outlaw", "kid", "gambler"],
        dealer=2,
        last_active=1,
        refused=["barmaid"],
        controls={"sheriff": 0, "banker": 0, "widow": 2, "farmer": 2, "cowboy": 3, "miner": 3}
        | {"thief": 4, "prospector": 4},
    )
    all_public(match)
    for seat in EYES:
        view = match.view(seat)
        assert {"barmaid"} == seen_cards(view, "refused")
        assert 8 == len(seen_cards(view, "in_play"))
        assert (2, 1, [0, 2, 0, 0, 0]) == (view.dealer, view.last_active, view.hats)
        assert 4 == view.owner[t.THIEF]


def test_goat_h10_discarded_characters_are_public() -> None:
    """GOAT-H10, GOAT-E80: face up, with the hat still on."""
    match = last_offer(controls={"sheriff": 0, "thief": 1, "gambler": 2}, tokens=[{"bills": 1}])
    evening(match)
    for seat in EYES:
        assert {"thief"} == seen_cards(match.view(seat), "discarded")
        assert 1 == match.view(seat).owner[t.THIEF]


def test_goat_h11_undealt_cards_are_known_to_former_dealers_only() -> None:
    """GOAT-H11, GOAT-D14, GOAT-G16: they count in the deck's public size till the round ends."""
    match = last_offer(controls={"gambler": 0}, tokens=[{}, {"bottle": 1}])
    dealer = match.state.dealer
    evening(match)
    undealt = seen_cards(match.view(dealer), "undealt")
    assert 3 == len(undealt)
    for seat in EYES:
        view = match.view(seat)
        assert (undealt if seat == dealer else set()) == seen_cards(view, "undealt")
        assert (3, 0) == (view.deck_size, view.hand_size)


def test_goat_h12_h13_h14_goods_coins_and_token_counts_are_open() -> None:
    """GOAT-H12, GOAT-H13, GOAT-H14, GOAT-G28: tiles, Thief, Charlatan, elixirs, supply, purses."""
    match = lay(
        5,
        hand=["goat", "outlaw", "sheriff", "gambler"],
        controls={"thief": 1, "charlatan": 2},
        coins=[1, 2, 3, 4, 5],
        elixirs=[2, 0, 0, 1, 0],
        loot=1,
        loot_from="mine",
        tile_tokens={"bank": 2, "saloon": 1},
        tile_coins={"store": 3},
        tokens=[{"bottle": 2}, {}, {"cattle": 1, "nugget": 1}],
    )
    all_public(match)
    view = match.view(None)
    assert ([1, 2, 3, 4, 5], [2, 0, 2, 0, 0]) == (view.coins, view.token_count)
    assert (1, t.MINE, [2, 0, 0, 1, 0]) == (view.loot, view.loot_from, view.elixirs)
    assert ([0, 2, 0, 0, 1], [3, 0, 0, 0, 0]) == (view.tile_tokens, view.tile_coins)
    assert [5, 3, 1, 2, 1] == view.supply
