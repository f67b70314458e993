"""DESP-D10: the evaluation is a film, step by step, and each step shows what its sentences say."""

from __future__ import annotations

from itertools import pairwise

import pytest

from farwest.games.desperados.numbers import NO_CARD, UNKNOWN
from farwest.kernel.dice import Dice
from farwest.laws import random_action
from farwest.tables import film, together
from farwest.tables.watcher import Watcher
from farwest.tables.wire import Rewind, Scene
from tests.games.desperados.table import lay, turn
from tests.games.desperados.test_evaluation import ALL_FOUR, GANG, GUARDS
from tests.tables.gang import offered, say, seated
from tests.tables.test_table import Sitting

MARSHAL, GREGOR = 0, 1
START = ("silver_city", "santa_fe", "los_lunas", "santa_fe", "flagstaff")
WALK = "tombstone salem la_luz saloon socorro"


def before_the_last_cards() -> Sitting:
    """DESP-X5, turn 5: the marshal has laid, the gang lays."""
    match, rows = lay(START, GUARDS, first=3), [row.split() for row in (WALK, *GANG)]
    for k in range(4):
        turn(match, *(row[k] for row in rows), intents=ALL_FOUR if k == 3 else None)
    sitting = seated(match)
    for answer in ("ride socorro", "stay", "stay", "stay", "lay socorro"):
        say(sitting, MARSHAL, answer)
    return sitting


def looking(sitting: Sitting, seat: int) -> Watcher:
    watcher = Watcher(f"p{seat}", f"N{seat}", "en", "wide", -1)
    film.shown(sitting.table, watcher, 0.0)
    return watcher


def scenes(sitting: Sitting, watcher: Watcher) -> list[Scene]:
    found = film.shown(sitting.table, watcher, 0.0)
    return [scene for scene in found if isinstance(scene, Scene)]


def steps(shown: list[Scene]) -> list[str]:
    """What each of them tells that the one before did not."""
    known, found = set[tuple[int, int]](), []
    for scene in shown:
        fresh = [line for line in scene.lines if (line.move, line.k) not in known]
        known |= {(line.move, line.k) for line in fresh}
        kinds = dict.fromkeys(line.name for line in fresh)
        found.append(" ".join(kinds))
    return found


def finish(sitting: Sitting) -> None:
    """DESP-X5: the last cards; nobody has anything left to do but Leon, who may spy again."""
    for seat, row in enumerate(GANG, 1):
        say(sitting, seat, f"lay {row.split()[4]}")
    for seat in sitting.table.thinking():
        say(sitting, seat, "nothing")
    sitting.pass_pauses()


def test_desp_d10_the_evaluation_is_shown_step_by_step() -> None:
    sitting = before_the_last_cards()
    eyes = [looking(sitting, seat) for seat in (MARSHAL, GREGOR)]
    finish(sitting)
    marshal, gregor = (scenes(sitting, watcher) for watcher in eyes)

    assert [
        "TURN_LOCKED",
        "STEP_BEGAN REVEALED",
        "STEP_BEGAN REVEALED",
        "STEP_BEGAN REVEALED",
        "GOT_ARRESTED LOST_CARD",
        "STEP_BEGAN STAYED_IN_SALOON REVEALED",
        "WON_COACH WAS_IN_ON_IT",
        "STEP_BEGAN REVEALED STAYED_IN_SALOON",
        "GOT_ARRESTED LOST_CARD",
        "ROBBED_BANK WAS_IN_ON_IT",
        "CARDS_BACK",
        "REFILLED SAW_TILE",
        "FLIPPED COACH_STARTS",
        "ROUND_BEGAN TURN_BEGAN COACH_MOVED",
    ] == steps(marshal)
    assert steps(marshal)[1:11] == steps(gregor)[1:11]
    assert all(scene.acting < 0 and not scene.options for scene in marshal[:-1])
    pictures = [scene.picture for scene in marshal]
    assert all(one != other for one, other in pairwise(pictures))


def test_who_comes_back_in_the_middle_misses_no_line() -> None:
    """A step half-way through a move counts as the move before, so that its lines come again."""
    sitting = before_the_last_cards()
    watcher = looking(sitting, MARSHAL)
    finish(sitting)
    shown = scenes(sitting, watcher)
    whole = {(line.move, line.k) for scene in shown for line in scene.lines}
    for cut in range(1, len(shown)):
        back = Watcher("p0", "N0", "en", "wide", shown[cut - 1].move)
        heard = {(n.move, n.k) for scene in shown[:cut] for n in scene.lines}
        heard |= {(n.move, n.k) for scene in scenes(sitting, back) for n in scene.lines}
        assert whole <= heard


def again(sitting: Sitting, watcher: Watcher, shown: list[Scene], since: int) -> list[Scene]:
    """What these eyes are sent who ask for that film once more: without what was before it."""
    wish = Rewind("again", since, shown[-1].move)
    before, *found = film.rewound(sitting.table, watcher, wish).scenes or [shown[0]]
    assert (since, []) == (before.move, before.lines) or not found
    return found


