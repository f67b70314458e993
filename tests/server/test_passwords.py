"""Passwords are weighed one at a time, and nobody waits for who guesses."""

from __future__ import annotations

import asyncio

from farwest.server.passwords import Passwords


def test_who_guesses_waits_for_themselves() -> None:
    async def told() -> list[tuple[str, bool]]:
        passwords, came = Passwords(), list[tuple[str, bool]]()
        hashed = await passwords.hashed("ann", "a good one")

        async def tries(asker: str, password: str) -> None:
            came.append((asker, await passwords.is_right(asker, hashed, password)))

        guesses = [tries("stranger", f"guess {n}") for n in range(3)]
        await asyncio.gather(*guesses, tries("bob", "a good one"))
        passwords.close()
        return came

    expected = [("stranger", False), ("bob", True), ("stranger", False), ("stranger", False)]
    assert expected == asyncio.run(told())


def test_what_is_no_hash_is_never_right() -> None:
    async def told() -> bool:
        passwords = Passwords()
        found = await passwords.is_right("ann", "not a hash", "a good one")
        passwords.close()
        return found

    assert not asyncio.run(told())
