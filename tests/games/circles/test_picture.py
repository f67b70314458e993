"""The board of circles: docs/look.md section 5 and RULES.md 11, CIRC-D21."""

from __future__ import annotations

import pytest

from farwest.games.circles import numbers as t
from farwest.games.circles.board.layout import layout
from farwest.games.circles.questions import ASKINGS
from farwest.games.circles.scoring import sheet, won_by
from farwest.kit.drawing import draw, outline
from farwest.kit.sprites import CANVASES, Sprite, Wedge, Words
from farwest.laws import RULE_ID
from farwest.tables.endings import outcome
from farwest.tables.scenes import offers, scene
from tests.games.circles.table import GAME, RULES, lay, on, rolls, start, told
from tests.games.circles.test_motion import picture, sprite

canvases = pytest.mark.parametrize("canvas", CANVASES)


def middle(thing: Sprite) -> tuple[float, float]:
    return thing.x + thing.width / 2, thing.y + thing.height / 2


@canvases
def test_circ_d21_the_ranch_is_at_twelve_and_the_rest_clockwise(canvas: str) -> None:
    shown, ring = picture(start(2), None, canvas), layout(CANVASES[canvas]).ring
    spots = [middle(sprite(shown, f"sector-{k}")) for k in range(t.SECTORS)]
    assert spots[0][0] == pytest.approx(ring.x)
    assert spots[0] == min(spots, key=lambda spot: spot[1])
    assert spots[5][0] == max(x for x, _ in spots)
    assert spots[15][0] == min(x for x, _ in spots)
    assert spots[10][1] == max(y for _, y in spots)
    assert "Ranch" in sprite(shown, "sector-0").label


@canvases
@pytest.mark.parametrize("theta", [900, 7777, 35999])
def test_the_marble_lies_where_it_rests(canvas: str, theta: int) -> None:
    ring = layout(CANVASES[canvas]).ring
    shown = picture(lay(2, theta=theta), 0, canvas)
    assert middle(sprite(shown, "marble")) == pytest.approx(ring.at(ring.channel, theta))


@pytest.mark.parametrize(("half_turn", "sectors"), [(False, 2), (True, 10)])
def test_circ_f4_too_near_spaces_are_dark_up_to_the_gate(half_turn: bool, sectors: int) -> None:
    """CIRC-F4, CIRC-G3: the gate is the first line that counts."""
    match = lay(2, theta=5000, variant={"half_turn_min": half_turn})
    shown = picture(match, 0)
    dark, gate = sprite(shown, "too-near").parts[0], sprite(shown, "gate").parts[0]
    assert isinstance(dark, Wedge)
    assert isinstance(gate, Wedge)
    assert (dark.start, dark.sweep) == (3600 / 100 - 9, 18.0 * sectors)
    assert gate.start + gate.sweep / 2 == pytest.approx(dark.start + dark.sweep)


def test_a_contest_has_a_goal_and_no_gate() -> None:
    """CIRC-E30: the two-space minimum does not apply."""
    match = on("saloon", 2, purse=[2, 2])
    told(match, "tickets 0", "bet")
    keys = {sprite.key for sprite in picture(match, 1).sprites}
    assert "goal" in keys
    assert not {"gate", "too-near"} & keys


@canvases
def test_circ_e31_pawns_stand_where_the_marble_stopped(canvas: str) -> None:
    """CIRC-X1, CIRC-E31; CIRC-E34: and go back when the contest is over."""
    ring = layout(CANVASES[canvas]).ring
    match = on("saloon", 3, purse=[5, 4, 2])
    told(match, "tickets 0", "bet", "stake", *rolls(14100 - 15300 + t.LAP))
    shown = picture(match, 0, canvas)
    x, y = middle(sprite(shown, "pawn-1"))
    far = ((x - ring.x) ** 2 + (y - ring.y) ** 2) ** 0.5
    assert (x, y) == pytest.approx(ring.at(far, 14100))
    assert {s.key for s in shown.sprites if s.key.startswith("pawn-")} == {"pawn-1"}
    assert sprite(shown, "marble").x == pytest.approx(
        ring.square(ring.channel, t.SALOON_CENTRE, sprite(shown, "marble").width).x
    )
    told(match, *rolls(33000), *rolls(30000))
    assert not [s for s in picture(match, 0, canvas).sprites if s.key.startswith("pawn-")]


