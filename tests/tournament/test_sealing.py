"""All tables of a round have one deal that nobody could choose; a house that lies is caught."""

from __future__ import annotations

import secrets
from hashlib import sha256

from msgspec.structs import replace

from farwest.tournament.sealing import (
    ProvenTable,
    TournamentProof,
    faults,
    lot_of,
    round_secret,
    seal_of,
    sealed,
)

LAST = sha256(b"the last of the chain").hexdigest()
SALTS = [sha256(bytes([k])).hexdigest() for k in range(4)]


def honest(rounds: int = 2) -> TournamentProof:
    tables = [
        ProvenTable(r, f"t{r}{n}", {"secret": round_secret(LAST, r), "salt": "".join(SALTS)})
        for r in range(1, rounds + 1)
        for n in range(2)
    ]
    secrets_ = [round_secret(LAST, r) for r in range(1, rounds + 1)]
    return TournamentProof(seal_of(LAST), SALTS, secrets_, tables)


def test_each_secret_is_sealed_by_the_one_before() -> None:
    assert seal_of(LAST) == sealed(round_secret(LAST, 1))
    assert round_secret(LAST, 1) == sealed(round_secret(LAST, 2))
    assert round_secret(LAST, 64) == LAST


def test_an_honest_house_has_no_faults() -> None:
    assert [] == faults(honest(), seal_of(LAST), SALTS[2])


def test_a_house_that_exchanges_a_secret_is_caught() -> None:
    """It looked at the salts, and found a secret that deals better."""
    proof = honest()
    better = secrets.token_hex(32)
    tables = [
        replace(t, record=t.record | {"secret": better}) if t.round == 2 else t
        for t in proof.tables
    ]
    lied = replace(proof, secrets=[proof.secrets[0], better], tables=tables)
    assert ["The secret of round 2 does not fit what was shown before it."] == faults(lied)


def test_a_house_that_exchanges_the_seal_is_caught_by_who_was_shown_it() -> None:
    other = secrets.token_hex(32)
    lied = replace(honest(0), seal=seal_of(other))
    assert ["The seal is not the one that was shown before I entered."] == faults(
        lied, seal_of(LAST)
    )


def test_a_house_that_drops_my_bytes_is_caught() -> None:
    proof = honest()
    kept = [SALTS[0], SALTS[1], SALTS[3]]
    tables = [replace(t, record=t.record | {"salt": "".join(kept)}) for t in proof.tables]
    lied = replace(proof, salts=kept, tables=tables)
    assert ["My bytes are not among the salts."] == faults(lied, seal_of(LAST), SALTS[2])


def test_a_house_that_deals_one_table_otherwise_is_caught() -> None:
    proof = honest()
    own = replace(proof.tables[3], record=proof.tables[3].record | {"secret": "00" * 32})
    salted = replace(proof.tables[0], record=proof.tables[0].record | {"salt": SALTS[0]})
    lied = replace(proof, tables=[salted, proof.tables[1], proof.tables[2], own])
    assert [
        "Table t10 was dealt with other salts.",
        "Table t21 was dealt from another secret than its round.",
    ] == faults(lied)


def test_a_house_that_keeps_a_secret_back_is_caught() -> None:
    lied = replace(honest(), secrets=[round_secret(LAST, 1)])
    assert ["Round 2 of table t20 has no secret.", "Round 2 of table t21 has no secret."] == faults(
        lied
    )


def test_a_lot_needs_the_seal_and_everybodys_bytes() -> None:
    lots = {
        lot_of("a", SALTS),
        lot_of("b", SALTS),
        lot_of("a", SALTS[:3]),
        lot_of("a", SALTS[::-1]),
    }
    assert len(lots) == 4
