"""What a thing is and where it is may be given in order; all else goes by its name."""

from __future__ import annotations

import inspect
import typing

import pytest

from farwest.kit import sprites

WHAT_AND_WHERE = {"canvas", "key", "label", "symbol", "text", "x", "y", "width", "height"}


@pytest.mark.parametrize(
    "painted", [*typing.get_args(sprites.Part), sprites.Sprite, sprites.Picture]
)
def test_only_a_place_is_given_in_order(painted: type) -> None:
    given = inspect.signature(painted).parameters.values()
    in_order = {one.name for one in given if one.kind is not one.KEYWORD_ONLY}
    assert in_order
    assert in_order <= WHAT_AND_WHERE
