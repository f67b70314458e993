"""`farwest draw`, and the SVG it writes."""

from __future__ import annotations

import re
import shutil
from itertools import product
from pathlib import Path
from xml.etree import ElementTree

import pytest

import farwest
from farwest.cli import draw as command
from farwest.kit.art import THEMES, colours
from farwest.kit.drawing import draw, text_width
from farwest.kit.seating import seating
from farwest.kit.sprites import CANVASES, PREVIEW, Words, row_of
from farwest.kit.texts import LANGUAGES
from farwest.laws import random_record
from tests.cli.conftest import Run, finished, played, run, unfinished
from tests.paint.pictures import gallery, painted_games
from tests.paint.test_pictures import all_keys

__all__ = ["finished", "run", "unfinished"]  # fixtures
SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize(
    ("canvas", "theme"),
    [
        pytest.param(canvas, theme, marks=[] if nth in (0, 3) else [pytest.mark.slow])
        for nth, (canvas, theme) in enumerate(product(CANVASES, THEMES))
    ],
)
def test_the_svg_is_well_formed_and_stands_alone(canvas: str, theme: str) -> None:
    for game in painted_games():
        for seen in gallery(game.name, canvas, "fr", every=9):
            text = draw(seen.picture, game.package, theme)
            root = ElementTree.fromstring(text)
            ids = [str(node.get("id")) for node in root.iter() if node.get("id")]
            assert len(set(ids)) == len(ids)
            uses = {str(node.get("href"))[1:] for node in root.iter(f"{SVG}use")}
            assert uses <= set(ids)
            assert "var(" not in text
            assert not re.search(r'(href|src)="(?!#)', text)
            labels = [node.get("aria-label") for node in root.iter(f"{SVG}g") if node.get("role")]
            shown = [key for key in all_keys(seen.picture) if not key.startswith(PREVIEW)]
            assert len(labels) == len(shown)


def test_the_light_changes_and_the_print_stays() -> None:
    noon, dusk = colours("noon"), colours("dusk")
    changed = {name for name in noon if noon[name] != dusk[name]}
    assert {"board", "table", "lit"} <= changed
    assert not {"ink", "card", "seat-1", "teal", "gold"} & changed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("canvas", CANVASES)
def test_draw_writes_a_picture(
    run: Run, unfinished: Path, tmp_path: Path, canvas: str, theme: str, language: str
) -> None:
    out = tmp_path / "board.svg"
    wishes = ("--canvas", canvas, "--theme", theme, "--language", language, "--seat", "1")
    said = run("draw", str(unfinished), "--out", str(out), *wishes)
    assert (0, "") == (said.code, said.err)
    assert str(out) in said.out
    text = out.read_text("utf-8")
    ElementTree.fromstring(text)
    assert colours(theme)["board"] in text
    assert ("La ville" in text) == (language == "fr")
    assert text.count("data:font/woff2;base64,") == 7


def test_draw_takes_a_turn_and_names(run: Run, finished: Path, tmp_path: Path) -> None:
    out = tmp_path / "board.svg"
    run("draw", str(finished), "--out", str(out), "--at", "12", "--names", "Ann,Bea,Cy")
    early = out.read_text("utf-8")
    run("draw", str(finished), "--out", str(out), "--names", "Ann,Bea,Cy")
    assert early != out.read_text("utf-8")
    assert re.search("Ann|Bea|Cy", early)


def test_draw_shows_where_everyone_could_be(run: Run, tmp_path: Path) -> None:
    record = random_record(farwest.load("desperados"), 3, 5)
    file, out = tmp_path / "gang.json", tmp_path / "map.svg"
    file.write_text(record.json())

    def drawn(*wishes: str) -> str:
        said = run("draw", str(file), "--out", str(out), "--at", "40", *wishes)
        assert (0, "") == (said.code, said.err)
        ElementTree.fromstring(out.read_text("utf-8"))
        return out.read_text("utf-8")

    assert "belief-" not in drawn("--seat", "1")
    maps = [drawn("--beliefs", eyes) for eyes in ("0", "1", "watcher", "all")]
    assert all("belief-" in text for text in maps)
    assert [False] * 3 + [True] == ["really is here" in text for text in maps]
    assert drawn("--beliefs", "1") == drawn("--beliefs", "1", "--seat", "1")
    assert drawn("--beliefs", "1") != drawn("--beliefs", "1", "--seat", "0")


