"""The analysis board: how the chances went, what was dear, and branches to walk."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any, Final, TypeVar

from starlette.requests import Request
from starlette.responses import Response

from farwest import load
from farwest.arena.hindsight import Mistake, Suspect, dearest, dearest_first
from farwest.arena.review import CurvePoint
from farwest.kernel.match import Match
from farwest.kernel.record import Record
from farwest.server import looking_back as back
from farwest.server.after import (
    REVIEW_COST,
    SCENE_COST,
    asker_of,
    cost_of,
    number,
    replayable,
    step,
)
from farwest.server.application import JSON, App, answer, body
from farwest.server.branches import Walk, all_answers
from farwest.server.growing import Growing
from farwest.server.lobby import SPOKEN
from farwest.server.replays import PageKey
from farwest.server.routing import Ways
from farwest.tables import wire
from farwest.tables.errors import BadMessage
from farwest.tables.fair_gate import Asker, Urgency

T = TypeVar("T")
WAYS: Final = Ways()
PIECE: Final = 10  # moments of a curve that are thought out together
GLANCES: Final = 16  # choices
TURNINGS: Final = 0.12  # of the work: what turned it
PATIENT: Final = 0.6  # of the work: the choices that are looked at for long
WHOLE: Final = 1 << 20  # more pieces than there ever are
ON: Final = " goes on"  # who has begun waits apart from who begins
MOST_BODY: Final = 12_000  # bytes
GROWN: Final[dict[str, dict[str, Any]]] = {
    **SPOKEN,
    "have": {"type": "integer", "minimum": 0, "maximum": WHOLE},
}
OF_SEAT: Final[dict[str, dict[str, Any]]] = {
    **GROWN,
    "seat": {"type": "integer", "minimum": 0, "maximum": wire.MOST_SEATS - 1},
}


class Hindsight:
    """One game, and who thinks about it. What has begun goes on before anything else begins; what
    was found is kept, and only put into words again in another language."""

    def __init__(self, app: App, table: str, record: Record, asker: Asker) -> None:
        self.thinkers, self.asker, self.kept = app.hall.thinkers, asker, app.replays.kept
        self.table, self.game, self.text = table, record.game, record.json()

    async def think(self, work: Any, *facts: Any) -> Any:
        found = await self.thinkers.look_back(work, self.game, self.text, *facts, asker=self.asker)
        going_on = f"{self.asker.person.removesuffix(ON)}{ON}"
        self.asker = replace(self.asker, person=going_on, urgency=Urgency.WATCHED)
        return found

    async def review(self, language: str, names: list[str]) -> AsyncIterator[wire.Review]:
        plan = await self.think(back.outline_of, language, names)
        known = self.kept.look(("curve", self.table))
        curve: list[CurvePoint] = known or []
        ends, n = plan.ends, 0
        for k in range(0, 0 if known else len(ends), PIECE):
            curve = [*curve, *await self.think(back.curve_of, ends[k : k + PIECE], plan.games)]
            n += 1
            yield wire.Review(told(curve), [], (1 - TURNINGS) * len(curve) / len(ends), n)
        self.kept.put(("curve", self.table), curve)
        turnings = await self.think(back.turnings_of, language, plan, curve)
        yield wire.Review(told(curve), turnings, 1.0, n + 1)

    async def judge(self, seat: int, language: str, names: list[str]) -> AsyncIterator[wire.Judged]:
        choices, n = await self.think(back.choices_of, seat), 0
        known = self.kept.look(("mistakes", self.table, seat))
        dear: list[Mistake] = known or []
        if known is None:
            suspects: list[Suspect] = []
            for k in range(0, len(choices), GLANCES):
                suspects += await self.think(back.suspects_of, seat, choices[k : k + GLANCES])
                n += 1
                share = (1 - PATIENT) * len(suspects) / len(choices)
                yield wire.Judged(seat, [], len(choices), share, n)
            worth = dearest_first(suspects)
            for k, chosen in enumerate(worth):
                found = await self.think(back.mistake_of, seat, chosen)
                dear = dearest([*dear, found] if found else dear)
                n += 1
                share = 1 - PATIENT * (1 - (k + 1) / (len(worth) + 1))
                said = [await self.think(back.costly, one, language, names) for one in dear]
                yield wire.Judged(seat, said, len(choices), share, n)
            self.kept.put(("mistakes", self.table, seat), dear)
        said = [await self.think(back.costly, one, language, names) for one in dear]
        yield wire.Judged(seat, said, len(choices), 1.0, n + 1)


def told(curve: list[CurvePoint]) -> list[wire.Moment]:
    return [wire.Moment(moment.move, moment.chances) for moment in curve]


@WAYS.get("/api/tables/{table}/review", gives=wire.Review, asks=GROWN)
async def review(app: App, request: Request, table: str) -> Response:
    """Whole; or, for who says what they `have`, as soon as there is more."""
    language = await app.language(request)
    record, names = await replayable(app, request, table, language)
    key = "review", table, language
    if not app.replays.grows(key):
        app.check_pace(request, app.looks, REVIEW_COST)
    asker = await asker_of(app, request, table)
    thinks = Hindsight(app, table, record, asker)
    found = app.replays.growing(key, lambda: thinks.review(language, names))
    return answer(await shown(request, found) or wire.Review([], [], 0.0, 0))


async def shown(request: Request, found: Growing[T]) -> T | None:
    """All of it, for who does not say what they have, and is still there."""
    if "have" in request.query_params:
        return await found.beyond(number(request, "have", 0))
    while not found.over and not await request.is_disconnected():
        await found.beyond(WHOLE)
    return await found.beyond(WHOLE)


@WAYS.get("/api/tables/{table}/choices", gives=wire.Judged, asks=OF_SEAT)
async def choices(app: App, request: Request, table: str) -> Response:
    """The dearest choices of a seat, likewise."""
    language = await app.language(request)
    record, names = await replayable(app, request, table, language)
    seat = number(request, "seat", 0)
    if seat not in range(record.seats):
        raise BadMessage("no-such-seat", n=record.seats)
    key = "choices", table, language, seat
    if not app.replays.grows(key):
        app.check_pace(request, app.looks, REVIEW_COST)
    asker = await asker_of(app, request, table)
    thinks = Hindsight(app, table, record, asker)
    found = app.replays.growing(key, lambda: thinks.judge(seat, language, names))
    return answer(await shown(request, found) or wire.Judged(seat, [], 0, 0.0, 0))


@WAYS.get("/api/replays/{table}/moves", gives=wire.Answers, asks=SPOKEN)
async def moves(app: App, request: Request, table: str) -> Response:
    """What everybody answered who had a choice."""
    language = await app.language(request)
    record, names = await replayable(app, request, table, language)
    app.check_pace(request, app.looks, cost_of(record))
    key = PageKey(table, language, tuple(names), ("moves",))
    return await step(app, request, key, record, len(record.actions), all_answers)


@WAYS.post("/api/replays/{table}/branch", takes=wire.BranchWish, gives=wire.Branch)
async def branch(app: App, request: Request, table: str) -> Response:
    """One answer on, from any moment of a finished game."""
    app.check_ours(request)
    wish = await body(request, wire.BranchWish, MOST_BODY)
    language = await app.language(request)
    record, names = await replayable(app, request, table, language)
    app.check_pace(request, app.looks, SCENE_COST + cost_of(record))
    asker = await asker_of(app, request, table)
    await app.replays.off_the_loop(asker, possible, record, wish, language, names)
    facts = record.game, record.json(), wish, language, names
    urgent = replace(asker, urgency=Urgency.HINT)
    found = await app.hall.thinkers.look_back(back.walked, *facts, asker=urgent)
    return Response(found, media_type=JSON)


def possible(record: Record, wish: wire.BranchWish, language: str, names: list[str]) -> None:
    """Or a sentence: where bots think, nothing is refused."""
    walk = Walk(load(record.game), record, wish, language, names)
    match: Match[Any, Any] = walk.match
    if wish.action >= 0 and wish.action not in match.legal():
        raise BadMessage("bad-branch")
