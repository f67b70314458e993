"""Where days in a row are kept: an account's in the store, everybody else's in a signed cookie.

So nobody can write themselves days they did not have, and who signs up brings theirs along.
"""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from datetime import date

import msgspec
from itsdangerous import BadSignature
from msgspec.structs import replace
from starlette.requests import HTTPConnection
from starlette.responses import Response

from farwest.kit.reading import decoded
from farwest.server.application import App
from farwest.server.people import DAYS
from farwest.server.puzzle_stock import today
from farwest.tables.store import Member
from farwest.tables.streaks import DailyRun, answered, told
from farwest.tables.wire import Streak


def streak_of(app: App, connection: HTTPConnection, person: Member | None) -> Streak:
    own = is_account(person)
    run = person.run if person and own else brought(app, connection)
    return told(run, today(app), own)


async def note(
    app: App, connection: HTTPConnection, person: Member | None, day: date, right: bool
) -> DailyRun:
    """After an answer to the puzzle of that day."""
    if person is None or not is_account(person):
        return answered(brought(app, connection), day, right)
    changed = await app.store.change_person(
        person.id, lambda now: replace(now, run=answered(now.run, day, right))
    )
    return changed.run


def brought(app: App, connection: HTTPConnection) -> DailyRun:
    """What this browser says, if this house wrote it."""
    try:
        signed = app.people.days.unsign(connection.cookies.get(DAYS, ""))
        return decoded(urlsafe_b64decode(signed), DailyRun)
    except (BadSignature, msgspec.DecodeError):
        return DailyRun()


def give(app: App, response: Response, run: DailyRun) -> None:
    written = urlsafe_b64encode(msgspec.json.encode(run))
    app.people.give(response, DAYS, app.people.days.sign(written).decode())


async def take_over(app: App, connection: HTTPConnection, response: Response, to: Member) -> None:
    """A guest became an account: the days are the account's from now on."""
    run = brought(app, connection)
    if run.last:
        await app.store.change_person(to.id, lambda now: replace(now, run=run))
        response.delete_cookie(DAYS, path="/")


def is_account(person: Member | None) -> bool:
    return person is not None and bool(person.password)
