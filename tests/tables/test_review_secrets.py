"""What nobody can see happen is not sent, and who is behind is behind in everything."""

from __future__ import annotations

import asyncio
from math import inf
from pathlib import Path

import msgspec
import pytest

from farwest.kernel.dice import Dice
from farwest.laws import random_action
from farwest.tables import scenes, together, wire
from farwest.tables.errors import NotNow
from farwest.tables.hall import Hall
from farwest.tables.live_table import LiveTable
from farwest.tables.sqlite import SqliteStore
from farwest.tables.store import Entry, Member
from farwest.tables.thinkers import Thinkers
from farwest.tables.watcher import Watcher
from farwest.tables.wire import ChairWish, ClockWish, NewTable
from tests.tables.test_live_table import JEANNE, Clock, comes, move, sits
from tests.tables.test_table import Sitting

DELAY = 60
HOUR = 3600.0
SEATED = Member("p1", "Opal")


async def drained(live: LiveTable, onlooker: Watcher) -> list[wire.HouseMessage]:
    """All that its socket would carry now."""
    found: list[wire.HouseMessage] = []
    while onlooker._mail or onlooker._news:
        what = await onlooker.next()
        if what is not None:
            found += live.news(onlooker, what) if isinstance(what, str) else [what]
    return found


async def table_for_two(
    folder: Path, now: Clock, delay: int = 0
) -> tuple[Hall, LiveTable, Watcher, Watcher]:
    """Begun, with Jeanne on the first seat and Opal on the second."""
    hall = Hall(SqliteStore(folder / "house.db"), Thinkers(1), now)
    chairs = [ChairWish("me"), ChairWish("open")]
    wish = NewTable("goat", chairs, {"first_dealer": 0}, delay=delay, public=True)
    live = await hall.live(await hall.found(JEANNE, wish))
    hers, his = (Watcher(p.id, p.name, "en", "none", -1) for p in (JEANNE, SEATED))
    await comes(live, hers)
    await live.join(his)
    await sits(live, his, 1)
    return hall, live, hers, his


def watcher(person: str = "p9") -> Watcher:
    return Watcher(person, "Zeke", "en", "none", -1)


async def play_on(live: LiveTable, hers: Watcher, his: Watcher, moves: int = 10**6) -> None:
    """The first option, always."""
    while live.table.stage == "playing" and moves > 0:
        onlooker = (hers, his)[live.table.acting]
        await live.handle(onlooker, move(live, f"m{live.table.n}"))
        moves -= 1
        onlooker._mail.clear()


def test_a_choice_in_secret_sends_nothing_to_the_others(tmp_path: Path) -> None:
    async def play() -> tuple[list[wire.HouseMessage], int]:
        hall, live, hers, his = await table_for_two(tmp_path, Clock())
        await drained(live, his)
        before = live.table.seen(1)
        await live.handle(hers, move(live, "secret"))
        heard = await drained(live, his)
        unseen = live.table.seen(1) - before
        await hall.close()
        return heard, unseen

    assert ([], 0) == asyncio.run(play())


def test_the_numbers_of_talk_count_talk_and_nothing_else(tmp_path: Path) -> None:
    async def play() -> list[int]:
        hall, live, hers, his = await table_for_two(tmp_path, Clock())
        await live.handle(his, wire.Chat(ask="c1", text="Well?"))
        await live.handle(hers, move(live, "secret"))
        await live.handle(his, wire.Chat(ask="c2", text="Well?"))
        late = watcher()
        await live.join(late)
        heard = [await drained(live, onlooker) for onlooker in (his, late)]
        await hall.close()
        return [m.n for one in heard for m in one if isinstance(m, wire.Talk)]

    assert [1, 2, 1, 2] == asyncio.run(play())


def test_a_refusal_does_not_tell_who_is_behind_the_turn(tmp_path: Path) -> None:
    async def ask() -> list[int]:
        hall, live, hers, his = await table_for_two(tmp_path, Clock(), DELAY)
        onlooker, over_http = watcher(), watcher("")
        await live.join(onlooker)
        await play_on(live, hers, his, 6)
        await drained(live, onlooker)
        for one in (onlooker, over_http):
            await live.handle(one, wire.Play(ask="p", move=0, action=0))
            await live.handle(one, wire.Chat(ask="c", text="Well?"))
        heard = [*onlooker._mail, *over_http._mail]
        await hall.close()
        return [m.move for m in heard if isinstance(m, wire.Refusal | wire.Done)]

    assert [0] * 4 == asyncio.run(ask())


