"""Finished games as rows: written at the end, and once, whatever happened to the house."""

from __future__ import annotations

import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from farwest.tables import manners, wire
from farwest.tables.finishing import SeatResult
from farwest.tables.history_book import GamesWish
from farwest.tables.ladder import Ladder, RatingsDesk, games_in, order
from farwest.tables.live_table import LiveTable
from farwest.tables.people_book import PeopleBook
from farwest.tables.store import Entry, Member
from farwest.tables.watcher import Watcher
from tests.tables import endings
from tests.tables.endings import JEANNE, MAURICE, OPAL, Town, in_town


async def rows(town: Town, person: str = JEANNE.id) -> list[SeatResult]:
    return [seat for game in await town.book.games_of(person, GamesWish()) for seat in game]


def test_a_finished_game_has_a_row_for_each_seat(tmp_path: Path) -> None:
    async def story(town: Town) -> tuple[list[SeatResult], list[int], list[int]]:
        live = await town.ended(JEANNE, OPAL, rated=True)
        match = live.table.playing
        return await rows(town), match.places(), match.scores()

    found, places, scores = in_town(tmp_path, story)
    assert ["Jeanne", "Opal"] == sorted(seat.name for seat in found)
    assert places == [seat.place for seat in found]
    assert scores == [seat.score for seat in found]
    assert [place == 1 for place in places] == [bool(seat.won) for seat in found]
    assert {("people", "", "", 1)} == {(s.against, s.rivals, s.unrated, s.account) for s in found}


def test_after_kill_9_between_the_end_and_the_row_the_next_start_writes_it(tmp_path: Path) -> None:
    code = subprocess.run([sys.executable, "-m", endings.__name__, str(tmp_path)]).returncode
    assert -signal.SIGKILL == code

    async def story(town: Town) -> tuple[list[SeatResult], list[SeatResult], list[SeatResult]]:
        missing = await rows(town)
        await town.hall.repair()
        await town.historian.catch_up()
        once = await rows(town)
        await town.historian.catch_up()
        return missing, once, await rows(town)

    missing, once, twice = in_town(tmp_path, story)
    assert [] == missing
    assert 2 == len(once)
    assert once == twice


def test_games_from_before_there_were_rows_get_the_same_ones(tmp_path: Path) -> None:
    async def play(town: Town) -> list[SeatResult]:
        await town.ended(JEANNE, OPAL, rated=True)
        await town.ended(JEANNE, MAURICE)
        return await rows(town)

    async def fill(town: Town) -> list[SeatResult]:
        await town.historian.catch_up()
        return await rows(town)

    written = in_town(tmp_path, play)
    with sqlite3.connect(tmp_path / "house.db") as file:
        file.execute("DELETE FROM result")
        file.execute("DELETE FROM counted")
    file.close()
    assert 4 == len(written)
    assert written == in_town(tmp_path, fill)


async def helped(town: Town) -> None:
    live = await town.begun(JEANNE, OPAL)
    async with live.lock:
        await live.write([Entry("hint", live.now(), 0, value="Jeanne", person=JEANNE.id)])
    await (await town.played(live)).tidy()


async def undone(town: Town) -> None:
    live = await town.played(await town.begun(JEANNE, OPAL), last=9)
    async with live.lock:
        back = max(move for move, choice in enumerate(live.table.chosen) if choice)
        await live.write([Entry("undo", live.now(), live.table.movers[back], back)])
    await (await town.played(live)).tidy()


async def left(town: Town) -> None:
    live = await town.played(await town.begun(JEANNE, OPAL, rated=True), last=4)
    async with live.lock:
        await live.write(live.table.leave(OPAL.id, "greenhorn", live.now()))
    await (await town.played(live)).tidy()


async def guest(town: Town) -> None:
    await town.ended(JEANNE, MAURICE, rated=True)


async def friendly(town: Town) -> None:
    await town.ended(JEANNE, OPAL)


@pytest.mark.parametrize(
    ("game", "why"),
    [
        (helped, "help"),
        (undone, "undo"),
        (left, "left"),
        (guest, "guest"),
        (friendly, "friendly"),
    ],
)
def test_what_counts_for_no_rating(tmp_path: Path, game: object, why: str) -> None:
    async def story(town: Town) -> tuple[list[SeatResult], Ladder]:
        await game(town)  # type: ignore[operator]
        return await rows(town), await RatingsDesk(town.book).ladder()

    found, ladder = in_town(tmp_path, story)
    assert {why} == {seat.unrated for seat in found}
    assert [] == ladder.of(JEANNE.id)


def test_who_left_has_a_mark_and_who_stayed_has_none(tmp_path: Path) -> None:
    async def story(town: Town) -> list[tuple[int, int]]:
        await left(town)
        await town.ended(JEANNE, OPAL)
        return [await town.book.finished_of(id) for id in (JEANNE.id, OPAL.id)]

    assert [(2, 2), (1, 2)] == in_town(tmp_path, story)


def test_at_a_rated_table_nothing_is_undone_and_nobody_has_hints(tmp_path: Path) -> None:
    async def story(town: Town) -> tuple[str, str]:
        live = await town.played(await town.begun(JEANNE, OPAL, rated=True), last=1)
        return live.table.undo_kind(live.table.movers[0]), live.table.charter.help

    assert ("no", "off") == in_town(tmp_path, story)


