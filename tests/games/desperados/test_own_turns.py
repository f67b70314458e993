"""DESP-D7, DESP-D15: how often the gang is asked shows in no number that the marshal is given."""

from __future__ import annotations

from tests.games.desperados.table import AnyMatch, lay, told

MARSHAL, GREGOR = 0, 1


def in_salem() -> AnyMatch:
    """Both desperados are there with one sheriff, and go to the Saloon."""
    match = lay(["aztec", "salem", "salem"], ["salem", "aztec"])
    told(match, "stay", "stay", "lay santa_fe", "lay saloon", "lay saloon")
    return match


def test_desp_d7_d15_a_lapse_leaves_no_gap_in_the_marshals_turns() -> None:
    quiet, lapsed = in_salem(), in_salem()
    told(quiet, "nothing")  # Patrick alone can do nothing against a sheriff
    assert "LAPSED gregor cheat" in told(lapsed, "cheat", "nothing")

    assert lapsed.move == quiet.move + 1  # Gregor was asked again, and had one option left
    for eyes in (MARSHAL, None):
        assert quiet.scene(eyes).json() == lapsed.scene(eyes).json()
        assert quiet.events(eyes) == lapsed.events(eyes)
    assert quiet.scene(GREGOR).move < lapsed.scene(GREGOR).move  # the gang knows


def test_desp_d15_the_marshal_counts_nothing_of_what_the_gang_answers() -> None:
    match = lay(["aztec", "salem", "salem"], ["salem", "aztec"])
    told(match, "stay", "stay", "lay santa_fe")
    before = match.scene(MARSHAL).json()
    for answer in ("lay saloon", "lay saloon", "cheat"):
        told(match, answer)
        assert before == match.scene(MARSHAL).json()
    told(match, "nothing")
    assert before != match.scene(MARSHAL).json()