def test_who_stood_up_is_behind_again(tmp_path: Path) -> None:
    async def sit() -> tuple[int, int]:
        hall = Hall(SqliteStore(tmp_path / "house.db"), Thinkers(1), Clock())
        chairs = [ChairWish("me"), ChairWish("open"), ChairWish("open")]
        live = await hall.live(await hall.found(JEANNE, NewTable("goat", chairs, delay=DELAY)))
        onlooker = watcher()
        await live.join(onlooker)
        await live.handle(onlooker, wire.Sit(ask="s", seat=1))
        seated = onlooker.behind
        await live.handle(onlooker, wire.Stand(ask="u"))
        await hall.close()
        return seated, onlooker.behind

    assert (0, DELAY) == asyncio.run(sit())


def test_who_is_behind_learns_of_the_end_and_of_rematches_later(tmp_path: Path) -> None:
    async def end() -> tuple[list[bytes], list[str], list[str]]:
        clock = Clock()
        hall, live, hers, his = await table_for_two(tmp_path, clock, DELAY)
        name, onlooker = live.table.charter.table, watcher()
        await live.join(onlooker)
        clock.now += HOUR
        states, start = [live.state(onlooker)], live.table.seen(None)
        await play_on(live, hers, his)
        await live.handle(hers, wire.Again(ask="a"))
        states.append(live.state(onlooker))
        cards = [hall.card(live.table, "p9", "en")]
        with pytest.raises(NotNow):
            await hall.finished(name, "p9")
        await hall.finished(name, "p1")
        clock.now += DELAY
        states.append(live.state(onlooker))
        await hall.finished(name, "p9")
        cards.append(hall.card(live.table, "p9", "en"))
        await hall.close()
        return (
            [msgspec.json.encode(state) for state in states],
            [state.stage for state in states],
            [f"{card.stage} {bool(card.outcome)} {card.move > start}" for card in cards],
        )

    states, stages, cards = asyncio.run(end())
    assert ["playing", "playing", "over"] == stages
    assert states[0] == states[1]
    assert ["playing False False", "over True True"] == cards


def test_a_delayed_table_that_was_closed_is_shown_as_it_was(tmp_path: Path) -> None:
    async def twice() -> list[str]:
        clock = Clock()
        hall, live, hers, his = await table_for_two(tmp_path, clock, DELAY)
        await play_on(live, hers, his)
        name = live.table.charter.table
        await hall.close()
        again = Hall(SqliteStore(tmp_path / "house.db"), Thinkers(1), clock)
        live, onlooker = await again.live(name), watcher()
        await live.join(onlooker)
        stages: list[str] = [live.state(onlooker).stage]
        clock.now += DELAY
        stages.append(live.state(onlooker).stage)
        await again.close()
        return stages

    assert ["waiting", "over"] == asyncio.run(twice())


def test_who_is_behind_still_sees_what_was_taken_back_since(tmp_path: Path) -> None:
    async def back() -> tuple[int, int]:
        clock = Clock()
        hall, live, hers, his = await table_for_two(tmp_path, clock, DELAY)
        onlooker = watcher()
        await live.join(onlooker)
        clock.now += HOUR
        await play_on(live, hers, his, 5)
        seen_at = live.table.seen(None)
        clock.now += DELAY
        seat = live.table.movers[-1]
        seat = seat if seat >= 0 else live.table.acting
        async with live.lock:
            await live.write([Entry("undo", HOUR, seat, 1)])
        shown = [m for m in live.news(onlooker, "scene") if isinstance(m, wire.Scene)]
        await hall.close()
        return seen_at, shown[-1].move

    before, seen = asyncio.run(back())
    assert before == seen > 0


@pytest.mark.parametrize(("game", "seats"), [("desperados", 3), ("carson", 2)])
def test_whether_undo_needs_consent_does_not_tell_that_somebody_chose_in_secret(
    game: str, seats: int
) -> None:
    sitting, dice, unseen = Sitting(game, seats), Dice(1), 0
    table = sitting.table
    for _ in range(60):
        sitting.pass_pauses()
        acting, seat = table.acting, table.thinking()[0]
        others = [other for other in range(seats) if other != seat]
        before = [(table.seen(other), table.undo_kind(other)) for other in others]
        lay(sitting, seat, random_action(together.turned_to(table.playing, seat).state, dice))
        if table.acting == acting:
            for other, (count, kind) in zip(others, before, strict=True):
                if table.seen(other) == count:
                    unseen += 1
                    assert kind == table.undo_kind(other)

    assert unseen > 3


