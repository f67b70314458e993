"""Who somebody is: a signed cookie or a token, never what a message says.

A cookie names a session that the store knows, so that it can be ended from here: by its owner who
signs out, and all of them by a new password.
"""

from __future__ import annotations

import secrets
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from typing import Any, Final, Protocol

from itsdangerous import BadSignature, Signer, TimestampSigner
from msgspec.structs import replace
from starlette.requests import HTTPConnection
from starlette.responses import Response

from farwest.server.passwords import Passwords
from farwest.tables.errors import NameTaken, NotYours
from farwest.tables.house_clock import HouseClock
from farwest.tables.logbook import note
from farwest.tables.store import Member, Store
from farwest.tables.wire import Language
from farwest.tables.words import tidy_name

COOKIE: Final = "farwest"
YEAR: Final = 365 * 24 * 3600
BEARER: Final = "Bearer "
KEY: Final = "cookies"
KNOWN: Final = "farwest-known"  # the cookie of a browser that gave the right password once
HOW: Final[dict[str, Any]] = {"salt": COOKIE, "key_derivation": "hmac", "digest_method": sha256}
DAYS: Final = "farwest-days"  # the cookie of a guest's days in a row (streaks.py)
HOW_KNOWN: Final[dict[str, Any]] = {**HOW, "salt": KNOWN}
HOW_DAYS: Final[dict[str, Any]] = {**HOW, "salt": DAYS}


class Opened(Protocol):
    """Something open in a person's name: it goes when what opened it no longer counts."""

    def close(self) -> None: ...


async def nowhere(_: list[str]) -> None:
    """A house of one process has everybody's lines."""


def digest(token: str) -> str:
    return sha256(token.encode()).hexdigest()


class DatedSigner(TimestampSigner):
    """What it signs counts for a year, by the house's clock."""

    def __init__(self, now: Callable[[], float], key: bytes, **how: Any) -> None:
        super().__init__(key, **how)
        self.now = now

    def get_timestamp(self) -> int:
        return int(self.now())

    def unsigned(self, text: str) -> str:
        """What was signed, if it was. From the future is only what was signed before the machine's
        clock was set back: that stays good."""
        dated, _, signature = text.encode().rpartition(self.sep)
        if not self.verify_signature(dated, signature):
            return ""  # no error: its frames would hold it, and wait for the sweeper
        try:
            value, at = self.unsign(text, return_timestamp=True)
        except BadSignature:
            return ""
        return value.decode() if self.now() - at.timestamp() <= YEAR else ""


