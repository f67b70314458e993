"""DESP-D7 for people, DESP-D15: what the table relies on when it asks the gang at once."""

from __future__ import annotations

import pytest

from farwest.games.desperados import questions as ask
from farwest.games.desperados.actions import LAY
from farwest.kernel.dice import Dice
from farwest.kit.painting import painted
from farwest.tables import together
from farwest.tables.trial import Trial
from farwest.tables.wire import ClockWish
from tests.games.desperados.table import GAME, AnyMatch, walks
from tests.games.desperados.test_acting import AWAY, in_salem
from tests.tables.test_table import Sitting

GANG = (1, 2, 3)
IDLE = GAME.parse("nothing")


def met(sheriffs: int) -> AnyMatch:
    """In Salem, with so many sheriffs about."""
    return in_salem(*["salem"] * sheriffs, *[AWAY] * (3 - sheriffs))


@pytest.mark.parametrize("sheriffs", range(3))
def test_desp_g39_only_what_is_short_of_disks_is_ever_lost(sheriffs: int) -> None:
    """What the others hold leaves fewer options, never more: a target with enough intents is legal
    for each of its choosers in seat order, in whatever order they chose and changed their minds.
    DESP-G39."""
    match, dice, shrunk, lost = met(sheriffs), Dice(sheriffs), 0, 0
    everything = {seat: together.turned_to(match, seat).state.legal() for seat in GANG}
    for _ in range(200):
        held: dict[int, int] = {}
        while not together.all_in(match, held):
            seat = GANG[dice.below(len(GANG))]
            options = together.turned_to(match, seat, held).state.legal()
            assert set(options) <= set(everything[seat])
            shrunk += len(options) < len(everything[seat])
            held[seat] = options[dice.below(len(options))]
        trial = Trial(match)
        missed, after = trial.answer_all(held), trial.match
        lost += len(missed)
        crew = {
            seat
            for job in list(after.state.job_crew)[: after.state.jobs]
            for seat in GANG
            if job >> seat & 1
        }
        enough = {
            seat
            for seat in GANG
            if held[seat] != IDLE and list(held.values()).count(held[seat]) > sheriffs
        }
        assert enough <= crew or after.state.kind == match.state.kind
        assert not enough & set(missed)

    assert (shrunk > 0) == (lost > 0) == (sheriffs > 0)


def test_desp_g39_cards_never_depend_on_the_cards_of_others() -> None:
    """DESP-G39, DESP-F8, DESP-D6: what one may lay is the same whatever the others have laid."""
    compared = 0
    for game in walks(4, 3):
        for state in game:
            if state.kind != ask.DESPERADO_CARD:
                continue
            match = GAME.match(4)
            match.state = state.clone()
            first, *others = together.asked(match)
            before = {seat: together.turned_to(match, seat).state.legal() for seat in others}
            held = {first: state.legal()[0]}
            for seat in others:
                assert before[seat] == together.turned_to(match, seat, held).state.legal()
                compared += 1

    assert compared > 50


def test_desp_g40_every_secret_of_a_turn_takes_its_time() -> None:
    """DESP-G40, DESP-D15: nothing that is answered in secret is ever passed at once."""
    secret = set()
    for seats in (3, 6):
        for game in walks(seats, 2):
            secret |= {state.kind for state in game if state.in_secret()}

    assert secret == {kind for kind, asking in ask.ASKINGS.items() if asking.paused}


def test_desp_d7_a_panel_says_what_a_mate_means_to_do() -> None:
    """For the team's eyes alone."""
    match = met(1)
    match.play("hold-up brown")
    pictures = [painted(match, seat, "wide") for seat in (0, 1, 2, None)]
    said = [picture.panels[1].status for picture in pictures if picture]

    assert ["On the road", "Salem: brown coach", "Salem: brown coach", "On the road"] == said


def test_desp_g41_nothing_the_gang_does_depends_on_the_marshals_card() -> None:
    """DESP-G41, DESP-F9: whatever he lays instead, each of the gang may answer the same, and the
    gang and the watchers see the same; so he may exchange to the launch."""
    compared = 0
    for game in walks(4, 3):
        laid: list[int] = []
        for state in game:
            if state.kind == ask.MARSHAL_CARD:
                laid = [action - LAY for action in state.legal()]
            if state.kind not in ask.ASKINGS[ask.MARSHAL_CARD].exchanged or len(laid) < 2:
                continue
            match = GAME.match(4)
            match.state = state
            eyes = [None, *(seat for seat in range(4) if seat != state.marshal)]
            views = [match.view(seat) for seat in eyes]
            for card in laid:
                other = state.clone()
                rows = [list(row) for row in other.laid]
                rows[state.marshal][state.turn - 1] = card
                other.laid = rows
                match.state = other
                assert state.legal() == other.legal()
                assert views == [match.view(seat) for seat in eyes]
                compared += 1

    assert compared > 200


def test_desp_g43_whose_time_is_up_is_followed_by_the_cowhand() -> None:
    """DESP-G43: no move is ever made by default."""
    sitting = Sitting("desperados", 3, clock=ClockWish(minutes=1))
    table = sitting.table
    move = table.move
    sitting.take(table.too_late(61.0))
    late = [chair.bot for chair in table.chairs]
    assert (["cowhand", "", ""], move) == (late, table.move)
