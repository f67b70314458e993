"""A call to a program of somebody's: JSON, signed with a key that only they and the house know.

X-Farwest-Signature is `t=SECONDS,v1=HEX`: HEX is the HMAC-SHA256, with that key, of SECONDS, a full
stop and the body. X-Farwest-Id is the same for the same call: one that comes twice can be told.
"""

from __future__ import annotations

import hmac
from typing import Any, Final

import msgspec

from farwest.server.notices.means import HookMeans
from farwest.server.notices.reaching import Forbidden, Unreachable, post

GOOD: Final = range(200, 300)
GONE: Final = 410  # that program wants to hear nothing any more


def signature(key: str, at: int, body: bytes) -> str:
    signed = hmac.digest(key.encode(), b".".join((str(at).encode(), body)), "sha256").hex()
    return f"t={at},v1={signed}"


async def call(
    means: HookMeans, address: str, key: str, said: dict[str, Any], id: str, now: float
) -> None:
    """Or Unreachable: perhaps later; or Forbidden: never."""
    body = msgspec.json.encode(said)
    headers = {
        "Content-Type": "application/json",
        "User-Agent": "farwest",
        "X-Farwest-Id": id,
        "X-Farwest-Signature": signature(key, int(now), body),
    }
    status = await post(address, body, headers, means.private)
    if status == GONE:
        raise Forbidden("gone")
    if status not in GOOD:
        raise Unreachable(f"status {status}")