def test_a_film_is_told_again_as_it_was_and_in_another_language() -> None:
    sitting = before_the_last_cards()
    eyes = [(seat, looking(sitting, seat)) for seat in (MARSHAL, GREGOR)]
    finish(sitting)
    for _, watcher in eyes:
        since = watcher.since
        *shown, last = scenes(sitting, watcher)
        assert shown == again(sitting, watcher, [*shown, last], since)
        watcher.language = "fr"
        french = again(sitting, watcher, [*shown, last], since)
        assert steps(shown) == steps(french)
        told = [[(line.move, line.k, line.rule) for line in scene.lines] for scene in shown]
        assert told == [[(n.move, n.k, n.rule) for n in scene.lines] for scene in french]
        assert all(
            one.text != other.text
            for scene, twin in zip(shown, french, strict=True)
            for one, other in zip(scene.lines, twin.lines, strict=True)
        )


def test_a_film_that_is_over_is_told_again_up_to_its_end() -> None:
    """What came after it is not told with it."""
    sitting = before_the_last_cards()
    watcher = looking(sitting, MARSHAL)
    since = watcher.since
    finish(sitting)
    shown = scenes(sitting, watcher)
    for answer in ("stay", "stay", "stay"):
        say(sitting, sitting.table.thinking()[-1], answer)
    told = again(sitting, watcher, shown, since)
    assert steps(shown)[:-1] == steps(told)[: len(shown) - 1]
    assert {scene.move for scene in told} <= {scene.move for scene in shown}


def moment(scene: Scene) -> tuple[int, int, int]:
    """What had been told: the same in every language (web/src/table/rewinding.ts)."""
    return (scene.move, *((scene.lines[-1].move, scene.lines[-1].k) if scene.lines else (0, 0)))


def test_every_moment_of_a_film_comes_again_wherever_it_began_and_ended() -> None:
    """Half-way through a move a step counts as the move before: who asks for the whole move in
    which a film ends has that step too."""
    sitting = before_the_last_cards()
    watcher = looking(sitting, MARSHAL)
    finish(sitting)
    shown = scenes(sitting, watcher)[:-1]
    for n, first in enumerate(shown):
        for last in shown[n:]:
            moves = [max(one.move, one.lines[-1].move) for one in (first, last)]
            wish = Rewind("again", moves[0] - 1, moves[1])
            found = {moment(scene) for scene in film.rewound(sitting.table, watcher, wish).scenes}
            assert {moment(scene) for scene in shown[n : shown.index(last) + 1]} <= found


def test_a_film_that_grew_is_told_again_up_to_a_bound() -> None:
    sitting, dice = Sitting("goat", 4), Dice(1)
    watcher = looking(sitting, 0)
    table = sitting.table
    while table.stage == "playing":
        seat = table.thinking()[0]
        action = random_action(table.playing.state, dice)
        sitting.take(table.play(seat, table.seen(seat), action, "", 0.0))
    last = table.seen(0)
    assert last > 2 * film.MOST_AGAIN
    whole, few = (
        film.rewound(table, watcher, Rewind("r", last - most, last - 1)).scenes
        for most in (last, film.MOST_STEPS + 9)
    )
    assert whole[-len(few) + 1 :] == few[1:]
    assert [last - 1 - film.MOST_AGAIN, last - 1] == [whole[0].move, whole[-1].move]
    assert [] == whole[0].lines


def test_the_marshal_sees_in_a_film_nothing_of_the_half_of_a_turn_that_goes_on() -> None:
    """DESP: the gang lays its cards in secret; whatever each of them holds, every film of the
    marshal and of a watcher is the same."""
    told = []
    for cards in (("lay socorro", "lay saloon"), ("lay saloon", "lay socorro")):
        sitting = before_the_last_cards()
        eyes = [looking(sitting, MARSHAL), Watcher("", "guest", "en", "wide", -1)]
        films = [every_film(sitting, watcher) for watcher in eyes]
        for seat, row in zip((1, 2), cards, strict=True):
            options = [o for o in offered(sitting, seat) if o.startswith("lay")]
            say(sitting, seat, row if row in options else options[-1])
            assert films == [every_film(sitting, watcher) for watcher in eyes]
        told.append((films, sitting.table.held.copy()))
    (films, held), (others, holding) = told
    assert films == others
    assert held != holding
    assert [[5, 1], [5, 1]] == [[len(one) for one in seen if one] for seen in films]
    assert not any(scene.options for seen in films for one in seen for scene in one)
    eyes_of = [{scene.seat for one in seen for scene in one} for seen in films]
    assert [{MARSHAL}, {-1}] == eyes_of


