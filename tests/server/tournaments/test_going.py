"""Who goes for good takes their part along, and those who stay play on."""

from __future__ import annotations

import asyncio
import io
import json
import zipfile
from pathlib import Path
from typing import Any

from tests.server.notices.homes import opened
from tests.server.tournaments.playing import FAST, begun, play_round


def test_what_somebody_hosted_goes_on_without_them(tmp_path: Path) -> None:
    async def play() -> tuple[list[Any], dict[str, Any], dict[str, Any]]:
        async with opened(tmp_path, None) as home:
            people = [await home.guest(name) for name in ("Ann", "Bea", "Cal")]
            ann, bea, _ = people
            name = await begun(ann, people, 5)
            waiting = (await ann.post("/api/tournaments", {"title": "Tin cup", **FAST}))["id"]
            await ann.post(f"/api/tournaments/{name}/pair")
            exported = await ann.http.get("/api/me/export")
            with zipfile.ZipFile(io.BytesIO(exported.content)) as packed:
                mine = json.loads(packed.read("tournaments.json"))
            await ann.post("/api/me/delete", {"name": "Ann", "password": ""})
            await play_round(home, name, people[1:])
            await play_round(home, name, people[1:])
            pages = [await bea.get(f"/api/tournaments/{cup}") for cup in (name, waiting)]
            return mine, pages[0], pages[1]

    mine, page, waiting = asyncio.run(play())
    assert [("Silver cup", "playing", True, "Ann", 1)] == [
        (cup["title"], cup["stage"], cup["hosted"], cup["entered"]["name"], len(cup["tables"]))
        for cup in mine[:1]
    ]
    assert ("Tin cup", True, False) == (mine[1]["title"], mine[1]["hosted"], "entered" in mine[1])
    assert ("over", 2) == (page["card"]["stage"], len(page["rounds"]))
    assert "Ann" not in {one["name"] for one in page["contestants"]}
    assert "over" == waiting["card"]["stage"]
