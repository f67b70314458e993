"""Letters by SMTP."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate
from typing import Final

from msgspec import Struct

from farwest.server.notices.means import MailMeans
from farwest.server.notices.reaching import POSTING, Forbidden, Unreachable

PATIENCE: Final = 20.0  # seconds
MOST_LETTERS: Final = 254
ADDRESS: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")
PERMANENT: Final = range(500, 600)  # what an SMTP server says of what it will never take


class MailLetter(Struct, frozen=True):
    to: str
    subject: str
    text: str
    id: str  # the same for the same letter: who gets it twice can tell
    leave: str = ""  # the address at which one ends such letters with one click


def is_address(text: str) -> bool:
    return len(text) <= MOST_LETTERS and ADDRESS.fullmatch(text) is not None


def written(means: MailMeans, letter: MailLetter, now: float) -> EmailMessage:
    message = EmailMessage()
    message["From"] = means.sender
    message["To"] = Address(addr_spec=letter.to)
    message["Subject"] = letter.subject
    message["Date"] = formatdate(now)
    message["Message-ID"] = letter.id
    message["Auto-Submitted"] = "auto-generated"
    if letter.leave:
        message["List-Unsubscribe"] = f"<{letter.leave}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(letter.text)
    return message


async def mail(means: MailMeans, letter: MailLetter, now: float) -> None:
    """Or Unreachable: perhaps later; or Forbidden: never."""
    message = written(means, letter, now)
    await asyncio.get_running_loop().run_in_executor(POSTING, _send, means, message)


def _send(means: MailMeans, message: EmailMessage) -> None:
    try:
        with _opened(means) as server:
            if means.user:
                server.login(means.user, means.password)
            server.send_message(message)
    except smtplib.SMTPRecipientsRefused as error:
        code = next(iter(error.recipients.values()))[0]
        raise (Forbidden if code in PERMANENT else Unreachable)(f"refused, {code}") from None
    except (OSError, smtplib.SMTPException) as error:
        raise Unreachable(type(error).__name__) from None


def _opened(means: MailMeans) -> smtplib.SMTP:
    context = ssl.create_default_context()
    if means.security == "tls":
        return smtplib.SMTP_SSL(means.host, means.port, timeout=PATIENCE, context=context)
    server = smtplib.SMTP(means.host, means.port, timeout=PATIENCE)
    if means.security == "starttls":
        server.starttls(context=context)
    return server
