"""Parts of a picture are kept, and nobody can tell."""

from __future__ import annotations

from threading import Thread
from typing import Any

import pytest

import farwest
from farwest.kernel.state import WATCHER
from farwest.kit import keeping
from farwest.kit import steady as steadiness
from farwest.kit.keeping import (
    PARTS,
    Unkept,
    kept,
    kept_all,
    kept_group,
    measured,
    nothing_kept,
    steady,
    steady_all,
)
from farwest.kit.painting import painted
from farwest.kit.speaking import Speaker
from farwest.kit.view import View
from farwest.tables.scenes import in_words
from farwest.tables.telling import told
from tests.tables.browsers import moves, seated

SEATS = 3
MOVES = 5


@pytest.mark.parametrize("game", farwest.games())
def test_a_picture_has_the_same_bytes_with_nothing_kept(game: str) -> None:
    PARTS.forget()
    looks = [(seat, "en", "wide") for seat in (*range(SEATS), None)]
    looks += [(seat, "fr", "tall") for seat in (None, 0)]
    tables = [seated(game, SEATS, 1), seated(game, SEATS, 2, ("Ida", "Olaf", "Æsa"))]
    for both in zip(*(moves(table, MOVES, n) for n, table in enumerate(tables)), strict=True):
        assert len(both) == len(tables)
        for table in tables:
            for seat, language, canvas in looks:
                match = in_words(table, language)
                picture = painted(match, seat, canvas)
                with nothing_kept():
                    bare = painted(match, seat, canvas)
                assert picture is not None
                assert bare is not None
                assert picture.json() == bare.json()


def test_what_is_kept_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "MOST", 50)
    PARTS.forget()
    table = seated("goat", SEATS)
    for _ in moves(table, MOVES):
        match = in_words(table, "en")
        first, again = painted(match, 0), painted(match, 0)
        assert first == again
        assert PARTS.size <= 50
    PARTS.forget()


