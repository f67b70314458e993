"""What a link tells to whom it is sent: a title, a sentence, a picture of the game's own art."""

from __future__ import annotations

import re
import struct

import pytest

import farwest
from farwest.server.heads import HIGH, HOUSE, WIDE
from farwest.server.settings import STATIC
from tests.server.guests import ME, Guest, HouseProcess, a_bot, get
from tools.palette import HEAD
from tools.share import AFTER_HEADER, MADE_OF, MOST, file_of, made_of

pytestmark = pytest.mark.skipif(
    not (STATIC / "index.html").exists(), reason="the pages are not built: tools/web builds them"
)


def metas(page: str) -> dict[str, str]:
    return dict(re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)">', page))


def test_a_link_to_a_table_names_its_game_and_nobody_at_it(house: HouseProcess) -> None:
    jeanne = Guest(house.address, "Jeanne")
    table = jeanne.found(ME, a_bot(), game="circles")
    page = get(f"{house.address}/table/{table}", headers={"Accept-Language": "fr"}).text
    told = metas(page)

    assert '<html lang="fr"' in page
    assert 1 == page.count("<title>")
    assert "<title>Circles\N{NO-BREAK SPACE}: Far West · farwest</title>" in page
    assert "prenez place, ou regardez" in told["og:description"]
    assert told["description"] == told["og:description"]
    assert f"{house.address}/art/circles.png" == told["og:image"]
    assert f"{house.address}/table/{table}" == told["og:url"]
    assert "Jeanne" not in page


@pytest.mark.parametrize(
    ("path", "sentence"),
    [
        ("/", "alone against bots"),
        ("/rules/goat", "The rules of The Good, the Goat and the Bad"),
        ("/how/meeples", "How to play A Fistful of Meeples"),
        ("/new/carson", "A new table of Carson City"),
        ("/replay/nosuchtable", "alone against bots"),
    ],
)
def test_each_page_has_its_sentence(house: HouseProcess, path: str, sentence: str) -> None:
    assert sentence in metas(get(house.address + path).text)["og:description"]


def test_a_host_s_name_cannot_break_out_of_the_head(house: HouseProcess) -> None:
    page = get(house.address, headers={"Host": 'a"><script>x</script>'}).text

    assert "<script>x" not in page


@pytest.mark.parametrize("name", [HOUSE, *farwest.games()])
def test_a_picture_is_there_and_shows_the_poster_of_today(house: HouseProcess, name: str) -> None:
    sent = get(f"{house.address}/art/{name}.png")

    assert "image/png" == sent.headers["content-type"]
    assert file_of(name).read_bytes() == sent.content
    assert len(sent.content) < MOST
    assert (WIDE, HIGH) == struct.unpack(">II", sent.content[len(HEAD) + 8 : len(HEAD) + 16])
    marked = MADE_OF + made_of(name)
    found = sent.content[AFTER_HEADER + 8 : AFTER_HEADER + 8 + len(marked)]
    assert marked == found, "its poster or words have changed: python -m tools.share draws it anew"


def test_there_is_no_picture_of_what_is_no_game(house: HouseProcess) -> None:
    assert 404 == get(f"{house.address}/art/poker.png").status_code