def test_circ_h6_votes_lie_by_the_space_they_name() -> None:
    """CIRC-D21: and a line marks the doubtful stop."""
    match = lay(3, star=2)
    told(match, *rolls(2720), "side b")
    shown = picture(match, 1)
    assert sprite(shown, "vote-0").label == "orange says: Shop"
    assert "doubt" in {sprite.key for sprite in shown.sprites}
    assert [touch.keys for touch in shown.touches] == [("sector-1",), ("sector-2",)]


def test_circ_d21_purses_are_canonical_tokens() -> None:
    """CIRC-D21, CIRC-F21."""
    shown = picture(lay(2, purse=[17, 0], star=1), 0)
    first, second = shown.panels
    assert [(c.symbol, c.number) for c in first.rows[:3]] == [
        *(("token-ruby", 1), ("token-gold", 2), ("token-silver", 2)),
    ]
    assert (second.rows[0].symbol, second.rows[0].number) == ("token-silver", 0)
    assert "star" in [count.symbol for count in second.rows]
    assert first.status == "17 of 18"


@pytest.mark.parametrize(("seats", "coins"), [(3, [1, 2, 2]), (4, [17])])
def test_circ_r9_many_seats_on_a_phone_count_their_money_in_silver(
    seats: int, coins: list[int]
) -> None:
    """CIRC-R9."""
    first, second, *_ = picture(lay(seats, purse=[17]), 0, "tall").panels
    shown = [count for count in first.rows if count.symbol.startswith("token-")]
    assert [count.number for count in shown] == coins
    assert [second.rows[0].symbol, second.rows[0].number] == ["token-silver", 0]


def test_the_last_shot_is_a_ghost_for_its_own_seat() -> None:
    match = lay(2)
    told(match, *rolls(3600))
    told(match, *rolls(1000))
    assert match.seat == 0
    ring = layout(CANVASES["wide"]).ring
    ghost = sprite(picture(match, 0), "ghost")
    assert middle(ghost) == pytest.approx(ring.at(ring.channel, 4500))
    assert "ghost" not in {sprite.key for sprite in picture(match, 1).sprites}


@canvases
def test_circ_f32_every_amount_up_to_a_purse_has_a_button_of_its_own(canvas: str) -> None:
    ring = layout(CANVASES[canvas]).ring
    for money in range(2, t.PURSE_CAP + 1):  # CIRC-F37: a single amount is not asked for
        match = on("bank", 2, purse=[money, 0])
        told(match, "tickets 0", "deposit")
        shown = picture(match, 0, canvas)
        keys = [touch.keys for touch in shown.touches]
        assert keys == [(f"amount-{n + 1}",) for n in range(money)]
        for (key,) in keys:
            x, y = middle(sprite(shown, key))
            away = ((x - ring.x) ** 2 + (y - ring.y) ** 2) ** 0.5
            assert away + sprite(shown, key).width / 2 < ring.hub + 2


def test_circ_s9_the_die_shows_its_last_face() -> None:
    match = on("robber", 2, purse=[2, 2])
    assert "shows" not in sprite(picture(match, 0), "die").label
    told(match, "tickets 0", "face gold")
    assert sprite(picture(match, 0), "die").label == "The robber die shows a gold coin"


def test_circ_d22_money_that_would_be_lost_is_warned_of() -> None:
    """CIRC-D22: before a withdrawal and before a purchase."""
    match = on("bank", 2, purse=[14, 0], account=[9, 0])
    told(match, "tickets 0", "withdraw")
    assert "Above 2, some is lost." in match.question()
    match = on("bank", 2, purse=[14, 0], account=[2, 0])
    told(match, "tickets 0", "withdraw")
    assert "lost" not in match.question()
    match = on("shop", 2, purse=[18, 0])
    told(match, "tickets 0")
    assert "leaves you short" in match.question()
    match = on("shop", 2, purse=[17, 0])
    told(match, "tickets 0")
    assert "short" not in match.question()


def test_a_wedge_is_drawn_as_a_slice_a_piece_of_a_ring_or_a_ring() -> None:
    assert (
        outline(Wedge(0, 0, inner=0, outer=10, start=0, sweep=90)) == "M0 -10A10 10 0 0 1 10 0L0 0Z"
    )
    assert (
        outline(Wedge(0, 0, inner=5, outer=10, start=0, sweep=90))
        == "M0 -10A10 10 0 0 1 10 0L5 0A5 5 0 0 0 0 -5Z"
    )
    assert outline(Wedge(0, 0, inner=0, outer=10, start=0, sweep=270)).count("0 1 1") == 1
    assert outline(Wedge(0, 0, inner=5, outer=10, start=0, sweep=360)).count("M") == 2


