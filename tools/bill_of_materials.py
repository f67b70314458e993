"""A bill of materials (SBOM) in CycloneDX 1.6 JSON: the libraries of the server and of the pages.

It is made of what the checkout pins, not of what happens to be installed: pins/*.txt with their
hashes for Python, web/package-lock.json for the pages. Scope `required`: runs in the house, or is
in the pages it sends; `excluded`: only builds, tests or measures. The same checkout gives the same
bill, but for licences, which installed libraries tell.
"""

from __future__ import annotations

import base64
import json
import os
import re
import subprocess
import sys
import tomllib
import uuid
from collections.abc import Iterator
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

from tools.pinning import PINS, SETS, written

ROOT: Final = Path(__file__).parents[1]
LOCK: Final = ROOT / "web" / "package-lock.json"
RUNS: Final = "serve"  # the set of pins that a house runs on
SPEC: Final = "1.6"
IMPORT: Final = re.compile(r"""(?:from|import)\s+['"]([^./'"][^'"]*)['"]""")
HASHES: Final = {"sha256": "SHA-256", "sha384": "SHA-384", "sha512": "SHA-512", "sha1": "SHA-1"}
OUTSIDE: Final = uuid.UUID("6b1c1f3e-0d0f-5e0e-9a51-fa12e57fa12e")  # our own corner of names
Component = dict[str, Any]


def bill() -> dict[str, Any]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    own = {
        "type": "application",
        "bom-ref": f"pkg:pypi/farwest@{project['version']}",
        "name": "farwest",
        "version": project["version"],
        "description": project["description"],
        "licenses": [{"expression": project["license"]}],
        "purl": f"pkg:pypi/farwest@{project['version']}",
    }
    parts = [*python_parts(), *page_parts()]
    needed = [part["bom-ref"] for part in parts if part["scope"] == "required"]
    tool = {"type": "application", "name": "tools/sbom", "version": project["version"]}
    found = {
        "bomFormat": "CycloneDX",
        "specVersion": SPEC,
        "version": 1,
        "metadata": {
            "timestamp": moment(),
            "tools": {"components": [tool]},
            "component": own,
        },
        "components": parts,
        "dependencies": [{"ref": own["bom-ref"], "dependsOn": needed}],
    }
    name = json.dumps([own, parts], sort_keys=True)
    return {"bomFormat": found.pop("bomFormat"), "specVersion": found.pop("specVersion")} | {
        "serialNumber": f"urn:uuid:{uuid.uuid5(OUTSIDE, name)}",
        **found,
    }


def moment() -> str:
    """Of the commit: the same checkout gives the same bill."""
    at = os.environ.get("SOURCE_DATE_EPOCH", "")
    if not at:
        command = ["git", "log", "-1", "--format=%ct"]
        told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        at = told.stdout.strip() or "0"
    return datetime.fromtimestamp(int(at), UTC).isoformat().replace("+00:00", "Z")


# ---- Python ---------------------------------------------------------------------------------


def python_parts() -> Iterator[Component]:
    sets = {title: written(PINS / f"{title}.txt") for title in SETS}
    known = {name: pin for pins in sets.values() for name, pin in pins.items()}
    for name, (version, hashes) in sorted(known.items()):
        made = component(f"pkg:pypi/{name}@{version}", name, version, name in sets[RUNS])
        made["hashes"] = [{"alg": HASHES["sha256"], "content": digest} for digest in hashes]
        if licence := licence_of(name):
            made["licenses"] = [licence]
        yield made


def licence_of(name: str) -> dict[str, Any]:
    """As the library says, where it is installed."""
    try:
        said = metadata(name).json
    except PackageNotFoundError:
        return {}
    if expression := said.get("license_expression"):
        return {"expression": expression}
    classes = [c for c in said.get("classifier", []) if c.startswith("License :: ")]
    told = str(classes[0].rpartition(" :: ")[2] if classes else said.get("license", ""))
    return {"license": {"name": told}} if told and "\n" not in told and len(told) < 100 else {}


# ---- the pages ------------------------------------------------------------------------------


def page_parts() -> Iterator[Component]:
    lock = json.loads(LOCK.read_text("utf-8"))["packages"]
    sent = in_the_pages(lock)
    for path, facts in sorted(lock.items()):
        if not path:
            continue
        full, version = name_of(path), facts["version"]
        group, _, name = full.rpartition("/")
        made = component(f"pkg:npm/{quote(full, safe='/')}@{version}", name, version, path in sent)
        if group:
            made["group"] = group
        made["bom-ref"] += f"#{path}"
        made["hashes"] = [hash_of(text) for text in facts.get("integrity", "").split()]
        if licence := facts.get("license"):
            made["licenses"] = [{"expression": licence}]
        yield made


def name_of(path: str) -> str:
    return path.rpartition("node_modules/")[2]


def in_the_pages(lock: dict[str, Any]) -> set[str]:
    """What the sources import, and what that needs: it is bundled into what browsers load."""
    sources = [*(ROOT / "web" / "src").rglob("*.ts"), *(ROOT / "web" / "src").rglob("*.svelte")]
    named = {wish for file in sources for wish in IMPORT.findall(file.read_text("utf-8"))}
    waiting = [f"node_modules/{package_of(wish)}" for wish in named]
    found: set[str] = set()
    while waiting:
        path = waiting.pop()
        if path in found or path not in lock:
            continue
        found.add(path)
        for need in lock[path].get("dependencies", {}):
            nested = f"{path}/node_modules/{need}"
            waiting.append(nested if nested in lock else f"node_modules/{need}")
    return found


def package_of(wish: str) -> str:
    return "/".join(wish.split("/")[: 2 if wish.startswith("@") else 1])


def hash_of(integrity: str) -> dict[str, str]:
    how, _, text = integrity.partition("-")
    return {"alg": HASHES[how], "content": base64.b64decode(text).hex()}


def component(purl: str, name: str, version: str, required: bool) -> Component:
    return {
        "type": "library",
        "bom-ref": purl,
        "name": name,
        "version": version,
        "scope": "required" if required else "excluded",
        "purl": purl,
    }


def main() -> int:
    text = json.dumps(bill(), indent=2, ensure_ascii=False) + "\n"
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(text, "utf-8")
        print(f"sbom: {sys.argv[1]}")
    else:
        sys.stdout.write(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