def test_two_threads_paint_alike() -> None:
    PARTS.forget()
    table = seated("meeples", SEATS)
    assert len([*moves(table, MOVES)]) == MOVES
    found: dict[int, list[Any]] = {}

    def paint(n: int) -> None:
        match = told(table.playing.fork(), "en", ["Eva", "Yann", "Bo"])
        found[n] = [painted(match, seat) for seat in range(SEATS)]

    threads = [Thread(target=paint, args=(n,)) for n in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found[0] == found[1]


# ---- a small board -------------------------------------------------------------------------------


class Shelf(View, frozen=True):
    goods: list[int]
    money: int


class Keeper(Speaker[Shelf]):
    lists = {}
    canvas = lay = None
    painted: list[str] = []

    @measured
    def rich(self) -> bool:
        return self.view.money > 9

    @kept
    def good(self, k: int) -> str:
        self.painted.append(f"good {k}")
        return f"{self.people[0].name} has {self.view.goods[k]}"

    @kept_all
    def purse(self) -> list[str]:
        self.painted.append("purse")
        return ["rich" if self.rich() else "poor"]

    @kept_group
    def goods(self) -> list[str]:
        self.painted.append("goods")
        return [self.good(k) for k in range(len(self.view.goods))]

    @measured
    def is_dear(self, k: int) -> bool:
        return self.view.goods[k] > self.view.money

    @steady
    def sum(self) -> str:
        self.painted.append("sum")
        return f"{self.people[0].name} has {sum(self.view.goods)}, {self.purse()[0]}"

    @steady_all
    def both(self) -> list[str]:
        self.painted.append("both")
        return [self.sum(), "rich" if self.rich() else "poor"]

    @steady
    def total(self) -> int:
        self.painted.append("total")
        return sum(self.view.goods)

    @steady
    def whose(self) -> str:
        self.painted.append("whose")
        return "mine" if self.people[0].me else "another's"

    @steady_all
    def mine(self) -> list[str]:
        self.painted.append("mine")
        return [self.whose(), f"seat {self.view.seat}"]

    @steady
    def dear(self) -> bool:
        self.painted.append("dear")
        return self.is_dear(0)


def say(message: str, /, **_: Any) -> str:
    return message


def keeper(
    goods: list[int], money: int = 0, names: tuple[str, ...] = ("Eva", "Bo"), seat: int = 0
) -> Keeper:
    Keeper.painted.clear()
    view = Shelf(seat=seat, seats=2, variant=[], frames=[(0, 0, 0, 0)], goods=goods, money=money)
    return Keeper(view, say, [*names])


def test_a_part_is_painted_again_only_when_something_it_read_is_other() -> None:
    PARTS.forget()
    assert "Eva has 1" == keeper([1, 2]).good(0)
    assert "Eva has 1" == keeper([1, 5], money=7).good(0)
    assert [] == Keeper.painted
    assert "Eva has 3" == keeper([3, 5]).good(0)
    assert ["good 0"] == Keeper.painted


def test_it_is_the_same_part_under_other_names() -> None:
    PARTS.forget()
    assert "Eva has 1" == keeper([1]).good(0)
    assert "Ida has 1" == keeper([1], names=("Ida", "Bo")).good(0)
    assert [] == Keeper.painted


def test_what_is_measured_counts_and_not_what_it_was_measured_by() -> None:
    PARTS.forget()
    assert ("poor",) == keeper([], money=3).purse()
    assert ("poor",) == keeper([], money=4).purse()
    assert [] == Keeper.painted
    assert ("rich",) == keeper([], money=10).purse()


def test_of_a_group_only_the_thing_that_changed_is_painted() -> None:
    PARTS.forget()
    assert ("Eva has 1", "Eva has 2") == keeper([1, 2]).goods()
    assert ("Eva has 1", "Eva has 3") == keeper([1, 3]).goods()
    assert ["goods", "good 1"] == Keeper.painted


def test_what_is_steady_is_painted_again_when_a_field_it_read_is_other() -> None:
    PARTS.forget()
    assert "Eva has 3, poor" == keeper([1, 2]).sum()
    assert "Eva has 3, poor" == keeper([1, 2], money=7).sum()  # a figure: it is the same
    assert [] == Keeper.painted
    assert "Eva has 3, rich" == keeper([1, 2], money=10).sum()
    assert ["sum", "purse"] == Keeper.painted
    assert "Eva has 4, rich" == keeper([2, 2], money=10).sum()
    assert "Bo has 4, rich" == keeper([2, 2], money=10, names=("Bo", "Eva")).sum()
    assert ["sum"] == Keeper.painted


def test_what_is_steady_depends_on_all_that_is_inside_it() -> None:
    PARTS.forget()
    assert ("Eva has 3, poor", "poor") == keeper([1, 2]).both()
    assert ("Eva has 3, poor", "poor") == keeper([1, 2], money=7).both()
    assert [] == Keeper.painted
    assert ("Eva has 5, poor", "poor") == keeper([1, 4], money=7).both()
    assert ("Eva has 5, rich", "rich") == keeper([1, 4], money=17).both()


def test_what_does_not_depend_on_who_looks_is_painted_once_for_all() -> None:
    PARTS.forget()
    for seat in (0, 1, WATCHER):
        assert 3 == keeper([1, 2], seat=seat).total()
        assert ["total"][: seat == 0] == Keeper.painted
    for seat in (1, 0):
        assert 4 == keeper([2, 2], seat=seat).total()
        assert ["total"][: seat == 1] == Keeper.painted
    assert 3 == keeper([1, 2], seat=1).total()  # a step of a film that others saw before
    assert [] == Keeper.painted


def test_who_is_spoken_to_is_painted_something_else() -> None:
    PARTS.forget()
    looks = [(seat, keeper([1], seat=seat).whose(), [*Keeper.painted]) for seat in (1, 0, 1, 0)]
    anew = ["whose"]
    both = [(1, "another's", anew), (0, "mine", anew), (1, "another's", []), (0, "mine", [])]
    assert both == looks
    assert ("mine", "seat 0") == keeper([1], seat=0).mine()
    assert ("another's", "seat 1") == keeper([1], seat=1).mine()
    assert ("another's", f"seat {WATCHER}") == keeper([1], seat=WATCHER).mine()
    assert ("another's", "seat 1") == keeper([2], seat=1).mine()
    assert [] == Keeper.painted


def test_of_a_figure_of_one_of_many_it_depends_on_what_that_is_worked_out_from() -> None:
    PARTS.forget()
    assert keeper([5], money=1).dear()
    assert not keeper([5], money=6).dear()
    assert not keeper([5], money=7).dear()
    assert ["dear"] == Keeper.painted
    assert keeper([9], money=7).dear()


def test_what_tables_remember_is_bounded_and_stays_right(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, most in (("MOST_TABLES", 2), ("RECENT", 3), ("PAST", 2)):
        monkeypatch.setattr(steadiness, name, most)
    PARTS.forget()
    for look in range(12):
        for name in ("Eva", "Ida", "Æsa"):
            brush = keeper([look // 5, 2], names=(name, "Bo"))
            assert f"{name} has {look // 5}" == brush.good(0)
            assert f"{name} has {look // 5 + 2}, poor" == brush.sum()
        assert len(steadiness.SIGHTS.young) <= 2
        for sights in steadiness.SIGHTS.young.values():
            assert len(sights.recent) <= 3
            assert len(past_of(sights.recent[-1])) <= 3
    PARTS.forget()


def past_of(sight: steadiness.SharedSight | None) -> list[steadiness.SharedSight]:
    found = []
    while sight := sight and sight.before:
        found.append(sight)
    return found


def test_who_looks_no_more_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]
    monkeypatch.setattr(steadiness.SIGHTS, "now", lambda: clock[0])
    PARTS.forget()
    keeper([1, 2], names=("Eva", "Bo")).sum()
    for _ in range(2):
        clock[0] += steadiness.GENERATION + 1
        assert "Ida has 3, poor" == keeper([1, 2], names=("Ida", "Bo")).sum()
    known = [*steadiness.SIGHTS.young, *steadiness.SIGHTS.old]
    assert {("Ida", "Bo")} == {names for _, _, names in known}
    monkeypatch.undo()
    PARTS.forget()


def test_what_could_be_read_past_the_notes_is_refused() -> None:
    class Careless(Keeper):
        @kept
        def box(self) -> int:
            return len(self.open)  # type: ignore[attr-defined]

    one = Careless(keeper([1]).view, say, ["Eva", "Bo"])
    one.open = {1, 2}  # type: ignore[attr-defined]
    with pytest.raises(Unkept, match="open"):
        one.box()
