"""A picture of a finished game, to send: drawn here, from the game's own sprites."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response

from farwest.adapters.drawing import can_rasterise, png_of
from farwest.kernel.match import Match
from farwest.kit.painting import painted
from farwest.kit.postcard import WIDE, Postcard, Score, post
from farwest.server.after import asker_of, replayable
from farwest.server.application import PICTURE, App
from farwest.server.lobby import SPOKEN
from farwest.server.replays import PageKey
from farwest.server.routing import Ways
from farwest.tables import endings, wire
from farwest.tables.errors import NoSuchTable
from farwest.tables.words import phrase, say

WAYS: Final = Ways()
PNG: Final = "image/png"
SVG: Final = "image/svg+xml"
KEPT: Final = {"Cache-Control": "private, max-age=600"}
MOST_CHIPS: Final = 6
EVEN: Final = 50  # in 100


@WAYS.get("/api/replays/{table}/picture", asks=SPOKEN)
async def picture(app: App, request: Request, table: str) -> Response:
    """Most cannot show an SVG; a house that cannot draw anything else sends that."""
    language = await app.language(request)
    record, names = await replayable(app, request, table, language)
    review: wire.Review | None = app.replays.whole(("review", table, language))
    key = PageKey(table, language, tuple(names), ("picture", review is not None))
    if (known := app.replays.known(key)) is None:
        app.check_pace(request, app.looks, PICTURE)
        asker = await asker_of(app, request, table)
        draw = partial(drawn, review)
        known = await app.replays.page(asker, key, record, len(record.actions), draw, raw=True)
    if not known:
        raise NoSuchTable("no-such-page")
    kind = PNG if can_rasterise() else SVG
    name = f"{record.game}-{table[:8]}.{'png' if kind == PNG else 'svg'}"
    headers = KEPT | {"Content-Disposition": f'inline; filename="{name}"'}
    return Response(known, media_type=kind, headers=headers)


def drawn(review: wire.Review | None, match: Match[Any, Any]) -> bytes:
    """Nothing, of a game without a board."""
    board = painted(match, None, "wide", aloof=True)
    if board is None:
        return b""
    card = card_of(match, review)
    if can_rasterise():
        return png_of(post(card, board, match.game.package), WIDE)
    return post(card, board, match.game.package, fonts=True).encode()


def card_of(match: Match[Any, Any], review: wire.Review | None) -> Postcard:
    ending, language = endings.outcome(match), match.language
    people, last = match.people(None), max(match.move, 1)
    one_purse = len({side.score for side in ending.parties}) == 1
    scores = [
        Score(side.seats[0], side.title, "" if one_purse else side.score, side.won)
        for side in ending.parties
    ] or [
        Score(k, people[k].name, str(ending.scores[k]).replace("-", "−"), k in ending.winners)
        for k in sorted(range(match.seats), key=lambda k: ending.places[k])
    ]
    curve, turned = [], []
    lines = [side.told for side in ending.parties if one_purse and side.won]  # what is in it
    if review is not None:
        winner = ending.winners[0]
        side = [k for k in range(match.seats) if match.state.side(k) == match.state.side(winner)]
        curve = [(m.move / last, sum(m.chances[k] for k in side)) for m in review.curve]
        for one in review.turnings:
            n = next(n for n, m in enumerate(review.curve) if m.move >= one.move)
            after = min(n + 1, len(curve) - 1)
            turned.append((*curve[after], curve[after][1] >= curve[n][1]))
        low = max(round(100 * min(chance for _, chance in curve)), 1)
        lines.append(phrase(language, "card-low" if low < EVEN else "card-never", n=low))
    lines.append(phrase(language, "card-replay", n=match.move))
    return Postcard(
        "farwest",
        say(match.game, language, "game"),
        next((side.headline for side in ending.parties if side.won), ending.sentence).rstrip("."),
        scores[:MOST_CHIPS],
        curve,
        turned,
        lines,
    )
