"""Links in what we send: each says, signed by the house, what it does for whom."""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Literal

import msgspec
from itsdangerous import BadSignature
from msgspec import Struct

from farwest.kit.reading import decoded
from farwest.server.people import DatedSigner
from farwest.tables.errors import NotNow
from farwest.tables.notice_book import Way

Deed = Literal["confirm", "off"]


class LinkDeed(Struct, frozen=True, array_like=True):
    deed: Deed
    person: str
    way: Way
    address: str = ""  # that is confirmed: if it is another by now, nothing is


class LinkSigner:
    def __init__(self, signer: DatedSigner) -> None:
        self._signer = signer

    def link(self, deed: LinkDeed) -> str:
        written = urlsafe_b64encode(msgspec.json.encode(deed)).rstrip(b"=")
        return self._signer.sign(written).decode()

    def read(self, link: str) -> LinkDeed:
        try:
            written = self._signer.unsigned(link)
            return decoded(urlsafe_b64decode(written + "=" * (-len(written) % 4)), LinkDeed)
        except (BadSignature, msgspec.DecodeError, ValueError):
            raise NotNow("old-link") from None
