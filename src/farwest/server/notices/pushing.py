"""Web push: RFC 8030, encrypted as RFC 8291 says, from a house that shows who it is (RFC 8292).

The extra `farwest[push]`: http_ece encrypts, py_vapid signs. Both are what pywebpush is made of,
less the two HTTP clients that it brings along: ours looks at where it is sent.
"""

from __future__ import annotations

import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from importlib.util import find_spec
from typing import Final
from urllib.parse import urlsplit

from farwest.server.notices.means import PushMeans
from farwest.server.notices.reaching import Forbidden, Unreachable, post
from farwest.tables.notice_book import PushLine

SECRET: Final = "push"  # of the house's own: its key
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of P-256
LASTS: Final = 24 * 3600  # seconds that a message may wait for its browser
SIGNED: Final = 12 * 3600  # seconds that our signature holds
GONE: Final = (404, 410)  # that browser is told nothing any more
POINT, TOKEN = 65, 16  # bytes of a browser's key, and of its secret
GOOD: Final = range(200, 300)


def can_push() -> bool:
    """Whether the extra is installed."""
    return all(find_spec(name) for name in ("http_ece", "py_vapid", "cryptography"))


def is_line(line: PushLine) -> bool:
    try:
        return len(raw(line.p256dh)) == POINT and len(raw(line.auth)) == TOKEN
    except ValueError:
        return False


class Pusher:
    def __init__(self, means: PushMeans, secret: bytes) -> None:
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
        from py_vapid import Vapid02

        self.means = means
        self.key = ec.derive_private_key(int.from_bytes(secret) % (ORDER - 1) + 1, ec.SECP256R1())
        self.vapid = Vapid02(self.key)
        shape = Encoding.X962, PublicFormat.UncompressedPoint
        self.public = plain(self.key.public_key().public_bytes(*shape))

    async def push(self, line: PushLine, text: bytes, topic: str, now: float) -> None:
        """Or Unreachable: perhaps later; or Forbidden: that browser is gone."""
        headers = {
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(LASTS),
            "Topic": topic,  # of several that wait, the last one counts
            "Urgency": "normal",
            **self._signed(line, now),
        }
        try:
            body = encrypted(line, text)
        except ValueError:
            raise Forbidden("no such key") from None
        status = await post(line.endpoint, body, headers, self.means.private)
        if status in GONE:
            raise Forbidden(f"gone, {status}")
        if status not in GOOD:
            raise Unreachable(f"status {status}")

    def _signed(self, line: PushLine, now: float) -> dict[str, str]:
        parts = urlsplit(line.endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "sub": self.means.contact,
            "exp": int(now) + SIGNED,
        }
        signed: dict[str, str] = self.vapid.sign(claims)
        return signed


def encrypted(line: PushLine, text: bytes) -> bytes:
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec

    body: bytes = http_ece.encrypt(
        text,
        salt=os.urandom(16),
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=raw(line.p256dh),
        auth_secret=raw(line.auth),
        version="aes128gcm",
    )
    return body


def raw(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def plain(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")
