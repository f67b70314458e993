"""Who takes notices: a real SMTP server, and a real endpoint for pushes and calls."""

from __future__ import annotations

import asyncio
import hmac
import json
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Event, Thread
from typing import Any

from aiosmtpd.smtp import SMTP
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

POINT = Encoding.X962, PublicFormat.UncompressedPoint


class PostOffice:
    """Keeps what comes. While it is closed it says to come again; while it is slow, it has the
    letter and does not say so."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.closed = False
        self.slow: Event | None = None
        self.came = Event()

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        if self.closed:
            return "451 come again"
        letter = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(letter, EmailMessage)
        self.letters.append(letter)
        self.came.set()
        if self.slow is not None:
            await asyncio.to_thread(self.slow.wait, 30)
        return "250 taken"

    def told(self) -> list[str]:
        return [f"{letter['To']}: {letter['Subject']}" for letter in self.letters]

    def links(self, part: str) -> list[str]:
        """The addresses in all letters that have this part."""
        words = [word for one in self.letters for word in one.get_content().split()]
        return [word for word in words if part in word]


@contextmanager
def post_office() -> Iterator[tuple[PostOffice, int]]:
    """At a free port."""
    office, loop = PostOffice(), asyncio.new_event_loop()
    thread = Thread(target=loop.run_forever)  # whoever calls may have a loop running
    thread.start()
    opening = loop.create_server(
        lambda: SMTP(office, hostname="post.example", loop=loop), "127.0.0.1", 0
    )
    server = asyncio.run_coroutine_threadsafe(opening, loop).result(30)
    try:
        yield office, server.sockets[0].getsockname()[1]
    finally:
        if office.slow is not None:
            office.slow.set()
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        server.close()
        loop.close()


class Endpoint:
    """Of one browser, and of one program: what is posted here, as they read it."""

    def __init__(self) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"sixteen letters!"
        self.posts: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201

    def line(self, address: str) -> dict[str, str]:
        public = self.private.public_key().public_bytes(*POINT)
        return {"endpoint": address, "p256dh": plain(public), "auth": plain(self.auth)}

    def pushed(self) -> list[Any]:
        return [json.loads(self.decrypted(body)) for path, _, body in self.posts if "push" in path]

    def called(self) -> list[Any]:
        return [json.loads(body) for path, _, body in self.posts if "hook" in path]

    def decrypted(self, body: bytes) -> bytes:
        """As RFC 8291 has it, section 3.4, from what RFC 8188 puts before it: written here anew."""
        salt, _size, length = body[:16], *struct.unpack("!IB", body[16:21])
        theirs, text = body[21 : 21 + length], body[21 + length :]
        sender = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        shared = self.private.exchange(ec.ECDH(), sender)
        mine = self.private.public_key().public_bytes(*POINT)
        key = HKDF(SHA256(), 32, self.auth, b"WebPush: info\0" + mine + theirs).derive(shared)
        content = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(key)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(key)
        padded = AESGCM(content).decrypt(nonce, text, None)
        return padded.rstrip(b"\0").removesuffix(b"\2")


@contextmanager
def endpoint() -> Iterator[tuple[Endpoint, str]]:
    kept = Endpoint()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            kept.posts.append((self.path, dict(self.headers.items()), body))
            self.send_response(kept.status)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = Thread(target=server.serve_forever, args=[0.02])
    thread.start()
    try:
        yield kept, f"http://127.0.0.1:{server.server_address[1]}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def plain(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def raw(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def is_signed(key: str, header: str, body: bytes) -> bool:
    """As whoever writes such a program would look."""
    at, signed = (part.partition("=")[2] for part in header.split(","))
    return hmac.compare_digest(
        signed, hmac.new(key.encode(), at.encode() + b"." + body, "sha256").hexdigest()
    )


def vapid_claims(header: str) -> tuple[dict[str, Any], str]:
    """What a push service reads, if the signature is the key's that it names (RFC 8292)."""
    scheme, _, rest = header.partition(" ")
    assert "vapid" == scheme
    facts = dict(part.strip().split("=", 1) for part in rest.split(","))
    head, claims, signed = facts["t"].split(".")
    both = raw(signed)
    der = utils.encode_dss_signature(int.from_bytes(both[:32]), int.from_bytes(both[32:]))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), raw(facts["k"]))
    key.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    found: dict[str, Any] = json.loads(raw(claims))
    return found, facts["k"]