def test_draw_says_whose_beliefs_there_are(run: Run, finished: Path, tmp_path: Path) -> None:
    file, wish = tmp_path / "gang.json", ("--out", str(tmp_path / "map.svg"), "--beliefs")
    file.write_text(random_record(farwest.load("desperados"), 3, 5).json())
    assert "goat has no belief map" in run("draw", str(finished), *wish, "0").err
    assert "seats 0 to 2" in run("draw", str(file), *wish, "9").err
    assert "watcher" in run("draw", str(file), *wish, "marshal").err
    assert list(tmp_path.glob("*.svg")) == []


def test_draw_says_what_it_cannot_do(
    run: Run, finished: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = run("draw", str(finished), "--out", str(tmp_path / "board.gif"))
    assert said.code == 2
    assert ".svg or a .png" in said.err
    said = run("draw", str(finished), "--out", str(tmp_path / "b.svg"), "--at", "9999")
    assert "9999" in said.err
    said = run("draw", str(finished), "--out", str(tmp_path / "b.svg"), "--seat", "9")
    assert "seats 0 to 2" in said.err
    monkeypatch.setattr(command, "BROWSERS", ())
    said = run("draw", str(finished), "--out", str(tmp_path / "b.png"))
    assert "write an .svg instead" in said.err
    assert list(tmp_path.glob("b.*")) == []


@pytest.mark.skipif(
    not any(map(shutil.which, command.BROWSERS)), reason="no browser here to make a PNG with"
)
def test_a_browser_makes_a_png(run: Run, finished: Path, tmp_path: Path) -> None:
    out = tmp_path / "board.png"
    said = run("draw", str(finished), "--out", str(out), "--canvas", "tall")
    assert (0, "") == (said.code, said.err)
    data = out.read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = (int.from_bytes(data[k : k + 4], "big") for k in (16, 20))
    assert width == 657 * 2
    assert height > 895 * 2


@pytest.mark.parametrize("canvas", CANVASES)
def test_seats_stand_in_their_strip(canvas: str) -> None:
    for game in painted_games():
        for seen in gallery(game.name, canvas, "en", every=20):
            seats, height = seating(seen.picture)
            assert [seat.key for seat in seats] == [panel.key for panel in seen.picture.panels]
            assert all(seat.x >= 0 and seat.y + seat.height <= height for seat in seats)
            assert all(seat.x + seat.width <= seen.picture.canvas.width + 0.01 for seat in seats)
            least = seen.picture.canvas.label_size
            words = [part for seat in seats for part in seat.parts if isinstance(part, Words)]
            assert all(part.size >= least for part in words)


def test_a_row_keeps_its_room() -> None:
    assert row_of(3, 10, 200, 40, 4) == [10, 54, 98]
    assert row_of(5, 0, 100, 40, 4) == [0, 15, 30, 45, 60]
    assert row_of(1, 7, 9, 40, 4) == [7]
    assert row_of(0, 0, 9, 40, 4) == []


def test_wide_letters_are_wider() -> None:
    assert text_width("Widow", 16, "label") > text_width("litre", 16, "label")
    assert text_width("Kid", 32, "head") == 2 * text_width("Kid", 16, "head")


def test_a_match_of_goat_can_be_painted_for_a_watcher() -> None:
    picture = command.painted(played(seats=4, answers=20), None, "wide")
    assert [panel.seat for panel in picture.panels] == [0, 1, 2, 3]
    assert not picture.touches
