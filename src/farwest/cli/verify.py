"""check that every draw of a game was fair"""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict

import msgspec

import farwest
from farwest.cli.console import print_json
from farwest.cli.wishes import read_file
from farwest.kit.reading import decoded
from farwest.tournament.sealing import TournamentProof, faults

ANSWERS = {True: ("Fair", 0), False: ("Not fair", 1), None: ("It cannot be told", 3)}


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "file", metavar="FILE", help="a record, or the proof of a tournament; - reads it from stdin"
    )
    parser.add_argument("--json", action="store_true", help="as JSON")


def run(wishes: argparse.Namespace) -> int:
    text = read_file(wishes.file)
    if (proof := proof_in(text)) is not None:
        return verify_tournament(proof, wishes.json)
    verdict = farwest.verify(text)
    answer, code = ANSWERS[verdict.fair]
    if wishes.json:
        print_json(asdict(verdict))
    else:
        print(f"{answer}. {verdict.reason}")
    return code


def proof_in(text: bytes) -> TournamentProof | None:
    """None: it is something else."""
    try:
        return decoded(text, TournamentProof)
    except msgspec.MsgspecError:
        return None


def verify_tournament(proof: TournamentProof, as_json: bool) -> int:
    """That all tables of a round had one deal, sealed before anybody entered; then every draw."""
    found = faults(proof)
    for table in proof.tables:
        verdict = farwest.verify(json.dumps(table.record))
        if verdict.fair is not True:
            found.append(f"Table {table.table}: {verdict.reason}")
    answer, code = ANSWERS[not found]
    rounds, tables = len(proof.secrets), len(proof.tables)
    if as_json:
        print_json({"fair": not found, "rounds": rounds, "tables": tables, "faults": found})
    else:
        reasons = found or [f"{tables} tables in {rounds} rounds: one deal for each round."]
        print(f"{answer}. {' '.join(reasons)}")
    return code
