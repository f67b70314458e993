"""Where and when somebody wants to be told that it is their move."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Hour = Annotated[int, Meta(ge=0, le=23)]
Where = Annotated[str, Meta(max_length=1000)]
Sure = Literal["", "asked", "confirmed"]  # empty: there is none; asked: a link is on its way there


class Notices(Struct, frozen=True):
    """Of whoever asks."""

    can: list[Literal["mail", "hook", "push"]]  # what this house has
    mail: str
    mail_is: Sure
    hook: str
    hook_is: Sure
    hook_key: str  # what is sent there is signed with it
    push_key: str  # of the house, for browsers
    lines: int  # browsers that are told
    zone: str
    quiet: tuple[int, int]  # from this hour to that one; the same: never
    digest: int  # the hour of the one mail a day; -1: a mail at once


class NoticeTimes(Struct, forbid_unknown_fields=True):
    zone: Annotated[str, Meta(max_length=60)]
    quiet: tuple[Hour, Hour] = (0, 0)
    digest: Annotated[int, Meta(ge=-1, le=23)] = -1


class NoticeAddress(Struct, forbid_unknown_fields=True):
    """Empty: none any more."""

    address: Where


class NoticeLine(Struct, forbid_unknown_fields=True):
    """A browser, as its PushSubscription says."""

    endpoint: Where
    p256dh: Annotated[str, Meta(max_length=200)] = ""
    auth: Annotated[str, Meta(max_length=100)] = ""


class NoticeDone(Struct, frozen=True):
    """What a link did."""

    did: Literal["confirm", "off"]
    way: Literal["mail", "hook", "push"]
    address: str