# ---- ratings -------------------------------------------------------------------------------


async def a_season(town: Town) -> None:
    for pair in ((JEANNE, OPAL), (OPAL, JEANNE), (JEANNE, OPAL)):
        await town.ended(*pair, rated=True)


def test_ratings_come_out_the_same_whenever_they_are_worked_out(tmp_path: Path) -> None:
    async def story(town: Town) -> list[Ladder]:
        desk = RatingsDesk(town.book)
        await a_season(town)
        await desk.ladder()
        await a_season(town)
        kept = await desk.ladder()  # kept up as games come in
        games = games_in(await town.book.rated_after(0))
        return [kept, Ladder(games), Ladder(reversed(games))]

    kept, *others = in_town(tmp_path, story)
    assert 6 == kept.of(JEANNE.id)[0].games
    assert [kept.skills] * 2 == [other.skills for other in others]


def test_a_game_that_was_missed_is_put_in_its_place(tmp_path: Path) -> None:
    async def story(town: Town) -> tuple[Ladder, Ladder]:
        await a_season(town)
        games = games_in(await town.book.rated_after(0))
        first = sorted(games, key=order)[0]
        await strike_out(town, first[0].table)
        desk = RatingsDesk(town.book)
        assert 2 == (await desk.ladder()).of(JEANNE.id)[0].games
        await town.historian.catch_up()
        return await desk.ladder(), Ladder(games)

    late, whole = in_town(tmp_path, story)
    assert whole.skills == late.skills


async def strike_out(town: Town, table: str) -> None:
    def work(file: sqlite3.Connection) -> None:
        file.execute("DELETE FROM result WHERE table_id = ?", [table])
        file.execute("DELETE FROM counted WHERE table_id = ?", [table])

    await town.store.writer.do(work)


# ---- going for good ------------------------------------------------------------------------


def test_who_goes_takes_name_and_words_along_and_leaves_the_game(tmp_path: Path) -> None:
    async def story(town: Town) -> tuple[list[SeatResult], Member | None, list[str]]:
        live = await town.begun(JEANNE, OPAL, rated=True)
        async with live.lock:
            said = live.table.talking.say(OPAL.id, "Opal", 1, "Saguaro!", live.now())
            await live.write(said)
        await (await town.played(live)).tidy()
        before = await rows(town)
        people = PeopleBook(town.store)
        assert [live.table.charter.table] == await people.forget(OPAL.id)
        after = await rows(town)
        assert [(s.place, s.score) for s in before] == [(s.place, s.score) for s in after]
        again = await town.hall._read(live.table.charter.table)
        assert again.playing.actions == live.table.playing.actions
        return after, await town.store.person(OPAL.id), [chair.name for chair in again.chairs]

    found, person, names = in_town(tmp_path, story)
    assert ["", "Jeanne"] == sorted(seat.name for seat in found)
    assert person is None
    assert ["", "Jeanne"] == sorted(names)
    kept = b"".join(file.read_bytes() for file in vacuumed(tmp_path))
    assert b"Jeanne" in kept
    assert not [word for word in (b"Opal", b"Saguaro") if word in kept]


def vacuumed(folder: Path) -> list[Path]:
    """The file without what lies in it and is nobody's."""
    with sqlite3.connect(folder / "house.db") as file:
        file.execute("VACUUM")
    file.close()
    return [folder / "house.db"]


def test_nothing_else_of_a_log_can_be_changed(tmp_path: Path) -> None:
    async def story(town: Town) -> None:
        await town.ended(JEANNE, OPAL)

    in_town(tmp_path, story)
    with sqlite3.connect(tmp_path / "house.db", isolation_level=None) as file:
        for change in (
            "json_set(body, '$.text', 'Ada')",
            "json_remove(body, '$.person')",
            "json_set(body, '$.number', 7)",
        ):
            sql = f"UPDATE log SET body = {change} WHERE json_extract(body, '$.kind') = 'sit'"
            with pytest.raises(sqlite3.IntegrityError, match="the log only grows"):
                file.execute(sql)
    file.close()


# ---- who does not come back ------------------------------------------------------------------


def test_for_who_lets_the_others_wait_a_bot_is_called_and_they_can_come_back(
    tmp_path: Path,
) -> None:
    async def story(town: Town) -> list[str]:
        live = await town.begun(JEANNE, OPAL)
        asked = live.table.asked()[0]
        waiting = next(c.person for k, c in enumerate(live.table.chairs) if k != asked)
        eyes = Watcher(waiting, "", "en", "none", -1)
        await live.join(eyes)
        call = wire.CallBot(ask="call", seat=asked)
        said = [await answer(live, eyes, call)]
        town.clock.now += manners.PATIENCE
        said += [await answer(live, eyes, wire.CallBot(ask="me", seat=1 - asked))]
        said += [await answer(live, eyes, call), live.table.chairs[asked].left]
        live.leave(eyes)
        return said

    assert ["NotNow", "NotNow", "done", "away"] == in_town(tmp_path, story)


async def answer(live: LiveTable, eyes: Watcher, message: wire.ClientMessage) -> str:
    eyes._mail.clear()
    await live.handle(eyes, message)
    (said,) = [one for one in eyes._mail if isinstance(one, wire.Done | wire.Refusal)]
    return said.error if isinstance(said, wire.Refusal) else "done"
