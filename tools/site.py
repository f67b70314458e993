"""mkdocs' hook: the papers outside docs/ are pages of the site too, and links lead to pages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
PAPERS = {  # by page of the site: a file outside docs/
    "index.md": "README.md",
    "contributing.md": "CONTRIBUTING.md",
    "changelog.md": "CHANGELOG.md",
    "security.md": "SECURITY.md",
    "style.md": "STYLE.md",
    "license.md": "LICENSE",
    "web.md": "web/README.md",
}
PAGES = {file: page for page, file in PAPERS.items()}
LINK = re.compile(r"(\]\(|<img src=\")([^)\"#:]+)(?=[)\"#])")


def on_files(files: Any, config: Any) -> Any:
    from mkdocs.structure.files import File

    for page, file in PAPERS.items():
        files.append(File.generated(config, page, content=(ROOT / file).read_text("utf-8")))
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Any) -> str:
    """A link is written as the forge follows it: from where the file lies."""
    source = page.file.src_uri
    here = (ROOT / PAPERS.get(source, f"docs/{source}")).parent

    def led(found: re.Match[str]) -> str:
        target = (here / found[2]).resolve().relative_to(ROOT).as_posix()
        if target in PAGES:
            place = PAGES[target]
        elif target.startswith("docs/"):
            place = target.removeprefix("docs/")
        else:
            return str(found[0])
        return f"{found[1]}{'../' * source.count('/')}{place}"

    return LINK.sub(led, markdown)
