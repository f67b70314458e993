"""Law 12: the tables are the component lists of RULES.md section 2 and the data block of 3.1."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest

from farwest.games.goat import numbers as t
from tests.games.goat.table import CHARACTERS, GAME, LOCATIONS, RESOURCES, RULES, SEATS

DATA: dict[str, Any] = tomllib.loads(RULES.split("```toml\n")[1].split("```")[0])


def row(rule: str) -> list[str]:
    """The cells of one row of a table of RULES.md."""
    found = re.search(rf"^\| {rule} \|(.*)\|$", RULES, re.MULTILINE)
    assert found
    return [cell.strip() for cell in found[1].split("|")]


def numbers(text: str) -> list[int]:
    return [int(n) for n in re.findall(r"[0-9]+", text)]


def by_seats(rule: str) -> dict[int, str]:
    return dict(zip(SEATS, row(rule)[1:5], strict=True))


def test_goat_c1_there_are_fifteen_characters_all_different() -> None:
    """GOAT-C1."""
    assert [t.CHARACTERS] == numbers(row("GOAT-C1")[1])
    assert t.CHARACTERS == len(set(CHARACTERS)) == len(DATA["characters"])


def test_goat_c2_there_are_five_tiles() -> None:
    """GOAT-C2."""
    assert [t.LOCATIONS] == numbers(row("GOAT-C2")[1])
    assert list(LOCATIONS) == row("GOAT-C2")[0].split(": ")[1].lower().split(", ")


def test_goat_c3_twenty_two_tokens_of_five_kinds() -> None:
    """GOAT-C3."""
    total, *rest = numbers(row("GOAT-C3")[1])
    assert rest[0::2] == list(t.TOKENS_IN_BOX)
    assert rest[1::2] == list(t.WORTH)
    assert total == sum(t.TOKENS_IN_BOX)


def test_goat_c4_to_c7_coins_elixirs_hats_and_aids() -> None:
    """GOAT-C4, GOAT-C5, GOAT-C6, GOAT-G31: 40 coins, 3 elixirs, 20 markers: 5 large, 15 small."""
    assert [t.COINS] == numbers(row("GOAT-C4")[1])
    assert [t.ELIXIRS] == numbers(row("GOAT-C5")[1])
    assert [t.LARGE_HATS + t.SMALL_HATS, t.LARGE_HATS, t.SMALL_HATS] == numbers(row("GOAT-C6")[1])
    assert t.LARGE_HATS == t.MAX_SEATS
    assert [t.AIDS] == numbers(row("GOAT-C7")[1])


@pytest.mark.parametrize("seats", SEATS)
def test_goat_c6_hats_suffice(seats: int) -> None:
    """GOAT-C6: nobody can have more small hats than there are of a colour."""
    assert t.HATS[seats] <= t.SMALL_HATS // t.LARGE_HATS


@pytest.mark.parametrize("seats", SEATS)
def test_goat_c10_to_c16_constants_by_player_count(seats: int) -> None:
    """GOAT-C10, GOAT-C11, GOAT-C12, GOAT-C13, GOAT-C14: rounds, hats, tiles, cards out, supply."""
    setup = DATA["setup"][str(seats)]
    assert str(t.ROUNDS[seats]) == by_seats("GOAT-C10")[seats]
    assert str(t.HATS[seats]) == by_seats("GOAT-C11")[seats]
    used = [tile for tile, used in zip(LOCATIONS, t.IN_USE[seats], strict=True) if used]
    assert [*by_seats("GOAT-C12")[seats].lower().split(", "), "saloon"] == used
    removed = {card for card, out in zip(CHARACTERS, t.REMOVED[seats], strict=True) if out}
    assert removed == set(by_seats("GOAT-C13")[seats].lower().split(", ")) - {"none"}
    supply = {name: n for name, n in zip(RESOURCES, t.SUPPLY[seats], strict=True) if n}
    assert sorted(supply.values()) == sorted(numbers(by_seats("GOAT-C14")[seats]))
    words = {"bottles": "bottle", "nuggets": "nugget"}
    said = [part.split() for part in by_seats("GOAT-C14")[seats].split(", ")]
    assert supply == {words.get(name, name): int(n) for n, name in said}
    assert setup == {
        "rounds": t.ROUNDS[seats],
        "hats": t.HATS[seats],
        "locations": used[:-1],
        "removed": [card for card in setup["removed"] if card in removed],
        "supply": supply,
    }
    assert len(setup["removed"]) == len(removed)


@pytest.mark.parametrize("seats", SEATS)
def test_goat_c15_c16_starting_goods_leave_the_rest_of_the_coins(seats: int) -> None:
    """GOAT-C15, GOAT-C16: 2 coins and 1 bottle each; 40 - 2n coins stay in the supply."""
    assert [t.START_COINS, t.START_BOTTLES] == numbers(row("GOAT-C15")[1])
    start = GAME.start(seats)
    assert str(t.COINS - sum(start.coins)) == by_seats("GOAT-C16")[seats]


@pytest.mark.parametrize("seats", SEATS)
def test_goat_c20_to_c25_card_arithmetic(seats: int) -> None:
    """GOAT-C20, GOAT-C21, GOAT-C22, GOAT-C23, GOAT-C24, GOAT-C25 follow from the tables."""
    deck = t.CHARACTERS - sum(t.REMOVED[seats])
    aside = DATA["game"]["set_aside_face_up"] + DATA["game"]["set_aside_face_down"]
    hats = seats * t.HATS[seats]
    said = {rule: int(by_seats(f"GOAT-C{rule}")[seats]) for rule in range(20, 26)}
    derived = [deck, aside, deck - aside, hats, deck - aside - hats, deck - aside - t.FIRST_HAND]
    assert list(said.values()) == derived
    assert said[25] == hats - 1


@pytest.mark.parametrize("seats", SEATS)
def test_goat_c32_bottles_used(seats: int) -> None:
    """GOAT-C32: all 8 bottles with 5 players, 6, 6 and 7 with fewer."""
    used = seats * t.START_BOTTLES + t.SUPPLY[seats][t.BOTTLE]
    assert used == {2: 6, 3: 6, 4: 7, 5: 8}[seats]
    supplied = [n + seats * (k == t.BOTTLE) for k, n in enumerate(t.SUPPLY[seats])]
    assert all(n <= box for n, box in zip(supplied, t.TOKENS_IN_BOX, strict=True))


@pytest.mark.parametrize("seats", SEATS)
def test_goat_c40_c41_g1_the_coin_ceiling(seats: int) -> None:
    """GOAT-C40, GOAT-C41, GOAT-G1: no game can need more than the 40 coins of the box."""
    icons = sum(n for n, used in zip(t.COIN_ICONS[0], t.IN_USE[seats], strict=True) if used)
    assert str(icons) == by_seats("GOAT-C40")[seats]
    saloon = t.SHERIFF_PAY + t.THIEF_BOUNTY + t.CHARLATAN_BOUNTY
    assert saloon > t.OUTLAW_REWARD
    ceiling = seats * t.START_COINS + t.ROUNDS[seats] * (icons + saloon)
    assert str(ceiling) == by_seats("GOAT-C41")[seats]
    assert ceiling <= t.COINS


def test_goat_g1_coin_icons() -> None:
    """GOAT-G1: Bank 2, Store, Ranch and Mine 1, Saloon 0; every coin taker has coins to take."""
    tiles = DATA["locations"]
    assert list(t.COIN_ICONS[0]) == [tiles[name]["coin_icons"] for name in LOCATIONS]
    rich = DATA["variants"]["rich_store"]["coin_icons"]
    assert list(t.COIN_ICONS[1]) == [rich[name] for name in LOCATIONS]
    assert t.COIN_ICONS == ((1, 2, 1, 1, 0), (3, 2, 1, 1, 0))
    assert {v.name: v.values[0] for v in GAME.variants}["rich_store"] is False


def test_goat_g1_rich_store_makes_every_place_worth_six() -> None:
    """GOAT-G1: a token and its coins are worth $6 at every place but the Saloon."""
    worth = [t.WORTH[t.RESOURCE_OF[k]] + t.COIN_ICONS[1][k] for k in range(t.ROBBABLE)]
    assert worth == [6, 6, 6, 6]


def test_the_data_block_is_the_tables() -> None:
    """Every constant of the block that the rules use; names and their order too."""
    game = DATA["game"]
    constants = (
        (t.MIN_SEATS, "players_min"),
        (t.MAX_SEATS, "players_max"),
        (t.FIRST_HAND, "hand_size"),
        (t.COINS, "coins_total"),
        (t.ELIXIRS, "elixirs_total"),
        (t.START_COINS, "start_coins"),
        (t.START_BOTTLES, "start_bottles"),
        (t.CHARLATAN_COINS, "charlatan_coins"),
        (t.OUTLAW_REWARD, "outlaw_reward"),
        (t.SHERIFF_PAY, "sheriff_base"),
        (t.THIEF_BOUNTY, "sheriff_thief_bonus"),
        (t.CHARLATAN_BOUNTY, "sheriff_charlatan_bonus"),
    )
    assert [number for number, _ in constants] == [game[name] for _, name in constants]
    unread = {"id", "set_aside_face_up", "set_aside_face_down", "coins_unlimited"}
    assert set(game) == {name for _, name in constants} | unread
    assert (GAME.name, GAME.seats) == (game["id"], range(t.MIN_SEATS, t.MAX_SEATS + 1))
    goods = [
        (name, {"value": t.WORTH[k], "box": t.TOKENS_IN_BOX[k]}) for k, name in enumerate(RESOURCES)
    ]
    assert goods == list(DATA["resources"].items())


def test_goat_m3_every_character_has_its_place_and_effect() -> None:
    """GOAT-M3, GOAT-G2: place, number and kind of effect of every character, in order."""
    assert list(CHARACTERS) == list(DATA["characters"])
    places = [*LOCATIONS, "below_saloon"]  # NOWHERE is -1
    for k, (name, card) in enumerate(DATA["characters"].items()):
        assert places[t.PLACE[k]] == card["place"], name
        assert t.TAKES_TOKENS[k] == (card.get("instant") == "take_tokens"), name
        assert t.TAKES_COINS[k] == (card.get("instant") == "take_coins"), name
        assert (t.CALLED.index(k) if k in t.CALLED else None) == card.get("number"), name
    assert len(t.CALLED) - 1 == t.NUMBERS == 6


def test_every_tile_has_its_resource_and_its_two_takers() -> None:
    """RULES.md 3.1, [locations]."""
    for k, (name, tile) in enumerate(DATA["locations"].items()):
        assert RESOURCES[t.RESOURCE_OF[k]] == tile["resource"]
        takers = {"takes_tokens": t.TAKES_TOKENS, "takes_coins": t.TAKES_COINS}
        for field, takes in takers.items():
            taker = [c for i, c in enumerate(CHARACTERS) if takes[i] and t.PLACE[i] == k]
            assert taker == ([tile[field]] if field in tile else []), name


def test_french_names_are_those_of_the_seed() -> None:
    """RULES.md 3.1: name_fr; GOAT-G34: the Outlaw keeps the seed's name."""
    texts: Any = GAME.voice
    for kind in ("character", "location"):
        for name, thing in DATA[f"{kind}s"].items():
            assert texts.say("fr", f"{kind}-{name}", {}) == thing["name_fr"]
    assert texts.say("fr", "character-outlaw", {}) == "Hors-la-loi"


@pytest.mark.parametrize("seats", SEATS)
def test_goat_g5_supply_is_one_token_a_round_of_each_kind(seats: int) -> None:
    """GOAT-C14, GOAT-G5: what is supplied is what the tiles in use will need."""
    for location, resource in enumerate(t.RESOURCE_OF):
        needed = t.ROUNDS[seats] if t.IN_USE[seats][location] else 0
        assert t.SUPPLY[seats][resource] == needed
