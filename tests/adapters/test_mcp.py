"""The MCP server, asked by the client of the protocol's own SDK."""

from __future__ import annotations

import asyncio
import importlib.util
import inspect
import json

import pytest

from farwest.adapters.language.desk import Desk

if importlib.util.find_spec("mcp") is None:
    pytest.skip(
        "the package mcp is not installed: pip install 'farwest[mcp]'", allow_module_level=True
    )

from mcp.client.client import Client
from mcp.client.stdio import stdio_client

from farwest.adapters.mcp import server
from tools.talk import PAGE, Talk, conversation, house, page


def test_every_tool_of_the_desk_is_there_with_its_parameters_and_what_it_does() -> None:
    async def listed() -> list[tuple[str, set[str], str]]:
        async with Client(server()) as client:
            found = (await client.list_tools()).tools
            return [(t.name, set(t.input_schema["properties"]), t.description or "") for t in found]

    wanted = [
        (tool.__name__, set(inspect.signature(tool).parameters), inspect.getdoc(tool))
        for tool in Desk().tools()
    ]
    got = [(name, given, inspect.cleandoc(said)) for name, given, said in asyncio.run(listed())]
    assert got == wanted


def asked(text: str) -> list[str]:
    """The calls of a page, and which of them were refused; texts of games may be mended."""
    return [line for line in text.splitlines() if line.startswith(("**", "The server has"))]


def test_the_recorded_conversation_is_the_one_that_is_had_today() -> None:
    async def again() -> str:
        async with Client(server()) as client:
            talk = Talk(client)
            return page(await conversation(talk), talk)

    recorded = asked(PAGE.read_text("utf-8"))
    assert asked(asyncio.run(again())) == recorded, "python -m tools.talk records it again"
    assert len(recorded) > 20


def test_over_stdio_a_game_begins_and_a_mistake_is_a_sentence() -> None:
    async def talked() -> list[tuple[str, bool]]:
        async with Client(stdio_client(house())) as client:
            talk = Talk(client)
            await talk.call("start_match", game="goat", seats=2, bots="random", seed=1)
            await talk.call("options", table="table-1")
            await talk.call("act", table="table-1", action="fly")
            return [(text, is_error) for *_, text, is_error in talk.said]

    (began, first), (options, second), (refused, third) = asyncio.run(talked())
    assert (first, second, third) == (False, False, True)
    assert began.startswith("You sit at table-1.")
    assert len(json.loads(options)) > 1
    assert "goat has no action 'fly'" in refused
    assert "Traceback" not in refused
