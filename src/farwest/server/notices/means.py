"""What whoever runs a house gives it to reach people with: a TOML file, for their eyes only."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from farwest.kernel.errors import BadCall
from farwest.kit.reading import converted

Line = Annotated[str, Meta(min_length=1, max_length=300, pattern=r"^[^\r\n]*$")]


class MailMeans(Struct, frozen=True, forbid_unknown_fields=True):
    host: Line
    sender: Line  # as in "farwest <farwest@example.org>"
    port: Annotated[int, Meta(ge=1, le=65535)] = 587
    security: Literal["starttls", "tls", "none"] = "starttls"
    user: str = ""
    password: str = ""


class PushMeans(Struct, frozen=True, forbid_unknown_fields=True):
    contact: Annotated[str, Meta(pattern=r"^(mailto:.+@.+|https://.+)$")]  # for who carries it
    private: bool = False  # also to addresses of this machine and its network


class HookMeans(Struct, frozen=True, forbid_unknown_fields=True):
    private: bool = False  # as above, and without https


class NoticeMeans(Struct, frozen=True, forbid_unknown_fields=True):
    address: Annotated[str, Meta(pattern=r"^https?://[^/]+$")]  # of the house, for links
    mail: MailMeans | None = None
    push: PushMeans | None = None
    hooks: HookMeans | None = None


def read_means(path: Path) -> NoticeMeans:
    try:
        return converted(tomllib.loads(path.read_text("utf-8")), NoticeMeans)
    except OSError as error:
        raise BadCall(f"{path} cannot be read ({error.strerror}).") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, msgspec.ValidationError) as error:
        raise BadCall(f"{path} does not say how notices are sent: {error}.") from None
