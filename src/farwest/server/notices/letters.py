"""What is said to who is away: which games wait, where, and how to be told no more."""

from __future__ import annotations

from hashlib import sha256

from msgspec import Struct

from farwest.server.notices.mailing import MailLetter
from farwest.tables.store import Member
from farwest.tables.words import phrase


class GameWaiting(Struct, frozen=True):
    title: str  # of the game
    link: str
    table: str


def your_moves(
    address: str, member: Member, to: str, games: list[GameWaiting], id: str, leave: str
) -> MailLetter:
    """`address`: of the house; `leave`: a signed link."""
    language = member.language
    lines = [phrase(language, "notice-line", game=game.title, link=game.link) for game in games]
    text = phrase(
        language,
        "notice-mail",
        name=member.name,
        games="\n".join(lines),
        leave=f"{address}/notices/{leave}",
        settings=f"{address}/me",
    )
    return MailLetter(
        to=to,
        subject=subject(language, games),
        text=text,
        id=f"<{id}@{domain(address)}>",
        leave=f"{address}/api/notices/off/{leave}",
    )


def shall_we(address: str, member: Member, to: str, link: str, now: float) -> MailLetter:
    yes = f"{address}/notices/{link}"
    return MailLetter(
        to=to,
        subject=phrase(member.language, "notice-confirm-subject"),
        text=phrase(member.language, "notice-confirm", name=member.name, link=yes),
        id=f"<{sha256(f'{link} {now}'.encode()).hexdigest()[:32]}@{domain(address)}>",
    )


def subject(language: str, games: list[GameWaiting]) -> str:
    return phrase(language, "notice-subject", count=len(games), game=games[0].title)


def domain(address: str) -> str:
    return address.partition("://")[2].partition(":")[0]