def test_words_may_have_a_halo() -> None:
    shown = picture(start(2), None)
    words = [p for p in sprite(shown, "sector-18").parts if isinstance(p, Words)]
    assert [(part.text, part.halo) for part in words] == [("Money bag", "card")]
    assert 'paint-order="stroke"' in draw(shown, GAME.package)


def test_circ_v4_the_score_sheet_adds_up() -> None:
    """CIRC-V4, CIRC-D23."""
    match = on("ranch", 3, purse=[18, 4, 0], account=[2, 9, 0])
    told(match, "tickets 0")
    assert match.seat is None
    rows = [points for _, points, _ in sheet(match.state)]
    assert [sum(column) for column in zip(*rows, strict=True)] == match.scores() == [2, 13, 0]


def test_circ_e35_the_ranch_decides_and_not_the_money() -> None:
    bought, richest = on("ranch", 2, purse=[18, 4]), lay(2)
    told(bought, "tickets 0")
    assert (won_by(bought.state), won_by(richest.state)) == ("score-ranch", "")
    assert outcome(bought).won_by == "The Ranch, for two rubies."


def test_a_vote_is_for_a_space_that_has_a_name() -> None:
    match = lay(3, star=2)
    told(match, *rolls(2720))
    assert [(o.short, o.note) for o in offers(match)] == [
        ("Dig", "before the line"),
        ("Shop", "after the line"),
    ]


def test_the_help_of_the_bank_says_what_an_amount_becomes() -> None:
    for asked, words in (("deposit", "doubles when you withdraw"), ("withdraw", "twice as much")):
        match = on("bank", 2, purse=[9, 0], account=[9, 0])
        told(match, "tickets 0", asked)
        assert words in scene(match, 0, "wide").help
        assert sprite(picture(match, 0), "counter").label.lower() == asked


def test_every_cited_rule_exists() -> None:
    cited = {asking.rule for asking in ASKINGS.values() if asking.rule}
    assert cited
    assert cited <= set(RULE_ID.findall(RULES))


@pytest.mark.parametrize(("purse", "words"), [(17, "need 1 silver more"), (18, "have the price")])
def test_circ_v1_a_note_says_what_is_missing(purse: int, words: str) -> None:
    match = lay(2, purse=[purse, 0])
    (note,) = picture(match, 0).notes
    assert words in note.text
    assert [(row.symbol, row.number) for row in note.rows] == [("token-ruby", 1)] * 2
    assert picture(match, None).notes == ()


@canvases
def test_circ_r15_the_supply_lies_beside_the_ring(canvas: str) -> None:
    """CIRC-R15, CIRC-D23, CIRC-C10: as many coins as are left, and the rate of exchange."""
    shown = picture(start(3), None, canvas)
    assert sprite(shown, "supply").label == "Supply: 10 rubies, 11 gold, 9 silver"
    counts = [part.text for part in sprite(shown, "supply").parts if isinstance(part, Words)]
    assert counts[-3:] == ["× 10", "× 11", "× 9"]
    assert sprite(shown, "aid").label == "3 silver make 1 gold, 3 gold make 1 ruby"


@canvases
def test_circ_r15_the_corners_leave_the_ring_alone(canvas: str) -> None:
    ring, lay_out = layout(CANVASES[canvas]).ring, layout(CANVASES[canvas])
    for place in (lay_out.supply, lay_out.aid):
        near = min(abs(place.y - ring.y), abs(place.y + place.height - ring.y))
        assert (ring.x - place.x - place.width) ** 2 + near**2 > ring.rim**2


@canvases
def test_circ_r11_a_token_to_stake_is_a_button(canvas: str) -> None:
    """CIRC-R11: only those that the purse holds."""
    match = on("saloon", 2, purse=[4, 9], variant={"exchange": "free"})
    match.play("tickets 0")
    shown = picture(match, 0, canvas)
    touched = {GAME.action_names[touch.action]: touch.keys[0] for touch in shown.touches}
    assert touched == {
        **{"coin silver": "wager-silver", "coin gold": "wager-gold", "decline": "marble"}
    }
    assert sprite(shown, "wager-gold").label == "Stake a gold coin"
