"""What the project is made of: pinned with hashes, from no address in particular, and listed."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools import bill_of_materials, pinning

ROOT = Path(__file__).parents[1]
LOCK = ROOT / "web" / "package-lock.json"
DIGEST = re.compile(r"[0-9a-f]{64}")
ADDRESS = re.compile(r"https?:|file:|index-url|find-links|/opt/")
# The parts of CycloneDX 1.6 that a reader of bills relies on.
HASH = {
    "required": ["alg", "content"],
    "properties": {
        "alg": {"enum": ["SHA-1", "SHA-256", "SHA-384", "SHA-512"]},
        "content": {"pattern": "^([a-f0-9]{40}|[a-f0-9]{64}|[a-f0-9]{96}|[a-f0-9]{128})$"},
    },
}
LICENCE = {
    "oneOf": [
        {"required": ["expression"]},
        {"required": ["license"], "properties": {"license": {"required": ["name"]}}},
    ]
}
COMPONENT: dict[str, Any] = {
    "required": ["type", "name", "version", "bom-ref", "purl"],
    "properties": {
        "type": {"enum": ["application", "library"]},
        "name": {"minLength": 1},
        "version": {"pattern": r"^\d"},
        "scope": {"enum": ["required", "optional", "excluded"]},
        "purl": {"pattern": r"^pkg:(pypi|npm)/[^@]+(%40)?[^@]*@[^@]+$"},
        "hashes": {"items": HASH, "minItems": 1},
        "licenses": {"items": LICENCE, "minItems": 1},
    },
}
BILL = {
    "required": ["bomFormat", "specVersion", "serialNumber", "version", "metadata", "components"],
    "properties": {
        "bomFormat": {"const": "CycloneDX"},
        "specVersion": {"const": "1.6"},
        "serialNumber": {"pattern": "^urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$"},
        "version": {"type": "integer", "minimum": 1},
        "metadata": {
            "required": ["timestamp", "tools", "component"],
            "properties": {
                "timestamp": {"pattern": r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$"},
                "component": COMPONENT,
            },
        },
        "components": {"items": COMPONENT, "minItems": 100},
    },
}


@pytest.fixture(scope="module")
def bill() -> dict[str, Any]:
    return bill_of_materials.bill()


def test_the_bill_has_what_cyclonedx_asks_for(bill: dict[str, Any]) -> None:
    assert [] == [error.message for error in jsonschema_rs.validator_for(BILL).iter_errors(bill)]
    names = [part["bom-ref"] for part in bill["components"]]
    assert len(names) == len(set(names))
    known = {*names, bill["metadata"]["component"]["bom-ref"]}
    for row in bill["dependencies"]:
        assert {row["ref"], *row["dependsOn"]} <= known


def test_the_bill_lists_what_runs_and_tells_it_from_what_builds(bill: dict[str, Any]) -> None:
    scopes = {part["purl"].partition("@")[0]: part["scope"] for part in bill["components"]}

    for name in ("pypi/starlette", "pypi/msgspec", "npm/svelte"):
        assert "required" == scopes[f"pkg:{name}"]
    for name in ("pypi/pytest", "pypi/ruff", "npm/vitest"):
        assert "excluded" == scopes[f"pkg:{name}"]
    assert bill == bill_of_materials.bill()


def test_the_pins_agree_with_the_constraints_and_have_hashes_and_no_address() -> None:
    assert [] == pinning.faults()
    for title in pinning.SETS:
        file = pinning.PINS / f"{title}.txt"
        assert not ADDRESS.search(file.read_text("utf-8"))
        hashes = [digest for _, digests in pinning.written(file).values() for digest in digests]
        assert all(DIGEST.fullmatch(digest) for digest in hashes)


@pytest.mark.parametrize("title", ["serve", "dev", "docs", "bench", "web"])
def test_the_pins_have_everything_that_the_project_asks_for(title: str) -> None:
    pinned = {canonicalize_name(n) for n in pinning.written(pinning.PINS / f"{title}.txt")}

    assert {canonicalize_name(Requirement(wish).name) for wish in pinning.wished(title)} <= pinned


def test_the_libraries_of_the_pages_have_hashes_and_no_address() -> None:
    lock = json.loads(LOCK.read_text("utf-8"))["packages"]
    fetched = {path: facts for path, facts in lock.items() if path}

    assert [] == [path for path, facts in fetched.items() if "integrity" not in facts]
    assert [] == [path for path, facts in fetched.items() if "resolved" in facts]


@pytest.mark.parametrize(
    ("file", "fits"),
    [
        ("uvloop-0.23.0-cp312-cp312-manylinux_2_17_x86_64.whl", True),
        ("uvloop-0.23.0-cp310-cp310-manylinux_2_17_x86_64.whl", False),
        ("uvloop-0.23.0-cp38-abi3-macosx_11_0_arm64.whl", True),
        ("uvloop-0.23.0-pp311-pypy311_pp73-win_amd64.whl", False),
        ("uvloop-0.23.0-py3-none-any.whl", True),
        ("uvloop-0.23.0.tar.gz", True),
        ("uvloop-0.23.0rc1.tar.gz", False),
        ("uvloop-0.22.0-py3-none-any.whl", False),
        ("uvloop-0.23.0.exe", False),
    ],
)
def test_a_pin_covers_every_platform_and_the_pythons_that_farwest_runs_on(
    file: str, fits: bool
) -> None:
    assert fits == pinning.fits(file, canonicalize_name("uvloop"), "0.23.0")