def test_who_changes_its_mind_among_others_pays_once() -> None:
    sitting = Sitting(clock=ClockWish(minutes=5), variant={"first_dealer": 0})
    sitting.take([Entry("hold", 10.0, 0, 1), Entry("hold", 20.0, 0, 2)])

    assert 290.0 == sitting.table.clocks.spare[0]


def test_others_cannot_read_off_a_clock_that_somebody_has_laid_a_card() -> None:
    """DESP-D15: no signal."""
    sitting = laying(clock=ClockWish(minutes=5))
    table, (first, *_) = sitting.table, free(sitting)
    marshal = next(seat for seat in range(4) if seat not in table.asked())
    before = scenes.clock_faces(table, marshal, 30.0)
    lay(sitting, first, now=10.0)

    assert before == scenes.clock_faces(table, marshal, 30.0)
    assert 290.0 == scenes.clock_faces(table, first, 30.0)[first].left


def test_what_a_clock_has_lost_is_for_its_own_side_where_answers_are_secret() -> None:
    """DESP-D15: whose clock stood still had no choice."""
    table = laying(clock=ClockWish(minutes=5)).table
    gang = table.asked()
    marshal = next(seat for seat in range(4) if seat not in gang)

    def known(seat: int | None) -> list[int]:
        faces = scenes.clock_faces(table, seat, 30.0)
        return [k for k, face in enumerate(faces) if face.left < inf]

    assert [marshal] == known(marshal)
    assert [] == known(None)
    assert all(sorted(gang) == known(seat) for seat in gang)
    open_to_all = scenes.clock_faces(Sitting(clock=ClockWish(minutes=5)).table, None, 1.0)
    assert [True, True] == [face.left < inf for face in open_to_all]


def test_who_has_only_one_card_to_lay_is_never_late() -> None:
    sitting = laying(clock=ClockWish(minutes=1), alone=True)
    table = sitting.table
    forced = [seat for seat in table.asked() if seat not in free(sitting)]

    assert forced
    assert not set(forced) & {entry.seat for entry in table.too_late(10**6)}


def test_a_card_laid_in_secret_sends_nothing_to_the_others(tmp_path: Path) -> None:
    """DESP-D15: not to the marshal. DESP-H1: the gang sees which card it is."""

    async def play() -> tuple[int, list[wire.HouseMessage], list[list[wire.HouseMessage]]]:
        hall = Hall(SqliteStore(tmp_path / "house.db"), Thinkers(1), Clock())
        chairs = [ChairWish("me"), *[ChairWish("open")] * 3]
        live = await hall.live(await hall.found(JEANNE, NewTable("desperados", chairs)))
        eyes = [Watcher(f"p{seat}", f"N{seat}", "en", "wide", -1) for seat in range(4)]
        for seat, onlooker in enumerate(eyes):
            await comes(live, onlooker)
            if seat:
                await sits(live, onlooker, seat)
        while len(live.table.thinking()) < 2:
            await live.handle(eyes[live.table.acting], move(live, f"m{live.table.n}"))
        for onlooker in eyes:
            await drained(live, onlooker)
        first, *mates = live.table.thinking()
        await live.handle(eyes[first], move(live, "held"))
        marshal = await drained(live, eyes[0])
        heard = [await drained(live, eyes[seat]) for seat in mates]
        held = len(live.table.held)
        await hall.close()
        return held, marshal, heard

    held, marshal, heard = asyncio.run(play())
    assert (1, []) == (held, marshal)
    assert [1, 1] == [len(one) for one in heard]
    assert all(
        isinstance(m, wire.Scene) and not m.lines and m.options for one in heard for m in one
    )


def laying(clock: ClockWish | None = None, alone: bool = False) -> Sitting:
    """Where several of the gang have a card to lay; `alone`: and somebody has no choice."""
    sitting, dice = Sitting("desperados", 6 if alone else 4, clock=clock), Dice(5)
    while True:
        table = sitting.table
        assert table.stage == "playing"
        asked, choosing = len(table.asked()), len(free(sitting))
        if 0 < choosing < asked if alone else 1 < choosing == asked:
            return sitting
        sitting.pass_pauses()
        state = together.turned_to(table.playing, table.thinking()[0]).state
        lay(sitting, table.thinking()[0], random_action(state, dice))


def free(sitting: Sitting) -> list[int]:
    match = sitting.table.playing
    return [seat for seat in sitting.table.asked() if together.has_choice(match, seat)]


def lay(sitting: Sitting, seat: int, action: int = -1, now: float = 0.0) -> None:
    table = sitting.table
    chosen = action if action >= 0 else together.turned_to(table.playing, seat).state.legal()[0]
    sitting.take(table.play(seat, table.seen(seat), chosen, f"{seat} {table.n}", now))