class People:
    def __init__(
        self, store: Store, secure: bool = False, now: Callable[[], float] | None = None
    ) -> None:
        self.store = store
        self.now = now or HouseClock()
        self.secure = secure
        self._signer = DatedSigner(
            self.now, secrets.token_bytes(), **HOW
        )  # the store has the true key
        self._marker = DatedSigner(self.now, secrets.token_bytes(), **HOW_KNOWN)
        self.days = Signer(secrets.token_bytes(), **HOW_DAYS)
        self._lines: defaultdict[str, set[Opened]] = defaultdict(set)  # by what opened them
        self.elsewhere: Callable[[list[str]], Awaitable[None]] = nowhere  # hangs up, too
        self._passwords = Passwords()
        self._nobody = ""

    async def open(self) -> None:
        key = await self.store.secret(KEY)
        self._signer = DatedSigner(self.now, key, **HOW)
        self._marker = DatedSigner(self.now, key, **HOW_KNOWN)
        self.days = Signer(key, **HOW_DAYS)
        self._nobody = await self._passwords.nobodys()

    def close(self) -> None:
        self._passwords.close()

    # ---- cookies and tokens ---------------------------------------------------------------------

    async def sign_in(self, response: Response, person: Member) -> None:
        session = secrets.token_urlsafe(24)
        await self.store.open_session(digest(session), person.id, self.now())
        self.give(response, COOKIE, self._signer.sign(session).decode())

    def mark(self, response: Response, person: Member) -> None:
        """This browser had the right password: it will not wait for those who guess."""
        self.give(response, KNOWN, self._marker.sign(person.id).decode())

    def give(self, response: Response, name: str, value: str) -> None:
        """A cookie that scripts do not see, for a year."""
        response.set_cookie(
            name,
            value,
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=self.secure,
            path="/",
        )

    async def sign_out(self, connection: HTTPConnection, response: Response) -> None:
        """A copy of the cookie is worth nothing from now on."""
        if session := self._session(connection):
            await self.store.close_session(session)
            await self._hang_up([session])
        response.delete_cookie(COOKIE, path="/")

    async def sign_out_everywhere(self, person: Member) -> None:
        await self._hang_up(await self.store.close_sessions(person.id))

    def credential(self, connection: HTTPConnection) -> str:
        """What a person is known by here; empty: nothing, a stranger."""
        header = connection.headers.get("authorization", "")
        if header.startswith(BEARER):
            return digest(header.removeprefix(BEARER))
        return self._session(connection)

    def is_marked(self, connection: HTTPConnection, person: Member | None) -> bool:
        """Whether this browser had that person's right password before."""
        mark = self._marker.unsigned(connection.cookies.get(KNOWN, ""))
        return person is not None and mark == person.id

    @contextmanager
    def line_of(self, connection: HTTPConnection, line: Opened) -> Iterator[None]:
        """While it is open it goes with what opened it."""
        credential = self.credential(connection)
        self._lines[credential].add(line)
        try:
            yield
        finally:
            self._lines[credential].discard(line)
            if not self._lines[credential]:
                del self._lines[credential]

    async def _hang_up(self, credentials: list[str]) -> None:
        self.hang_up(credentials)
        await self.elsewhere(credentials)

    def hang_up(self, credentials: Iterable[str]) -> None:
        """On whatever these opened here."""
        for credential in credentials:
            for line in [*self._lines.get(credential, ())]:
                line.close()

    def _session(self, connection: HTTPConnection) -> str:
        session = self._signer.unsigned(connection.cookies.get(COOKIE, ""))
        return digest(session) if session else ""

    async def who(self, connection: HTTPConnection) -> Member | None:
        """The person of a request or a socket; None: a stranger."""
        credential = self.credential(connection)
        if connection.headers.get("authorization", "").startswith(BEARER):
            person = await self.store.person_by_token(credential)
            if person is None:
                raise NotYours("bad-token")
            return person
        return await self.store.person_by_session(credential) if credential else None

    # ---- names ----------------------------------------------------------------------------------

    async def guest(self, known: Member | None, name: str, language: Language) -> Member:
        """A name and a language; an account keeps its name."""
        name = tidy_name(name) or "?"
        if known is not None and known.password:
            name = known.name
        else:
            await self._free(name, known)
        return await self._saved(
            known, name, lambda person: replace(person, name=name, language=language)
        )

    async def _saved(
        self, known: Member | None, name: str, change: Callable[[Member], Member]
    ) -> Member:
        if known is not None:
            return await self.store.change_person(known.id, change)
        person = change(Member(secrets.token_urlsafe(12), name))
        await self.store.save_person(person)
        note("person-new", person=person.id)
        return person

    async def _free(self, name: str, known: Member | None) -> None:
        owner = await self.store.account(name)
        if owner is not None and (known is None or owner.id != known.id):
            raise NameTaken("name-taken", name=name)

    async def account(
        self, known: Member | None, name: str, password: str, old: str = "", asker: str = ""
    ) -> Member:
        """A guest becomes somebody with a password; tables and history stay. Who has one must know
        it to set another, and wherever else they are signed in, they no longer are."""
        name = tidy_name(name) or "?"
        await self._free(name, known)
        if known is not None and known.password:
            await self._verify(known.password, old, asker)
        hashed = await self._passwords.hashed(asker, password)
        person = await self._saved(
            known, name, lambda person: replace(person, name=name, password=hashed)
        )
        note("password-set", person=person.id)
        await self.sign_out_everywhere(person)
        return person

    async def owner(self, name: str) -> Member | None:
        return await self.store.account(tidy_name(name))

    async def enter(self, name: str, password: str, asker: str = "") -> Member:
        """A name nobody keeps takes as long to refuse as a wrong password."""
        owner = await self.owner(name)
        try:
            await self._verify(owner.password if owner else self._nobody, password, asker)
            if owner is None:
                raise NotYours("wrong-password")
        except NotYours:
            note("wrong-password", person=owner.id if owner else "")
            raise
        note("signed-in", person=owner.id)
        return owner

    async def check(self, person: Member, password: str, asker: str = "") -> None:
        """Before something that cannot be undone."""
        await self._verify(person.password, password, asker)

    async def _verify(self, hashed: str, password: str, asker: str) -> None:
        if not await self._passwords.is_right(asker, hashed, password):
            raise NotYours("wrong-password")

    async def new_token(self, person: Member) -> str:
        """For programs that play in this person's name. The last one no longer counts."""
        token = f"fw-{secrets.token_urlsafe(24)}"
        await self._set_token(person, digest(token))
        return token

    async def end_token(self, person: Member) -> None:
        await self._set_token(person, "")

    async def _set_token(self, person: Member, token: str) -> None:
        last: list[str] = []

        def change(now: Member) -> Member:
            last.append(now.token)
            return replace(now, token=token)

        await self.store.change_person(person.id, change)
        note("token-new" if token else "token-ended", person=person.id)
        if last[-1]:
            await self._hang_up([last[-1]])
