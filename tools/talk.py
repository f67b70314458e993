"""`python -m tools.talk` writes docs/mcp-conversation.md: the SDK's own client at `farwest mcp`.

Every line of it was sent and answered; the same seed says the same again.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from pathlib import Path
from typing import Any, Final

from mcp import StdioServerParameters
from mcp.client.client import Client
from mcp.client.stdio import stdio_client

ROOT: Final = Path(__file__).parents[1]
PAGE: Final = ROOT / "docs" / "mcp-conversation.md"
LONG: Final = 2400  # characters of an answer that are shown
HEAD: Final = """# A conversation over MCP

What the client of the MCP Python SDK asked `farwest mcp`, and what came back; written by
`python -m tools.talk`. Long answers are cut where it says so.
"""


def house() -> StdioServerParameters:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "LC_ALL": "C.UTF-8"}
    return StdioServerParameters(
        command=sys.executable, args=["-m", "farwest.cli", "mcp"], env=environment
    )


class Talk:
    """A line to a server, and what was said on it."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.said: list[tuple[str, dict[str, Any], str, bool]] = []

    async def call(self, tool: str, **wishes: Any) -> str:
        result = await self.client.call_tool(tool, wishes)
        text = "".join(part.text for part in result.content if part.type == "text")
        self.said.append((tool, wishes, text, bool(result.is_error)))
        return text


async def conversation(talk: Talk) -> list[str]:
    """One game of goat against a bot, from the first look at the list to the scores."""
    tools = await talk.client.list_tools()
    await talk.call("games")
    await talk.call("learn", game="goat")
    await talk.call("search_rules", game="goat", words="thief sheriff")
    await talk.call("start_match", game="goat", seats=2, seat=0, bots="greedy", seed=7)
    await talk.call("see", table="table-1", form="json")
    await talk.call("why_not", table="table-1", action="rob bank")
    await talk.call("act", table="table-1", action="fly away")
    while names := json.loads(await talk.call("options", table="table-1")):
        await talk.call("act", table="table-1", action=names[0])
    return [tool.name for tool in tools.tools]


def page(tools: list[str], talk: Talk) -> str:
    parts = [HEAD, f"The server has {len(tools)} tools: {', '.join(f'`{t}`' for t in tools)}.\n"]
    shown = [*range(10), *range(len(talk.said) - 4, len(talk.said))]
    for n, (tool, wishes, text, is_error) in enumerate(talk.said):
        if n not in shown:
            if n - 1 in shown:
                left = len(talk.said) - 14
                parts.append(f"*({left} more calls of the same kind, to the end of the game.)*\n")
            continue
        asked = f"{tool} {json.dumps(wishes, ensure_ascii=False)}"
        cut = f"\n[… {len(text) - LONG:,} more characters]" if len(text) > LONG else ""
        mark = " (an error, for the model to read)" if is_error else ""
        parts.append(f"**→** `{asked}`\n\n**←**{mark}\n\n~~~~text\n{text[:LONG]}{cut}\n~~~~\n")
    return "\n".join(parts)


async def talked() -> str:
    async with Client(stdio_client(house())) as client:
        talk = Talk(client)
        return page(await conversation(talk), talk)


if __name__ == "__main__":
    PAGE.write_text(asyncio.run(talked()), "utf-8")
    print(PAGE.relative_to(ROOT))
