"""`python -m tools.cards [GAME ...] [--deals N]` writes docs/cards: a card of each game."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

import farwest
from farwest.adapters.cards.measuring import DEALS, PATHS, REPEATS, research_card
from farwest.adapters.cards.writing import page

FOLDER: Final = Path(__file__).parents[1] / "docs" / "cards"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=farwest.games(), metavar="GAME")
    parser.add_argument("--deals", type=int, default=DEALS)
    parser.add_argument("--repeats", type=int, default=REPEATS)
    parser.add_argument("--paths", type=int, default=PATHS)
    given = parser.parse_args()
    for name in given.games:
        counts = {"deals": given.deals, "repeats": given.repeats, "paths": given.paths}
        text = page(research_card(farwest.load(name), **counts))
        (FOLDER / f"{name}.md").write_text(text, "utf-8")
        print(f"docs/cards/{name}.md")


if __name__ == "__main__":
    main()