def every_film(sitting: Sitting, watcher: Watcher) -> list[list[Scene]]:
    seat = next(iter(sitting.table.seats_of(watcher.person)), None)
    last = sitting.table.seen(seat)
    wishes = [(0, last), (last - 1, last), (last, last + 1), (0, last + 1), (last - 9, last + 40)]
    return [film.rewound(sitting.table, watcher, Rewind("r", *one)).scenes for one in wishes]


def test_who_looks_on_late_is_shown_what_a_watcher_was_shown() -> None:
    """And neither the hand of a seat nor what is not yet for one that is kept behind, nor of
    several on one device the cards of any."""
    sitting = before_the_last_cards()
    early = Watcher("", "guest", "en", "wide", -1)
    film.shown(sitting.table, early, 0.0)
    finish(sitting)
    shown = scenes(sitting, early)[:-1]
    late = Watcher("p77", "Late", "en", "wide", -1)
    film.shown(sitting.table, late, 0.0)
    first, last = shown[0].lines[0].move - 1, sitting.table.seen(None)
    found = film.rewound(sitting.table, late, Rewind("r", first, last)).scenes
    assert shown == found[1:]
    assert {-1} == {scene.seat for scene in found}

    late.behind = 60
    assert [] == film.rewound(sitting.table, late, Rewind("r", first, last)).scenes
    shared = Watcher("p1", "N1", "en", "wide", -1)
    sitting.table.chairs[GREGOR + 1].person = "p1"
    assert [] == film.rewound(sitting.table, shared, Rewind("r", first, last)).scenes


def test_who_comes_to_a_seat_late_sees_what_that_seat_was_shown() -> None:
    sitting = before_the_last_cards()
    before = looking(sitting, GREGOR)
    finish(sitting)
    shown = scenes(sitting, before)[:-1]
    first, last = shown[0].lines[0].move - 1, sitting.table.seen(GREGOR)
    sitting.table.chairs[GREGOR].person = "p88"
    heir = Watcher("p88", "N1", "en", "wide", -1)
    found = film.rewound(sitting.table, heir, Rewind("r", first, last)).scenes
    assert [steps(shown), [one.picture for one in shown]] == [
        steps(found[1:]),
        [one.picture for one in found[1:]],
    ]
    left = film.rewound(sitting.table, before, Rewind("r", 0, sitting.table.seen(None))).scenes
    assert {-1} == {scene.seat for scene in left}  # who sat there looks on now


def test_there_is_no_film_for_programs_and_none_of_moves_to_come() -> None:
    sitting = before_the_last_cards()
    watcher = looking(sitting, MARSHAL)
    finish(sitting)
    since, shown = watcher.since, scenes(sitting, watcher)
    last = shown[-1].move
    wishes = [(last, last), (last, since), (since, last + 1), (last + 4, last + 9)]
    found = [film.rewound(sitting.table, watcher, Rewind("r", *one)).scenes for one in wishes]
    assert [[], [], [], []] == found
    watcher.canvas = "none"
    assert [] == film.rewound(sitting.table, watcher, Rewind("r", since, last)).scenes


def test_the_whole_evaluation_fits_into_a_film() -> None:
    """Five steps, arrests, jobs, banks, refills: never more moves than are shown."""
    most = 0
    for seed in range(3):
        sitting, dice = Sitting("desperados", 6), Dice(seed)
        table = sitting.table
        while table.stage == "playing" and table.playing.state.round < 4:
            sitting.pass_pauses()
            before, seat = table.move, table.thinking()[0]
            state = together.turned_to(table.playing, seat, table.held).state
            sitting.take(table.play(seat, table.seen(seat), random_action(state, dice), "", 0.0))
            seen = [move for move in table.playing.moves(None) if move > before]
            most = max(most, len(seen))

    assert 3 < most <= film.MOST_STEPS


@pytest.mark.parametrize("seats", [3, 5])
def test_no_step_shows_a_card_that_was_not_turned_up(seats: int) -> None:
    sitting, dice, looked, hidden = Sitting("desperados", seats), Dice(seats), 0, 0
    table = sitting.table
    while table.stage == "playing" and table.playing.state.round < 3:
        sitting.pass_pauses()
        since, seat = table.move, table.thinking()[0]
        state = together.turned_to(table.playing, seat, table.held).state
        sitting.take(table.play(seat, table.seen(seat), random_action(state, dice), "", 0.0))
        for eyes in (*range(seats), None):
            for step in film.steps(table, since, eyes):
                view, looked = step.view(eyes), looked + 1
                theirs = [k for k in range(seats) if not mates(step.state, eyes, k)]
                for other in theirs:
                    shown, row = view.shown[other], view.laid[other]
                    secret = [row[k] for k in range(5) if row[k] != NO_CARD and not shown >> k & 1]
                    assert set(secret) <= {UNKNOWN}
                    hidden += len(secret)

    assert looked > 50
    assert hidden > 100


def mates(state: object, eyes: int | None, other: int) -> bool:
    marshal: int = state.marshal  # type: ignore[attr-defined]
    return eyes is not None and (eyes == marshal) == (other == marshal)
