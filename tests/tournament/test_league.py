"""After a season the best go up and the last go down."""

from __future__ import annotations

from farwest.tournament.promotion import cut, next_divisions


def test_at_each_border_so_many_change() -> None:
    season = [["a", "b", "c", "d"], ["e", "f", "g", "h"], ["i", "j", "k", "l"]]
    assert [["a", "b", "c", "e"], ["d", "f", "g", "i"], ["h", "j", "k", "l"]] == next_divisions(
        season, 1, 4
    )


def test_two_change_and_nobody_falls_twice() -> None:
    season = [["a", "b", "c", "d"], ["e", "f", "g", "h"]]
    assert [["a", "b", "e", "f"], ["c", "d", "g", "h"]] == next_divisions(season, 2, 4)
    assert [["a", "b", "e", "f"], ["c", "d", "g", "h"]] == next_divisions(season, 3, 4)


def test_who_goes_leaves_room_and_who_comes_begins_at_the_bottom() -> None:
    season = [["a", "b", "c"], ["d", "e", "f"]]
    found = next_divisions(season, 1, 3, gone={"b"}, new=["x", "a", "y"])
    assert [["a", "d", "c"], ["e", "f", "x", "y"]] == found


def test_nobody_is_alone() -> None:
    assert [["a", "b", "c"]] == cut("abc", 2)
    assert [["a", "b"], ["c", "d"]] == cut("abcd", 2)
    assert [["a"]] == cut("a", 4)
    assert [] == cut("", 4)
