"""One deal for all tables of a round, which nobody could choose, and everybody can check.

Before anybody enters, the house makes a chain of secrets, each the SHA-256 of the next, and shows
the SHA-256 of the first: the seal. Round r is dealt from secret r at every table, with the bytes of
all who entered as salt. Once a round is over its secret is shown: its SHA-256 is what was shown
before it, the seal or the secret of the round before. So the house was bound to all its secrets
before it had anybody's bytes, and no secret tells the next one.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Any, Final

from msgspec import Struct

LINKS: Final = 64  # secrets of a chain: more rounds than any tournament has


def sealed(secret: str) -> str:
    return sha256(bytes.fromhex(secret)).hexdigest()


def round_secret(last: str, round: int) -> str:
    """Of a chain that ends with this one; 0: the seal."""
    for _ in range(LINKS - round):
        last = sealed(last)
    return last


def seal_of(last: str) -> str:
    return round_secret(last, 0)


def lot_of(seal: str, salts: Sequence[str]) -> str:
    """What all lots of a tournament are drawn from: of the seal and everybody's bytes."""
    return sha256(" ".join(("farwest lot", seal, *salts)).encode()).hexdigest()


class ProvenTable(Struct, frozen=True):
    """A table of a round that is over, and its record."""

    round: int
    table: str
    record: dict[str, Any]


class TournamentProof(Struct, frozen=True):
    """What a house shows of a tournament whose tables had the same deals."""

    seal: str  # shown before anybody entered
    salts: list[str]  # of those who entered, in their order
    secrets: list[str]  # of the rounds that are over
    tables: list[ProvenTable]


def faults(proof: TournamentProof, my_seal: str = "", my_salt: str = "") -> list[str]:
    """What is wrong with it, in sentences; none: all tables of each round were dealt the same, from
    secrets that were sealed before anybody gave bytes. `my_seal` and `my_salt`: what an entrant
    was shown and gave. That each record keeps to its secret is `farwest verify`'s business."""
    found = []
    if my_seal and my_seal != proof.seal:
        found.append("The seal is not the one that was shown before I entered.")
    if my_salt and my_salt not in proof.salts:
        found.append("My bytes are not among the salts.")
    before, salt = proof.seal, "".join(proof.salts)
    for n, secret in enumerate(proof.secrets, 1):
        if sealed(secret) != before:
            found.append(f"The secret of round {n} does not fit what was shown before it.")
        before = secret
    for table in proof.tables:
        if table.round > len(proof.secrets):
            found.append(f"Round {table.round} of table {table.table} has no secret.")
            continue
        if table.record.get("secret") != proof.secrets[table.round - 1]:
            found.append(f"Table {table.table} was dealt from another secret than its round.")
        if table.record.get("salt") != salt:
            found.append(f"Table {table.table} was dealt with other salts.")
    return found
