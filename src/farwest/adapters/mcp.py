"""The desk of a language model as an MCP server over stdio: `farwest mcp`.

The protocol is the SDK's (docs/decisions/0019-mcp.md); what the tools say is the desk's.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, Final

import farwest
from farwest.adapters.language.desk import Desk
from farwest.kernel.errors import BadCall, FarwestError

INSTRUCTIONS: Final = (
    "Far West board games. `games` lists them; `learn` and `rules` say how one is played; "
    "`start_match` begins one against bots, `sit` joins a table of a house; then `see`, `options` "
    "and `act`, until the game is over. `why_not` says why something is not possible."
)


def server(desk: Desk | None = None) -> Any:
    """Every tool of a desk, with the same name and parameters."""
    try:
        from mcp.server import MCPServer
        from mcp.server.mcpserver.exceptions import ToolError
    except ImportError as error:
        cure = "pip install 'farwest[mcp]' brings it"
        raise BadCall(f"An MCP server needs {error.name}: {cure}.") from None

    def told(tool: Callable[..., str]) -> Callable[..., str]:
        """What went wrong is a sentence for the model, not a traceback."""

        @wraps(tool)
        def call(*given: Any, **wishes: Any) -> str:
            try:
                return tool(*given, **wishes)
            except FarwestError as error:
                raise ToolError(str(error)) from None

        return call

    made: Any = MCPServer(
        "farwest",
        instructions=INSTRUCTIONS,
        version=farwest.__version__,
        log_level="CRITICAL",  # a refusal is no fault of the server
    )
    for tool in (desk or Desk()).tools():
        made.tool(structured_output=False)(told(tool))
    return made
