"""Who somebody is: a signed cookie or a token, never what a message says."""

from __future__ import annotations

import asyncio
import secrets
from hashlib import sha256
from typing import Any, Final

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from itsdangerous import BadSignature, TimestampSigner
from msgspec.structs import replace
from starlette.requests import HTTPConnection
from starlette.responses import Response

from farwest.tables.errors import NameTaken, NotYours
from farwest.tables.store import Member, Store
from farwest.tables.wire import Language
from farwest.tables.words import tidy_name

COOKIE: Final = "farwest"
YEAR: Final = 365 * 24 * 3600
BEARER: Final = "Bearer "
KEY: Final = "cookies"
HOW: Final[dict[str, Any]] = {"salt": COOKIE, "key_derivation": "hmac", "digest_method": sha256}


def digest(token: str) -> str:
    return sha256(token.encode()).hexdigest()


class People:
    def __init__(self, store: Store, secure: bool = False) -> None:
        self.store = store
        self.secure = secure
        self._signer = TimestampSigner(secrets.token_bytes(), **HOW)  # the store has the true key
        self._hasher = PasswordHasher()
        self._nobody = ""  # the hash of a password that nobody has

    async def open(self) -> None:
        self._signer = TimestampSigner(await self.store.secret(KEY), **HOW)
        self._nobody = await asyncio.to_thread(self._hasher.hash, secrets.token_hex(8))

    # ---- cookies and tokens ---------------------------------------------------------------------

    def sign_in(self, response: Response, person: Member) -> None:
        response.set_cookie(
            COOKIE,
            self._signer.sign(person.id).decode(),
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=self.secure,
            path="/",
        )

    def sign_out(self, response: Response) -> None:
        response.delete_cookie(COOKIE, path="/")

    async def who(self, connection: HTTPConnection) -> Member | None:
        """The person of a request or a socket; None: a stranger."""
        header = connection.headers.get("authorization", "")
        if header.startswith(BEARER):
            person = await self.store.person_by_token(digest(header.removeprefix(BEARER)))
            if person is None:
                raise NotYours("bad-token")
            return person
        try:
            id = self._signer.unsign(connection.cookies.get(COOKIE, ""), max_age=YEAR).decode()
        except BadSignature:
            return None
        return await self.store.person(id)

    # ---- names ----------------------------------------------------------------------------------

    async def guest(self, known: Member | None, name: str, language: Language) -> Member:
        """A name and a language; an account keeps its name."""
        name = tidy_name(name) or "?"
        if known is not None and known.password:
            name = known.name
        else:
            await self._free(name, known)
        fresh = known or Member(secrets.token_urlsafe(12), name)
        person = replace(fresh, name=name, language=language)
        await self.store.save_person(person)
        return person

    async def _free(self, name: str, known: Member | None) -> None:
        owner = await self.store.account(name)
        if owner is not None and (known is None or owner.id != known.id):
            raise NameTaken("name-taken", name=name)

    async def account(self, known: Member | None, name: str, password: str) -> Member:
        """A guest becomes somebody with a password; tables and history stay."""
        name = tidy_name(name) or "?"
        await self._free(name, known)
        fresh = known or Member(secrets.token_urlsafe(12), name)
        hashed = await asyncio.to_thread(self._hasher.hash, password)
        person = replace(fresh, name=name, password=hashed)
        await self.store.save_person(person)
        return person

    async def enter(self, name: str, password: str) -> Member:
        """A name nobody keeps takes as long to refuse as a wrong password."""
        owner = await self.store.account(tidy_name(name))
        hashed = owner.password if owner else self._nobody
        try:
            await asyncio.to_thread(self._hasher.verify, hashed, password)
        except (Argon2Error, InvalidHashError):
            raise NotYours("wrong-password") from None
        if owner is None:
            raise NotYours("wrong-password")
        return owner

    async def new_token(self, person: Member) -> str:
        """For programs that play in this person's name. The last one no longer counts."""
        token = f"fw-{secrets.token_urlsafe(24)}"
        await self.store.save_person(replace(person, token=digest(token)))
        return token
