"""The papers name what is there: links, files, make targets."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1]
SOURCE: Final = ROOT / "src" / "farwest"
PAPERS: Final = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), ROOT / "web/README.md"])
LINK: Final = re.compile(r"\]\(([^)\s]+)\)|<img src=\"([^\"]+)\"")
HEADING: Final = re.compile(r"^#+ (.+)$", re.MULTILINE)
FENCED: Final = re.compile(r"^( *)```.*?^\1```", re.MULTILINE | re.DOTALL)
FILE: Final = re.compile(r"`([\w./-]+\.(?:py|md|css|svg|ftl|ts|pyx|pxd|toml))`")
FOLDER: Final = re.compile(r"`((?:src|tests|tools|web|bench|docs)(?:/[\w-]+)*)`")
MAKE: Final = re.compile(r"\bmake ([a-z-]+(?: [a-z-]+)*)")
TARGET: Final = re.compile(r"^([a-z-]+):", re.MULTILINE)


def prose(page: Path) -> str:
    return FENCED.sub("", page.read_text("utf-8"))


def anchors(page: Path) -> set[str]:
    """As forges and mkdocs make them of headings."""
    words = [re.sub(r"[^\w\- ]", "", title.lower()) for title in HEADING.findall(prose(page))]
    return {word.strip().replace(" ", "-") for word in words}


def links(page: Path) -> list[str]:
    found = [a or b for a, b in LINK.findall(prose(page))]
    return [target for target in found if "://" not in target]


def broken(page: Path) -> list[str]:
    found = []
    for target in links(page):
        path, _, anchor = target.partition("#")
        there = (page.parent / path).resolve() if path else page
        if not there.exists() or (anchor and anchor not in anchors(there)):
            found.append(target)
    return found


@pytest.mark.parametrize("page", PAPERS, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    assert [] == broken(page)
    assert all((page.parent / link).resolve().is_relative_to(ROOT) for link in links(page))


def test_a_link_that_leads_nowhere_is_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        "# One, two\n[a](page.md#one-two) [b](gone.md) [c](#three) [d](https://x.example)"
    )
    assert ["gone.md", "#three"] == broken(page)


@pytest.mark.parametrize("name", ["house", "look", "extending-hot"])
def test_every_file_it_names_is_there(name: str) -> None:
    """From the root, or in goat's folder, or in that of the subject."""
    page = ROOT / "docs" / f"{name}.md"
    homes = (ROOT, SOURCE / "games" / "goat", *SOURCE.glob("games/*/b*"), ROOT / "tools" / "hot")
    homes = (*homes, *SOURCE.glob("games/*"), SOURCE / "kernel", SOURCE / "kit")
    named = FILE.findall(prose(page)) + FOLDER.findall(prose(page))
    assert len(named) > 10
    made = {"_fast.pyx", "_fast.pxd"}  # by the build
    for file in set(named) - made:
        assert any((home / file).exists() for home in homes), f"docs/{name}.md names {file}"


def test_the_plan_knows_every_floor() -> None:
    text = (ROOT / "docs" / "house.md").read_text("utf-8")
    floors = {path.name for path in SOURCE.iterdir() if (path / "__init__.py").exists()}
    assert {floor for floor in floors if f"`src/farwest/{floor}`" not in text} == set()


def test_make_has_every_target_that_is_named() -> None:
    targets = set(TARGET.findall((ROOT / "Makefile").read_text("utf-8")))
    named = {
        word
        for page in PAPERS
        for code in re.findall(r"`([^`\n]+)`|^    (.+)$", page.read_text("utf-8"), re.MULTILINE)
        for words in MAKE.findall("".join(code).split("#")[0])
        for word in words.split()
    }
    assert {"play", "test", "lint", "docs", "hot"} <= named
    assert named <= targets


def test_every_target_that_people_run_is_in_contributing() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    said = set(re.findall(r"^([a-z-]+):.*##", makefile, re.MULTILINE)) - {"help", "setup"}
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    assert {target for target in said if f"make {target}" not in text} == set()


def test_decisions_have_numbers_of_their_own() -> None:
    pages = [page.name for page in (ROOT / "docs" / "decisions").glob("[0-9]*.md")]
    assert len(pages) == len({name[:4] for name in pages}) >= 6
    assert all(re.fullmatch(r"\d{4}-[a-z-]+\.md", name) for name in pages)
    assert set(pages) <= set(links(ROOT / "docs" / "decisions" / "index.md"))


def test_the_rules_of_the_strangers_walk_stand_where_the_plan_says() -> None:
    """Twelve rule IDs, over every game: the file in the last column cites it."""
    text = (ROOT / "docs" / "house.md").read_text("utf-8")
    walk = re.findall(r"^\| ([A-Z]+-[A-Z]+\d+) \|.*\| `([\w/.]+)` \|$", text, re.MULTILINE)
    assert len(walk) == 12
    for rule, file in walk:
        homes = [home for home in SOURCE.glob("games/*") if rule in rules_in(home / "RULES.md")]
        assert len(homes) == 1, rule
        assert re.search(rf"{rule}\b", (homes[0] / file).read_text("utf-8")), (rule, file)


def rules_in(book: Path) -> list[str]:
    return re.findall(r"[A-Z]+-[A-Z]+\d+", book.read_text("utf-8")) if book.exists() else []
